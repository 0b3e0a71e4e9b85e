"""`caravanserai lab task`, `exploit` and `exploitability`: how good an agent is, and how safe."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from caravanserai.cli.common import (
    GameName,
    Options,
    Players,
    Seed,
    load_game,
    option_values,
    print_json,
    progress,
    say,
)
from caravanserai.engine.errors import BadOption

BotName = Annotated[str, typer.Option(help=say("lab-task-bot-help"))]
Workers = Annotated[int, typer.Option(min=1, help=say("lab-report-workers-help"))]


def add_to(app: typer.Typer) -> None:
    """The commands of this module."""
    app.command("task", help=say("lab-task-help"))(task)
    app.command("exploit", help=say("lab-exploit-help"))(exploit)
    app.command("exploitability", help=say("lab-exploitability-help"))(exploitability)


def task(
    name: Annotated[str, typer.Argument(metavar="TASK", help=say("lab-task-name-help"))],
    game_name: GameName,
    bot: BotName = "trader@100",
    players: Players = 2,
    split: Annotated[str, typer.Option(help=say("lab-task-split-help"))] = "test",
    deals: Annotated[int, typer.Option(help=say("lab-task-deals-help"))] = 100,
    workers: Workers = 1,
) -> None:
    """Play, and print the score as JSON."""
    game = load_game(game_name, compiled=True)
    from caravanserai.lab.tasks import TASKS, Run

    run = Run(name, game.name, bot, players, split, deals)
    if TASKS[name].solved:
        print_json(run.solved())
        return
    won = []
    with progress(Console(stderr=True)) as bar:
        shown = bar.add_task(say("arena-playing"), total=deals * players)
        for part in run.scores(workers):
            won.append(part)
            bar.advance(shown)
    print_json(run.report(won))


def exploit(
    game_name: GameName,
    bot: BotName = "greedy",
    players: Players = 2,
    decisions: Annotated[
        int, typer.Option(min=1, help=say("lab-exploit-decisions-help"))
    ] = 200_000,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help=say("lab-exploit-games-help"))
    ] = 400,
    seed: Seed = 0,
    options: Options = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("lab-exploit-out-help"))
    ] = None,
) -> None:
    """Train, test, and print what was gained as JSON."""
    game = load_game(game_name, compiled=True)
    from caravanserai.research.exploiter import Meter

    meter = Meter(game.name, bot, players, decisions, games, seed, options=option_values(options))
    with progress(Console(stderr=True)) as bar:
        shown = bar.add_task(say("lab-training"), total=decisions)
        for learner in meter.train():
            bar.update(shown, completed=min(decisions, learner.decisions))
    if out is not None:
        learner.agent.save(out)
    print_json(meter.report(learner))


def exploitability(
    game_name: GameName,
    bot: BotName = "greedy",
    players: Players = 2,
    deals: Annotated[int, typer.Option(min=1, help=say("lab-exploitability-deals-help"))] = 4,
    samples: Annotated[int, typer.Option(min=1, help=say("lab-exploitability-samples-help"))] = 8,
    seed: Seed = 0,
) -> None:
    """Solve, and print the result as JSON."""
    game = load_game(game_name, compiled=True)
    if not any(option.study for option in game.options):
        raise BadOption("not-solvable", game=game.name)
    from caravanserai.research.exploitability import Solvable, measure

    print_json(measure(Solvable(game.name, players, deals, seed), bot, samples))
