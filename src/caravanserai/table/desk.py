"""A table in use: its serial queue and its listeners."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
import structlog

from caravanserai.engine.errors import CaravanseraiError, Refusal
from caravanserai.engine.events import PUBLIC
from caravanserai.table import entries as e
from caravanserai.table import wire
from caravanserai.table.by_itself import ByItself
from caravanserai.table.errors import Frozen, StorageTrouble
from caravanserai.table.folding import follow
from caravanserai.table.scene import outcome_of, seat_infos
from caravanserai.table.screens import Screens
from caravanserai.table.seating import has_thinkers, seat_names
from caravanserai.table.storage.store import Conflict, Row, Summary
from caravanserai.table.table import Draft, Table
from caravanserai.table.totals import deal_totals, used_in

if TYPE_CHECKING:
    from caravanserai.table.authority import Authority

log = structlog.get_logger()

MOST_RACES = 20
SUMMARY_DELAY = 0.3

Make = Callable[[Table], e.Entry]
_CHANGING_HANDS = (e.Sat, e.BotSat, e.Left, e.Revoked)


def _nothing(_: object) -> None:
    """Do nothing: nobody is waiting to be told."""


def _resumed(table: Table) -> e.Entry | None:
    """Time during which nothing could be saved counts for nobody."""
    return None if table.clock is None else e.Resumed()


class Listener:
    """Someone who is sent what one audience may see."""

    viewer: int

    def send(self, message: bytes) -> None:
        """Send a message; must not block."""
        raise NotImplementedError

    def require(self, table: Table) -> None:
        """Refuse if this listener no longer has a place at the table."""

    def turn_away(self, error: CaravanseraiError) -> None:
        """Say why nothing more will come, and disconnect."""
        raise NotImplementedError


_encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Job:
    """An entry to be taken when its turn comes.

    make: makes the entry from the table at that moment, or None if it is no longer wanted. key:
    from the message of seat `actor`; entries the table makes on its own have none, so no client can
    name them. done: called with the seat's number after it. failed: called with the reason. tries:
    how often another process was faster.
    """

    make: Callable[[Table], e.Entry | None]
    actor: int | None = None
    key: str | None = None
    done: Callable[[int], None] = _nothing
    failed: Callable[[Exception], None] = _nothing
    tries: int = 0

    def receipt(self, table: Table) -> int | None:
        """The seat's number after this message, if it was taken before."""
        if self.actor is None or self.key is None:
            return None
        return table.receipts.get((self.actor, self.key))


class Desk:
    """One table, one message at a time."""

    def __init__(self, table: Table, authority: "Authority", payer: str = "") -> None:
        self.table, self.authority = table, authority
        self.payer = payer or table.setup.host  # whose share of thinking time bots use here
        self._waiting: deque[Job] = deque()
        self._busy = False
        self._reading: asyncio.Task[None] | None = None
        self._heard = -1  # the number of the last entry that other servers told of
        self.opening_another = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self._screens = Screens(table)
        self._fault: Frozen | None = None
        self._is_closed = False
        self._was_stuck = False  # the last entry could not be saved
        self._summary: Summary | None = None
        self._saving: asyncio.TimerHandle | None = None
        self._presence = b""
        self._here: list[int] = []  # whose viewers other servers were told of
        self._elsewhere: dict[str, list[int]] = {}  # viewers by other servers
        self._laid = table.laid
        self.used = authority.now()
        self.by_itself = ByItself(self)

    # Messages

    async def submit(
        self, seat: int, make: Make, key: str, acknowledge: Callable[[int], None]
    ) -> None:
        """Take an entry from a seat; if its key was taken before, only acknowledge it again."""
        await self._taken(Job(make, seat, key, acknowledge))

    async def append(self, make: Make) -> None:
        """Take an entry that no seat's message asked for."""
        await self._taken(Job(make))

    async def act(self, make: Callable[[Table], e.Entry | None], seat: int) -> None:
        """Take what a seat does on its own, unless there is nothing left to do by then."""
        await self._taken(Job(make, seat))

    async def _taken(self, job: Job) -> None:
        """Finish the job even if its asker goes away meanwhile."""
        taken, acknowledge = asyncio.get_running_loop().create_future(), job.done

        def done(number: int) -> None:
            acknowledge(number)
            if not taken.done():
                taken.set_result(None)

        def failed(error: Exception) -> None:
            if not taken.done():
                taken.set_exception(error)

        job.done, job.failed = done, failed
        self.take(job)
        await taken

    def take(self, job: Job) -> None:
        """Take an entry after those already waiting."""
        if self._fault is not None:
            job.failed(self._fault)
            return
        if self._was_stuck:
            self._was_stuck = False
            self._waiting.append(Job(_resumed))
        self._waiting.append(job)
        self._go_on()

    def _go_on(self) -> None:
        """Work through the queue until something has to be stored or read, which resumes it."""
        while not self._busy and self._fault is None:
            if self._heard >= len(self.table.log):
                self._busy = True
                self._reading = asyncio.create_task(self._catch_up())
            elif self._waiting:
                self._busy = True
                self._busy = self._begin(self._waiting.popleft())
            else:
                return

    def _begin(self, job: Job) -> bool:
        """Check and store. An entry is taken, acknowledged and told only once it is on disk.

        Return whether it is being stored.
        """
        table = self.table
        self.used = now = self.authority.now()
        try:
            if (receipt := job.receipt(table)) is not None:
                job.done(receipt)
                return False
            entry = job.make(table)
            if entry is None:
                job.done(0)
                return False
            draft = table.draft(entry, now)
            body = e.encode(draft.entry)
            row = Row(len(table.log), now, body, draft.digest, job.actor, job.key)
            stored = asyncio.ensure_future(self._append(entry, row))
        except Exception as error:
            self._fail(job, error)
            return False
        stored.add_done_callback(lambda stored: self._stored(job, draft, stored))
        return True

    def _append(self, entry: e.Entry, row: Row) -> Awaitable[None]:
        """Store an entry, and who gets a seat by it."""
        match, append = self.table.setup.id, self.authority.store.append
        if isinstance(entry, e.Sat):
            return append(match, row, [(entry.guest, entry.seat)])
        if isinstance(entry, e.Revoked):
            return append(match, row, [(self.table.chairs[entry.seat].holder, entry.seat)], True)
        return append(match, row)

    def _stored(self, job: Job, draft: Draft, stored: "asyncio.Future[None]") -> None:
        error = stored.exception()
        if isinstance(error, Conflict):
            self._reading = asyncio.create_task(self._try_again(job))
            return
        try:
            if isinstance(error, Exception):
                self._was_stuck = True
                self._fail(job, error)
            else:
                self._taken_now(job, draft)
        except Exception:
            self.freeze()
        self._busy = False
        self._go_on()

    def _taken_now(self, job: Job, draft: Draft) -> None:
        told = self.table.take(draft, job.actor, job.key)
        self._note_summary(isinstance(draft.entry, e.Acted))
        job.done(0 if job.actor is None else self.table.number(job.actor))
        self._broadcast(told)
        if isinstance(draft.entry, _CHANGING_HANDS):
            self._turn_away_strangers()
        self.wake()

    def _fail(self, job: Job, error: Exception) -> None:
        """Tell the asker about a refusal; log a fault."""
        if not isinstance(error, CaravanseraiError):
            log.error("an entry was not taken", table=self.table.setup.id, reason=repr(error))
        job.failed(error)

    async def _try_again(self, job: Job) -> None:
        """When two processes race, the loser reads on and retries."""
        try:
            await self._read_on()
        except Exception as error:
            self._fail(job, error)
        else:
            job.tries += 1
            if job.tries < MOST_RACES:
                self._waiting.appendleft(job)
            else:
                self._fail(job, Refusal("table-busy"))
        self._busy = False
        self._go_on()

    def hear(self, number: int) -> None:
        """Another server may have stored entries up to this number."""
        self._heard = max(self._heard, number)
        self._go_on()

    async def reach(self, viewer: int, number: int) -> None:
        """Read on if an audience has seen more than this server knows: by another one."""
        if number > self.table.number(viewer) and not self.authority.company.is_alone:
            self._heard = max(self._heard, len(self.table.log) + 1)
            with suppress(CaravanseraiError):  # as far as it can be read
                await self._taken(Job(lambda table: None))

    async def _catch_up(self) -> None:
        """Read what another server stored; if that fails, it is tried again when told again."""
        try:
            self._heard = -1
            await self._read_on()
        except StorageTrouble as error:
            log.warning("a table lags behind", table=self.table.setup.id, reason=error.reason)
        except Exception:
            self.freeze()
        self._busy = False
        self._go_on()

    async def _read_on(self) -> None:
        """Take the entries that others stored, and tell of them."""
        before = len(self.table.log)
        rows = await self.authority.store.read_on(self.table.setup.id, before)
        told = follow(self.table, rows)
        if rows:
            self.save_summary()
            self._broadcast(told)
            if any(isinstance(kept.entry, _CHANGING_HANDS) for kept in self.table.log[before:]):
                self._turn_away_strangers()
            self.wake()

    def _note_summary(self, acted: bool) -> None:
        """Update lists at once for seating and endings, and a bit later for whose turn it is."""
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
            self.authority.store.summarise(self.table.setup.id, summary)

    # Listening

    def listen(self, listener: Listener, since: int) -> None:
        """Send everything there is, then whatever happens from now on."""
        viewer = listener.viewer
        if self._listeners(viewer):
            self._broadcast([viewer])  # everyone in an audience knows the same
        self._show_all(listener, since)
        self.listeners.add(listener)
        self.tell_presence(listener)

    def _show_all(self, listener: Listener, since: int) -> None:
        listener.send(self._screens.snapshot(self.table, listener.viewer, since))

    def leave(self, listener: Listener) -> None:
        """Send nothing more."""
        self.listeners.discard(listener)
        self.used = self.authority.now()
        self.tell_presence()

    def _turn_away_strangers(self) -> None:
        """After a seat changes hands: disconnect those who no longer have a place here."""
        for listener in list(self.listeners):
            try:
                listener.require(self.table)
            except CaravanseraiError as error:
                listener.turn_away(error)

    def tell_presence(self, newcomer: Listener | None = None) -> None:
        """Tell everyone who is here, if that changed; always tell a newcomer."""
        here = sorted(listener.viewer for listener in self.listeners)
        if here != self._here:
            self._here = here
            self.authority.company.say_who_is_here(self.table.setup.id, here)
        viewers = [viewer for some in (here, *self._elsewhere.values()) for viewer in some]
        seats = seat_names(sorted({v for v in viewers if v != PUBLIC}))
        table = self.table
        simple = has_thinkers(table.chairs) and self.authority.think.warms_up(table.game.name)
        message = _encode(wire.Presence(seats, viewers.count(PUBLIC), simple))
        is_new, self._presence = message != self._presence, message
        for listener in list(self.listeners):
            if is_new or listener is newcomer:
                listener.send(message)

    def hear_who_is_here(self, server: str, viewers: list[int]) -> None:
        """These viewers look on by another server; if it is new, tell it who does by this one."""
        if server not in self._elsewhere and self._here:
            self.authority.company.say_who_is_here(self.table.setup.id, self._here)
        if viewers:
            self._elsewhere[server] = viewers
        else:
            self._elsewhere.pop(server, None)
        self.tell_presence()

    def _listeners(self, viewer: int) -> list[Listener]:
        return [listener for listener in self.listeners if listener.viewer == viewer]

    def _broadcast(self, viewers: list[int]) -> None:
        """Send news to everybody in these audiences.

        When the game or a scene of a lesson begins, they get everything anew.
        """
        listeners = [listener for listener in self.listeners if listener.viewer in viewers]
        audiences = {listener.viewer for listener in listeners}
        if self.table.laid > self._laid:
            self._laid = self.table.laid
            since = {viewer: self._screens.seen(viewer) for viewer in audiences}
            self._screens = Screens(self.table)
            for listener in listeners:
                self._show_all(listener, since[listener.viewer])
            return
        updates = self._screens.updates(self.table, audiences)
        for listener in listeners:
            if listener.viewer in updates:
                listener.send(updates[listener.viewer])

    def wake(self) -> None:
        """Attend to bots, standing orders and the clock."""
        if not self._is_closed:
            self.by_itself.wake()

    def is_idle(self, before: float) -> bool:
        """Has nobody used it since then, and is nothing running?"""
        running = self.by_itself.is_running or self._busy
        return not (self.listeners or running) and self.used < before

    def close(self) -> None:
        """Stop everything that runs on its own, for good."""
        self._is_closed = True
        if self._saving is not None:
            self.save_summary()
        self.by_itself.stop()

    # When something is wrong

    def working(self) -> "Desk":
        """The desk itself, now marked as in use; or why it doesn't work."""
        if self._fault is not None:
            raise self._fault
        self.used = self.authority.now()
        return self

    def freeze(self) -> None:
        """Stop this table after a fault and say so; its log is kept, and other tables go on."""
        log.exception("a table is stopped", table=self.table.setup.id)
        self._fault = Frozen("table-stopped")
        self.close()
        self.authority.store.freeze(self.table.setup.id)
        while self._waiting:
            self._waiting.popleft().failed(self._fault)
        for listener in list(self.listeners):
            listener.turn_away(self._fault)


def summary_of(table: Table) -> Summary:
    """The table as lists show it."""
    setup, seats = table.setup, seat_infos(table, set())
    playing = table.phase == "playing"
    return Summary(
        game=setup.game,
        players=setup.players,
        phase=table.phase,
        waiting=list(table.waiting_for()),
        seats=seats,
        players_only=setup.players_only,
        hints=setup.hints,
        entries=len(table.log),
        outcome=outcome_of(table),
        moves=len(table.match.actions) if table.is_over else 0,
        ended=_last_move(table) if table.is_over else 0.0,
        goes_on=playing and (table.automatic() is not None or table.clock is not None),
        lesson=setup.lesson,
        played_on=bool(setup.start),
        used=used_in(table),
        deals=deal_totals(table),
    )


def _last_move(table: Table) -> float:
    acted = (taken.at for taken in reversed(table.log) if isinstance(taken.entry, e.Acted))
    return next(acted, table.setup.created)
