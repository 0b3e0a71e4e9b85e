"""What is owed this turn, in order of acceptance, and the open ledger of promises (A4)."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.terms import dated
from caravanserai.games.araby.state import State


@rule
def tell_debt(s: State, event: int, of_card: int, debt: int, out: Buffer) -> None:
    """An event about a debt; only the two players learn which card is owed."""
    debtor, creditor = int(s.debts[debt][say.DEBT_BY]), int(s.debts[debt][say.DEBT_TO])
    kind, what = int(s.debts[debt][say.DEBT_KIND]), int(s.debts[debt][say.DEBT_WHAT])
    if kind == say.CARD_TERM:
        emit(out, of_card, debtor, creditor, what, 0, 1 << debtor | 1 << creditor)
    else:
        emit(out, event, debtor, creditor, dated(kind, say.DUE), what, EVERYONE)


@rule
def tell_number(s: State, event: int, debt: int, out: Buffer) -> None:
    """An event about a debt by its number, for everyone."""
    debtor, creditor = s.debts[debt][say.DEBT_BY], s.debts[debt][say.DEBT_TO]
    emit(out, event, debtor, creditor, debt + 1, 0, EVERYONE)


@rule
def add_debt(s: State, debtor: int, creditor: int, kind: int, what: int, out: Buffer) -> None:
    """Something is due by the end of this turn."""
    debt = int(s.owed)
    s.debts[debt][say.DEBT_BY] = debtor
    s.debts[debt][say.DEBT_TO] = creditor
    s.debts[debt][say.DEBT_KIND] = kind
    s.debts[debt][say.DEBT_WHAT] = what
    s.owed += 1
    tell_debt(s, say.OWED, say.CARD_OWED, debt, out)


@rule
def room_for_debts(s: State) -> int:
    """How many more debts there is room for."""
    return say.DEBTS - int(s.owed)


@rule
def drop_debt(s: State, debt: int) -> None:
    """Remove a debt that is settled or gone."""
    s.owed -= 1
    for i in range(debt, s.owed):
        for part in range(say.DEBT_WHAT + 1):
            s.debts[i][part] = s.debts[i + 1][part]
    for part in range(say.DEBT_WHAT + 1):
        s.debts[s.owed][part] = 0


@rule
def meet_debt(s: State, debt: int, out: Buffer) -> None:
    """A debt has been paid."""
    tell_debt(s, say.DEBT_MET, say.CARD_DEBT_MET, debt, out)
    drop_debt(s, debt)


@rule
def default_debt(s: State, debt: int, out: Buffer) -> None:
    """Record a debt, or what is left of it, that cannot be paid."""
    tell_debt(s, say.DEFAULTED, say.CARD_DEFAULTED, debt, out)
    debtor = int(s.debts[debt][say.DEBT_BY])
    s.defaults[debtor] = min(int(s.defaults[debtor]) + 1, 127)
    drop_debt(s, debt)


@rule
def meet_card_debt(s: State, giver: int, receiver: int, card: int, out: Buffer) -> None:
    """A card given by an effect pays the first card debt to that player it fits (A16)."""
    for debt in range(s.owed):
        ours = s.debts[debt][say.DEBT_BY] == giver and s.debts[debt][say.DEBT_TO] == receiver
        fits = s.debts[debt][say.DEBT_WHAT] == card or s.debts[debt][say.DEBT_WHAT] == say.ANY_CARD
        if ours and s.debts[debt][say.DEBT_KIND] == say.CARD_TERM and fits:
            meet_debt(s, debt, out)
            return


@rule
def make_room(s: State, wanted: int, out: Buffer) -> None:
    """Free places in the ledger for the promises of a deal: no deal fails for want of them.

    The oldest promise already marked goes first. If all are open, the oldest counts as kept: the
    one it was made to never complained. Of one turn, the first in the ledger is the oldest.
    """
    for _ in range(wanted - free_places(s)):
        i = oldest_promise(s)
        if s.promises[i][say.PROMISE_STATE] == say.OPEN:
            giver, receiver = s.promises[i][say.PROMISE_BY] - 1, s.promises[i][say.PROMISE_TO]
            emit(out, say.PROMISE_SETTLED, giver, receiver, i + 1, 0, EVERYONE)
        for part in range(say.PROMISE_STATE + 1):
            s.promises[i][part] = 0


@rule
def free_places(s: State) -> int:
    """How many places in the ledger hold no promise."""
    free = 0
    for i in range(say.PROMISES):
        if s.promises[i][say.PROMISE_BY] == 0:
            free += 1
    return free


@rule
def oldest_promise(s: State) -> int:
    """The place of the oldest promise already marked, else of the oldest of all."""
    oldest, is_marked = -1, False
    for i in range(say.PROMISES):
        if s.promises[i][say.PROMISE_BY]:
            marked = bool(s.promises[i][say.PROMISE_STATE] != say.OPEN)
            older = oldest < 0 or (
                s.promises[i][say.PROMISE_TURN] < s.promises[oldest][say.PROMISE_TURN]
            )
            if (marked and not is_marked) or (marked == is_marked and older):
                oldest, is_marked = i, marked
    return oldest


@rule
def free_place(s: State) -> int:
    """The first free place in the ledger."""
    i = 0
    while s.promises[i][say.PROMISE_BY]:
        i += 1
    return i


@rule
def add_promise(s: State, giver: int, receiver: int, kind: int, what: int, out: Buffer) -> None:
    """Write a promise for a later turn into the ledger."""
    i = free_place(s)
    s.promises[i][say.PROMISE_BY] = giver + 1
    s.promises[i][say.PROMISE_TO] = receiver
    s.promises[i][say.PROMISE_KIND] = kind
    s.promises[i][say.PROMISE_WHAT] = what
    s.promises[i][say.PROMISE_TURN] = s.turn
    s.promises[i][say.PROMISE_STATE] = say.OPEN
    emit(out, say.PROMISED, giver, receiver, dated(kind, say.PROMISE), what, EVERYONE)


@rule
def why_not_mark(s: State, seat: int, i: int) -> int:
    """Only the one a promise was made to may mark it, and only once."""
    mine = s.promises[i][say.PROMISE_BY] and s.promises[i][say.PROMISE_TO] == seat
    is_open = s.promises[i][say.PROMISE_STATE] == say.OPEN
    return say.FINE if mine and is_open else say.NO_SUCH_PROMISE


@rule
def mark_promise(s: State, i: int, kept: bool, out: Buffer) -> None:
    """Mark a promise kept or broken; that reopens nothing (A13)."""
    s.promises[i][say.PROMISE_STATE] = say.KEPT if kept else say.BROKEN
    event = say.PROMISE_KEPT if kept else say.PROMISE_BROKEN
    giver, receiver = s.promises[i][say.PROMISE_BY] - 1, s.promises[i][say.PROMISE_TO]
    emit(out, event, receiver, giver, i + 1, 0, EVERYONE)
