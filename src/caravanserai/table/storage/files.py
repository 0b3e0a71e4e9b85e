"""The database as a whole: copies of it, and single matches as log files."""

import asyncio
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import msgspec

from caravanserai.engine.errors import BadLog, BadOption
from caravanserai.engine.game import Game
from caravanserai.engine.log import FORMAT, GameLog, as_text, read_log, replayed
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.games import load
from caravanserai.table import entries as e
from caravanserai.table.authority import fold, sat
from caravanserai.table.desk import summary_of
from caravanserai.table.errors import Frozen
from caravanserai.table.storage.sqlite import Row, SqliteStore
from caravanserai.table.table import Setup, Table

IMPORTED = "imported"
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside a database, and would read into another


def backup(database: Path, copy: Path) -> None:
    """Copy a database, whether it is in use or not, to a file that must not exist yet."""
    if not database.is_file():
        raise BadOption("no-database", path=str(database))
    if copy.exists():
        raise BadOption("file-exists", path=str(copy))
    try:
        copy.touch(0o600)  # like the database itself, it is for its owner's eyes
        with closing(sqlite3.connect(database)) as ours, closing(sqlite3.connect(copy)) as theirs:
            ours.backup(theirs)
    except (sqlite3.Error, OSError) as error:
        raise BadOption("file-unwritable", path=str(copy), reason=str(error)) from error


def restore(copy: Path, database: Path) -> None:
    """Put a copy in the place of a database that must not exist yet."""
    if not copy.is_file() or not _is_whole(copy):
        raise BadOption("not-a-backup", path=str(copy))
    for path in (database, *(database.with_name(database.name + end) for end in BESIDE)):
        if path.exists():
            raise BadOption("file-exists", path=str(path))
    database.parent.mkdir(parents=True, exist_ok=True)
    backup(copy, database)


def _is_whole(path: Path) -> bool:
    """Is this a database of ours without damage?"""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
            db.execute("SELECT count(*) FROM matches")
            return bool(db.execute("PRAGMA integrity_check").fetchone()[0] == "ok")
    except sqlite3.Error:
        return False


def export(store: SqliteStore, match: str) -> str:
    """A match as the text of a log file; one that no longer replays just as it was recorded."""
    setup, rows = asyncio.run(store.read(match))
    try:
        table = fold(setup, rows)
    except Frozen:
        return _unchecked(setup, rows)
    return as_text(table.match, notes(table))


def notes(table: Table) -> dict[str, object]:
    """What a log file says of the people."""
    return {"table": table.setup.id, "names": [c.name or c.bot or "" for c in table.chairs]}


def _unchecked(setup: Setup, rows: list[Row]) -> str:
    """Header and actions without playing them, up to the first that cannot be read."""
    kept: list[e.Acted] = []
    for entry in _readable(rows):
        if isinstance(entry, e.Acted):
            kept.append(entry)
        elif isinstance(entry, e.Undone):
            kept.pop()
    fixed = msgspec.to_builtins(setup)
    header = {k: fixed[k] for k in ("game", "ruleset", "players", "options", "seed")}
    items: list[object] = [{"caravanserai": FORMAT, **header, "table": setup.id}]
    items += [_line(entry) for entry in kept]
    return "".join(msgspec.json.encode(item).decode() + "\n" for item in [*items, {"pause": 1}])


def _readable(rows: list[Row]) -> Iterator[e.Entry]:
    with suppress(TypeError, ValueError):
        for row in rows:
            yield e.decode(row.body)


def _line(entry: e.Acted) -> dict[str, str]:
    line = {"seat": SEAT_NAMES[entry.seat], "action": entry.action}
    return {**line, "words": entry.words} if entry.words else line


def import_log(store: SqliteStore, text: str, now: float) -> str:
    """Keep a finished game of a log file as a match; return its id."""
    log = read_log(text)
    if log.end is None:
        raise BadLog("log-not-finished", line=log.lines)
    game = load(log.game)
    replayed(game, log)
    setup = _setup(game, log, now)
    table, rows = Table(setup, game), []
    for entry in _entries(log):
        draft = table.draft(entry, now)
        rows.append(Row(len(table.log), now, e.encode(entry), draft.digest))
        table.take(draft)
    asyncio.run(store.create(setup, rows, sat(_entries(log)), summary_of(table)))
    return setup.id


def _setup(game: Game, log: GameLog, now: float) -> Setup:
    return Setup(
        id=secrets.token_hex(8),
        game=log.game,
        ruleset=log.ruleset,
        players=log.players,
        options=dict(log.options),
        seed=log.seed,
        host=IMPORTED,
        data=log.data,
        created=now,
    )


def _entries(log: GameLog) -> list[e.Entry]:
    """Everybody sits down, then acts as they did."""
    names = log.notes.get("names")
    known = names if isinstance(names, list) and len(names) == log.players else SEAT_NAMES
    seated = [e.Sat(seat, IMPORTED, str(known[seat])) for seat in range(log.players)]
    acted = [
        e.Acted(SEAT_NAMES.index(entry.seat), entry.action, words=entry.words)
        for entry in log.entries
    ]
    return [*seated, *acted]
