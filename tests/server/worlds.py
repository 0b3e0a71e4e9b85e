"""What was sent, compared with other worlds its reader can't tell from this one."""

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from table.plain_scene import plain_scene

from caravanserai.engine.events import PUBLIC
from caravanserai.engine.match import Match
from caravanserai.engine.notes import Words
from caravanserai.engine.position import Position
from caravanserai.games import load
from caravanserai.table import entries as e
from caravanserai.table.storage.sqlite import Sqlite
from caravanserai.table.storage.store import Row, Store
from caravanserai.table.table import Setup, Table

from .harness import Server, changed


def match_of(server: Server, table: str) -> tuple[Setup, list[Row]]:
    """The log as the server stores it."""
    store = Store(Sqlite(server.folder / "caravanserai.sqlite"))
    try:
        with ThreadPoolExecutor(1) as thread:  # a browser's test has its own running loop
            return thread.submit(asyncio.run, store.read(table)).result()
    finally:
        store.close()


def elsewhere(table: Table, viewer: int, seed: int) -> Table:
    """The same table in another world that the viewer can't tell from this one."""
    game, view = table.game, table.game.view(table.position, viewer)
    other = Table(table.setup, game)
    other.__dict__.update(table.__dict__)
    other.match = Match(game, table.setup.players, 0, table.setup.options, table.setup.data)
    other.match.position = game.determinize(view, seed)
    other.views = game.state_class.rows(PUBLIC + 1)
    game.see(other.position, other.views)
    other.match.written = _other_words(table, view)
    return other


def _other_words(table: Table, view: Position) -> dict[str, Words]:
    """The words the viewer can read; other words where they can't."""
    writing, written = table.game.writing, table.match.written
    if writing is None:
        return {}
    seen = writing.visible(view, written)
    return {place: seen.get(place, Words(words.seat, "?")) for place, words in written.items()}


def scenes_in(messages: Iterable[dict[str, Any]]) -> dict[int, Any]:
    """The scenes a connection was shown, by number."""
    scenes: dict[int, Any] = {}
    shown: dict[str, Any] = {}
    for message in messages:
        if message["type"] in ("update", "snapshot"):
            scenes[message["n"]] = shown = changed(shown, message)
    return scenes


def compare(setup: Setup, rows: list[Row], scenes: dict[int, dict[int, Any]]) -> int:
    """Many scenes of every audience are the same in another world."""
    every = 3 if len(rows) < 300 else 9
    table, compared = Table(setup, load(setup.game)), 0
    for row in rows:
        table.take(table.draft(e.decode(row.body), row.at), row.seat, row.key)
        for viewer, sent in scenes.items():
            n = table.number(viewer)
            if table.phase == "playing" and n in sent and (n + viewer) % every == 0:
                other = elsewhere(table, viewer, n)
                assert plain_scene(other, viewer) == sent[n]
                compared += 1
    return compared
