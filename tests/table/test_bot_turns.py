"""Questions to bots get their turns: one at a time per process, dropped when unwanted."""

import asyncio
import itertools
from types import SimpleNamespace

import pytest
from waiting import settled, until_soon

from caravanserai.games import load
from caravanserai.table import bots, questions
from caravanserai.table.bots import BotPool, Died, Worker
from caravanserai.table.pace import Thought

GAME = load("dunhuang")
VIEW = GAME.view(GAME.read("dunhuang; decision: store; tiles: dancer; market: tea"), 0)
LEGAL = GAME.legal(VIEW, 0)


class Fake(Worker):
    """A stand-in for a process: the test answers for it, or it answers by itself."""

    def __init__(self, pid: int = 1, answers: bool = False) -> None:
        process = SimpleNamespace(pid=pid, returncode=None, kill=self._kill)
        super().__init__(process, 1, {"dunhuang"})  # type: ignore[arg-type]
        self._answers = answers
        self.matches: list[str | None] = []
        self.kills = 0
        self.thinking: asyncio.Future[questions.Answer] | None = None

    def _kill(self) -> None:
        self.kills += 1

    async def ask(self, question: questions.Question) -> questions.Answer:
        assert isinstance(question.wish, questions.Choose)
        self.matches.append(question.wish.match)
        if self._answers:
            return questions.Answer(question.id, LEGAL[0])
        assert self.thinking is None, "one question at a time"
        self.thinking = asyncio.get_running_loop().create_future()
        try:
            return await self.thinking
        finally:
            self.thinking = None

    async def answer(self, goes_on: bool = False) -> None:
        assert self.thinking is not None
        self.thinking.set_result(questions.Answer(0, LEGAL[0], goes_on))
        await settled()

    async def die(self) -> None:
        assert self.thinking is not None
        self.thinking.set_exception(Died())
        await settled()


def pool_of(*workers: Fake) -> BotPool:
    pool = BotPool(0)
    pool.workers.extend(workers)
    return pool


async def asked(pool: BotPool, match: str, payer: str = "") -> "asyncio.Task[Thought]":
    asking = pool("master", GAME, VIEW, 0, LEGAL, 1, match, payer)
    task = asyncio.create_task(asking)
    await settled()
    return task


def test_a_seat_of_a_match_is_always_thought_about_by_the_same_of_free_processes() -> None:
    async def scenario() -> None:
        first, second = Fake(1, answers=True), Fake(2, answers=True)
        pool = pool_of(first, second)
        matches = [str(number) for number in range(40)]
        for match in matches * 3:
            await asked(pool, match)
        assert first.matches
        assert second.matches
        assert not set(first.matches) & set(second.matches)

        busy, free = Fake(1), Fake(2, answers=True)
        busy.is_free = False
        pool = pool_of(busy, free)
        for match in matches:
            await asked(pool, match)
        assert (len(busy.matches), len(free.matches)) == (0, 40)

    asyncio.run(scenario())


def test_a_process_is_asked_one_question_at_a_time_and_payers_take_turns() -> None:
    async def scenario() -> None:
        one = Fake()
        pool = pool_of(one)
        tasks = [await asked(pool, f"many {n}", "many") for n in range(30)]
        tasks.append(await asked(pool, "one", "one"))
        assert one.matches == ["many 0"]
        for _ in tasks:
            await one.answer()
        assert one.matches[:3] == ["many 0", "one", "many 1"]
        assert {(await task).action for task in tasks} == {LEGAL[0]}

    asyncio.run(scenario())


def test_a_question_that_nobody_waits_for_is_not_asked() -> None:
    async def scenario() -> None:
        one = Fake()
        pool = pool_of(one)
        first, second, third = [await asked(pool, match) for match in ("a", "b", "c")]
        second.cancel()
        first.cancel()
        await settled()
        assert one.matches == ["a"]  # it is still thinking about it
        await one.answer()
        await one.answer()
        assert one.matches == ["a", "c"]
        assert (await third).action == LEGAL[0]

    asyncio.run(scenario())


def test_patience_counts_from_when_thinking_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 0.05)

    async def scenario() -> None:
        slow, quick = Fake(1), Fake(2, answers=True)
        pool = pool_of(slow)
        first, second = [await asked(pool, match) for match in ("a", "b")]
        first.add_done_callback(lambda _: pool.workers.append(quick))
        assert (await first).action in LEGAL
        assert (slow.matches, slow.kills) == (["a"], 1)
        third = await asked(pool, "c")
        assert await second == await third == Thought(LEGAL[0])
        assert (quick.matches, quick.kills) == (["b", "c"], 0)

    asyncio.run(scenario())


def test_what_a_dead_process_was_asked_is_asked_again_first_but_not_for_ever() -> None:
    async def scenario() -> None:
        workers = [Fake(n) for n in range(4)]
        pool = pool_of(workers[0])
        first, second = await asked(pool, "a"), await asked(pool, "b")
        for dead, fresh in itertools.pairwise(workers):
            pool.workers[:] = [fresh]
            await dead.die()
        assert [one.matches for one in workers] == [["a"], ["a"], ["a"], ["b"]]
        assert (await first).action in LEGAL  # of a simple bot
        await workers[3].answer()
        assert (await second).action == LEGAL[0]

    asyncio.run(scenario())


def test_a_turn_is_finished_before_another_payer_has_one() -> None:
    async def scenario() -> None:
        one = Fake()
        pool = pool_of(one)
        await asked(pool, "a", "one")
        await asked(pool, "b", "many")
        await one.answer(goes_on=True)
        assert one.matches == ["a"]
        again = await asked(pool, "a", "one")
        assert one.matches == ["a", "a"]
        await one.answer()
        assert again.done()
        assert one.matches == ["a", "a", "b"]

    asyncio.run(scenario())


def test_a_turn_that_does_not_go_on_soon_is_waited_for_no_longer() -> None:
    async def scenario() -> None:
        one = Fake()
        pool = pool_of(one)
        await asked(pool, "a", "one")
        other = await asked(pool, "b", "many")
        await one.answer(goes_on=True)
        await until_soon(lambda: one.thinking is not None)
        await one.answer()
        assert other.done()

    asyncio.run(scenario())


def test_whoever_has_more_tables_keeps_no_process_between_them() -> None:
    async def scenario() -> None:
        one = Fake()
        pool = pool_of(one)
        for match in ("a", "b"):
            await asked(pool, match, "many")
        await one.answer(goes_on=True)
        assert one.matches == ["a", "b"]

    asyncio.run(scenario())


def test_of_two_processes_one_is_left_for_others() -> None:
    async def scenario() -> None:
        workers = Fake(1), Fake(2)
        pool = pool_of(*workers)
        for match in ("a", "b", "c"):
            await asked(pool, match, "many")
        assert sum(len(one.matches) for one in workers) == 1
        await asked(pool, "d", "one")
        assert sorted(str(match) for one in workers for match in one.matches) == ["a", "d"]

    asyncio.run(scenario())


def test_when_the_pool_stops_nobody_waits_any_longer() -> None:
    async def scenario() -> None:
        pool = pool_of(Fake())
        tasks = [await asked(pool, match) for match in ("a", "b")]
        pool.workers.clear()
        await pool.stop()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert all(task.cancelled() for task in tasks)

    asyncio.run(scenario())
