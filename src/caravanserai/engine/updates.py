"""What is new to the audiences of a game, as JSON: their views, the facts that follow from them,
what they are asked, and what happened.

Of views and facts only those fields are written that an audience was not shown as they are. One
compiled call writes everything for all audiences; with plain rules the same is done in Python.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import numpy as np

from caravanserai.engine.contract import choice, event, facts, legal, prompt
from caravanserai.engine.events import ALL, AUDIENCE, Buffer, EventKind
from caravanserai.engine.jit import rule
from caravanserai.engine.json_text import (
    CLOSE_MAP,
    COLON,
    COMMA,
    NULL,
    OPENS,
    Marks,
    Numbers,
    Text,
    put,
    put_facts,
    put_fields,
    put_number,
    put_rows,
    put_short,
    put_word,
    short,
)
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.position import Position
from caravanserai.engine.record import Record, Rows, copy_rows
from caravanserai.engine.sheets import ROOM, Sheet, clear, sheet
from caravanserai.engine.vocabulary import NOBODY_WORD, SEAT_A

if TYPE_CHECKING:
    from caravanserai.engine.game import Game

_NUMBER_SIZE: Final = 7  # characters, a comma among them
_MOST_FACTS: Final = 64  # fields of a sheet of facts
_SECTIONS: Final = 5
_HEAD, _PRIVATE, _FIRST_FIELD = 0, 1, 2  # columns of the layout of events
_NAME, _VALUES, _SECRET, _FIELD_SIZE = 0, 1, 2, 3
_MOST_FIELDS: Final = 3  # of an event
_AS_NUMBER, _AS_SEAT = -1, -2  # what the number in a field of an event stands for
_FIELDS, _SAY = short(b',"fields'), short(b',"say":')

encode = msgspec.json.Encoder().encode


class News(NamedTuple):
    """What is new to an audience, as the insides of JSON objects and arrays."""

    view: bytes  # fields
    facts: bytes  # fields
    prompt: bytes  # a phrase, or nothing if this seat is not asked
    legal: bytes  # choices
    events: bytes


class Press(NamedTuple):
    """What writing needs for games in one box."""

    layout: Numbers  # of each field: word, place, size of a number, of all; up to 3 dimensions
    words: Text  # as JSON, one after the other
    starts: Numbers  # where each word begins, and the last one ends
    heads: int  # the first word of choices: each up to what is said of it
    told: Numbers  # of each kind of event: head, is it private; of each field name, values, secret
    actions: Buffer
    sheet: Sheet
    out: Text
    ends: Numbers  # where what is written for an audience ends, section by section


def press(game: "Game", box: Rows, audiences: int) -> Press:
    """For games in this box."""
    state, said = game.state_class, list(game.vocabulary(box))
    fields = [name for name in state.fields if name != "rng"]
    heads = [encode(choice_of(game, action, 0))[:-2] for action in range(len(game.actions))]
    pieces = _Pieces([*map(encode, said), *map(encode, fields), *heads])
    told = [_told(game, kind, pieces) for kind in game.events]
    row_size = 2 * max(map(len, pieces.made)) + 2  # characters: a key, a colon, a word, a comma
    room = state.dtype.itemsize * _NUMBER_SIZE + ROOM * row_size
    return Press(
        np.array([_place(state, n, len(said) + i) for i, n in enumerate(fields)], np.int32),
        np.frombuffer(b"".join(pieces.made), np.int8),
        np.cumsum([0, *map(len, pieces.made)], dtype=np.int32),
        len(said) + len(fields),
        np.array(told, np.int32),
        np.zeros(len(game.actions), np.int16),
        sheet(),
        np.zeros(audiences * room, np.int8),
        np.zeros((audiences, _SECTIONS), np.int32),
    )


class _Pieces:
    """A growing list of pieces of JSON."""

    def __init__(self, made: list[bytes]) -> None:
        self.made = made

    def add(self, *pieces: bytes) -> int:
        self.made += pieces
        return len(self.made) - len(pieces)


def _place(state: type[Record], name: str, word: int) -> tuple[int, ...]:
    field, places = state.fields[name], state.dtype.fields
    assert places is not None
    kind, place = places[name][:2]
    size = np.dtype(field.number).itemsize
    return word, place, size, kind.itemsize, *(*field.shape, 0, 0, 0)[:3]


def _told(game: "Game", kind: EventKind, pieces: _Pieces) -> list[int]:
    """How events of a kind are written."""
    row = [pieces.add(b'{"kind":%b,"seat":' % encode(kind.name)), int(kind.private)]
    for name in kind.fields:
        row += [pieces.add(encode(name)), _values(game, name, pieces), int(name in kind.secret)]
    return row + [-1] * (_FIRST_FIELD + _FIELD_SIZE * _MOST_FIELDS - len(row))


def _values(game: "Game", name: str, pieces: _Pieces) -> int:
    """What the number in a field of an event stands for."""
    if name in game.seat_fields:
        return _AS_SEAT
    if name in game.field_names:
        return pieces.add(*map(encode, game.field_names[name]))
    return _AS_NUMBER


class Updates:
    """Knows what each audience was shown of its view, and writes what is new to it."""

    def __init__(self, game: "Game", box: Rows, views: Rows) -> None:
        self._game, self._box, self._press = game, box, game.press(box)
        self._shown = copy_rows(views)
        self._marks = np.zeros((len(views), _MOST_FACTS), np.int64)  # of the facts shown
        self._facts: list[dict[str, Any]] = [{} for _ in views]  # the same by plain rules
        self.watch(views)

    def watch(self, views: Rows) -> None:
        """These are the views from now on; what was shown was shown."""
        self._views = views
        self._bytes = _as_bytes(views), _as_bytes(self._shown)

    def since_shown(self, viewers: Iterable[int], asked: int, rows: Buffer) -> dict[int, News]:
        """What is new to these audiences, which have been shown a view before.

        asked: a mask of the seats that may act. rows: the events of the last action.
        """
        return self._written(sorted(viewers), False, asked, rows)

    def whole(self, viewer: int, asked: int, rows: Buffer) -> News:
        """The same for an audience that begins: all fields."""
        return self._written([viewer], True, asked, rows)[viewer]

    def events(self, viewer: int, rows: Buffer) -> bytes:
        """Events as an audience may know of them that has just been shown its view."""
        if self._game.is_compiled:
            return self._compiled([viewer], False, 0, rows)[viewer].events
        return self._plain_events(viewer, rows)

    def _plain_events(self, viewer: int, rows: Buffer) -> bytes:
        view = Position(self._box, self._views[viewer : viewer + 1])
        return b",".join(encode(told) for told in events_of(self._game, view, rows, viewer))

    def _written(
        self, viewers: list[int], whole: bool, asked: int, rows: Buffer
    ) -> dict[int, News]:
        if self._game.is_compiled:
            return self._compiled(viewers, whole, asked, rows)
        return {viewer: self._plain(viewer, whole, asked, rows) for viewer in viewers}

    def _compiled(
        self, viewers: list[int], whole: bool, asked: int, rows: Buffer
    ) -> dict[int, News]:
        used, mask = self._press, sum(1 << viewer for viewer in viewers)
        records = self._box, self._views, self._shown, *self._bytes, self._marks
        write: Any = self._game.kernel(write_updates)
        length = write(*records, mask, whole, asked, rows, *used)
        assert length <= len(used.out), "a message beyond all measure"
        text, ends, began = used.out[:length].tobytes(), used.ends.tolist(), 0
        made = {}
        for viewer in viewers:
            view, facts, prompt, legal, events = ends[viewer]
            made[viewer] = News(
                text[began:view],
                text[view:facts],
                text[facts:prompt],
                text[prompt:legal],
                text[legal:events],
            )
            began = events
        return made

    def _plain(self, viewer: int, whole: bool, asked: int, rows: Buffer) -> News:
        game, view = self._game, self._views[viewer : viewer + 1]
        before, shown = self._facts[viewer], self._shown[viewer : viewer + 1]
        fields, old = (game.state_class.read(rows).named() for rows in (view, shown))
        changed = {n: v for n, v in fields.items() if whole or v != old[n]}
        facts = game.changing_facts(Position(self._box, view))
        differ = {n: v for n, v in facts.items() if whole or v != before.get(n)}
        shown[:], self._facts[viewer] = view, facts
        position, is_asked = Position(self._box, view), asked >> viewer & 1
        choices = game.legal(position, viewer) if is_asked else []
        return News(
            encode(changed)[1:-1],
            encode(differ)[1:-1],
            encode(game.prompt(position, viewer)) if is_asked else b"",
            b",".join(
                encode(choice_of(game, a, game.choice(position, viewer, a))) for a in choices
            ),
            self._plain_events(viewer, rows),
        )


def choice_of(game: "Game", action: int, say: Any) -> dict[str, Any]:
    """A legal action as it is sent, with what is said of it."""
    text, kind = game.actions.text(action), game.actions.kind(action)
    return {"action": text, "kind": kind, "parameter": text[len(kind) :].strip(), "say": say}


def events_of(game: "Game", view: Position, rows: Buffer, viewer: int) -> list[dict[str, Any]]:
    """Events as they are sent to an audience."""
    return [
        {
            "kind": event.kind,
            "seat": SEAT_NAMES[event.seat] if event.seat >= 0 else None,
            "fields": {name: game.field_value(name, v) for name, v in event.fields.items()},
            "say": game.event_phrase(view, event, viewer),
        }
        for event in game.cut(rows, viewer)
    ]


def _as_bytes(rows: Rows) -> Text:
    """Records as the bytes they consist of, one row a record."""
    return rows.view(np.int8).reshape(len(rows), -1)


# Compiled


def write_updates(
    boxes: Any,
    views: Any,
    shown: Any,
    view_bytes: Text,
    shown_bytes: Text,
    marks: Marks,
    audiences: int,
    whole: bool,
    asked: int,
    rows: Buffer,
    layout: Numbers,
    words: Text,
    starts: Numbers,
    heads: int,
    told: Numbers,
    actions: Buffer,
    used: Sheet,
    out: Text,
    ends: Numbers,
) -> int:
    """Write what is new to each of a mask of audiences, whose views are elements of `views`.

    Then they have been shown it. The two arrays of bytes are those of the records. Return the
    length.
    """
    n = 0
    box = boxes[0]
    for viewer in range(len(views)):
        if audiences >> viewer & 1:
            s = views[viewer]
            before, after = shown_bytes[viewer], view_bytes[viewer]
            n = put_fields(before, after, whole, layout, words, starts, out, n)
            ends[viewer, 0] = n
            clear(used)
            facts(box, s, used)
            n = put_facts(used, marks[viewer], whole, words, starts, out, n)
            ends[viewer, 1] = n
            if asked >> viewer & 1:
                clear(used)
                prompt(box, s, viewer, used)
                n = put_rows(used, 1, used[0, 0] + 1, words, starts, out, n)
            ends[viewer, 2] = n
            if asked >> viewer & 1:
                count = legal(box, s, viewer, actions)
                for i in range(count):
                    if i:
                        n = put(out, n, COMMA)
                    n = put_word(out, n, words, starts, heads + actions[i])
                    clear(used)
                    choice(box, s, viewer, int(actions[i]), used)
                    n = put_rows(used, 1, used[0, 0] + 1, words, starts, out, n)
                    n = put(out, n, CLOSE_MAP)
            ends[viewer, 3] = n
            n = put_events(box, s, viewer, rows, words, starts, told, used, out, n)
            ends[viewer, 4] = n
            shown[viewer] = s
    return n


@rule
def put_events(
    box: Any,
    s: Any,
    viewer: int,
    rows: Buffer,
    words: Text,
    starts: Numbers,
    told: Numbers,
    used: Sheet,
    out: Text,
    n: int,
) -> int:
    """Write the events that an audience may know of, without what it may not know."""
    began = n
    for i in range(len(rows)):
        kind = int(rows[i, 0])
        sees = viewer == ALL or rows[i, AUDIENCE] >> viewer & 1
        if sees or not told[kind, _PRIVATE]:
            if n > began:
                n = put(out, n, COMMA)
            hidden = 0 if sees else secrets_of(told, kind)
            n = put_event(rows, i, hidden, words, starts, told, out, n)
            clear(used)
            a = 0 if hidden & 1 else int(rows[i, 2])
            b = 0 if hidden & 2 else int(rows[i, 3])
            c = 0 if hidden & 4 else int(rows[i, 4])
            event(box, s, kind, int(rows[i, 1]), a, b, c, hidden, viewer, used)
            n = put_rows(used, 1, used[0, 0] + 1, words, starts, out, n)
            n = put(out, n, CLOSE_MAP)
    return n


@rule
def secrets_of(told: Numbers, kind: int) -> int:
    """A mask of the fields that only the audience of an event of this kind sees."""
    hidden = 0
    for field in range(_MOST_FIELDS):
        if told[kind, _FIRST_FIELD + _FIELD_SIZE * field + _SECRET] > 0:
            hidden |= 1 << field
    return hidden


@rule
def put_event(
    rows: Buffer,
    i: int,
    hidden: int,
    words: Text,
    starts: Numbers,
    told: Numbers,
    out: Text,
    n: int,
) -> int:
    """Write an event up to what is said of it."""
    kind = int(rows[i, 0])
    n = put_word(out, n, words, starts, told[kind, _HEAD])
    n = put_seat(out, n, words, starts, int(rows[i, 1]), False)
    n = put_short(out, n, _FIELDS)
    n = put_short(out, n, OPENS)
    for field in range(_MOST_FIELDS):
        place = _FIRST_FIELD + _FIELD_SIZE * field
        if told[kind, place + _NAME] >= 0:
            if field:
                n = put(out, n, COMMA)
            n = put_word(out, n, words, starts, told[kind, place + _NAME])
            n = put(out, n, COLON)
            if hidden >> field & 1:
                n = put_short(out, n, NULL)
            else:
                values, value = told[kind, place + _VALUES], int(rows[i, 2 + field])
                n = put_field_value(values, value, words, starts, out, n)
    n = put(out, n, CLOSE_MAP)
    return put_short(out, n, _SAY)


@rule
def put_field_value(
    values: int, value: int, words: Text, starts: Numbers, out: Text, n: int
) -> int:
    """Write what the number in a field of an event stands for."""
    if values == _AS_NUMBER:
        return put_number(out, n, value)
    if values == _AS_SEAT:
        return put_seat(out, n, words, starts, value, True)
    return put_word(out, n, words, starts, values + value)


@rule
def put_seat(out: Text, n: int, words: Text, starts: Numbers, seat: int, is_field: bool) -> int:
    """Write a seat; nobody is null, or a dash in a field."""
    if seat >= 0:
        return put_word(out, n, words, starts, SEAT_A + seat)
    return put_word(out, n, words, starts, NOBODY_WORD) if is_field else put_short(out, n, NULL)
