"""Bots in processes of their own: fed views, replaced when killed, backed by a simple bot."""

import asyncio
import os
import signal

import numpy as np
import pytest

from caravanserai.games import load, names
from caravanserai.table import worker
from caravanserai.table.bots import BotPool, Worker


async def choose(pool: BotPool, seed: int = 1) -> int:
    game = load("dunhuang")
    position = game.new(game.box(3), 5)
    view = game.view(position, 0)
    legal = game.legal(view, 0)
    action = await pool("greedy", game, view, 0, legal, seed)
    assert action in legal
    return action


async def until_ready(pool: BotPool, game: str = "dunhuang") -> Worker:
    while True:
        for one in pool.workers:
            if game in one.ready:
                return one
        await asyncio.sleep(0.05)


def test_bots_answer_before_they_are_warm_and_after_their_process_is_killed() -> None:
    async def scenario() -> None:
        pool = BotPool(2, ["dunhuang"])
        await pool.start()
        try:
            await choose(pool)  # nothing is warm yet
            first = await until_ready(pool)
            assert "dunhuang" in pool.ready()
            before = await choose(pool)
            asked = asyncio.create_task(choose(pool))
            os.kill(first.process.pid, signal.SIGKILL)
            assert await asked == before
            await first.process.wait()
            while first in pool.workers:
                await asyncio.sleep(0.01)
            assert await choose(pool) == before
            while len(pool.workers) < 2:
                await asyncio.sleep(0.05)
        finally:
            await pool.stop()
        assert pool.workers == []

    asyncio.run(scenario())


def test_a_worker_is_never_sent_a_state() -> None:
    game = load("dunhuang")
    position = game.new(game.box(2), 5)
    with pytest.raises(AssertionError):
        worker.question(1, "random", game, position, 0, [0], 1)


@pytest.mark.parametrize("name", names())
def test_what_a_worker_is_sent_tells_it_nothing_more_than_the_view(name: str) -> None:
    game = load(name)
    position = game.new(game.box(game.players[-1]), 9)
    view = game.view(position, 0)
    guess = game.determinize(view, 3)
    legal = game.legal(view, 0)
    sent = [
        worker.encode(worker.question(1, "random", game, game.view(p, 0), 0, legal, 1))
        for p in (position, guess)
    ]
    assert sent[0] == sent[1]
    assert position.state.tobytes() not in sent[0]
    asked = worker.decode_question(sent[0])
    assert np.frombuffer(asked.view, game.state_class.dtype)["eyes"][0] == 1
    assert worker.answer(asked).action in legal
