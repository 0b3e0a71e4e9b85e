"""Dschunke: where its goods, strips, special cards and market cards lie."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.position import Position
from caravanserai.engine.record import Row, Rows
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.alphabet import ROUNDS
from caravanserai.games.dschunke.game import GAME
from caravanserai.games.dschunke.knowledge.view import counts_covered
from caravanserai.games.dschunke.rules.fists import has_cards
from caravanserai.games.dschunke.rules.hold import strips_of
from caravanserai.games.dschunke.state import Box, State

FAULTS: Final = (
    "", "goods", "negative", "unknown card", "special cards", "strips", "layer", "market",
    "merchants", "knowledge beyond the hand", "bid", "prizes", "decision",
)  # fmt: skip
(
    FINE, WRONG_GOODS, NEGATIVE, UNKNOWN_CARD, WRONG_SPECIALS, WRONG_STRIPS, WRONG_LAYER,
    WRONG_MARKET, WRONG_MERCHANTS, KNOWS_TOO_MUCH, WRONG_BID, WRONG_PRIZES, DECISION,
) = range(len(FAULTS))  # fmt: skip

AT_LENGTH: Final = 300_000  # random games in the slow tests; each has hundreds of decisions

# Two exchanges of 4 decisions, a search of 2, an action with goods from grey (5) and an extra card
# with goods from grey (5) and a done.
_DECISIONS_A_TURN: Final = 21
_DECISIONS_A_PRIZE: Final = 2


def most_decisions(box: Rows) -> int:
    """Every bartering but the last sells a good: if all fists are empty or bluffs it is the last
    (J6). So there are at most four, with a prize for each S. The supply cards limit the
    resupply.
    """
    players = int(box["players"][0])
    resupply = 2 * players + 6
    bartering = say.KINDS * players + say.KINDS * _DECISIONS_A_PRIZE
    return ROUNDS * (players * _DECISIONS_A_TURN + resupply + bartering)


def faults(boxes: Any, states: Any, found: Any) -> None:
    """The first broken invariant of each state."""
    for i in range(len(states)):
        found[i] = fault(boxes[0], states[i])


@rule
def fault(box: Box, s: State) -> int:
    """The first broken invariant of a whole state."""
    if wrong_goods(s):
        return WRONG_GOODS
    if negative(s):
        return NEGATIVE
    if unknown_card(s):
        return UNKNOWN_CARD
    if wrong_specials(box, s):
        return WRONG_SPECIALS
    if wrong_strips(box, s):
        return WRONG_STRIPS
    if wrong_layer(s):
        return WRONG_LAYER
    if wrong_market(s):
        return WRONG_MARKET
    if wrong_merchants(s):
        return WRONG_MERCHANTS
    if knows_too_much(s):
        return KNOWS_TOO_MUCH
    if wrong_bid(box, s):
        return WRONG_BID
    if wrong_prizes(box, s):
        return WRONG_PRIZES
    if s.decision < 0 or s.decision > say.OVER or (s.decision == say.OVER) != (s.ended != 0):
        return DECISION
    return FINE


@rule
def wrong_goods(s: State) -> bool:
    """18 cards of each good, in hands or on their junk."""
    for good in range(1, say.SLOTS):
        count = int(s.supply[good])
        for player in range(len(s.hand)):
            count += s.hand[player][good]
        if count != say.COPIES:
            return True
    return False


@rule
def negative(s: State) -> bool:
    """Is any count below zero?"""
    if s.owed < 0 or s.exchanges < 0:
        return True
    for good in range(say.SLOTS):
        if s.supply[good] < 0 or s.returned[good] < 0:
            return True
    for player in range(len(s.hand)):
        if s.money[player] < 0 or s.strips[player] < 0:
            return True
        for good in range(say.SLOTS):
            if s.hand[player][good] < 0 or s.known[player][good] < 0:
                return True
    return False


@rule
def unknown_card(s: State) -> bool:
    """Does a full state count a card without saying its kind?"""
    found = int(s.removed[0])
    for player in range(len(s.hand)):
        found += s.hand[player][0] + s.special[player][0]
    for stack in range(say.STACK_COUNT):
        found += s.stack_cards[stack][0]
    return found != 0


@rule
def wrong_specials(box: Box, s: State) -> bool:
    """Every special card is in one hand, in one stack or out of the game: 30 in all."""
    total = 0
    for special in range(1, say.SPECIAL_SLOTS):
        count = int(s.removed[special])
        for player in range(len(s.special)):
            count += s.special[player][special]
            if s.special[player][special] < 0:
                return True
        for stack in range(say.STACK_COUNT):
            count += s.stack_cards[stack][special]
            if s.stack_cards[stack][special] < 0:
                return True
        if count != box.copies[special]:
            return True
        total += count
    return total != say.SPECIAL_CARDS


@rule
def wrong_strips(box: Box, s: State) -> bool:
    """20 strips a player: in stock, on junks or, in the set-up variant, handed on."""
    for player in range(box.players):
        count = int(s.strips[player])
        for junk in range(say.JUNK_COUNT):
            for layer in range(say.LAYERS):
                count += strips_of(s.hold[junk][layer], player)
        if s.decision > say.STATION + 1 and count != say.STRIPS:
            return True
    return False


@rule
def wrong_layer(s: State) -> bool:
    """All layers but the top one are full, and together they hold the junk's strips."""
    for junk in range(say.JUNK_COUNT):
        left = int(s.size[junk])
        for layer in range(say.LAYERS):
            count = 0
            for player in range(len(s.hand)):
                count += strips_of(s.hold[junk][layer], player)
            if count != min(say.LAYER, left):
                return True
            left -= count
        if left:
            return True
    return False


@rule
def wrong_market(s: State) -> bool:
    """Ten different market cards."""
    seen = scratch(ROUNDS)
    for number in range(ROUNDS):
        if s.market[number] < 0 or s.market[number] >= ROUNDS:
            return True
        seen[s.market[number]] += 1
    for card in range(ROUNDS):
        if seen[card] != 1:
            return True
    return False


@rule
def wrong_merchants(s: State) -> bool:
    """Three merchants on three junks, once they are placed."""
    for merchant in range(say.MERCHANTS):
        if s.merchants[merchant] < 0 and s.decision > say.STATION + 1:
            return True
        for other in range(merchant):
            if s.merchants[merchant] >= 0 and s.merchants[merchant] == s.merchants[other]:
                return True
    return False


@rule
def knows_too_much(s: State) -> bool:
    """What everybody is certain of is true."""
    for player in range(len(s.hand)):
        for good in range(1, say.SLOTS):
            if s.known[player][good] > s.hand[player][good]:
                return True
    return False


@rule
def wrong_bid(box: Box, s: State) -> bool:
    """Fists hold cards from the hand, and only during bidding."""
    for player in range(box.players):
        fist = int(s.bid_good[player])
        if fist < 0 or not has_cards(s, player, fist, s.bid_count[player]):
            return True
        if (fist > 0) != (s.bid_count[player] > 0):
            return True
        if fist and (s.decision != say.BID or not s.has_bid >> player & 1):
            return True
    return False


@rule
def wrong_prizes(box: Box, s: State) -> bool:
    """Somebody waits for a special card only while another searches for theirs."""
    if s.prizes == 0:
        return False
    searching = s.decision == say.PRIZE or s.decision == say.PRIZE_KEEP
    return not searching or s.prizes >> s.active & 1 != 0 or s.prizes >> box.players != 0


def knowers(position: Position) -> int | None:
    """Searching a stack and bidding are secret; a bid that completes the round reveals all."""
    state = position.state[0]
    if int(state["decision"]) in (say.KEEP, say.PRIZE_KEEP):
        return None if _face_up_in(state) else 0
    return 0 if int(state["decision"]) == say.BID else None


def _face_up_in(state: Any) -> bool:
    """Does the stack being searched hold a card that would be laid face up?"""
    return bool(state["stack_cards"][int(state["stack"])][1 : say.FIRST_HIDDEN].any())


def pools(view: Position, guesses: Rows) -> list[dict[str, NDArray[np.int64]]]:
    """Per pool of cards that may be swapped among places: how many of each kind each has."""
    seen = State.load(view.state)
    found = [_market(seen, guesses)]
    if not counts_covered(seen):
        found.append(_goods(seen, guesses))
    if not any(held[0] for held in seen.special):
        found.append(_stacks(seen, guesses))
    return [pool for pool in found if pool]


def _market(seen: State, guesses: Rows) -> dict[str, NDArray[np.int64]]:
    """The market cards still to come."""
    one_card = np.eye(ROUNDS, dtype=np.int64)
    return {
        f"round {number + 1}": one_card[guesses["market"][:, number]]
        for number in range(ROUNDS)
        if seen.market[number] < 0
    }


def _goods(seen: State, guesses: Rows) -> dict[str, NDArray[np.int64]]:
    """Unknown cards in hands, while the numbers on the junks are shown."""
    return {
        f"hand {player}": _more_than(seen.hand[player], guesses["hand"][:, player])
        for player in range(len(seen.hand))
        if seen.hand[player][0]
    }


def _stacks(seen: State, guesses: Rows) -> dict[str, NDArray[np.int64]]:
    """Stacks not searched, while no player holds an unknown card."""
    return {
        f"stack {stack}": _more_than(seen.stack_cards[stack], guesses["stack_cards"][:, stack])
        for stack in range(say.STACK_COUNT)
        if seen.stack_cards[stack][0]
    }


def _more_than(known: Row, counts: NDArray[np.int8]) -> NDArray[np.int64]:
    more: NDArray[np.int64] = counts.astype(np.int64) - np.array(known)
    more[:, 0] = 0
    return more


assert say.KINDS + 1 == say.SLOTS


_PHASES: Final = (
    {say.EXCHANGE, say.TRADE},
    {say.SEARCH, say.KEEP},
    {say.ACT, say.FETCH, say.ONTO, say.AFTER},
    {say.RESUPPLY},
    {say.BID},
    {say.PRIZE, say.PRIZE_KEEP},
)


def turn_of(position: Position) -> tuple[int, ...] | None:
    """Who decides, and in which phase: a player has one turn in each; None in the set-up."""
    for phase, decisions in enumerate(_PHASES):
        if int(position.state["decision"][0]) in decisions:
            return (GAME.turn(position) or 0, phase)
    return None


def hides_what_follows(position: Position) -> bool:
    """In the resupply nobody sees that a card is the last of all (J7), the rest lost (J10)."""
    state = position.state
    is_last = state["supply"][0].sum() == 1 and state["owed"][0] > 1
    return bool(is_last and state["decision"][0] == say.RESUPPLY)
