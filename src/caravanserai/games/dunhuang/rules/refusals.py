"""Why an action is refused, as a reason a screen can explain. Works on views.

One function for each thing that can be chosen; each takes an action that answers the decision.
"""

from caravanserai.engine.choices import Condition, is_any_legal
from caravanserai.engine.jit import rule
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.rules.supply import cards_in
from caravanserai.games.dunhuang.rules.tokens import tokens_held
from caravanserai.games.dunhuang.state import Box, State


@rule
def why_not_any(box: Box, s: State, seat: int, action: int) -> int:
    """Every answer to the decision can be chosen."""
    return say.FINE


@rule
def why_not_opening(box: Box, s: State, seat: int, action: int) -> int:
    """Only one of the three cards drawn can be kept."""
    for place in range(say.OPENING_CARDS):
        if s.aside[seat][place] == action - say.DO_KEEP:
            return say.FINE
    return say.NOT_DRAWN


@rule
def why_not_move(box: Box, s: State, seat: int, action: int) -> int:
    """Only coins limit the steps (D1)."""
    return say.TOO_FEW_COINS if action - say.DO_MOVE - 1 > s.coins[seat] else say.FINE


@rule
def why_not_bonus(box: Box, s: State, seat: int, action: int) -> int:
    """An ability that can't be carried out isn't offered; coins and nothing always are."""
    possible = action != say.DO_ABILITY or can_use(box, s, seat)
    return say.FINE if possible else say.ABILITY_IMPOSSIBLE


@rule
def can_use(box: Box, s: State, player: int) -> bool:
    """Can the ability of the camel's tile be carried out?"""
    c = s.tiles[s.camel]
    if c == say.PRINCESS:
        return tokens_held(s, player) > 0
    if c == say.INTERPRETER or c == say.DIPLOMAT:
        return s.pile_size > 0
    if c == say.PAINTER:
        return cards_in(s.hand[player]) > 0
    if c == say.MUSICIAN:
        return cards_in(s.shop[player]) > 0
    if c == say.DOMESTIC:
        return cards_in(s.shop[player]) + cards_in(s.hand[player]) > 0
    if c == say.SOLDIER and not cards_in(s.shop[player]):
        return False
    if c == say.GENERAL and not cards_in(s.hand[player]):
        return False
    if c == say.TRADER or c == say.MERCHANT:
        return is_possible(why_not_opponent, box, s, player, say.OPPONENT)
    if c == say.MAID:
        return is_possible(why_not_maid_shop, box, s, player, say.MAID_SHOP)
    if c == say.MANICHEAN or c == say.BUDDHIST:
        return is_possible(why_not_token, box, s, player, say.TOKEN)
    return c == say.DANCER or is_possible(why_not_space, box, s, player, say.SPACE)


@rule
def is_possible(why_not: Condition, box: Box, s: State, player: int, decision: int) -> bool:
    """Is there anything to choose in this decision?"""
    return is_any_legal(why_not, box, s, player, say.FIRST[decision], say.END[decision])


@rule
def why_not_space(box: Box, s: State, seat: int, action: int) -> int:
    """A space must hold a card, and for shepherd and farmer be within reach (D10)."""
    space = action - say.DO_TAKE
    if not in_reach(s, space):
        return say.OUT_OF_REACH
    return say.FINE if s.market[space] else say.EMPTY_SPACE


@rule
def in_reach(s: State, space: int) -> bool:
    """Shepherd: the next or previous space. Farmer: as many next ones as steps. Others: all."""
    c = s.tiles[s.camel]
    ahead = (space - s.camel) % say.SPACES
    if c == say.SHEPHERD:
        return ahead == 1 or ahead == say.SPACES - 1
    return c != say.FARMER or 1 <= ahead <= s.steps


@rule
def why_not_opponent(box: Box, s: State, seat: int, action: int) -> int:
    """Another player with at least one card in hand (D7)."""
    other = action - say.DO_OPPONENT
    if other == seat or other >= box.players:
        return say.NOT_AN_OPPONENT
    return say.FINE if cards_in(s.hand[other]) else say.OPPONENT_HAND_EMPTY


@rule
def why_not_token(box: Box, s: State, seat: int, action: int) -> int:
    """Only your own token that shows its number can be turned (D8a)."""
    good = action - say.DO_TURN
    if s.token[good] != seat:
        return say.NO_SUCH_TOKEN
    return say.TOKEN_IS_TURNED if s.turned[good] else say.FINE


@rule
def why_not_keep(box: Box, s: State, seat: int, action: int) -> int:
    """A card just drawn."""
    return say.FINE if s.drawn[action - say.DO_KEEP] else say.NOT_DRAWN


@rule
def why_not_from_hand(box: Box, s: State, seat: int, action: int) -> int:
    """A card in your hand."""
    return say.FINE if s.hand[seat][say.PARAMETER[action]] else say.NOT_IN_HAND


@rule
def why_not_from_shop(box: Box, s: State, seat: int, action: int) -> int:
    """A card in your shop."""
    return say.FINE if s.shop[seat][say.PARAMETER[action]] else say.NOT_IN_SHOP


@rule
def why_not_domestic(box: Box, s: State, seat: int, action: int) -> int:
    """A card in your shop to stow, or one in your hand to display."""
    if action > say.DO_DISPLAY:
        return why_not_from_hand(box, s, seat, action)
    return why_not_from_shop(box, s, seat, action)


@rule
def why_not_maid_shop(box: Box, s: State, seat: int, action: int) -> int:
    """A card in your shop for which you have a different good in hand."""
    reason = why_not_from_shop(box, s, seat, action)
    same = cards_in(s.hand[seat]) == s.hand[seat][action - say.DO_STOW]
    return say.SAME_GOOD if same and reason == say.FINE else reason


@rule
def why_not_maid_hand(box: Box, s: State, seat: int, action: int) -> int:
    """A card in your hand, of a different good than the one just stowed."""
    reason = why_not_from_hand(box, s, seat, action)
    same = action - say.DO_DISPLAY == s.chosen
    return say.SAME_GOOD if same and reason == say.FINE else reason
