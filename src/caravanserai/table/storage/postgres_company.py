"""Servers that share a PostgreSQL database: who acts for a match, and what the others do.

Every new entry is told by NOTIFY (a trigger), and so is who looks at which match. No game depends
on being told: entries have numbers, and whoever may have missed some looks for them. A match is
minded by whoever holds its advisory lock, which PostgreSQL takes back when that server ends.
"""

import asyncio
import hashlib
import secrets
import time
from typing import Any, Final

import psycopg
import structlog

from caravanserai.table.storage.database import Hearing

log = structlog.get_logger()

CHANNEL: Final = "caravanserai"
BEAT: Final = 10.0  # seconds between two signs of life, and looks for what was missed
SILENCE: Final = 35.0  # seconds after which a server that gives none has ended
FIRST_WAIT: Final = 0.5  # seconds before it connects again
LONGEST_WAIT: Final = 10.0
ALIVE: Final = "*"  # instead of a match

Link = psycopg.AsyncConnection[Any]


class PostgresCompany:
    """One of several servers."""

    is_alone: Final = False

    def __init__(self, told: str) -> None:
        self._told = told
        self._name = secrets.token_hex(6)
        self._link: Link | None = None  # for locks, and to speak
        self._using = asyncio.Lock()
        self._minded: set[str] = set()
        self._letting_go: set[str] = set()
        self._here: dict[str, list[int]] = {}  # still to be said
        self._saying: asyncio.Task[None] | None = None
        self._alive: dict[str, float] = {}  # the others, and when they were last heard

    # Hearing

    async def attend(self, hearing: Hearing) -> None:
        """Listen, and connect again whenever the database was lost."""
        wait = FIRST_WAIT
        while True:
            try:
                async with await self._connected() as link:
                    await link.execute(f"LISTEN {CHANNEL}".encode())
                    wait = FIRST_WAIT
                    await self._listen(link, hearing)
            except psycopg.OperationalError as error:
                log.warning("other servers can't be heard", reason=str(error).strip())
                await self.close()  # the locks are likely to be gone too
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _listen(self, link: Link, hearing: Hearing) -> None:
        while not link.closed:
            await hearing.catch_up()
            await self._notify(f"{ALIVE} @{self._name}")
            self._miss(hearing)
            async for told in link.notifies(timeout=BEAT):
                self._hear(told.payload, hearing)

    def _hear(self, told: str, hearing: Hearing) -> None:
        """Pass on one message; what is in another form is somebody else's."""
        match told.split(" "):
            case [match_id, number] if number.isdecimal():
                hearing.hear(match_id, int(number))
            case [match_id, server, *viewers] if server[:1] == "@" and server[1:] != self._name:
                self._alive[server] = time.monotonic()
                if match_id != ALIVE:
                    here = [int(viewer) for viewer in viewers if viewer.isdecimal()]
                    hearing.hear_who_is_here(match_id, server, here)

    def _miss(self, hearing: Hearing) -> None:
        """Notice who has fallen silent."""
        for server, heard in list(self._alive.items()):
            if time.monotonic() - heard > SILENCE:
                del self._alive[server]
                hearing.hear_the_end(server)

    # Speaking

    def say_who_is_here(self, match: str, viewers: list[int]) -> None:
        """Tell the others, soon; of several messages about a match, the last."""
        self._here[match] = viewers
        if self._saying is None:
            self._saying = asyncio.create_task(self._say())

    async def _say(self) -> None:
        try:
            while self._here:
                match, viewers = self._here.popitem()
                await self._notify(" ".join((match, f"@{self._name}", *map(str, viewers))))
        except psycopg.OperationalError as error:
            log.warning("other servers can't be told", reason=str(error).strip())
        finally:
            self._saying = None

    async def _notify(self, message: str) -> None:
        async with self._using:
            link = await self._linked()
            await link.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))

    # Minding

    async def minds(self, match: str) -> bool:
        """Take the lock of a match, unless another server has it."""
        try:
            async with self._using:
                link = await self._linked()
                if match not in self._minded and await _locked(link, match):
                    self._minded.add(match)
                while self._letting_go:
                    await _unlock(link, self._letting_go.pop())
                return match in self._minded
        except psycopg.OperationalError as error:
            log.warning("it is not known who minds a table", table=match, reason=str(error).strip())
            return False

    def let_go(self, match: str) -> None:
        """Leave a match to whoever asks next; its lock goes when another one is asked for."""
        if match in self._minded:
            self._minded.remove(match)
            self._letting_go.add(match)

    async def _connected(self) -> Link:
        return await psycopg.AsyncConnection.connect(self._told, autocommit=True)

    async def _linked(self) -> Link:
        """The connection that holds the locks; all are gone with it."""
        if self._link is None or self._link.closed:
            self._minded.clear()
            self._letting_go.clear()
            self._link = await self._connected()
        return self._link

    async def close(self) -> None:
        """Let go of everything."""
        if self._link is not None:
            link, self._link = self._link, None
            await link.close()


async def _locked(link: Link, match: str) -> bool:
    asked = await link.execute("SELECT pg_try_advisory_lock(%s)", (_number(match),))
    found = await asked.fetchone()
    return bool(found and found[0])


async def _unlock(link: Link, match: str) -> None:
    await link.execute("SELECT pg_advisory_unlock(%s)", (_number(match),))


def _number(match: str) -> int:
    """The lock of a match."""
    digest = hashlib.blake2b(match.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
