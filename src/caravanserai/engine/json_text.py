"""JSON written by compiled rules: the fields of records, and what sheets say.

Text goes to an array of characters; each function takes the length so far and returns the new
length.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.sheets import (
    EACH,
    END,
    FLAG,
    LIST,
    MAP,
    MOST_DEEP,
    NOTHING,
    NUMBER,
    PHRASE,
    ROOM,
    Sheet,
)

Text = NDArray[np.int8]  # UTF-8
Numbers = NDArray[np.int32]
Marks = NDArray[np.int64]

COMMA, COLON, MINUS, ZERO = (ord(c) for c in ",:-0")
OPEN_LIST, CLOSE_LIST, OPEN_MAP, CLOSE_MAP = (ord(c) for c in "[]{}")


class Pen(NamedTuple):
    """What writing needs."""

    words: Text  # as JSON, one after the other
    starts: Numbers  # where each word begins, and the last one ends
    out: Text


_HASH_START: Final = 1469598103934665603  # FNV-1a
_HASH_FACTOR: Final = 1099511628211


@rule
def put(pen: Pen, n: int, character: int) -> int:
    """Write a character at position `n` if there is room; return the new length."""
    if n < len(pen.out):
        pen.out[n] = character
    return n + 1


@rule
def put_word(pen: Pen, n: int, word: int) -> int:
    """Write a word in its JSON form."""
    for i in range(pen.starts[word], pen.starts[word + 1]):
        n = put(pen, n, pen.words[i])
    return n


@rule
def put_number(pen: Pen, n: int, value: int) -> int:
    """Write a number in decimal."""
    if value < 0:
        n = put(pen, n, MINUS)
        value = -value
    power = 1
    while value // power >= 10:
        power *= 10
    while power > 0:
        n = put(pen, n, ZERO + value // power % 10)
        power //= 10
    return n


# Views and facts


@rule
def put_fields(before: Text, after: Text, whole: bool, layout: Numbers, pen: Pen, n: int) -> int:
    """Write all fields of a record, or only those that changed."""
    began = n
    for field in range(len(layout)):
        if whole or differs(before, after, layout[field, 1], layout[field, 3]):
            if n > began:
                n = put(pen, n, COMMA)
            n = put_word(pen, n, layout[field, 0])
            n = put(pen, n, COLON)
            n = put_field(after, layout, field, pen, n)
    return n


@rule
def differs(one: Text, other: Text, place: int, size: int) -> bool:
    """Are these bytes different?"""
    for i in range(place, place + size):
        if one[i] != other[i]:
            return True
    return False


@rule
def put_field(record: Text, layout: Numbers, field: int, pen: Pen, n: int) -> int:
    """Write a field: a number, or lists of them within lists."""
    size = layout[field, 2]
    count = layout[field, 3] // size
    inner = layout[field, 6]
    middle = layout[field, 5] * max(inner, 1)
    outer = count if layout[field, 4] else 0
    for i in range(count):
        if i:
            n = put(pen, n, COMMA)
        n = put_brackets(pen, n, OPEN_LIST, i, outer, middle, inner)
        n = put_number(pen, n, number_at(record, layout[field, 1] + i * size, size))
        n = put_brackets(pen, n, CLOSE_LIST, i + 1, outer, middle, inner)
    return n


@rule
def put_brackets(
    pen: Pen, n: int, bracket: int, place: int, outer: int, middle: int, inner: int
) -> int:
    """Write a bracket for each nested list that begins or ends at a place."""
    if outer and place % outer == 0:
        n = put(pen, n, bracket)
    if middle and place % middle == 0:
        n = put(pen, n, bracket)
    if inner and place % inner == 0:
        n = put(pen, n, bracket)
    return n


@rule
def number_at(record: Text, place: int, size: int) -> int:
    """A number of this many bytes; the last one holds its sign."""
    value = int(record[place + size - 1])
    for i in range(size - 2, -1, -1):
        value = value * 256 + (int(record[place + i]) & 255)
    return value


# Sheets


@rule
def put_details(rows: Sheet, marks: Marks, whole: bool, began: int, pen: Pen, n: int) -> int:
    """Write all fields of a sheet, or those whose marks changed; update the marks.

    began: where the enclosing mapping begins.
    """
    i = 1
    field = 0
    while i <= rows[0, 0]:
        end = end_of(rows, i)
        mark = mark_of(rows, i, end)
        if whole or marks[field] != mark:
            marks[field] = mark
            if n > began:
                n = put(pen, n, COMMA)
            n = put_rows(rows, i, end, pen, n)
        i = end
        field += 1
    return n


@rule
def end_of(rows: Sheet, i: int) -> int:
    """The row after whatever begins at row `i`."""
    depth = 0
    while i < ROOM:
        if rows[i, 0] == MAP or rows[i, 0] == LIST or rows[i, 0] == PHRASE:
            depth += 1
        elif rows[i, 0] == END:
            depth -= 1
        i += 1
        if depth == 0:
            break
    return i


@rule
def mark_of(rows: Sheet, i: int, end: int) -> int:
    """A hash of what these rows say; different rows almost certainly get a different one."""
    mark = _HASH_START
    for k in range(i, end):
        for column in range(3):
            mark = (mark ^ int(rows[k, column])) * _HASH_FACTOR
    return mark


@rule
def put_rows(rows: Sheet, i: int, end: int, pen: Pen, n: int) -> int:
    """Write what these rows say."""
    closing = scratch(MOST_DEEP)
    depth = 0
    is_first = True
    while i < end:
        what = int(rows[i, 0])
        if what == END:
            depth -= 1
            n = put_short(pen, n, closing[depth])
            is_first = False
            i += 1
            continue
        if not is_first:
            n = put(pen, n, COMMA)
        if rows[i, 1] != EACH:
            n = put_word(pen, n, rows[i, 1])
            n = put(pen, n, COLON)
        is_first = what == MAP or what == LIST or what == PHRASE
        if is_first:
            is_bare = what == PHRASE and rows[i + 1, 0] == END
            n = put_opening(what, rows[i, 2], is_bare, pen, n)
            closing[depth] = closing_of(what, is_bare)
            depth += 1
        else:
            n = put_value(what, rows[i, 2], pen, n)
        i += 1
    return n


@rule
def put_opening(what: int, message: int, is_bare: bool, pen: Pen, n: int) -> int:
    """Write the opening of a mapping, a list, or a phrase with or without arguments."""
    if what == LIST:
        return put(pen, n, OPEN_LIST)
    n = put(pen, n, OPEN_MAP)
    if what == PHRASE:
        n = put_short(pen, n, ID)
        n = put_word(pen, n, message)
        if not is_bare:
            n = put_short(pen, n, ARGS)
            n = put_short(pen, n, OPENS)
    return n


@rule
def closing_of(what: int, is_bare: bool) -> int:
    """Its closing."""
    if what == PHRASE and not is_bare:
        return END_OF_PHRASE
    return CLOSE_LIST if what == LIST else CLOSE_MAP


@rule
def put_value(what: int, value: int, pen: Pen, n: int) -> int:
    """Write a number, a word, true, false or null."""
    if what == NUMBER:
        return put_number(pen, n, value)
    if what == FLAG:
        return put_short(pen, n, TRUE if value else FALSE)
    if what == NOTHING:
        return put_short(pen, n, NULL)
    return put_word(pen, n, value)


def short(text: bytes) -> int:
    """A text of at most eight characters, packed into a number."""
    assert len(text) <= 8
    return int.from_bytes(text, "little")


TRUE, FALSE, NULL = short(b"true"), short(b"false"), short(b"null")
ID, ARGS, OPENS, END_OF_PHRASE = short(b'"id":'), short(b',"args'), short(b'":{'), short(b"}}")


@rule
def put_short(pen: Pen, n: int, text: int) -> int:
    """Write a short text."""
    while text:
        n = put(pen, n, text & 127)
        text >>= 8
    return n
