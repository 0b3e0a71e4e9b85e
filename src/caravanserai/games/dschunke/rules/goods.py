"""Goods cards: taking them from the junks, returning them, and phase 3, the resupply."""

from caravanserai.engine.events import EVERYONE, NOBODY, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.engine.record import Row
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.knowledge.tracking import seen_entering, seen_leaving
from caravanserai.games.dschunke.state import Box, State


@rule
def cards_in(counts: Row) -> int:
    """How many goods cards a hand holds, including unknown ones."""
    total = 0
    for good in range(say.SLOTS):
        total += counts[good]
    return total


@rule
def any_goods(s: State) -> bool:
    """Is there a goods card on any junk?"""
    for good in range(1, say.KINDS + 1):
        if s.supply[good] != 0:
            return True
    return False


@rule
def take_goods(s: State, player: int, good: int, wanted: int, out: Buffer) -> int:
    """Take cards of one good as far as there are any; return how many."""
    count = min(wanted, int(s.supply[good]))
    if count > 0:
        get_goods(s, player, good, count)
        emit(out, say.TOOK, player, good, count, 0, EVERYONE)
    return count


@rule
def get_goods(s: State, player: int, good: int, count: int) -> None:
    """Cards go from their junk to a hand, seen by all."""
    s.supply[good] -= count
    s.hand[player][good] += count
    seen_entering(s, player, good, count)


@rule
def count_goods(s: State, out: Buffer) -> None:
    """After phases 3 and 4 everybody may again see how many cards lie on each junk (J7)."""
    for good in range(1, say.KINDS + 1):
        emit(out, say.GOODS_COUNTED, NOBODY, good, s.supply[good], 0, EVERYONE)


@rule
def go_without(player: int, count: int, out: Buffer) -> None:
    """What the junks cannot give is lost (J5, J10)."""
    if count > 0:
        emit(out, say.GOODS_SHORT, player, count, 0, 0, EVERYONE)


@rule
def return_goods(s: State, player: int, good: int, count: int) -> None:
    """Cards go back to their junk, seen by all."""
    s.hand[player][good] -= count
    s.supply[good] += count
    seen_leaving(s, player, good, count)


@rule
def return_one(s: State, player: int, good: int, out: Buffer) -> None:
    """One card goes back in an exchange."""
    return_goods(s, player, good, 1)
    emit(out, say.RETURNED, player, good, 0, 0, EVERYONE)


@rule
def ask_resupply(box: Box, s: State, out: Buffer) -> None:
    """Phase 3: one card of their choice per supply card, including extra ones at once (J12)."""
    s.owed = say.SUPPLY_CARDS + s.special[s.active][say.EXTRA_SUPPLY]
    s.decision = say.RESUPPLY
    go_on_resupplying(box, s, out)


@rule
def resupply(box: Box, s: State, good: int, out: Buffer) -> None:
    """Take one card; others see that there are more, but not how many (J7)."""
    get_goods(s, s.active, good, 1)
    more = 1 if s.supply[good] else 0
    emit(out, say.RESUPPLIED, s.active, good, more, 0, EVERYONE)
    s.owed -= 1
    go_on_resupplying(box, s, out)


@rule
def go_on_resupplying(box: Box, s: State, out: Buffer) -> None:
    """Go on until all are taken or every junk is empty (J10); then the next player."""
    if s.owed > 0 and any_goods(s):
        return
    go_without(s.active, s.owed, out)
    s.owed = 0
    pass_on(box, s, say.ASK_RESUPPLY, say.BEGIN_BARTERING)


@rule
def pass_on(box: Box, s: State, again: int, after: int) -> None:
    """The next player in turn order does the same; after the last, the next step follows."""
    s.active = (s.active + 1) % box.players
    s.decision = after if s.active == s.first else again
