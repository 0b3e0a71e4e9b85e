"""`caravanserai lab`: experiments: a game's balance, and whether chances come true."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

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
    cluster: Annotated[bool, typer.Option("--cluster", help=say("arena-cluster-help"))] = False,
    out: Annotated[Path | None, typer.Option(help=say("lab-report-out-help"))] = None,
    as_json: Json = False,
) -> None:
    """Play, count, and write the page."""
    game = load_game(game_name, compiled=True)
    from caravanserai.engine.workers import CLUSTER
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
        _play(study, CLUSTER if cluster else workers)
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


@app.command("calibration", help=say("lab-calibration-help"))
def calibration(
    game_name: GameName,
    iterations: Annotated[
        int, typer.Option(min=2, help=say("lab-calibration-iterations-help"))
    ] = 400,
    games: Annotated[
        int, typer.Option("--games", "-n", min=2, help=say("cli-games-count-help"))
    ] = 1_000,
    players: Players = 2,
    seed: Seed = 0,
    workers: Annotated[int, typer.Option(min=1, help=say("lab-report-workers-help"))] = 1,
    out: Annotated[Path | None, typer.Option(help=say("lab-calibration-out-help"))] = None,
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("lab-calibration-keep-help"))
    ] = None,
    as_json: Json = False,
) -> None:
    """Play, compare what was expected with what happened, and print it."""
    game = load_game(game_name, compiled=True)
    game.box(players)
    from caravanserai.bots.calibration import Calibration
    from caravanserai.bots.weights import calibration as present
    from caravanserai.bots.weights import keep_calibration, network
    from caravanserai.lab.calibration import BATCH, Trial, joined, summary

    trial = Trial(game.name, players, iterations, games, seed)
    with progress(Console(stderr=True)) as bar:
        task = bar.add_task(say("arena-playing"), total=games)
        parts = []
        for part in trial.run(workers):
            parts.append(part)
            bar.advance(task, BATCH)
    used = present(game, players) if network(game, players) else Calibration()
    result = summary(trial, joined(parts), used)
    if keep is not None:
        keep_calibration(keep, Calibration(result["fitted"]["scale"], result["fitted"]["modesty"]))
    if out is not None:
        _write_calibration(result, out)
    print_json(result) if as_json else _report_calibration(result)


def _write_calibration(result: dict[str, Any], folder: Path) -> None:
    from caravanserai.lab.plots import plot_reliability

    folder.mkdir(parents=True, exist_ok=True)
    figures, plot = folder / "result.json", folder / "plot.svg"
    figures.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    plot_reliability([result], plot)
    for path in (figures, plot):
        Console(stderr=True).print(say("lab-written", path=str(path)), markup=False)


def _report_calibration(result: dict[str, Any]) -> None:
    """The chances of the decider, as they came and as they are read now, beside what happened."""
    for way in ("raw", "present", "fitted"):
        table = Table(*(say(f"lab-column-{name}") for name in ("expected", "won", "decisions")))
        for expected, happened, decisions in result[way]["bins"]:
            table.add_row(f"{expected:.1%}", f"{happened:.1%}", f"{decisions:,}")
        Console().print(say(f"lab-calibration-{way}"), markup=False)
        Console().print(table)
        low, high = result[way]["interval"]
        error = {"error": result[way]["error"], "low": low, "high": high}
        points = {name: f"{100 * value:.1f}" for name, value in error.items()}
        print(say("lab-calibration-error", games=result["tested"], **points))
