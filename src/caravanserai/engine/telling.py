"""What has become different between two views of one audience, written as JSON by compiled code.

Of a view, and of the sheet of facts that follow from it, only those fields are written that are no
longer as they were: `"camel":3,"coins":[4,2,3,3]`, to be put between braces.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine.contract import facts
from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.record import Record, Rows, copy_rows
from caravanserai.engine.sheets import (
    EACH,
    END,
    FLAG,
    LIST,
    MAP,
    MOST_DEEP,
    NOTHING,
    NUMBER,
    ROOM,
    Sheet,
    clear,
    sheet,
)

Text = NDArray[np.int8]  # ASCII only
Numbers = NDArray[np.int32]

COMMA, COLON, MINUS, ZERO = (ord(c) for c in ",:-0")
OPEN_LIST, CLOSE_LIST, OPEN_MAP, CLOSE_MAP = (ord(c) for c in "[]{}")
_NUMBER_SIZE: Final = 7  # characters, a comma among them


class Press(NamedTuple):
    """What the writing of one game needs; the same is used for every message.

    layout: of each field of a view its word, place, size of a number, size of them all, and how
    many there are in each of three dimensions (0: there is no such dimension). words: in quotation
    marks, one after the other; starts: where each begins, and the last one ends. ends: where what
    is written for an audience ends, for its view and its facts.
    """

    layout: Numbers
    words: Text
    starts: Numbers
    before: Sheet
    after: Sheet
    out: Text
    ends: Numbers


def press(state: type[Record], fact_words: Sequence[str], audiences: int) -> Press:
    """For the views of a game, and facts of these words."""
    fields = [name for name in state.fields if name != "rng"]
    words = [f'"{word}"'.encode("ascii") for word in [*fact_words, *fields]]
    row_size = 2 * max(map(len, words)) + 2  # characters: a key, a colon, a word, a comma
    room = sum(map(len, words)) + state.dtype.itemsize * _NUMBER_SIZE + ROOM * row_size
    return Press(
        np.array([_place(state, n, len(fact_words) + i) for i, n in enumerate(fields)], np.int32),
        np.frombuffer(b"".join(words), np.int8),
        np.cumsum([0, *map(len, words)], dtype=np.int32),
        sheet(),
        sheet(),
        np.zeros(audiences * room, np.int8),
        np.zeros((audiences, 2), np.int32),
    )


def _place(state: type[Record], name: str, word: int) -> tuple[int, ...]:
    field, places = state.fields[name], state.dtype.fields
    assert places is not None
    kind, place = places[name][:2]
    size = np.dtype(field.number).itemsize
    return word, place, size, kind.itemsize, *(*field.shape, 0, 0, 0)[:3]


class Teller:
    """Tells each audience what became different in its view since it was shown it."""

    def __init__(self, box: Rows, views: Rows, used: Press, kernel: Callable[[], Any]) -> None:
        self.shown = copy_rows(views)
        self._used, self._kernel = used, kernel
        self._records = box, views, self.shown, as_text(views), as_text(self.shown)

    def told(self, audiences: int) -> tuple[bytes, list[list[int]]]:
        """What is new to a mask of audiences, as JSON; then they have been shown it.

        For each audience, where its part about the view ends, and the one about the facts.
        """
        used = self._used
        length = self._kernel()(*self._records, audiences, *used)
        assert length <= len(used.out), "a message beyond all measure"
        return used.out[:length].tobytes(), used.ends.tolist()


def as_text(rows: Rows) -> Text:
    """Records as the bytes they consist of, one row a record."""
    return rows.view(np.int8).reshape(len(rows), -1)


def tell_at(
    boxes: Any,
    views: Any,
    shown: Any,
    view_bytes: Text,
    shown_bytes: Text,
    audiences: int,
    layout: Numbers,
    words: Text,
    starts: Numbers,
    before: Sheet,
    after: Sheet,
    out: Text,
    ends: Numbers,
) -> int:
    """Write for each of a mask of audiences what in its element of `views` differs from `shown`.

    Then it is shown. The two arrays of bytes are those of the records. Return the length.
    """
    n = 0
    for viewer in range(len(views)):
        if audiences >> viewer & 1:
            n = put_fields(shown_bytes[viewer], view_bytes[viewer], layout, words, starts, out, n)
            ends[viewer, 0] = n
            clear(before)
            facts(boxes[0], shown[viewer], before)
            clear(after)
            facts(boxes[0], views[viewer], after)
            n = put_facts(before, after, words, starts, out, n)
            ends[viewer, 1] = n
            shown[viewer] = views[viewer]
    return n


@rule
def put(out: Text, n: int, character: int) -> int:
    """Write a character as number `n`, if there is room; return how many there are then."""
    if n < len(out):
        out[n] = character
    return n + 1


@rule
def put_word(out: Text, n: int, words: Text, starts: Numbers, word: int) -> int:
    """Write a word in its quotation marks."""
    for i in range(starts[word], starts[word + 1]):
        n = put(out, n, words[i])
    return n


@rule
def put_number(out: Text, n: int, value: int) -> int:
    """Write a number in decimals."""
    if value < 0:
        n = put(out, n, MINUS)
        value = -value
    power = 1
    while value // power >= 10:
        power *= 10
    while power > 0:
        n = put(out, n, ZERO + value // power % 10)
        power //= 10
    return n


# Views


@rule
def put_fields(
    before: Text, after: Text, layout: Numbers, words: Text, starts: Numbers, out: Text, n: int
) -> int:
    """Write the fields of a record that are different in another."""
    began = n
    for field in range(len(layout)):
        if differs(before, after, layout[field, 1], layout[field, 3]):
            if n > began:
                n = put(out, n, COMMA)
            n = put_word(out, n, words, starts, layout[field, 0])
            n = put(out, n, COLON)
            n = put_field(after, layout, field, out, n)
    return n


@rule
def differs(one: Text, other: Text, place: int, size: int) -> bool:
    """Are these bytes different?"""
    for i in range(place, place + size):
        if one[i] != other[i]:
            return True
    return False


@rule
def put_field(record: Text, layout: Numbers, field: int, out: Text, n: int) -> int:
    """Write a field: a number, or lists of them within lists."""
    size = layout[field, 2]
    count = layout[field, 3] // size
    inner = layout[field, 6]
    middle = layout[field, 5] * max(inner, 1)
    outer = count if layout[field, 4] else 0
    for i in range(count):
        if i:
            n = put(out, n, COMMA)
        n = put_brackets(out, n, OPEN_LIST, i, outer, middle, inner)
        n = put_number(out, n, number_at(record, layout[field, 1] + i * size, size))
        n = put_brackets(out, n, CLOSE_LIST, i + 1, outer, middle, inner)
    return n


@rule
def put_brackets(
    out: Text, n: int, bracket: int, place: int, outer: int, middle: int, inner: int
) -> int:
    """Write a bracket for each list of so many numbers that begins or ends at a place."""
    if outer and place % outer == 0:
        n = put(out, n, bracket)
    if middle and place % middle == 0:
        n = put(out, n, bracket)
    if inner and place % inner == 0:
        n = put(out, n, bracket)
    return n


@rule
def number_at(record: Text, place: int, size: int) -> int:
    """A number of so many bytes, the last of which has its sign."""
    value = int(record[place + size - 1])
    for i in range(size - 2, -1, -1):
        value = value * 256 + (int(record[place + i]) & 255)
    return value


# Facts


@rule
def put_facts(before: Sheet, after: Sheet, words: Text, starts: Numbers, out: Text, n: int) -> int:
    """Write the fields of a sheet that are different in another, which has the same fields."""
    began = n
    i = 1
    j = 1
    while j <= after[0, 0]:
        i_end = end_of(before, i)
        j_end = end_of(after, j)
        if not same_rows(before, i, i_end, after, j, j_end):
            if n > began:
                n = put(out, n, COMMA)
            n = put_rows(after, j, j_end, words, starts, out, n)
        i = i_end
        j = j_end
    return n


@rule
def end_of(rows: Sheet, i: int) -> int:
    """Where what begins at row `i` is over."""
    depth = 0
    while i < ROOM:
        if rows[i, 0] == MAP or rows[i, 0] == LIST:
            depth += 1
        elif rows[i, 0] == END:
            depth -= 1
        i += 1
        if depth == 0:
            break
    return i


@rule
def same_rows(one: Sheet, i: int, i_end: int, other: Sheet, j: int, j_end: int) -> bool:
    """Do these rows say the same?"""
    if i_end - i != j_end - j:
        return False
    for k in range(i_end - i):
        if one[i + k, 0] != other[j + k, 0] or one[i + k, 1] != other[j + k, 1]:
            return False
        if one[i + k, 2] != other[j + k, 2]:
            return False
    return True


@rule
def put_rows(rows: Sheet, i: int, end: int, words: Text, starts: Numbers, out: Text, n: int) -> int:
    """Write what these rows say."""
    closing = scratch(MOST_DEEP)
    depth = 0
    is_first = True
    while i < end:
        if rows[i, 0] == END:
            depth -= 1
            n = put(out, n, closing[depth])
            is_first = False
            i += 1
            continue
        if not is_first:
            n = put(out, n, COMMA)
        if rows[i, 1] != EACH:
            n = put_word(out, n, words, starts, rows[i, 1])
            n = put(out, n, COLON)
        is_first = False
        if rows[i, 0] == MAP or rows[i, 0] == LIST:
            is_map = rows[i, 0] == MAP
            n = put(out, n, OPEN_MAP if is_map else OPEN_LIST)
            closing[depth] = CLOSE_MAP if is_map else CLOSE_LIST
            depth += 1
            is_first = True
        else:
            n = put_value(rows[i, 0], rows[i, 2], words, starts, out, n)
        i += 1
    return n


@rule
def put_value(what: int, value: int, words: Text, starts: Numbers, out: Text, n: int) -> int:
    """Write a number, a word, true, false or null."""
    if what == NUMBER:
        return put_number(out, n, value)
    if what == FLAG:
        return put_name(out, n, TRUE if value else FALSE)
    if what == NOTHING:
        return put_name(out, n, NULL)
    return put_word(out, n, words, starts, value)


TRUE, FALSE, NULL = (int.from_bytes(name, "little") for name in (b"true", b"false", b"null"))


@rule
def put_name(out: Text, n: int, name: int) -> int:
    """Write a short name, given as a number of its characters."""
    while name:
        n = put(out, n, name & 127)
        name >>= 8
    return n
