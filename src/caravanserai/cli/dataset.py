"""`caravanserai dataset`: games, random or of bots, as a Parquet file."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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
from caravanserai.engine.errors import BadOption

if TYPE_CHECKING:
    from caravanserai.research.bot_dataset import BotDataset
    from caravanserai.research.dataset import Dataset


def dataset(
    game_name: GameName,
    players: Players = 4,
    games: Annotated[
        int | None, typer.Option("--games", "-n", help=say("cli-games-count-help"))
    ] = None,
    out: Annotated[Path | None, typer.Option(help=say("cli-dataset-out-help"))] = None,
    seed: Seed = 0,
    options: Options = None,
    data: Data = None,
    bots: Annotated[str, typer.Option(help=say("cli-dataset-bots-help"))] = "",
    log: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help=say("cli-dataset-log-help"))
    ] = None,
    teacher: Annotated[str, typer.Option(help=say("cli-dataset-teacher-help"))] = "",
    workers: Annotated[int, typer.Option(min=1, help=say("arena-workers-help"))] = 1,
    threads: Annotated[int, typer.Option(help=say("cli-threads-help"))] = 0,
) -> None:
    """Play games, or read them, and record every decision."""
    game = load_game(game_name, compiled=True)
    from caravanserai.lab.matches import Pairing, repeatable
    from caravanserai.research.bot_dataset import BotDataset, Source, from_log
    from caravanserai.research.dataset import Dataset

    if (bots and log) or (teacher and not (bots or log)):
        raise BadOption("bots-or-log")
    values, other_box = option_values(options), read_data(data)
    console, plan = Console(stderr=True), None
    if log is not None:
        pairing, results = from_log(log, game.name)
        count = len(results) if games is None else games
        path = out or Path(f"{game.name}-log.parquet")
        plan = BotDataset(Source(pairing, teacher, results), count, path, workers)
    elif bots:
        names = tuple(repeatable(name.strip()) for name in bots.split(",") if name.strip())
        count = 100 if games is None else games
        path = out or Path(f"{game.name}-{players}p-bots-{seed}-{count}.parquet")
        pairing = Pairing(game.name, players, names, seed, values, other_box)
        game.box(players, values, other_box)
        plan = BotDataset(Source(pairing, teacher), count, path, workers)
    if plan is not None:
        _write(plan, plan.games, plan.path, console)
        return
    from caravanserai.engine.many_games import record_game

    count = 10_000 if games is None else games
    path = out or Path(f"{game.name}-{players}p-{seed}-{count}.parquet")
    box = game.box(players, values, other_box)
    random = Dataset(game, players, count, seed, path, values, threads, other_box)
    with console.status(say("cli-compiling")):
        record_game(game, box, seed)
    _write(random, count, path, console)


def _write(plan: "Dataset | BotDataset", games: int, path: Path, console: Console) -> None:
    began = time.perf_counter()
    rows = 0
    with progress(console) as bar:
        task = bar.add_task(say("cli-simulating"), total=games)
        for done, rows in plan.write():  # noqa: B007
            bar.update(task, completed=done)
    seconds = round(time.perf_counter() - began, 3)
    told = {"games": games, "rows": rows, "bytes": path.stat().st_size, "seconds": seconds}
    Console().print(say("cli-dataset-written", path=str(path), **told), markup=False)
