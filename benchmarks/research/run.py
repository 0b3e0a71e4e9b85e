"""Environments for learning, beside peers in the same run.

`python benchmarks/research/run.py [GAME …]`: random play; every step includes observations, legal
actions and the choice of a random one. Peers that are not installed are skipped, loudly. Writes
docs/benchmarks-research.md.
"""

import datetime
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

import environments  # noqa: E402
from measure import Benchmark, Result, measure  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.table import Table  # noqa: E402
from run import machine  # noqa: E402

ROUNDS = 4
PEERS = {
    "peer_pettingzoo": ("PettingZoo's classics", "bench-pettingzoo"),
    "peer_rlcard": ("RLCard", "bench-pettingzoo"),
    "peer_openspiel": ("OpenSpiel", "bench-openspiel"),
    "peer_pgx": ("pgx", "bench-pgx"),
}
REPORT = HERE.parents[1] / "docs" / "benchmarks-research.md"
HEADINGS = ("engine", "game", "how", "threads", "steps/s", "Dunhuang's vector is")
GOAL, GOAL_RATIO = 4e6, 10.0

console = Console(width=None if sys.stdout.isatty() else 120, highlight=False)


def main() -> None:
    load = os.getloadavg()[0]
    benchmarks, skipped = with_peers(list(environments.benchmarks(sys.argv[1:])))
    with console.status("") as status:
        results = measure(benchmarks, ROUNDS, status.update)
    vector = speed_of(results, environments.ENGINE, environments.VECTOR)
    rows = [row(result, vector) for result in results]
    printed = Table(*HEADINGS)
    for cells in rows:
        printed.add_row(*cells)
    goals = goal_lines(results, vector)
    for line in skipped:
        console.print(line, style="bold red", markup=False)
    console.print(printed)
    for line in goals:
        console.print(line)
    REPORT.write_text(report(rows, goals, skipped, load), encoding="utf-8")
    console.print(f"Written to {REPORT}")


def with_peers(benchmarks: list[Benchmark]) -> tuple[list[Benchmark], list[str]]:
    skipped = []
    for module, (name, extra) in PEERS.items():
        try:
            benchmarks += importlib.import_module(module).benchmarks()
        except ImportError as error:
            skipped.append(
                f"SKIPPED: all rows of {name} ({error}). "
                f"Install it with: pip install --editable '.[{extra}]'"
            )
    return benchmarks, skipped


def speed_of(results: Sequence[Result], engine: str, how: str) -> float:
    """The fastest row of Dunhuang on one thread."""
    return max(
        result.best.speed
        for result in results
        if result.benchmark.engine == engine
        and result.benchmark.how == how
        and result.benchmark.threads == 1
        and result.benchmark.what.startswith("dunhuang")
    )


def row(result: Result, vector: float) -> tuple[str, ...]:
    b, speed = result.benchmark, result.best.speed
    ratio = "" if b.engine == environments.ENGINE else f"{vector / speed:,.1f} x as fast"
    return b.engine, b.what, b.how, str(b.threads), f"{speed:,.0f}", ratio


def goal_lines(results: Sequence[Result], vector: float) -> list[str]:
    met = "met" if vector >= GOAL else "MISSED"
    lines = [f"- dunhuang, {GOAL:,.0f} vector steps/s on one core: {vector:,.0f}, {met}"]
    for engine in dict.fromkeys(result.benchmark.engine for result in results):
        if engine == environments.ENGINE:
            continue
        rows = [r for r in results if r.benchmark.engine == engine]
        fastest = max(rows, key=lambda result: result.best.speed)
        ratio = vector / fastest.best.speed
        met = "met" if ratio >= GOAL_RATIO else "MISSED"
        lines.append(
            f"- {GOAL_RATIO:.0f} x {engine}'s fastest card game ({fastest.benchmark.what}): "
            f"{ratio:,.1f} x, {met}"
        )
    return lines


def report(
    rows: Sequence[tuple[str, ...]], goals: Sequence[str], skipped: Sequence[str], load: float
) -> str:
    lines = [
        "# Benchmarks of the research environments",
        "",
        "Made by `make bench`; do not edit. Speeds differ from machine to machine and from hour "
        "to hour: only the ratio to a peer in the same run says much.",
        "",
        f"{datetime.date.today()}, {machine()}. Load by others when it began: {load:.1f} of "
        f"{os.cpu_count()} cores.",
        "",
        *[f"**{line}**\n" for line in skipped],
        "| " + " | ".join(HEADINGS) + " |",
        "| --- | --- | --- | ---: | ---: | ---: |",
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
        "choosing a random legal action. pgx's steps are compiled by XLA for the CPU, all of them "
        "in one call; its threads are left to XLA.",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
