"""The processes that choose for bots.

Each works on one question at a time; the others wait here for their turn (`turns.py`). Until some
process has compiled a game, a simple bot in this process answers. A process that dies is replaced,
and its question is asked again.
"""

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final

import structlog

from caravanserai.bots import YARDSTICKS, make_bot
from caravanserai.bots.review import Done
from caravanserai.bots.suggestions import suggest_at_a_glance
from caravanserai.engine import jit
from caravanserai.engine.bargains import Idea
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.games import load, names
from caravanserai.table import questions, worker
from caravanserai.table.pace import Thought
from caravanserai.table.seating import INSTANT
from caravanserai.table.turns import GAME, HINT, REVIEW, Ticket, Turns

log = structlog.get_logger()

SIMPLE: Final = "greedy"
PATIENCE: Final = 60.0  # seconds a bot may think, once it begins
MOST_TRIES: Final = 3
RESTART_DELAY: Final = 1.0
HOLD: Final = 0.1  # seconds a worker waits for the rest of a turn


Reply = questions.Answer | questions.Advised | questions.Suggested | questions.Reviewed
RANK: Final = {questions.Choose: GAME, questions.LookBack: REVIEW}  # what is more or less urgent
Place = tuple[str | None, int]  # a seat of a match


class Died(Exception):
    """The process has died."""


@dataclass(eq=False)
class Asked(Ticket):
    """A question, and where its answer goes; the answer is None if nobody can give one."""

    seen: questions.Seen
    wish: questions.Wish
    seed: int
    answer: "asyncio.Future[Reply | None]"
    tries: int = 0

    @property
    def place(self) -> Place:
        """The seat of the match that has to decide."""
        match = self.wish.match if isinstance(self.wish, questions.Choose) else None
        return match, self.seen.seat

    def give(self, reply: Reply | None) -> None:
        """Give the answer, unless nobody is waiting for it any more."""
        if not self.answer.done():
            self.answer.set_result(reply)


@dataclass(eq=False)
class Worker:
    """One process for a set of games."""

    process: asyncio.subprocess.Process
    games: int
    ready: set[str] = field(default_factory=set)  # games whose bots it has compiled
    compiled: set[str] = field(default_factory=set)  # games it has compiled completely
    wanted: set[str] = field(default_factory=set)  # games it was told someone is waiting for
    warm: asyncio.Event = field(default_factory=asyncio.Event)  # all compiled, or it is gone
    asked: dict[int, "asyncio.Future[Reply]"] = field(default_factory=dict)  # not yet answered
    is_free: bool = True
    held: "tuple[Place, asyncio.TimerHandle] | None" = None  # for a turn that continues

    async def listen(self, pool: "BotPool") -> None:
        """Receive its replies until it dies; tell the pool about every game compiled."""
        out = self.process.stdout
        assert out is not None
        try:
            while True:
                size = questions.LENGTH.unpack(await out.readexactly(questions.LENGTH.size))[0]
                self._hear(questions.decode_reply(await out.readexactly(size)), pool)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        self.warm.set()
        for future in self.asked.values():
            if not future.done():
                future.set_exception(Died())

    def _hear(self, reply: questions.Reply, pool: "BotPool") -> None:
        if isinstance(reply, questions.Ready):
            self.ready.add(reply.game)
            pool.is_ready(reply.game)
        elif isinstance(reply, questions.Compiled):
            self.compiled.add(reply.game)
            pool.borrow(reply.game)
            if len(self.compiled) == self.games:
                self.warm.set()
        elif (future := self.asked.pop(reply.id, None)) is not None and not future.done():
            future.set_result(reply)

    async def ask(self, question: questions.Question) -> Reply:
        """Its answer, or Died."""
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.asked[question.id] = future
        try:
            await self._send(question).drain()
            return await future
        except ConnectionError as error:
            raise Died from error
        finally:
            self.asked.pop(question.id, None)

    def let_go(self) -> None:
        """Stop holding it for the rest of a turn."""
        if self.held is not None:
            self.held[1].cancel()
            self.held, self.is_free = None, True

    def want(self, game: str) -> None:
        """Ask it to compile this game next."""
        if game not in self.ready | self.wanted:
            self.wanted.add(game)
            self._send(questions.Wanted(game))

    def _send(self, request: questions.Request) -> asyncio.StreamWriter:
        pipe = self.process.stdin
        assert pipe is not None
        pipe.write(questions.framed(questions.encode(request)))
        return pipe

    async def end(self) -> None:
        """End the process, if it hasn't ended already."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class BotPool:
    """A pool of workers, kept alive; they compile `games`, or all."""

    def __init__(self, size: int, games: Sequence[str] = ()) -> None:
        self._size, self._games = size, list(games or sorted(names(), key=_size_of_state))
        self.workers: list[Worker] = []
        self._keepers: list[asyncio.Task[None]] = []
        self._lives: set[asyncio.Task[None]] = set()
        self._asked = 0
        self._turns: Turns[Asked] = Turns()
        self._thinking: set[asyncio.Task[None]] = set()
        self._compiling = asyncio.Lock()  # one at a time: the others then find it in the cache
        self._borrowing = ThreadPoolExecutor(1, "borrow")
        self.compiled: set[str] = set()  # games this process plays by compiled rules
        self.told_ready: Callable[[str], None] = _nobody  # called when a game's bots are ready

    async def start(self) -> None:
        """Start the processes; they compile in the background what isn't compiled yet."""
        for game in self._games if self._size else ():
            self.borrow(game)
        self._keepers = [asyncio.create_task(self._keep()) for _ in range(self._size)]

    async def stop(self) -> None:
        """End them; answer no more questions."""
        for asked in list(self._turns):
            self._turns.remove(asked)
            asked.answer.cancel()
        for thinking in self._thinking:
            thinking.cancel()
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        for one in list(self.workers):
            await one.end()
        await asyncio.gather(*self._lives)
        self._borrowing.shutdown(cancel_futures=True)

    def borrow(self, game: str) -> None:
        """Let the tables of this process use what a worker has compiled."""
        if not jit.ENABLED:
            self._borrowing.submit(self._try_to_borrow, game)

    def _try_to_borrow(self, game: str) -> None:
        if game not in self.compiled and load(game).kernels.borrow():
            self.compiled.add(game)

    def ready(self) -> list[str]:
        """The games answered at full speed."""
        return sorted(set().union(*(w.ready for w in self.workers)))

    def warms_up(self, game: str) -> bool:
        """Do this game's bots still play at a simple level?"""
        return bool(self._size) and not self._can(game)

    def prepare(self, game: str) -> None:
        """Someone is waiting for this game: compile it before the others."""
        self._games.sort(key=lambda name: name != game)  # for processes started later
        for one in self.workers:
            one.want(game)

    def is_ready(self, game: str) -> None:
        """Note that a process has compiled this game's bots."""
        self.told_ready(game)
        self._hand_out()

    async def __call__(
        self,
        level: str,
        game: Game,
        view: Position,
        seat: int,
        legal: list[int],
        seed: int,
        match: str | None = None,
        payer: str = "",
    ) -> Thought:
        """Choose one of `legal`, given what `seat` may know.

        match: the match in which this seat is asked again and again. payer: whose thinking time it
        uses.
        """
        if len(legal) == 1:
            return Thought(legal[0])
        if level == INSTANT:
            return Thought(make_bot(level, seed).choose(game, view, seat, legal))
        wish = questions.Choose(level, match)
        reply = await self._ask(questions.seen(game, view, seat, legal), wish, seed, payer)
        if isinstance(reply, questions.Answer):
            if reply.action in legal:
                return Thought(reply.action, remark=reply.remark)
            log.error("a bot chose what is not legal", game=game.name, level=level)
        return Thought(await asyncio.to_thread(_simply(game, view, seat, legal, seed)))

    async def speak(
        self, level: str, game: Game, view: Position, seat: int, seed: int, match: str, payer: str
    ) -> Thought | None:
        """An offer that `seat` would make of its own accord; None if there is none."""
        if level in YARDSTICKS:
            return None
        seen = questions.seen(game, view, seat, [])
        reply = await self._ask(seen, questions.Choose(level, match), seed, payer)
        if not isinstance(reply, questions.Answer) or reply.action == questions.NOTHING:
            return None
        return Thought(reply.action, tuple(reply.then))

    async def advise(
        self, game: Game, view: Position, seat: int, legal: list[int], seed: int, payer: str = ""
    ) -> questions.Advised | None:
        """What a good player would think of a view; None while nobody can think yet."""
        seen = questions.seen(game, view, seat, legal)
        reply = await self._ask(seen, questions.Advise(), seed, payer)
        return reply if isinstance(reply, questions.Advised) else None

    async def look(
        self, game: Game, done: Done, seed: int, payer: str
    ) -> questions.Reviewed | None:
        """What there is to say of a move of a finished game, or of the choice if it has a view.

        None while nobody can tell yet.
        """
        view = None if done.view is None else done.view.state.tobytes()
        wish = questions.LookBack(done.action, done.after.state.tobytes(), view, done.shows)
        seen = questions.seen(game, done.before, done.seat, [])
        reply = await self._ask(seen, wish, seed, payer)
        return reply if isinstance(reply, questions.Reviewed) else None

    @property
    def is_empty(self) -> bool:
        """Will there never be a process to ask?"""
        return not self._size

    async def suggest(
        self, game: Game, view: Position, seat: int, seed: int, payer: str = ""
    ) -> list[Idea]:
        """Deals that a person could propose; at a glance while nobody can think yet."""
        seen = questions.seen(game, view, seat, [])
        reply = await self._ask(seen, questions.Suggest(), seed, payer)
        if isinstance(reply, questions.Suggested):
            return reply.deals
        return await asyncio.to_thread(suggest_at_a_glance, game, view, seat)

    async def _ask(
        self, seen: questions.Seen, wish: questions.Wish, seed: int, payer: str
    ) -> Reply | None:
        """A worker's answer; None if nobody can give one."""
        if not self._can(seen.game):
            self.prepare(seen.game)
            return None
        answer: asyncio.Future[Reply | None] = asyncio.get_running_loop().create_future()
        asked = Asked(payer, seen.game, RANK.get(type(wish), HINT), seen, wish, seed, answer)
        self._take(asked)
        try:
            return await answer
        finally:
            self._turns.remove(asked)  # the asker may be gone

    def _take(self, asked: Asked) -> None:
        """Queue a question, unless it belongs to a turn in progress."""
        for one in self.workers:
            if one.held is not None and one.held[0] == asked.place:
                one.let_go()
                self._turns.begin(asked)
                self._start(asked, one)
                return
        self._turns.add(asked)
        self._hand_out()

    def _can(self, game: str) -> bool:
        return any(game in one.ready for one in self.workers)

    def _hand_out(self) -> None:
        """Give every free worker a question."""
        while free := [one for one in self.workers if one.is_free]:
            asked = self._next_for(free)
            if asked is None:
                return
            self._start(asked, _keeper_of(asked, free))

    def _start(self, asked: Asked, one: Worker) -> None:
        one.is_free = False
        thinking = asyncio.create_task(self._think(asked, one))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)

    def _next_for(self, free: list[Worker]) -> Asked | None:
        """With several workers, keep one free for other payers."""
        ready = set().union(*(one.ready for one in free))
        most = max(1, len(self.workers) - 1)
        return self._turns.next(lambda a: a.game in ready and not a.answer.done(), most)

    async def _think(self, asked: Asked, one: Worker) -> None:
        """Keep the worker busy until it answers, even if nobody is waiting any more."""
        reply: Reply | None = None
        try:
            reply = await asyncio.wait_for(one.ask(self._question(asked)), PATIENCE)
            self._free(one, asked, reply)
        except Died:
            pass
        except TimeoutError:
            log.warning("a bot took too long", game=asked.game, wish=asked.wish)
            one.process.kill()
            asked.give(None)
        except asyncio.CancelledError:
            asked.answer.cancel()
            raise
        self._turns.done(asked)
        if reply is None and self._may_try_again(asked):
            self._turns.add_first(asked)
        else:
            asked.give(reply)
        self._hand_out()

    def _free(self, one: Worker, asked: Asked, reply: Reply) -> None:
        """If a payer has no other game waiting, hold the worker briefly for the rest of the turn.

        Otherwise each decision of a turn would wait for another payer's question.
        """
        goes_on = isinstance(reply, questions.Answer) and reply.goes_on
        if goes_on and not self._turns.has_game_of(asked.payer):
            timer = asyncio.get_running_loop().call_later(HOLD, self._release, one)
            one.held = asked.place, timer
        else:
            one.is_free = True

    def _release(self, one: Worker) -> None:
        one.let_go()
        self._hand_out()

    def _question(self, asked: Asked) -> questions.Question:
        self._asked += 1
        asked.tries += 1
        return questions.Question(self._asked, asked.seen, asked.wish, asked.seed)

    def _may_try_again(self, asked: Asked) -> bool:
        return not asked.answer.done() and asked.tries < MOST_TRIES and self._can(asked.game)

    def _give_up(self) -> None:
        """Drop waiting questions that no worker can answer any more."""
        for asked in [asked for asked in self._turns if not self._can(asked.game)]:
            asked.give(None)

    async def _keep(self) -> None:
        """Keep one process running: start another when it dies."""
        while True:
            async with self._compiling:
                one = Worker(await _spawn(self._games), len(self._games))
                life = asyncio.create_task(self._live(one))
                self._lives.add(life)
                life.add_done_callback(self._lives.discard)
                await one.warm.wait()
            await asyncio.shield(life)
            log.warning("a bot process is gone", status=one.process.returncode)
            await asyncio.sleep(RESTART_DELAY)

    async def _live(self, one: Worker) -> None:
        self.workers.append(one)
        await one.listen(self)
        self.workers.remove(one)
        self._give_up()
        await one.end()


def _nobody(game: str) -> None:
    """Ignore it."""


def _keeper_of(asked: Asked, free: list[Worker]) -> Worker:
    """The worker that always answers for this seat of a match, as it keeps the seat's bot."""
    can = (one for one in free if asked.game in one.ready)
    return min(can, key=lambda one: hash((*asked.place, one.process.pid)))


async def _spawn(games: Sequence[str]) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        worker.__name__,
        *games,
        start_new_session=True,  # Ctrl+C in a terminal is meant for the server only
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "CARAVANSERAI_JIT": "1", "CARAVANSERAI_QUIET": "1"},
    )


def _size_of_state(game: str) -> int:
    """Small games compile sooner."""
    return load(game).state_class.dtype.itemsize


def _simply(
    game: Game, view: Position, seat: int, legal: list[int], seed: int
) -> Callable[[], int]:
    return lambda: make_bot(SIMPLE, seed).choose(game, view, seat, legal)
