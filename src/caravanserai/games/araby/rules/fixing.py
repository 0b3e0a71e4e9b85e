"""Choices of a card tasked for the partner that an offer fixes beforehand (A15)."""

from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.games.araby.alphabet import (
    ANY_PRODUCT,
    CONVERT,
    DISCARD_CARDS,
    DO_CAMEL,
    DO_CARD,
    DO_NO,
    DO_PLAYER,
    DO_PRODUCT,
    DO_YES,
    FINE,
    FROM_DISCARD,
    GIVE_DRAWN,
    GUARD_CAMEL,
    GUARD_CARAVAN,
    MAKE,
    MAY_MILL,
    NO_SUCH_CARD,
    NOT_POSSIBLE,
    OPPONENT_COINS,
    OPPONENT_DRAW,
    PLACE_FREE,
    PRODUCT_COUNT,
    RECALL,
    REFRESH,
    SHIFT,
    SPACES,
    STEPS,
    SWAP_DRAFT,
    TYPES,
)
from caravanserai.games.araby.state import Box, State

ASKS_NOTHING = 0
ASKS_PRODUCT = 1
ASKS_CARD = 2
ASKS_CAMEL = 3
ASKS_PLAYER = 4
ASKS_YES = 5
QUESTIONS = ("", "product", "card", "camel", "player", "yes")


@rule
def asks(op: int, which: int) -> int:
    """What a step asks for, if its choice can be fixed beforehand."""
    if op == CONVERT or (op == MAKE and which == ANY_PRODUCT):
        return ASKS_PRODUCT
    if op == REFRESH or op == FROM_DISCARD or op == SWAP_DRAFT or op == DISCARD_CARDS:
        return ASKS_CARD
    if op == SHIFT or op == RECALL or op == GUARD_CAMEL or op == PLACE_FREE:
        return ASKS_CAMEL
    if op == GUARD_CARAVAN or op == OPPONENT_COINS or op == OPPONENT_DRAW:
        return ASKS_PLAYER
    return ASKS_YES if op == MAY_MILL else ASKS_NOTHING


@rule
def nth_question(box: Box, card: int, nth: int) -> int:
    """What the nth choice of a card's effect is about; nothing after a gift of drawn cards."""
    for step in range(STEPS):
        op = int(box.op[card][step])
        asked = asks(op, box.which[card][step])
        if op == GIVE_DRAWN:
            return ASKS_NOTHING
        if asked:
            once = asked == ASKS_PLAYER or asked == ASKS_YES
            choices = 1 if once else int(box.number[card][step])
            if op == CONVERT or op == SHIFT or op == SWAP_DRAFT:
                choices = 2
            if nth < choices:
                return asked
            nth -= choices
    return ASKS_NOTHING


@rule
def why_not_fix(box: Box, s: State, card: int, nth: int, action: int) -> int:
    """Why the nth choice of a card cannot be fixed as this action."""
    asked = nth_question(box, card, nth)
    if asked == ASKS_PRODUCT and DO_PRODUCT <= action < DO_PRODUCT + PRODUCT_COUNT:
        return FINE
    if asked == ASKS_CARD and DO_CARD <= action < DO_CARD + TYPES:
        return FINE if box.copies[action - DO_CARD] else NO_SUCH_CARD
    if asked == ASKS_CAMEL and DO_CAMEL <= action < DO_CAMEL + box.players * SPACES:
        return FINE
    if asked == ASKS_PLAYER and DO_PLAYER <= action < DO_PLAYER + min(SEATS, box.players):
        return FINE
    if asked == ASKS_YES and (action == DO_YES or action == DO_NO):
        return FINE
    return NOT_POSSIBLE
