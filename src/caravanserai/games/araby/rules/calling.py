"""Calling debts: when all have passed, those who can pay what is due this turn must (A4, A16).

Each open debt is checked in order of acceptance. If it can be paid in full it is paid: from what
the debtor holds and can make by tasking, never by playing a hand card. Then the round of passes
reopens, because the payment can be used. What cannot be paid yet waits for the end of the turn;
then it is paid as far as possible, and the rest is recorded.
"""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.camels import product_of
from caravanserai.games.araby.rules.debts import pay_debt, why_not_settle
from caravanserai.games.araby.rules.effects import gain_coins, go_back, make, mark_tasked
from caravanserai.games.araby.rules.ledger import default_debt, tell_number
from caravanserai.games.araby.rules.terms import hand_over, take_out, why_not_put
from caravanserai.games.araby.state import Box, State

NOTHING = -1


@rule
def call_debts(s: State, out: Buffer) -> None:
    """All have passed: call everything still due."""
    for debt in range(s.owed):
        tell_number(s, say.DEBT_CALLED, debt, out)
    s.calling = 1
    s.paid = 0


@rule
def call_next(box: Box, s: State, out: Buffer) -> None:
    """Have the next debt paid if possible; while its debtor is asked how, everything waits."""
    debt = s.calling - 1
    if why_not_settle(box, s, s.debts[debt][say.DEBT_BY], debt) == say.FINE:
        s.paid = 1
        pay_debt(box, s, debt, out)
    elif can_pay_by_tasking(box, s, debt):
        task_for_debt(box, s, debt, out)
    else:
        tell_number(s, say.DEBT_WAITS, debt, out)
        s.calling += 1


@rule
def makes_icon(box: Box, s: State, place: int, icon: int) -> bool:
    """Is there an untasked card here whose whole effect makes this icon?"""
    card = s.face[place]
    if s.mark[place] & say.TASKED or icon == NOTHING or box.op[card][1] != say.NO_OP:
        return False
    if icon == say.COIN:
        return bool(box.op[card][0] == say.COINS)
    fits = box.which[card][0] == icon or box.which[card][0] == say.ANY_PRODUCT
    return bool(box.op[card][0] == say.MAKE and fits)


@rule
def makers(box: Box, s: State, player: int, icon: int) -> int:
    """The types in an entourage that could be tasked for an icon, as a mask."""
    types = 0
    for place in range(s.start[say.ENTOURAGE + player], s.start[say.ENTOURAGE + player + 1]):
        if makes_icon(box, s, place, icon):
            types |= 1 << s.face[place]
    return types


@rule
def icon_owed(box: Box, s: State, debt: int) -> int:
    """The icon that can pay a debt: coins, a product, or the one a camel carries."""
    kind, what = int(s.debts[debt][say.DEBT_KIND]), int(s.debts[debt][say.DEBT_WHAT])
    if kind == say.COINS_TERM:
        return say.COIN
    if kind == say.CAMEL_TERM:
        return product_of(box, s, what // say.SPACES, what % say.SPACES)
    return what if kind == say.PRODUCT_TERM else NOTHING


@rule
def can_pay_by_tasking(box: Box, s: State, debt: int) -> bool:
    """Can the debtor make what is missing?"""
    debtor, creditor = int(s.debts[debt][say.DEBT_BY]), int(s.debts[debt][say.DEBT_TO])
    kind, what = s.debts[debt][say.DEBT_KIND], int(s.debts[debt][say.DEBT_WHAT])
    icon, made = icon_owed(box, s, debt), 0
    for place in range(s.start[say.ENTOURAGE + debtor], s.start[say.ENTOURAGE + debtor + 1]):
        if makes_icon(box, s, place, icon):
            made += int(box.number[s.face[place]][0])
    if kind == say.COINS_TERM:
        return s.coins[debtor] + made >= what
    if kind == say.CAMEL_TERM:
        return made > 0 and why_not_put(box, s, debtor, creditor, what, 0, 1) == say.FINE
    return made > 0


@rule
def makers_for_debt(box: Box, s: State, debt: int) -> int:
    """The types of cards the debtor can task for a debt, as a mask.

    Only cards that do nothing else are tasked for a debt (A16).
    """
    return makers(box, s, int(s.debts[debt][say.DEBT_BY]), icon_owed(box, s, debt))


@rule
def task_for_debt(box: Box, s: State, debt: int, out: Buffer) -> None:
    """Task the only card that makes what is owed, or let the debtor choose one."""
    types, card = makers_for_debt(box, s, debt), 0
    if types & types - 1:
        s.actor = s.debts[debt][say.DEBT_BY]
        s.decision = say.CALLED
        return
    while not types >> card & 1:
        card += 1
    task_maker(box, s, card, out)


@rule
def why_not_task_for_debt(box: Box, s: State, card: int) -> int:
    """Why a card cannot be tasked for the called debt."""
    return say.FINE if makers_for_debt(box, s, s.calling - 1) >> card & 1 else say.NO_SUCH_CARD


@rule
def task_maker(box: Box, s: State, card: int, out: Buffer) -> None:
    """A card makes what is owed, for its owner, who pays with it next."""
    debtor, icon = int(s.debts[s.calling - 1][say.DEBT_BY]), icon_owed(box, s, s.calling - 1)
    mark_tasked(s, debtor, card, debtor, out)
    if icon == say.COIN:
        gain_coins(s, debtor, box.number[card][0], out)
    else:
        make(s, debtor, icon, box.number[card][0], out)
    go_back(s)


@rule
def give_up_debts(box: Box, s: State, out: Buffer) -> bool:
    """Record what cannot be paid; did a part payment bring somebody something to use?"""
    for debt in range(s.owed):
        if s.debts[debt][say.DEBT_KIND] == say.COINS_TERM and pay_part(box, s, debt, out):
            default_debt(s, debt, out)
            return True
    while s.owed:
        default_debt(s, 0, out)
    return False


@rule
def pay_part(box: Box, s: State, debt: int, out: Buffer) -> bool:
    """Pay the coins there are, including those that tasking brings; are there any?"""
    debtor, creditor = int(s.debts[debt][say.DEBT_BY]), int(s.debts[debt][say.DEBT_TO])
    for place in range(s.start[say.ENTOURAGE + debtor], s.start[say.ENTOURAGE + debtor + 1]):
        if makes_icon(box, s, place, say.COIN):
            mark_tasked(s, debtor, s.face[place], debtor, out)
            gain_coins(s, debtor, box.number[s.face[place]][0], out)
    coins = int(s.coins[debtor])
    if coins:
        take_out(box, s, debtor, say.COINS_TERM, coins)
        hand_over(s, debtor, creditor, say.COINS_TERM, coins, out)
        s.debts[debt][say.DEBT_WHAT] -= coins
    return coins > 0
