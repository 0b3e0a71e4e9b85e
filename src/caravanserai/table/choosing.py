"""Offers whose maker chooses among those who say yes: who may be chosen, and what waits for it."""

from typing import TYPE_CHECKING

from caravanserai.engine.errors import Refusal
from caravanserai.table import entries as e
from caravanserai.table import wire
from caravanserai.table.seating import seat_name

if TYPE_CHECKING:
    from caravanserai.table.table import Table


def shown(table: "Table", viewer: int) -> list[wire.Choosing]:
    """The offers that an audience made or got, of which the maker chooses."""
    return [
        wire.Choosing(seat_name(one.maker), seat_name(to), to in takers(table, one.maker))
        for one in table.open_offers.choosing()
        for to in sorted(one.waiting)
        if viewer in (one.maker, to)
    ]


def takers(table: "Table", maker: int) -> tuple[int, ...]:
    """Who said yes to an offer of a maker, and may still have it; the first one first."""
    offers, why_not = table.open_offers, table.game.why_not
    return tuple(
        seat
        for seat in offers.takers(table.position, maker)
        if not why_not(table.position, seat, offers.accept(maker))
    )


def taking(table: "Table", maker: int, seat: int) -> e.Acted:
    """The deal of a maker with one who said yes, or a refusal."""
    if table.phase != "playing" or seat not in takers(table, maker):
        raise Refusal("not-agreed")
    text = table.game.actions.text(table.open_offers.accept(maker))
    by: e.By = "bot" if table.chairs[seat].player else "order"
    return e.Acted(seat, text, by, chosen=True)


def choice_due(table: "Table") -> e.Acted | None:
    """The deal with the first who said yes, once nobody else can; at once if the maker has left."""
    for one in table.open_offers.held(table.position):
        found = takers(table, one.maker)
        is_all = one.waiting.issubset(found) or not table.chairs[one.maker].is_present
        if found and is_all:
            return taking(table, one.maker, found[0])
    return None


def is_choice(table: "Table") -> bool:
    """Is there a maker with several to choose among?"""
    held = table.open_offers.held(table.position)
    makers = [one.maker for one in held if table.chairs[one.maker].is_present]
    return any(len(takers(table, maker)) > 1 for maker in makers)


def still_to_answer(table: "Table") -> tuple[int, ...] | None:
    """Who can still answer an offer to which somebody said yes; None if there is none."""
    held = table.open_offers.held(table.position)
    if not held:
        return None
    return tuple(
        seat for one in held for seat in sorted(one.waiting.difference(takers(table, one.maker)))
    )
