"""A table as a game log: exported by servers, saved and resumed by the terminal."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from caravanserai.engine import log
from caravanserai.engine.match import Match
from caravanserai.table import entries as e
from caravanserai.table.table import Setup, Table


def header(setup: Setup) -> dict[str, Any]:
    """The first line of a table's log, apart from notes."""
    box = setup.players, setup.options, setup.seed, setup.data, setup.start
    return log.header_line(setup.game, setup.ruleset, *box)


def lines(entry: e.Entry) -> list[dict[str, Any]]:
    """The log lines for an entry: actions and undos; none for other entries."""
    if isinstance(entry, e.Acted):
        return [log.action_line(entry.seat, deed.action, deed.words) for deed in entry.deeds]
    return [log.undo_line(entry.seat)] if isinstance(entry, e.Undone) else []


def _all(entries: Iterable[e.Entry]) -> Iterator[dict[str, Any]]:
    for entry in entries:
        yield from lines(entry)


def as_text(table: Table) -> str:
    """The log of a table so far."""
    names = [chair.name or chair.bot or "" for chair in table.chairs]
    first = {**header(table.setup), "table": table.setup.id, "names": names}
    last = log.end_of(table.match) or log.PAUSE
    return log.text_of(first, *_all(record.entry for record in table.log), last)


def unchecked(setup: Setup, entries: Iterable[e.Entry]) -> str:
    """The log of a table that can't be played any more, exactly as recorded."""
    first = {**header(setup), "table": setup.id}
    return log.text_of(first, *_all(entries), log.PAUSE)


def setup_of(match: Match, table: str, host: str, created: float) -> Setup:
    """The setup of a table for a match begun elsewhere."""
    game, fixed = match.game, (match.players, dict(match.options), match.seed, host)
    begun = Setup(table, game.name, game.ruleset, *fixed, data=match.data, created=created)
    return msgspec.structs.replace(begun, start=match.start)


def acted(match: Match, bots: Iterable[int] = ()) -> Iterator[e.Acted]:
    """The actions of a match in which bots have these seats."""
    for number, (seat, action) in enumerate(match.actions):
        text, words = match.game.actions.text(action), match.texts.get(number, "")
        yield e.Acted(seat, text, "bot" if seat in bots else "person", words)
