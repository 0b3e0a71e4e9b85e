"""Carrying out an action: the current decision says which rule applies."""

from caravanserai.engine.events import EVERYONE, NOBODY, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.games.araby import alphabet as say
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
    """Carry out a legal action and its results; everyone sees the back of a new top card."""
    before = top_card(s)
    carry_out(box, s, seat, action, out)
    if top_card(s) != before and size(s, say.DECK):
        emit(out, say.TOP_BACK, NOBODY, s.back[top_of_deck(s)] + 1, 0, 0, EVERYONE)


@rule
def top_card(s: State) -> int:
    """A number for the back on top of the deck and how many cards lie below it."""
    if size(s, say.DECK) == 0:
        return -1
    top = top_of_deck(s)
    return int(s.back[top]) * say.DECK_CARDS + top


@rule
def carry_out(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """Apply the rule for the current decision."""
    d = s.decision
    if is_open(s):
        if s.maker[seat]:
            if action == say.DO_SEND or action == say.DO_DROP:
                reopen_round(s)
            make_offer(box, s, seat, action, out)
        else:
            act(box, s, seat, action, out)
    elif d == say.DRAFTING:
        draft_card(s, action - say.DO_CARD, out)
    elif d == say.PAY:
        pay_icon(s, action, out)
        continue_payment(box, s, out)
    elif d == say.NAME:
        if s.deal < 0:
            name_for_debt(s, action - say.DO_CARD, out)
        else:
            name_card(box, s, action - say.DO_CARD, out)
    elif d == say.CALLED:
        task_maker(box, s, action - say.DO_TASK, out)
    else:
        choose(box, s, action, out)
        run(box, s, out)
    go_on_calling(box, s, out)


@rule
def act(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """An action in the open part of a turn; all but passes and marks reopen the round (A13)."""
    if action == say.DO_PASS or action == say.DO_END:
        pass_round(box, s, seat, out)
    elif say.DO_KEPT <= action < say.DO_KEPT + say.PROMISES:
        mark_promise(s, action - say.DO_KEPT, True, out)
    elif say.DO_BROKEN <= action < say.DO_BROKEN + say.PROMISES:
        mark_promise(s, action - say.DO_BROKEN, False, out)
    else:
        reopen_round(s)
        act_anew(box, s, seat, action, out)


@rule
def act_anew(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """Play, task, place a camel, deal."""
    if say.DO_PLAY + say.PERSONAS <= action < say.DO_PLAY + say.TYPES:
        play_card(box, s, seat, action - say.DO_PLAY, out)
    elif say.DO_TASK <= action < say.DO_TASK + say.TYPES:
        task_card(box, s, seat, action - say.DO_TASK, out)
    elif say.DO_CAMEL <= action < say.DO_CAMEL + SEATS * say.SPACES:
        place = action - say.DO_CAMEL
        place_camel(box, s, seat, place // say.SPACES, place % say.SPACES, out)
    elif say.DO_SETTLE <= action < say.DO_SETTLE + say.DEBTS:
        settle_debt(box, s, action - say.DO_SETTLE, out)
    elif say.DO_OFFER <= action < say.DO_OFFER + SEATS:
        begin_offer(s, seat, action - say.DO_OFFER, out)
    elif say.DO_ACCEPT <= action < say.DO_ACCEPT + SEATS:
        accept(box, s, pair_of(action - say.DO_ACCEPT, seat), out)
    elif say.DO_DECLINE <= action < say.DO_DECLINE + SEATS:
        decline(s, pair_of(action - say.DO_DECLINE, seat), out)
    elif say.DO_COUNTER <= action < say.DO_COUNTER + SEATS:
        decline(s, pair_of(action - say.DO_COUNTER, seat), out)
        begin_offer(s, seat, action - say.DO_COUNTER, out)
    else:
        withdraw(s, pair_of(seat, action - say.DO_WITHDRAW), out)
