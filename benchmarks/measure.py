"""What a benchmark is: something that plays for a moment and says how much it played."""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Sample:
    """What was played in one measurement.

    processor: seconds that all threads together worked, where that was measured.
    """

    decisions: float
    games: float
    seconds: float
    processor: float = math.nan

    @property
    def speed(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds

    @property
    def efficiency(self) -> float:
        """Decisions a second of processor time: what others do on the machine matters less."""
        return self.decisions / self.processor


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
    """A benchmark and the fastest of its samples; what is best by processor time may be another."""

    benchmark: Benchmark
    best: Sample
    efficiency: float


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
        Result(
            benchmark,
            max(taken, key=lambda sample: sample.speed),
            max(sample.efficiency for sample in taken),
        )
        for benchmark, taken in zip(benchmarks, samples, strict=True)
    ]


def play_for(seconds: float, play: Callable[[], tuple[float, float]]) -> Sample:
    """Call `play`, which returns decisions and games, again and again for so long."""
    decisions = games = passed = 0.0
    start, worked = time.perf_counter(), time.process_time()
    while passed < seconds:
        more_decisions, more_games = play()
        decisions += more_decisions
        games += more_games
        passed = time.perf_counter() - start
    return Sample(decisions, games, passed, time.process_time() - worked)
