"""Merchants of Araby: where its cards, camels and coins lie."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.position import Position
from caravanserai.engine.record import Rows
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.alphabet import DECK_CARDS, TYPES
from caravanserai.games.araby.knowledge.tracking import ALL_EYES
from caravanserai.games.araby.rules.bounds import most_actions_a_turn
from caravanserai.games.araby.rules.camels import camels_out, has_caravan
from caravanserai.games.araby.rules.terms import maker_of, partner_of
from caravanserai.games.araby.state import Box, State

OPTIONS: Final = {"offers": "2"}
OPTIONS_AT_LENGTH: Final = {"offers": "12"}
QUICKLY: Final = 500
AT_LENGTH: Final = 6_000  # of thousands of decisions each
STRIDE: Final = 37  # of the moments of a game, for tests in plain Python

FAULTS: Final = (
    "", "faces", "backs", "zones", "negative", "camels", "guard without camel", "offers",
    "knowledge of all beyond that of one", "hidden in the open", "own hand unknown", "decision",
    "cards in play", "empty deck beside a discard pile",
)  # fmt: skip
(
    FINE, FACES, BACKS, WRONG_ZONES, NEGATIVE, WRONG_CAMELS, GUARD, OFFERS, ALL_KNOW_MORE,
    HIDDEN, UNKNOWN_HAND, DECISION, CARDS_IN_PLAY, NOT_TURNED,
) = range(len(FAULTS))  # fmt: skip


def most_decisions(box: Rows) -> int:
    """Every turn is bounded, and there are as many as caravans."""
    loaded = Box.load(box)
    return loaded.stacks * loaded.players * most_actions_a_turn(loaded)


def faults(boxes: Any, states: Any, found: Any) -> None:
    """The first broken invariant of each state."""
    for i in range(len(states)):
        found[i] = fault(boxes[0], states[i])


@rule
def fault(box: Box, s: State) -> int:
    """The first broken invariant of a whole state."""
    found = card_fault(box, s)
    if found:
        return found
    if negative(s):
        return NEGATIVE
    for player in range(box.players):
        if camels_out(box, s, player) > say.CAMELS:
            return WRONG_CAMELS
    for owner in range(len(s.caravan)):
        for space in range(say.SPACES):
            if s.board[owner][space] and not has_caravan(s, owner):
                return WRONG_CAMELS
            if s.guarded[owner] >> space & 1 and not s.board[owner][space]:
                return GUARD
    for pair in range(say.PAIRS):
        maker, partner = maker_of(pair), partner_of(pair)
        if (s.offer[pair] == say.BEING_MADE) != (s.maker[maker] == partner + 1):
            return OFFERS
    if s.decision < 0 or s.decision >= len(say.DECISIONS):
        return DECISION
    return knowledge_fault(s)


@rule
def card_fault(box: Box, s: State) -> int:
    """70 deck cards with their backs and 4 personas, each in one place."""
    left = scratch(TYPES)
    backs = scratch(DECK_CARDS)
    for place in range(say.CARDS):
        if s.face[place] < 0 or s.back[place] < 0:
            return FACES
        left[s.face[place]] += 1
        if s.face[place] >= say.PERSONAS:
            backs[s.back[place]] += 1
    for card in range(TYPES):
        if left[card] != box.copies[card]:
            return FACES
    for back in range(box.backs):
        if backs[back] != box.back_copies[back]:
            return BACKS
    if s.start[0] != 0 or s.start[say.ZONES] != say.CARDS:
        return WRONG_ZONES
    for zone in range(say.ZONES):
        if s.start[zone] > s.start[zone + 1]:
            return WRONG_ZONES
    if (
        s.start[say.DECK] == s.start[say.DECK + 1]
        and s.start[say.DISCARD] != s.start[say.DISCARD + 1]
    ):
        return NOT_TURNED
    is_open = s.decision == say.MAIN or s.decision == say.LAST
    return CARDS_IN_PLAY if is_open and s.start[say.IN_PLAY] != s.start[say.IN_PLAY + 1] else FINE


@rule
def negative(s: State) -> bool:
    """Is any count below zero?"""
    for player in range(len(s.coins)):
        if s.coins[player] < 0:
            return True
        for product in range(say.PRODUCT_COUNT):
            if s.pool[player][product] < 0:
                return True
        for icon in range(say.ICON_COUNT):
            if s.credit[player][icon] < 0:
                return True
        for guest in range(len(s.coins)):
            if s.leave_spaces[player][guest] < 0:
                return True
    for icon in range(say.ICON_COUNT):
        if s.due[icon] < 0:
            return True
    return s.left < 0 or s.drawn < 0 or s.owed < 0 or s.queued < 0


@rule
def knowledge_fault(s: State) -> int:
    """What all know, each one knows; open cards are known; everybody knows their own hand."""
    for place in range(say.CARDS):
        if s.seen[place] & 16 and s.seen[place] != ALL_EYES:
            return ALL_KNOW_MORE
        if s.back_seen[place] & 16 and s.back_seen[place] != ALL_EYES:
            return ALL_KNOW_MORE
    for place in range(s.start[say.DISCARD], s.start[say.ASIDE]):
        if s.seen[place] != ALL_EYES or s.back_seen[place] != ALL_EYES:
            return HIDDEN
    for player in range(len(s.coins)):
        for place in range(s.start[say.HAND + player], s.start[say.HAND + player + 1]):
            if not s.seen[place] >> player & 1 or s.back_seen[place] != 1 << player:
                return UNKNOWN_HAND
    return FINE


def knowers(position: Position) -> int | None:
    """The card chosen to swap: its player; a gift of drawn cards with two players: both.

    If a deal fixed the next choice, the card moves at once.
    """
    state = position.state[0]
    decision, actor = int(state["decision"]), int(state["actor"])
    if decision == say.SWAP and not state["fixed"][0][0]:
        return 1 << actor
    if decision == say.GIVE:
        return 1 << actor if int(position.box["players"][0]) > 2 else 0b11
    return None


def pools(view: Position, guesses: Rows) -> list[dict[str, NDArray[np.int64]]]:
    """Faces, and backs, that may be swapped among places.

    A player who is paying or naming cards has some that fit: not quite uniform then.
    """
    seen = State.load(view.state)
    if seen.decision in (say.PAY, say.NAME):
        return []
    faces = _hidden(seen, seen.face, guesses["face"], TYPES)
    return [faces, _hidden(seen, seen.back, guesses["back"], DECK_CARDS)]


def _hidden(
    seen: State, values: list[int], guessed: NDArray[np.int8], kinds: int
) -> dict[str, NDArray[np.int64]]:
    """Per place, or hand as a whole, how many of each kind were dealt there."""
    kind = np.eye(kinds, dtype=np.int64)
    found = {}
    for zone in range(say.ZONES):
        places = range(seen.start[zone], seen.start[zone + 1])
        unknown = [place for place in places if values[place] < 0]
        if say.HAND <= zone < say.DISCARD:
            known = sum((kind[values[p]] for p in places if values[p] >= 0), np.zeros(kinds, int))
            if unknown:
                found[f"hand {zone - say.HAND}"] = sum(kind[guessed[:, p]] for p in places) - known
        else:
            found |= {f"place {place}": kind[guessed[:, place]] for place in unknown}
    return found
