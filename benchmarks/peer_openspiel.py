"""OpenSpiel's card games in its vector environment (C++ games, stepped from Python)."""

import random
from collections.abc import Iterator
from typing import Any

from measure import Benchmark, play_for
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.rl_environment import Environment
from open_spiel.python.vector_env import SyncVectorEnv

ENGINE = "OpenSpiel"
GAMES = ("leduc_poker", "euchre", "hearts", "gin_rummy")
BATCH = 64
MOMENT = 0.4


def benchmarks() -> Iterator[Benchmark]:
    for name in GAMES:
        table = SyncVectorEnv([Environment(name) for _ in range(BATCH)])
        yield Benchmark(ENGINE, name, f"SyncVectorEnv of {BATCH}", 1, player(table))


def player(table: Any) -> Any:
    now = [table.reset()]

    def play() -> tuple[float, float]:
        chosen = [StepOutput(action=any_legal(step), probs=None) for step in now[0]]
        now[0] = table.step(chosen, reset_if_done=True)[0]
        return BATCH, 0

    play()
    return lambda: play_for(MOMENT, play)


def any_legal(step: Any) -> int:
    seat = step.observations["current_player"]
    return int(random.choice(step.observations["legal_actions"][seat]))
