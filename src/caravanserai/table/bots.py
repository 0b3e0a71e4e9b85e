"""The processes that choose for bots.

Each is sent one question at a time; what waits, waits here for its turn (`turns.py`). Until a game
is compiled in some process, a simple bot in this one answers. A process that dies is replaced, and
what it was asked is asked again.
"""

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final

import structlog

from caravanserai.bots import make_bot
from caravanserai.engine import jit
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.games import load, names
from caravanserai.table import worker
from caravanserai.table.seating import INSTANT
from caravanserai.table.turns import Ticket, Turns

log = structlog.get_logger()

SIMPLE: Final = "greedy"
PATIENCE: Final = 60.0  # seconds a bot may think, from when it begins
MOST_TRIES: Final = 3
RESTART_DELAY: Final = 1.0
HOLD: Final = 0.1  # seconds that a worker waits for the rest of a turn


Reply = worker.Answer | worker.Advised
Place = tuple[str | None, int]  # a seat of a match


class Died(Exception):
    """The process is gone."""


@dataclass(eq=False)
class Asked(Ticket):
    """A question, and where its answer goes; None if there is none to be had."""

    seen: worker.Seen
    level: str | None
    seed: int
    match: str | None
    answer: "asyncio.Future[Reply | None]"
    tries: int = 0

    @property
    def place(self) -> Place:
        """Who has to decide."""
        return self.match, self.seen.seat

    def give(self, reply: Reply | None) -> None:
        """Answer, unless nobody listens any more."""
        if not self.answer.done():
            self.answer.set_result(reply)


@dataclass(eq=False)
class Worker:
    """One process for so many games."""

    process: asyncio.subprocess.Process
    games: int
    ready: set[str] = field(default_factory=set)  # games whose bots it has compiled
    compiled: set[str] = field(default_factory=set)  # games of which it has compiled all
    wanted: set[str] = field(default_factory=set)  # games it was told that somebody waits for
    warm: asyncio.Event = field(default_factory=asyncio.Event)  # all compiled, or it is gone
    asked: dict[int, "asyncio.Future[Reply]"] = field(default_factory=dict)  # not yet answered
    is_free: bool = True
    held: "tuple[Place, asyncio.TimerHandle] | None" = None  # for a turn that goes on

    async def listen(self, pool: "BotPool") -> None:
        """Take its replies until it is gone; the pool is told of every game compiled."""
        out = self.process.stdout
        assert out is not None
        try:
            while True:
                size = worker.LENGTH.unpack(await out.readexactly(worker.LENGTH.size))[0]
                self._hear(worker.decode_reply(await out.readexactly(size)), pool)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        self.warm.set()
        for future in self.asked.values():
            if not future.done():
                future.set_exception(Died())

    def _hear(self, reply: worker.Reply, pool: "BotPool") -> None:
        if isinstance(reply, worker.Ready):
            self.ready.add(reply.game)
            pool.is_ready(reply.game)
        elif isinstance(reply, worker.Compiled):
            self.compiled.add(reply.game)
            pool.borrow(reply.game)
            if len(self.compiled) == self.games:
                self.warm.set()
        elif (future := self.asked.pop(reply.id, None)) is not None and not future.done():
            future.set_result(reply)

    async def ask(self, question: worker.Question) -> Reply:
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
        """Hold it no longer for the rest of a turn."""
        if self.held is not None:
            self.held[1].cancel()
            self.held, self.is_free = None, True

    def want(self, game: str) -> None:
        """Have it compile this game next."""
        if game not in self.ready | self.wanted:
            self.wanted.add(game)
            self._send(worker.Wanted(game))

    def _send(self, request: worker.Request) -> asyncio.StreamWriter:
        pipe = self.process.stdin
        assert pipe is not None
        pipe.write(worker.framed(worker.encode(request)))
        return pipe

    async def end(self) -> None:
        """End the process, if it has not ended by itself."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class BotPool:
    """A number of workers, kept alive; they compile `games`, or all."""

    def __init__(self, size: int, games: Sequence[str] = ()) -> None:
        self._size, self._games = size, list(games or sorted(names(), key=_size_of_state))
        self.workers: list[Worker] = []
        self._keepers: list[asyncio.Task[None]] = []
        self._lives: set[asyncio.Task[None]] = set()
        self._asked = 0
        self._turns: Turns[Asked] = Turns()
        self._thinking: set[asyncio.Task[None]] = set()
        self._compiling = asyncio.Lock()  # one at a time: the next ones find it in the cache
        self._borrowing = ThreadPoolExecutor(1, "borrow")
        self.compiled: set[str] = set()  # games that this process plays by compiled rules
        self.told_ready: Callable[[str], None] = _nobody  # whose bots play at full strength now

    async def start(self) -> None:
        """Start the processes; they compile in the background what was not compiled before."""
        for game in self._games if self._size else ():
            self.borrow(game)
        self._keepers = [asyncio.create_task(self._keep()) for _ in range(self._size)]

    async def stop(self) -> None:
        """End them, and answer nobody any more."""
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
        """What a process has compiled is good for the tables of this one too."""
        if not jit.ENABLED:
            self._borrowing.submit(self._try_to_borrow, game)

    def _try_to_borrow(self, game: str) -> None:
        if game not in self.compiled and load(game).kernels.borrow():
            self.compiled.add(game)

    def ready(self) -> list[str]:
        """The games that are answered at full speed."""
        return sorted(set().union(*(w.ready for w in self.workers)))

    def warms_up(self, game: str) -> bool:
        """Do bots of this game play simply for now?"""
        return bool(self._size) and not self._can(game)

    def prepare(self, game: str) -> None:
        """Somebody waits for this game: it is compiled before the others."""
        self._games.sort(key=lambda name: name != game)  # for processes to come
        for one in self.workers:
            one.want(game)

    def is_ready(self, game: str) -> None:
        """A process has compiled the bots of this game."""
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
    ) -> int:
        """One of `legal`, given what `seat` may know.

        match: the game in which this seat has been asked, or will be. payer: on whose account.
        """
        if len(legal) == 1:
            return legal[0]
        if level == INSTANT:
            return make_bot(level, seed).choose(game, view, seat, legal)
        reply = await self._ask(worker.seen(game, view, seat, legal), level, seed, match, payer)
        if isinstance(reply, worker.Answer):
            if reply.action in legal:
                return reply.action
            log.error("a bot chose what is not legal", game=game.name, level=level)
        return await asyncio.to_thread(_simply(game, view, seat, legal, seed))

    async def advise(
        self, game: Game, view: Position, seat: int, legal: list[int], seed: int, payer: str = ""
    ) -> worker.Advised | None:
        """What a good player would think of a view; None while nobody can think yet."""
        reply = await self._ask(worker.seen(game, view, seat, legal), None, seed, None, payer)
        return reply if isinstance(reply, worker.Advised) else None

    async def _ask(
        self, seen: worker.Seen, level: str | None, seed: int, match: str | None, payer: str
    ) -> Reply | None:
        """A worker's answer; None if there is none to be had."""
        if not self._can(seen.game):
            self.prepare(seen.game)
            return None
        answer: asyncio.Future[Reply | None] = asyncio.get_running_loop().create_future()
        asked = Asked(payer, seen.game, level is None, seen, level, seed, match, answer)
        self._take(asked)
        try:
            return await answer
        finally:
            self._turns.remove(asked)  # whoever asked may have gone

    def _take(self, asked: Asked) -> None:
        """Let it wait for its turn, unless it is part of one."""
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
        """Of several workers one is left for other payers."""
        ready = set().union(*(one.ready for one in free))
        most = max(1, len(self.workers) - 1)
        return self._turns.next(lambda a: a.game in ready and not a.answer.done(), most)

    async def _think(self, asked: Asked, one: Worker) -> None:
        """The worker is busy until it answers, even if nobody waits for that any more."""
        reply: Reply | None = None
        try:
            reply = await asyncio.wait_for(one.ask(self._question(asked)), PATIENCE)
            self._free(one, asked, reply)
        except Died:
            pass
        except TimeoutError:
            log.warning("a bot took too long", game=asked.game, level=asked.level)
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
        """Somebody's only table keeps the worker for the rest of its turn, if that is soon.

        Otherwise each decision of a turn would wait for another payer's question.
        """
        goes_on = isinstance(reply, worker.Answer) and reply.goes_on
        if goes_on and not self._turns.has_game_of(asked.payer):
            timer = asyncio.get_running_loop().call_later(HOLD, self._release, one)
            one.held = asked.place, timer
        else:
            one.is_free = True

    def _release(self, one: Worker) -> None:
        one.let_go()
        self._hand_out()

    def _question(self, asked: Asked) -> worker.Question:
        self._asked += 1
        asked.tries += 1
        return worker.Question(self._asked, asked.seen, asked.level, asked.seed, asked.match)

    def _may_try_again(self, asked: Asked) -> bool:
        return not asked.answer.done() and asked.tries < MOST_TRIES and self._can(asked.game)

    def _give_up(self) -> None:
        """Nobody is left who could answer some of what waits."""
        for asked in [asked for asked in self._turns if not self._can(asked.game)]:
            asked.give(None)

    async def _keep(self) -> None:
        """One process, and another one when it is gone."""
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
    """Nobody wants to know."""


def _keeper_of(asked: Asked, free: list[Worker]) -> Worker:
    """Of those who can answer always the same for a seat of a match, as it keeps the seat's bot."""
    can = (one for one in free if asked.game in one.ready)
    return min(can, key=lambda one: hash((asked.match, asked.seen.seat, one.process.pid)))


async def _spawn(games: Sequence[str]) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        worker.__name__,
        *games,
        start_new_session=True,  # Ctrl+C in a terminal is for the server alone
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
