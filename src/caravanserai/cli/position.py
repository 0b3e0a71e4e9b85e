"""`caravanserai position`: set up any position as text, look at it, and play on from it."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from caravanserai.cli.common import (
    Counted,
    Data,
    Eyes,
    GameName,
    Json,
    Options,
    Players,
    Seed,
    event_json,
    event_line,
    legal_texts,
    load_game,
    option_values,
    position_json,
    print_json,
    read_data,
    read_input,
    say,
    seat_number,
    seen_by,
    texts,
    told_seats,
    viewer_number,
)
from caravanserai.engine.errors import BadNotation, BadOption, Refusal

if TYPE_CHECKING:
    from caravanserai.engine.game import Game
    from caravanserai.engine.position import Position

app = typer.Typer(no_args_is_help=True)

Text = Annotated[str, typer.Argument(metavar="POSITION", help=say("cli-position-argument"))]
Player = Annotated[str | None, typer.Option("--player", help=say("cli-player-help"))]


def read_position(argument: str, seed: int, data: Path | None) -> "tuple[Game, Position]":
    """A position and its game, which the text's first word names."""
    from caravanserai.engine.notation import first_word
    from caravanserai.games import names

    text = read_input(argument)
    name = first_word(text)
    if name not in names():
        raise BadNotation("no-game-named", found=name[:40], known=", ".join(names()))
    game = load_game(name)
    return game, game.read(text, seed, read_data(data))


@app.command(help=say("cli-position-new-help"))
def new(
    game_name: GameName,
    players: Players = 4,
    options: Options = None,
    seed: Seed = 0,
    data: Data = None,
    as_json: Json = False,
) -> None:
    """Print a new game's position."""
    game = load_game(game_name)
    position = game.new(game.box(players, option_values(options), read_data(data)), seed)
    if as_json:
        print_json(position_json(game, position))
    else:
        print(game.notation.write(position), end="")


@app.command(help=say("cli-position-show-help"))
def show(
    argument: Text,
    eyes: Eyes = None,
    counted: Counted = False,
    seed: Seed = 0,
    data: Data = None,
    as_json: Json = False,
) -> None:
    """Draw a position and print its full text."""
    game, position = read_position(argument, seed, data)
    if eyes is not None:
        position = seen_by(game, position, viewer_number(game, position, eyes), counted)
    if as_json:
        print_json(position_json(game, position))
        return
    Console().print(game.draw(position, texts(game.name)))
    print(game.notation.write(position), end="")


@app.command(help=say("cli-position-legal-help"))
def legal(
    argument: Text, player: Player = None, seed: Seed = 0, data: Data = None, as_json: Json = False
) -> None:
    """Print the legal actions."""
    from caravanserai.engine.notation import SEAT_NAMES

    game, position = read_position(argument, seed, data)
    seats = told_seats(game, position)
    if player is not None:
        seats = (_told_seat(game, position, player),)
    found = {SEAT_NAMES[seat]: legal_texts(game, position, seat) for seat in seats}
    if as_json:
        print_json(found)
        return
    for name, actions in found.items():
        for action in actions:
            print(f"{name} {action}")


def _told_seat(game: "Game", position: "Position", player: str) -> int:
    """The number of a seat's letter, unless this is another player's view."""
    seat = seat_number(game, position, player)
    if position.state["eyes"][0] not in (0, seat + 1):
        raise Refusal("view-not-state")
    return seat


@app.command(help=say("cli-position-apply-help"))
def apply(
    argument: Text,
    actions: Annotated[
        list[str], typer.Argument(metavar="ACTION...", help=say("cli-actions-help"))
    ],
    player: Player = None,
    eyes: Eyes = None,
    counted: Counted = False,
    seed: Seed = 0,
    data: Data = None,
    as_json: Json = False,
) -> None:
    """Carry out actions; print what happened and the new position."""
    from caravanserai.engine.events import ALL

    game, position = read_position(argument, seed, data)
    viewer = ALL if eyes is None else viewer_number(game, position, eyes)
    seen = []
    for name, text in _moves(game, actions, player):
        seat = _actor(game, position, name)
        rows = game.apply(position, seat, game.notation.action(text, position))
        seen += game.cut(rows, viewer)
    if eyes is not None:
        position = seen_by(game, position, viewer, counted)
    if as_json:
        events = [event_json(game, event) for event in seen]
        print_json({"events": events, **position_json(game, position)})
        return
    for event in seen:
        print(event_line(game, event))
    print(game.notation.write(position), end="")


def _moves(
    game: "Game", actions: list[str], player: str | None
) -> Iterator[tuple[str | None, str]]:
    """Who does what: actions may be quoted or not, and `B:` before one names its player."""
    words = " ".join(actions).split()
    while words:
        name = player
        if words[0].endswith(":"):
            name = words.pop(0)[:-1]
        text = game.actions.split(words)[0] if words else ""
        del words[: len(text.split())]
        yield name, text


def _actor(game: "Game", position: "Position", player: str | None) -> int:
    """The named player, or else the one who has to decide."""
    if player is not None:
        return seat_number(game, position, player)
    turn = game.turn(position)
    if turn is None:
        raise BadOption("position-over")
    return turn
