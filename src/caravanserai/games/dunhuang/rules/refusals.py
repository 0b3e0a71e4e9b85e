"""Why an action is refused, as a reason a screen can explain. Works on views."""

from caravanserai.engine.jit import rule
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.rules.characters import can_use, in_reach, other_good_in_hand
from caravanserai.games.dunhuang.rules.decisions import may_act
from caravanserai.games.dunhuang.rules.supply import cards_in
from caravanserai.games.dunhuang.state import Box, State


@rule
def why_not(box: Box, s: State, seat: int, action: int) -> int:
    """0 if `seat` may do `action`, else the reason why not."""
    if s.ended:
        return say.GAME_OVER
    if not may_act(box, s) >> seat & 1:
        return say.NOT_YOUR_DECISION
    d = s.decision
    if d == say.CAMEL:
        return fits(action, say.DO_CAMEL, 0, say.SPACES)
    if d == say.MOVE:
        return why_not_move(s, seat, action)
    if d == say.STORE:
        return one_of(action, say.DO_HAND, say.DO_SHOP)
    if d == say.BONUS:
        return why_not_bonus(box, s, seat, action)
    if d == say.PROTECT:
        return one_of(action, say.DO_PROTECT, say.DO_YIELD)
    if d == say.PAY:
        return one_of(action, say.DO_PAY, say.DO_LEAVE)
    if d == say.SPACE:
        return why_not_space(s, action)
    if d == say.OPPONENT:
        return why_not_opponent(box, s, seat, action)
    return why_not_good(box, s, seat, action)


@rule
def one_of(action: int, first: int, second: int) -> int:
    """Only these two are being decided."""
    return say.FINE if action == first or action == second else say.OTHER_DECISION


@rule
def fits(action: int, base: int, low: int, count: int) -> int:
    """Is the action of this kind at all?"""
    return say.FINE if base + low <= action < base + low + count else say.OTHER_DECISION


@rule
def why_not_move(s: State, seat: int, action: int) -> int:
    """Steps are limited by coins alone (D1)."""
    if fits(action, say.DO_MOVE, 1, say.MOST_STEPS):
        return say.OTHER_DECISION
    return say.TOO_FEW_COINS if action - say.DO_MOVE - 1 > s.coins[seat] else say.FINE


@rule
def why_not_bonus(box: Box, s: State, seat: int, action: int) -> int:
    """An ability that cannot be carried out is not offered."""
    if action == say.DO_ABILITY:
        return say.FINE if can_use(box, s, seat) else say.ABILITY_IMPOSSIBLE
    return one_of(action, say.DO_COINS, say.DO_NOTHING)


@rule
def why_not_space(s: State, action: int) -> int:
    """A space must hold a card, and for shepherd and farmer be in reach (D10)."""
    if fits(action, say.DO_TAKE, 0, say.SPACES):
        return say.OTHER_DECISION
    space = action - say.DO_TAKE
    everywhere = s.tiles[s.camel] == say.SOLDIER or s.tiles[s.camel] == say.GENERAL
    if not everywhere and not in_reach(s, space):
        return say.OUT_OF_REACH
    return say.FINE if s.market[space] else say.EMPTY_SPACE


@rule
def why_not_opponent(box: Box, s: State, seat: int, action: int) -> int:
    """A target is another player with at least one card in hand (D7)."""
    if fits(action, say.DO_OPPONENT, 0, len(s.hand)):
        return say.OTHER_DECISION
    other = action - say.DO_OPPONENT
    if other == seat or other >= box.players:
        return say.NOT_AN_OPPONENT
    return say.FINE if cards_in(s.hand[other]) else say.OPPONENT_HAND_EMPTY


@rule
def why_not_good(box: Box, s: State, seat: int, action: int) -> int:
    """Decisions that name a good."""
    d = s.decision
    if d == say.DOMESTIC_CARD:
        base = say.DO_DISPLAY if action > say.DO_DISPLAY else say.DO_STOW
    else:
        base = base_of(d)
    if fits(action, base, 1, say.KINDS):
        return say.OTHER_DECISION
    good = action - base
    if box.copies[good] == 0:
        return say.GOOD_NOT_IN_GAME
    if d == say.OPENING:
        return why_not_opening(s, seat, good)
    if d == say.KEEP:
        return say.FINE if s.drawn[good] else say.NOT_DRAWN
    if d == say.TOKEN:
        return why_not_token(s, seat, good)
    return why_not_card(s, seat, base, good)


@rule
def base_of(decision: int) -> int:
    """The kind of action a decision about one good asks for."""
    if decision == say.OPENING or decision == say.KEEP:
        return say.DO_KEEP
    if decision == say.DISCARD:
        return say.DO_DISCARD
    if decision == say.SWAP:
        return say.DO_SWAP
    if decision == say.MAID_SHOP:
        return say.DO_STOW
    if decision == say.MAID_HAND:
        return say.DO_DISPLAY
    if decision == say.GIVE or decision == say.RETURN:
        return say.DO_GIVE
    return say.DO_TURN


@rule
def why_not_opening(s: State, seat: int, good: int) -> int:
    """Only one of the three cards drawn can be kept."""
    for place in range(say.OPENING_CARDS):
        if s.aside[seat][place] == good:
            return say.FINE
    return say.NOT_DRAWN


@rule
def why_not_token(s: State, seat: int, good: int) -> int:
    """Only an own token that shows its number can be turned."""
    if s.token[good] != seat:
        return say.NO_SUCH_TOKEN
    return say.TOKEN_IS_TURNED if s.turned[good] else say.FINE


@rule
def why_not_card(s: State, seat: int, base: int, good: int) -> int:
    """The card must be where it is to be taken from; the maid asks for two different goods."""
    c = s.tiles[s.camel]
    from_hand = base == say.DO_DISPLAY or base == say.DO_GIVE
    from_hand = from_hand or (base == say.DO_DISCARD and c == say.PAINTER)
    from_hand = from_hand or (base == say.DO_SWAP and c == say.GENERAL)
    if from_hand and s.hand[seat][good] == 0:
        return say.NOT_IN_HAND
    if not from_hand and s.shop[seat][good] == 0:
        return say.NOT_IN_SHOP
    if s.decision == say.MAID_HAND and good == s.chosen:
        return say.SAME_GOOD
    if s.decision == say.MAID_SHOP and not other_good_in_hand(s, seat, good):
        return say.SAME_GOOD
    return say.FINE
