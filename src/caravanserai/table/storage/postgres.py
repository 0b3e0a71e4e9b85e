"""A PostgreSQL server as a database."""

import contextlib
import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import psycopg
import sqlalchemy
from psycopg.conninfo import make_conninfo
from psycopg.pq import TransactionStatus
from sqlalchemy import URL, create_engine

from caravanserai.table.errors import StorageTrouble
from caravanserai.table.storage.database import Company, Connection
from caravanserai.table.storage.postgres_company import PostgresCompany
from caravanserai.table.storage.trouble import storage_trouble

UPGRADE: Final = 0x43415241  # the lock of whoever upgrades
_REASONS: Final = {
    "53100": "disk-full",
    "25006": "read-only",
    "55P03": "locked",
    "57014": "locked",
    "42P01": "damaged",  # our statements are valid, so the tables aren't ours
    "42703": "damaged",
    "XX001": "damaged",
    "XX002": "damaged",
}
# A server that no longer answers is given up after seconds, not after the system's quarter hour.
_PATIENCE: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


class PostgresConnection:
    """A connection that is made anew, between transactions, when it was lost."""

    conflict: Final = psycopg.IntegrityError

    def __init__(self, told: str, reads: bool) -> None:
        self._told, self._reads = told, reads
        self._db = self._connected()

    def _connected(self) -> psycopg.Connection[Any]:
        db = psycopg.connect(self._told, autocommit=True)
        db.read_only = self._reads
        return db

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Any:
        """Carry out a statement. One that only reads is tried again if the server went away."""
        try:
            return self._db.execute(_with_places(statement), values)
        except psycopg.OperationalError:
            if not (self._reads and self._db.closed):
                raise
        self._db = self._connected()
        return self._db.execute(_with_places(statement), values)

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> None:
        """Carry out a statement for each of some rows."""
        with self._db.cursor() as cursor:
            cursor.executemany(_with_places(statement), list(rows))

    def begin(self) -> None:
        """Begin a transaction. Nothing is lost yet if the server went away: connect anew."""
        try:
            self._db.execute("BEGIN")
        except psycopg.OperationalError:
            self._db.close()
            self._db = self._connected()
            self._db.execute("BEGIN")

    def commit(self) -> None:
        """Return when the server says it is safe."""
        self._db.execute("COMMIT")

    def rollback(self) -> None:
        """Undo what was begun; the server does it itself if it can't be reached."""
        if self._db.info.transaction_status != TransactionStatus.IDLE and not self._db.closed:
            self._db.execute("ROLLBACK")

    def close(self) -> None:
        """Let go of it."""
        self._db.close()


class Postgres:
    """A database that several servers may share."""

    readers: Final = 4

    def __init__(self, url: URL) -> None:
        self._url = url
        plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._told = make_conninfo(plain, **_PATIENCE)

    @property
    def place(self) -> str:
        """Its address without the password."""
        return self._url.render_as_string(hide_password=True)

    def make_ready(self) -> None:
        """Nothing: an operator makes the database."""

    @contextlib.contextmanager
    def looking(self) -> Iterator[sqlalchemy.Connection]:
        """A connection that keeps nobody from anything."""
        engine = create_engine(self._url.set(drivername="postgresql+psycopg"))
        try:
            with engine.connect() as connection:
                yield connection
        finally:
            engine.dispose()

    @contextlib.contextmanager
    def upgrading(self) -> Iterator[sqlalchemy.Connection]:
        """A transaction; servers that start together take turns."""
        with self.looking() as connection, connection.begin():
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADE})")
            yield connection

    def time(self) -> float:
        """The database server's time: machines of servers may disagree about theirs."""
        with psycopg.connect(self._told) as db:
            found = db.execute("SELECT extract(epoch FROM clock_timestamp())::float8").fetchone()
        assert found is not None
        return float(found[0])

    def company(self) -> Company:
        """The other servers."""
        return PostgresCompany(self._told)

    def connect(self) -> PostgresConnection:
        """A connection for writing."""
        return PostgresConnection(self._told, reads=False)

    def reading(self) -> PostgresConnection:
        """A connection for reading only."""
        return PostgresConnection(self._told, reads=True)

    def is_whole(self, db: Connection) -> bool:
        """PostgreSQL looks after its own files."""
        return True

    def trouble(self, error: BaseException) -> StorageTrouble | None:
        """The trouble behind an error; None if the request was at fault."""
        if isinstance(error, StorageTrouble):
            return error
        if isinstance(error, psycopg.Error):
            reason = _REASONS.get(error.sqlstate or "")
            gone = "unreachable" if isinstance(error, psycopg.OperationalError) else None
            found = reason or gone
            return storage_trouble(found) if found else None
        return storage_trouble("io-error") if isinstance(error, OSError) else None


@functools.lru_cache(maxsize=2_048)
def _with_places(statement: str) -> bytes:
    """A statement with values where psycopg wants them."""
    return statement.replace("?", "%s").encode()
