"""Observations by the fields of a view: all except the generator, after the observer's seat.

Seats are numbered as they sit, not from the observer: only the game knows which of its numbers are
seats.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np

from caravanserai.engine.jit import rule
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.observation import (
    MOST,
    Block,
    Layout,
    Numbers,
    large_number,
    number,
    one_hot,
)
from caravanserai.engine.record import SEATS, Field, MatchState

_LEAST: Final = -MOST - 1
_UNSEEN: Final = ("rng", "eyes")
Writer = Callable[[Any, Numbers, int], int]


def _observed(state: type[MatchState]) -> Iterator[tuple[str, Field]]:
    return ((name, field) for name, field in state.fields.items() if name not in _UNSEEN)


def layout(state: type[MatchState]) -> Callable[[int], Layout]:
    """A block for each field; the same for any number of players."""
    blocks = [Block("seat", "the observer's seat", (SEAT_NAMES,))]
    blocks += [_block(name, field) for name, field in _observed(state)]
    made = Layout(tuple(blocks))
    return lambda players: made


def _block(name: str, field: Field) -> Block:
    axes = [[str(place) for place in range(size)] for size in field.shape]
    axes += [["low", "beyond"]] if _is_large(field) else []
    return Block(name, "a field of the view", tuple(axes), _LEAST, MOST)


def _is_large(field: Field) -> bool:
    return np.dtype(field.number).itemsize > 1


def observing(state: type[MatchState]) -> Callable[[Any, Any, int, Numbers], int]:
    """The rule `observe`, which writes one field after another."""
    write: Writer = _nothing
    for name, field in _observed(state):
        write = _then(write, name, _writer(field))

    @rule
    def observe(box: Any, s: Any, seat: int, out: Numbers) -> int:
        return write(s, out, one_hot(out, 0, SEATS, seat))

    return observe


def _writer(field: Field) -> Writer:
    write: Writer = _large if _is_large(field) else _small
    for _ in field.shape:
        write = _each(write)
    return write


def _then(before: Writer, name: str, write: Writer) -> Writer:
    @rule
    def written(s: Any, out: Numbers, n: int) -> int:
        return write(s[name], out, before(s, out, n))

    return written


def _each(write: Writer) -> Writer:
    @rule
    def written(row: Any, out: Numbers, n: int) -> int:
        for i in range(len(row)):
            n = write(row[i], out, n)
        return n

    return written


@rule
def _nothing(s: Any, out: Numbers, n: int) -> int:
    return n


@rule
def _small(value: int, out: Numbers, n: int) -> int:
    return number(out, n, value)


@rule
def _large(value: int, out: Numbers, n: int) -> int:
    return large_number(out, n, max(_LEAST, value))
