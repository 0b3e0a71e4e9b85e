"""A table in use: its serial queue, those who listen, and what goes on by itself."""

import asyncio
import random
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
import structlog

from caravanserai.engine.errors import CaravanseraiError, Refusal
from caravanserai.engine.events import PUBLIC
from caravanserai.table import entries as e
from caravanserai.table import wire
from caravanserai.table.commands import ordered
from caravanserai.table.errors import Frozen, StorageTrouble
from caravanserai.table.pace import Pace
from caravanserai.table.scene import seat_infos
from caravanserai.table.screens import Screens
from caravanserai.table.seating import seat_names
from caravanserai.table.storage.sqlite import Conflict, Row, Summary
from caravanserai.table.table import Draft, Table

if TYPE_CHECKING:
    from caravanserai.table.authority import Authority

log = structlog.get_logger()

MOST_RACES = 20
SUMMARY_DELAY = 0.3
FIRST_WAIT, LONGEST_WAIT = 1.0, 30.0  # seconds before what could not be saved is tried again

Make = Callable[[Table], e.Entry]
_CHANGING_HANDS = (e.Sat, e.BotSat, e.Left, e.Revoked)


def _nothing(_: object) -> None:
    """What is done when nobody waits to be told."""


def _resumed(table: Table) -> e.Entry | None:
    """Time in which nothing could be saved counts for nobody."""
    return None if table.clock is None else e.Resumed()


class Listener:
    """Somebody who is sent what one audience may see."""

    viewer: int

    def send(self, message: bytes) -> None:
        """Take a message; must not block."""
        raise NotImplementedError

    def require(self, table: Table) -> None:
        """Refuse if this listener has no place at the table any more."""

    def turn_away(self, error: CaravanseraiError) -> None:
        """Say why nothing more will come, and go."""
        raise NotImplementedError


_encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Job:
    """An entry to be taken when its turn comes.

    make: the entry by the table as it is then, or None if it is not to be taken any more. key: of
    the message of seat `actor`, if it was one; what goes on by itself has none, so that no client
    can name it. done: told the number that the seat has then. failed: told why it was not taken.
    tries: how often another process was faster.
    """

    make: Callable[[Table], e.Entry | None]
    actor: int | None = None
    key: str | None = None
    done: Callable[[int], None] = _nothing
    failed: Callable[[Exception], None] = _nothing
    tries: int = 0

    def receipt(self, table: Table) -> int | None:
        """The number that the seat had after this message, if it was taken before."""
        if self.actor is None or self.key is None:
            return None
        return table.receipts.get((self.actor, self.key))


class Desk:
    """One table, one message at a time."""

    def __init__(self, table: Table, authority: "Authority", payer: str = "") -> None:
        self.table, self.authority = table, authority
        self.payer = payer or table.setup.host  # on whose account bots think here
        self._waiting: deque[Job] = deque()
        self._busy = False
        self._rereading: asyncio.Task[None] | None = None
        self.opening_another = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self._screens = Screens(table)
        self._flagger: asyncio.Task[None] | None = None
        self._driver: asyncio.Task[None] | None = None
        self._late: tuple[int, ...] = ()  # by the last look at the clock
        self._fault: Frozen | None = None
        self._is_closed = False
        self._was_stuck = False  # the last entry could not be saved
        self._alarm: asyncio.TimerHandle | None = None
        self._summary: Summary | None = None
        self._saving: asyncio.TimerHandle | None = None
        self._presence = _encode(wire.Presence([], 0))
        self._began = table.has_begun
        self.used = authority.now()
        self._pace = Pace(authority.pause)

    # Messages

    async def submit(
        self, seat: int, make: Make, key: str, acknowledge: Callable[[int], None]
    ) -> None:
        """Take an entry of a seat; a key that was taken before is only acknowledged again."""
        await self._taken(Job(make, seat, key, acknowledge))

    async def append(self, make: Make) -> None:
        """Take an entry that no message of a seat asked for."""
        await self._taken(Job(make))

    async def _taken(self, job: Job) -> None:
        """What was begun is finished, even when whoever asked for it is gone meanwhile."""
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
        """Have an entry taken, after those that wait already."""
        if self._fault is not None:
            job.failed(self._fault)
            return
        if self._was_stuck:
            self._was_stuck = False
            self._waiting.append(Job(_resumed))
        self._waiting.append(job)
        self._go_on()

    def _go_on(self) -> None:
        """Do whatever can be done now; it goes on when what has to be stored is."""
        while self._waiting and not self._busy:
            self._busy = True
            self._busy = self._begin(self._waiting.popleft())

    def _begin(self, job: Job) -> bool:
        """Check, and store. Only what the disk has is taken, acknowledged and told.

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
        """Keep an entry, and who has a seat by it."""
        match, append = self.table.setup.id, self.authority.store.append
        if isinstance(entry, e.Sat):
            return append(match, row, [(entry.guest, entry.seat)])
        if isinstance(entry, e.Revoked):
            return append(match, row, [(self.table.chairs[entry.seat].holder, entry.seat)], True)
        return append(match, row)

    def _stored(self, job: Job, draft: Draft, stored: "asyncio.Future[None]") -> None:
        error = stored.exception()
        if isinstance(error, Conflict):
            self._rereading = asyncio.create_task(self._try_again(job))
            return
        try:
            if isinstance(error, Exception):
                self._was_stuck = True
                self._fail(job, error)
            else:
                self._taken_now(job, draft)
        except Exception:
            self._freeze()
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
        """A refusal is its asker's concern; a fault is noted."""
        if not isinstance(error, CaravanseraiError):
            log.error("an entry was not taken", table=self.table.setup.id, reason=repr(error))
        job.failed(error)

    async def _try_again(self, job: Job) -> None:
        """Of two processes that race, the loser reads and tries again."""
        try:
            self.table = await self.authority.replayed(self.table.setup.id)
            self.save_summary()
            self._broadcast(list(self.table.streams))
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
            self.authority.store.summarise(self.table.setup.id, summary)

    # Listening

    def listen(self, listener: Listener, since: int) -> None:
        """Send all there is, and from now on whatever happens."""
        viewer = listener.viewer
        if self._listeners(viewer):
            self._broadcast([viewer])  # nobody of an audience knows more of it than another
        self._show_all(listener, since)
        listener.send(self._presence)
        self.listeners.add(listener)
        self._tell_presence()

    def _show_all(self, listener: Listener, since: int) -> None:
        listener.send(self._screens.snapshot(self.table, listener.viewer, since))

    def leave(self, listener: Listener) -> None:
        """Send nothing more."""
        self.listeners.discard(listener)
        self.used = self.authority.now()
        self._tell_presence()

    def _turn_away_strangers(self) -> None:
        """A seat has changed hands: whoever has no place here any more hears nothing more."""
        for listener in list(self.listeners):
            try:
                listener.require(self.table)
            except CaravanseraiError as error:
                listener.turn_away(error)

    def _tell_presence(self) -> None:
        viewers = [listener.viewer for listener in self.listeners]
        seats = seat_names(sorted({v for v in viewers if v != PUBLIC}))
        message = _encode(wire.Presence(seats, viewers.count(PUBLIC)))
        if message != self._presence:
            self._presence = message
            for listener in list(self.listeners):
                listener.send(message)

    def _listeners(self, viewer: int) -> list[Listener]:
        return [listener for listener in self.listeners if listener.viewer == viewer]

    def _broadcast(self, viewers: list[int]) -> None:
        """To everybody of these audiences.

        When the game begins they are sent all there is again: now there are rules to tell.
        """
        listeners = [listener for listener in self.listeners if listener.viewer in viewers]
        audiences = {listener.viewer for listener in listeners}
        if self.table.has_begun and not self._began:
            self._began = True
            since = {viewer: self._screens.seen(viewer) for viewer in audiences}
            for listener in listeners:
                self._show_all(listener, since[listener.viewer])
            return
        updates = self._screens.updates(self.table, audiences)
        for listener in listeners:
            if listener.viewer in updates:
                listener.send(updates[listener.viewer])

    # What goes on by itself

    def wake(self) -> None:
        """See to bots, standing orders and the clock."""
        if self._is_closed:
            return
        self._set_alarm()
        if self._driver is None and self.table.automatic() is not None:
            self._driver = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        try:
            await self._go_by_itself(self._act_for_somebody)
        finally:
            self._driver = None

    async def _go_by_itself(self, step: Callable[[], Awaitable[bool]]) -> None:
        """Step by step, as long as each moves something.

        What cannot be saved is tried again, later and later. Any other fault stops this table, and
        no other.
        """
        wait = FIRST_WAIT
        while True:
            try:
                if not await step():
                    return
                wait = FIRST_WAIT
            except StorageTrouble:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            except Exception:
                self._freeze()
                return
            await asyncio.sleep(0)  # whoever else waits has a turn

    async def _act_for_somebody(self) -> bool:
        """Let a bot or an order act; did anything happen?"""
        seat, before = self.table.automatic(), len(self.table.log)
        if seat is None:
            return False
        try:
            await self._act_for(seat)
        except Refusal:
            if len(self.table.log) == before:  # it would be refused again and again
                raise
        return len(self.table.log) != before

    async def _act_for(self, seat: int) -> None:
        """What a bot or an order does, unless the game went on meanwhile."""
        table, moves = self.table, self.table.moves
        level = table.chairs[seat].player
        entry = ordered(table, seat) if level is None else await self._chosen(seat, level)

        def make(now: Table) -> e.Entry | None:
            return entry if now.moves == moves and now.automatic() == seat else None

        await self._taken(Job(make, seat))

    async def _chosen(self, seat: int, level: str) -> e.Entry:
        table = self.table
        view = table.view(seat)
        legal = table.game.legal(view, seat)
        seed = random.Random(f"{table.setup.seed} {seat} {table.moves}").getrandbits(40)
        think, match = self.authority.think, table.setup.id
        thought = think(level, table.game, view, seat, legal, seed, match, payer=self.payer)
        decision = table.game.decision(table.position)
        action = await self._pace.held(seat, decision, thought, len(legal) == 1)
        return e.Acted(seat, table.game.actions.text(action), "bot")

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        clock = self.table.clock
        due = clock.next_flag() if clock is not None and self.table.phase == "playing" else None
        if due is not None:
            wait = max(0.0, due - self.authority.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self._flagger is None:
            self._flagger = asyncio.create_task(self._flag_all())

    async def _flag_all(self) -> None:
        try:
            await self._go_by_itself(self._flag)
        finally:
            self._flagger = None
        if not self._late:  # whoever is, and could not act, is seen to when something happens
            self.wake()

    async def _flag(self) -> bool:
        """One of those whose time is up does what the game says is done then; did one?"""
        before, self._late = len(self.table.log), self._flagged()
        for seat in self._late:
            await self._time_out(seat)
            if len(self.table.log) != before:
                return True
        return False

    async def _time_out(self, seat: int) -> None:
        table, moves = self.table, self.table.moves
        action = table.game.default(table.view(seat), seat)
        entry = e.Acted(seat, table.game.actions.text(action), "time")

        def make(now: Table) -> e.Entry | None:
            return entry if now.moves == moves and seat in self._flagged() else None

        await self._taken(Job(make, seat))

    def _flagged(self) -> tuple[int, ...]:
        clock = self.table.clock
        return () if clock is None else clock.flagged(self.authority.now())

    def is_idle(self, before: float) -> bool:
        """Has nobody used it since then, and does nothing go on?"""
        running = self._driver or self._flagger or self._alarm
        return not (self.listeners or running or self._busy) and self.used < before

    def close(self) -> None:
        """Stop what goes on by itself, for good."""
        self._is_closed = True
        if self._saving is not None:
            self.save_summary()
        if self._alarm is not None:
            self._alarm.cancel()
        for task in (self._driver, self._flagger):
            if task is not None:
                task.cancel()

    # When something is wrong

    def working(self) -> "Desk":
        """The desk itself, which is now in use; or why it does not work."""
        if self._fault is not None:
            raise self._fault
        self.used = self.authority.now()
        return self

    def _freeze(self) -> None:
        """A fault of this table stops it, and says so; its log is kept, and the others go on."""
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
        entries=len(table.log),
        goes_on=playing and (table.automatic() is not None or table.clock is not None),
    )
