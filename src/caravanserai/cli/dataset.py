"""`caravanserai dataset`: random games as a Parquet file."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from caravanserai.cli.common import (
    Data,
    GameName,
    Options,
    Players,
    Seed,
    load_game,
    option_values,
    progress,
    read_data,
    say,
)


def dataset(
    game_name: GameName,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", "-n", help=say("cli-games-count-help"))] = 10_000,
    out: Annotated[Path | None, typer.Option(help=say("cli-dataset-out-help"))] = None,
    seed: Seed = 0,
    options: Options = None,
    data: Data = None,
    threads: Annotated[int, typer.Option(help=say("cli-threads-help"))] = 0,
) -> None:
    """Play random games and record every decision."""
    game = load_game(game_name, compiled=True)
    from caravanserai.engine.many_games import record_game
    from caravanserai.research.dataset import Dataset

    values, other_box = option_values(options), read_data(data)
    path = out or Path(f"{game.name}-{players}p-{seed}-{games}.parquet")
    box = game.box(players, values, other_box)
    plan = Dataset(game, players, games, seed, path, values, threads, other_box)
    console = Console(stderr=True)
    with console.status(say("cli-compiling")):
        record_game(game, box, seed)
    began = time.perf_counter()
    with progress(console) as bar:
        task = bar.add_task(say("cli-simulating"), total=games)
        for done, rows in plan.write():
            bar.update(task, completed=done, rows=rows)
    seconds = round(time.perf_counter() - began, 3)
    Console().print(
        say(
            "cli-dataset-written",
            path=str(path),
            games=games,
            rows=rows,
            bytes=path.stat().st_size,
            seconds=seconds,
        ),
        markup=False,
    )
