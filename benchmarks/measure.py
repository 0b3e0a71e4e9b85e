"""What a benchmark is: something that plays for a moment and says how much it played."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Sample:
    """What was played in one measurement."""

    decisions: float
    games: float
    seconds: float

    @property
    def speed(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


@dataclass(frozen=True)
class Benchmark:
    """A row of the table. `run` plays for about half a second."""

    engine: str
    what: str
    how: str
    threads: int
    run: Callable[[], Sample]


@dataclass(frozen=True)
class Result:
    """A benchmark and the best of its samples."""

    benchmark: Benchmark
    best: Sample


def measure(
    benchmarks: Sequence[Benchmark], rounds: int, announce: Callable[[str], None]
) -> list[Result]:
    """Run all benchmarks in turn, `rounds` times: a busy moment then spoils no single row."""
    samples: list[list[Sample]] = [[] for _ in benchmarks]
    for round_number in range(1, rounds + 1):
        for benchmark, taken in zip(benchmarks, samples, strict=True):
            announce(f"round {round_number}/{rounds}: {benchmark.engine} {benchmark.what}")
            taken.append(benchmark.run())
    return [
        Result(benchmark, max(taken, key=lambda sample: sample.speed))
        for benchmark, taken in zip(benchmarks, samples, strict=True)
    ]


def play_for(seconds: float, play: Callable[[], tuple[float, float]]) -> Sample:
    """Call `play`, which returns decisions and games, again and again for so long."""
    decisions = games = passed = 0.0
    start = time.perf_counter()
    while passed < seconds:
        more_decisions, more_games = play()
        decisions += more_decisions
        games += more_games
        passed = time.perf_counter() - start
    return Sample(decisions, games, passed)
