"""`caravanserai simulate`: many random games at once, and their results."""

import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from caravanserai.cli.common import (
    Data,
    GameName,
    Json,
    Options,
    Players,
    Seed,
    load_game,
    option_values,
    places_table,
    print_json,
    progress,
    read_data,
    say,
    texts,
)

WORTH_COMPILING = 2_000


def simulate(
    game_name: GameName,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", "-n", help=say("cli-games-count-help"))] = 10_000,
    seed: Seed = 0,
    options: Options = None,
    data: Data = None,
    threads: Annotated[int, typer.Option(help=say("cli-threads-help"))] = 0,
    log_dir: Annotated[Path | None, typer.Option("--log-dir", help=say("cli-log-dir-help"))] = None,
    as_json: Json = False,
) -> None:
    """Play random games and print the summary."""
    game = load_game(game_name, compiled=games >= WORTH_COMPILING)
    from caravanserai.engine.many_games import play_games
    from caravanserai.lab.simulation import Simulation

    values, other_box = option_values(options), read_data(data)
    box = game.box(players, values, other_box)
    plan = Simulation(game, players, games, seed, values, threads, log_dir, other_box)
    console = Console(stderr=True)
    with console.status(say("cli-compiling")):
        play_games(game, box, 1, seed)
    began = time.perf_counter()
    with progress(console) as bar:
        task = bar.add_task(say("cli-simulating"), total=games)
        for tally in plan.run():
            bar.update(task, completed=tally.games)
    seconds = time.perf_counter() - began
    summary = {**tally.summary(), "seed": seed, "seconds": round(seconds, 3)}
    if as_json:
        print_json(summary)
    else:
        _report(summary)


def _report(summary: dict[str, Any]) -> None:
    words = texts(summary["game"])
    console = Console()
    rate = summary["decisions"] / max(summary["seconds"], 1e-9)
    console.print(
        say(
            "cli-simulated",
            games=summary["games"],
            seconds=summary["seconds"],
            decisions=summary["decisions"],
            rate=round(rate),
        )
    )
    table = Table(
        say("cli-column-seat"),
        say("cli-column-wins"),
        say("cli-column-score"),
        say("cli-column-deviation"),
    )
    for seat in summary["seats"]:
        share = f"{seat['win_share']:.1%}"
        score, spread = f"{seat['mean_score']:.2f}", f"{seat['score_deviation']:.2f}"
        table.add_row(seat["seat"], share, score, spread)
    console.print(table)
    if summary["places"]:
        console.print(places_table(summary["places"]))
    for reason, count in summary["endings"].items():
        name = words(f"ending-{reason}")
        console.print(f"{name}: {count:,} ({count / summary['games']:.1%})")
