"""Features: what networks in the search are told about a full state, as a list of true facts.

A game names them in blocks (`feature_layout`), one name each, and writes the numbers of those that
hold by a rule (`features`). Seats are counted from the deciding player, who is 0. The same layout
serves all player counts: features of empty seats are never true.
"""

import hashlib
from typing import Final

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine.jit import rule
from caravanserai.engine.observation import OWN, Layout

Indices = NDArray[np.int16]

MOST_ACTIVE: Final = 512  # features of one state
SEATS_AROUND: Final = OWN


def digest(layout: Layout, actions: tuple[str, ...]) -> str:
    """What a network was made for: the names of all its inputs and of the actions it weighs."""
    names = "\n".join((*layout.names, "", *actions))
    return hashlib.sha256(names.encode()).hexdigest()[:16]


def levels(size: int, first: int = 0) -> tuple[str, ...]:
    """Numbers as names, this many from `first`."""
    return tuple(str(first + n) for n in range(size))


def starts(layout: Layout) -> dict[str, int]:
    """The first feature of each block."""
    return {name: int(place.start) for name, place in layout.places.items()}


@rule
def mark(out: Indices, n: int, feature: int) -> int:
    """Mark a feature that holds; return the place after it."""
    out[n] = feature
    return n + 1


@rule
def mark_level(out: Indices, n: int, first: int, size: int, level: int) -> int:
    """Mark a level from 0; anything beyond the last counts as the last."""
    out[n] = first + max(0, min(size - 1, level))
    return n + 1


@rule
def mark_count(out: Indices, n: int, first: int, size: int, count: int) -> int:
    """Mark a count from 1; nothing for 0."""
    if count <= 0:
        return n
    out[n] = first + min(size, count) - 1
    return n + 1
