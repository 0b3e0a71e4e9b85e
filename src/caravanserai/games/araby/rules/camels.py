"""Camels: where they stand, and who may put one where."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.state import Box, State


@rule
def camels_out(box: Box, s: State, player: int) -> int:
    """How many of a player's camels stand on caravans."""
    count = 0
    for owner in range(box.players):
        for space in range(say.SPACES):
            if s.board[owner][space] == player + 1:
                count += 1
    return count


@rule
def has_camel_left(box: Box, s: State, player: int) -> bool:
    """Is one of the five camels at home?"""
    return camels_out(box, s, player) < say.CAMELS


@rule
def has_caravan(s: State, player: int) -> bool:
    """Does the player have a standing caravan?"""
    return bool(s.caravan[player] != say.NO_CARAVAN)


@rule
def empty_spaces(s: State, owner: int) -> int:
    """How many spaces of a caravan are empty; 0 if there is no caravan."""
    count = 0
    if has_caravan(s, owner):
        for space in range(say.SPACES):
            if s.board[owner][space] == 0:
                count += 1
    return count


@rule
def product_of(box: Box, s: State, owner: int, space: int) -> int:
    """The product a space asks for."""
    return int(box.caravans[s.caravan[owner]][space])


@rule
def why_locked(s: State, player: int) -> int:
    """Why a player may not add to their own caravan, if so."""
    if player == s.active:
        return say.FINE if s.stage == say.MAIN else say.NOT_IN_THIS_ROUND
    return say.FINE if s.leave_own >> player & 1 else say.LOCKED


@rule
def why_no_leave(s: State, player: int, owner: int, space: int) -> int:
    """Whose permission is missing, if any.

    Your own caravan is free in your turn, and locked in another's turn without the active player's
    permission; another's caravan needs its owner's. Permission lasts until the turn passes (A10).
    """
    if owner == player:
        return why_locked(s, player)
    if s.leave_space[owner][player] >> space & 1 or s.leave_spaces[owner][player]:
        return say.FINE
    return say.NO_LEAVE


@rule
def why_no_camel(box: Box, s: State, player: int, owner: int, space: int) -> int:
    """Why a player may not put a camel on a space, in the order people would ask."""
    if owner >= box.players or not has_caravan(s, owner):
        return say.NO_CARAVAN_THERE
    leave = why_no_leave(s, player, owner, space)
    if leave:
        return leave
    if s.board[owner][space]:
        return say.SPACE_TAKEN
    if s.pool[player][product_of(box, s, owner, space)] == 0:
        return say.NO_PRODUCT
    return say.FINE if has_camel_left(box, s, player) else say.NO_CAMEL


@rule
def why_no_place_in_deal(s: State, player: int, partner: int, owner: int, space: int) -> int:
    """Why a deal cannot put a player's camel there: the deal is all the permission needed (A20).

    The caravan belongs to one of the two; the active player unlocks a player's own.
    """
    if (owner != player and owner != partner) or not has_caravan(s, owner):
        return say.NO_CARAVAN_THERE
    if owner == player and partner != s.active:
        locked = why_locked(s, player)
        if locked:
            return locked
    return say.SPACE_TAKEN if s.board[owner][space] else say.FINE


@rule
def place_camel(box: Box, s: State, player: int, owner: int, space: int, out: Buffer) -> None:
    """A camel carries a product; permission for this space is used before general ones (A14)."""
    s.pool[player][product_of(box, s, owner, space)] -= 1
    if owner != player:
        if s.leave_space[owner][player] >> space & 1:
            s.leave_space[owner][player] &= ~(1 << space)
        else:
            s.leave_spaces[owner][player] -= 1
    stand_camel(s, player, owner, space, out)


@rule
def stand_camel(s: State, player: int, owner: int, space: int, out: Buffer) -> None:
    """A camel now stands on this space."""
    s.board[owner][space] = player + 1
    emit(out, say.CAMEL_PLACED, player, owner, space, 0, EVERYONE)
