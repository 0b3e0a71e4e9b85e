"""What the store needs of a database, whichever it is.

Statements are written once, in the SQL that all of them know, with ? for each value.
"""

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, Protocol

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


class Hearing(Protocol):
    """Who is told what other servers do."""

    def hear(self, match: str, number: int) -> None:
        """The entries of a match up to this number are stored."""

    def hear_who_is_here(self, match: str, server: str, viewers: list[int]) -> None:
        """These viewers look at a match by another server."""

    def hear_the_end(self, server: str) -> None:
        """Another server has fallen silent."""

    async def catch_up(self) -> None:
        """Something may have been missed."""


class Company(Protocol):
    """The servers that share a database, as one of them sees the others."""

    @property
    def is_alone(self) -> bool:
        """Is there never another?"""

    async def attend(self, hearing: Hearing) -> None:
        """Pass on what the others do, as long as this server runs."""

    async def minds(self, match: str) -> bool:
        """Does this server, and no other, act for bots, orders and the clock of a match?

        Whoever asks first does, until it lets go or ends.
        """

    def let_go(self, match: str) -> None:
        """Leave a match to whoever asks next."""

    def say_who_is_here(self, match: str, viewers: list[int]) -> None:
        """Tell the others, soon, who looks at a match by this server."""

    async def close(self) -> None:
        """Let go of everything."""


class Alone:
    """The company of a server whose database nobody else uses."""

    is_alone: Final = True

    async def attend(self, hearing: Hearing) -> None:
        """Hear nothing."""

    async def minds(self, match: str) -> bool:
        """Mind all."""
        return True

    def let_go(self, match: str) -> None:
        """Nobody waits for it."""

    def say_who_is_here(self, match: str, viewers: list[int]) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """There is nothing to close."""


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

    def time(self) -> float:
        """The time of day, the same for all that use it."""

    def company(self) -> Company:
        """The others that use it."""

    def connect(self) -> Connection:
        """A connection for writing."""

    def reading(self) -> Connection:
        """A connection for reading only."""

    def is_whole(self, db: Connection) -> bool:
        """Is it undamaged, as far as it can tell quickly?"""

    def trouble(self, error: BaseException) -> StorageTrouble | None:
        """The trouble of a disk, a network or a database behind an error; None if it is none."""
