"""Which term may come next in an offer being made, and why not.

Terms come in a fixed order, so that each offer can be made in only one way: kinds in the order of
the alphabet, equal kinds by what they name.
"""

from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.fixing import why_not_fix
from caravanserai.games.araby.rules.terms import (
    free_copies,
    giver_of,
    kind_of,
    maker_of,
    mode_of,
    pair_of,
    partner_of,
    promised_copies,
    receiver_of,
    uncommitted,
    why_allowed_already,
    why_not_give,
    why_not_list_camel,
)
from caravanserai.games.araby.state import Box, State

ANYTHING = -1
NOTHING_MORE = 2 * say.TYPES


@rule
def pair_being_made(s: State, seat: int) -> int:
    """The offer a seat is making."""
    return pair_of(seat, s.maker[seat] - 1)


@rule
def side_of(s: State, seat: int) -> int:
    """The side to which terms are being added."""
    return int(s.part[seat]) // say.MODE_COUNT


@rule
def when_of(s: State, seat: int) -> int:
    """When the terms being added are due."""
    return int(s.part[seat]) % say.MODE_COUNT


@rule
def term_kind(action: int) -> int:
    """The kind of term an action adds; action numbers follow the alphabet."""
    if say.DO_TASK <= action < say.DO_TASK + say.TYPES:
        return say.TASK_TERM
    if say.DO_CAMEL <= action < say.DO_CAMEL + SEATS * say.SPACES:
        return say.CAMEL_TERM
    if say.DO_CARD <= action < say.DO_CARD + say.TYPES or action == say.DO_ANY:
        return say.CARD_TERM
    if say.DO_PRODUCT <= action < say.DO_PRODUCT + say.PRODUCT_COUNT:
        return say.PRODUCT_TERM
    if say.DO_CREDIT <= action < say.DO_CREDIT + say.ICON_COUNT:
        return say.CREDIT_TERM
    if say.DO_COINS < action <= say.DO_COINS + say.MOST_COINS:
        return say.COINS_TERM
    if say.DO_ENTOURAGE <= action < say.DO_ENTOURAGE + say.TYPES:
        return say.ENTOURAGE_TERM
    if say.DO_SPACE <= action < say.DO_SPACE + say.SPACES:
        return say.SPACE_TERM
    if say.DO_SPACES < action <= say.DO_SPACES + say.CAMELS:
        return say.SPACES_TERM
    if action == say.DO_OWN:
        return say.OWN_TERM
    return say.WORDS_TERM if action == say.DO_WORDS else say.NO_TERM


@rule
def term_value(action: int, kind: int) -> int:
    """What the term names."""
    if kind == say.TASK_TERM:
        return action - say.DO_TASK
    if kind == say.CAMEL_TERM:
        return action - say.DO_CAMEL
    if kind == say.CARD_TERM:
        return say.ANY_CARD if action == say.DO_ANY else action - say.DO_CARD
    if kind == say.PRODUCT_TERM:
        return action - say.DO_PRODUCT
    if kind == say.CREDIT_TERM:
        return action - say.DO_CREDIT
    if kind == say.COINS_TERM:
        return action - say.DO_COINS
    if kind == say.ENTOURAGE_TERM:
        return action - say.DO_ENTOURAGE
    if kind == say.SPACE_TERM:
        return action - say.DO_SPACE
    if kind == say.SPACES_TERM:
        return action - say.DO_SPACES
    return 0


@rule
def last_term(s: State, seat: int) -> int:
    """The last term of the part being added to, ignoring fixed choices, or -1."""
    pair, side = pair_being_made(s, seat), side_of(s, seat)
    i = side * say.SIDE_TERMS + int(s.count[pair][side]) - 1
    while i >= side * say.SIDE_TERMS and s.terms[pair][i][say.TERM_KIND] == say.CHOICE_TERM:
        i -= 1
    if i < side * say.SIDE_TERMS or mode_of(s.terms[pair][i][say.TERM_KIND]) != when_of(s, seat):
        return -1
    return i


@rule
def last_kind(s: State, seat: int) -> int:
    """The kind of that term, and when it is due; 0 if there is none."""
    i = last_term(s, seat)
    return int(s.terms[pair_being_made(s, seat)][i][say.TERM_KIND]) if i >= 0 else 0


@rule
def lowest_value(before: int, value: int, kind: int) -> int:
    """The lowest value a term of this kind may name after one of kind `before`.

    ANYTHING if there is no limit, NOTHING if no such term may follow.
    """
    if before != kind:
        return ANYTHING if before < kind else NOTHING_MORE
    if (
        kind == say.COINS_TERM
        or kind == say.SPACES_TERM
        or kind == say.OWN_TERM
        or kind == say.WORDS_TERM
    ):
        return NOTHING_MORE
    return value + 1 if kind == say.SPACE_TERM or kind == say.CAMEL_TERM else value


@rule
def why_not_add(box: Box, s: State, seat: int, kind: int, what: int) -> int:
    """Why a term cannot be added."""
    pair, side, when = pair_being_made(s, seat), side_of(s, seat), when_of(s, seat)
    if s.count[pair][side] >= say.SIDE_TERMS:
        return say.TOO_MANY_TERMS
    i = last_term(s, seat)
    if i >= 0:
        before = kind_of(s.terms[pair][i][say.TERM_KIND])
        if what < lowest_value(before, s.terms[pair][i][say.TERM_WHAT], kind):
            return say.ORDER_OF_TERMS
    if not in_the_game(box, kind, what):
        return say.NO_SUCH_CARD
    return why_not_term(box, s, pair, side, when, kind, what)


@rule
def why_not_term(box: Box, s: State, pair: int, side: int, when: int, kind: int, what: int) -> int:
    """Why a term that comes in order and names something real isn't valid."""
    if kind == say.WORDS_TERM:
        return say.FINE if when == say.PROMISE else say.NOT_POSSIBLE
    if kind == say.CAMEL_TERM and not is_theirs(pair, what // say.SPACES):
        return say.NOT_POSSIBLE
    if when == say.NOW:
        return why_not_now(box, s, pair, side, kind, what)
    return say.NOT_POSSIBLE if when == say.DUE and is_leave(kind) else say.FINE


@rule
def is_theirs(pair: int, owner: int) -> bool:
    """Does a caravan belong to one of the two making the deal?"""
    return owner == maker_of(pair) or owner == partner_of(pair)


@rule
def is_leave(kind: int) -> bool:
    """Permission is given now, and lasts all turn, or is promised: it cannot be due (A16)."""
    return kind == say.SPACE_TERM or kind == say.SPACES_TERM or kind == say.OWN_TERM


@rule
def in_the_game(box: Box, kind: int, what: int) -> bool:
    """Does the card a term names exist, and can it be in a hand or an entourage?"""
    if kind == say.CARD_TERM:
        return what == say.ANY_CARD or (box.copies[what] > 0 and box.kind[what] != say.PERSONA)
    if kind == say.ENTOURAGE_TERM or kind == say.TASK_TERM:
        stays = (
            box.kind[what] == say.PERSONA
            or box.kind[what] == say.MERCHANT
            or box.kind[what] == say.ALLY
        )
        return bool(stays)
    return True


@rule
def why_not_now(box: Box, s: State, pair: int, side: int, kind: int, what: int) -> int:
    """The maker's side must be valid as it grows; the partner's is checked on accepting (A14).

    But everyone can see which permissions are held, and who, if anyone, may open a caravan to its
    owner this turn.
    """
    giver, receiver = giver_of(pair, side), receiver_of(pair, side)
    if side == say.WANTS and kind == say.CAMEL_TERM:
        return say.SPACE_TAKEN if promised_copies(s, pair, say.GIVES, kind, what) else say.FINE
    if side == say.WANTS and kind != say.OWN_TERM:
        return why_allowed_already(s, giver, receiver, kind, what)
    if kind == say.CAMEL_TERM:
        return why_not_list_camel(box, s, pair, side, what, 1)
    if kind == say.CARD_TERM:
        if what == say.ANY_CARD:
            return say.FINE if uncommitted(box, s, pair, side, -1) > 0 else say.NOT_IN_HAND
        return say.FINE if free_copies(s, pair, side, what) > 0 else say.NOT_IN_HAND
    if kind == say.CREDIT_TERM:
        return say.FINE if icon_free(box, s, pair, what) else say.NO_SUCH_CARD
    times = promised_copies(s, pair, side, kind, what) + 1
    return why_not_give(box, s, giver, receiver, kind, what, times)


@rule
def icon_free(box: Box, s: State, pair: int, icon: int) -> bool:
    """Does the maker have a hand card with this icon that the offer doesn't use yet?"""
    hand = say.HAND + giver_of(pair, say.GIVES)
    for place in range(s.start[hand], s.start[hand + 1]):
        card = int(s.face[place])
        if box.icons[card] >> icon & 1 and free_copies(s, pair, say.GIVES, card) > 0:
            return True
    return False


@rule
def fixed_so_far(s: State, seat: int) -> int:
    """How many choices are fixed for the last card to be tasked."""
    pair, side = pair_being_made(s, seat), side_of(s, seat)
    return side * say.SIDE_TERMS + int(s.count[pair][side]) - 1 - last_term(s, seat)


@rule
def why_not_fix_choice(box: Box, s: State, seat: int, action: int) -> int:
    """Why this choice for the card last listed as a task cannot be fixed (A15)."""
    pair, side = pair_being_made(s, seat), side_of(s, seat)
    fixed = fixed_so_far(s, seat)
    if s.count[pair][side] >= say.SIDE_TERMS or fixed >= say.FIXED:
        return say.TOO_MANY_TERMS
    return why_not_fix(box, s, s.terms[pair][last_term(s, seat)][say.TERM_WHAT], fixed, action)
