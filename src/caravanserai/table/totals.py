"""What a finished game adds to its players' statistics: what they used, how their deals went."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from caravanserai.engine.bargains import Dealt
from caravanserai.engine.events import PUBLIC, Event
from caravanserai.engine.phrases import Phrase
from caravanserai.table.recording import standing
from caravanserai.table.seating import seat_name
from caravanserai.table.table import Table
from caravanserai.table.wire import Seat

MOST_USED: Final = 12  # kept for a seat, the most used first


class Used(Struct, frozen=True):
    """A character or a card, and how often a player used it."""

    seat: Seat
    what: Phrase
    count: int


class DealTotal(Struct, frozen=True):
    """A player's deals: how many, how many of them paid off, and what all of them brought."""

    seat: Seat
    deals: int
    gained: int
    brought: int


def used_in(table: Table) -> list[Used]:
    """What each player used, the most used first; nothing if it is not over."""
    if not table.is_over:
        return []
    counts = Counter(_uses(table))
    named = {what: _said(table, what) for _, what in counts}
    found: list[Used] = []
    for seat in range(table.setup.players):
        most = sorted((-n, what) for (by, what), n in counts.items() if by == seat)[:MOST_USED]
        found += [Used(seat_name(seat), named[what], -n) for n, what in most]
    return found


def _uses(table: Table) -> Iterator[tuple[int, int]]:
    """Each use: by whom, and of what. The first kind of piece that a game counts is its own."""
    game = table.game
    for kind, name in game.pieces[:1]:
        number = [one.name for one in game.events].index(kind)
        column = 2 + game.events[number].fields.index(name)
        for taken in standing(table.log):
            for row in taken.rows.tolist():
                if row[0] == number and row[1] >= 0 and row[column] >= 0:
                    yield row[1], row[column]


def _said(table: Table, what: int) -> Phrase:
    """What a piece is called, as the log says it."""
    game, ((kind, name), *_) = table.game, table.game.pieces
    event = Event(kind, 0, {**_unknown(table, kind), name: what})
    said = game.event_phrase(game.laid_open(table.position), event, PUBLIC).args[name]
    assert isinstance(said, Phrase)
    return said


def _unknown(table: Table, kind: str) -> dict[str, int | None]:
    fields = next(one.fields for one in table.game.events if one.name == kind)
    return dict.fromkeys(fields, 0)


def deal_totals(table: Table) -> list[DealTotal]:
    """How each player's deals went; nothing of players who made none."""
    offers = table.game.offers
    if offers is None or table.phase != "over":
        return []
    made = offers.history(table.position, [taken.rows for taken in table.log])
    seats = [seat_name(seat) for seat in range(table.setup.players)]
    totals = [_total(seat, [*_brought(made, seat)]) for seat in seats]
    return [one for one in totals if one.deals]


def _brought(made: Iterable[Dealt], seat: Seat) -> Iterator[int]:
    """What each deal of a seat brought it."""
    for deal in made:
        if deal.by == seat:
            yield deal.brought_by
        elif deal.to == seat:
            yield deal.brought_to


def _total(seat: Seat, brought: list[int]) -> DealTotal:
    return DealTotal(seat, len(brought), sum(one > 0 for one in brought), sum(brought))
