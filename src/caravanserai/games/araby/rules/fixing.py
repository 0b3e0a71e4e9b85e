"""Choices for a card tasked for the partner that an offer fixes in advance (A15)."""

from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.state import Box, State

ASKS_NOTHING = 0
ASKS_PRODUCT = 1
ASKS_CARD = 2
ASKS_CAMEL = 3
ASKS_PLAYER = 4
ASKS_YES = 5
QUESTIONS = ("", "product", "card", "camel", "player", "yes")


@rule
def fixed_action(what: int, fixed: int) -> int:
    """The action of a choice fixed in advance: a term's last two numbers together."""
    return say.ACTION_PART * int(what) + int(fixed)


@rule
def what_fixes(action: int) -> int:
    """The first of the two numbers that name an action."""
    return action // say.ACTION_PART


@rule
def fixed_of(action: int) -> int:
    """The second."""
    return action % say.ACTION_PART


@rule
def asks(op: int, which: int) -> int:
    """What a step asks for, if its choice can be fixed in advance."""
    if op == say.CONVERT or (op == say.MAKE and which == say.ANY_PRODUCT):
        return ASKS_PRODUCT
    if (
        op == say.REFRESH
        or op == say.FROM_DISCARD
        or op == say.SWAP_DRAFT
        or op == say.DISCARD_CARDS
    ):
        return ASKS_CARD
    if op == say.SHIFT or op == say.RECALL or op == say.GUARD_CAMEL or op == say.PLACE_FREE:
        return ASKS_CAMEL
    if op == say.GUARD_CARAVAN or op == say.OPPONENT_COINS or op == say.OPPONENT_DRAW:
        return ASKS_PLAYER
    return ASKS_YES if op == say.MAY_MILL else ASKS_NOTHING


@rule
def nth_question(box: Box, card: int, nth: int) -> int:
    """What the nth choice of a card's effect is about; nothing after giving away drawn cards."""
    for step in range(say.STEPS):
        op = int(box.op[card][step])
        asked = asks(op, box.which[card][step])
        if op == say.GIVE_DRAWN:
            return ASKS_NOTHING
        if asked:
            once = asked == ASKS_PLAYER or asked == ASKS_YES
            choices = 1 if once else int(box.number[card][step])
            if op == say.CONVERT or op == say.SHIFT or op == say.SWAP_DRAFT:
                choices = 2
            if nth < choices:
                return asked
            nth -= choices
    return ASKS_NOTHING


@rule
def why_not_fix(box: Box, s: State, card: int, nth: int, action: int) -> int:
    """Why the nth choice of a card cannot be fixed as this action."""
    asked = nth_question(box, card, nth)
    if asked == ASKS_PRODUCT and say.DO_PRODUCT <= action < say.DO_PRODUCT + say.PRODUCT_COUNT:
        return say.FINE
    if asked == ASKS_CARD and say.DO_CARD <= action < say.DO_CARD + say.TYPES:
        return say.FINE if box.copies[action - say.DO_CARD] else say.NO_SUCH_CARD
    if asked == ASKS_CAMEL and say.DO_CAMEL <= action < say.DO_CAMEL + box.players * say.SPACES:
        return say.FINE
    if asked == ASKS_PLAYER and say.DO_PLAYER <= action < say.DO_PLAYER + min(SEATS, box.players):
        return say.FINE
    if asked == ASKS_YES and (action == say.DO_YES or action == say.DO_NO):
        return say.FINE
    return say.NOT_POSSIBLE
