"""What effects can be aimed at, and whether a card has anything to do at all (A18)."""

from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.camels import (
    camels_out,
    empty_spaces,
    has_camel_left,
    has_caravan,
)
from caravanserai.games.araby.rules.caravans import WHOLE_CARAVAN
from caravanserai.games.araby.rules.cards import size
from caravanserai.games.araby.state import Box, State


@rule
def usable(box: Box, s: State, card: int, you: int, by_task: bool) -> bool:
    """Can any step of the card's effect be done? Without a camel to recall none can."""
    any_step = False
    for step in range(say.STEPS):
        op = int(box.op[card][step])
        if op == say.NO_OP:
            return any_step
        possible = has_target(box, s, op, you, by_task)
        if op == say.RECALL and not possible:
            return False
        any_step = any_step or possible
    return any_step


@rule
def has_target(box: Box, s: State, op: int, you: int, by_task: bool) -> bool:
    """Can this step be done, at least in part?"""
    if uses_deck(op):
        return size(s, say.DECK) > 0
    if op == say.COINS_PER_CAMEL or op == say.RECALL:
        return camels_out(box, s, you) > 0
    if op == say.DISCARD_CARDS:
        return hand_left(s, you, by_task) > 0
    if op == say.GIVE_DRAWN:
        return s.drawn > 0
    if op == say.REFRESH:
        return some_refreshable(box, s, you, by_task)
    if op == say.CONVERT:
        return has_product(s, you)
    if op == say.PLACE_FREE:
        return empty_spaces(s, you) > 0 and has_camel_left(box, s, you)
    if op == say.SHIFT:
        return some_camel_can_shift(box, s, you)
    if op == say.GUARD_CAMEL:
        return some_camel_unguarded(box, s)
    if op == say.GUARD_CARAVAN:
        return some_caravan_unguarded(box, s)
    if op == say.FROM_DISCARD:
        return size(s, say.DISCARD) > 0
    if op == say.SWAP_DRAFT:
        return hand_left(s, you, by_task) > 0 and size(s, say.DRAFT) > 0
    return True


@rule
def uses_deck(op: int) -> bool:
    """Does this step need a card from the deck?"""
    if op == say.DRAW or op == say.OPPONENT_DRAW or op == say.ARRANGE_TOP:
        return True
    return op == say.PEEK or op == say.MILL or op == say.MAY_MILL


@rule
def hand_left(s: State, you: int, by_task: bool) -> int:
    """Hand cards besides the one to be played, which is among them until then."""
    still_held = not by_task and (s.decision == say.MAIN or s.decision == say.LAST)
    return size(s, say.HAND + you) - (1 if still_held else 0)


@rule
def refreshes(box: Box, card: int) -> bool:
    """Does this card refresh others?"""
    for step in range(say.STEPS):
        if box.op[card][step] == say.REFRESH:
            return True
    return False


@rule
def refreshable(box: Box, s: State, place: int, by_task: bool) -> bool:
    """A tasked card; a card tasked to refresh never refreshes one that refreshes (A8)."""
    if not s.mark[place] & say.TASKED:
        return False
    return not by_task or not refreshes(box, s.face[place])


@rule
def some_refreshable(box: Box, s: State, you: int, by_task: bool) -> bool:
    """Is there a card to refresh?"""
    for place in range(s.start[say.ENTOURAGE + you], s.start[say.ENTOURAGE + you + 1]):
        if refreshable(box, s, place, by_task):
            return True
    return False


@rule
def has_product(s: State, player: int) -> bool:
    """Does the player have a product not yet used?"""
    for product in range(say.PRODUCT_COUNT):
        if s.pool[player][product]:
            return True
    return False


@rule
def can_shift(s: State, you: int, owner: int, space: int) -> bool:
    """Is there a camel of their own with an empty space beside it on the same caravan?"""
    return bool(s.board[owner][space] == you + 1) and empty_spaces(s, owner) > 0


@rule
def some_camel_can_shift(box: Box, s: State, you: int) -> bool:
    """Can any camel of their own be shifted?"""
    for owner in range(box.players):
        for space in range(say.SPACES):
            if can_shift(s, you, owner, space):
                return True
    return False


@rule
def can_guard(s: State, owner: int, space: int) -> bool:
    """A camel without a guard: guards don't stack."""
    return bool(s.board[owner][space]) and not s.guarded[owner] >> space & 1


@rule
def some_camel_unguarded(box: Box, s: State) -> bool:
    """Is there a camel to guard?"""
    for owner in range(box.players):
        for space in range(say.SPACES):
            if can_guard(s, owner, space):
                return True
    return False


@rule
def can_guard_caravan(box: Box, s: State, owner: int) -> bool:
    """A standing caravan not guarded as a whole."""
    if owner >= box.players or not has_caravan(s, owner):
        return False
    return not s.guarded[owner] >> WHOLE_CARAVAN & 1


@rule
def some_caravan_unguarded(box: Box, s: State) -> bool:
    """Is there a caravan to guard?"""
    for owner in range(box.players):
        if can_guard_caravan(box, s, owner):
            return True
    return False
