"""Debts due by the end of this turn: paid early by their debtor, or at the end as far as it goes
(A4, A16).
"""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.araby.alphabet import (
    ANY_CARD,
    ANY_PRODUCT,
    CARD_TERM,
    COINS,
    COINS_TERM,
    CREDIT_TERM,
    ENTOURAGE,
    ENTOURAGE_PASSED,
    ENTOURAGE_TERM,
    FINE,
    HAND,
    MAKE,
    NAME,
    NO_OP,
    NO_SUCH_CARD,
    NO_SUCH_DEBT,
    NOT_IN_HAND,
    PRODUCT_TERM,
    SETTLING,
    TASK_TERM,
    TASKED,
)
from caravanserai.games.araby.rules.cards import (
    discard_from_hand,
    find,
    find_untasked,
    move,
    pass_card,
    size,
)
from caravanserai.games.araby.rules.effects import (
    gain_coins,
    go_back,
    make,
    mark_tasked,
    queue_task,
    run_queue,
)
from caravanserai.games.araby.rules.ledger import default_debt, meet_debt
from caravanserai.games.araby.rules.terms import hand_over, take_out, why_not_give
from caravanserai.games.araby.state import Box, State


@rule
def why_not_settle(box: Box, s: State, seat: int, debt: int) -> int:
    """Why a debt cannot be paid early, in full."""
    if debt >= s.owed or s.debts[debt][0] != seat:
        return NO_SUCH_DEBT
    kind, what = int(s.debts[debt][2]), int(s.debts[debt][3])
    if kind == CARD_TERM:
        held = size(s, HAND + seat) > 0 if what == ANY_CARD else find(s, HAND + seat, what) >= 0
        return FINE if held else NOT_IN_HAND
    if kind == CREDIT_TERM:
        return FINE if shows_icon(box, s, seat, what) else NO_SUCH_CARD
    return why_not_give(box, s, seat, s.debts[debt][1], kind, what, 1)


@rule
def shows_icon(box: Box, s: State, player: int, icon: int) -> bool:
    """Has the player a hand card that shows this icon?"""
    for place in range(s.start[HAND + player], s.start[HAND + player + 1]):
        if box.icons[s.face[place]] >> icon & 1:
            return True
    return False


@rule
def settle_debt(box: Box, s: State, debt: int, out: Buffer) -> None:
    """Pay a debt early; where a card is the debtor's choice, ask for it."""
    debtor, creditor = int(s.debts[debt][0]), int(s.debts[debt][1])
    kind, what = int(s.debts[debt][2]), int(s.debts[debt][3])
    emit(out, SETTLING, debtor, creditor, debt + 1, 0, EVERYONE)
    if kind == CREDIT_TERM or (kind == CARD_TERM and what == ANY_CARD):
        s.deal = -debt - 1
        s.actor = debtor
        s.decision = NAME
        return
    if kind == CARD_TERM:
        pass_card(s, find(s, HAND + debtor, what), debtor, creditor, out)
    elif kind == ENTOURAGE_TERM:
        pass_entourage(s, debtor, creditor, what, out)
    elif kind == TASK_TERM:
        mark_tasked(s, debtor, what, creditor, out)
        queue_task(s, what, creditor)
    else:
        take_out(s, debtor, kind, what)
        hand_over(s, debtor, creditor, kind, what, out)
    meet_debt(s, debt, out)
    run_queue(box, s, out)


@rule
def pass_entourage(s: State, giver: int, receiver: int, card: int, out: Buffer) -> None:
    """A card changes entourages as it lies."""
    move(s, find(s, ENTOURAGE + giver, card), ENTOURAGE + giver, ENTOURAGE + receiver)
    emit(out, ENTOURAGE_PASSED, giver, receiver, card, 0, EVERYONE)


@rule
def why_not_name_for_debt(box: Box, s: State, card: int) -> int:
    """Any hand card for a card; for a credit, one that shows its icon."""
    debt = -s.deal - 1
    if find(s, HAND + s.actor, card) < 0:
        return NO_SUCH_CARD
    if s.debts[debt][2] == CREDIT_TERM and not box.icons[card] >> s.debts[debt][3] & 1:
        return NO_SUCH_CARD
    return FINE


@rule
def name_for_debt(s: State, card: int, out: Buffer) -> None:
    """The debtor names the card that pays a debt."""
    debt = -s.deal - 1
    debtor, creditor = int(s.debts[debt][0]), int(s.debts[debt][1])
    s.deal = 0
    if s.debts[debt][2] == CREDIT_TERM:
        discard_from_hand(s, debtor, card, out)
        hand_over(s, debtor, creditor, CREDIT_TERM, s.debts[debt][3], out)
    else:
        pass_card(s, find(s, HAND + debtor, card), debtor, creditor, out)
    meet_debt(s, debt, out)
    go_back(s)


@rule
def pay_debts(box: Box, s: State, out: Buffer) -> None:
    """The turn ends: pay every debt in order of acceptance, as far as it goes."""
    while s.owed:
        if pay_at_end(box, s, s.debts[0][0], s.debts[0][1], s.debts[0][2], s.debts[0][3], out):
            meet_debt(s, 0, out)
        else:
            default_debt(s, 0, out)


@rule
def pay_at_end(
    box: Box, s: State, debtor: int, creditor: int, kind: int, what: int, out: Buffer
) -> bool:
    """Pay one debt; was all of it paid? Leave counts as given, a credit cannot be paid now."""
    if kind == COINS_TERM:
        return pay_coins_at_end(box, s, debtor, creditor, what, out)
    if kind == CARD_TERM:
        hand = HAND + debtor
        place = int(s.start[hand]) if what == ANY_CARD else find(s, hand, what)
        if place < 0 or size(s, hand) == 0:
            return False
        pass_card(s, place, debtor, creditor, out)
    elif kind == ENTOURAGE_TERM:
        if find(s, ENTOURAGE + debtor, what) < 0:
            return False
        pass_entourage(s, debtor, creditor, what, out)
    elif kind == PRODUCT_TERM:
        if s.pool[debtor][what] == 0:
            task_maker(box, s, debtor, MAKE, what, out)
        if s.pool[debtor][what] == 0:
            return False
        take_out(s, debtor, kind, what)
        hand_over(s, debtor, creditor, kind, what, out)
    elif kind == TASK_TERM:
        return task_at_end(box, s, debtor, creditor, what, out)
    return kind != CREDIT_TERM


@rule
def pay_coins_at_end(
    box: Box, s: State, debtor: int, creditor: int, coins: int, out: Buffer
) -> bool:
    """Pay coins, tasking cards that make some; what is short stays owed."""
    while s.coins[debtor] < coins and task_maker(box, s, debtor, COINS, 0, out):
        pass
    paid = min(coins, int(s.coins[debtor]))
    if paid:
        take_out(s, debtor, COINS_TERM, paid)
        hand_over(s, debtor, creditor, COINS_TERM, paid, out)
        s.debts[0][3] -= paid
    if paid == coins:
        s.debts[0][3] = coins
    return paid == coins


@rule
def makes_directly(box: Box, card: int, op: int, product: int) -> bool:
    """Is making this the card's whole effect? Only such cards are tasked for a debt (A16)."""
    if box.op[card][0] != op or box.op[card][1] != NO_OP:
        return False
    return op == COINS or box.which[card][0] == product or box.which[card][0] == ANY_PRODUCT


@rule
def task_maker(box: Box, s: State, player: int, op: int, product: int, out: Buffer) -> bool:
    """Task the first untasked card that makes what is owed; is there one?"""
    for place in range(s.start[ENTOURAGE + player], s.start[ENTOURAGE + player + 1]):
        card = int(s.face[place])
        if not s.mark[place] & TASKED and makes_directly(box, card, op, product):
            mark_tasked(s, player, card, player, out)
            make_directly(box, s, player, card, product, out)
            return True
    return False


@rule
def make_directly(box: Box, s: State, you: int, card: int, product: int, out: Buffer) -> None:
    """The effect of a direct maker, for `you`."""
    if box.op[card][0] == COINS:
        gain_coins(s, you, box.number[card][0], out)
    else:
        make(s, you, product, box.number[card][0], out)


@rule
def task_at_end(box: Box, s: State, debtor: int, creditor: int, card: int, out: Buffer) -> bool:
    """A card owed as a task is tasked for the creditor if it makes something directly."""
    product = int(box.which[card][0]) % ANY_PRODUCT
    direct = makes_directly(box, card, MAKE, product) or makes_directly(box, card, COINS, 0)
    if find_untasked(s, debtor, card) < 0 or not direct:
        return False
    mark_tasked(s, debtor, card, creditor, out)
    make_directly(box, s, creditor, card, product, out)
    return True
