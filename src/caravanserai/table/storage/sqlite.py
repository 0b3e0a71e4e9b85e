"""A SQLite file as a database."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import sqlalchemy
from sqlalchemy import URL, create_engine, event

from caravanserai.table.errors import StorageTrouble
from caravanserai.table.storage.database import Alone, Company, Connection
from caravanserai.table.storage.trouble import storage_trouble

MOST_WAIT: Final = 2.0  # seconds to wait for another program's lock
_REASONS: Final = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_ERROR: "damaged",  # our statements are valid, so the tables aren't ours
}


class SqliteConnection(sqlite3.Connection):
    """One whose commits survive a power cut."""

    conflict: Final = sqlite3.IntegrityError
    path: Path
    _whole = 0, 0  # the file it writes to, and how long that was

    def begin(self) -> None:
        """Begin to write: whoever else does waits."""
        self._require_whole()
        self.execute("BEGIN IMMEDIATE")

    def _require_whole(self) -> None:
        """SQLite would go on in a file that somebody has cut short or replaced, and lose it all."""
        before, now = self._whole, self.path.stat()
        if before[1] and (now.st_ino != before[0] or now.st_size < before[1]):
            raise storage_trouble("damaged")
        self._whole = now.st_ino, now.st_size


class Sqlite:
    """A file with one writer."""

    readers: Final = 1

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def place(self) -> str:
        """Its path."""
        return str(self.path)

    def make_ready(self) -> None:
        """Make an empty file that only its owner may read: it holds hands and the signing key."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.touch(0o600)

    @contextlib.contextmanager
    def looking(self) -> Iterator[sqlalchemy.Connection]:
        """A connection that keeps nobody from anything."""
        url = URL.create("sqlite", database=str(self.path))
        engine = create_engine(url, connect_args={"isolation_level": None})
        try:
            with engine.connect() as connection:
                yield connection
        finally:
            engine.dispose()

    @contextlib.contextmanager
    def upgrading(self) -> Iterator[sqlalchemy.Connection]:
        """A transaction that keeps all others from writing."""
        with self.looking() as connection:
            begin = "BEGIN IMMEDIATE"
            event.listen(connection, "begin", lambda db: db.exec_driver_sql(begin) and None)
            with connection.begin():
                yield connection

    def time(self) -> float:
        """The time of this machine."""
        return time.time()

    def company(self) -> Company:
        """None: its folder is locked."""
        return Alone()

    def connect(self) -> SqliteConnection:
        """A connection for writing."""
        connection = sqlite3.connect(
            self.path,
            timeout=MOST_WAIT,
            isolation_level=None,
            check_same_thread=False,
            factory=SqliteConnection,
        )
        connection.path = self.path
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    def reading(self) -> SqliteConnection:
        """A connection for reading; broken characters are left for the reader to notice."""
        connection = self.connect()
        connection.execute("PRAGMA query_only=ON")
        connection.text_factory = lambda text: text.decode(errors="replace")
        return connection

    def is_whole(self, db: Connection) -> bool:
        """Does SQLite find no fault in the file?"""
        return bool(db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")

    def trouble(self, error: BaseException) -> StorageTrouble | None:
        """The trouble behind an error; None if the request was at fault."""
        if isinstance(error, StorageTrouble):
            return error
        if isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError:
            primary = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_IOERR) & 0xFF
            return storage_trouble(_REASONS.get(primary, "io-error"))
        return storage_trouble("io-error") if isinstance(error, OSError) else None
