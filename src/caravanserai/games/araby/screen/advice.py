"""Advice drawn from plain facts: which cards to task before paying, what would go to waste."""

from caravanserai.engine.jit import rule, scratch
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.alphabet import ICON_COUNT
from caravanserai.games.araby.rules.calling import icon_owed, makers, makes_icon
from caravanserai.games.araby.rules.camels import (
    has_camel_left,
    has_caravan,
    product_of,
    why_no_leave,
)
from caravanserai.games.araby.rules.decisions import is_open
from caravanserai.games.araby.rules.playing_cards import NO_ICON, payable, stays, why_not_play
from caravanserai.games.araby.rules.targets import usable
from caravanserai.games.araby.state import Box, State


@rule
def is_told(box: Box, s: State, seat: int) -> bool:
    """Could this seat task a card now?"""
    return 0 <= seat < box.players and not s.ended and is_open(s) and s.maker[seat] == 0


# Paying


@rule
def helpers(box: Box, s: State, player: int, card: int, icon: int) -> int:
    """The types of untasked cards that make an icon which would otherwise cost a hand card.

    None for a card that could not be played even then.
    """
    if shortage(box, s, player, card, icon) == 0:
        return 0
    types = makers(box, s, player, icon)
    return types if types and is_worth_it(box, s, player, card) else 0


@rule
def shortage(box: Box, s: State, player: int, card: int, icon: int) -> int:
    """How much of a card's cost only hand cards can pay as things stand."""
    have = int(s.coins[player]) if icon == say.COIN else int(s.pool[player][icon])
    return max(0, int(box.cost[card][icon]) - have - int(s.credit[player][icon]))


@rule
def is_worth_it(box: Box, s: State, player: int, card: int) -> bool:
    """Can the card be played now, or at least once all helpers are tasked?"""
    reason = why_not_play(box, s, player, card)
    if reason != say.NOT_PAYABLE:
        return bool(reason == say.FINE)
    due = scratch(ICON_COUNT)
    for icon in range(ICON_COUNT):
        due[icon] = max(0, int(box.cost[card][icon]) - makeable(box, s, player, icon))
    has_effect = stays(box, card) or usable(box, s, card, player, False)
    return has_effect and payable(box, s, player, due, NO_ICON, card)


@rule
def makeable(box: Box, s: State, player: int, icon: int) -> int:
    """How many of an icon untasked cards make; one that makes any product doesn't count."""
    made = 0
    for place in range(s.start[say.ENTOURAGE + player], s.start[say.ENTOURAGE + player + 1]):
        fits = icon == say.COIN or box.which[s.face[place]][0] == icon
        if fits and makes_icon(box, s, place, icon):
            made += int(box.number[s.face[place]][0])
    return made


# Losing


@rule
def in_vain(box: Box, s: State, player: int, product: int) -> bool:
    """Would a product made now be lost with the turn, unless a deal finds a use for it?

    Never in step 2 of your own turn: there are cards to pay for, and your own caravan.
    """
    if s.stage == say.MAIN and player == s.active:
        return False
    if has_use(box, s, player, product):
        return False
    for other in range(say.PRODUCT_COUNT):
        if has_converter(box, s, player) and has_use(box, s, player, other):
            return False
    return True


@rule
def has_use(box: Box, s: State, player: int, product: int) -> bool:
    """Is there a space, a djinn in hand or a debt for this product?"""
    if takes_camel(box, s, player, product):
        return True
    for place in range(s.start[say.HAND + player], s.start[say.HAND + player + 1]):
        djinn = s.face[place] >= 0 and box.kind[s.face[place]] == say.DJINN
        if djinn and not s.mark[place] & say.PLAYED and box.cost[s.face[place]][product]:
            return True
    for debt in range(s.owed):
        owed = icon_owed(box, s, debt) == product
        if owed and s.debts[debt][say.DEBT_BY] == player:
            return True
    return False


@rule
def takes_camel(box: Box, s: State, player: int, product: int) -> bool:
    """Is there an empty space for this product where the player may put a camel?"""
    if not has_camel_left(box, s, player):
        return False
    for owner in range(box.players):
        for space in range(say.SPACES if has_caravan(s, owner) else 0):
            free = s.board[owner][space] == 0 and why_no_leave(s, player, owner, space) == say.FINE
            if free and product_of(box, s, owner, space) == product:
                return True
    return False


@rule
def has_converter(box: Box, s: State, player: int) -> bool:
    """Is there an untasked card that turns one product into another?"""
    for place in range(s.start[say.ENTOURAGE + player], s.start[say.ENTOURAGE + player + 1]):
        if not s.mark[place] & say.TASKED and box.op[s.face[place]][0] == say.CONVERT:
            return True
    return False
