"""`caravanserai arena`: bots against each other, and how certain the result is."""

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
    Seed,
    load_game,
    option_values,
    places_table,
    print_json,
    progress,
    read_data,
    say,
)
from caravanserai.engine.errors import BadOption

if TYPE_CHECKING:
    from caravanserai.lab.arena import Arena, Runner

VERDICTS = {1: "above", -1: "below", 0: "open"}
COLUMNS = ("bot", "wins", "interval", "fair", "score", "rating", "time")


def arena(
    game_name: GameName,
    bots: Annotated[str, typer.Option(help=say("arena-bots-help"))] = "trader,greedy",
    own: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="FILE.py:CLASS", help=say("arena-bot-help")),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help=say("cli-games-count-help"))] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help=say("arena-players-help"))
    ] = None,
    seed: Seed = 0,
    options: Options = None,
    data: Data = None,
    target: Annotated[
        float | None, typer.Option(min=0, max=100, help=say("arena-target-help"))
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help=say("arena-workers-help"))] = 1,
    cluster: Annotated[bool, typer.Option("--cluster", help=say("arena-cluster-help"))] = False,
    clock: Annotated[bool, typer.Option("--clock", help=say("arena-clock-help"))] = False,
    out: Annotated[Path | None, typer.Option(help=say("arena-out-help"))] = None,
    as_json: Json = False,
) -> None:
    """Play a tournament and print the standings."""
    game = load_game(game_name, compiled=True)
    from caravanserai.lab.arena import Arena, in_processes, on_cluster
    from caravanserai.lab.matches import Pairing, repeatable

    names = [name.strip() for name in bots.split(",") if name.strip()]
    entered = [*(names if clock else map(repeatable, names)), *(own or [])]
    if not entered:
        raise BadOption("no-bots")
    count = _players(game.players, len(entered)) if players is None else players
    values, other_box = option_values(options), read_data(data)
    game.box(count, values, other_box)
    pairing = Pairing(game.name, count, tuple(entered), seed, values, other_box)
    tournament = Arena(pairing, games, out, None if target is None else target / 100)
    summary = _play(tournament, on_cluster if cluster else in_processes(workers))
    if out is not None:
        _write(tournament, summary, out)
    print_json(summary) if as_json else _report(summary)


def _players(possible: "Any", bots: int) -> int:
    """As many seats as bots, or else the fewest that give every bot equally many."""
    fitting = [count for count in possible if count % bots == 0]
    return fitting[0] if fitting else int(possible[-1])


def _play(tournament: "Arena", runner: "Runner") -> dict[str, Any]:
    console = Console(stderr=True)
    with progress(console) as bar:
        task = bar.add_task(say("arena-playing"), total=tournament.games)
        for results in tournament.run(runner):
            bar.update(task, completed=len(results))
    return tournament.summary(results)


def _write(tournament: "Arena", summary: dict[str, Any], folder: Path) -> None:
    from caravanserai.lab.plots import plot_arena

    tournament.write_summary(summary)
    for path in plot_arena(summary, folder / "plot"):
        Console(stderr=True).print(say("arena-written", path=str(path)), markup=False)


def _report(summary: dict[str, Any]) -> None:
    table = Table(*(say(f"arena-column-{name}") for name in COLUMNS))
    for row in summary["standings"]:
        low, high = row["interval"]
        table.add_row(
            row["bot"],
            f"{row['win_share']:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{row['fair_share']:.1%}",
            "-" if row["mean_score"] is None else f"{row['mean_score']:.1f}",
            f"{row['rating']:.1f} ± {row['rating_deviation']:.1f}",
            f"{row['ms_a_move']:.1f} ms",
        )
    Console().print(table)
    if summary["places"]:
        Console().print(places_table(summary["places"]))
    if summary["target"] is not None:
        first, share = summary["bots"][0], f"{summary['target']:.0%}"
        print(say(f"arena-{VERDICTS[summary['verdict']]}", bot=first, target=share))
