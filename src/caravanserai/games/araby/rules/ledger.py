"""What is owed this turn, in order of acceptance, and the open ledger of promises (A4)."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.state import State


@rule
def tell_debt(s: State, event: int, of_card: int, debt: int, out: Buffer) -> None:
    """An event about a debt; which card is owed, only the two know."""
    debtor, creditor = int(s.debts[debt][0]), int(s.debts[debt][1])
    kind, what = int(s.debts[debt][2]), int(s.debts[debt][3])
    if kind == say.CARD_TERM:
        emit(out, of_card, debtor, creditor, what, 0, 1 << debtor | 1 << creditor)
    else:
        emit(out, event, debtor, creditor, kind + say.MODE * say.DUE, what, EVERYONE)


@rule
def add_debt(s: State, debtor: int, creditor: int, kind: int, what: int, out: Buffer) -> None:
    """Something is due by the end of this turn."""
    debt = int(s.owed)
    s.debts[debt][0] = debtor
    s.debts[debt][1] = creditor
    s.debts[debt][2] = kind
    s.debts[debt][3] = what
    s.owed += 1
    tell_debt(s, say.OWED, say.CARD_OWED, debt, out)


@rule
def room_for_debts(s: State) -> int:
    """How many more debts there is room for."""
    return say.DEBTS - int(s.owed)


@rule
def drop_debt(s: State, debt: int) -> None:
    """A debt is settled or gone."""
    s.owed -= 1
    for i in range(debt, s.owed):
        for part in range(4):
            s.debts[i][part] = s.debts[i + 1][part]
    for part in range(4):
        s.debts[s.owed][part] = 0


@rule
def meet_debt(s: State, debt: int, out: Buffer) -> None:
    """A debt has been paid."""
    tell_debt(s, say.DEBT_MET, say.CARD_DEBT_MET, debt, out)
    drop_debt(s, debt)


@rule
def default_debt(s: State, debt: int, out: Buffer) -> None:
    """A debt, or what is left of it, cannot be paid: that is recorded."""
    tell_debt(s, say.DEFAULTED, say.CARD_DEFAULTED, debt, out)
    s.defaults[s.debts[debt][0]] = min(int(s.defaults[s.debts[debt][0]]) + 1, 127)
    drop_debt(s, debt)


@rule
def meet_card_debt(s: State, giver: int, receiver: int, card: int, out: Buffer) -> None:
    """A card given by an effect meets the first card debt to that player it fits (A16)."""
    for debt in range(s.owed):
        ours = s.debts[debt][0] == giver and s.debts[debt][1] == receiver
        fits = s.debts[debt][3] == card or s.debts[debt][3] == say.ANY_CARD
        if ours and s.debts[debt][2] == say.CARD_TERM and fits:
            meet_debt(s, debt, out)
            return


@rule
def room_for_promises(s: State) -> int:
    """Places of the ledger that are free, or hold a promise already marked."""
    room = 0
    for i in range(say.PROMISES):
        if s.promises[i][0] == 0 or s.promises[i][5] != say.OPEN:
            room += 1
    return room


@rule
def free_place(s: State) -> int:
    """A free place of the ledger, else that of the oldest promise already marked."""
    for i in range(say.PROMISES):
        if s.promises[i][0] == 0:
            return i
    oldest = -1
    for i in range(say.PROMISES):
        if s.promises[i][5] != say.OPEN and (
            oldest < 0 or s.promises[i][4] < s.promises[oldest][4]
        ):
            oldest = i
    return oldest


@rule
def add_promise(s: State, giver: int, receiver: int, kind: int, what: int, out: Buffer) -> None:
    """Write a promise for a later turn into the ledger."""
    i = free_place(s)
    s.promises[i][0] = giver + 1
    s.promises[i][1] = receiver
    s.promises[i][2] = kind
    s.promises[i][3] = what
    s.promises[i][4] = s.turn
    s.promises[i][5] = say.OPEN
    emit(out, say.PROMISED, giver, receiver, kind + say.MODE * say.PROMISE, what, EVERYONE)


@rule
def why_not_mark(s: State, seat: int, i: int) -> int:
    """Only the one a promise was made to marks it, and only once."""
    mine = s.promises[i][0] and s.promises[i][1] == seat and s.promises[i][5] == say.OPEN
    return say.FINE if mine else say.NO_SUCH_PROMISE


@rule
def mark_promise(s: State, i: int, kept: bool, out: Buffer) -> None:
    """A promise is marked kept or broken; that reopens nothing (A13)."""
    s.promises[i][5] = say.KEPT if kept else say.BROKEN
    event = say.PROMISE_KEPT if kept else say.PROMISE_BROKEN
    emit(out, event, s.promises[i][1], s.promises[i][0] - 1, i + 1, 0, EVERYONE)
