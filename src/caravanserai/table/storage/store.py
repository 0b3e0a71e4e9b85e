"""Tables in a database."""

import asyncio
import secrets
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar, cast

import msgspec
import structlog

from caravanserai.engine.errors import BadOption
from caravanserai.games import load
from caravanserai.table import wire
from caravanserai.table.errors import Frozen, NotFound, StorageTrouble
from caravanserai.table.storage.database import Connection, Database
from caravanserai.table.storage.health import Health, write_trial
from caravanserai.table.storage.schema import upgrade
from caravanserai.table.storage.trouble import unusable
from caravanserai.table.storage.writer import Conflict as Conflict
from caravanserai.table.storage.writer import Insert, Job, Writer
from caravanserai.table.table import Setup
from caravanserai.table.totals import DealTotal, Used

log = structlog.get_logger()

T = TypeVar("T")

MOST_LISTED: Final = 100
AT_ONCE: Final = 500  # tables asked about together
MOST_REMEMBERED: Final = 1_000  # finished games of one person


class Row(msgspec.Struct, frozen=True):
    """An entry as stored. key: the client's, so that nothing is done twice."""

    seq: int
    at: float
    body: bytes
    digest: str
    seat: int | None = None
    key: str | None = None


class Summary(msgspec.Struct, frozen=True):
    """What lists of tables show of a match.

    entries: the length of the log then. goes_on: a bot, a standing order or a clock acts next.
    outcome: of a finished game, if it has one; moves: how many actions it took; ended: the last.
    played_on: it went on from another game. used, deals: see totals.py.
    """

    game: str
    players: int
    phase: str
    waiting: list[int]
    seats: list[wire.SeatInfo]
    players_only: bool = False
    hints: bool = True
    entries: int = 0
    goes_on: bool = False
    outcome: wire.Result | None = None
    moves: int = 0
    ended: float = 0.0
    lesson: str = ""
    played_on: bool = False
    used: list[Used] = []
    deals: list[DealTotal] = []


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    id: str
    public: bool
    created: float
    phase: wire.ListedPhase  # frozen if it can't go on; otherwise the summary's phase
    summary: Summary
    yours: list[int]  # the asker's seats


_APPEND: Final = Insert("entries", ("match", "seq", "at", "body", "digest", "seat", "key"))
_SUMMARY: Final = "UPDATE matches SET phase = ?, summary = ? WHERE id = ?"
_SIT: Final = "INSERT INTO players (guest, match, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_EMPTY: Final = "DELETE FROM players WHERE match = ? AND seat = ?"
_CREATE: Final = (
    "INSERT INTO matches (id, setup, public, created, phase, summary) VALUES (?, ?, ?, ?, ?, ?)"
)
_FREEZE: Final = (
    "UPDATE matches SET phase = 'frozen' WHERE id = ? AND phase IN ('waiting', 'playing')"
)
_UNFINISHED: Final = (
    "SELECT id, summary, phase = 'frozen', setup,"
    " (SELECT count(*) FROM entries WHERE match = id) FROM matches"
    " WHERE phase IN ('waiting', 'playing', 'frozen')"
)
_SETUP: Final = "SELECT setup FROM matches WHERE id = ?"
_READ: Final = "SELECT seq, at, body, digest, seat, key FROM entries WHERE match = ? ORDER BY seq"
_READ_ON: Final = (
    "SELECT seq, at, body, digest, seat, key FROM entries WHERE match = ? AND seq >= ? ORDER BY seq"
)
_LENGTHS: Final = "SELECT match, count(*) FROM entries WHERE match IN ({}) GROUP BY match"
_LISTED: Final = (
    "SELECT id, public, created, phase, summary FROM matches WHERE {} ORDER BY created DESC LIMIT ?"
)
_OPEN: Final = _LISTED.format("phase = 'waiting' AND public")
_MINE: Final = _LISTED.format("id IN (SELECT match FROM players WHERE guest = ?)")
_PAST: Final = _LISTED.format(
    "id IN (SELECT match FROM players WHERE guest = ?) AND phase IN ('over', 'aborted')"
)
_REVIEW: Final = "SELECT body FROM reviews WHERE match = ? AND format = ?"
_KEEP_REVIEW: Final = (
    "INSERT INTO reviews (match, format, body) VALUES (?, ?, ?)"
    " ON CONFLICT (match) DO UPDATE SET format = excluded.format, body = excluded.body"
)
_SEATS: Final = "SELECT match, seat FROM players WHERE guest = ? ORDER BY seat"
_SET_FIRST: Final = "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
_decode_summary: Final = msgspec.json.Decoder(Summary).decode
_SETTING: Final = "SELECT value FROM settings WHERE name = ?"
_SET: Final = (
    "INSERT INTO settings (name, value) VALUES (?, ?)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class Store:
    """The store of one server: writes through one thread, reads through others."""

    def __init__(self, database: Database) -> None:
        self.database = database
        try:
            database.make_ready()
            upgrade(database)
            self._writer = Writer(database)
        except Exception as error:
            raise unusable(database, error) or error from error
        self._own = threading.local()  # the connection of each reader
        self._opened: list[Connection] = []
        self._readers = ThreadPoolExecutor(database.readers, "reader")
        self._health = Health(self._writer)

    def close(self) -> None:
        """Finish writing and close the connections."""
        self._writer.close()
        self._readers.shutdown()
        for connection in self._opened:
            connection.close()

    def check(self) -> None:
        """Before a server starts: is the whole database sound and writable?"""
        try:
            whole = self._readers.submit(self._reading, self.database.is_whole).result()
            if whole:
                self._writer.submit(write_trial).result()
        except Exception as error:
            raise unusable(self.database, error) or error from error
        if not whole:
            raise BadOption("database-damaged", path=self.database.place)

    async def failure(self) -> str | None:
        """Why nothing can be saved now, in one word; None if all is well."""
        return await self._health.failure()

    # Writing

    async def create(
        self, setup: Setup, rows: Sequence[Row], sat: Sequence[tuple[str, int]], summary: Summary
    ) -> None:
        """Store a new table with its first entries. sat: guests and their seats."""
        await self._write(lambda db: _create(db, setup, rows, sat, summary))

    def append(
        self, match: str, row: Row, sat: Sequence[tuple[str, int]] = (), alone: bool = False
    ) -> "asyncio.Future[None]":
        """Append one entry; Conflict if its number or key is taken.

        sat: guests and their seats; if alone, nobody else keeps those seats.
        """
        if sat:
            return self._writer.promise(lambda db: _append(db, match, [row], sat, alone))
        return self._writer.promise(_APPEND, _values(match, row))

    def summarise(self, match: str, summary: Summary) -> None:
        """Store a table's summary for lists, some time soon."""
        values = summary.phase, msgspec.json.encode(summary), match
        self._writer.submit(lambda db: db.execute(_SUMMARY, values) and None)

    def freeze(self, match: str) -> None:
        """Let lists show soon that a table can't go on; finished tables stay finished."""
        self._writer.submit(lambda db: db.execute(_FREEZE, (match,)) and None)

    def keep_review(self, match: str, form: int, body: bytes) -> None:
        """Keep the review of a finished game, some time soon."""
        values = match, form, body
        self._writer.submit(lambda db: db.execute(_KEEP_REVIEW, values) and None)

    async def _write(self, job: Job) -> Any:
        return await self._writer.promise(job)

    # Reading

    async def read(self, match: str) -> tuple[Setup, list[Row]]:
        """A table and its log."""
        return await self._read(lambda db: _match(db, match))

    async def read_on(self, match: str, number: int) -> list[Row]:
        """The entries of a table from this number on."""
        found = await self._read(lambda db: db.execute(_READ_ON, (match, number)).fetchall())
        return [Row(*row) for row in found]

    async def lengths(self, matches: list[str]) -> dict[str, int]:
        """How many entries these tables have."""
        parts = [matches[i : i + AT_ONCE] for i in range(0, len(matches), AT_ONCE)]
        found = [await self._read(partial(_lengths, part)) for part in parts]
        return {match: count for part in found for match, count in part.items()}

    async def going_on(self) -> list[str]:
        """The tables that go on without a person, or may not be able to go on."""
        return await self._read(_going_on)

    async def open_tables(self, guest: str) -> list[Listed]:
        """Public tables with open seats, newest first."""
        return await self._read(lambda db: _listed(db, guest, _OPEN))

    async def tables_of(self, guest: str) -> list[Listed]:
        """The tables where a person has a seat, newest first."""
        return await self._read(lambda db: _listed(db, guest, _MINE, guest))

    async def history_of(self, guest: str) -> list[Listed]:
        """The finished games of a person, newest first."""
        return await self._read(lambda db: _listed(db, guest, _PAST, guest, most=MOST_REMEMBERED))

    async def review(self, match: str, form: int) -> bytes | None:
        """The review of a finished game in this format, if it is kept."""
        found = await self._read(lambda db: db.execute(_REVIEW, (match, form)).fetchone())
        return None if found is None else bytes(found[0])

    async def _read(self, job: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self._reading, job)
        except Exception as error:
            raise self.database.trouble(error) or error from error

    def _reading(self, job: Callable[[Connection], T]) -> T:
        """Do a job on the connection of this thread."""
        if not hasattr(self._own, "connection"):
            self._own.connection = self.database.reading()
            self._opened.append(self._own.connection)
        return job(self._own.connection)

    # Settings

    def keys(self, name: str) -> list[str]:
        """The random keys of this name, newest last; made on first use."""
        return self._settle(lambda db: _keys(db, name))

    def renew_key(self, name: str, forget: bool) -> None:
        """Make a new key; keep the previous one too, unless told to forget it."""
        self._settle(lambda db: _renew(db, name, forget))

    def _settle(self, job: Callable[[Connection], T]) -> T:
        try:
            return cast(T, self._writer.submit(job).result())
        except StorageTrouble as error:
            raise unusable(self.database, error) or error from error


def _match(db: Connection, match: str) -> tuple[Setup, list[Row]]:
    try:
        found = db.execute(_SETUP, (match,)).fetchone()
        if found is None:
            raise NotFound("no-such-table", table=match)
        setup = msgspec.json.decode(found[0], type=Setup)
        if setup.id != match:
            raise ValueError(setup.id)
        return setup, [Row(*row) for row in db.execute(_READ, (match,))]
    except (TypeError, ValueError) as error:
        log.error("a setup cannot be read", table=match)
        raise Frozen("match-damaged") from error


def _lengths(matches: list[str], db: Connection) -> dict[str, int]:
    places = ", ".join("?" * len(matches))
    return dict(db.execute(_LENGTHS.format(places), matches))


def _going_on(db: Connection) -> list[str]:
    """Tables that go on, and those that only their log can tell about (bad or missing summary)."""
    found = []
    for match, kept, frozen, setup, entries in db.execute(_UNFINISHED):
        summary = _summary(match, kept)
        is_stale = not frozen and not _is_current(setup)
        if is_stale or summary is None or summary.goes_on or summary.entries != entries:
            found.append(match)
    return found


def _is_current(setup: bytes) -> bool:
    """Is a stored setup's ruleset still the current one?"""
    try:
        found = msgspec.json.decode(setup, type=Setup)
        return load(found.game).ruleset == found.ruleset
    except (TypeError, ValueError, BadOption):
        return False


def _listed(
    db: Connection, guest: str, query: str, *values: str, most: int = MOST_LISTED
) -> list[Listed]:
    seats: dict[str, list[int]] = {}
    for match, seat in db.execute(_SEATS, (guest,)):
        seats.setdefault(match, []).append(seat)
    return [
        Listed(match, bool(public), created, phase, summary, seats.get(match, []))
        for match, public, created, phase, kept in db.execute(query, (*values, most))
        if (summary := _summary(match, kept)) is not None
    ]


def _summary(match: str, kept: object) -> Summary | None:
    """A summary; None if it is damaged."""
    try:
        return _decode_summary(kept)  # type: ignore[arg-type]  # whatever is there
    except (TypeError, ValueError):
        log.warning("a summary cannot be read", table=match)
        return None


def _keys(db: Connection, name: str) -> list[str]:
    names = f"{name}-before", name
    found = [row for key in names if (row := db.execute(_SETTING, (key,)).fetchone())]
    if not found:
        db.execute(_SET_FIRST, (name, secrets.token_urlsafe(32)))  # or another server did
        return _keys(db, name)
    return [str(row[0]) for row in found]


def _renew(db: Connection, name: str, forget: bool) -> None:
    db.execute("DELETE FROM settings WHERE name = ?", (f"{name}-before",))
    if not forget:
        db.execute("UPDATE settings SET name = ? WHERE name = ?", (f"{name}-before", name))
    db.execute(_SET, (name, secrets.token_urlsafe(32)))


def _create(
    db: Connection,
    setup: Setup,
    rows: Sequence[Row],
    sat: Sequence[tuple[str, int]],
    summary: Summary,
) -> None:
    fixed = setup.id, msgspec.json.encode(setup), setup.public, setup.created
    db.execute(_CREATE, (*fixed, summary.phase, msgspec.json.encode(summary)))
    _append(db, setup.id, rows, sat)


def _append(
    db: Connection,
    match: str,
    rows: Sequence[Row],
    sat: Sequence[tuple[str, int]],
    alone: bool = False,
) -> None:
    _APPEND.carry_out(db, [_values(match, row) for row in rows])
    if alone:
        db.executemany(_EMPTY, [(match, seat) for _, seat in sat])
    db.executemany(_SIT, [(guest, match, seat) for guest, seat in sat])


def _values(match: str, row: Row) -> tuple[Any, ...]:
    return match, row.seq, row.at, row.body, row.digest, row.seat, row.key
