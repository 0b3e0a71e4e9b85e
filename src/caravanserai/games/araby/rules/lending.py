"""Cards tasked for a partner: what the rest of the deal leaves them to do.

Everything else changes hands first, so a product handed over in a deal can feed the card lent in
it, and a card that the deal leaves idle is refused rather than wasted. All that counts here is
public: products, camels, who is tasked, and how many cards a hand holds.
"""

from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.camels import camels_out, empty_spaces, has_caravan
from caravanserai.games.araby.rules.cards import copies_in, size
from caravanserai.games.araby.rules.targets import (
    can_guard,
    can_shift,
    has_target,
    refreshable,
    refreshes,
    uses_deck,
)
from caravanserai.games.araby.rules.terms import (
    giver_of,
    receiver_of,
    untasked_copies,
)
from caravanserai.games.araby.state import Box, State


@rule
def why_idle(box: Box, s: State, pair: int, side: int) -> int:
    """Would a card that this side lends have nothing to do, once all has changed hands?"""
    you = receiver_of(pair, side)
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        if s.terms[pair][i][say.TERM_KIND] == say.TASK_TERM and not has_use(box, s, pair, i, you):
            return say.NOTHING_TO_DO
    return say.FINE


@rule
def has_use(box: Box, s: State, pair: int, i: int, you: int) -> bool:
    """Can any step of the card lent by term i be done? Without a camel to recall none can."""
    card, any_step = int(s.terms[pair][i][say.TERM_WHAT]), False
    for step in range(say.STEPS):
        op = int(box.op[card][step])
        if op == say.NO_OP:
            return any_step
        possible = will_have_target(box, s, pair, i, op, you)
        if op == say.RECALL and not possible:
            return False
        any_step = any_step or possible
    return any_step


@rule
def will_have_target(box: Box, s: State, pair: int, i: int, op: int, you: int) -> bool:
    """Can this step be done after the deal, at least in part?"""
    if uses_deck(op) or op == say.FROM_DISCARD:
        return has_target(box, s, op, you, True) or listed_by_both(s, pair, say.CREDIT_TERM) > 0
    if op == say.DISCARD_CARDS:
        return hand_after(s, pair, you) > 0
    if op == say.SWAP_DRAFT:
        return hand_after(s, pair, you) > 0 and size(s, say.DRAFT) > 0
    if op == say.CONVERT:
        return products_after(box, s, pair, i, you) > 0
    if op == say.REFRESH:
        return tasked_after(box, s, pair, you) > used_before(box, s, pair, i, op)
    if op == say.COINS_PER_CAMEL:
        return camels_after(box, s, pair, you) > 0
    if op == say.RECALL:
        return camels_after(box, s, pair, you) > used_before(box, s, pair, i, op)
    if op == say.GUARD_CAMEL:
        return unguarded_after(box, s, pair) > used_before(box, s, pair, i, op)
    if op == say.PLACE_FREE:
        free = say.CAMELS - camels_after(box, s, pair, you)
        return free > 0 and empty_after(s, pair, you) > 0
    if op == say.SHIFT:
        return can_shift_after(box, s, pair, you)
    return has_target(box, s, op, you, True)


@rule
def listed(s: State, pair: int, giver: int, kind: int) -> int:
    """How many terms of a kind a player gives now."""
    side = say.GIVES if giver_of(pair, say.GIVES) == giver else say.WANTS
    count = 0
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        if s.terms[pair][i][say.TERM_KIND] == kind:
            count += 1
    return count


@rule
def listed_by_both(s: State, pair: int, kind: int) -> int:
    """How many terms of a kind the two give now."""
    one, other = giver_of(pair, say.GIVES), giver_of(pair, say.WANTS)
    return listed(s, pair, one, kind) + listed(s, pair, other, kind)


@rule
def other_of(pair: int, you: int) -> int:
    """The other of the two."""
    one, other = giver_of(pair, say.GIVES), giver_of(pair, say.WANTS)
    return other if you == one else one


@rule
def hand_after(s: State, pair: int, you: int) -> int:
    """How many cards a hand holds after the deal."""
    kept = size(s, say.HAND + you) - listed(s, pair, you, say.CARD_TERM)
    kept -= listed(s, pair, you, say.CREDIT_TERM)
    return kept + listed(s, pair, other_of(pair, you), say.CARD_TERM)


@rule
def products_after(box: Box, s: State, pair: int, i: int, you: int) -> int:
    """How many products a player has when it is the turn of the card lent by term i."""
    count = 0
    for product in range(say.PRODUCT_COUNT):
        count += int(s.pool[you][product])
    count -= listed(s, pair, you, say.PRODUCT_TERM) + listed(s, pair, you, say.CAMEL_TERM)
    count += listed(s, pair, other_of(pair, you), say.PRODUCT_TERM)
    return count + used_before(box, s, pair, i, say.MAKE)


@rule
def used_before(box: Box, s: State, pair: int, i: int, op: int) -> int:
    """How often cards that the same side lends before term i do this."""
    count = 0
    for before in range(i - i % say.SIDE_TERMS, i):
        if s.terms[pair][before][say.TERM_KIND] == say.TASK_TERM:
            card = s.terms[pair][before][say.TERM_WHAT]
            for step in range(say.STEPS):
                if box.op[card][step] == op:
                    count += int(box.number[card][step])
    return count


@rule
def tasked_after(box: Box, s: State, pair: int, you: int) -> int:
    """How many tasked cards of a player a card lent to them could refresh after the deal."""
    count = 0
    for place in range(s.start[say.ENTOURAGE + you], s.start[say.ENTOURAGE + you + 1]):
        if refreshable(box, s, place, True):
            count += 1
    mine = say.GIVES if giver_of(pair, say.GIVES) == you else say.WANTS
    for side in range(2):
        for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
            kind, card = s.terms[pair][i][say.TERM_KIND], int(s.terms[pair][i][say.TERM_WHAT])
            if kind == say.TASK_TERM and side == mine and not refreshes(box, card):
                count += 1
            elif kind == say.ENTOURAGE_TERM and not refreshes(box, card):
                passed = 1 if passes_tasked(s, pair, side, i) else 0
                count += -passed if side == mine else passed
    return count


@rule
def passes_tasked(s: State, pair: int, side: int, i: int) -> bool:
    """Does the entourage card of this term change hands tasked? Cards lent are tasked first."""
    giver, card = giver_of(pair, side), s.terms[pair][i][say.TERM_WHAT]
    tasked = copies_in(s, say.ENTOURAGE + giver, card) - untasked_copies(s, giver, card)
    for other in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        kind = s.terms[pair][other][say.TERM_KIND]
        if s.terms[pair][other][say.TERM_WHAT] == card:
            if kind == say.TASK_TERM:
                tasked += 1
            elif kind == say.ENTOURAGE_TERM and other < i:
                tasked -= 1
    return tasked > 0


@rule
def camels_after(box: Box, s: State, pair: int, you: int) -> int:
    """How many camels of a player are on caravans after the deal."""
    return camels_out(box, s, you) + listed(s, pair, you, say.CAMEL_TERM)


@rule
def unguarded_after(box: Box, s: State, pair: int) -> int:
    """How many camels have no guard of their own after the deal."""
    count = listed_by_both(s, pair, say.CAMEL_TERM)
    for owner in range(box.players):
        for space in range(say.SPACES):
            if can_guard(s, owner, space):
                count += 1
    return count


@rule
def camels_to(s: State, pair: int, owner: int, giver: int) -> int:
    """How many camels a player puts on a caravan in the deal."""
    side = say.GIVES if giver_of(pair, say.GIVES) == giver else say.WANTS
    count = 0
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        is_camel = s.terms[pair][i][say.TERM_KIND] == say.CAMEL_TERM
        if is_camel and s.terms[pair][i][say.TERM_WHAT] // say.SPACES == owner:
            count += 1
    return count


@rule
def empty_after(s: State, pair: int, owner: int) -> int:
    """How many spaces of a caravan are empty after the deal."""
    if not has_caravan(s, owner):
        return 0
    one, other = giver_of(pair, say.GIVES), giver_of(pair, say.WANTS)
    taken = camels_to(s, pair, owner, one) + camels_to(s, pair, owner, other)
    return empty_spaces(s, owner) - taken


@rule
def can_shift_after(box: Box, s: State, pair: int, you: int) -> bool:
    """Is there a camel of the player's, after the deal, with an empty space on its caravan?"""
    for owner in range(box.players):
        stands = camels_to(s, pair, owner, you) > 0
        for space in range(say.SPACES):
            stands = stands or can_shift(s, you, owner, space)
        if stands and empty_after(s, pair, owner) > 0:
            return True
    return False
