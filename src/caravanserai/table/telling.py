"""What the audiences of a table are sent when something has happened, as bytes.

`scene` says what a message means; here it is written for all audiences of a move at once, quickly:
what is the same for several of them is written once, what was written before is not written again,
and views and facts are compared and written by compiled rules where there are any.
"""

import functools
from typing import Any, Final

import msgspec

from caravanserai.engine.events import AUDIENCE, EVERYONE, PUBLIC, EventKind, cut_row
from caravanserai.engine.game import Game, Position
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.recall import Glass, Recall
from caravanserai.table import entries as e
from caravanserai.table import scene
from caravanserai.table.changes import different
from caravanserai.table.table import Record, Table

Parts = dict[str, bytes]

encode = msgspec.json.Encoder().encode
_TRUE, _FALSE, _NULL, _NONE, _EMPTY = b"true", b"false", b"null", b"[]", b"{}"
_SEATS: Final = [encode(seat) for seat in SEAT_NAMES]
MOST_BOXES: Final = 64


@functools.lru_cache(maxsize=MOST_BOXES)
def _recall(game: Game, box: bytes) -> Recall:
    """The words for events of games in one box."""
    return Recall(game.state_class)


@functools.cache
def _letters(seats: tuple[int, ...]) -> bytes:
    return encode(scene.seat_names(seats))


class Audience:
    """What an audience was shown last: up to which number, the parts of the scene, the facts.

    furniture: those parts that no action of the game changes, as of so many entries of other
    kinds. facts: where no rule writes them.
    """

    def __init__(self) -> None:
        self.seen = 0
        self.parts: Parts = {}
        self.furniture: Parts = {}
        self.furnished = -1
        self.facts: dict[str, Any] = {}


class Telling:
    """Everything that was told of a table, and what is to be told now."""

    def __init__(self, table: Table) -> None:
        game, box = table.game, table.position.box
        self._audiences: dict[int, Audience] = {}
        self._shown = game.state_class.rows(PUBLIC + 1)
        self._recall = _recall(game, box.tobytes())
        self._first = table.first_view.state.tobytes()

    def begin(self, table: Table, viewer: int) -> None:
        """An audience is shown all there is."""
        audience = self._audiences[viewer] = Audience()
        self._shown[viewer] = table.views[viewer]
        audience.seen = table.number(viewer)
        audience.parts = self._parts(table, viewer, audience, _common(table))
        if table.game.python_facts is not None:
            audience.facts = table.game.facts(_view(table, viewer))

    def seen(self, viewer: int) -> int:
        """The last number that an audience was told."""
        return self._audiences[viewer].seen

    def updates(self, table: Table, viewers: set[int]) -> dict[int, bytes]:
        """What is new to each of these audiences, which have been shown something before."""
        last, common = table.log[-1], _common(table)
        written = self._views_and_facts(table, viewers)
        events = Events(self, table, last) if isinstance(last.entry, e.Acted) else None
        made = {}
        for viewer in viewers:
            audience = self._audiences[viewer]
            parts = self._parts(table, viewer, audience, common)
            changes = [
                b'"%b":%b' % (name.encode(), value)
                for name, value in parts.items()
                if value != audience.parts[name]
            ]
            happened = self._happenings(table, viewer, audience.seen, events)
            audience.parts, audience.seen = parts, table.number(viewer)
            changed = b",".join(changes + written[viewer])
            if happened or changed:
                made[viewer] = b'{"type":"update","n":%d,"happenings":[%b],"changes":{%b}}' % (
                    audience.seen,
                    happened,
                    changed,
                )
        return made

    # The scene

    def _parts(self, table: Table, viewer: int, audience: Audience, common: Parts) -> Parts:
        seat = viewer if viewer != PUBLIC else None
        if audience.furnished != table.asides:
            audience.furniture, audience.furnished = _furniture(table, viewer), table.asides
        undo = _TRUE if seat is not None and table.can_undo(seat) else _FALSE
        beside = {"undo": undo, "words": _words(table, viewer), **audience.furniture}
        return {**common, **_question(table, viewer), **beside}

    def _views_and_facts(self, table: Table, viewers: set[int]) -> dict[int, list[bytes]]:
        """The changes to views and facts, each with its name, if there are any."""
        if table.phase == "waiting":
            return {viewer: [] for viewer in viewers}
        game = table.game
        if not game.is_compiled:
            return {viewer: self._plainly(table, viewer) for viewer in viewers}
        mask = functools.reduce(lambda mask, viewer: mask | 1 << viewer, viewers, 0)
        text, ends = game.tell(table.position.box, table.views, self._shown, mask)
        made: dict[int, list[bytes]] = {}
        began = 0
        for viewer in sorted(viewers):
            view_end, facts_end = ends[viewer]
            made[viewer] = written = []
            if view_end > began:
                written.append(b'"view":{%b}' % text[began:view_end])
            if facts_end > view_end:
                written.append(b'"facts":{%b}' % text[view_end:facts_end])
            if game.python_facts is not None:
                written += self._facts_plainly(table, viewer)
            began = facts_end
        return made

    def _plainly(self, table: Table, viewer: int) -> list[bytes]:
        """The same by rules that are not compiled."""
        game, box = table.game, table.position.box
        before, after = self._shown[viewer : viewer + 1].copy(), _view(table, viewer)
        self._shown[viewer] = table.views[viewer]
        old, new = (scene.fields(game.state_class.read(state)) for state in (before, after.state))
        written = [b'"view":%b' % encode(found)] if (found := different(old, new)) else []
        if game.python_facts is not None:
            return written + self._facts_plainly(table, viewer)
        facts = different(game.facts(Position(box, before)), game.facts(after))
        return [*written, b'"facts":%b' % encode(facts)] if facts else written

    def _facts_plainly(self, table: Table, viewer: int) -> list[bytes]:
        audience, now = self._audiences[viewer], table.game.facts(_view(table, viewer))
        facts = different(audience.facts, now)
        audience.facts = now
        return [b'"facts":%b' % encode(facts)] if facts else []

    # What happened

    def _happenings(self, table: Table, viewer: int, since: int, events: "Events | None") -> bytes:
        """Mostly it is the last entry, an action."""
        numbers = table.streams[viewer][since:]
        if events is not None and numbers == [len(table.log) - 1]:
            return events.played(viewer, since + 1)
        return b",".join(map(encode, scene.happenings(table, viewer, since)))

    def worded(self, table: Table, row: list[int], viewer: int, reader: int) -> bytes:
        """An event as `viewer` may see it, in the words for `reader`."""
        kind = table.game.events[row[0]]
        sees = row[AUDIENCE] >> viewer & 1

        def make(glass: Glass) -> bytes:
            public = Position(table.position.box, glass)  # type: ignore[arg-type]
            return encode(scene.worded(table.game, public, cut_row(kind, row, viewer), reader))

        return self._recall.get((*row[:AUDIENCE], sees, reader), self._first, make)


class Events:
    """The events of the last action; one that reads the same to many is looked up once."""

    def __init__(self, telling: Telling, table: Table, record: Record) -> None:
        assert isinstance(record.entry, e.Acted)
        self._telling, self._table, self._entry = telling, table, record.entry
        self._rows = [(row, *self._shared(row)) for row in record.rows.tolist()]
        entry = record.entry
        self._middle = b',"at":%b,"seat":%%b,"by":"%b","action":%%b,"events":[%%b]}' % (
            encode(record.at),
            entry.by.encode(),
        )

    def _shared(self, row: list[int]) -> tuple[list[int], bytes | None]:
        """Those whom an event names, and what the others read if it is the same for all of them."""
        kind = self._table.game.events[row[0]]
        named = [row[1], *(row[place] for place in _seat_places(self._table.game, kind))]
        is_open = not (kind.private or kind.secret) or row[AUDIENCE] & EVERYONE == EVERYONE
        if not is_open:
            return named, None
        return named, self._telling.worded(self._table, row, PUBLIC, PUBLIC)

    def played(self, viewer: int, n: int) -> bytes:
        """The action as an audience may know of it."""
        own = viewer == self._entry.seat
        events = [
            said
            for row, named, shared in self._rows
            if (said := shared if shared and viewer not in named else self._cut(row, viewer))
        ]
        seat = _SEATS[self._entry.seat] if own or events else _NULL
        action = encode(self._entry.action) if own else _NULL
        return b'{"type":"played","n":%d' % n + self._middle % (seat, action, b",".join(events))

    def _cut(self, row: list[int], viewer: int) -> bytes | None:
        kind = self._table.game.events[row[0]]
        if kind.private and not row[AUDIENCE] >> viewer & 1:
            return None
        event = cut_row(kind, row, viewer)
        seats = [v for name, v in event.fields.items() if name in self._table.game.seat_fields]
        reader = viewer if viewer == event.seat or viewer in seats else PUBLIC
        return self._telling.worded(self._table, row, viewer, reader)


@functools.cache
def _seat_places(game: Game, kind: EventKind) -> list[int]:
    """Where in a row of this kind seats are named."""
    return [place for place, name in enumerate(kind.fields, 2) if name in game.seat_fields]


def _view(table: Table, viewer: int) -> Position:
    return Position(table.position.box, table.views[viewer : viewer + 1])


def _common(table: Table) -> Parts:
    """What all audiences are shown alike."""
    shown = table.phase != "waiting"
    return {
        "phase": b'"%b"' % table.phase.encode(),
        "decision": b'"%b"' % (table.game.decision(table.position) if shown else "").encode(),
        "waiting_for": _letters(table.waiting_for()),
        "may_act": _letters(table.asked.may_act),
        "clock": _NULL if table.clock is None else encode(scene.clock(table)),
        "outcome": encode(scene.outcome(table)) if table.phase == "over" else _NULL,
    }


def _question(table: Table, viewer: int) -> Parts:
    """What a seat is asked, and may do."""
    if viewer not in table.asked.may_act:
        return _NOT_ASKED
    game, view = table.game, _view(table, viewer)
    return {
        "prompt": encode(game.wording.prompt(view, viewer)),
        "legal": encode(scene.choices(game, view, viewer)),
        "orders": encode(scene.orders(game, view, viewer)) if game.orders else _NONE,
    }


_NOT_ASKED: Final = {"prompt": _NULL, "legal": _NONE, "orders": _NONE}


def _words(table: Table, viewer: int) -> bytes:
    """What players have written."""
    if table.phase == "waiting" or not table.match.written:
        return _EMPTY
    return encode(scene.words(table, _view(table, viewer), viewer))


def _furniture(table: Table, viewer: int) -> Parts:
    """What changes only by what is said and done beside the game."""
    seat = viewer if viewer != PUBLIC else None
    return {
        "order": encode(table.orders.get(viewer)),
        "muted": encode(scene.seat_names(sorted(table.muted[seat]))) if seat is not None else _NONE,
        "votes": encode(scene.seat_names(sorted(table.votes))),
        "seats": encode(
            scene.seat_infos(table, None if seat is None else table.chairs[seat].owners)
        ),
    }
