"""Bots in their own processes: given views, replaced when killed, backed by a simple bot."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from waiting import COLD, until_soon

from caravanserai.bots import Bot, make_bot
from caravanserai.bots.search import Effort, Search
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.games import load, names
from caravanserai.table import questions, worker
from caravanserai.table.bots import BotPool, Worker


async def choose(pool: BotPool, seed: int = 1) -> int:
    game = load("dunhuang")
    position = game.new(game.box(3), 5)
    view = game.view(position, 0)
    legal = game.legal(view, 0)
    thought = await pool("greedy", game, view, 0, legal, seed)
    assert thought.action in legal
    return thought.action


async def advice(pool: BotPool) -> questions.Advised | None:
    game = load("dunhuang")
    view = game.view(game.new(game.box(3), 5), 0)
    return await pool.advise(game, view, 0, game.legal(view, 0), 1)


async def until_ready(pool: BotPool, game: str = "dunhuang") -> Worker:
    def ready() -> list[Worker]:
        return [one for one in pool.workers if game in one.ready]

    await until_soon(ready, COLD)
    return ready()[0]


def test_bots_answer_before_they_are_warm_and_after_their_process_is_killed() -> None:
    async def scenario() -> None:
        pool = BotPool(2, ["dunhuang"])
        await pool.start()
        try:
            await choose(pool)  # nothing is warm yet
            assert await advice(pool) is None
            first = await until_ready(pool)
            assert "dunhuang" in pool.ready()
            before = await choose(pool)
            advised = await advice(pool)
            assert advised is not None
            assert len(advised.moves) > 1
            assert len(advised.chances) == 3
            assert sum(advised.chances) == pytest.approx(1, abs=0.01)
            asked = asyncio.create_task(choose(pool))
            os.kill(first.process.pid, signal.SIGKILL)
            assert await asked == before
            await first.process.wait()
            await until_soon(lambda: first not in pool.workers)
            assert await choose(pool) == before
            await until_soon(lambda: len(pool.workers) == 2)
        finally:
            await pool.stop()
        assert pool.workers == []

    asyncio.run(scenario())


BORROWING = """
import random
from caravanserai.engine.kernel_cache import TABLE_KERNELS
from caravanserai.games import load

def played(game):
    position, chance, seen = game.new(game.box(3), 7), random.Random(7), []
    while (seat := game.turn(position)) is not None:
        legal = game.legal(position, seat)
        rows = game.apply(position, seat, chance.choice(legal))
        views = [game.view(position, viewer).state.tobytes() for viewer in (0, 1, 2, 4)]
        seen.append((seat, legal, rows.tolist(), position.state.tobytes(), views))
    return seen

game = load("dunhuang")
before = played(game)
borrowed = game.kernels.borrow()
compiled = [hasattr(game.kernel(function), "signatures") for function in TABLE_KERNELS]
print(borrowed, set(compiled), played(game) == before)
"""


def borrowing(**environment: str) -> str:
    """What a process with plain rules says of borrowing, and of a game before and after it."""
    command = [sys.executable, "-c", BORROWING]
    plain = {**os.environ, "CARAVANSERAI_JIT": "0", **environment}
    return subprocess.run(command, env=plain, capture_output=True, text=True, check=True).stdout


def test_a_server_plays_the_same_by_what_its_bots_compiled(tmp_path: Path) -> None:
    async def compiled() -> None:
        pool = BotPool(1, ["dunhuang"])
        await pool.start()
        try:
            one = await until_ready(pool)
            await until_soon(lambda: "dunhuang" in one.compiled, COLD)
        finally:
            await pool.stop()

    asyncio.run(compiled())
    assert borrowing() == "True {True} True\n"
    assert borrowing(CARAVANSERAI_CACHE=str(tmp_path)) == "False {False} True\n"


def test_the_game_that_somebody_waits_for_is_compiled_next() -> None:
    """Even if another one is half done: that one continues afterwards."""
    waiting = worker.Waiting(["dunhuang", "dschunke", "araby"])
    coming = iter(waiting)
    assert [next(coming) for _ in range(2)] == ["dunhuang", "dunhuang"]
    waiting.prefer("araby")
    assert next(coming) == "araby"
    waiting.done("araby")
    waiting.prefer("araby")  # which is compiled already
    assert next(coming) == "dunhuang"
    waiting.done("dunhuang")
    assert next(coming) == "dschunke"
    waiting.done("dschunke")
    assert list(coming) == []


def test_a_process_that_comes_later_begins_with_what_is_wanted() -> None:
    pool = BotPool(1, ["dunhuang", "dschunke", "araby"])
    pool.prepare("araby")
    assert pool._games == ["araby", "dunhuang", "dschunke"]


def test_bots_warm_up_until_a_process_has_compiled_their_game() -> None:
    pool, told = BotPool(1), list[str]()
    pool.told_ready = told.append
    assert pool.warms_up("dunhuang")
    one = Worker(SimpleNamespace(stdin=None, returncode=None), 3)  # type: ignore[arg-type]
    pool.workers = [one]
    one._hear(questions.Ready("dunhuang"), pool)
    assert told == ["dunhuang"]
    assert not pool.warms_up("dunhuang")
    assert pool.warms_up("araby")
    assert not BotPool(0).warms_up("dunhuang")  # nothing is ever compiled there


def test_a_process_is_told_once_what_somebody_waits_for() -> None:
    told: list[bytes] = []

    async def scenario() -> None:
        pool = BotPool(0)
        pipe = SimpleNamespace(write=told.append, drain=lambda: asyncio.sleep(0))
        pool.workers = [Worker(SimpleNamespace(stdin=pipe, returncode=None), 3)]  # type: ignore[arg-type]
        for _ in range(2):
            await choose(pool)
            assert await advice(pool) is None

    asyncio.run(scenario())
    assert [questions.decode_request(message[questions.LENGTH.size :]) for message in told] == [
        questions.Wanted("dunhuang")
    ]


@pytest.mark.parametrize("name", names())
def test_what_a_worker_unpacks_is_the_view_to_the_byte(name: str) -> None:
    """Even the bytes between fields: a tree is kept for a view that is equal in all of them."""
    game = load(name)
    view = game.view(game.new(game.box(game.players[-1]), 9), 0)
    seen = questions.seen(game, view, 0, game.legal(view, 0))
    for size in (len(seen.box), len(seen.view)):
        np.full(size, 255, np.uint8)  # what the next array of this size finds in its memory
    assert seen.unpacked()[1].same_as(view)


def test_a_worker_is_never_sent_a_state() -> None:
    game = load("dunhuang")
    position = game.new(game.box(2), 5)
    with pytest.raises(AssertionError):
        questions.seen(game, position, 0, [0])


@pytest.mark.parametrize("name", names())
def test_what_a_worker_is_sent_tells_it_nothing_more_than_the_view(name: str) -> None:
    game = load(name)
    position = game.new(game.box(game.players[-1], {"start": "A"}), 9)
    view = game.view(position, 0)
    guess = game.determinize(view, 3)
    legal = game.legal(view, 0)
    seen = [questions.seen(game, game.view(p, 0), 0, legal) for p in (position, guess)]
    sent = [
        questions.encode(questions.Question(1, one, questions.Choose("random"), 1)) for one in seen
    ]
    assert sent[0] == sent[1]
    assert position.state.tobytes() not in sent[0]
    asked = questions.decode_request(sent[0])
    assert np.frombuffer(asked.seen.view, game.state_class.dtype)["eyes"][0] == 1
    answer = worker.answer(asked, worker.Kept())
    assert isinstance(answer, questions.Answer)
    assert answer.action in legal


DANCER = "dunhuang; decision: store; tiles: dancer; market: tea"


def question(
    game: Game, view: Position, seat: int, match: str | None, level: str = "master@400"
) -> questions.Question:
    seen = questions.seen(game, view, seat, game.legal(view, seat))
    return questions.Question(1, seen, questions.Choose(level, match), 7)


def decided(kept: worker.Kept, match: str | None) -> questions.Question:
    """The second question of a turn, after a bot's answer to the first."""
    game = load("dunhuang")
    position = game.read(DANCER)
    asked = question(game, game.view(position, 0), 0, match)
    reply = worker.answer(asked, kept)
    assert isinstance(reply, questions.Answer)
    game.apply(position, 0, reply.action)
    return question(game, game.view(position, 0), 0, match)


def bot_for(kept: worker.Kept, asked: questions.Question) -> Bot:
    assert isinstance(asked.wish, questions.Choose)
    return kept.bot(asked.wish, asked.seen.seat, asked.seed)


def thought(bot: Bot, asked: questions.Question) -> int:
    """How many iterations a bot has before it starts thinking about a question."""
    assert isinstance(bot, Search)
    return bot.kept(asked.seen.unpacked()[1], asked.seen.seat)


def test_the_second_decision_of_a_turn_starts_from_the_tree_of_the_first() -> None:
    kept = worker.Kept()
    again = decided(kept, "one")
    assert thought(bot_for(kept, again), again) > 50
    alone = decided(kept, None)
    assert thought(bot_for(kept, alone), alone) == 0


def test_the_decisions_of_a_turn_share_its_seconds() -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.125
        return now[0]

    kept = worker.Kept(make=lambda _, seed: Search(seed, Effort(seconds=1.0, trees=1), clock))
    again = decided(kept, "one")
    first, now[0] = now[0], 0.0
    worker.answer(again, kept)
    assert now[0] < first


def test_a_bot_is_kept_for_one_seat_of_one_match_alone() -> None:
    game = load("dunhuang")
    position = game.new(game.box(3), 5)
    kept = worker.Kept()
    asked = [
        question(game, game.view(position, seat), seat, match, level)
        for seat, match in ((0, "one"), (1, "one"), (0, "other"))
        for level in ("trader", "master")
    ]
    bots = [bot_for(kept, one) for one in asked]
    assert len(set(map(id, bots))) == 6
    assert bot_for(kept, asked[0]) is bots[0]


def test_of_many_bots_those_asked_last_are_kept() -> None:
    game = load("dunhuang")
    view = game.view(game.new(game.box(3), 5), 0)
    made: list[int] = []

    def make(level: str, seed: int) -> Bot:
        made.append(seed)
        return make_bot(level, seed)

    kept = worker.Kept(2, make)
    for match in ("a", "b", "a", "c", "a", "b"):
        bot_for(kept, question(game, view, 0, match, "greedy"))
    assert len(made) == 4  # a, b, c, and b again
