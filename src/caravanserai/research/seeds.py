"""Which deals a batch plays: those it is given, then others that no batch has had.

The seeds that people give are small. Those of the games that follow are drawn by a permutation of
2**60 numbers, another one for every list of first seeds: so no two games of a batch are the same,
and batches with near seeds have nothing in common after their first games.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine import rng
from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import MAX_SEED
from caravanserai.engine.jit import rule

Seeds = int | np.integer[Any] | Sequence[int] | NDArray[Any]

FOLLOWING: Final = 1 << 61  # the least seed of a game that follows another
_HALF: Final = 30
_MASK: Final = (1 << _HALF) - 1
_ROUNDS: Final = 4


def first_seeds(seed: Seeds, games: int) -> NDArray[np.int64]:
    """One for each game: as listed, or counted up from one."""
    given = np.asarray(seed)
    if given.dtype.kind not in "iu":
        raise BadOption("seed", seed=str(seed), most=MAX_SEED - games)
    seeds = given.astype(np.int64) if given.ndim else np.arange(games) + int(given)
    if seeds.shape != (games,):
        raise BadOption("seed-count", seeds=seeds.size, games=games)
    if seeds.min() < 0 or seeds.max() >= MAX_SEED:
        raise BadOption("seed", seed=int(seeds.min()), most=MAX_SEED - games)
    return seeds


def key_of(seeds: NDArray[np.int64]) -> int:
    """What decides which seeds follow these."""
    return int.from_bytes(hashlib.sha256(seeds.tobytes()).digest()[:7], "big")


@rule
def following(key: int, number: int) -> int:
    """The seed of the game of this number that follows others: a Feistel network of Philox."""
    left, right = (number >> _HALF) & _MASK, number & _MASK
    for round_number in range(_ROUNDS):
        word, _ = rng.philox(right, round_number + 2, key)
        left, right = right, left ^ (word & _MASK)
    return FOLLOWING + (left << _HALF) + right
