"""Who decides now, and what they may choose."""

from caravanserai.engine.choices import EVERY, Condition, write, write_amounts
from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule, scratch
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.alphabet import ACTION_COUNT
from caravanserai.games.dunhuang.rules import refusals
from caravanserai.games.dunhuang.rules.setup import has_kept
from caravanserai.games.dunhuang.rules.turn import last_player
from caravanserai.games.dunhuang.state import Box, State


@rule
def turn(box: Box, s: State) -> int:
    """The player who decides; in the opening, when nobody is first, A before B and so on."""
    if s.decision == say.OPENING:
        for player in range(box.players):
            if not has_kept(s, player):
                return player
    if s.decision == say.CAMEL:
        return last_player(box, s)
    if s.decision == say.PROTECT:
        return s.token[s.claim]
    if s.decision == say.GIVE:
        return s.opponent
    return s.active


@rule
def may_act(box: Box, s: State) -> int:
    """Nobody acts out of turn: only seats the game waits for may act, several in the opening."""
    if s.ended:
        return 0
    if s.decision != say.OPENING:
        return 1 << turn(box, s)
    mask = 0
    for player in range(box.players):
        if not has_kept(s, player):
            mask |= 1 << player
    return mask


@rule
def waiting_for(box: Box, s: State) -> int:
    """All players in the opening, then one at a time."""
    return may_act(box, s)


@rule
def legal(box: Box, s: State, seat: int, out: Buffer) -> int:
    """Write the legal actions of `seat`, ascending, into `out`; return how many."""
    return answer(box, s, seat, EVERY, out) if may_act(box, s) >> seat & 1 else 0


@rule
def why_not(box: Box, s: State, seat: int, action: int) -> int:
    """0 if `seat`, who may act, may do `action`, else the reason why not."""
    d = s.decision
    if not say.FIRST[d] <= action < say.END[d]:
        return say.OTHER_DECISION
    if say.NAMES_GOOD[d] and box.copies[say.PARAMETER[action]] == 0:
        return say.GOOD_NOT_IN_GAME
    return answer(box, s, seat, action, scratch(1))


@rule
def answer(box: Box, s: State, seat: int, action: int, out: Buffer) -> int:
    """The reason against one answer to the decision; for EVERY, write the legal ones to `out`."""
    d = s.decision
    if d == say.MOVE:
        if action != EVERY:
            return refusals.why_not_move(box, s, seat, action)
        return write_amounts(refusals.why_not_move, box, s, seat, say.FIRST[d], say.END[d], 0, out)
    if d == say.BONUS:
        return ask(refusals.why_not_bonus, box, s, seat, action, out)
    if d == say.STORE or d == say.CAMEL or d == say.PROTECT or d == say.PAY:
        return ask(refusals.why_not_any, box, s, seat, action, out)
    if d == say.OPENING:
        return ask(refusals.why_not_opening, box, s, seat, action, out)
    return answer_ability(box, s, seat, action, out)


@rule
def answer_ability(box: Box, s: State, seat: int, action: int, out: Buffer) -> int:
    """The same for an ability's question."""
    d, c = s.decision, s.tiles[s.camel]
    if d == say.SPACE:
        return ask(refusals.why_not_space, box, s, seat, action, out)
    if d == say.OPPONENT:
        return ask(refusals.why_not_opponent, box, s, seat, action, out)
    if d == say.TOKEN:
        return ask(refusals.why_not_token, box, s, seat, action, out)
    if d == say.KEEP:
        return ask(refusals.why_not_keep, box, s, seat, action, out)
    if d == say.DOMESTIC_CARD:
        return ask(refusals.why_not_domestic, box, s, seat, action, out)
    if d == say.MAID_SHOP:
        return ask(refusals.why_not_maid_shop, box, s, seat, action, out)
    if d == say.MAID_HAND:
        return ask(refusals.why_not_maid_hand, box, s, seat, action, out)
    if c == say.MUSICIAN or c == say.SOLDIER:
        return ask(refusals.why_not_from_shop, box, s, seat, action, out)
    return ask(refusals.why_not_from_hand, box, s, seat, action, out)


@rule
def ask(why: Condition, box: Box, s: State, seat: int, action: int, out: Buffer) -> int:
    """The reason against one action; for EVERY, write those without one and return how many."""
    if action != EVERY:
        return why(box, s, seat, action)
    return write(why, box, s, seat, say.FIRST[s.decision], say.END[s.decision], 0, out)


@rule
def default(box: Box, s: State, seat: int) -> int:
    """Out of time: protect a token, don't pay for one, take the coins, else the first choice."""
    if s.decision == say.PROTECT:
        return say.DO_PROTECT
    if s.decision == say.PAY:
        return say.DO_LEAVE
    if s.decision == say.BONUS:
        return say.DO_COINS
    choices = scratch(ACTION_COUNT)
    legal(box, s, seat, choices)
    return int(choices[0])
