"""The database as a whole: backups, and single matches as log files."""

import asyncio
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from caravanserai.engine.errors import BadLog, BadOption
from caravanserai.engine.log import GameLog, read_log, replayed
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.games import load
from caravanserai.table import entries as e
from caravanserai.table.desk import summary_of
from caravanserai.table.errors import Frozen
from caravanserai.table.folding import fold, sat, taken
from caravanserai.table.game_log import acted, as_text, setup_of, unchecked
from caravanserai.table.storage.store import Row, Store
from caravanserai.table.table import Table

IMPORTED = "imported"
BESIDE = ("-wal", "-shm")  # files SQLite keeps next to a database, and would apply to another one


def backup(database: Path, copy: Path) -> None:
    """Copy a database, in use or not, to a file that must not exist yet."""
    if not database.is_file():
        raise BadOption("no-database", path=str(database))
    if copy.exists():
        raise BadOption("file-exists", path=str(copy))
    try:
        copy.touch(0o600)  # like the database itself, only its owner may read it
        with closing(sqlite3.connect(database)) as ours, closing(sqlite3.connect(copy)) as theirs:
            ours.backup(theirs)
    except (sqlite3.Error, OSError) as error:
        raise BadOption("file-unwritable", path=str(copy), reason=str(error)) from error


def restore(copy: Path, database: Path) -> None:
    """Restore a backup to a path where no database exists yet."""
    if not copy.is_file() or not _is_whole(copy):
        raise BadOption("not-a-backup", path=str(copy))
    for path in (database, *(database.with_name(database.name + end) for end in BESIDE)):
        if path.exists():
            raise BadOption("file-exists", path=str(path))
    database.parent.mkdir(parents=True, exist_ok=True)
    backup(copy, database)


def _is_whole(path: Path) -> bool:
    """Is this one of our databases, and undamaged?"""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
            db.execute("SELECT count(*) FROM matches")
            return bool(db.execute("PRAGMA integrity_check").fetchone()[0] == "ok")
    except sqlite3.Error:
        return False


def export(store: Store, match: str) -> str:
    """A match as the text of a log file; if it no longer replays, exactly as recorded."""
    setup, rows = asyncio.run(store.read(match))
    if setup.lesson:  # which begins with a position, not with a deal
        raise BadOption("not-in-a-lesson")
    try:
        return as_text(fold(setup, rows))
    except Frozen:
        return unchecked(setup, _readable(rows))


def _readable(rows: list[Row]) -> Iterator[e.Entry]:
    """Entries up to the first unreadable one."""
    with suppress(TypeError, ValueError):
        for row in rows:
            yield e.decode(row.body)


def import_log(store: Store, text: str, now: float) -> str:
    """Store a finished game from a log file as a match; return its id."""
    log = read_log(text)
    if log.end is None:
        raise BadLog("log-not-finished", line=log.lines)
    match = replayed(load(log.game), log)
    setup = setup_of(match, secrets.token_hex(8), IMPORTED, now)
    table, seated = Table(setup, match.game), _seated(log)
    rows = taken(table, [*seated, *acted(match)])
    asyncio.run(store.create(setup, rows, sat(seated), summary_of(table)))
    return setup.id


def _seated(log: GameLog) -> list[e.Entry]:
    names = log.notes.get("names")
    known = names if isinstance(names, list) and len(names) == log.players else SEAT_NAMES
    return [e.Sat(seat, IMPORTED, str(known[seat])) for seat in range(log.players)]
