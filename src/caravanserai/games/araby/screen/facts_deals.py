"""What a deal table shows: offers that wait, what may be offered, debts, the ledger of promises."""

from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.engine.sheets import (
    EACH,
    Sheet,
    ends,
    flag,
    lists,
    nothing,
    number,
    opens,
    word,
)
from caravanserai.games.araby.alphabet import (
    BEING_MADE,
    CALLED,
    CAMEL_TERM,
    CARD_TERM,
    CHOICE_TERM,
    COINS_TERM,
    CREDIT_TERM,
    DUE,
    ENTOURAGE,
    ENTOURAGE_TERM,
    FINE,
    FIXED,
    GIVES,
    MODE,
    MODES,
    NAME,
    NO_OFFER,
    NOW,
    OWN_TERM,
    PAIRS,
    PRODUCT_TERM,
    PROMISE,
    PROMISES,
    SIDE_TERMS,
    SPACE_TERM,
    SPACES,
    TASK_TERM,
    TYPES,
    UNNAMED,
    WANTS,
)
from caravanserai.games.araby.rules.calling import can_pay_by_tasking, makers_for_debt
from caravanserai.games.araby.rules.cards import types_in
from caravanserai.games.araby.rules.debts import why_not_settle
from caravanserai.games.araby.rules.fixing import ASKS_NOTHING, nth_question
from caravanserai.games.araby.rules.offers import why_not_begin, why_not_term
from caravanserai.games.araby.rules.terms import (
    giver_of,
    kind_of,
    maker_of,
    mode_of,
    pair_of,
    partner_of,
    receiver_of,
    why_not_give,
)
from caravanserai.games.araby.screen import fact_words as say
from caravanserai.games.araby.state import Box, State


@rule
def deal_facts(box: Box, s: State, out: Sheet) -> None:
    """Everything about deals that the reader may know."""
    lists(out, say.OFFERS)
    for pair in range(PAIRS):
        if s.offer[pair] != NO_OFFER:
            offer_facts(s, pair, out)
    ends(out)
    lists(out, say.DEBTS)
    for debt in range(s.owed):
        debt_facts(box, s, debt, out)
    ends(out)
    lists(out, say.PROMISES)
    for promise in range(PROMISES):
        if s.promises[promise][0]:
            promise_facts(s, promise, out)
    ends(out)
    question_facts(box, s, out)
    seat = s.eyes - 1
    may_offer = 0 <= seat < box.players and not s.ended
    number(out, say.OFFERS_LEFT, box.offer_limit - s.offers_made[seat] if may_offer else 0)
    lists(out, say.PARTNERS)
    for other in range(box.players):
        if may_offer and other != seat:
            partner_facts(box, s, seat, other, out)
    ends(out)


@rule
def question_facts(box: Box, s: State, out: Sheet) -> None:
    """By card of an entourage what it asks when tasked, as far as an offer may answer it (A15)."""
    lying = 0
    for player in range(SEATS):
        lying |= types_in(s, ENTOURAGE + player)
    opens(out, say.ASKS)
    for card in range(TYPES):
        if lying >> card & 1 and nth_question(box, card, 0):
            lists(out, say.CARD_WORD + card)
            for nth in range(FIXED):
                question = nth_question(box, card, nth)
                if question != ASKS_NOTHING:
                    word(out, EACH, say.NO_QUESTION + question)
            ends(out)
    ends(out)


# Terms


@rule
def term_facts(key: int, first: int, what: int, fixed: int, out: Sheet) -> None:
    """A term; `fixed` is the card set aside for it, which only its giver sees.

    Of a choice fixed beforehand both numbers together are the action (A15).
    """
    kind = kind_of(first)
    opens(out, key)
    word(out, say.KIND, say.NO_TERM + kind)
    if kind == CHOICE_TERM:
        word(out, say.WHEN, say.NOW)
        word(out, say.WHAT, say.ACTION + 128 * what + fixed)
    else:
        word(out, say.WHEN, say.NOW + mode_of(first))
        what_facts(kind, what, out)
        if fixed != UNNAMED:
            word(out, say.FIXED, say.CARD_WORD + fixed)
    ends(out)


@rule
def what_facts(kind: int, what: int, out: Sheet) -> None:
    """What a term names, by its word."""
    if kind == CARD_TERM or kind == ENTOURAGE_TERM or kind == TASK_TERM:
        if what >= 0:
            word(out, say.WHAT, say.CARD_WORD + what)
        else:
            nothing(out, say.WHAT)
    elif kind == PRODUCT_TERM or kind == CREDIT_TERM:
        word(out, say.WHAT, say.ICON + what)
    elif kind == CAMEL_TERM:
        word(out, say.WHAT, say.CAMEL_SPACE + what)
    else:
        number(out, say.WHAT, what + 1 if kind == SPACE_TERM else what)


@rule
def offer_facts(s: State, pair: int, out: Sheet) -> None:
    """Who talks to whom; terms are listed as far as the reader may know them."""
    opens(out, EACH)
    word(out, say.BY, say.SEAT_A + maker_of(pair))
    word(out, say.TO, say.SEAT_A + partner_of(pair))
    flag(out, say.SENT, s.offer[pair] != BEING_MADE)
    side_facts(s, pair, GIVES, say.GIVES, out)
    side_facts(s, pair, WANTS, say.WANTS, out)
    ends(out)


@rule
def side_facts(s: State, pair: int, side: int, key: int, out: Sheet) -> None:
    """One side of an offer."""
    lists(out, key)
    for i in range(side * SIDE_TERMS, side * SIDE_TERMS + s.count[pair][side]):
        term = s.terms[pair][i]
        term_facts(EACH, term[0], term[1], term[2], out)
    ends(out)


@rule
def debt_facts(box: Box, s: State, place: int, out: Sheet) -> None:
    """What is to be given before the turn is over.

    called: is its debtor asked to pay it now? tasks: whom they could task for it. missing: why it
    cannot be paid as things stand, if the reader may know.
    """
    debt = s.debts[place]
    opens(out, EACH)
    number(out, say.NUMBER, place + 1)
    word(out, say.BY, say.SEAT_A + debt[0])
    word(out, say.TO, say.SEAT_A + debt[1])
    term_facts(say.TERM, debt[2] + MODE * DUE, debt[3], UNNAMED, out)
    flag(out, say.CALLED, s.calling == place + 1 and (s.decision == CALLED or s.decision == NAME))
    missing_facts(box, s, place, out)
    ends(out)


@rule
def missing_facts(box: Box, s: State, place: int, out: Sheet) -> None:
    """Whom a debtor could task for a debt, or what it lacks."""
    reason = why_unpaid(box, s, place)
    by_tasking = reason != FINE and can_pay_by_tasking(box, s, place)
    types = makers_for_debt(box, s, place) if by_tasking else 0
    lists(out, say.TASKS)
    for card in range(TYPES):
        if types >> card & 1:
            word(out, EACH, say.CARD_WORD + card)
    ends(out)
    if reason == FINE or by_tasking:
        nothing(out, say.MISSING)
    else:
        word(out, say.MISSING, say.REFUSAL + reason)


@rule
def why_unpaid(box: Box, s: State, place: int) -> int:
    """Why a debt cannot be paid from what its debtor holds; coins and hands are for them alone."""
    debtor, kind = int(s.debts[place][0]), int(s.debts[place][2])
    secret = kind == COINS_TERM or kind == CARD_TERM or kind == CREDIT_TERM
    if secret and s.eyes != debtor + 1:
        return FINE
    return why_not_settle(box, s, debtor, place)


@rule
def promise_facts(s: State, place: int, out: Sheet) -> None:
    """What was promised for another turn, and how it stands."""
    promise = s.promises[place]
    opens(out, EACH)
    number(out, say.NUMBER, place + 1)
    word(out, say.BY, say.SEAT_A + promise[0] - 1)
    word(out, say.TO, say.SEAT_A + promise[1])
    term_facts(say.TERM, promise[2] + MODE * PROMISE, promise[3], UNNAMED, out)
    number(out, say.TURN, promise[4])
    word(out, say.STATE, say.OPEN_PROMISE + promise[5])
    ends(out)


# Partners


@rule
def partner_facts(box: Box, s: State, seat: int, other: int, out: Sheet) -> None:
    """What a deal with this partner could hold, as far as it is not plain to see.

    tasks: cards of one's own that would have something to do for them. opens: when the leave to
    add to one's own caravan can be given, by whom. camels: where each could put one now (A20).
    """
    opens(out, EACH)
    word(out, say.SEAT, say.SEAT_A + other)
    flag(out, say.FREE, why_not_begin(box, s, seat, other) == FINE)
    lists(out, say.TASKS)
    lying = types_in(s, ENTOURAGE + seat)
    for card in range(TYPES):
        if lying >> card & 1 and why_not_give(box, s, seat, other, TASK_TERM, card, 1) == FINE:
            word(out, EACH, say.CARD_WORD + card)
    ends(out)
    opens(out, say.OPENS)
    opening_facts(box, s, pair_of(seat, other), GIVES, say.GIVES, out)
    opening_facts(box, s, pair_of(seat, other), WANTS, say.WANTS, out)
    ends(out)
    opens(out, say.CAMELS)
    camel_facts(box, s, seat, other, say.GIVES, out)
    camel_facts(box, s, other, seat, say.WANTS, out)
    ends(out)
    ends(out)


@rule
def camel_facts(box: Box, s: State, giver: int, receiver: int, key: int, out: Sheet) -> None:
    """Where a deal could have one player put a camel now: all of it is plain to see."""
    lists(out, key)
    for place in range(box.players * SPACES):
        if why_not_give(box, s, giver, receiver, CAMEL_TERM, place, 1) == FINE:
            word(out, EACH, say.CAMEL_SPACE + place)
    ends(out)


@rule
def opening_facts(box: Box, s: State, pair: int, side: int, key: int, out: Sheet) -> None:
    """When this side of an offer could give leave to add to one's own caravan."""
    lists(out, key)
    for when in range(len(MODES)):
        if may_open(box, s, pair, side, when):
            word(out, EACH, say.NOW + when)
    ends(out)


@rule
def may_open(box: Box, s: State, pair: int, side: int, when: int) -> bool:
    """Could this side of an offer hold leave to add to one's own caravan?"""
    if when == NOW:
        giver, receiver = giver_of(pair, side), receiver_of(pair, side)
        return why_not_give(box, s, giver, receiver, OWN_TERM, 0, 1) == FINE
    return why_not_term(box, s, pair, side, when, OWN_TERM, 0) == FINE
