"""What the audiences of a table are sent when something has happened, as bytes.

`scene` says what a message means; here it is written for all audiences of a move at once, quickly:
what is the same for several of them is written once, what was written before is not written again,
and views and facts are compared and written by compiled rules where there are any.
"""

import functools
from typing import Any, Final

import msgspec

from caravanserai.engine.events import AUDIENCE, EVERYONE, PUBLIC, cut_row
from caravanserai.engine.game import Game, Position
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.phrases import Phrase
from caravanserai.engine.record import copy_rows
from caravanserai.table import entries as e
from caravanserai.table import scene
from caravanserai.table.recall import Glass, Recall
from caravanserai.table.table import Record, Table

Parts = dict[str, bytes]

encode = msgspec.json.Encoder().encode
_TRUE, _FALSE, _NULL, _NONE = b"true", b"false", b"null", b"[]"
_NO_WORDS: Final = {"words": b"{}"}
_VIEW, _FACTS = b'"view":{%b}', b'"facts":{%b}'
_SEATS: Final = [encode(seat) for seat in SEAT_NAMES]
MOST_BOXES: Final = 64


@functools.lru_cache(maxsize=MOST_BOXES)
def _recall(game: Game, box: bytes) -> Recall:
    """The words for events of games in one box."""
    return Recall(game.state_class)


class Audience:
    """What an audience was shown last: up to which number, and the parts of the scene.

    common: what all are shown alike. question: what only who is asked is shown. furniture: what no
    action of the game changes, as of so many entries of other kinds. words: what players wrote.
    """

    def __init__(self) -> None:
        self.seen = 0
        self.common: Parts = {}
        self.question: Parts = {}
        self.furniture: Parts = {}
        self.furnished = -1
        self.words: Parts = _NO_WORDS


class Telling:
    """Everything that was told of a table, and what is to be told now."""

    def __init__(self, table: Table) -> None:
        game, box = table.game, table.position.box
        self._audiences: dict[int, Audience] = {}
        self._teller = game.teller(box, table.views)
        self._views = table.views
        self._recall = _recall(game, box.tobytes())
        self._first = table.first_view.state.tobytes()
        self._common: Parts = {}
        self._changed_in_common: tuple[Parts, list[bytes]] = {}, []

    def begin(self, table: Table, viewer: int) -> None:
        """An audience is shown all there is."""
        audience = self._audiences[viewer] = Audience()
        self._bind(table)
        self._teller.shown[viewer] = table.views[viewer]
        audience.seen = table.number(viewer)
        audience.common, audience.question = _common(table), _question(table, viewer)
        audience.furniture, audience.furnished = _furniture(table, viewer), table.asides
        audience.words = _words(table, viewer)

    def _bind(self, table: Table) -> None:
        """A table that was read anew has other views, but what was shown was shown."""
        if self._views is not table.views:
            self._views, shown = table.views, self._teller.shown
            self._teller = table.game.teller(table.position.box, table.views)
            self._teller.shown[:] = shown

    def seen(self, viewer: int) -> int:
        """The last number that an audience was told."""
        return self._audiences[viewer].seen

    def updates(self, table: Table, viewers: set[int]) -> dict[int, bytes]:
        """What is new to each of these audiences, which have been shown something before."""
        common, written = _common(table), self._views_and_facts(table, viewers)
        acted = table.log and isinstance(table.log[-1].entry, e.Acted)
        events = Events(self, table, table.log[-1]) if acted else None
        made = {}
        for viewer in viewers:
            audience = self._audiences[viewer]
            happened = self._happenings(table, viewer, audience.seen, events)
            audience.seen = table.number(viewer)
            changes = b",".join(
                [*self._changed_parts(table, viewer, audience, common), *written[viewer]]
            )
            if happened or changes:
                made[viewer] = b'{"type":"update","n":%d,"happenings":[%b],"changes":{%b}}' % (
                    audience.seen,
                    happened,
                    changes,
                )
        return made

    # The scene

    def _changed_parts(
        self, table: Table, viewer: int, audience: Audience, common: Parts
    ) -> list[bytes]:
        """The parts of the scene that an audience was shown otherwise; now it is shown them."""
        changed = self._changed_common(audience.common, common)
        audience.common = common
        question = _question(table, viewer)
        if question is not audience.question:
            changed = changed + _changed(audience.question, question)
            audience.question = question
        if audience.furnished != table.asides:
            furniture = _furniture(table, viewer)
            changed = changed + _changed(audience.furniture, furniture)
            audience.furniture, audience.furnished = furniture, table.asides
        words = _words(table, viewer)
        if words is not audience.words:
            changed = changed + _changed(audience.words, words)
            audience.words = words
        return changed

    def _changed_common(self, before: Parts, common: Parts) -> list[bytes]:
        """Most audiences were shown the same: it is compared for them once."""
        if self._changed_in_common[0] is not before or self._common is not common:
            self._common = common
            self._changed_in_common = before, _changed(before, common)
        return self._changed_in_common[1]

    def _views_and_facts(self, table: Table, viewers: set[int]) -> dict[int, list[bytes]]:
        """The changes to views and facts, each with its name, if there are any."""
        if table.phase == "waiting":
            return {viewer: [] for viewer in viewers}
        self._bind(table)
        if not table.game.is_compiled:
            return {viewer: self._plainly(table, viewer) for viewer in viewers}
        mask = sum(1 << viewer for viewer in viewers)
        text, ends = self._teller.told(mask)
        made: dict[int, list[bytes]] = {}
        began = 0
        for viewer in sorted(viewers):
            middle, end = ends[viewer]
            made[viewer] = [
                name % text[start:end]
                for name, start, end in ((_VIEW, began, middle), (_FACTS, middle, end))
                if end > start
            ]
            began = end
        return made

    def _plainly(self, table: Table, viewer: int) -> list[bytes]:
        """The same by rules that are not compiled."""
        game, box = table.game, table.position.box
        shown = self._teller.shown[viewer : viewer + 1]
        before, after = copy_rows(shown), _view(table, viewer)
        shown[:] = after.state
        old, new = (scene.fields(game.state_class.read(state)) for state in (before, after.state))
        written = [b'"view":%b' % encode(found)] if (found := _different(old, new)) else []
        facts = _different(game.facts(Position(box, before)), game.facts(after))
        return [*written, b'"facts":%b' % encode(facts)] if facts else written

    # What happened

    def _happenings(self, table: Table, viewer: int, since: int, events: "Events | None") -> bytes:
        """Mostly it is the last entry, an action."""
        numbers = table.streams[viewer][since:]
        if events is not None and numbers == [len(table.log) - 1]:
            return events.played(viewer, since + 1)
        return b",".join(map(encode, scene.happenings(table, viewer, since)))

    def worded(self, table: Table, row: list[int], viewer: int, reader: int) -> bytes:
        """An event as `viewer` may see it, in the words for `reader`."""
        about = (*row[:AUDIENCE], row[AUDIENCE] >> viewer & 1, reader)
        return self._recall.find(about, self._first) or self._word(table, about, row, viewer)

    def _word(self, table: Table, about: tuple[int, ...], row: list[int], viewer: int) -> bytes:
        event = cut_row(table.game.events[row[0]], row, viewer)

        def make(glass: Glass) -> bytes:
            public = Position(table.position.box, glass)  # type: ignore[arg-type]
            return encode(scene.worded(table.game, public, event, about[-1]))

        return self._recall.learn(about, self._first, make)


class Events:
    """The events of the last action; what many read alike is looked up once."""

    def __init__(self, telling: Telling, table: Table, record: Record) -> None:
        assert isinstance(record.entry, e.Acted)
        self._telling, self._table, self._entry = telling, table, record.entry
        self._rows = [(row, *self._shared(row)) for row in record.rows.tolist()]
        self._at, self._by = encode(record.at), record.entry.by.encode()
        self._for_others: dict[int, bytes] = {}

    def _shared(self, row: list[int]) -> tuple[list[int], bytes | None]:
        """Those whom an event names, and what all others read, if it is the same for them."""
        places, is_open = _reading(self._table.game, row[0])
        if is_open or row[AUDIENCE] == EVERYONE:
            named = [row[place] for place in places]
            return named, self._telling.worded(self._table, row, PUBLIC, PUBLIC)
        return [], None

    def played(self, viewer: int, n: int) -> bytes:
        """The action as an audience may know of it."""
        own = viewer == self._entry.seat
        if own or any(shared is None or viewer in named for _, named, shared in self._rows):
            return self._played(viewer, n, own)
        if n not in self._for_others:
            self._for_others[n] = self._played(viewer, n, False)
        return self._for_others[n]

    def _played(self, viewer: int, n: int, own: bool) -> bytes:
        events = [
            said
            for row, named, shared in self._rows
            if (said := shared if shared and viewer not in named else self._cut(row, viewer))
        ]
        return (
            b'{"type":"played","n":%d,"at":%b,"seat":%b,"by":"%b","action":%b,"events":[%b]}'
        ) % (
            n,
            self._at,
            _SEATS[self._entry.seat] if own or events else _NULL,
            self._by,
            encode(self._entry.action) if own else _NULL,
            b",".join(events),
        )

    def _cut(self, row: list[int], viewer: int) -> bytes | None:
        """An event for somebody whom it names, or with what only some may know."""
        game = self._table.game
        kind = game.events[row[0]]
        sees = row[AUDIENCE] >> viewer & 1
        if kind.private and not sees:
            return None
        hidden = () if sees else kind.secret
        named = row[1] == viewer or any(
            row[place] == viewer
            for place, name in enumerate(kind.fields, 2)
            if name in game.seat_fields and name not in hidden
        )
        return self._telling.worded(self._table, row, viewer, viewer if named else PUBLIC)


@functools.cache
def _reading(game: Game, number: int) -> tuple[list[int], bool]:
    """Where in a row of an event seats are named, and whether it has no secrets."""
    kind = game.events[number]
    places = [place for place, name in enumerate(kind.fields, 2) if name in game.seat_fields]
    return [1, *places], not (kind.private or kind.secret)


def _different(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """A game's views and facts always have the same fields: none is ever taken away."""
    return {name: value for name, value in after.items() if value != before[name]}


def _changed(before: Parts, after: Parts) -> list[bytes]:
    return [
        b'"%b":%b' % (name.encode(), value)
        for name, value in after.items()
        if value != before[name]
    ]


def _view(table: Table, viewer: int) -> Position:
    return Position(table.position.box, table.views[viewer : viewer + 1])


def _common(table: Table) -> Parts:
    """What all audiences are shown alike."""
    decision = table.game.decision(table.position) if table.phase != "waiting" else ""
    common = _plain_common(table.phase, decision, table.waiting_for(), table.asked.may_act)
    if table.clock is None and table.phase != "over":
        return common
    return {
        **common,
        "clock": encode(scene.clock(table)),
        "outcome": encode(scene.outcome(table)),
    }


@functools.cache
def _plain_common(
    phase: str, decision: str, waiting: tuple[int, ...], acting: tuple[int, ...]
) -> Parts:
    """The same without a clock, before the end."""
    return {
        "phase": encode(phase),
        "decision": encode(decision),
        "waiting_for": encode(scene.seat_names(waiting)),
        "may_act": encode(scene.seat_names(acting)),
        "clock": _NULL,
        "outcome": _NULL,
    }


def _question(table: Table, viewer: int) -> Parts:
    """What a seat is asked, and may do."""
    undo = _TRUE if viewer != PUBLIC and table.can_undo(viewer) else _FALSE
    if viewer not in table.asked.may_act:
        return _NOT_ASKED[undo]
    game, view = table.game, _view(table, viewer)
    legal, read = game.legal(view, viewer), game.reading(view)
    words, heads = game.wording, _choice_heads(game)
    choices = [b"%b%b}" % (heads[a], encode(words.choice(read, viewer, a))) for a in legal]
    return {
        "undo": undo,
        "prompt": encode(words.prompt(read, viewer)),
        "legal": b"[%b]" % b",".join(choices),
        "orders": encode(scene.orders(game, view, viewer)) if game.orders else _NONE,
    }


@functools.cache
def _choice_heads(game: Game) -> list[bytes]:
    """The choice of each action up to what is said of it."""
    mark = Phrase("")
    whole = [encode(scene.choice(game, action, mark)) for action in range(len(game.actions))]
    return [choice[: -len(encode(mark)) - 1] for choice in whole]


_NOT_ASKED: Final = {
    undo: {"undo": undo, "prompt": _NULL, "legal": _NONE, "orders": _NONE}
    for undo in (_TRUE, _FALSE)
}


def _words(table: Table, viewer: int) -> Parts:
    """What players have written."""
    if table.phase == "waiting" or not table.match.written:
        return _NO_WORDS
    return {"words": encode(scene.words(table, _view(table, viewer), viewer))}


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
