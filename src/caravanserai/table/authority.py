"""The authority over all tables of a process: one way in for people, bots, orders and clocks.

Every message goes through its table's serial queue: check, append durably, acknowledge, then tell
all audiences. Each listener gets what its audience may see, in order.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import structlog

from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.games import load
from caravanserai.table import entries as e
from caravanserai.table.clock import steady
from caravanserai.table.desk import Desk, summary_of
from caravanserai.table.errors import Frozen, StorageTrouble
from caravanserai.table.folding import fold, sat, taken
from caravanserai.table.pace import Thought
from caravanserai.table.seating import has_thinkers
from caravanserai.table.seeds import Seeds, unguessable
from caravanserai.table.storage.store import Store
from caravanserai.table.table import Setup, Table

log = structlog.get_logger()

IDLE = 300.0


class Thinker(Protocol):
    """Chooses for bots."""

    def __call__(
        self,
        level: str,
        game: Game,
        view: Position,
        seat: int,
        legal: list[int],
        seed: int,
        match: str,
        payer: str = "",
    ) -> Awaitable[Thought]:
        """Choose one of `legal`, given what `seat` may know.

        match: the id of the match. payer: the address whose share of thinking time this uses.
        """

    def speak(
        self, level: str, game: Game, view: Position, seat: int, seed: int, match: str, payer: str
    ) -> Awaitable[Thought | None]:
        """An offer that `seat` would make of its own accord, if any."""

    def warms_up(self, game: str) -> bool:
        """Do this game's bots still play at a simple level?"""

    def prepare(self, game: str) -> None:
        """Get ready: this game's bots will be needed soon."""


@dataclass(frozen=True)
class Opening:
    """A table to open: everything fixed except its id, seed and time, and who sits where.

    payer: the address whose share of thinking time its bots use. lesson: the one given there.
    start: the position it goes on from, laid open; what nobody had seen by then is shuffled anew.
    """

    game: str
    players: int
    options: dict[str, str]
    host: str
    seated: tuple[e.Entry, ...]
    public: bool = False
    players_only: bool = False
    hints: bool = True
    data: str | None = None
    bank: float | None = None
    increment: float = 0.0
    payer: str = ""
    lesson: str = ""
    start: Position | None = None


class Authority:
    """Opens tables and finds them again."""

    def __init__(
        self,
        store: Store,
        think: Thinker,
        now: Callable[[], float] | None = None,
        pause: float = 0.0,
        seeds: Seeds = unguessable,
    ) -> None:
        self.store, self.think, self.pause = store, think, pause
        self.now = now or steady(store.database.time)
        self._seed_for = seeds
        self.company = store.database.company()
        self.desks: dict[str, Desk] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def open(self, opening: Opening) -> Desk:
        """Open a new table, stored before anyone hears of it."""
        setup = self._setup(opening)
        table = Table(setup, load(setup.game))
        rows = taken(table, opening.seated)
        desk = Desk(table, self, opening.payer)
        await self.company.minds(setup.id)
        await self.store.create(setup, rows, sat(opening.seated), summary_of(table))
        self.desks[setup.id] = desk
        self._wake(desk)
        return desk

    def _setup(self, opening: Opening) -> Setup:
        game, seed = load(opening.game), self._seed_for(opening.host)
        begun = None if opening.start is None else game.determinize(opening.start, seed)
        return Setup(
            id=secrets.token_hex(8),
            game=game.name,
            ruleset=game.ruleset,
            players=opening.players,
            options=game.chosen_options(opening.players, opening.options),
            seed=seed,
            host=opening.host,
            public=opening.public,
            players_only=opening.players_only,
            hints=opening.hints,
            data=opening.data,
            bank=opening.bank,
            increment=opening.increment,
            created=self.now(),
            lesson=opening.lesson,
            start="" if begun is None else game.notation.write(begun),
        )

    async def desk(self, match: str) -> Desk:
        """The table with this id, from memory or from its log."""
        lock = self._loading.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                if match not in self.desks:
                    self.desks[match] = await self._revived(match)
                return self.desks[match].working()
        finally:
            if not lock.locked():
                self._loading.pop(match, None)

    async def _revived(self, match: str) -> Desk:
        desk = Desk(await self.replayed(match), self)
        is_timed = desk.table.clock is not None and desk.table.phase == "playing"
        if await self.company.minds(match) and is_timed:  # else its clock runs elsewhere
            await desk.append(lambda table: e.Resumed())
        desk.save_summary()
        self._wake(desk)
        return desk

    def _wake(self, desk: Desk) -> None:
        if has_thinkers(desk.table.chairs):
            self.think.prepare(desk.table.game.name)
        desk.wake()

    def bots_ready(self, game: str) -> None:
        """Tell this game's tables that its bots now play at full strength."""
        for desk in self.desks.values():
            if desk.table.game.name == game:
                desk.tell_presence()

    async def wake(self) -> None:
        """Let bots, orders and clocks go on at tables that nobody has returned to yet.

        After a start, and after another server has ended.
        """
        for match in await self.store.going_on():
            try:
                if match not in self.desks and await self.company.minds(match):
                    await self.desk(match)
            except Frozen as error:
                log.warning("a table is frozen", table=match, reason=error.code)
            except Exception:
                log.exception("a table could not be woken", table=match)

    async def attend(self) -> None:
        """Hear of what other servers store, as long as this one runs."""
        await self.company.attend(self)

    def hear(self, match: str, number: int) -> None:
        """Another server may have stored entries up to this number."""
        if match in self.desks:
            self.desks[match].hear(number)

    def hear_who_is_here(self, match: str, server: str, viewers: list[int]) -> None:
        """These viewers look at a table by another server."""
        if match in self.desks:
            self.desks[match].hear_who_is_here(server, viewers)

    def hear_the_end(self, server: str) -> None:
        """Nobody looks at tables by this server any more."""
        for desk in self.desks.values():
            desk.hear_who_is_here(server, [])

    async def catch_up(self) -> None:
        """Look for entries of other servers that nobody told of."""
        with suppress(StorageTrouble):  # which is looked into elsewhere
            for match, entries in (await self.store.lengths(list(self.desks))).items():
                self.hear(match, entries - 1)

    async def replayed(self, match: str) -> Table:
        """Replay a table from its log, or raise Frozen if that no longer works."""
        try:
            setup, rows = await self.store.read(match)
            return await asyncio.to_thread(fold, setup, rows)
        except Frozen:
            self.store.freeze(match)
            raise

    def sweep(self) -> None:
        """Drop tables unused for a while from memory; their logs keep them."""
        for match, desk in list(self.desks.items()):
            if desk.is_idle(self.now() - IDLE):
                desk.close()
                del self.desks[match]
                self.company.let_go(match)

    def close(self) -> None:
        """Stop everything that runs on its own."""
        for desk in self.desks.values():
            desk.close()
