"""The last turn of two players: what can be unknown then, and what chance can still do."""

import functools
import math
from collections.abc import Iterator, Sequence
from typing import Any

from caravanserai.engine.endings import Ending, Luck, Worlds
from caravanserai.engine.position import Position
from caravanserai.engine.record import take_rows
from caravanserai.engine.rng import philox
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.knowledge.view import count_unlocated
from caravanserai.games.dunhuang.rules.characters import EXCHANGED_CARDS
from caravanserai.games.dunhuang.rules.turn import last_player
from caravanserai.games.dunhuang.state import Box, State

WORD = 32  # bits of a random number
REMOVED = say.OPENING_CARDS - 1


def worlds(view: Position, seat: int) -> Worlds | None:
    """All deals of the other player's unknown cards between hand and removed cards.

    Only in the last player's turn with no card in the pile: whatever is taken can't be replaced, so
    the game ends with this turn.
    """
    box, s = Box.load(view.box), State.load(view.state)
    if box.players != 2 or s.active < 0 or s.pile_size or sum(s.drawn):
        return None
    if s.decision in (say.OPENING, say.CAMEL) or s.active != last_player(box, s):
        return None
    left = [0] * say.SLOTS
    count_unlocated(box, s, left)
    other = 1 - seat
    if min(left[1:]) < 0 or sum(left[1:]) != s.hand[other][0] + REMOVED:
        return None
    found = list(removals(left))
    states = take_rows(view.state, [0] * len(found))
    states["eyes"] = 0
    for state, (removed, _) in zip(states, found, strict=True):
        deal(state, other, left, removed)
    return states, [ways for _, ways in found]


def removals(left: Sequence[int]) -> Iterator[tuple[tuple[int, int], int]]:
    """Two cards that may have been removed, and in how many ways."""
    for low in range(1, say.SLOTS):
        if left[low] >= REMOVED:
            yield (low, low), math.comb(left[low], REMOVED)
        for high in range(low + 1, say.SLOTS):
            if left[low] and left[high]:
                yield (low, high), left[low] * left[high]


def deal(state: Any, other: int, left: Sequence[int], removed: tuple[int, int]) -> None:
    """Give the other player all cards that were not removed."""
    state["aside"][other] = (*removed, 0)
    state["hand"][other][0] = 0
    for good in range(1, say.SLOTS):
        state["hand"][other][good] += left[good] - removed.count(good)


def luck(state: Any, seat: int, action: int) -> Sequence[Luck]:
    """The trader takes two cards at random; nothing else is left to chance in the last turn."""
    is_trader = state["tiles"][state["camel"]] == say.TRADER
    other = action - say.DO_OPPONENT
    if not (is_trader and 0 <= other < say.DO_GIVE - say.DO_OPPONENT):
        return ()
    return draws(tuple(state["hand"][other][1:].tolist()))


@functools.cache
def draws(hand: tuple[int, ...]) -> Sequence[Luck]:
    """A key for every two goods that may be taken from a hand, counted by goods."""
    cards = [good for good, count in enumerate(hand) for _ in range(count)]
    if len(cards) < EXCHANGED_CARDS:
        return ()
    found: dict[tuple[int, ...], tuple[int, int]] = {}
    for (first, second), key in keys(len(cards)).items():
        rest = cards[:first] + cards[first + 1 :]
        pair = tuple(sorted((cards[first], rest[second])))
        found[pair] = key, found.get(pair, (0, 0))[1] + 1
    pairs = len(cards) * (len(cards) - 1)
    return [(key, ways / pairs) for key, ways in found.values()]


@functools.cache
def keys(cards: int) -> dict[tuple[int, int], int]:
    """For each two numbers that the generator may draw below `cards` and one less, a key."""
    found: dict[tuple[int, int], int] = {}
    key = 0
    while len(found) < cards * (cards - 1):
        first, second = (philox(counter, 0, key)[0] for counter in (0, 1))
        found.setdefault((first * cards >> WORD, second * (cards - 1) >> WORD), key)
        key += 1
    return found


ENDING = Ending(worlds, luck)
