"""RLCard's games with its random agents."""

from collections.abc import Iterator
from typing import Any

import rlcard
from measure import Benchmark, play_for
from rlcard.agents import RandomAgent

ENGINE = "RLCard"
GAMES = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")
MOMENT = 0.4


def benchmarks() -> Iterator[Benchmark]:
    for name in GAMES:
        yield Benchmark(ENGINE, name, "Python", 1, player(rlcard.make(name)))


def player(table: Any) -> Any:
    agents = [RandomAgent(table.num_actions) for _ in range(table.num_players)]
    table.set_agents(agents)

    def play() -> tuple[float, float]:
        state, seat = table.reset()
        steps = 0
        while not table.is_over():
            state, seat = table.step(agents[seat].step(state), agents[seat].use_raw)
            steps += 1
        return steps, 1

    play()
    return lambda: play_for(MOMENT, play)
