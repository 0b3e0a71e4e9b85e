"""Caravanserai's rows: vector environment, PettingZoo and Gymnasium, for every game."""

import time
from collections.abc import Iterator, Sequence

import numpy as np
from measure import Benchmark, Sample, play_for

from caravanserai import games
from caravanserai.research.batch import Batch
from caravanserai.research.gymnasium import AgainstBots
from caravanserai.research.pettingzoo import env
from caravanserai.research.tables import AgentTables

ENGINE = "Caravanserai"
BATCH = 1024
AGENTS = 256
VECTOR = f"vector of {BATCH:,}, actions chosen beforehand"
SAMPLED = f"vector of {BATCH:,}"
MOMENT = 0.4


def benchmarks(chosen: Sequence[str]) -> Iterator[Benchmark]:
    """The rows of the games named, or of all."""
    for name in chosen or games.names():
        players = games.load(name).players
        for count, threads in ((players[0], 1), (players[0], 2), (players[-1], 1)):
            yield from in_vectors(name, count, threads)
        yield turn_by_turn(name, players[0])
        yield against_bots(name, players[0])
        for rivals in ("random", "greedy", "trader@100"):
            yield many_against_bots(name, players[0], rivals)


def in_vectors(name: str, players: int, threads: int) -> Iterator[Benchmark]:
    batch = Batch(name, BATCH, players, threads=threads)
    batch.reset(0)
    what = f"{name}, {players} players"

    def run() -> Sample:
        steps = seconds = worked = 0.0
        while seconds < MOMENT:
            actions = batch.sample()
            before, working = time.perf_counter(), time.process_time()
            batch.step(actions)
            seconds += time.perf_counter() - before
            worked += time.process_time() - working
            steps += BATCH
        return Sample(steps, 0, seconds, worked)

    def sampled() -> tuple[float, float]:
        batch.step(batch.sample())
        return BATCH, 0

    run()
    yield Benchmark(ENGINE, what, VECTOR, threads, run)
    yield Benchmark(ENGINE, what, SAMPLED, threads, lambda: play_for(MOMENT, sampled))


def turn_by_turn(name: str, players: int) -> Benchmark:
    table = env(name, players=players)

    def play() -> tuple[float, float]:
        table.reset()
        steps = 0
        for agent in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            if over or cut:
                break
            table.step(table.action_space(agent).sample(seen["action_mask"]))
            steps += 1
            if steps == 500:
                break
        return steps, 1

    play()
    what = f"{name}, {players} players"
    return Benchmark(ENGINE, what, "PettingZoo AEC", 1, lambda: play_for(MOMENT, play))


def against_bots(name: str, players: int) -> Benchmark:
    table = AgainstBots(name, "random", players)
    chance = np.random.default_rng(1)

    def play() -> tuple[float, float]:
        _, info = table.reset()
        steps, over = 0, False
        while not over and steps < 500:
            action = chance.choice(np.flatnonzero(info["action_mask"]))
            _, _, over, _, info = table.step(action)
            steps += 1
        return steps, 1

    play()
    what = f"{name}, {players} players"
    how = "Gymnasium, against random bots"
    return Benchmark(ENGINE, what, how, 1, lambda: play_for(MOMENT, play))


def many_against_bots(name: str, players: int, rivals: str) -> Benchmark:
    """A step is a decision of the agent, and all that the bots decide before its next one."""
    tables = AgentTables(name, AGENTS, rivals, players, seat=None, threads=1)
    tables.reset(0)
    chance = np.random.default_rng(1)

    def play() -> tuple[float, float]:
        masks = tables.tables.masks
        tables.step((chance.random(masks.shape, np.float32) * masks).argmax(axis=1))
        return AGENTS, 0

    play()
    what, how = f"{name}, {players} players", f"vector of {AGENTS}, against {rivals} bots"
    return Benchmark(ENGINE, what, how, 1, lambda: play_for(MOMENT, play))
