"""Carrying out an action: the decision under way says which rule it answers."""

from caravanserai.engine.events import EVERYONE, NOBODY, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.games.araby.alphabet import (
    CALLED,
    DEBTS,
    DECK,
    DECK_CARDS,
    DO_ACCEPT,
    DO_BROKEN,
    DO_CAMEL,
    DO_CARD,
    DO_COUNTER,
    DO_DECLINE,
    DO_DROP,
    DO_END,
    DO_KEPT,
    DO_OFFER,
    DO_PASS,
    DO_PLAY,
    DO_SEND,
    DO_SETTLE,
    DO_TASK,
    DO_WITHDRAW,
    DRAFTING,
    NAME,
    PAY,
    PERSONAS,
    PROMISES,
    SPACES,
    TOP_BACK,
    TYPES,
)
from caravanserai.games.araby.rules.calling import task_maker
from caravanserai.games.araby.rules.camels import place_camel
from caravanserai.games.araby.rules.cards import size, top_of_deck
from caravanserai.games.araby.rules.choices import choose
from caravanserai.games.araby.rules.deals import accept, decline, name_card, withdraw
from caravanserai.games.araby.rules.debts import name_for_debt, settle_debt
from caravanserai.games.araby.rules.decisions import (
    is_open,
)
from caravanserai.games.araby.rules.effects import run, task_card
from caravanserai.games.araby.rules.ledger import mark_promise
from caravanserai.games.araby.rules.offers import begin_offer, make_offer
from caravanserai.games.araby.rules.playing_cards import continue_payment, pay_icon, play_card
from caravanserai.games.araby.rules.terms import pair_of
from caravanserai.games.araby.rules.turn import (
    draft_card,
    go_on_calling,
    pass_round,
    reopen_round,
)
from caravanserai.games.araby.state import Box, State


@rule
def apply(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """Carry out a legal action, and what follows by itself; all see the back of a new top card."""
    before = top_card(s)
    carry_out(box, s, seat, action, out)
    if top_card(s) != before and size(s, DECK):
        emit(out, TOP_BACK, NOBODY, s.back[top_of_deck(s)] + 1, 0, 0, EVERYONE)


@rule
def top_card(s: State) -> int:
    """A number that tells the back on top of the deck, and how many cards lie below it."""
    if size(s, DECK) == 0:
        return -1
    top = top_of_deck(s)
    return int(s.back[top]) * DECK_CARDS + top


@rule
def carry_out(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """The decision under way says which rule an action answers."""
    d = s.decision
    if is_open(s):
        if s.maker[seat]:
            if action == DO_SEND or action == DO_DROP:
                reopen_round(s)
            make_offer(box, s, seat, action, out)
        else:
            act(box, s, seat, action, out)
    elif d == DRAFTING:
        draft_card(s, action - DO_CARD, out)
    elif d == PAY:
        pay_icon(s, action, out)
        continue_payment(box, s, out)
    elif d == NAME:
        if s.deal < 0:
            name_for_debt(s, action - DO_CARD, out)
        else:
            name_card(box, s, action - DO_CARD, out)
    elif d == CALLED:
        task_maker(box, s, action - DO_TASK, out)
    else:
        choose(box, s, action, out)
        run(box, s, out)
    go_on_calling(box, s, out)


@rule
def act(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """An action in the open part of a turn; all but passes and marks reopen the round (A13)."""
    if action == DO_PASS or action == DO_END:
        pass_round(box, s, seat, out)
    elif DO_KEPT <= action < DO_KEPT + PROMISES:
        mark_promise(s, action - DO_KEPT, True, out)
    elif DO_BROKEN <= action < DO_BROKEN + PROMISES:
        mark_promise(s, action - DO_BROKEN, False, out)
    else:
        reopen_round(s)
        act_anew(box, s, seat, action, out)


@rule
def act_anew(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """Play, task, place a camel, deal."""
    if DO_PLAY + PERSONAS <= action < DO_PLAY + TYPES:
        play_card(box, s, seat, action - DO_PLAY, out)
    elif DO_TASK <= action < DO_TASK + TYPES:
        task_card(box, s, seat, action - DO_TASK, out)
    elif DO_CAMEL <= action < DO_CAMEL + SEATS * SPACES:
        place = action - DO_CAMEL
        place_camel(box, s, seat, place // SPACES, place % SPACES, out)
    elif DO_SETTLE <= action < DO_SETTLE + DEBTS:
        settle_debt(box, s, action - DO_SETTLE, out)
    elif DO_OFFER <= action < DO_OFFER + SEATS:
        begin_offer(s, seat, action - DO_OFFER, out)
    elif DO_ACCEPT <= action < DO_ACCEPT + SEATS:
        accept(box, s, pair_of(action - DO_ACCEPT, seat), out)
    elif DO_DECLINE <= action < DO_DECLINE + SEATS:
        decline(s, pair_of(action - DO_DECLINE, seat), out)
    elif DO_COUNTER <= action < DO_COUNTER + SEATS:
        decline(s, pair_of(action - DO_COUNTER, seat), out)
        begin_offer(s, seat, action - DO_COUNTER, out)
    else:
        withdraw(s, pair_of(seat, action - DO_WITHDRAW), out)
