"""What the commands share: options, texts, reading input, writing JSON."""

import functools
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from caravanserai.engine.errors import BadOption, CaravanseraiError, Refusal
from caravanserai.locale import Texts, preferred_language

if TYPE_CHECKING:
    from caravanserai.engine.events import Buffer, Event
    from caravanserai.engine.game import Game
    from caravanserai.engine.position import Position

MOST_INPUT = 8_000_000


@functools.cache
def texts(game: str | None = None, language: str | None = None) -> Texts:
    """The texts of the user's language, with those of a game."""
    return Texts(preferred_language(language), game)


def say(key: str, **values: Any) -> str:
    """A text of the command line."""
    return texts()(key, **values)


def describe(error: CaravanseraiError, game: str | None = None) -> str:
    """An error in words."""
    return texts(game).error(error)


Players = Annotated[int, typer.Option("--players", "-p", help=say("cli-players-help"))]
Seed = Annotated[int, typer.Option(help=say("cli-seed-help"))]
Json = Annotated[bool, typer.Option("--json", help=say("cli-json-help"))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("cli-option-help")),
]
Data = Annotated[Path | None, typer.Option("--data", metavar="FILE", help=say("cli-data-help"))]
Eyes = Annotated[str | None, typer.Option("--eyes", help=say("cli-eyes-help"))]
Counted = Annotated[bool, typer.Option("--counted", help=say("cli-counted-help"))]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("cli-game-help"))]


def load_game(name: str, compiled: bool = False) -> "Game":
    """A game, with compiled or plain rules unless the environment decides."""
    os.environ.setdefault("CARAVANSERAI_JIT", "1" if compiled else "0")
    from caravanserai.games import load

    return load(name)


def option_values(given: list[str] | None) -> dict[str, str]:
    """`name=value` pairs as a mapping."""
    values: dict[str, str] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("option-form", text=pair)
        if name in values:
            raise BadOption("option-twice", name=name)
        values[name] = value
    return values


def read_input(argument: str) -> str:
    """Text from an argument, a file, or standard input (-)."""
    if argument == "-":
        return _decoded(sys.stdin.buffer.read(MOST_INPUT + 1), argument)
    if "\n" in argument or ":" in argument or not os.path.exists(argument):
        return argument
    return read_file(Path(argument))


def read_file(path: Path) -> str:
    """A text file."""
    try:
        with path.open("rb") as file:
            return _decoded(file.read(MOST_INPUT + 1), str(path))
    except OSError as error:
        raise BadOption("file-unreadable", path=str(path), reason=error.strerror) from error


def _decoded(data: bytes, name: str) -> str:
    if len(data) > MOST_INPUT:
        raise BadOption("file-too-large", path=name, most=MOST_INPUT)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadOption("file-not-text", path=name, place=error.start) from error


def read_data(path: Path | None) -> str | None:
    """The text of a data file, if one is given."""
    return None if path is None else read_file(path)


def progress(console: Console) -> Progress:
    """A progress bar for this many games."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    return Progress(*columns, TimeRemainingColumn(), console=console)


def places_table(places: list[dict[str, Any]]) -> Table:
    """Wins by position in the order of play."""
    table = Table(say("cli-column-place"), say("cli-column-wins"), say("cli-column-interval"))
    for row in places:
        low, high = row["interval"]
        table.add_row(str(row["place"]), f"{row['win_share']:.1%}", f"{low:.1%} - {high:.1%}")
    return table


def print_json(item: Any) -> None:
    """One JSON document on standard output."""
    print(json.dumps(item, ensure_ascii=False, indent=2))


def seat_number(game: "Game", position: "Position", name: str) -> int:
    """The number of a seat's letter."""
    from caravanserai.engine.notation import SEAT_NAMES

    names = SEAT_NAMES[: len(game.seats(position))]
    if len(name) != 1 or name.upper() not in names:
        raise Refusal("no-such-seat", seat=name)
    return names.index(name.upper())


def viewer_number(game: "Game", position: "Position", name: str) -> int:
    """The number of a seat's letter, `public` or `all`."""
    from caravanserai.engine.notation import VIEWERS

    if name.lower() in ("public", "all"):
        return VIEWERS[name.lower()]
    return seat_number(game, position, name)


def seen_by(game: "Game", position: "Position", viewer: int, counted: bool) -> "Position":
    """What a viewer sees: as a table shows it, or including what they can add up."""
    view = game.view(position, viewer)
    return view if counted else game.uncounted(view)


def event_json(game: "Game", event: "Event") -> dict[str, Any]:
    """An event with names instead of numbers; anything its reader may not see is null."""
    from caravanserai.engine.notation import SEAT_NAMES

    named: dict[str, Any] = {"kind": event.kind}
    if event.seat >= 0:
        named["seat"] = SEAT_NAMES[event.seat]
    for name, value in event.fields.items():
        named[name] = game.field_value(name, value)
    return named


def event_line(game: "Game", event: "Event") -> str:
    """An event as a comment in a position text: `# took A good=tea space=3 place=shop`."""
    values = event_json(game, event)
    parts = [values.pop("kind"), values.pop("seat", ""), *_pairs(values)]
    return "# " + " ".join(part for part in parts if part)


def _pairs(values: dict[str, Any]) -> list[str]:
    return [f"{name}={'?' if value is None else value}" for name, value in values.items()]


def events_json(game: "Game", rows: "Buffer", viewer: int) -> list[dict[str, Any]]:
    """Event rows as `viewer` may see them."""
    return [event_json(game, event) for event in game.cut(rows, viewer)]


def position_json(game: "Game", position: "Position") -> dict[str, Any]:
    """A position: its text, who may act, what they may do, and how it ended."""
    from caravanserai.engine.notation import SEAT_NAMES

    outcome = game.outcome(position)
    return {
        "game": game.name,
        "position": game.notation.write(position),
        "decision": game.decision(position),
        "may_act": [SEAT_NAMES[seat] for seat in game.may_act(position)],
        "waiting_for": [SEAT_NAMES[seat] for seat in game.waiting_for(position)],
        "legal": {
            SEAT_NAMES[seat]: legal_texts(game, position, seat)
            for seat in told_seats(game, position)
        },
        "facts": game.facts(position),
        "outcome": outcome
        and {
            "reason": outcome.reason,
            "scores": outcome.scores,
            "ranks": outcome.ranks,
            "winners": [SEAT_NAMES[seat] for seat in outcome.winners],
        },
    }


def told_seats(game: "Game", position: "Position") -> tuple[int, ...]:
    """The seats whose choices are shown: all that may act; in a view, only its own player."""
    eyes = int(position.state["eyes"][0])
    return tuple(seat for seat in game.may_act(position) if eyes in (0, seat + 1))


def legal_texts(game: "Game", position: "Position", seat: int) -> list[str]:
    """The legal actions of a seat, as texts."""
    return [game.actions.text(action) for action in game.legal(position, seat)]
