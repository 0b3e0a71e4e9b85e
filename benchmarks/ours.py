"""Caravanserai's rows: every game there is, in the compiled loop, in batches and step by step."""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from measure import Benchmark, Sample, play_for

from caravanserai import games
from caravanserai.engine.game import Game
from caravanserai.engine.many_games import legal_masks, play_games, step_games
from caravanserai.engine.record import Rows, copy_rows

ENGINE = "Caravanserai"
LOOP = "compiled loop"
MOMENT = 0.4
LOOP_GAMES = 500
BATCH = 1024
JIT_OFF = {"CARAVANSERAI_JIT": "0"}


def benchmarks() -> Iterator[Benchmark]:
    """The rows of all games."""
    for name in games.names():
        game = games.load(name)
        for players in game.players:
            for threads in (1, 2):
                yield in_the_loop(game, players, threads)
        yield in_batches(game, game.players[-1])
        yield alone(game, "steps", "steps from Python", {})
        yield alone(game, "steps", "steps from Python, JIT off", JIT_OFF)
        yield alone(game, "loop", "loop, JIT off", JIT_OFF)


def in_the_loop(game: Game, players: int, threads: int) -> Benchmark:
    box = game.box(players)
    play_games(game, box, 1, seed=1)

    def play() -> tuple[float, float]:
        return play_games(game, box, LOOP_GAMES, seed=1, threads=threads)[1], LOOP_GAMES

    what = f"{game.name}, {players} players"
    return Benchmark(ENGINE, what, LOOP, threads, lambda: play_for(MOMENT, play))


def in_batches(game: Game, players: int) -> Benchmark:
    """Legal masks and one step of 1,024 games at a time; choosing the actions is not timed."""
    box = game.box(players)
    fresh = np.concatenate([game.new(box, seed).state for seed in range(BATCH)])

    def run() -> Sample:
        sample = Sample(0, 0, 1e-9)
        while sample.seconds < MOMENT:
            sample = play_batch(game, box, copy_rows(fresh), sample)
        return sample

    what = f"{game.name}, {players} players"
    return Benchmark(ENGINE, what, f"batch of {BATCH:,}, masks and steps", 1, run)


def play_batch(game: Game, box: Rows, states: Rows, so_far: Sample) -> Sample:
    """Step all games until half of them are over."""
    decisions, seconds = so_far.decisions, so_far.seconds
    live = len(states)
    while live > len(states) / 2:
        before = time.perf_counter()
        masks, turns = legal_masks(game, box, states)
        seconds += time.perf_counter() - before
        live = int((turns >= 0).sum())
        first = random.randrange(masks.shape[1])
        actions = (np.roll(masks, -first, axis=1).argmax(axis=1) + first) % masks.shape[1]
        chosen = actions.astype(np.int16)
        before = time.perf_counter()
        step_games(game, box, states, chosen)
        seconds += time.perf_counter() - before
        decisions += live
    return Sample(decisions, so_far.games + len(states) - live, seconds)


def alone(game: Game, mode: str, how: str, environment: Mapping[str, str]) -> Benchmark:
    """A row measured in a process of its own."""
    what = f"{game.name}, {game.players[-1]} players"

    def run() -> Sample:
        return Sample(**in_new_process(mode, game.name, environment))

    return Benchmark(ENGINE, what, how, 1, run)


@dataclass(frozen=True)
class Start:
    """What a game costs before it plays: bytes a state, seconds to the first finished game."""

    game: str
    state_bytes: int
    cold: float
    cached: float


def starts() -> Iterator[Start]:
    """Start each game in a new process with an empty cache, then thrice with a filled one."""
    for name in games.names():
        with tempfile.TemporaryDirectory() as folder:
            environment = {"CARAVANSERAI_CACHE": folder}
            cold = in_new_process("start", name, environment)
            cached = min(in_new_process("start", name, environment) for _ in range(3))
        yield Start(name, games.load(name).state_class.dtype.itemsize, cold, cached)


def in_new_process(mode: str, name: str, environment: Mapping[str, str]) -> Any:
    answer = subprocess.run(
        [sys.executable, Path(__file__).with_name("alone.py"), mode, name],
        env={**os.environ, **environment},
        check=True,
        stdout=subprocess.PIPE,
    )
    return json.loads(answer.stdout)
