"""`caravanserai replay`: step through a game log, from any player's point of view."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from caravanserai.cli.common import (
    Counted,
    Eyes,
    Json,
    event_line,
    events_json,
    load_game,
    position_json,
    print_json,
    read_file,
    say,
    seen_by,
    texts,
    viewer_number,
)
from caravanserai.engine.errors import BadLog

if TYPE_CHECKING:
    from caravanserai.engine.game import Game
    from caravanserai.engine.log import GameLog, Replayed
    from caravanserai.engine.position import Position


def replay(
    log_path: Annotated[Path, typer.Argument(metavar="LOG", help=say("cli-log-help"))],
    eyes: Eyes = None,
    counted: Counted = False,
    partial: Annotated[bool, typer.Option("--partial", help=say("cli-partial-help"))] = False,
    as_json: Json = False,
) -> None:
    """Replay a whole log, then show it step by step."""
    from caravanserai.engine.events import ALL
    from caravanserai.engine.log import read_log, start_match
    from caravanserai.engine.log import replay as replay_log

    log = read_log(read_file(log_path))
    if not log.whole and not partial:
        raise BadLog("log-truncated", line=log.lines)
    game = load_game(log.game)
    match = start_match(game, log)
    viewer = ALL if eyes is None else viewer_number(game, match.position, eyes)
    steps = list(replay_log(match, log))
    if as_json:
        print_json(_as_json(game, log, steps, match.position, viewer, counted))
    else:
        _tell(game, steps, match.position, viewer)


def _seen(game: "Game", position: "Position", viewer: int, counted: bool) -> "Position":
    """The position as the viewer may see it; without a viewer, all of it."""
    from caravanserai.engine.events import ALL

    return position if viewer == ALL else seen_by(game, position, viewer, counted)


def _action(game: "Game", step: "Replayed", viewer: int) -> dict[str, Any]:
    """Who acted, and what they chose if the viewer may know; others see the events."""
    from caravanserai.engine.events import ALL
    from caravanserai.engine.notation import SEAT_NAMES

    known = viewer in (ALL, step.seat)
    return {
        "seat": SEAT_NAMES[step.seat],
        "action": game.actions.text(step.action) if known else None,
    }


def _as_json(
    game: "Game",
    log: "GameLog",
    steps: "list[Replayed]",
    end: "Position",
    viewer: int,
    counted: bool,
) -> dict[str, Any]:
    return {
        "game": log.game,
        "players": log.players,
        "options": dict(log.options),
        "seed": log.seed,
        "steps": [
            {
                **position_json(game, _seen(game, step.before, viewer, counted)),
                **_action(game, step, viewer),
                "events": events_json(game, step.rows, viewer),
            }
            for step in steps
        ],
        "end": position_json(game, _seen(game, end, viewer, counted)),
    }


def _tell(game: "Game", steps: "list[Replayed]", end: "Position", viewer: int) -> None:
    """Draw each position and what happened next; at a terminal, wait for Enter in between."""
    console = Console()
    waits = sys.stdin.isatty() and sys.stdout.isatty()
    for number, step in enumerate(steps, 1):
        console.print(game.draw(_seen(game, step.before, viewer, False), texts(game.name)))
        for line in _lines(game, step, viewer):
            console.print(line, markup=False, highlight=False)
        if waits and _stops(console, number, len(steps)):
            return
    console.print(game.draw(_seen(game, end, viewer, False), texts(game.name)))
    if not game.is_over(end):
        console.print(say("cli-replay-unfinished", count=len(steps)))


def _lines(game: "Game", step: "Replayed", viewer: int) -> Iterator[str]:
    action = _action(game, step, viewer)
    yield f"{action['seat']}: {action['action'] or '?'}"
    for event in game.cut(step.rows, viewer):
        yield event_line(game, event)


def _stops(console: Console, number: int, count: int) -> bool:
    answer = console.input(say("cli-replay-next", number=number, count=count) + " ")
    return answer.strip().lower() == "q"
