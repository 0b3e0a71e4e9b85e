"""What a deal table shows: open offers, what may be offered, debts, the ledger of promises.

And which cards to task before paying for one. `shapes` declares it all.
"""

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
from caravanserai.engine.vocabulary import SEAT_A
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.adding import why_not_term
from caravanserai.games.araby.rules.calling import can_pay_by_tasking, makers_for_debt
from caravanserai.games.araby.rules.cards import types_in
from caravanserai.games.araby.rules.debts import why_not_settle
from caravanserai.games.araby.rules.fixing import ASKS_NOTHING, fixed_action, nth_question
from caravanserai.games.araby.rules.offers import why_not_begin
from caravanserai.games.araby.rules.terms import (
    dated,
    giver_of,
    kind_of,
    maker_of,
    mode_of,
    pair_of,
    partner_of,
    receiver_of,
    why_not_give,
)
from caravanserai.games.araby.screen.advice import helpers, is_told
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.words import vocabulary as words
from caravanserai.games.araby.words.vocabulary import KEY


@rule
def details(box: Box, s: State, out: Sheet) -> None:
    """Everything about deals that the reader may know, and advice."""
    lists(out, KEY.offers)
    for pair in range(say.PAIRS):
        if s.offer[pair] != say.NO_OFFER:
            offer_facts(s, pair, out)
    ends(out)
    lists(out, KEY.debts)
    for debt in range(s.owed):
        debt_facts(box, s, debt, out)
    ends(out)
    lists(out, KEY.promises)
    for promise in range(say.PROMISES):
        if s.promises[promise][say.PROMISE_BY]:
            promise_facts(s, promise, out)
    ends(out)
    question_facts(box, s, out)
    seat = s.eyes - 1
    lists(out, KEY.partners)
    for other in range(box.players):
        if 0 <= seat < box.players and not s.ended and other != seat:
            partner_facts(box, s, seat, other, out)
    ends(out)
    advice_facts(box, s, seat, out)


@rule
def question_facts(box: Box, s: State, out: Sheet) -> None:
    """For each card in an entourage, what it asks when tasked, if an offer may answer it (A15)."""
    lying = 0
    for player in range(SEATS):
        lying |= types_in(s, say.ENTOURAGE + player)
    opens(out, KEY.asks)
    for card in range(say.TYPES):
        if lying >> card & 1 and nth_question(box, card, 0):
            lists(out, words.CARD_WORD + card)
            for nth in range(say.FIXED):
                question = nth_question(box, card, nth)
                if question != ASKS_NOTHING:
                    word(out, EACH, words.NO_QUESTION + question)
            ends(out)
    ends(out)


# Terms


@rule
def term_facts(key: int, first: int, what: int, fixed: int, out: Sheet) -> None:
    """A term; `fixed` is the card set aside for it, which only its giver sees.

    For a choice fixed in advance, both numbers together are the action (A15).
    """
    kind = kind_of(first)
    opens(out, key)
    word(out, KEY.kind, words.NO_TERM + kind)
    if kind == say.CHOICE_TERM:
        word(out, KEY.when, words.NOW)
        word(out, KEY.what, words.ACTION + fixed_action(what, fixed))
    else:
        word(out, KEY.when, words.NOW + mode_of(first))
        what_facts(kind, what, out)
        if fixed != say.UNNAMED:
            word(out, KEY.fixed, words.CARD_WORD + fixed)
    ends(out)


@rule
def what_facts(kind: int, what: int, out: Sheet) -> None:
    """What a term names, by its word."""
    if kind == say.CARD_TERM or kind == say.ENTOURAGE_TERM or kind == say.TASK_TERM:
        if what >= 0:
            word(out, KEY.what, words.CARD_WORD + what)
        else:
            nothing(out, KEY.what)
    elif kind == say.PRODUCT_TERM or kind == say.CREDIT_TERM:
        word(out, KEY.what, words.ICON + what)
    elif kind == say.CAMEL_TERM:
        word(out, KEY.what, words.CAMEL_SPACE + what)
    else:
        number(out, KEY.what, what + 1 if kind == say.SPACE_TERM else what)


@rule
def offer_facts(s: State, pair: int, out: Sheet) -> None:
    """Who talks to whom; terms as far as the reader may know them."""
    opens(out, EACH)
    word(out, KEY.by, SEAT_A + maker_of(pair))
    word(out, KEY.to, SEAT_A + partner_of(pair))
    flag(out, KEY.sent, s.offer[pair] != say.BEING_MADE)
    side_facts(s, pair, say.GIVES, KEY.gives, out)
    side_facts(s, pair, say.WANTS, KEY.wants, out)
    ends(out)


@rule
def side_facts(s: State, pair: int, side: int, key: int, out: Sheet) -> None:
    """One side of an offer."""
    lists(out, key)
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        term = s.terms[pair][i]
        term_facts(EACH, term[say.TERM_KIND], term[say.TERM_WHAT], term[say.TERM_FIXED], out)
    ends(out)


@rule
def debt_facts(box: Box, s: State, place: int, out: Sheet) -> None:
    """What is due before the turn ends."""
    debt = s.debts[place]
    opens(out, EACH)
    number(out, KEY.number, place + 1)
    word(out, KEY.by, SEAT_A + debt[say.DEBT_BY])
    word(out, KEY.to, SEAT_A + debt[say.DEBT_TO])
    term_facts(KEY.term, dated(debt[say.DEBT_KIND], say.DUE), debt[say.DEBT_WHAT], say.UNNAMED, out)
    flag(
        out,
        KEY.called,
        s.calling == place + 1 and (s.decision == say.CALLED or s.decision == say.NAME),
    )
    missing_facts(box, s, place, out)
    ends(out)


@rule
def missing_facts(box: Box, s: State, place: int, out: Sheet) -> None:
    """Which cards a debtor could task for a debt, or what is missing."""
    reason = why_unpaid(box, s, place)
    by_tasking = reason != say.FINE and can_pay_by_tasking(box, s, place)
    types = makers_for_debt(box, s, place) if by_tasking else 0
    lists(out, KEY.tasks)
    for card in range(say.TYPES):
        if types >> card & 1:
            word(out, EACH, words.CARD_WORD + card)
    ends(out)
    if reason == say.FINE or by_tasking:
        nothing(out, KEY.missing)
    else:
        word(out, KEY.missing, words.REFUSAL + reason)


@rule
def why_unpaid(box: Box, s: State, place: int) -> int:
    """Why a debt cannot be paid from what its debtor holds; only they know their coins and hand."""
    debtor, kind = int(s.debts[place][say.DEBT_BY]), int(s.debts[place][say.DEBT_KIND])
    secret = kind == say.COINS_TERM or kind == say.CARD_TERM or kind == say.CREDIT_TERM
    if secret and s.eyes != debtor + 1:
        return say.FINE
    return why_not_settle(box, s, debtor, place)


@rule
def promise_facts(s: State, place: int, out: Sheet) -> None:
    """What was promised for another turn, and its status."""
    promise = s.promises[place]
    opens(out, EACH)
    number(out, KEY.number, place + 1)
    word(out, KEY.by, SEAT_A + promise[say.PROMISE_BY] - 1)
    word(out, KEY.to, SEAT_A + promise[say.PROMISE_TO])
    term_facts(
        KEY.term,
        dated(promise[say.PROMISE_KIND], say.PROMISE),
        promise[say.PROMISE_WHAT],
        say.UNNAMED,
        out,
    )
    number(out, KEY.turn, promise[say.PROMISE_TURN])
    word(out, KEY.state, words.OPEN_PROMISE + promise[say.PROMISE_STATE])
    ends(out)


# Partners


@rule
def partner_facts(box: Box, s: State, seat: int, other: int, out: Sheet) -> None:
    """What a deal with this partner could contain, where that isn't obvious (A20)."""
    opens(out, EACH)
    word(out, KEY.seat, SEAT_A + other)
    flag(out, KEY.free, why_not_begin(box, s, seat, other) == say.FINE)
    opens(out, KEY.opens)
    opening_facts(box, s, pair_of(seat, other), say.GIVES, KEY.gives, out)
    opening_facts(box, s, pair_of(seat, other), say.WANTS, KEY.wants, out)
    ends(out)
    ends(out)


@rule
def opening_facts(box: Box, s: State, pair: int, side: int, key: int, out: Sheet) -> None:
    """When this side of an offer could give permission to add to your own caravan."""
    lists(out, key)
    for when in range(len(say.MODES)):
        if may_open(box, s, pair, side, when):
            word(out, EACH, words.NOW + when)
    ends(out)


@rule
def may_open(box: Box, s: State, pair: int, side: int, when: int) -> bool:
    """Could this side of an offer give permission to add to your own caravan?"""
    if when == say.NOW:
        giver, receiver = giver_of(pair, side), receiver_of(pair, side)
        return why_not_give(box, s, giver, receiver, say.OWN_TERM, 0, 1) == say.FINE
    return why_not_term(box, s, pair, side, when, say.OWN_TERM, 0) == say.FINE


# Advice


@rule
def advice_facts(box: Box, s: State, seat: int, out: Sheet) -> None:
    """Which cards the reader should task before paying for a card."""
    lists(out, KEY.advice)
    if is_told(box, s, seat):
        held = types_in(s, say.HAND + seat)
        for card in range(say.TYPES):
            for icon in range(say.ICON_COUNT):
                if held >> card & 1 and helpers(box, s, seat, card, icon):
                    helper_facts(box, s, seat, card, icon, out)
    ends(out)


@rule
def helper_facts(box: Box, s: State, seat: int, card: int, icon: int, out: Sheet) -> None:
    """An icon that costs a hand card, and the untasked cards that make it."""
    types = helpers(box, s, seat, card, icon)
    opens(out, EACH)
    word(out, KEY.card, words.CARD_WORD + card)
    word(out, KEY.icon, words.ICON + icon)
    lists(out, KEY.tasks)
    for maker in range(say.TYPES):
        if types >> maker & 1:
            word(out, EACH, words.CARD_WORD + maker)
    ends(out)
    ends(out)
