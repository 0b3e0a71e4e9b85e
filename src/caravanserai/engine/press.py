"""What is needed to write a game's updates, made once for each box."""

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import numpy as np

from caravanserai.engine.events import Buffer, EventKind
from caravanserai.engine.json_text import Numbers, Text
from caravanserai.engine.record import Record, Rows
from caravanserai.engine.sheets import ROOM, Sheet, sheet
from caravanserai.engine.update_kernel import (
    AS_NUMBER,
    AS_SEAT,
    FIELD_SIZE,
    FIRST_FIELD,
    MOST_FIELDS,
    SECTIONS,
)
from caravanserai.engine.updates import head_of

if TYPE_CHECKING:
    from caravanserai.engine.game import Game

_NUMBER_SIZE: Final = 7  # characters, including a comma

encode = msgspec.json.Encoder().encode


class Press(NamedTuple):
    """What is needed to write updates for games in one box."""

    layout: Numbers  # per field: word, place, size of a number, of all; up to 3 dimensions
    facts_layout: Numbers  # the same of the facts
    words: Text  # as JSON, one after the other
    starts: Numbers  # where each word begins, and the last one ends
    heads: int  # the first word of the choices: each up to its label
    told: Numbers  # per kind of event: head, is it private; per field: name, values, secret
    actions: Buffer
    sheet: Sheet
    out: Text
    stops: Numbers  # where the text written for an audience ends, section by section


def press(game: "Game", box: Rows, audiences: int) -> Press:
    """The press for games in this box."""
    state, facts = game.state_class, game.facts_class
    pieces = _Pieces([*map(encode, game.vocabulary(box))])
    layouts = _layout(state, pieces), _layout(facts, pieces)
    heads = [_head(game, action) for action in range(len(game.actions))]
    first_head = pieces.add(*heads)
    told = [_told(game, kind, pieces) for kind in game.events]
    row_size = 2 * max(map(len, pieces.made)) + 2  # characters: a key, a colon, a word, a comma
    room = (state.dtype.itemsize + facts.dtype.itemsize) * _NUMBER_SIZE + ROOM * row_size
    return Press(
        *layouts,
        np.frombuffer(b"".join(pieces.made), np.int8),
        np.cumsum([0, *map(len, pieces.made)], dtype=np.int32),
        first_head,
        np.array(told, np.int32),
        np.zeros(len(game.actions), np.int16),
        sheet(),
        np.zeros(audiences * room, np.int8),
        np.zeros((audiences, SECTIONS), np.int32),
    )


def _head(game: "Game", action: int) -> bytes:
    """A choice up to its label."""
    return encode(head_of(game, action))[:-1] + b',"say":'


class _Pieces:
    """A growing list of pieces of JSON."""

    def __init__(self, made: list[bytes]) -> None:
        self.made = made

    def add(self, *pieces: bytes) -> int:
        self.made += pieces
        return len(self.made) - len(pieces)


def _layout(record: type[Record], pieces: _Pieces) -> Numbers:
    names = [name for name in record.fields if name != "rng"]
    return np.array([_place(record, n, pieces.add(encode(n))) for n in names], np.int32)


def _place(record: type[Record], name: str, word: int) -> tuple[int, ...]:
    field, places = record.fields[name], record.dtype.fields
    assert places is not None
    kind, place = places[name][:2]
    size = np.dtype(field.number).itemsize
    return word, place, size, kind.itemsize, *(*field.shape, 0, 0, 0)[:3]


def _told(game: "Game", kind: EventKind, pieces: _Pieces) -> list[int]:
    """How events of a kind are written."""
    row = [pieces.add(b'{"kind":%b,"seat":' % encode(kind.name)), int(kind.private)]
    for name in kind.fields:
        row += [pieces.add(encode(name)), _values(game, name, pieces), int(name in kind.secret)]
    return row + [-1] * (FIRST_FIELD + FIELD_SIZE * MOST_FIELDS - len(row))


def _values(game: "Game", name: str, pieces: _Pieces) -> int:
    """What the number in a field of an event stands for."""
    if name in game.seat_fields:
        return AS_SEAT
    if name in game.field_names:
        return pieces.add(*map(encode, game.field_names[name]))
    return AS_NUMBER
