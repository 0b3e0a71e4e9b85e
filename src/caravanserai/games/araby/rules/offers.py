"""Making an offer, term by term: what I give, then what I want; now, due this turn, promised."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.adding import (
    last_kind,
    pair_being_made,
    side_of,
    term_kind,
    term_value,
    when_of,
    why_not_add,
    why_not_fix_choice,
)
from caravanserai.games.araby.rules.fixing import fixed_action, fixed_of, what_fixes
from caravanserai.games.araby.rules.lending import why_idle
from caravanserai.games.araby.rules.terms import (
    close_offer,
    dated,
    free_copies,
    giver_of,
    pair_of,
    promised_copies,
    receiver_of,
    why_not_side,
)
from caravanserai.games.araby.state import Box, State


@rule
def why_not_begin(box: Box, s: State, seat: int, partner: int) -> int:
    """A limited number of offers per turn, and one at a time to each partner."""
    if partner == seat or partner >= box.players:
        return say.NOT_AN_OPPONENT
    if s.offers_made[seat] >= box.offer_limit:
        return say.OFFER_LIMIT
    return say.FINE if s.offer[pair_of(seat, partner)] == say.NO_OFFER else say.OFFER_WAITS


@rule
def begin_offer(s: State, seat: int, partner: int, out: Buffer) -> None:
    """Starting an offer uses one up; everyone sees who talks to whom."""
    emit(out, say.OFFER_BEGUN, seat, partner, 0, 0, EVERYONE)
    s.offers_made[seat] += 1
    s.maker[seat] = partner + 1
    s.part[seat] = 0
    s.offer[pair_of(seat, partner)] = say.BEING_MADE


@rule
def why_not_making(box: Box, s: State, seat: int, action: int) -> int:
    """Why a seat making an offer may not do this."""
    if action == say.DO_DROP:
        return say.FINE
    if s.naming[seat]:
        is_card = say.DO_CARD <= action < say.DO_CARD + say.TYPES
        return why_not_name_own(box, s, seat, action - say.DO_CARD) if is_card else say.CARD_TO_NAME
    if action == say.DO_DUE:
        return say.FINE if when_of(s, seat) == say.NOW else say.ORDER_OF_TERMS
    if action == say.DO_PROMISE:
        return say.FINE if when_of(s, seat) != say.PROMISE else say.ORDER_OF_TERMS
    if action == say.DO_WANT:
        return say.FINE if side_of(s, seat) == say.GIVES else say.ORDER_OF_TERMS
    if action == say.DO_SEND:
        return why_not_send(box, s, seat)
    kind = term_kind(action)
    if last_kind(s, seat) == say.TASK_TERM and kind != say.TASK_TERM and kind < say.WORDS_TERM:
        return why_not_fix_choice(box, s, seat, action)
    if kind == say.NO_TERM:
        return say.OTHER_DECISION
    return why_not_add(box, s, seat, kind, term_value(action, kind))


@rule
def why_not_send(box: Box, s: State, seat: int) -> int:
    """An offer must say something, and its maker's side must be valid and waste no card."""
    pair = pair_being_made(s, seat)
    if s.count[pair][say.GIVES] + s.count[pair][say.WANTS] == 0:
        return say.EMPTY_OFFER
    reason = why_not_side(box, s, pair, say.GIVES)
    return reason if reason else why_idle(box, s, pair, say.GIVES)


@rule
def why_not_name_own(box: Box, s: State, seat: int, card: int) -> int:
    """The card fixed secretly for an unnamed card or a credit must be free, and fit."""
    pair = pair_being_made(s, seat)
    i = int(s.count[pair][say.GIVES]) - 1
    if free_copies(s, pair, say.GIVES, card) < 1:
        return say.NOT_IN_HAND
    kind, icon = s.terms[pair][i][say.TERM_KIND], s.terms[pair][i][say.TERM_WHAT]
    wrong = kind == say.CREDIT_TERM and not box.icons[card] >> icon & 1
    return say.NO_SUCH_CARD if wrong else say.FINE


@rule
def make_offer(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """The next step of making an offer."""
    if action == say.DO_DROP:
        drop_offer(s, seat, out)
    elif action == say.DO_SEND:
        send_offer(s, seat, out)
    elif s.naming[seat]:
        pair = pair_being_made(s, seat)
        s.terms[pair][s.count[pair][say.GIVES] - 1][say.TERM_FIXED] = action - say.DO_CARD
        s.naming[seat] = 0
    elif action == say.DO_DUE or action == say.DO_PROMISE:
        when = say.DUE if action == say.DO_DUE else say.PROMISE
        s.part[seat] = say.MODE_COUNT * side_of(s, seat) + when
    elif action == say.DO_WANT:
        s.part[seat] = say.MODE_COUNT * say.WANTS
    else:
        kind = term_kind(action)
        if last_kind(s, seat) == say.TASK_TERM and kind != say.TASK_TERM and kind < say.WORDS_TERM:
            add_term(s, seat, say.CHOICE_TERM, what_fixes(action), fixed_of(action))
        else:
            add_term(s, seat, dated(kind, when_of(s, seat)), term_value(action, kind), say.UNNAMED)
            ask_for_card(s, seat, kind, term_value(action, kind))


@rule
def add_term(s: State, seat: int, kind: int, what: int, fixed: int) -> None:
    """Write one more term."""
    pair, side = pair_being_made(s, seat), side_of(s, seat)
    i = side * say.SIDE_TERMS + int(s.count[pair][side])
    s.terms[pair][i][say.TERM_KIND] = kind
    s.terms[pair][i][say.TERM_WHAT] = what
    s.terms[pair][i][say.TERM_FIXED] = fixed
    s.count[pair][side] += 1


@rule
def ask_for_card(s: State, seat: int, kind: int, what: int) -> None:
    """A card given unnamed, or for a credit, is fixed secretly at once (A14)."""
    if s.part[seat] == 0:
        unnamed = kind == say.CREDIT_TERM or (kind == say.CARD_TERM and what == say.ANY_CARD)
        s.naming[seat] = 1 if unnamed else 0


@rule
def stop_making(s: State, seat: int) -> None:
    """The seat stops making an offer."""
    s.maker[seat] = 0
    s.part[seat] = 0
    s.naming[seat] = 0


@rule
def drop_offer(s: State, seat: int, out: Buffer) -> None:
    """Drop the offer before anybody has seen it."""
    close_offer(s, pair_being_made(s, seat), out)
    stop_making(s, seat)


@rule
def send_offer(s: State, seat: int, out: Buffer) -> None:
    """The partner sees the terms, and the hand cards named in them (A5)."""
    pair = pair_being_made(s, seat)
    partner = s.maker[seat] - 1
    audience = 1 << seat | 1 << partner
    s.offer[pair] = say.WAITING
    emit(out, say.OFFER_SENT, seat, partner, 0, 0, EVERYONE)
    for side in range(2):
        for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
            giver = giver_of(pair, side)
            term, what = int(s.terms[pair][i][say.TERM_KIND]), int(s.terms[pair][i][say.TERM_WHAT])
            if term == say.CHOICE_TERM:
                what = fixed_action(what, s.terms[pair][i][say.TERM_FIXED])
            emit(out, say.OFFER_TERM, giver, receiver_of(pair, side), term, what, audience)
    for i in range(s.count[pair][say.GIVES]):
        kind, card = s.terms[pair][i][say.TERM_KIND], int(s.terms[pair][i][say.TERM_WHAT])
        if kind == say.CARD_TERM and card != say.ANY_CARD:
            show_offered(s, pair, seat, partner, card)
    stop_making(s, seat)


@rule
def show_offered(s: State, pair: int, seat: int, partner: int, card: int) -> None:
    """The partner now knows of as many cards of this type as the offer names."""
    left = promised_copies(s, pair, say.GIVES, say.CARD_TERM, card)
    for place in range(s.start[say.HAND + seat], s.start[say.HAND + seat + 1]):
        if left and s.face[place] == card:
            s.seen[place] |= 1 << partner
            left -= 1
