"""What effects can be aimed at, and whether a card has anything to do at all (A18)."""

from caravanserai.engine.jit import rule
from caravanserai.games.araby.alphabet import (
    ARRANGE_TOP,
    COINS_PER_CAMEL,
    CONVERT,
    DECK,
    DISCARD,
    DISCARD_CARDS,
    DRAFT,
    DRAW,
    ENTOURAGE,
    FROM_DISCARD,
    GIVE_DRAWN,
    GUARD_CAMEL,
    GUARD_CARAVAN,
    HAND,
    LAST,
    MAIN,
    MAY_MILL,
    MILL,
    NO_OP,
    OPPONENT_DRAW,
    PEEK,
    PLACE_FREE,
    PRODUCT_COUNT,
    RECALL,
    REFRESH,
    SHIFT,
    SPACES,
    STEPS,
    SWAP_DRAFT,
    TASKED,
)
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
    """Can any step of the card's effect be done? Without a camel to recall none is."""
    any_step = False
    for step in range(STEPS):
        op = int(box.op[card][step])
        if op == NO_OP:
            return any_step
        possible = has_target(box, s, op, you, by_task)
        if op == RECALL and not possible:
            return False
        any_step = any_step or possible
    return any_step


@rule
def has_target(box: Box, s: State, op: int, you: int, by_task: bool) -> bool:
    """Can this step be done, at least in part?"""
    if uses_deck(op):
        return size(s, DECK) > 0
    if op == COINS_PER_CAMEL or op == RECALL:
        return camels_out(box, s, you) > 0
    if op == DISCARD_CARDS:
        return hand_left(s, you, by_task) > 0
    if op == GIVE_DRAWN:
        return s.drawn > 0
    if op == REFRESH:
        return some_refreshable(box, s, you, by_task)
    if op == CONVERT:
        return has_product(s, you)
    if op == PLACE_FREE:
        return empty_spaces(s, you) > 0 and has_camel_left(box, s, you)
    if op == SHIFT:
        return some_camel_can_shift(box, s, you)
    if op == GUARD_CAMEL:
        return some_camel_unguarded(box, s)
    if op == GUARD_CARAVAN:
        return some_caravan_unguarded(box, s)
    if op == FROM_DISCARD:
        return size(s, DISCARD) > 0
    if op == SWAP_DRAFT:
        return hand_left(s, you, by_task) > 0 and size(s, DRAFT) > 0
    return True


@rule
def uses_deck(op: int) -> bool:
    """Does this step need a card of the deck?"""
    if op == DRAW or op == OPPONENT_DRAW or op == ARRANGE_TOP:
        return True
    return op == PEEK or op == MILL or op == MAY_MILL


@rule
def hand_left(s: State, you: int, by_task: bool) -> int:
    """Hand cards beside the one to be played, which lies among them until it is."""
    still_held = not by_task and (s.decision == MAIN or s.decision == LAST)
    return size(s, HAND + you) - (1 if still_held else 0)


@rule
def refreshes(box: Box, card: int) -> bool:
    """Does this card refresh others?"""
    for step in range(STEPS):
        if box.op[card][step] == REFRESH:
            return True
    return False


@rule
def refreshable(box: Box, s: State, place: int, by_task: bool) -> bool:
    """A tasked card; one that is tasked to refresh never refreshes one of its like (A8)."""
    if not s.mark[place] & TASKED:
        return False
    return not by_task or not refreshes(box, s.face[place])


@rule
def some_refreshable(box: Box, s: State, you: int, by_task: bool) -> bool:
    """Is there a card to refresh?"""
    for place in range(s.start[ENTOURAGE + you], s.start[ENTOURAGE + you + 1]):
        if refreshable(box, s, place, by_task):
            return True
    return False


@rule
def has_product(s: State, player: int) -> bool:
    """Has the player made a product not yet used?"""
    for product in range(PRODUCT_COUNT):
        if s.pool[player][product]:
            return True
    return False


@rule
def can_shift(s: State, you: int, owner: int, space: int) -> bool:
    """Is there an own camel, and an empty space beside it on the same caravan?"""
    return bool(s.board[owner][space] == you + 1) and empty_spaces(s, owner) > 0


@rule
def some_camel_can_shift(box: Box, s: State, you: int) -> bool:
    """Can any own camel be shifted?"""
    for owner in range(box.players):
        for space in range(SPACES):
            if can_shift(s, you, owner, space):
                return True
    return False


@rule
def can_guard(s: State, owner: int, space: int) -> bool:
    """A camel that has no guard yet: guards do not stack."""
    return bool(s.board[owner][space]) and not s.guarded[owner] >> space & 1


@rule
def some_camel_unguarded(box: Box, s: State) -> bool:
    """Is there a camel to guard?"""
    for owner in range(box.players):
        for space in range(SPACES):
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
