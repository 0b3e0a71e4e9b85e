"""Why an action is refused, as a reason a screen can explain. Works on views."""

from caravanserai.engine.jit import rule
from caravanserai.games.dschunke.alphabet import (
    ACT,
    AFTER,
    BID,
    CARD_NOT_HELD,
    COPIES,
    DO_BID,
    DO_COLLECT,
    DO_DONE,
    DO_FETCH,
    DO_KEEP,
    DO_LOAD,
    DO_LOWER,
    DO_MERCHANT,
    DO_MIXED,
    DO_MOVE,
    DO_NONE,
    DO_ONTO,
    DO_PLACE,
    DO_RETURN,
    DO_SEARCH,
    DO_STATION,
    DO_STOP,
    DO_TAKE,
    DO_UPPER,
    DO_YUAN,
    EXCHANGE,
    EXTRA_PLAYED,
    FACE_DOWN,
    FINE,
    FIRST_MIXED,
    GAME_OVER,
    GOODS_CARD,
    JUNK_COUNT,
    JUNK_EMPTY,
    JUNK_FULL,
    JUNK_TAKEN,
    JUST_RETURNED,
    KEEP,
    KINDS,
    LOAD_CARD,
    LOWER,
    MERCHANT_THERE,
    MERCHANTS,
    MIXED,
    MONEY_CARD,
    MOVE_CARD,
    NO_STRIPS,
    NO_SUCH_TRAINEE,
    NO_TOP_STRIP,
    NOT_IN_HAND,
    NOT_IN_STACK,
    NOT_ROUND_10,
    NOT_YOUR_DECISION,
    NOTHING_FOR_IT,
    ONTO,
    OTHER_DECISION,
    PLACE,
    PRIZE,
    PRIZE_KEEP,
    ROUNDS,
    SAME_JUNK,
    SEARCH,
    SPECIAL_SLOTS,
    STACK_COUNT,
    STACK_EMPTY,
    STACK_TAKEN,
    STATION,
    TOO_FEW_CARDS,
    TRADE,
    UPPER,
)
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
        return GAME_OVER
    if not may_act(box, s) >> seat & 1:
        return NOT_YOUR_DECISION
    d = s.decision
    if d == BID:
        return why_not_bid(s, seat, action)
    if d == ACT or d == AFTER:
        return why_not_act(box, s, seat, action)
    if d == EXCHANGE:
        return why_not_return(s, seat, action)
    if d == SEARCH or d == PRIZE:
        return why_not_search(s, action)
    if d == KEEP or d == PRIZE_KEEP:
        return why_not_keep(s, action)
    if d == STATION or d == PLACE or d == ONTO:
        return why_not_junk(s, action)
    return why_not_take(s, action)


@rule
def is_of(action: int, base: int, low: int, count: int) -> bool:
    """Is the action of this kind?"""
    return base + low <= action < base + low + count


@rule
def why_not_bid(s: State, seat: int, action: int) -> int:
    """None, or cards that are in the hand; whether they sell is another matter (J6)."""
    one_good = is_of(action, DO_BID, 1, KINDS * COPIES)
    if action != DO_NONE and not one_good and not is_of(action, DO_MIXED, FIRST_MIXED, len(MIXED)):
        return OTHER_DECISION
    held = has_cards(s, seat, fist_of(action), cards_bid(action))
    return FINE if held else TOO_FEW_CARDS


@rule
def why_not_act(box: Box, s: State, seat: int, action: int) -> int:
    """The action of the turn, or an extra-action card."""
    if s.decision == ACT:
        if is_of(action, DO_MERCHANT, 0, MERCHANTS):
            return FINE if is_available(s, action - DO_MERCHANT) else FACE_DOWN
        if is_of(action, DO_LOWER, 0, JUNK_COUNT):
            return why_not_trainee(box, s, LOWER, action - DO_LOWER)
        if is_of(action, DO_UPPER, 0, JUNK_COUNT):
            return why_not_trainee(box, s, UPPER, action - DO_UPPER)
    elif action == DO_DONE:
        return FINE
    return why_not_extra(s, seat, action)


@rule
def why_not_trainee(box: Box, s: State, trainee: int, junk: int) -> int:
    """A trainee works once a round, where no merchant is."""
    if not is_in_game(box, trainee):
        return NO_SUCH_TRAINEE
    if not is_available(s, trainee):
        return FACE_DOWN
    return MERCHANT_THERE if has_merchant(s, junk) else FINE


@rule
def why_not_extra(s: State, seat: int, action: int) -> int:
    """One card a round, held by the player, that does something (J11)."""
    if not is_of(action, DO_LOAD, 0, DO_MOVE + JUNK_COUNT - DO_LOAD):
        return OTHER_DECISION
    if s.extra_used >> seat & 1:
        return EXTRA_PLAYED
    if s.special[seat][card_for(action)] == 0:
        return CARD_NOT_HELD
    if is_of(action, DO_LOAD, 0, JUNK_COUNT) and s.strips[seat] == 0:
        return NO_STRIPS
    if is_of(action, DO_FETCH, 0, JUNK_COUNT) and not can_fetch(s, action - DO_FETCH):
        return JUNK_EMPTY
    if is_of(action, DO_MOVE, 0, JUNK_COUNT) and not has_top_strip(s, action - DO_MOVE, seat):
        return NO_TOP_STRIP
    return FINE


@rule
def card_for(action: int) -> int:
    """The card that an extra action is played with."""
    if is_of(action, DO_LOAD, 0, JUNK_COUNT):
        return LOAD_CARD
    if is_of(action, DO_COLLECT, 0, JUNK_COUNT):
        return MONEY_CARD + action - DO_COLLECT
    if is_of(action, DO_FETCH, 0, JUNK_COUNT):
        return GOODS_CARD
    return MOVE_CARD


@rule
def why_not_return(s: State, seat: int, action: int) -> int:
    """A card in hand for which there are others on the junks."""
    if action == DO_STOP:
        return FINE
    if not is_of(action, DO_RETURN, 1, KINDS):
        return OTHER_DECISION
    good = action - DO_RETURN
    if s.hand[seat][good] == 0:
        return NOT_IN_HAND
    return FINE if can_return(s, seat, good) else NOTHING_FOR_IT


@rule
def why_not_search(s: State, action: int) -> int:
    """A stack that is neither empty nor taken; Yuan only as the prize of round 10."""
    if action == DO_YUAN and s.decision == PRIZE:
        return FINE if s.round == ROUNDS else NOT_ROUND_10
    if not is_of(action, DO_SEARCH, 0, STACK_COUNT):
        return OTHER_DECISION
    stack = action - DO_SEARCH
    if s.stacks_taken >> stack & 1:
        return STACK_TAKEN
    return FINE if can_search(s, stack) else STACK_EMPTY


@rule
def why_not_keep(s: State, action: int) -> int:
    """A card that lies in the stack being searched."""
    if not is_of(action, DO_KEEP, 1, SPECIAL_SLOTS - 1):
        return OTHER_DECISION
    return FINE if s.stack_cards[s.stack][action - DO_KEEP] else NOT_IN_STACK


@rule
def why_not_junk(s: State, action: int) -> int:
    """A junk for a merchant, for a strip handed on, or for a strip that is moved."""
    base = DO_STATION
    reason = JUNK_TAKEN
    if s.decision == PLACE:
        base = DO_PLACE
        reason = JUNK_FULL
    elif s.decision == ONTO:
        base = DO_ONTO
        reason = SAME_JUNK
    if not is_of(action, base, 0, JUNK_COUNT):
        return OTHER_DECISION
    return FINE if is_open_junk(s, action - base) else reason


@rule
def why_not_take(s: State, action: int) -> int:
    """A good that there is; in an exchange, not one just returned (J11)."""
    if not is_of(action, DO_TAKE, 1, KINDS):
        return OTHER_DECISION
    good = action - DO_TAKE
    if s.decision == TRADE and s.returned[good]:
        return JUST_RETURNED
    return FINE if s.supply[good] != 0 else JUNK_EMPTY
