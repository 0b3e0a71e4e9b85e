"""Tables in a SQLite file."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Engine, and_, create_engine, select

from caravanserai.table import wire
from caravanserai.table.errors import NotFound
from caravanserai.table.storage.schema import MATCHES, PLAYERS, SETTINGS, upgrade
from caravanserai.table.storage.writer import Conflict as Conflict
from caravanserai.table.storage.writer import Insert, Job, Writer
from caravanserai.table.table import Setup

T = TypeVar("T")

MOST_LISTED: Final = 100


class Row(msgspec.Struct, frozen=True):
    """An entry as it is stored. key: the client's, so that nothing is done twice."""

    seq: int
    at: float
    body: bytes
    digest: str
    seat: int | None = None
    key: str | None = None


class Summary(msgspec.Struct, frozen=True):
    """What lists of tables show of a match.

    entries: how long the log was then. goes_on: a bot, a standing order or a clock acts next.
    """

    game: str
    players: int
    phase: str
    waiting: list[int]
    seats: list[wire.SeatInfo]
    entries: int = 0
    goes_on: bool = False


@dataclass(frozen=True)
class Listed:
    """A table in a list; yours: the seats of the one who asked."""

    id: str
    public: bool
    created: float
    summary: Summary
    yours: list[int]


_APPEND: Final = Insert("entries", ("match", "seq", "at", "body", "digest", "seat", "key"))
_SUMMARY: Final = "UPDATE matches SET phase = ?, summary = ? WHERE id = ?"
_SIT: Final = "INSERT OR IGNORE INTO players (guest, match, seat) VALUES (?, ?, ?)"
_CREATE: Final = (
    "INSERT INTO matches (id, setup, public, created, phase, summary) VALUES (?, ?, ?, ?, ?, ?)"
)
_UNFINISHED: Final = (
    "SELECT id, summary, (SELECT count(*) FROM entries WHERE match = id) FROM matches"
    " WHERE phase IN ('waiting', 'playing')"
)
_READ: Final = "SELECT seq, at, body, digest, seat, key FROM entries WHERE match = ? ORDER BY seq"


class SqliteStore:
    """The store of one server: writes through one thread, reads through another."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        upgrade(path)
        self._writer = Writer(path)
        self._engine: Engine = create_engine(f"sqlite:///{path}")
        self._readers = ThreadPoolExecutor(1, "reader")

    def close(self) -> None:
        """Finish writing and let go of the file."""
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    # Writing

    async def create(
        self, setup: Setup, rows: Sequence[Row], sat: Sequence[tuple[str, int]], summary: Summary
    ) -> None:
        """Keep a new table with its first entries; sat: guests and their seats."""
        await self._write(lambda db: _create(db, setup, rows, sat, summary))

    def append(
        self, match: str, row: Row, sat: Sequence[tuple[str, int]] = ()
    ) -> "asyncio.Future[None]":
        """Append one entry; Conflict if its number or its key is taken."""
        if sat:
            return self._writer.promise(lambda db: _append(db, match, [row], sat))
        return self._writer.promise(_APPEND, _values(match, row))

    def summarise(self, match: str, summary: Summary) -> None:
        """Keep what lists show of a table, some time soon."""
        values = summary.phase, msgspec.json.encode(summary), match
        self._writer.submit(lambda db: db.execute(_SUMMARY, values) and None)

    async def _write(self, job: Job) -> Any:
        return await self._writer.promise(job)

    # Reading

    async def read(self, match: str) -> tuple[Setup, list[Row]]:
        """A table and its log."""
        return await self._read(lambda: self._match(match))

    def _match(self, match: str) -> tuple[Setup, list[Row]]:
        with self._engine.connect() as db:
            found = db.execute(select(MATCHES.c.setup).where(MATCHES.c.id == match)).scalar()
            if found is None:
                raise NotFound("no-such-table", table=match)
            rows = db.exec_driver_sql(_READ, (match,)).all()
        return msgspec.json.decode(found, type=Setup), [Row(*row) for row in rows]

    async def going_on(self) -> list[str]:
        """The tables that go on without a person, as far as is known of them."""
        return await self._read(self._going_on)

    def _going_on(self) -> list[str]:
        """Of one that was cut off before its summary was kept, only its log knows."""
        decode = msgspec.json.Decoder(Summary).decode
        with self._engine.connect() as db:
            found = [(row[0], decode(row[1]), row[2]) for row in db.exec_driver_sql(_UNFINISHED)]
        return [id_ for id_, kept, entries in found if kept.goes_on or kept.entries != entries]

    async def open_tables(self, guest: str) -> list[Listed]:
        """Public tables with open seats, the newest first."""
        is_open = and_(MATCHES.c.phase == "waiting", MATCHES.c.public)
        return await self._read(lambda: self._listed(is_open, guest))

    async def tables_of(self, guest: str) -> list[Listed]:
        """The tables a person has a seat at, the newest first."""
        mine = MATCHES.c.id.in_(select(PLAYERS.c.match).where(PLAYERS.c.guest == guest))
        return await self._read(lambda: self._listed(mine, guest))

    def _listed(self, condition: Any, guest: str) -> list[Listed]:
        columns = MATCHES.c.id, MATCHES.c.public, MATCHES.c.created, MATCHES.c.summary
        newest = select(*columns).where(condition).order_by(MATCHES.c.created.desc())
        with self._engine.connect() as db:
            found = db.execute(newest.limit(MOST_LISTED)).all()
            yours = db.execute(
                select(PLAYERS.c.match, PLAYERS.c.seat).where(PLAYERS.c.guest == guest)
            )
            seats: dict[str, list[int]] = {}
            for match, seat in yours:
                seats.setdefault(match, []).append(seat)
        decode = msgspec.json.Decoder(Summary).decode
        return [
            Listed(id_, public, created, decode(summary), sorted(seats.get(id_, [])))
            for id_, public, created, summary in found
        ]

    async def _read(self, job: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, job)

    # Settings

    def secret(self, name: str) -> str:
        """A random secret of this database, made when it is first asked for."""
        made = secrets.token_urlsafe(32)
        self._writer.submit(
            lambda db: db.execute("INSERT OR IGNORE INTO settings VALUES (?, ?)", (name, made))
        ).result()
        with self._engine.connect() as db:
            found = db.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar()
        return str(found)


def _create(
    db: sqlite3.Connection,
    setup: Setup,
    rows: Sequence[Row],
    sat: Sequence[tuple[str, int]],
    summary: Summary,
) -> None:
    fixed = setup.id, msgspec.json.encode(setup), setup.public, setup.created
    db.execute(_CREATE, (*fixed, summary.phase, msgspec.json.encode(summary)))
    _append(db, setup.id, rows, sat)


def _append(
    db: sqlite3.Connection, match: str, rows: Sequence[Row], sat: Sequence[tuple[str, int]]
) -> None:
    _APPEND.carry_out(db, [_values(match, row) for row in rows])
    db.executemany(_SIT, [(guest, match, seat) for guest, seat in sat])


def _values(match: str, row: Row) -> tuple[Any, ...]:
    return match, row.seq, row.at, row.body, row.digest, row.seat, row.key
