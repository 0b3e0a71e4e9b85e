"""Why an action is refused, as a reason a screen can explain. Works on views."""

from caravanserai.engine.jit import rule
from caravanserai.games.dunhuang.alphabet import (
    ABILITY_IMPOSSIBLE,
    BONUS,
    CAMEL,
    DISCARD,
    DO_ABILITY,
    DO_CAMEL,
    DO_COINS,
    DO_DISCARD,
    DO_DISPLAY,
    DO_GIVE,
    DO_HAND,
    DO_KEEP,
    DO_LEAVE,
    DO_MOVE,
    DO_NOTHING,
    DO_OPPONENT,
    DO_PAY,
    DO_PROTECT,
    DO_SHOP,
    DO_STOW,
    DO_SWAP,
    DO_TAKE,
    DO_TURN,
    DO_YIELD,
    DOMESTIC_CARD,
    EMPTY_SPACE,
    FINE,
    GAME_OVER,
    GENERAL,
    GIVE,
    GOOD_NOT_IN_GAME,
    KEEP,
    KINDS,
    MAID_HAND,
    MAID_SHOP,
    MOST_STEPS,
    MOVE,
    NO_SUCH_TOKEN,
    NOT_AN_OPPONENT,
    NOT_DRAWN,
    NOT_IN_HAND,
    NOT_IN_SHOP,
    NOT_YOUR_DECISION,
    OPENING,
    OPENING_CARDS,
    OPPONENT,
    OPPONENT_HAND_EMPTY,
    OTHER_DECISION,
    OUT_OF_REACH,
    PAINTER,
    PAY,
    PROTECT,
    RETURN,
    SAME_GOOD,
    SOLDIER,
    SPACE,
    SPACES,
    STORE,
    SWAP,
    TOKEN,
    TOKEN_IS_TURNED,
    TOO_FEW_COINS,
)
from caravanserai.games.dunhuang.rules.characters import can_use, in_reach, other_good_in_hand
from caravanserai.games.dunhuang.rules.decisions import may_act
from caravanserai.games.dunhuang.rules.supply import cards_in
from caravanserai.games.dunhuang.state import Box, State


@rule
def why_not(box: Box, s: State, seat: int, action: int) -> int:
    """0 if `seat` may do `action`, else the reason why not."""
    if s.ended:
        return GAME_OVER
    if not may_act(box, s) >> seat & 1:
        return NOT_YOUR_DECISION
    d = s.decision
    if d == CAMEL:
        return fits(action, DO_CAMEL, 0, SPACES)
    if d == MOVE:
        return why_not_move(s, seat, action)
    if d == STORE:
        return one_of(action, DO_HAND, DO_SHOP)
    if d == BONUS:
        return why_not_bonus(box, s, seat, action)
    if d == PROTECT:
        return one_of(action, DO_PROTECT, DO_YIELD)
    if d == PAY:
        return one_of(action, DO_PAY, DO_LEAVE)
    if d == SPACE:
        return why_not_space(s, action)
    if d == OPPONENT:
        return why_not_opponent(box, s, seat, action)
    return why_not_good(box, s, seat, action)


@rule
def one_of(action: int, first: int, second: int) -> int:
    """Only these two are being decided."""
    return FINE if action == first or action == second else OTHER_DECISION


@rule
def fits(action: int, base: int, low: int, count: int) -> int:
    """Is the action of this kind at all?"""
    return FINE if base + low <= action < base + low + count else OTHER_DECISION


@rule
def why_not_move(s: State, seat: int, action: int) -> int:
    """Steps are limited by coins alone (D1)."""
    if fits(action, DO_MOVE, 1, MOST_STEPS):
        return OTHER_DECISION
    return TOO_FEW_COINS if action - DO_MOVE - 1 > s.coins[seat] else FINE


@rule
def why_not_bonus(box: Box, s: State, seat: int, action: int) -> int:
    """An ability that cannot be carried out is not offered."""
    if action == DO_ABILITY:
        return FINE if can_use(box, s, seat) else ABILITY_IMPOSSIBLE
    return one_of(action, DO_COINS, DO_NOTHING)


@rule
def why_not_space(s: State, action: int) -> int:
    """A space must hold a card, and for shepherd and farmer be in reach (D10)."""
    if fits(action, DO_TAKE, 0, SPACES):
        return OTHER_DECISION
    space = action - DO_TAKE
    everywhere = s.tiles[s.camel] == SOLDIER or s.tiles[s.camel] == GENERAL
    if not everywhere and not in_reach(s, space):
        return OUT_OF_REACH
    return FINE if s.market[space] else EMPTY_SPACE


@rule
def why_not_opponent(box: Box, s: State, seat: int, action: int) -> int:
    """A target is another player with at least one card in hand (D7)."""
    if fits(action, DO_OPPONENT, 0, len(s.hand)):
        return OTHER_DECISION
    other = action - DO_OPPONENT
    if other == seat or other >= box.players:
        return NOT_AN_OPPONENT
    return FINE if cards_in(s.hand[other]) else OPPONENT_HAND_EMPTY


@rule
def why_not_good(box: Box, s: State, seat: int, action: int) -> int:
    """Decisions that name a good."""
    d = s.decision
    if d == DOMESTIC_CARD:
        base = DO_DISPLAY if action > DO_DISPLAY else DO_STOW
    else:
        base = base_of(d)
    if fits(action, base, 1, KINDS):
        return OTHER_DECISION
    good = action - base
    if box.copies[good] == 0:
        return GOOD_NOT_IN_GAME
    if d == OPENING:
        return why_not_opening(s, seat, good)
    if d == KEEP:
        return FINE if s.drawn[good] else NOT_DRAWN
    if d == TOKEN:
        return why_not_token(s, seat, good)
    return why_not_card(s, seat, base, good)


@rule
def base_of(decision: int) -> int:
    """The kind of action a decision about one good asks for."""
    if decision == OPENING or decision == KEEP:
        return DO_KEEP
    if decision == DISCARD:
        return DO_DISCARD
    if decision == SWAP:
        return DO_SWAP
    if decision == MAID_SHOP:
        return DO_STOW
    if decision == MAID_HAND:
        return DO_DISPLAY
    if decision == GIVE or decision == RETURN:
        return DO_GIVE
    return DO_TURN


@rule
def why_not_opening(s: State, seat: int, good: int) -> int:
    """Only one of the three cards drawn can be kept."""
    for place in range(OPENING_CARDS):
        if s.aside[seat][place] == good:
            return FINE
    return NOT_DRAWN


@rule
def why_not_token(s: State, seat: int, good: int) -> int:
    """Only an own token that shows its number can be turned."""
    if s.token[good] != seat:
        return NO_SUCH_TOKEN
    return TOKEN_IS_TURNED if s.turned[good] else FINE


@rule
def why_not_card(s: State, seat: int, base: int, good: int) -> int:
    """The card must be where it is to be taken from; the maid asks for two different goods."""
    c = s.tiles[s.camel]
    from_hand = base == DO_DISPLAY or base == DO_GIVE
    from_hand = from_hand or (base == DO_DISCARD and c == PAINTER)
    from_hand = from_hand or (base == DO_SWAP and c == GENERAL)
    if from_hand and s.hand[seat][good] == 0:
        return NOT_IN_HAND
    if not from_hand and s.shop[seat][good] == 0:
        return NOT_IN_SHOP
    if s.decision == MAID_HAND and good == s.chosen:
        return SAME_GOOD
    if s.decision == MAID_SHOP and not other_good_in_hand(s, seat, good):
        return SAME_GOOD
    return FINE
