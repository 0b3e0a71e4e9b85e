"""What a deal table shows: offers that wait, what may be offered, debts, the ledger of promises."""

from typing import Any

from caravanserai.engine.record import SEATS
from caravanserai.games.araby.alphabet import (
    ACTIONS,
    ANY_CARD,
    BEING_MADE,
    CARD_TERM,
    CARD_WORDS,
    CHOICE_TERM,
    CREDIT_TERM,
    DUE,
    ENTOURAGE,
    ENTOURAGE_TERM,
    FINE,
    FIXED,
    ICONS,
    MODE,
    MODES,
    NO_OFFER,
    NOW,
    OWN_TERM,
    PAIRS,
    PRODUCT_TERM,
    PRODUCTS,
    PROMISE,
    PROMISE_STATES,
    SEAT_NAMES,
    SIDE_TERMS,
    SPACE_TERM,
    TASK_TERM,
    TERMS,
    UNNAMED,
)
from caravanserai.games.araby.rules.fixing import QUESTIONS, nth_question
from caravanserai.games.araby.rules.offers import why_not_begin, why_not_term
from caravanserai.games.araby.rules.terms import (
    giver_of,
    maker_of,
    pair_of,
    partner_of,
    receiver_of,
    why_not_give,
)
from caravanserai.games.araby.state import Box, State


def deal_facts(box: Box, s: State) -> dict[str, Any]:
    """Everything about deals that the reader may know."""
    reader = s.eyes - 1
    asked = reader if 0 <= reader < box.players and not s.ended else None
    return {
        "offers": [_offer(s, pair) for pair in range(PAIRS) if s.offer[pair] != NO_OFFER],
        "debts": [_debt(number, debt) for number, debt in enumerate(s.debts[: s.owed], 1)],
        "promises": [
            _promise(number, promise) for number, promise in enumerate(s.promises, 1) if promise[0]
        ],
        "offers_left": 0 if asked is None else box.offer_limit - s.offers_made[asked],
        "side_terms": SIDE_TERMS,
        "asks": _asks(box, s),
        "partners": [
            _partner(box, s, asked, other)
            for other in range(box.players)
            if asked is not None and other != asked
        ],
    }


def _asks(box: Box, s: State) -> dict[str, list[str]]:
    """By card of an entourage what it asks when tasked, as far as an offer may answer it (A15)."""
    lying = s.face[s.start[ENTOURAGE] : s.start[ENTOURAGE + SEATS]]
    asked = {card: [nth_question(box, card, nth) for nth in range(FIXED)] for card in set(lying)}
    return {
        CARD_WORDS[card]: [QUESTIONS[question] for question in questions if question]
        for card, questions in sorted(asked.items())
        if questions[0]
    }


def _what(kind: int, what: int) -> int | str | None:
    """What a term names, by its word."""
    if kind in (CARD_TERM, ENTOURAGE_TERM, TASK_TERM):
        return "any" if what == ANY_CARD else CARD_WORDS[what] if what >= 0 else None
    if kind == PRODUCT_TERM:
        return PRODUCTS[what]
    if kind == CREDIT_TERM:
        return ICONS[what]
    return what + 1 if kind == SPACE_TERM else what


def _term(first: int, what: int, fixed: int = UNNAMED) -> dict[str, Any]:
    """A term; `fixed` is the card set aside for it, which only its giver sees."""
    kind = first % MODE
    if kind == CHOICE_TERM:
        return {"when": MODES[NOW], "kind": "choice", "what": ACTIONS.text(128 * what + fixed)}
    term = {"when": MODES[first // MODE], "kind": TERMS[kind], "what": _what(kind, what)}
    return term if fixed < 0 else {**term, "fixed": CARD_WORDS[fixed]}


def _offer(s: State, pair: int) -> dict[str, Any]:
    """Who talks to whom; terms are listed as far as the reader may know them."""
    gives, wants = s.count[pair]
    return {
        "by": SEAT_NAMES[maker_of(pair)],
        "to": SEAT_NAMES[partner_of(pair)],
        "sent": s.offer[pair] != BEING_MADE,
        "gives": [_term(*term) for term in s.terms[pair][:gives]],
        "wants": [_term(*term) for term in s.terms[pair][SIDE_TERMS : SIDE_TERMS + wants]],
    }


def _debt(number: int, debt: list[int]) -> dict[str, Any]:
    debtor, creditor, kind, what = debt
    return {
        "number": number,
        "by": SEAT_NAMES[debtor],
        "to": SEAT_NAMES[creditor],
        "term": _term(kind + MODE * DUE, what),
    }


def _promise(number: int, promise: list[int]) -> dict[str, Any]:
    by, to, kind, what, turn, state = promise
    return {
        "number": number,
        "by": SEAT_NAMES[by - 1],
        "to": SEAT_NAMES[to],
        "term": _term(kind + MODE * PROMISE, what),
        "turn": turn,
        "state": PROMISE_STATES[state],
    }


def _partner(box: Box, s: State, seat: int, other: int) -> dict[str, Any]:
    """What a deal with this partner could hold, as far as it is not plain to see.

    tasks: cards of one's own that would have something to do for them. opens: when the leave to
    add to one's own caravan can be given, by whom.
    """
    entourage = s.face[s.start[ENTOURAGE + seat] : s.start[ENTOURAGE + seat + 1]]
    pair = pair_of(seat, other)
    return {
        "seat": SEAT_NAMES[other],
        "free": why_not_begin(box, s, seat, other) == FINE,
        "tasks": [
            CARD_WORDS[card]
            for card in sorted(set(entourage))
            if why_not_give(box, s, seat, other, TASK_TERM, card, 1) == FINE
        ],
        "opens": {
            side: [MODES[when] for when in range(3) if _may_open(box, s, pair, i, when)]
            for i, side in enumerate(("gives", "wants"))
        },
    }


def _may_open(box: Box, s: State, pair: int, side: int, when: int) -> bool:
    """Could this side of an offer hold leave to add to one's own caravan?"""
    if when == NOW:
        giver, receiver = giver_of(pair, side), receiver_of(pair, side)
        return why_not_give(box, s, giver, receiver, OWN_TERM, 0, 1) == FINE
    return why_not_term(box, s, pair, side, when, OWN_TERM, 0) == FINE
