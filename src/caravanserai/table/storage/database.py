"""What the store needs of a database, whichever it is.

Statements are written once, in the SQL that all of them know, with ? for each value.
"""

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

import sqlalchemy

from caravanserai.table.errors import StorageTrouble


class Connection(Protocol):
    """A connection whose every statement counts at once, except between begin and commit."""

    @property
    def conflict(self) -> type[Exception]:
        """What is raised if a row already exists."""

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Any:
        """Carry out a statement; its cursor."""

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Any:
        """Carry out a statement for each of some rows."""

    def begin(self) -> None:
        """Begin a transaction, on a new connection if this one was lost."""

    def commit(self) -> None:
        """Return when what was done since `begin` survives a power cut."""

    def rollback(self) -> None:
        """Undo what was done since `begin`, if that was not committed."""

    def close(self) -> None:
        """Let go of it."""


class Database(Protocol):
    """Where it is, how to reach it, and what its errors mean."""

    @property
    def place(self) -> str:
        """Its file or address, for messages: without its password."""

    @property
    def readers(self) -> int:
        """How many may read at once."""

    def make_ready(self) -> None:
        """Create it if it may be created here."""

    def looking(self) -> AbstractContextManager[sqlalchemy.Connection]:
        """A connection that keeps nobody from anything."""

    def upgrading(self) -> AbstractContextManager[sqlalchemy.Connection]:
        """A transaction in which nobody else upgrades it."""

    def connect(self) -> Connection:
        """A connection for writing."""

    def reading(self) -> Connection:
        """A connection for reading only."""

    def is_whole(self, db: Connection) -> bool:
        """Is it undamaged, as far as it can tell quickly?"""

    def trouble(self, error: BaseException) -> StorageTrouble | None:
        """The trouble of a disk, a network or a database behind an error; None if it is none."""
