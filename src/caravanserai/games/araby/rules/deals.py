"""Answering an offer, naming cards for it, and settling it all at once or not at all (A11, A14)."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.knowledge.tracking import about_to_pass
from caravanserai.games.araby.rules.cards import discard_from_hand, find, move
from caravanserai.games.araby.rules.effects import go_back, mark_tasked, queue_task, run_queue
from caravanserai.games.araby.rules.fixing import fixed_action
from caravanserai.games.araby.rules.ledger import (
    add_debt,
    add_promise,
    make_room,
    room_for_debts,
)
from caravanserai.games.araby.rules.lending import why_idle
from caravanserai.games.araby.rules.terms import (
    clear_offer,
    close_offer,
    free_copies,
    giver_of,
    hand_over,
    is_unnamed,
    kind_of,
    maker_of,
    mode_of,
    pair_of,
    partner_of,
    receiver_of,
    take_out,
    why_not_side,
    why_not_unnamed,
)
from caravanserai.games.araby.state import Box, State


@rule
def why_not_answer(box: Box, s: State, seat: int, maker: int) -> int:
    """There must be an offer from this player to answer."""
    if maker == seat or maker >= box.players or s.offer[pair_of(maker, seat)] != say.WAITING:
        return say.NO_OFFER_THERE
    return say.FINE


@rule
def why_not_accept(box: Box, s: State, seat: int, maker: int) -> int:
    """Accepting needs the acceptor's own side, use for cards lent, and room for debts (A14)."""
    reason = why_not_answer(box, s, seat, maker)
    if reason:
        return reason
    pair = pair_of(maker, seat)
    if count_mode(s, pair, say.DUE) > room_for_debts(s):
        return say.LEDGER_FULL
    reason = why_not_side(box, s, pair, say.WANTS)
    for side in range(2):
        reason = reason if reason else why_idle(box, s, pair, side)
    return reason


@rule
def count_mode(s: State, pair: int, mode: int) -> int:
    """How many terms of an offer are due, or promised."""
    count = 0
    for side in range(2):
        for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
            if mode_of(s.terms[pair][i][say.TERM_KIND]) == mode:
                count += 1
    return count


@rule
def both(pair: int) -> int:
    """The two players of an offer."""
    return 1 << maker_of(pair) | 1 << partner_of(pair)


@rule
def decline(s: State, pair: int, out: Buffer) -> None:
    """Decline the offer."""
    emit(out, say.OFFER_DECLINED, partner_of(pair), maker_of(pair), 0, 0, both(pair))
    close_offer(s, pair, out)


@rule
def withdraw(s: State, pair: int, out: Buffer) -> None:
    """Take the offer back."""
    emit(out, say.OFFER_WITHDRAWN, maker_of(pair), partner_of(pair), 0, 0, both(pair))
    close_offer(s, pair, out)


@rule
def accept(box: Box, s: State, pair: int, out: Buffer) -> None:
    """Settle after the acceptor has named cards; lapse if the offerer cannot give."""
    if why_not_side(box, s, pair, say.GIVES):
        emit(out, say.OFFER_LAPSED, maker_of(pair), partner_of(pair), 0, 0, both(pair))
        close_offer(s, pair, out)
        return
    s.deal = pair + 1
    s.actor = partner_of(pair)
    name_or_settle(box, s, out)


@rule
def name_or_settle(box: Box, s: State, out: Buffer) -> None:
    """Ask for the next card to name, or settle."""
    pair = s.deal - 1
    if term_to_name(s, pair) >= 0:
        s.decision = say.NAME
    else:
        s.deal = 0
        settle(box, s, pair, out)


@rule
def term_to_name(s: State, pair: int) -> int:
    """The acceptor's first term without a card, cards for credits first; or -1."""
    found = -1
    for i in range(say.SIDE_TERMS, say.SIDE_TERMS + s.count[pair][say.WANTS]):
        if is_unnamed(s, pair, i):
            if s.terms[pair][i][say.TERM_KIND] == say.CREDIT_TERM:
                return i
            if found < 0:
                found = i
    return found


@rule
def why_not_name(box: Box, s: State, card: int) -> int:
    """The named card must be free, fit, and leave enough for those named after it."""
    pair = s.deal - 1
    i = term_to_name(s, pair)
    if free_copies(s, pair, say.WANTS, card) < 1:
        return say.NO_SUCH_CARD
    if (
        s.terms[pair][i][say.TERM_KIND] == say.CREDIT_TERM
        and not box.icons[card] >> s.terms[pair][i][say.TERM_WHAT] & 1
    ):
        return say.NO_SUCH_CARD
    s.terms[pair][i][say.TERM_FIXED] = card
    reason = why_not_unnamed(box, s, pair, say.WANTS)
    s.terms[pair][i][say.TERM_FIXED] = say.UNNAMED
    return reason


@rule
def name_card(box: Box, s: State, card: int, out: Buffer) -> None:
    """The acceptor names a card."""
    s.terms[s.deal - 1][term_to_name(s, s.deal - 1)][say.TERM_FIXED] = card
    name_or_settle(box, s, out)


@rule
def settle(box: Box, s: State, pair: int, out: Buffer) -> None:
    """Everything due now changes hands together; then debts, promises and tasked cards' effects."""
    go_back(s)
    emit(out, say.DEAL_MADE, maker_of(pair), partner_of(pair), 0, 0, EVERYONE)
    for side in range(2):
        task_lent_cards(s, pair, side, out)
    for side in range(2):
        take_side_out(box, s, pair, side, out)
    for side in range(2):
        hand_side_over(s, pair, side, out)
    make_room(s, count_mode(s, pair, say.PROMISE), out)
    for side in range(2):
        write_down(s, pair, side, out)
    clear_offer(s, pair)
    run_queue(box, s, out)


@rule
def task_lent_cards(s: State, pair: int, side: int, out: Buffer) -> None:
    """Turn the cards tasked for the partner; their effects wait, with the choices fixed."""
    fixed = say.FIXED
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        kind, what, more = (
            s.terms[pair][i][say.TERM_KIND],
            s.terms[pair][i][say.TERM_WHAT],
            s.terms[pair][i][say.TERM_FIXED],
        )
        if kind == say.TASK_TERM:
            receiver = receiver_of(pair, side)
            mark_tasked(s, giver_of(pair, side), what, receiver, out)
            queue_task(s, what, receiver)
            fixed = 0
        elif kind == say.CHOICE_TERM and fixed < say.FIXED:
            s.fixed[s.queued - 1][fixed] = fixed_action(what, more) + 1
            fixed += 1


@rule
def take_side_out(box: Box, s: State, pair: int, side: int, out: Buffer) -> None:
    """Take what one side gives now from its owner."""
    giver, receiver = giver_of(pair, side), receiver_of(pair, side)
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        kind, what, fixed = (
            s.terms[pair][i][say.TERM_KIND],
            s.terms[pair][i][say.TERM_WHAT],
            s.terms[pair][i][say.TERM_FIXED],
        )
        if kind == say.CARD_TERM:
            card = int(fixed) if what == say.ANY_CARD else int(what)
            place = find(s, say.HAND + giver, card)
            emit(out, say.CARD_PASSED, giver, receiver, card, s.back[place] + 1, both(pair))
            about_to_pass(s, place, giver, receiver)
            move(s, place, say.HAND + giver, say.IN_PLAY)
        elif kind == say.ENTOURAGE_TERM:
            move(s, find(s, say.ENTOURAGE + giver, what), say.ENTOURAGE + giver, say.IN_PLAY)
            emit(out, say.ENTOURAGE_PASSED, giver, receiver, what, 0, EVERYONE)
        elif kind == say.CREDIT_TERM:
            discard_from_hand(s, giver, fixed, out)
        else:
            take_out(box, s, giver, kind, what)


@rule
def hand_side_over(s: State, pair: int, side: int, out: Buffer) -> None:
    """Give what was taken to the other side, cards in the order they were taken."""
    giver, receiver = giver_of(pair, side), receiver_of(pair, side)
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        kind, what = int(s.terms[pair][i][say.TERM_KIND]), int(s.terms[pair][i][say.TERM_WHAT])
        if kind == say.CARD_TERM:
            move(s, int(s.start[say.IN_PLAY]), say.IN_PLAY, say.HAND + receiver)
        elif kind == say.ENTOURAGE_TERM:
            move(s, int(s.start[say.IN_PLAY]), say.IN_PLAY, say.ENTOURAGE + receiver)
        elif mode_of(kind) == say.NOW:
            hand_over(s, giver, receiver, kind, what, out)


@rule
def write_down(s: State, pair: int, side: int, out: Buffer) -> None:
    """Record debts and promises; within a deal the offerer's come first (A16)."""
    giver, receiver = giver_of(pair, side), receiver_of(pair, side)
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        term, what = int(s.terms[pair][i][say.TERM_KIND]), int(s.terms[pair][i][say.TERM_WHAT])
        if mode_of(term) == say.DUE:
            add_debt(s, giver, receiver, kind_of(term), what, out)
        elif mode_of(term) == say.PROMISE:
            add_promise(s, giver, receiver, kind_of(term), what, out)
