"""What happened at a table, from its log, for one audience, as JSON."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from caravanserai.engine.events import Buffer
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.table import entries as e
from caravanserai.table import wire
from caravanserai.table.seating import seat_name
from caravanserai.table.table import Table, Taken

encode = msgspec.json.Encoder().encode

_NULL: Final = b"null"
_SEATS: Final = [encode(seat) for seat in SEAT_NAMES]
_HOW: Final[dict[type[e.Entry], Any]] = {
    e.Sat: "sat",
    e.BotSat: "bot",
    e.Left: "left",
    e.Returned: "returned",
}

Events = Callable[[int, Buffer], bytes]  # events as an audience may know them


def happenings(table: Table, viewer: int, since: int, events: Events) -> list[bytes]:
    """What an audience may know after the number `since`."""
    numbers = table.streams[viewer][since:]
    return [
        _happening(table, viewer, n, table.log[number], events)
        for n, number in enumerate(numbers, since + 1)
    ]


def _happening(table: Table, viewer: int, n: int, taken: Taken, events: Events) -> bytes:
    if isinstance(taken.entry, e.Acted):
        return played(viewer, n, taken, events(viewer, taken.rows))
    if taken.undoes is not None:
        return encode(_taken_back(table, viewer, n, taken))
    return encode(_beside_the_game(table, n, taken))


def played(viewer: int, n: int, taken: Taken, events: bytes) -> bytes:
    """An action with the events an audience may know: a `wire.Played`."""
    entry = taken.entry
    assert isinstance(entry, e.Acted)
    own = viewer == entry.seat
    return b'{"type":"played","n":%d,"at":%b,"seat":%b,"by":"%b","action":%b,"events":[%b]}' % (
        n,
        encode(taken.at),
        _SEATS[entry.seat] if own or events else _NULL,
        entry.by.encode(),
        encode("; ".join(deed.action for deed in entry.deeds)) if own else _NULL,
        events,
    )


def _taken_back(table: Table, viewer: int, n: int, taken: Taken) -> wire.TakenBack:
    assert isinstance(taken.entry, e.Undone)
    assert taken.undoes is not None
    seat = taken.entry.seat
    known = viewer == seat or table.game.cut(table.log[taken.undoes].rows, viewer)
    back = table.streams[viewer].index(taken.undoes) + 1
    return wire.TakenBack(n, taken.at, seat_name(seat) if known else None, back)


def _beside_the_game(table: Table, n: int, taken: Taken) -> wire.Happening:
    entry, at = taken.entry, taken.at
    if isinstance(entry, e.Said):
        return wire.ChatLine(
            n, at, seat_name(entry.seat), table.chairs[entry.seat].name, entry.text
        )
    if isinstance(entry, e.Remarked):
        said = entry.remark
        to, seat = seat_name(said.to), seat_name(entry.seat)
        return wire.Remarked(n, at, seat, to, said.verdict, said.price, said.say)
    if isinstance(entry, e.Voted):
        return wire.Vote(n, at, seat_name(entry.seat), entry.yes)
    if isinstance(entry, e.Rematched):
        return wire.Rematch(n, at, seat_name(entry.seat), entry.table)
    assert isinstance(entry, e.Sat | e.BotSat | e.Left | e.Returned)
    name = table.chairs[entry.seat].name
    return wire.Seated(n, at, seat_name(entry.seat), _HOW[type(entry)], name)
