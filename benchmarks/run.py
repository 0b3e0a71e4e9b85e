"""Speed, beside peers in the same run: prints the table and writes docs/benchmarks.md.

Peers are modules with `benchmarks()`, each in an extra of its own; one that is not installed is
skipped, loudly.
"""

import datetime
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import ours
from measure import Result, measure
from peers import Skipped, machine, with_peers
from rich.console import Console
from rich.table import Table

ROUNDS = 6
PEERS = {
    "openspiel": ("open_spiel", "bench-openspiel"),
    "catanatron_peer": ("catanatron", "bench-catanatron"),
}
PACKAGES = ("numba", "numpy", *(package for package, _ in PEERS.values()))
REPORT = Path(__file__).parents[1] / "docs" / "benchmarks.md"
HEADINGS = ("engine", "game", "how", "threads", "decisions/s", "games/s", "to fastest peer")
MILLION = 1e6
# Million decisions/s on one core, and bytes a state.
GOALS = {"dunhuang": (10, 512), "dschunke": (5, 900)}
LEAST_GOALS = (2, 1536)
# Games with a kind of peer of their own.
NEAREST = {"araby": ("bargaining", "negotiation", "colored_trails")}

console = Console(width=None if sys.stdout.isatty() else 120, highlight=False)


def main() -> None:
    load = os.getloadavg()[0]
    benchmarks, skipped = with_peers(list(ours.benchmarks()), PEERS)
    with console.status("") as status:
        starts = list(ours.starts())
        results = measure(benchmarks, ROUNDS, status.update)
    rows = table(results)
    for missing in skipped:
        console.print(str(missing), style="bold red", markup=False)
    print_table(rows)
    goals = goal_lines(results, starts)
    for line in goals:
        console.print(line)
    REPORT.write_text(report(rows, goals, skipped, load))
    console.print(f"Written to {REPORT}")


def fastest_peer(results: Sequence[Result]) -> Result | None:
    peers = [result for result in results if result.benchmark.engine != ours.ENGINE]
    return max(peers, key=lambda result: result.best.speed, default=None)


def table(results: Sequence[Result]) -> list[tuple[str, ...]]:
    """The rows as text."""
    peer = fastest_peer(results)
    rows: list[tuple[str, ...]] = []
    for result in results:
        b, best = result.benchmark, result.best
        ratio = f"{best.speed / peer.best.speed:.3g} x" if peer else "no peer"
        speed, pace = f"{best.speed:,.0f}", f"{best.games / best.seconds:,.0f}"
        rows.append((b.engine, b.what, b.how, str(b.threads), speed, pace, ratio))
    return rows


def print_table(rows: Sequence[tuple[str, ...]]) -> None:
    printed = Table(*HEADINGS)
    for column in printed.columns[3:]:
        column.justify = "right"
    for row in rows:
        printed.add_row(*row)
    console.print(printed)


def goal_lines(results: Sequence[Result], starts: Sequence[ours.Start]) -> list[str]:
    """Each goal, what was measured, and whether it is met."""
    peer = fastest_peer(results)
    lines = []
    for start in starts:
        one, two = loop_speed(results, start.game, 1), loop_speed(results, start.game, 2)
        aim, most = GOALS.get(start.game, LEAST_GOALS)
        goals = [
            (f"{aim} M decisions/s in the loop", f"{one / MILLION:.1f} M", one >= aim * MILLION)
        ]
        if start.game in NEAREST:
            lines.append(nearest_line(results, start.game, one))
        elif peer:
            ratio = one / peer.best.speed
            name = f"{peer.benchmark.engine}, {peer.benchmark.what}, {peer.benchmark.how}"
            goals.append((f"2 x the fastest peer ({name})", f"{ratio:.1f} x", ratio >= 2))
        goals += [
            ("both cores by two threads", f"{two / one:.2f} x one thread", two > 1.5 * one),
            (f"at most {most} bytes a state", f"{start.state_bytes}", start.state_bytes <= most),
            ("cold start within 20 s", f"{start.cold:.1f} s", start.cold <= 20),
            ("cached start within 1 s", f"{start.cached:.2f} s", start.cached <= 1),
        ]
        lines += [goal_line(start.game, *goal) for goal in goals]
    return lines


def nearest_line(results: Sequence[Result], game: str, speed: float) -> str:
    """A game beside the fastest of the peers most like it; those are far shorter."""
    like = [result for result in results if result.benchmark.what in NEAREST[game]]
    peer = fastest_peer(like)
    if peer is None:
        return f"- {game}, beside its nearest peers ({', '.join(NEAREST[game])}): not installed"
    name = f"{peer.benchmark.engine}, {peer.benchmark.what}, {peer.benchmark.how}"
    return f"- {game}, beside its nearest peer ({name}): {speed / peer.best.speed:.1f} x"


def goal_line(game: str, aim: str, measured: str, met: bool) -> str:
    return f"- {game}, {aim}: {measured}, {'met' if met else 'MISSED'}"


def loop_speed(results: Sequence[Result], game: str, threads: int) -> float:
    """The slowest player count of a game in the compiled loop."""
    return min(
        result.best.speed
        for result in results
        if result.benchmark.engine == ours.ENGINE
        and result.benchmark.what.startswith(f"{game},")
        and result.benchmark.how == ours.LOOP
        and result.benchmark.threads == threads
    )


def report(
    rows: Sequence[tuple[str, ...]], goals: Sequence[str], skipped: Sequence[Skipped], load: float
) -> str:
    """The page docs/benchmarks.md."""
    lines = [
        "# Benchmarks",
        "",
        "Made by `make bench`; do not edit. Speeds differ from machine to machine and from hour "
        "to hour: only the ratio to a peer in the same run says much.",
        "",
        f"{datetime.date.today()}, {machine(PACKAGES)}. Load by others when it "
        f"began: {load:.1f} of {os.cpu_count()} cores.",
        "",
        *[f"**{line}**\n" for line in skipped],
        "| " + " | ".join(HEADINGS) + " |",
        "| --- | --- | --- " + "| ---: " * (len(HEADINGS) - 3) + "|",
        *["| " + " | ".join(row) + " |" for row in rows],
        "",
        "## Goals",
        "",
        *goals,
        "",
        "## How it is measured",
        "",
        f"Random play; each row is the best of {ROUNDS} rounds, in which all rows take turns. "
        "Decisions are choices of players: chance (deals, draws) is played but not counted, "
        "except that catanatron's players decide to roll the dice. Our loop includes setting up "
        "each game; OpenSpiel's rollouts inside C++ begin after the deal, many in one call of "
        "its MCTS bot, and their decisions are counted by the mean length of random games from "
        "the same deal, played from Python. Steps from Python are checked: whose turn it is, the "
        "legal actions, then the action with its events. Cold and cached starts run in new "
        "processes, from the first import to the first finished game. The goals in the loop are "
        "judged by the slowest player count. The nearest peers of Merchants of Araby are "
        "OpenSpiel's bargaining games (bargaining, negotiation, colored_trails): a dozen "
        "decisions a game, against thousands.",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
