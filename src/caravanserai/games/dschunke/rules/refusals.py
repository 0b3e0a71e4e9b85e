"""Why an action is refused, as a reason a screen can explain. Works on views."""

from caravanserai.engine.jit import rule
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.actions import has_merchant, is_available, is_in_game
from caravanserai.games.dschunke.rules.decisions import is_open_junk, may_act
from caravanserai.games.dschunke.rules.extras import can_fetch
from caravanserai.games.dschunke.rules.fists import cards_bid, fist_of, has_cards
from caravanserai.games.dschunke.rules.hold import has_top_strip
from caravanserai.games.dschunke.rules.market import can_return
from caravanserai.games.dschunke.rules.stacks import can_search
from caravanserai.games.dschunke.state import Box, State


@rule
def why_not(box: Box, s: State, seat: int, action: int) -> int:
    """0 if `seat` may do `action`, else the reason why not."""
    if s.ended:
        return say.GAME_OVER
    if not may_act(box, s) >> seat & 1:
        return say.NOT_YOUR_DECISION
    d = s.decision
    if d == say.BID:
        return why_not_bid(s, seat, action)
    if d == say.ACT or d == say.AFTER:
        return why_not_act(box, s, seat, action)
    if d == say.EXCHANGE:
        return why_not_return(s, seat, action)
    if d == say.SEARCH or d == say.PRIZE:
        return why_not_search(s, action)
    if d == say.KEEP or d == say.PRIZE_KEEP:
        return why_not_keep(s, action)
    if d == say.STATION or d == say.PLACE or d == say.ONTO:
        return why_not_junk(s, action)
    return why_not_take(s, action)


@rule
def is_of(action: int, base: int, low: int, count: int) -> bool:
    """Is the action of this kind?"""
    return base + low <= action < base + low + count


@rule
def why_not_bid(s: State, seat: int, action: int) -> int:
    """None, or cards that are in the hand; whether they sell is another matter (J6)."""
    one_good = is_of(action, say.DO_BID, 1, say.KINDS * say.COPIES)
    if (
        action != say.DO_NONE
        and not one_good
        and not is_of(action, say.DO_MIXED, say.FIRST_MIXED, len(say.MIXED))
    ):
        return say.OTHER_DECISION
    held = has_cards(s, seat, fist_of(action), cards_bid(action))
    return say.FINE if held else say.TOO_FEW_CARDS


@rule
def why_not_act(box: Box, s: State, seat: int, action: int) -> int:
    """The action of the turn, or an extra-action card."""
    if s.decision == say.ACT:
        if is_of(action, say.DO_MERCHANT, 0, say.MERCHANTS):
            return say.FINE if is_available(s, action - say.DO_MERCHANT) else say.FACE_DOWN
        if is_of(action, say.DO_LOWER, 0, say.JUNK_COUNT):
            return why_not_trainee(box, s, say.LOWER, action - say.DO_LOWER)
        if is_of(action, say.DO_UPPER, 0, say.JUNK_COUNT):
            return why_not_trainee(box, s, say.UPPER, action - say.DO_UPPER)
    elif action == say.DO_DONE:
        return say.FINE
    return why_not_extra(s, seat, action)


@rule
def why_not_trainee(box: Box, s: State, trainee: int, junk: int) -> int:
    """A trainee works once a round, where no merchant is."""
    if not is_in_game(box, trainee):
        return say.NO_SUCH_TRAINEE
    if not is_available(s, trainee):
        return say.FACE_DOWN
    return say.MERCHANT_THERE if has_merchant(s, junk) else say.FINE


@rule
def why_not_extra(s: State, seat: int, action: int) -> int:
    """One card a round, held by the player, that does something (J11)."""
    if not is_of(action, say.DO_LOAD, 0, say.DO_MOVE + say.JUNK_COUNT - say.DO_LOAD):
        return say.OTHER_DECISION
    if s.extra_used >> seat & 1:
        return say.EXTRA_PLAYED
    if s.special[seat][card_for(action)] == 0:
        return say.CARD_NOT_HELD
    if is_of(action, say.DO_LOAD, 0, say.JUNK_COUNT) and s.strips[seat] == 0:
        return say.NO_STRIPS
    if is_of(action, say.DO_FETCH, 0, say.JUNK_COUNT) and not can_fetch(s, action - say.DO_FETCH):
        return say.JUNK_EMPTY
    if is_of(action, say.DO_MOVE, 0, say.JUNK_COUNT) and not has_top_strip(
        s, action - say.DO_MOVE, seat
    ):
        return say.NO_TOP_STRIP
    return say.FINE


@rule
def card_for(action: int) -> int:
    """The card that an extra action is played with."""
    if is_of(action, say.DO_LOAD, 0, say.JUNK_COUNT):
        return say.LOAD_CARD
    if is_of(action, say.DO_COLLECT, 0, say.JUNK_COUNT):
        return say.MONEY_CARD + action - say.DO_COLLECT
    if is_of(action, say.DO_FETCH, 0, say.JUNK_COUNT):
        return say.GOODS_CARD
    return say.MOVE_CARD


@rule
def why_not_return(s: State, seat: int, action: int) -> int:
    """A card in hand for which there are others on the junks."""
    if action == say.DO_STOP:
        return say.FINE
    if not is_of(action, say.DO_RETURN, 1, say.KINDS):
        return say.OTHER_DECISION
    good = action - say.DO_RETURN
    if s.hand[seat][good] == 0:
        return say.NOT_IN_HAND
    return say.FINE if can_return(s, seat, good) else say.NOTHING_FOR_IT


@rule
def why_not_search(s: State, action: int) -> int:
    """A stack that is neither empty nor taken; Yuan only as the prize of round 10."""
    if action == say.DO_YUAN and s.decision == say.PRIZE:
        return say.FINE if s.round == say.ROUNDS else say.NOT_ROUND_10
    if not is_of(action, say.DO_SEARCH, 0, say.STACK_COUNT):
        return say.OTHER_DECISION
    stack = action - say.DO_SEARCH
    if s.stacks_taken >> stack & 1:
        return say.STACK_TAKEN
    return say.FINE if can_search(s, stack) else say.STACK_EMPTY


@rule
def why_not_keep(s: State, action: int) -> int:
    """A card that lies in the stack being searched."""
    if not is_of(action, say.DO_KEEP, 1, say.SPECIAL_SLOTS - 1):
        return say.OTHER_DECISION
    return say.FINE if s.stack_cards[s.stack][action - say.DO_KEEP] else say.NOT_IN_STACK


@rule
def why_not_junk(s: State, action: int) -> int:
    """A junk for a merchant, for a strip handed on, or for a strip that is moved."""
    base = say.DO_STATION
    reason = say.JUNK_TAKEN
    if s.decision == say.PLACE:
        base = say.DO_PLACE
        reason = say.JUNK_FULL
    elif s.decision == say.ONTO:
        base = say.DO_ONTO
        reason = say.SAME_JUNK
    if not is_of(action, base, 0, say.JUNK_COUNT):
        return say.OTHER_DECISION
    return say.FINE if is_open_junk(s, action - base) else reason


@rule
def why_not_take(s: State, action: int) -> int:
    """A good that there is; in an exchange, not one just returned (J11)."""
    if not is_of(action, say.DO_TAKE, 1, say.KINDS):
        return say.OTHER_DECISION
    good = action - say.DO_TAKE
    if s.decision == say.TRADE and s.returned[good]:
        return say.JUST_RETURNED
    return say.FINE if s.supply[good] != 0 else say.JUNK_EMPTY
