"""Debts due by the end of this turn: paid early, or when they are called (A16)."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.cards import (
    discard_from_hand,
    find,
    move,
    pass_card,
    size,
)
from caravanserai.games.araby.rules.effects import (
    go_back,
    mark_tasked,
    queue_task,
    run_queue,
)
from caravanserai.games.araby.rules.ledger import meet_debt, tell_number
from caravanserai.games.araby.rules.targets import usable
from caravanserai.games.araby.rules.terms import hand_over, take_out, why_not_give
from caravanserai.games.araby.state import Box, State


@rule
def why_not_settle(box: Box, s: State, seat: int, debt: int) -> int:
    """Why a debt cannot be paid early, in full."""
    if debt >= s.owed or s.debts[debt][say.DEBT_BY] != seat:
        return say.NO_SUCH_DEBT
    kind, what = int(s.debts[debt][say.DEBT_KIND]), int(s.debts[debt][say.DEBT_WHAT])
    if kind == say.CARD_TERM:
        held = (
            size(s, say.HAND + seat) > 0
            if what == say.ANY_CARD
            else find(s, say.HAND + seat, what) >= 0
        )
        return say.FINE if held else say.NOT_IN_HAND
    if kind == say.CREDIT_TERM:
        return say.FINE if shows_icon(box, s, seat, what) else say.NO_SUCH_CARD
    creditor = int(s.debts[debt][say.DEBT_TO])
    reason = why_not_give(box, s, seat, creditor, kind, what, 1)
    if reason == say.FINE and kind == say.TASK_TERM and not usable(box, s, what, creditor, True):
        return say.NOTHING_TO_DO
    return reason


@rule
def shows_icon(box: Box, s: State, player: int, icon: int) -> bool:
    """Does the player have a hand card with this icon?"""
    for place in range(s.start[say.HAND + player], s.start[say.HAND + player + 1]):
        if box.icons[s.face[place]] >> icon & 1:
            return True
    return False


@rule
def settle_debt(box: Box, s: State, debt: int, out: Buffer) -> None:
    """The debtor pays a debt before it is called."""
    tell_number(s, say.SETTLING, debt, out)
    pay_debt(box, s, debt, out)


@rule
def pay_debt(box: Box, s: State, debt: int, out: Buffer) -> None:
    """Pay a debt in full; if the debtor chooses the card, ask for it."""
    debtor, creditor = int(s.debts[debt][say.DEBT_BY]), int(s.debts[debt][say.DEBT_TO])
    kind, what = int(s.debts[debt][say.DEBT_KIND]), int(s.debts[debt][say.DEBT_WHAT])
    if kind == say.CREDIT_TERM or (kind == say.CARD_TERM and what == say.ANY_CARD):
        s.deal = -debt - 1
        s.actor = debtor
        s.decision = say.NAME
        return
    if kind == say.CARD_TERM:
        pass_card(s, find(s, say.HAND + debtor, what), debtor, creditor, out)
    elif kind == say.ENTOURAGE_TERM:
        pass_entourage(s, debtor, creditor, what, out)
    elif kind == say.TASK_TERM:
        mark_tasked(s, debtor, what, creditor, out)
        queue_task(s, what, creditor)
    else:
        take_out(box, s, debtor, kind, what)
        hand_over(s, debtor, creditor, kind, what, out)
    meet_debt(s, debt, out)
    run_queue(box, s, out)


@rule
def pass_entourage(s: State, giver: int, receiver: int, card: int, out: Buffer) -> None:
    """A card moves to the other entourage as it lies."""
    move(s, find(s, say.ENTOURAGE + giver, card), say.ENTOURAGE + giver, say.ENTOURAGE + receiver)
    emit(out, say.ENTOURAGE_PASSED, giver, receiver, card, 0, EVERYONE)


@rule
def why_not_name_for_debt(box: Box, s: State, card: int) -> int:
    """Any hand card for a card; for a credit, one with its icon."""
    debt = -s.deal - 1
    if find(s, say.HAND + s.actor, card) < 0:
        return say.NO_SUCH_CARD
    if (
        s.debts[debt][say.DEBT_KIND] == say.CREDIT_TERM
        and not box.icons[card] >> s.debts[debt][say.DEBT_WHAT] & 1
    ):
        return say.NO_SUCH_CARD
    return say.FINE


@rule
def name_for_debt(s: State, card: int, out: Buffer) -> None:
    """The debtor names the card that pays a debt."""
    debt = -s.deal - 1
    debtor, creditor = int(s.debts[debt][say.DEBT_BY]), int(s.debts[debt][say.DEBT_TO])
    s.deal = 0
    if s.debts[debt][say.DEBT_KIND] == say.CREDIT_TERM:
        discard_from_hand(s, debtor, card, out)
        hand_over(s, debtor, creditor, say.CREDIT_TERM, s.debts[debt][say.DEBT_WHAT], out)
    else:
        pass_card(s, find(s, say.HAND + debtor, card), debtor, creditor, out)
    meet_debt(s, debt, out)
    go_back(s)
