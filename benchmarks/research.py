"""Environments for learning, beside peers in the same run.

`python benchmarks/research.py [GAME …]`: random play; every step includes observations, legal
actions and the choice of a random one. Peers that are not installed are skipped, loudly. Writes
docs/benchmarks-research.md.
"""

import datetime
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import environments
from measure import Benchmark, Result, measure
from peers import Skipped, machine, with_peers
from rich.console import Console
from rich.table import Table

ROUNDS = 4
PEERS = {
    "peer_pettingzoo": ("PettingZoo's classics", "bench-pettingzoo"),
    "peer_rlcard": ("RLCard", "bench-pettingzoo"),
    "peer_openspiel": ("OpenSpiel", "bench-openspiel"),
    "peer_pgx": ("pgx", "bench-pgx"),
}
PACKAGES = ("numba", "numpy", "pettingzoo", "rlcard", "open_spiel", "pgx", "jax")
REPORT = Path(__file__).parents[1] / "docs" / "benchmarks-research.md"
HEADINGS = (
    "engine",
    "game",
    "how",
    "threads",
    "steps/s",
    "steps/s of processor time",
    "Dunhuang's vector is",
)
GOAL, GOAL_RATIO = 4e6, 10.0

console = Console(width=None if sys.stdout.isatty() else 140, highlight=False)


def main() -> None:
    load, began = os.getloadavg()[0], time.perf_counter()

    def announce(line: str) -> None:
        print(f"{time.perf_counter() - began:5.0f} s  {line}", flush=True)

    benchmarks, skipped = with_peers(prepared(sys.argv[1:], announce), PEERS)
    results = measure(benchmarks, ROUNDS, announce)
    rows = table(results, skipped)
    printed = Table(*HEADINGS)
    for cells in rows:
        printed.add_row(*cells)
    console.print(printed)
    goals = goal_lines(results)
    for line in (*skipped, *goals):
        console.print(str(line), markup=False)
    REPORT.write_text(report(rows, goals, skipped, load), encoding="utf-8")
    console.print(f"Written to {REPORT}")


def prepared(games: Sequence[str], announce: Callable[[str], None]) -> list[Benchmark]:
    """Our rows, compiled."""
    rows = []
    for benchmark in environments.benchmarks(games):
        announce(f"ready: {benchmark.what}, {benchmark.how}")
        rows.append(benchmark)
    return rows


def dunhuang(results: Sequence[Result], how: str) -> Result:
    """The fastest row of Dunhuang on one thread, by processor time."""
    rows = [
        result
        for result in results
        if result.benchmark.engine == environments.ENGINE
        and result.benchmark.how == how
        and result.benchmark.threads == 1
        and result.benchmark.what.startswith("dunhuang")
    ]
    return max(rows, key=lambda result: result.efficiency)


def table(results: Sequence[Result], skipped: Sequence[Skipped]) -> list[tuple[str, ...]]:
    """The rows as text; what was skipped last."""
    vector = dunhuang(results, environments.SAMPLED)
    rows: list[tuple[str, ...]] = []
    for result in results:
        b = result.benchmark
        ratio = vector.efficiency / result.efficiency
        shown = "" if b.engine == environments.ENGINE else f"{ratio:,.1f} x as fast"
        speeds = f"{result.best.speed:,.0f}", f"{result.efficiency:,.0f}"
        rows.append((b.engine, b.what, b.how, str(b.threads), *speeds, shown))
    return rows + [(missing.name, "SKIPPED", missing.reason, "", "", "", "") for missing in skipped]


def goal_lines(results: Sequence[Result]) -> list[str]:
    """Each goal, what was measured, and whether it is met; all by processor time."""
    given = dunhuang(results, environments.VECTOR)
    lines = [
        f"- dunhuang, {GOAL:,.0f} vector steps in a second of one core: {given.efficiency:,.0f} "
        f"({given.best.speed:,.0f} by the clock on the wall), {verdict(given.efficiency >= GOAL)}"
    ]
    vector = dunhuang(results, environments.SAMPLED)
    for result in results:
        b = result.benchmark
        if b.engine != environments.ENGINE:
            ratio = vector.efficiency / result.efficiency
            met = verdict(ratio >= GOAL_RATIO)
            lines.append(f"- {GOAL_RATIO:.0f} x {b.engine}, {b.what}: {ratio:,.1f} x, {met}")
    return lines


def verdict(met: bool) -> str:
    return "met" if met else "MISSED"


def report(
    rows: Sequence[tuple[str, ...]],
    goals: Sequence[str],
    skipped: Sequence[Skipped],
    load: float,
) -> str:
    """The page docs/benchmarks-research.md."""
    lines = [
        "# Benchmarks of the research environments",
        "",
        "Made by `make bench`; do not edit. Speeds differ from machine to machine and from hour "
        "to hour: only the ratio to a peer in the same run says much.",
        "",
        f"{datetime.date.today()}, {machine(PACKAGES)}. Load by others when it "
        f"began: {load:.1f} of {os.cpu_count()} cores.",
        "",
        *[f"**{line}**\n" for line in skipped],
        "| " + " | ".join(HEADINGS) + " |",
        "| --- | --- | --- | ---: | ---: | ---: | ---: |",
        *["| " + " | ".join(cells) + " |" for cells in rows],
        "",
        "## Goals",
        "",
        *goals,
        "",
        "## How it is measured",
        "",
        f"Random play; each row is the best of {ROUNDS} rounds, in which all rows take turns. A "
        "step is one decision of one player; it includes the observation and the legal actions "
        "of whoever is next, a new game where one ended, and, except in the rows that say so, "
        "choosing a random legal action. Steps/s are by the clock on the wall. Processor time is "
        "that of all threads together: on a busy machine it says more, and by it the ratios are "
        f"made, with the row of Dunhuang called “{environments.SAMPLED}”. pgx's steps are "
        "compiled by XLA for the CPU, all of them in one call; its threads are left to XLA. Kuhn "
        "and Leduc poker have 3 and 6 cards, a handful of decisions a game, and observations of "
        "7 and 34 numbers; Dunhuang for two has 406.",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
