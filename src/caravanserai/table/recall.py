"""Remembering what was made of a record, for all records that are alike where one looked.

What a game says of a view depends on a few of its numbers only. A record is read through a glass
that notes which of its bytes were looked at, one after the other; whenever a record has the same
bytes there, the same was going to be said of it.
"""

import math
import sys
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, overload

import numpy as np

from caravanserai.engine.record import Record

MOST_REMEMBERED: Final = 20_000

Branch = tuple[int, dict[int, Any]]  # a byte to look at; by its value, a branch or what was made


class Glass:
    """A record to be read, like a stand-in. _looked: the places of the bytes read, in order.

    It has no names of its own that a field could have.
    """

    def __init__(self, kind: type[Record], content: bytes) -> None:
        self._kind, self._content = kind, content
        self._looked: dict[int, None] = {}

    def __getattr__(self, name: str) -> Any:
        places = self._kind.dtype.fields
        assert places is not None
        if name not in places:
            raise AttributeError(name)
        field, place = self._kind.fields[name], places[name][1]
        size = np.dtype(field.number).itemsize
        return Seen(self, place, size, field.shape) if field.shape else self._number(place, size)

    def _number(self, place: int, size: int) -> int:
        for byte in range(place, place + size):
            self._looked[byte] = None
        return int.from_bytes(self._content[place : place + size], sys.byteorder, signed=True)


class Seen(Sequence[Any]):
    """A field of several numbers, seen through a glass."""

    def __init__(self, glass: Glass, place: int, size: int, shape: tuple[int, ...]) -> None:
        self._glass, self._place, self._size, self._shape = glass, place, size, shape
        self._step = size * math.prod(shape[1:])

    def __len__(self) -> int:
        return self._shape[0]

    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> list[Any]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        place = self._place + range(len(self))[index] * self._step
        if len(self._shape) > 1:
            return Seen(self._glass, place, self._size, self._shape[1:])
        return self._glass._number(place, self._size)


class Recall:
    """What was made of records of a class, by what it was about."""

    def __init__(self, kind: type[Record]) -> None:
        self._kind = kind
        self._made: dict[Hashable, Branch | bytes] = {}
        self._count = 0

    def find(self, about: Hashable, content: bytes) -> bytes | None:
        """What was made of a record of this content, or of one like it."""
        found = self._made.get(about)
        while type(found) is tuple:
            found = found[1].get(content[found[0]])
        return found  # type: ignore[return-value]  # a branch is gone into

    def learn(self, about: Hashable, content: bytes, make: Callable[[Glass], bytes]) -> bytes:
        """Make something of a record of this content, and remember it."""
        if self._count >= MOST_REMEMBERED:
            self._made.clear()
            self._count = 0
        self._count += 1
        glass = Glass(self._kind, content)
        made = make(glass)
        branches: dict[Any, Any] = self._made
        value: Hashable = about
        for place in glass._looked:
            branch = branches.setdefault(value, (place, {}))
            assert branch[0] == place, "the same was made of other bytes"
            branches, value = branch[1], content[place]
        branches[value] = made
        return made
