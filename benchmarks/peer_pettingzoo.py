"""PettingZoo's own card games, through its AEC interface."""

import importlib
from collections.abc import Iterator
from typing import Any

from measure import Benchmark, play_for

ENGINE = "PettingZoo"
GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
MOMENT = 0.4


def benchmarks() -> Iterator[Benchmark]:
    for name in GAMES:
        table = importlib.import_module(f"pettingzoo.classic.{name}").env()
        yield Benchmark(ENGINE, name, "AEC", 1, player(table))


def player(table: Any) -> Any:
    def play() -> tuple[float, float]:
        table.reset()
        steps = 0
        for agent in table.agent_iter():
            seen, _, over, cut, info = table.last()
            if over or cut:
                break
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            table.step(table.action_space(agent).sample(mask))
            steps += 1
        return steps, 1

    play()
    return lambda: play_for(MOMENT, play)
