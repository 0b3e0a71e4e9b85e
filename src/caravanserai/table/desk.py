"""A table in use: its serial queue, those who listen, and what goes on by itself."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from caravanserai.engine.errors import CaravanseraiError, Refusal
from caravanserai.engine.events import PUBLIC
from caravanserai.table import entries as e
from caravanserai.table import scene, wire
from caravanserai.table.storage.sqlite import Conflict, Row, Summary
from caravanserai.table.table import Table

if TYPE_CHECKING:
    from caravanserai.table.authority import Authority

log = structlog.get_logger()

MOST_RACES = 20
SUMMARY_DELAY = 0.3

Make = Callable[[Table], e.Entry]


class Listener:
    """Somebody who is sent what one audience may see. seen, shown: the last number and scene."""

    viewer: int
    seen: int
    shown: wire.Scene

    def send(self, message: bytes) -> None:
        """Take a message; must not block."""
        raise NotImplementedError


_encode = msgspec.json.Encoder().encode


class Desk:
    """One table, one message at a time."""

    def __init__(self, table: Table, authority: "Authority") -> None:
        self.table, self._authority = table, authority
        self._lock = asyncio.Lock()
        self._under_way: set[asyncio.Task[None]] = set()
        self.opening_another = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self._flagging: asyncio.Task[None] | None = None
        self._driver: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._summary: Summary | None = None
        self._saving: asyncio.TimerHandle | None = None
        self._presence = _encode(wire.Presence([], 0))
        self._began = table.phase != "waiting"
        self.used = authority.now()

    # Messages

    async def submit(
        self, seat: int, make: Make, key: str, acknowledge: Callable[[int], None]
    ) -> None:
        """Take an entry of a seat; a key that was taken before is only acknowledged again."""
        await self._to_the_end(self._submit(seat, make, key, acknowledge))

    async def _submit(
        self, seat: int, make: Make, key: str, acknowledge: Callable[[int], None]
    ) -> None:
        async with self._lock:
            receipt = self.table.receipts.get((seat, key))
            if receipt is not None:
                acknowledge(receipt)
                return
            told = await self._append(make, seat, key)
            acknowledge(self.table.receipts[seat, key])
            self._broadcast(told)
        self.wake()

    async def append(self, make: Make) -> None:
        """Take an entry that no message of a seat asked for."""
        await self._to_the_end(self._append_and_tell(make))
        self.wake()

    async def _append_and_tell(self, make: Make) -> None:
        async with self._lock:
            self._broadcast(await self._append(make))

    async def _to_the_end(self, work: Coroutine[Any, Any, None]) -> None:
        """What was begun is finished, even when whoever asked for it is gone meanwhile."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._finished)
        await asyncio.shield(task)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        """A refusal that nobody waits for any more is nobody's concern; a fault is noted."""
        self._under_way.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, CaravanseraiError):
            log.error("an entry was not taken", table=self.table.setup.id, reason=repr(error))

    async def _append(
        self, make: Make, actor: int | None = None, key: str | None = None
    ) -> list[int]:
        """Check, store, take. Of two processes that race, the loser reads and tries again."""
        for _ in range(MOST_RACES):
            self.used = now = self._authority.now()
            entry = make(self.table)
            draft = self.table.draft(entry, now)
            row = Row(len(self.table.log), now, e.encode(entry), draft.digest, actor, key)
            sat = [(entry.guest, entry.seat)] if isinstance(entry, e.Sat) else []
            try:
                await self._authority.store.append(self.table.setup.id, row, sat)
            except Conflict:
                await self._reread()
                continue
            told = self.table.take(draft, actor, key)
            self._note_summary(isinstance(entry, e.Acted))
            return told
        raise Refusal("table-busy")

    async def _reread(self) -> None:
        self.table = await self._authority.replayed(self.table.setup.id)
        self.save_summary()
        self._broadcast(list(self.table.streams))

    def _note_summary(self, acted: bool) -> None:
        """Lists show at once who sits where and what is over, but whose turn it is a bit later."""
        if not acted or self.table.phase != "playing":
            self.save_summary()
        elif self._saving is None:
            loop = asyncio.get_running_loop()
            self._saving = loop.call_later(SUMMARY_DELAY, self.save_summary)

    def save_summary(self) -> None:
        """Let lists show the table as it is now."""
        if self._saving is not None:
            self._saving.cancel()
            self._saving = None
        summary = summary_of(self.table)
        if summary != self._summary:
            self._summary = summary
            self._authority.store.summarise(self.table.setup.id, summary)

    # Listening

    def listen(self, listener: Listener, since: int) -> None:
        """Send all there is, and from now on whatever happens."""
        viewer = listener.viewer
        listener.seen, listener.shown = self.table.number(viewer), self._scene(viewer)
        listener.send(_encode(scene.snapshot(self.table, viewer, listener.shown, since)))
        listener.send(self._presence)
        self.listeners.add(listener)
        self._tell_presence()

    def leave(self, listener: Listener) -> None:
        """Send nothing more."""
        self.listeners.discard(listener)
        self.used = self._authority.now()
        self._tell_presence()

    def _tell_presence(self) -> None:
        viewers = [listener.viewer for listener in self.listeners]
        seats = scene.seat_names(sorted({v for v in viewers if v != PUBLIC}))
        message = _encode(wire.Presence(seats, viewers.count(PUBLIC)))
        if message != self._presence:
            self._presence = message
            for listener in list(self.listeners):
                listener.send(message)

    def _scene(self, viewer: int) -> wire.Scene:
        """What an audience sees now; others of it have been shown the same, if it is not new."""
        made = scene.scene(self.table, viewer)
        shown = (other.shown for other in self.listeners if other.viewer == viewer)
        return next((known for known in shown if known == made), made)

    def _broadcast(self, viewers: list[int]) -> None:
        """To everybody of these audiences, each from where they were; equal messages once.

        When the game begins they are sent all there is again: now there are rules to tell.
        """
        begins = self.table.phase != "waiting" and not self._began
        self._began = self._began or begins
        now: dict[int, wire.Scene] = {}
        made: dict[tuple[int, int, int], bytes] = {}
        for listener in list(self.listeners):
            viewer = listener.viewer
            if viewer not in viewers:
                continue
            if viewer not in now:
                now[viewer] = scene.scene(self.table, viewer)
            known = viewer, listener.seen, id(listener.shown)
            if known not in made:
                made[known] = _encode(self._news(listener, now[viewer], begins))
            listener.seen, listener.shown = self.table.number(viewer), now[viewer]
            listener.send(made[known])

    def _news(
        self, listener: Listener, now: wire.Scene, begins: bool
    ) -> wire.Snapshot | wire.Update:
        viewer, since = listener.viewer, listener.seen
        if begins:
            return scene.snapshot(self.table, viewer, now, since)
        return scene.update(self.table, viewer, since, listener.shown, now)

    # What goes on by itself

    def wake(self) -> None:
        """See to bots, standing orders and the clock."""
        self._set_alarm()
        if self._driver is None and self.table.automatic() is not None:
            self._driver = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        try:
            while (seat := self.table.automatic()) is not None:
                await self._act_for(seat)
        except Exception:
            log.exception("a seat could not be played", table=self.table.setup.id)
        finally:
            self._driver = None

    async def _act_for(self, seat: int) -> None:
        """What a bot or an order does, unless the game went on meanwhile."""
        table, moves = self.table, self.table.moves
        key = f"auto:{moves}:{len(table.log)}"
        level = table.chairs[seat].player
        entry = self._ordered(seat) if level is None else await self._chosen(seat, level)
        async with self._lock:
            if self.table.moves != moves or self.table.automatic() != seat:
                return
            self._broadcast(await self._append(_as_it_is(entry), seat, key))
        self._set_alarm()

    async def _chosen(self, seat: int, level: str) -> e.Entry:
        table = self.table
        view = table.view(seat)
        legal = table.game.legal(view, seat)
        seed = random.Random(f"{table.setup.seed} {seat} {table.moves}").getrandbits(40)
        think, match = self._authority.think, table.setup.id
        action = await think(level, table.game, view, seat, legal, seed, match)
        return e.Acted(seat, table.game.actions.text(action), "bot")

    def _ordered(self, seat: int) -> e.Entry:
        """What a standing order does; one that has nothing to do is over."""
        table = self.table
        action = table.game.orders[table.orders[seat]](table.view(seat), seat)
        if action is None:
            return e.Ordered(seat, "")
        return e.Acted(seat, table.game.actions.text(action), "order")

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        clock = self.table.clock
        due = clock.next_flag() if clock is not None and self.table.phase == "playing" else None
        if due is not None:
            wait = max(0.0, due - self._authority.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._flagging = asyncio.create_task(self._flag())

    async def _flag(self) -> None:
        """Those whose time is up do what the game says is done then."""
        async with self._lock:
            clock = self.table.clock
            flagged = clock.flagged(self._authority.now()) if clock is not None else ()
            for seat in flagged[:1]:
                action = self.table.game.default(self.table.view(seat), seat)
                entry = e.Acted(seat, self.table.game.actions.text(action), "time")
                key = f"time:{self.table.moves}"
                self._broadcast(await self._append(_as_it_is(entry), seat, key))
        self.wake()

    def is_idle(self, before: float) -> bool:
        """Has nobody used it since then, and does nothing go on?"""
        running = self._driver is not None or self._alarm is not None
        return not (self.listeners or running or self._lock.locked()) and self.used < before

    def close(self) -> None:
        """Stop what goes on by itself."""
        if self._saving is not None:
            self.save_summary()
        if self._alarm is not None:
            self._alarm.cancel()
        if self._driver is not None:
            self._driver.cancel()


def summary_of(table: Table) -> Summary:
    """The table as lists show it."""
    setup, seats = table.setup, scene.seat_infos(table, None)
    playing = table.phase == "playing"
    return Summary(
        game=setup.game,
        players=setup.players,
        phase=table.phase,
        waiting=list(table.waiting_for()),
        seats=seats,
        entries=len(table.log),
        goes_on=playing and (table.automatic() is not None or table.clock is not None),
    )


def _as_it_is(entry: e.Entry) -> Make:
    """An entry that does not depend on the table."""
    return lambda table: entry
