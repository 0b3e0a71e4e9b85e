"""What a table does on its own: bots, standing orders and the clock."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from caravanserai.bots import with_any_temperament
from caravanserai.engine.bargains import SILENT, Remark
from caravanserai.engine.errors import Refusal
from caravanserai.table import entries as e
from caravanserai.table.choosing import choice_due, is_choice
from caravanserai.table.commands import answered, ordered
from caravanserai.table.errors import StorageTrouble
from caravanserai.table.lesson import Progress
from caravanserai.table.pace import Pace, Thought
from caravanserai.table.seating import present
from caravanserai.table.table import Table

if TYPE_CHECKING:
    from caravanserai.table.desk import Desk

MOMENT: Final = 10.0  # seconds a bot waits for people it bargains with before it ends its turn
CHOICE: Final = 60.0  # seconds for choosing among those who said yes, while all others wait
SPEECHES: Final = 4  # offers of one bot in a turn of a person's
ASK_AGAIN: Final = 3.0  # seconds after which a server asks whether another still minds a table
FIRST_WAIT: Final = 1.0  # seconds before a failed save is tried again
LONGEST_WAIT: Final = 30.0


class ByItself:
    """Acts at a desk for seats that need not act, or don't."""

    def __init__(self, desk: "Desk") -> None:
        self._desk, self._authority = desk, desk.authority
        self._pace = Pace(desk.authority.pause)
        self._driver: asyncio.Task[None] | None = None
        self._flagger: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._asking: asyncio.TimerHandle | None = None  # whether another server still acts here
        self._late: tuple[int, ...] = ()  # as of the last look at the clock
        self._moved = asyncio.Event()  # set when something has happened at the table
        self._spoken: Counter[tuple[int, int]] = Counter()  # bots asked to speak, by turn and seat

    @property
    def is_running(self) -> bool:
        """Is anything running, or scheduled?"""
        return bool(self._driver or self._flagger or self._alarm)

    def stop(self) -> None:
        """Stop everything."""
        for timer in (self._alarm, self._asking):
            if timer is not None:
                timer.cancel()
        for task in (self._driver, self._flagger):
            if task is not None:
                task.cancel()

    @property
    def _table(self) -> Table:
        return self._desk.table

    def wake(self) -> None:
        """Do what is due now, and set the alarm."""
        self._set_alarm()
        self._moved.set()
        has_work = self._table.automatic() is not None or self._next_speaker() is not None
        if self._driver is None and has_work:
            self._driver = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        try:
            if await self._minds():
                await self._go_by_itself(self._act_for_somebody)
        finally:
            self._driver = None

    async def _minds(self) -> bool:
        """Is it for this server to act? If not, ask again in a while: the other may end."""
        if await self._authority.company.minds(self._table.setup.id):
            return True
        if self._asking is None:
            loop = asyncio.get_running_loop()
            self._asking = loop.call_later(ASK_AGAIN, self._ask_again)
        return False

    def _ask_again(self) -> None:
        self._asking = None
        self.wake()

    async def _go_by_itself(self, step: Callable[[], Awaitable[bool]]) -> None:
        """Go step by step, as long as each step changes something.

        A failed save is tried again after ever longer waits. Any other fault stops this table, and
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
                self._desk.freeze()
                return
            await asyncio.sleep(0)  # give others a turn

    async def _act_for_somebody(self) -> bool:
        """Let a bot or an order act; did anything happen?"""
        seat, before = self._table.automatic(), len(self._table.log)
        if seat is None:
            return await self._let_speak()
        try:
            await self._act_for(seat)
        except Refusal:
            if len(self._table.log) == before:  # it would be refused again and again
                raise
        return len(self._table.log) != before

    async def _act_for(self, seat: int) -> None:
        """Do what a bot or an order decides, unless the game has moved on."""
        table, moves = self._table, self._table.moves
        level = table.chairs[seat].player
        entry: e.Entry
        remark: Remark | None = None
        withdrawal, choice = table.withdrawal(), choice_due(table)
        if table.lesson is not None:
            entry = await self._prepared(table.lesson)
        elif withdrawal is not None:
            by: e.By = "order" if level is None else "bot"
            entry = e.Acted(seat, table.game.actions.text(withdrawal[1]), by)
        elif choice is not None:
            await self._wait_for_choice()
            entry = choice
        elif level is None:
            entry = ordered(table, seat)
        else:
            thought = await self._chosen(seat, self._bot(seat))
            remark = thought.remark
            entry = answered(table, e.Acted(seat, table.game.actions.text(thought.action), "bot"))

        def make(now: Table) -> e.Entry | None:
            return entry if now.moves == moves and now.automatic() == seat else None

        before = len(table.log)
        await self._desk.act(make, seat)
        if remark is not None and len(table.log) != before:
            said = e.Remarked(seat, remark)
            await self._desk.act(lambda now: said, seat)

    def _next_speaker(self) -> int | None:
        """A bot that was not asked yet whether it has an offer for the person whose turn it is."""
        table = self._table
        turn = table.turn()
        if turn is None or table.lesson is not None or table.game.bargaining is SILENT:
            return None
        if not table.chairs[turn].is_present:
            return None
        moment = table.game.bargaining.moment(table.position)
        bots = [seat for seat in table.asked.may_act if table.chairs[seat].player]
        willing = [seat for seat in bots if self._spoken[moment, seat] < SPEECHES]
        return next((seat for seat in willing if not self._has_offer_open(seat)), None)

    def _has_offer_open(self, seat: int) -> bool:
        """Does an offer of this seat wait for an answer?"""
        table = self._table
        others = [other for other in range(table.setup.players) if other != seat]
        return any(table.game.bargaining.is_open(table.position, seat, to) for to in others)

    async def _let_speak(self) -> bool:
        """Let bots make their offers early in a person's turn; is there another to ask?

        Who was turned down may try again; who has nothing to say is not asked again this turn.
        """
        seat, table, moves = self._next_speaker(), self._table, self._table.moves
        if seat is None:
            return False
        turn = table.game.bargaining.moment(table.position), seat
        self._spoken[turn] += 1
        level = self._bot(seat)
        think, asked = self._authority.think, (table.game, table.view(seat), seat)
        thought = await think.speak(
            level, *asked, self._seed(seat), table.setup.id, self._desk.payer
        )
        if thought is None:
            self._spoken[turn] = SPEECHES
        else:
            text = table.game.actions.text
            deeds = [e.Deed(text(action)) for action in (thought.action, *thought.then)]
            entry = e.acted(seat, deeds, "bot")
            await self._desk.act(lambda now: entry if now.moves == moves else None, seat)
        return True

    def _bot(self, seat: int) -> str:
        """The bot of a seat; where there are deals and nobody chose its temperament, with any."""
        table = self._table
        level = table.chairs[seat].player
        assert level is not None
        if table.game.bargaining is SILENT:
            return level
        return with_any_temperament(level, f"{table.setup.seed} {seat}")

    def _seed(self, seat: int) -> int:
        table = self._table
        return random.Random(f"{table.setup.seed} {seat} {table.moves}").getrandbits(40)

    async def _wait_for_people(self, seat: int, action: int) -> None:
        """Before a bot ends its turn, people with an open bargain get a moment."""
        table, moves = self._table, self._table.moves
        talk, view = table.game.bargaining, table.view(seat)
        if not self._authority.pause or not talk.stops(action):
            return
        people = present(table.chairs)
        if not any(talk.is_open(view, seat, p) or talk.is_open(view, p, seat) for p in people):
            return
        await self._wait(MOMENT, lambda: table.moves == moves)

    async def _wait_for_choice(self) -> None:
        """Who has several to choose among gets some time; then the first has it."""
        await self._wait(CHOICE, lambda: is_choice(self._table))

    async def _wait(self, seconds: float, goes_on: Callable[[], bool]) -> None:
        """Wait as long as this goes on, but not for longer."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while goes_on():
                    self._moved.clear()
                    await self._moved.wait()

    async def _prepared(self, lesson: Progress) -> e.Entry:
        """What a lesson has prepared, at the pace of other bots."""
        prepared = lesson.prepared()
        assert prepared is not None
        await asyncio.sleep(self._authority.pause)
        seat, actions = prepared
        return e.acted(seat, [e.Deed(action) for action in actions], "bot")

    async def _chosen(self, seat: int, level: str) -> Thought:
        table = self._table
        view = table.view(seat)
        legal = table.game.legal(view, seat)
        seed, think, match = self._seed(seat), self._authority.think, table.setup.id
        thinking = think(level, table.game, view, seat, legal, seed, match, payer=self._desk.payer)
        decision = table.game.decision(table.position)
        thought = await self._pace.held(seat, decision, thinking, len(legal) == 1)
        await self._wait_for_people(seat, thought.action)
        return thought

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        clock = self._table.clock
        due = clock.next_flag() if clock is not None and self._table.phase == "playing" else None
        if due is not None:
            wait = max(0.0, due - self._authority.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self._flagger is None:
            self._flagger = asyncio.create_task(self._flag_all())

    async def _flag_all(self) -> None:
        try:
            if not await self._minds():
                return
            await self._go_by_itself(self._flag)
        finally:
            self._flagger = None
        if not self._late:  # a late seat that couldn't act is handled at the next event
            self._desk.wake()

    async def _flag(self) -> bool:
        """Play the game's default for one seat whose time is up; did one act?"""
        before, self._late = len(self._table.log), self._flagged()
        for seat in self._late:
            await self._time_out(seat)
            if len(self._table.log) != before:
                return True
        return False

    async def _time_out(self, seat: int) -> None:
        table, moves = self._table, self._table.moves
        action = table.game.default(table.view(seat), seat)
        entry = e.Acted(seat, table.game.actions.text(action), "time")

        def make(now: Table) -> e.Entry | None:
            return entry if now.moves == moves and seat in self._flagged() else None

        await self._desk.act(make, seat)

    def _flagged(self) -> tuple[int, ...]:
        clock = self._table.clock
        return () if clock is None else clock.flagged(self._authority.now())
