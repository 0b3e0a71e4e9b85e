"""catanatron: whole games of its random players. Rolling the dice counts as a decision."""

from collections.abc import Iterator

from catanatron import Color, Game, RandomPlayer
from measure import Benchmark, play_for

ENGINE = "catanatron"
MOMENT = 0.8


def benchmarks() -> Iterator[Benchmark]:
    yield Benchmark(ENGINE, "Catan, 4 players", "Python", 1, lambda: play_for(MOMENT, play))


def play() -> tuple[float, float]:
    game = Game([RandomPlayer(color) for color in Color])
    game.play()
    return len(game.state.actions), 1
