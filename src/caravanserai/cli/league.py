"""`caravanserai league`: bots that keep meeting; games and ratings stay from run to run."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from caravanserai.cli.common import (
    GameName,
    Json,
    Options,
    Players,
    Seed,
    load_game,
    option_values,
    print_json,
    progress,
    say,
)

COLUMNS = ("bot", "games", "wins", "interval", "rating")


def league(
    game_name: GameName,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("league-folder-help"))],
    add: Annotated[
        list[str] | None, typer.Option("--add", metavar="BOT", help=say("league-add-help"))
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-n", min=0, help=say("cli-games-count-help"))
    ] = 100,
    players: Players = 2,
    seed: Seed = 0,
    options: Options = None,
    workers: Annotated[int, typer.Option(min=1, help=say("arena-workers-help"))] = 1,
    cluster: Annotated[bool, typer.Option("--cluster", help=say("arena-cluster-help"))] = False,
    as_json: Json = False,
) -> None:
    """Add bots, play some games more, and print how everybody stands."""
    game = load_game(game_name, compiled=True)
    from caravanserai.engine.workers import CLUSTER
    from caravanserai.lab.league import open_league
    from caravanserai.lab.plots import plot_league

    found = open_league(folder, game.name, players, seed, option_values(options))
    found = found.with_bots(add or [])
    found.save()
    with progress(Console(stderr=True)) as bar:
        task = bar.add_task(say("arena-playing"), total=games)
        for _ in found.run(games, CLUSTER if cluster else workers) if games else ():
            bar.advance(task)
    table = found.table(found.results())
    print_json(table) if as_json else _report(table)
    if found.runs():
        path = folder / "ratings.svg"
        plot_league(found.runs(), path)
        Console(stderr=True).print(say("lab-written", path=str(path)), markup=False)


def _report(found: dict[str, Any]) -> None:
    table = Table(*(say(f"arena-column-{name}") for name in COLUMNS))
    for row in sorted(found["standings"], key=lambda row: -float(row["rating"])):
        low, high = row["interval"]
        table.add_row(
            row["bot"],
            f"{row['games']:,}",
            f"{row['win_share']:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{row['rating']:.1f} ± {row['rating_deviation']:.1f}",
        )
    Console().print(table)
