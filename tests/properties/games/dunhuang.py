"""Merchants of Dunhuang: where its cards, coins, prestige and tokens lie."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine.events import NOBODY
from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.position import Position
from caravanserai.engine.record import Row, Rows
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.alphabet import SLOTS
from caravanserai.games.dunhuang.knowledge.tracking import group_low, group_owner
from caravanserai.games.dunhuang.state import Box, State

FAULTS: Final = (
    "", "cards", "negative", "unknown card", "coins", "prestige", "token place", "token majority",
    "turned token", "knowledge beyond the hand", "knowledge of all beyond that of one",
    "group of returned cards", "place above the pile", "decision", "first player",
)  # fmt: skip
(
    FINE, WRONG_CARDS, NEGATIVE, UNKNOWN_CARD, WRONG_COINS, WRONG_PRESTIGE, TOKEN_PLACE,
    TOKEN_MAJORITY, TURNED, KNOWS_TOO_MUCH, ALL_KNOW_MORE, GROUP, ABOVE_PILE, DECISION,
    FIRST_PLAYER,
) = range(len(FAULTS))  # fmt: skip

VARIANTS: Final = {3: {"majority": "holder"}}
AT_LENGTH: Final = 1_000_000  # random games in the slow tests

# move, store, protect or pay, bonus, then at most opponent, give, give, return, return
_DECISIONS_A_TURN: Final = 9


def most_decisions(box: Rows) -> int:
    """Every turn takes a card from a full market, so the pile shrinks by at least one."""
    players = int(box["players"][0])
    copies = {2: 35, 3: 44, 4: 55}[players]
    pile = copies - say.SPACES - say.OPENING_CARDS * players
    return players + 1 + _DECISIONS_A_TURN * (pile + players)


def faults(boxes: Any, states: Any, found: Any) -> None:
    """The first broken invariant of each state."""
    for i in range(len(states)):
        found[i] = fault(boxes[0], states[i])


@rule
def fault(box: Box, s: State) -> int:
    """The first broken invariant of a whole state."""
    if wrong_cards(box, s):
        return WRONG_CARDS
    if negative(s):
        return NEGATIVE
    if unknown_card(s):
        return UNKNOWN_CARD
    if total(s.coins) + s.coin_supply != say.COINS:
        return WRONG_COINS
    if total(s.prestige) + s.prestige_supply != say.PRESTIGE:
        return WRONG_PRESTIGE
    if (
        s.decision < 0
        or s.decision > say.TURN_END
        or (s.decision == say.TURN_END) != (s.ended != 0)
    ):
        return DECISION
    if (s.first == NOBODY) != (s.decision == say.OPENING and box.start == NOBODY):
        return FIRST_PLAYER
    for good in range(SLOTS):
        found = token_fault(box, s, good)
        if found:
            return found
    found = knowledge_fault(box, s)
    return found if found else pile_fault(s)


@rule
def total(numbers: Row) -> int:
    """The sum of a row."""
    found = 0
    for n in range(len(numbers)):
        found += numbers[n]
    return found


@rule
def wrong_cards(box: Box, s: State) -> bool:
    """Is there a good whose cards are not all in exactly one place?"""
    left = scratch(SLOTS)
    for good in range(1, SLOTS):
        left[good] = box.copies[good] - s.discarded[good] - s.drawn[good]
        for player in range(len(s.hand)):
            left[good] -= s.hand[player][good] + s.shop[player][good]
    for space in range(say.SPACES):
        left[s.market[space]] -= 1
    for place in range(s.pile_size):
        left[s.pile[place]] -= 1
    for player in range(len(s.aside)):
        for place in range(say.OPENING_CARDS):
            left[s.aside[player][place]] -= 1
    for good in range(1, SLOTS):
        if left[good]:
            return True
    return False


@rule
def negative(s: State) -> bool:
    """Is any count below zero?"""
    if s.coin_supply < 0 or s.prestige_supply < 0 or s.pile_size < 0 or s.owed < 0:
        return True
    for player in range(len(s.hand)):
        if s.coins[player] < 0 or s.prestige[player] < 0:
            return True
        for good in range(SLOTS):
            if s.hand[player][good] < 0 or s.shop[player][good] < 0:
                return True
    for good in range(SLOTS):
        if s.discarded[good] < 0 or s.drawn[good] < 0:
            return True
    return False


@rule
def unknown_card(s: State) -> bool:
    """Does a full state count a card without saying its good?"""
    found = s.drawn[0] + s.discarded[0]
    for player in range(len(s.hand)):
        found += s.hand[player][0] + s.shop[player][0]
    for place in range(s.pile_size):
        found += s.pile[place] <= 0
    return found != 0


@rule
def token_fault(box: Box, s: State, good: int) -> int:
    """One holder, who has no fewer cards than anyone else who counts; 商 only on held tokens."""
    holder = s.token[good]
    if (holder == say.NOT_IN_GAME) != (box.copies[good] == 0):
        return TOKEN_PLACE
    if holder >= box.players or holder < say.NOT_IN_GAME:
        return TOKEN_PLACE
    if holder <= say.MIDDLE:
        return TURNED if s.turned[good] else FINE
    for player in range(box.players):
        if box.majority == say.EVERY_SHOP and s.shop[player][good] > s.shop[holder][good]:
            return TOKEN_MAJORITY
    return FINE


@rule
def knowledge_fault(box: Box, s: State) -> int:
    """What is certain is true, and what everybody knows each one knows."""
    for viewer in range(box.players):
        for holder in range(box.players):
            for good in range(1, SLOTS):
                known = s.known[viewer][holder][good]
                if known < 0 or known > s.hand[holder][good]:
                    return KNOWS_TOO_MUCH
                if s.known[holder][holder][good] > known:
                    return ALL_KNOW_MORE
    return FINE


@rule
def pile_fault(s: State) -> int:
    """Returned cards lie together, the lowest marked; nothing lies above the pile."""
    for place in range(s.pile_size, say.CARDS):
        if s.pile[place] or s.group[place]:
            return ABOVE_PILE
    for place in range(s.pile_size):
        mark = s.group[place]
        below = s.group[place - 1] if place else 0
        if 0 < mark <= len(s.hand) and group_owner(below) != group_owner(mark):
            return GROUP
    return FINE


def knowers(position: Position) -> int | None:
    """Opening, interpreter, diplomat, soldier and general: the chooser; gifts: those two."""
    state = position.state[0]
    decision, active = int(state["decision"]), int(state["active"])
    if decision in (say.GIVE, say.RETURN):
        return 1 << active | 1 << int(state["opponent"])
    if decision in (say.KEEP, say.SWAP):
        return 1 << active
    return 0 if decision == say.OPENING else None


def pools(view: Position, guesses: Rows) -> list[dict[str, NDArray[np.int64]]]:
    """Per pool of cards that may be swapped among places: how many of each good each has.

    While the maid is used, her user certainly has a different good: not quite uniform then.
    """
    seen = State.load(view.state)
    if seen.decision in (say.MAID_SHOP, say.MAID_HAND):
        return _own_groups(seen, guesses)
    unseen = {
        f"hand {player}": guesses["hand"][:, player] - np.array(seen.hand[player])
        for player in range(len(seen.hand))
        if seen.hand[player][0]
    }
    unseen |= {
        f"aside {player}": sum(
            _good(guesses["aside"][:, player, n]) for n in range(say.OPENING_CARDS)
        )
        for player in range(len(seen.aside))
        if seen.aside[player][0] < 0
    }
    if seen.drawn[0]:
        unseen["drawn"] = guesses["drawn"].copy()
    for place in range(seen.pile_size):
        if seen.pile[place] < 0:
            unseen[f"pile {place}"] = _good(guesses["pile"][:, place])
    return [_without_unknown(unseen), *_own_groups(seen, guesses)]


def _own_groups(seen: State, guesses: Rows) -> list[dict[str, NDArray[np.int64]]]:
    """Cards the viewer put under the pile: known, but not their order."""
    found = []
    place = seen.pile_size - 1
    while place >= 0:
        low = place
        if seen.pile[place] > 0:
            low = group_low(seen, place)
            places = range(low, place + 1)
            found.append({f"own {n}": _good(guesses["pile"][:, n]) for n in places})
        place = low - 1
    return found


def _good(cards: NDArray[np.int8]) -> NDArray[np.int64]:
    """One card each, as counts per good; good 0 is none."""
    counts = np.eye(SLOTS, dtype=np.int64)[cards]
    counts[:, 0] = 0
    return counts


def _without_unknown(places: dict[str, Any]) -> dict[str, NDArray[np.int64]]:
    for counts in places.values():
        counts[:, 0] = 0
    return places


assert len(say.DECISIONS) == say.TURN_END
assert SLOTS == say.KINDS + 1


def turn_of(position: Position) -> tuple[int, ...] | None:
    """Whose turn it is; None in the set-up."""
    if position.state["decision"][0] < say.MOVE:
        return None
    return (int(position.state["active"][0]),)


def hides_what_follows(position: Position) -> bool:
    """Cards that are drawn or given never decide who is asked next."""
    return False
