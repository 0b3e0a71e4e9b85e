"""Which choice is the last of a turn, and which gives something up."""

from caravanserai.engine.jit import rule
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.rules.characters import cards_to_draw
from caravanserai.games.dunhuang.rules.tokens import TAKER_DECIDES, claim_with
from caravanserai.games.dunhuang.state import Box, State


@rule
def ends(box: Box, s: State, seat: int, action: int) -> bool:
    """Does the active player decide nothing more this turn?

    A rival who may then protect a token only decides whether it goes. The set-up is not a turn, and
    answering in another player's turn doesn't end one of your own.
    """
    d = s.decision
    if d == say.BONUS:
        return action != say.DO_ABILITY or works_at_once(s)
    if d == say.RETURN:
        return bool(s.owed == 1)
    if d == say.PAY:
        return bool(s.in_bonus)
    if d == say.SPACE:
        good = s.market[action - say.DO_TAKE]
        return s.tiles[s.camel] != say.SOLDIER or not is_asked_to_pay(box, s, good)
    if d == say.MAID_HAND or (d == say.DOMESTIC_CARD and action > say.DO_DISPLAY):
        return not is_asked_to_pay(box, s, action - say.DO_DISPLAY)
    return bool(d == say.DISCARD or d == say.KEEP or d == say.TOKEN or d == say.DOMESTIC_CARD)


@rule
def works_at_once(s: State) -> bool:
    """Does the ability of the camel's tile ask nothing? A single drawn card is kept (D8)."""
    c = s.tiles[s.camel]
    if c == say.INTERPRETER or c == say.DIPLOMAT:
        return cards_to_draw(s) == 1
    return bool(c == say.PRINCESS or c == say.DANCER)


@rule
def is_asked_to_pay(box: Box, s: State, good: int) -> bool:
    """Buddhist: would a new card in the active player's shop tie for a token that costs coins?

    The soldier may get back the good he gives.
    """
    cards = s.shop[s.active][good] + (0 if s.chosen == good else 1)
    return claim_with(box, s, s.active, good, cards) == TAKER_DECIDES


@rule
def gives_up(box: Box, s: State, seat: int, action: int) -> bool:
    """Taking no bonus at all, not protecting a token, or not paying for one."""
    return action == say.DO_NOTHING or action == say.DO_YIELD or action == say.DO_LEAVE
