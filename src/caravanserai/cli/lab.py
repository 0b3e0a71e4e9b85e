"""`caravanserai lab`: experiments; so far, the report on a game's balance."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from caravanserai.cli.common import (
    Data,
    GameName,
    Json,
    Options,
    Seed,
    load_game,
    option_values,
    print_json,
    progress,
    read_data,
    say,
    texts,
)

if TYPE_CHECKING:
    from caravanserai.lab.study import Study

app = typer.Typer(no_args_is_help=True)


@app.callback()
def lab() -> None:
    """Experiments."""


@app.command("report", help=say("lab-report-help"))
def report(
    game_name: GameName,
    bot: Annotated[str, typer.Option(help=say("lab-bot-help"))] = "greedy",
    games: Annotated[
        int, typer.Option("--games", "-n", help=say("lab-report-games-help"))
    ] = 20_000,
    players: Annotated[
        int, typer.Option("--players", "-p", help=say("lab-report-players-help"))
    ] = 0,
    pairs: Annotated[int, typer.Option(min=0, help=say("lab-pairs-help"))] = 500,
    seed: Seed = 0,
    options: Options = None,
    data: Data = None,
    against: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("lab-against-help"))
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help=say("lab-report-workers-help"))] = 1,
    out: Annotated[Path | None, typer.Option(help=say("lab-report-out-help"))] = None,
    as_json: Json = False,
) -> None:
    """Play, count, and write the page."""
    game = load_game(game_name, compiled=True)
    from caravanserai.lab.balance_plots import Side
    from caravanserai.lab.figures import figures
    from caravanserai.lab.report import write
    from caravanserai.lab.study import Study

    folder, values = out or Path(f"{game.name}-balance"), option_values(options)
    files = [data] if against is None else [data, against]
    sides = []
    for number, file in enumerate(files):
        label = "" if against is None else (file.name if file else game.name)
        kept = folder / ("games" if number == 0 else "games-against")
        box = read_data(file)
        study = Study(game.name, kept, bot, players, games, pairs, seed, values, box)
        _play(study, workers)
        sides.append(Side(label, figures(study)))
    words = texts(game.name)
    written = write(sides, folder, words, words.language)
    if as_json:
        print_json([{"label": side.label, **side.figures} for side in sides])
    for path in written:
        Console(stderr=True).print(say("lab-written", path=str(path)), markup=False)


def _play(study: "Study", workers: int) -> None:
    with progress(Console(stderr=True)) as bar:
        task = bar.add_task(say("cli-compiling"), total=None)
        for done, total in study.run(workers):
            said = say("cli-compiling") if done == 0 else say("cli-simulating")
            bar.update(task, completed=done, total=total, description=said)
