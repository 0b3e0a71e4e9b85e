"""What is new for the audiences of a game, as JSON: views, facts, prompts, choices and events.

Only the fields of views and facts that changed since an audience last saw them are written. One
compiled call writes everything for all audiences; with plain rules Python does the same.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import numpy as np

from caravanserai.engine.events import Buffer
from caravanserai.engine.json_text import Text
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.position import Position
from caravanserai.engine.record import Rows, copy_rows
from caravanserai.engine.update_kernel import write_updates

if TYPE_CHECKING:
    from caravanserai.engine.game import Game

_MOST_DETAILS: Final = 64  # fields of a sheet

encode = msgspec.json.Encoder().encode


class News(NamedTuple):
    """What is new for an audience, as the insides of JSON objects and arrays."""

    view: bytes  # fields
    facts: bytes  # fields
    prompt: bytes  # a phrase, or nothing if this seat is not asked
    legal: bytes  # choices
    events: bytes


class Updates:
    """Knows what each audience was last shown, and writes what is new to it."""

    def __init__(self, game: "Game", box: Rows, views: Rows, reader: int | None = None) -> None:
        self._game, self._box, self._press = game, box, game.press(box)
        self._reader = reader  # who is told of events, if not their audience itself
        self._shown = copy_rows(views)
        self._found = game.facts_class.rows(len(views) + 1)  # facts shown, and room for new ones
        self._marks = np.zeros((len(views), _MOST_DETAILS), np.int64)  # of the details shown
        self._facts: list[dict[str, Any]] = [{} for _ in views]  # the same, for plain rules
        self.watch(views)

    def watch(self, views: Rows) -> None:
        """Use these views from now on; what was shown stays shown."""
        self._views = views
        self._bytes = tuple(map(_as_bytes, (views, self._shown, self._found)))

    def since_shown(self, viewers: Iterable[int], asked: int, rows: Buffer) -> dict[int, News]:
        """What is new for these audiences, which have been shown a view before.

        asked: a mask of the seats that may act. rows: the events of the last action.
        """
        return self._written(sorted(viewers), False, asked, rows)

    def whole(self, viewer: int, asked: int, rows: Buffer) -> News:
        """The same for a new audience: all fields."""
        return self._written([viewer], True, asked, rows)[viewer]

    def events(self, viewer: int, rows: Buffer) -> bytes:
        """Events as an audience sees them that has just been shown its view."""
        if self._game.is_compiled and self._reader is None:
            return self._compiled([viewer], False, 0, rows)[viewer].events
        return self._plain_events(viewer, rows)

    def _plain_events(self, viewer: int, rows: Buffer) -> bytes:
        view = Position(self._box, self._views[viewer : viewer + 1])
        told = events_of(self._game, view, rows, viewer, self._reader)
        return b",".join(map(encode, told))

    def _written(
        self, viewers: list[int], whole: bool, asked: int, rows: Buffer
    ) -> dict[int, News]:
        if not self._game.is_compiled:
            return {viewer: self._plain(viewer, whole, asked, rows) for viewer in viewers}
        made = self._compiled(viewers, whole, asked, rows)
        if self._reader is None:
            return made
        return {
            viewer: news._replace(events=self._plain_events(viewer, rows))
            for viewer, news in made.items()
        }

    def _compiled(
        self, viewers: list[int], whole: bool, asked: int, rows: Buffer
    ) -> dict[int, News]:
        used, mask = self._press, sum(1 << viewer for viewer in viewers)
        records = self._box, self._views, self._shown, self._found, *self._bytes, self._marks
        write: Any = self._game.kernel(write_updates)
        length = write(*records, mask, whole, asked, rows, *used)
        assert length <= len(used.out), "a message beyond all measure"
        text, stops, began = used.out[:length].tobytes(), used.stops.tolist(), 0
        made = {}
        for viewer in viewers:
            view, facts, prompt, legal, events = stops[viewer]
            made[viewer] = News(
                text[began:view],
                text[view:facts],
                text[facts:prompt],
                text[prompt:legal],
                text[legal:events],
            )
            began = events
        return made

    def _plain(self, viewer: int, whole: bool, asked: int, rows: Buffer) -> News:
        game, view = self._game, self._views[viewer : viewer + 1]
        before, shown = self._facts[viewer], self._shown[viewer : viewer + 1]
        fields, old = (game.state_class.read(rows).named() for rows in (view, shown))
        changed = {n: v for n, v in fields.items() if whole or v != old[n]}
        kept = self._found[viewer : viewer + 1]  # compiled rules may go on from it
        facts = game.changing_facts(Position(self._box, view), kept)
        differ = {n: v for n, v in facts.items() if whole or v != before.get(n)}
        shown[:], self._facts[viewer] = view, facts
        position, is_asked = Position(self._box, view), asked >> viewer & 1
        choices = game.legal(position, viewer) if is_asked else []
        return News(
            encode(changed)[1:-1],
            encode(differ)[1:-1],
            encode(game.prompt(position, viewer)) if is_asked else b"",
            b",".join(encode(choice_of(game, position, viewer, a)) for a in choices),
            self._plain_events(viewer, rows),
        )


def choice_of(game: "Game", view: Position, seat: int, action: int) -> dict[str, Any]:
    """A legal action as it is sent, with its label."""
    marks = {"ends": game.ends, "gives_up": game.gives_up}
    marked = {name: True for name, rule in marks.items() if rule(view, seat, action)}
    return {**head_of(game, action), "say": game.choice(view, seat, action), **marked}


def head_of(game: "Game", action: int) -> dict[str, str]:
    """The part of a legal action that is the same in every position."""
    text, kind = game.actions.text(action), game.actions.kind(action)
    return {"action": text, "kind": kind, "parameter": text[len(kind) :].strip()}


def events_of(
    game: "Game", view: Position, rows: Buffer, viewer: int, reader: int | None = None
) -> list[dict[str, Any]]:
    """Events as they are sent to an audience, in words for it or for another reader."""
    return [
        {
            "kind": event.kind,
            "seat": SEAT_NAMES[event.seat] if event.seat >= 0 else None,
            "fields": {name: game.field_value(name, v) for name, v in event.fields.items()},
            "say": game.event_phrase(view, event, viewer if reader is None else reader),
        }
        for event in game.cut(rows, viewer)
    ]


def _as_bytes(rows: Rows) -> Text:
    """Records as their bytes, one row per record."""
    return rows.view(np.int8).reshape(len(rows), -1)
