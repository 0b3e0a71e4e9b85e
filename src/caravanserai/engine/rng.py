"""Chance.

A record carries its own generator: Philox4x32-10, keyed and counter-based, so that the cards
already seen say nothing about the next ones. `Dice` are a faster generator for playouts, whose
numbers need not be secret.

All arithmetic is on signed 64-bit numbers masked to 32 bits: the same with the JIT on and off.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine.jit import rule
from caravanserai.engine.record import MatchState, Row

Dice = NDArray[np.int64]

_MASK: Final = 0xFFFFFFFF
_ROUNDS: Final = 10


@rule
def product(word: int, factor: int) -> tuple[int, int]:
    """The high and low word of a product; `factor` is odd.

    Multiplies by half the factor, so that no step reaches 2**63: compiled code assumes that signed
    numbers don't overflow, and could get the highest bit wrong.
    """
    half = word * (factor >> 1)
    low = ((half & 0x7FFFFFFF) << 1) + word
    return (half >> 31) + (low >> 32), low & _MASK


@rule
def philox(counter: int, stream: int, key: int) -> tuple[int, int]:
    """The first two 32-bit words of the Philox4x32-10 block at (counter, stream)."""
    a, b = counter & _MASK, (counter >> 32) & _MASK
    c, d = stream & _MASK, (stream >> 32) & _MASK
    k, m = key & _MASK, (key >> 32) & _MASK
    for _ in range(_ROUNDS):
        p, low_p = product(a, 0xD2511F53)
        q, low_q = product(c, 0xCD9E8D57)
        a, b, c, d = q ^ b ^ k, low_q, p ^ d ^ m, low_p
        k, m = (k + 0x9E3779B9) & _MASK, (m + 0xBB67AE85) & _MASK
    return a, b


@rule
def seed(s: MatchState, key: int) -> None:
    """Start the record's generator at the beginning of the sequence of `key`."""
    s.rng[0] = key
    s.rng[1] = 0


@rule
def below(s: MatchState, limit: int) -> int:
    """A uniform random number from 0 to limit - 1."""
    word, _ = philox(s.rng[1], 0, s.rng[0])
    s.rng[1] += 1
    return (word * limit) >> 32


@rule
def shuffle(s: MatchState, cards: Row, low: int, high: int) -> None:
    """Put cards[low:high] in random order."""
    for i in range(high - 1, low, -1):
        j = low + below(s, i + 1 - low)
        kept = cards[i]
        cards[i] = cards[j]
        cards[j] = kept


@rule
def throw(dice: Dice, key: int, stream: int) -> None:
    """Seed the dice: every (key, stream) gives its own sequence."""
    a, b = philox(stream, 1, key)
    dice[0] = a | 1
    dice[1] = b


@rule
def roll(dice: Dice, limit: int) -> int:
    """A uniform number from 0 to limit - 1, by xoroshiro64**."""
    a, b = int(dice[0]), int(dice[1])
    _, word = product(a, 0x9E3779BB)
    word = ((((word << 5) | (word >> 27)) & _MASK) * 5) & _MASK
    b ^= a
    dice[0] = (((a << 26) | (a >> 6)) & _MASK) ^ b ^ ((b << 9) & _MASK)
    dice[1] = ((b << 13) | (b >> 19)) & _MASK
    return (word * limit) >> 32
