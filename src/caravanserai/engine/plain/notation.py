"""Positions by the fields of their records, `field: numbers`; a missing field is 0.

Reading only checks that the numbers fit their fields: a game that gets positions from strangers
should read them itself.
"""

import re
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from caravanserai.engine.notation import VIEWERS, Statements, viewer_name
from caravanserai.engine.position import Position
from caravanserai.engine.record import SEATS, Field, Record, Rows, copy_rows

if TYPE_CHECKING:
    from caravanserai.engine.game import Game, Notation

_NUMBER: Final = re.compile(r"-?[0-9]{1,18}")
_IN_WORDS: Final = ("rng", "eyes")


def by_fields(game: "Game") -> "Notation":
    """Write and read the positions of a game; actions are read by the alphabet."""
    from caravanserai.engine.game import Notation

    def read(text: str, seed: int, *data: str) -> Position:
        return _read(game, Statements(text, game.name), seed)

    return Notation(
        lambda position: _write(game, position), read, lambda text, _: game.actions.number(text)
    )


def _write(game: "Game", position: Position) -> str:
    lines = [game.name, f"players: {position.box['players'][0]}"]
    lines += _numbers(_fields(game.box_class, "players"), position.box, "box.")
    if eyes := int(position.state["eyes"][0]):
        lines.append(f"eyes: {viewer_name(eyes - 1)}")
    else:
        lines.append("rng: " + " ".join(map(str, position.state["rng"][0])))
    lines += _numbers(_fields(game.state_class, *_IN_WORDS), position.state, "")
    return "\n".join(lines) + "\n"


def _fields(kind: type[Record], *but: str) -> dict[str, Field]:
    return {name: field for name, field in kind.fields.items() if name not in but}


def _numbers(fields: dict[str, Field], rows: Rows, prefix: str) -> list[str]:
    """A line for each field that is not all 0."""
    found = {name: np.ravel(rows[name][0]).tolist() for name in fields}
    return [f"{prefix}{name}: {' '.join(map(str, f))}" for name, f in found.items() if any(f)]


def _read(game: "Game", said: Statements, seed: int) -> Position:
    from caravanserai.engine.game import MAX_SEED

    players = said.number("players", game.players[0], game.players[0], game.players[-1])
    box, state = copy_rows(game.box(players)), game.state_class.rows()
    known = ["players", *_IN_WORDS]
    known += _fill(said, _fields(game.box_class, "players"), box, "box.")
    known += _fill(said, _fields(game.state_class, *_IN_WORDS), state, "")
    if "eyes" in said:
        viewers = [name for name, seat in VIEWERS.items() if seat >= SEATS or seat < players]
        state["eyes"] = 1 + VIEWERS[viewers[said.choice("eyes", "", viewers)]]
    else:
        state["rng"][0] = said.generator(seed, MAX_SEED - 1)
    said.finish(known)
    return Position(box, state)


def _fill(said: Statements, fields: dict[str, Field], rows: Rows, prefix: str) -> list[str]:
    """Set the fields that are stated; return the names of all fields."""
    for name, field in fields.items():
        if (key := prefix + name) in said:
            numbers = _spread(said, key, field)
            rows[name][0] = np.reshape(numbers, field.shape)
    return [prefix + name for name in fields]


def _spread(said: Statements, key: str, field: Field) -> list[int]:
    """As many numbers as a field has, each within its range."""
    limits, room = np.iinfo(field.number), int(np.prod(field.shape, dtype=int))
    words = said.words(key)
    if len(words) > room:
        raise said.bad(key, "too-many", count=len(words), most=room)
    found = [_number(said, key, word, limits) for word in words]
    return found + [0] * (room - len(found))


def _number(said: Statements, key: str, word: str, limits: Any) -> int:
    number = int(word) if _NUMBER.fullmatch(word) else limits.max + 1
    if not limits.min <= number <= limits.max:
        raise said.bad(key, "bad-number", value=word, low=limits.min, high=limits.max)
    return number
