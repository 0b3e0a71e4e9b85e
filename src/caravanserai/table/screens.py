"""What a table's screens are sent, as bytes: first everything, then what is new.

Made from the parts of `scene`. Parts that are the same for all audiences are made once, and nothing
is sent to an audience twice.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from caravanserai.engine.events import PUBLIC, no_events
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.updates import News, Updates
from caravanserai.table import entries as e
from caravanserai.table.happenings import happenings, played
from caravanserai.table.scene import PARTS, For
from caravanserai.table.table import Table

Parts = dict[str, bytes]

encode = msgspec.json.Encoder().encode
_NULL: Final = b"null"
_NOTHING_NEW: Final = News(b"", b"", b"", b"", b"")
_FOR_ALL, _FOR_EACH, _BESIDE = (
    [part for part in PARTS if part.made_for is made_for]
    for made_for in (For.ALL, For.EACH, For.BESIDE)
)
_MADE_HERE: Final = _FOR_ALL + _FOR_EACH + _BESIDE
_NO_EVENTS: Final = no_events()


class Made(NamedTuple):
    """A part that is the same for all, with its JSON field."""

    value: Any
    text: bytes


class Screen:
    """What one audience was shown last."""

    def __init__(self, seen: int, asides: int) -> None:
        self.seen = seen  # the number of its last happening
        self.asides = asides  # the table's count when the parts beside the game were made
        self.shown: dict[str, Any] = {}  # parts by name
        self.prompt, self.legal = b"", b""


class Screens:
    """What each audience of a table was last shown, and what to send now."""

    def __init__(self, table: Table, reader: int | None = None) -> None:
        """reader: who is told what happened, if not each audience itself."""
        self._screens: dict[int, Screen] = {}
        self._views = table.views
        self._updates = Updates(table.game, table.position.box, table.views, reader)
        self._for_all: dict[str, Made] = {}
        self._for_each = [part for part in _FOR_EACH if part.can_be(table.game)]

    def seen(self, viewer: int) -> int:
        """The last number an audience was sent."""
        return self._screens[viewer].seen

    def snapshot(self, table: Table, viewer: int, since: int = 0) -> bytes:
        """Everything an audience needs to begin, or to continue after the number `since`."""
        self._watch(table)
        screen = self._screens[viewer] = Screen(table.number(viewer), table.asides)
        parts = {part.name: part.make(table, viewer) for part in _MADE_HERE}
        scene = {name: encode(value) for name, value in parts.items()}
        news = _NOTHING_NEW
        if table.has_begun:
            news = self._updates.whole(viewer, _asked(table), _NO_EVENTS)
            facts = b",".join(filter(None, (news.facts, _fixed_facts(table))))
            scene |= {"view": b"{%b}" % news.view, "facts": b"{%b}" % facts}
        else:
            scene |= {"view": _NULL, "facts": _NULL}
        screen.shown, screen.prompt, screen.legal = parts, news.prompt, news.legal
        since = max(since if 0 <= since <= screen.seen else 0, table.since[viewer])
        told = happenings(table, viewer, since, self._updates.events)
        return _object(
            {
                "type": b'"snapshot"',
                **_heading(table, viewer),
                "n": b"%d" % screen.seen,
                "happenings": b"[%b]" % b",".join(told),
                "scene": b"{%b,%b,%b}" % (_fields(scene), _prompt(news), _legal(news)),
            }
        )

    def updates(self, table: Table, viewers: Iterable[int]) -> dict[int, bytes]:
        """What is new for each of these audiences, which have been shown something before."""
        self._watch(table)
        last = table.log[-1] if table.log else None
        acted = last is not None and isinstance(last.entry, e.Acted)
        rows = last.rows if last is not None and acted else _NO_EVENTS
        news = self._updates.since_shown(viewers, _asked(table), rows) if table.has_begun else {}
        self._make_for_all(table)
        made = {}
        for viewer in viewers:
            screen, new = self._screens[viewer], news.get(viewer, _NOTHING_NEW)
            changes = self._changes(table, viewer, screen, new)
            told = self._told(table, viewer, screen.seen, new.events if acted else None)
            screen.seen = table.number(viewer)
            if told or changes:
                made[viewer] = b'{"type":"update","n":%d,"happenings":[%b],"changes":{%b}}' % (
                    screen.seen,
                    told,
                    b",".join(changes),
                )
        return made

    def _make_for_all(self, table: Table) -> None:
        """Make the parts that are the same for everyone, once."""
        made = self._for_all
        for part in _FOR_ALL:
            value = part.make(table, PUBLIC)
            if part.name not in made or made[part.name].value != value:
                made[part.name] = Made(value, _field(part.name, encode(value)))

    def _changes(self, table: Table, viewer: int, screen: Screen, news: News) -> list[bytes]:
        """The parts that changed since the audience saw them; from now on they count as shown."""
        shown, changed = screen.shown, []
        for name, made in self._for_all.items():
            if shown[name] != made.value:
                shown[name] = made.value
                changed.append(made.text)
        beside = _BESIDE if screen.asides != table.asides else ()
        for part in (*self._for_each, *beside):
            if shown[part.name] != (value := part.make(table, viewer)):
                shown[part.name] = value
                changed.append(_field(part.name, encode(value)))
        screen.asides = table.asides
        if screen.prompt != news.prompt:
            screen.prompt = news.prompt
            changed.append(_prompt(news))
        if screen.legal != news.legal:
            screen.legal = news.legal
            changed.append(_legal(news))
        if news.view:
            changed.append(b'"view":{%b}' % news.view)
        if news.facts:
            changed.append(b'"facts":{%b}' % news.facts)
        return changed

    def _watch(self, table: Table) -> None:
        """A table read again from its log has new views."""
        if self._views is not table.views:
            self._views = table.views
            self._updates.watch(table.views)

    def _told(self, table: Table, viewer: int, since: int, events: bytes | None) -> bytes:
        """What happened: usually just the last entry, an action."""
        if events is not None and table.streams[viewer][since:] == [len(table.log) - 1]:
            return played(viewer, since + 1, table.log[-1], events)
        return b",".join(happenings(table, viewer, since, self._updates.events))


def _asked(table: Table) -> int:
    return sum(1 << seat for seat in table.asked.may_act)


def _prompt(news: News) -> bytes:
    return b'"prompt":%b' % (news.prompt or _NULL)


def _legal(news: News) -> bytes:
    return b'"legal":[%b]' % news.legal


def _field(name: str, value: bytes) -> bytes:
    return b'"%b":%b' % (name.encode(), value)


def _fields(parts: Parts) -> bytes:
    return b",".join(_field(name, value) for name, value in parts.items())


def _object(parts: Parts) -> bytes:
    return b"{%b}" % _fields(parts)


def _heading(table: Table, viewer: int) -> Parts:
    """The part of a snapshot outside the scene, which hardly ever changes."""
    setup, game = table.setup, table.game
    seat = viewer if viewer != PUBLIC else None
    made: dict[str, Any] = {
        "table": setup.id,
        "game": setup.game,
        "ruleset": setup.ruleset,
        "players": setup.players,
        "options": dict(table.match.options),
        "host": seat is not None and setup.host in table.chairs[seat].owners,
        "hints": setup.hints,
        "you": None if seat is None else SEAT_NAMES[seat],
        "rules": game.wording.rules(table.view(PUBLIC)) if table.has_begun else [],
        "log_styles": game.log_styles,
        "first_turn": None if table.first_turn is None else SEAT_NAMES[table.first_turn],
        "box": game.box_class.read(table.position.box).named(),
    }
    return {name: encode(value) for name, value in made.items()}


def _fixed_facts(table: Table) -> bytes:
    """The facts that stay the same for the whole match."""
    game = table.game
    return encode(game.fixed_facts(game.box_class.read(table.position.box)))[1:-1]
