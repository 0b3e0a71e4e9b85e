"""The processes that choose for bots.

Until a game is compiled in some process, a simple bot in this one answers. A process that dies
is replaced, and whatever it was asked is asked again.
"""

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import structlog

from caravanserai.bots import make_bot
from caravanserai.engine import jit
from caravanserai.engine.game import Game, Position
from caravanserai.games import load, names
from caravanserai.table import worker

log = structlog.get_logger()

SIMPLE: Final = "greedy"
INSTANT: Final = "random"  # not worth asking another process
PATIENCE: Final = 60.0  # seconds a bot may think
MOST_TRIES: Final = 3
RESTART_DELAY: Final = 1.0


Reply = worker.Answer | worker.Advised


class Died(Exception):
    """The process is gone."""


@dataclass(eq=False)
class Worker:
    """One process for so many games.

    ready: those it has compiled. wanted: those it was told that somebody waits for. asked: what it
    has not answered yet. warm: it has compiled them all, or is gone.
    """

    process: asyncio.subprocess.Process
    games: int
    ready: set[str] = field(default_factory=set)
    wanted: set[str] = field(default_factory=set)
    warm: asyncio.Event = field(default_factory=asyncio.Event)
    asked: dict[int, "asyncio.Future[Reply]"] = field(default_factory=dict)

    async def listen(self, ready: Callable[[str], None]) -> None:
        """Take its replies until it is gone; `ready` is told of every game compiled."""
        out = self.process.stdout
        assert out is not None
        try:
            while True:
                size = worker.LENGTH.unpack(await out.readexactly(worker.LENGTH.size))[0]
                self._hear(worker.decode_reply(await out.readexactly(size)), ready)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        self.warm.set()
        for future in self.asked.values():
            if not future.done():
                future.set_exception(Died())

    def _hear(self, reply: worker.Reply, ready: Callable[[str], None]) -> None:
        if isinstance(reply, worker.Ready):
            self.ready.add(reply.game)
            ready(reply.game)
            if len(self.ready) == self.games:
                self.warm.set()
        elif (future := self.asked.pop(reply.id, None)) is not None and not future.done():
            future.set_result(reply)

    async def ask(self, question: worker.Question) -> Reply:
        """Its answer, or Died."""
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.asked[question.id] = future
        try:
            await self._send(question)
            return await future
        except ConnectionError as error:
            raise Died from error
        finally:
            self.asked.pop(question.id, None)

    async def want(self, game: str) -> None:
        """Have it compile this game next."""
        if game not in self.ready | self.wanted:
            self.wanted.add(game)
            with suppress(ConnectionError):
                await self._send(worker.Wanted(game))

    async def _send(self, request: worker.Request) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(worker.framed(worker.encode(request)))
        await self.process.stdin.drain()

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
        self._size, self._games = size, games or sorted(names(), key=_size_of_state)
        self.workers: list[Worker] = []
        self._keepers: list[asyncio.Task[None]] = []
        self._lives: set[asyncio.Task[None]] = set()
        self._asked = 0
        self._compiling = asyncio.Lock()  # one at a time: the next ones find it in the cache
        self._borrowing = ThreadPoolExecutor(1, "borrow")
        self.compiled: set[str] = set()  # games that this process plays by compiled rules

    async def start(self) -> None:
        """Start the processes; they compile in the background what was not compiled before."""
        for game in self._games if self._size else ():
            self._borrow(game)
        self._keepers = [asyncio.create_task(self._keep()) for _ in range(self._size)]

    async def stop(self) -> None:
        """End them."""
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        for one in list(self.workers):
            await one.end()
        await asyncio.gather(*self._lives)
        self._borrowing.shutdown(cancel_futures=True)

    def _borrow(self, game: str) -> None:
        """What a process has compiled is good for the tables of this one too."""
        if not jit.ENABLED:
            self._borrowing.submit(self._try_to_borrow, game)

    def _try_to_borrow(self, game: str) -> None:
        if game not in self.compiled and load(game).borrow():
            self.compiled.add(game)

    def ready(self) -> list[str]:
        """The games that are answered at full speed."""
        return sorted(set().union(*(w.ready for w in self.workers)))

    async def __call__(
        self,
        level: str,
        game: Game,
        view: Position,
        seat: int,
        legal: list[int],
        seed: int,
        match: str | None = None,
    ) -> int:
        """One of `legal`, given what `seat` may know.

        match: the game in which this seat has been asked, or will be.
        """
        if len(legal) == 1:
            return legal[0]
        if level == INSTANT:
            return make_bot(level, seed).choose(game, view, seat, legal)
        reply = await self._ask(worker.seen(game, view, seat, legal), level, seed, match)
        if isinstance(reply, worker.Answer):
            if reply.action in legal:
                return reply.action
            log.error("a bot chose what is not legal", game=game.name, level=level)
        return await asyncio.to_thread(_simply(game, view, seat, legal, seed))

    async def advise(
        self, game: Game, view: Position, seat: int, legal: list[int], seed: int
    ) -> worker.Advised | None:
        """What a good player would think of a view; None while nobody can think yet."""
        reply = await self._ask(worker.seen(game, view, seat, legal), None, seed)
        return reply if isinstance(reply, worker.Advised) else None

    async def _ask(
        self, seen: worker.Seen, level: str | None, seed: int, match: str | None = None
    ) -> Reply | None:
        """A worker's answer; None if there is none to be had."""
        for _ in range(MOST_TRIES):
            free = self._least_busy(seen, match)
            if free is None:
                await asyncio.gather(*(one.want(seen.game) for one in self.workers))
                break
            self._asked += 1
            try:
                question = worker.Question(self._asked, seen, level, seed, match)
                return await asyncio.wait_for(free.ask(question), PATIENCE)
            except Died:
                continue
            except TimeoutError:
                log.warning("a bot took too long", game=seen.game, level=level)
                free.process.kill()
        return None

    def _least_busy(self, seen: worker.Seen, match: str | None) -> Worker | None:
        """Of equals always the same for a seat of a match, as it keeps the seat's bot."""
        ready = [w for w in self.workers if seen.game in w.ready and w.process.returncode is None]
        return min(
            ready,
            key=lambda w: (len(w.asked), hash((match, seen.seat, w.process.pid))),
            default=None,
        )

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
        await one.listen(self._borrow)
        self.workers.remove(one)
        await one.end()


async def _spawn(games: Sequence[str]) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        worker.__name__,
        *games,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "CARAVANSERAI_JIT": "1"},
    )


def _size_of_state(game: str) -> int:
    """Small games compile sooner."""
    return load(game).state_class.dtype.itemsize


def _simply(
    game: Game, view: Position, seat: int, legal: list[int], seed: int
) -> Callable[[], int]:
    return lambda: make_bot(SIMPLE, seed).choose(game, view, seat, legal)
