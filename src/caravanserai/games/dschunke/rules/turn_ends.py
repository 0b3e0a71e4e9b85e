"""Which choice is the last of a turn, in each phase with turns, and which gives something up."""

from caravanserai.engine.jit import rule, scratch
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.alphabet import ACTION_COUNT
from caravanserai.games.dschunke.rules.actions import is_asked_for_extra
from caravanserai.games.dschunke.rules.decisions import legal
from caravanserai.games.dschunke.rules.goods import any_goods, cards_in
from caravanserai.games.dschunke.state import Box, State


@rule
def ends(box: Box, s: State, seat: int, action: int) -> bool:
    """Is it then others' turn to decide, or everyone's, or the next phase?

    A bid is a turn of its own; the set-up is none. In the resupply, where nobody sees how many
    goods are left, assume there are enough.
    """
    d = s.decision
    if d == say.ACT or d == say.AFTER:
        return ends_action(box, s, seat, action)
    if d == say.FETCH:
        return is_last_fetch(s, action - say.DO_TAKE) and is_through(s, seat)
    if d == say.ONTO:
        return is_through(s, seat)
    if d == say.EXCHANGE:
        return action == say.DO_STOP and cards_in(s.returned) == 0
    if d == say.TRADE:
        return bool(s.owed == 1 and s.exchanges == 1)
    if d == say.RESUPPLY:
        return bool(s.owed == 1)
    if d == say.PRIZE:
        return action == say.DO_YUAN
    return bool(d == say.BID or d == say.KEEP or d == say.PRIZE_KEEP)


@rule
def ends_action(box: Box, s: State, seat: int, action: int) -> bool:
    """Phase 2: `done`, or the action or extra card after which nothing is left to do."""
    if action == say.DO_DONE:
        return True
    if asks_where(box, s, action):
        return False
    if action >= say.DO_LOAD:
        return bool(s.acted)
    return not is_asked_for_extra(s, seat)


@rule
def asks_where(box: Box, s: State, action: int) -> bool:
    """Is a junk still to be chosen, to move a strip to or, on grey, to take goods from?"""
    if action >= say.DO_MOVE:
        return True
    if action >= say.DO_FETCH:
        return action == say.DO_FETCH + say.GREY and any_goods(s)
    if action >= say.DO_LOAD:
        return False
    return takes_goods_from_grey(box, s, action) and any_goods(s)


@rule
def takes_goods_from_grey(box: Box, s: State, action: int) -> bool:
    """Does this merchant or trainee take goods from grey?"""
    if action >= say.DO_UPPER:
        return action == say.DO_UPPER + say.GREY and brings_goods(box, s, say.UPPER)
    if action >= say.DO_LOWER:
        return action == say.DO_LOWER + say.GREY and brings_goods(box, s, say.LOWER)
    merchant = action - say.DO_MERCHANT
    return bool(merchant == say.GOODS_MERCHANT and s.merchants[merchant] == say.GREY)


@rule
def brings_goods(box: Box, s: State, trainee: int) -> bool:
    """Is this what the trainee's space says this round?"""
    return bool(box.track[trainee - say.LOWER][s.round - 1] == say.GOODS_MERCHANT)


@rule
def is_last_fetch(s: State, good: int) -> bool:
    """Does this junk give all that is owed, or is there no other to move on to?"""
    if s.supply[good] >= s.owed:
        return True
    for other in range(1, say.KINDS + 1):
        if other != good and s.supply[other] != 0:
            return False
    return True


@rule
def is_through(s: State, player: int) -> bool:
    """Has the player taken the turn's action, with no extra action left to ask for?"""
    return bool(s.acted) and not is_asked_for_extra(s, player)


@rule
def gives_up(box: Box, s: State, seat: int, action: int) -> bool:
    """A bid of nothing, no extra action, no exchange, unless there is no other choice."""
    is_refusal = action == say.DO_NONE or action == say.DO_DONE
    if action == say.DO_STOP:
        is_refusal = cards_in(s.returned) == 0
    return is_refusal and legal(box, s, seat, scratch(ACTION_COUNT)) > 1
