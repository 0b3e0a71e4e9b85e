"""Observations: what a seat may know, as a row of small numbers for programs that learn.

A game describes its row as blocks, in order, and writes it by a rule (`observe`), which gets a view
and nothing else. Seats are counted from the observer: 0 is the observer, 1 the next one clockwise.
Numbers are int8; one that may exceed 127 takes two places, the second for the excess.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine.jit import copy, rule
from caravanserai.engine.record import Row

Numbers = NDArray[np.int8]

MOST: Final = 127
OWN: Final = ("own", "next", "across", "last")


@dataclass(frozen=True)
class Block:
    """Numbers that belong together: one for each combination of the names along its axes.

    low, high: their range.
    """

    name: str
    meaning: str
    axes: tuple[Sequence[str], ...] = ()
    low: int = 0
    high: int = 1

    @property
    def shape(self) -> tuple[int, ...]:
        """How many names there are along each axis."""
        return tuple(len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)

    def names(self) -> Iterator[str]:
        """What each number is called: `hand/own/tea`."""
        for combination in product(*self.axes):
            yield "/".join((self.name, *combination))


@dataclass(frozen=True)
class Layout:
    """The blocks of an observation, one after the other."""

    blocks: tuple[Block, ...]

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(block.size for block in self.blocks)

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where each block lies."""
        ends = np.cumsum([block.size for block in self.blocks]).tolist()
        return {b.name: slice(end - b.size, end) for b, end in zip(self.blocks, ends, strict=True)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of every number."""
        return tuple(name for block in self.blocks for name in block.names())

    @cached_property
    def low(self) -> Numbers:
        """The lowest value of each number."""
        return np.concatenate([np.full(b.size, b.low, np.int8) for b in self.blocks])

    @cached_property
    def high(self) -> Numbers:
        """The highest value of each number."""
        return np.concatenate([np.full(b.size, b.high, np.int8) for b in self.blocks])

    def part(self, observation: Numbers, name: str) -> Numbers:
        """One block of an observation, in its shape."""
        block = next(block for block in self.blocks if block.name == name)
        return observation[self.places[name]].reshape(block.shape)


def around(players: int) -> tuple[str, ...]:
    """The names of the seats, starting from the observer, at a table for this many players."""
    return {2: OWN[:2], 3: (*OWN[:2], OWN[3]), 4: OWN}[players]


# Writing. Each rule returns the place after what it wrote; the row starts all zero.


@rule
def one_hot(out: Numbers, n: int, size: int, value: int) -> int:
    """A 1 at the place of `value` among `size`; no 1 if it is out of range."""
    if 0 <= value < size:
        out[n + value] = 1
    return n + size


@rule
def number(out: Numbers, n: int, value: int) -> int:
    """One number; anything over 127 is written as 127."""
    out[n] = min(MOST, value)
    return n + 1


@rule
def large_number(out: Numbers, n: int, value: int) -> int:
    """A number in two parts: up to 127, and the excess."""
    out[n] = min(MOST, value)
    out[n + 1] = min(MOST, max(0, value - MOST))
    return n + 2


@rule
def numbers(out: Numbers, n: int, row: Row, low: int, high: int) -> int:
    """The numbers row[low:high]."""
    last = high - 1
    out[n + last - low] = row[last]  # bounds are checked here, if at all
    copy(out, n, row, low, last)
    return n + high - low


@rule
def bits(out: Numbers, n: int, size: int, mask: int) -> int:
    """The lowest bits of a mask, one number each."""
    for i in range(size):
        out[n + i] = mask >> i & 1
    return n + size


@rule
def seat_bits(out: Numbers, n: int, players: int, own: int, mask: int) -> int:
    """A mask of seats, starting from the observer."""
    for k in range(players):
        out[n + k] = mask >> seat_at(players, own, k) & 1
    return n + players


@rule
def seat_at(players: int, own: int, k: int) -> int:
    """The k-th seat clockwise from the observer; avoids a division, which is slow."""
    seat = own + k
    return seat - players if seat >= players else seat


@rule
def seats_from(players: int, own: int, seat: int) -> int:
    """How many seats clockwise from the observer; -1 for no seat."""
    if seat < 0:
        return -1
    return seat - own if seat >= own else seat - own + players
