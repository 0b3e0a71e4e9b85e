"""`caravanserai hint`: the best moves in a position, from one player's view."""

from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from caravanserai.cli.common import Data, Json, Seed, print_json, say, seat_number, texts
from caravanserai.cli.position import Text, read_position
from caravanserai.engine.errors import Refusal

if TYPE_CHECKING:
    from caravanserai.bots.advice import Advice
    from caravanserai.engine.game import Game
    from caravanserai.engine.position import Position

SHOWN = 5


def hint(
    argument: Text,
    player: Annotated[str | None, typer.Option(help=say("hint-player-help"))] = None,
    iterations: Annotated[int, typer.Option(min=1, help=say("hint-effort-help"))] = 1_000,
    seed: Seed = 0,
    data: Data = None,
    as_json: Json = False,
) -> None:
    """Think about a position and print what was found."""
    game, position = read_position(argument, seed, data)
    seat, view = _view(game, position, player)
    from caravanserai.bots.advice import advise

    advice = advise(game, view, seat, iterations, seed)
    if as_json:
        print_json(_plain(game, seat, advice))
    elif advice is None:
        print(say("hint-nothing", player=_name(seat)))
    else:
        _report(game, view, seat, advice)


def _view(game: "Game", position: "Position", player: str | None) -> "tuple[int, Position]":
    """The seat that asks and what it may know; if the text is a view, only its own player may."""
    eyes = int(position.state["eyes"][0])
    seat = eyes - 1 if eyes else game.turn(position) or 0
    if player is not None:
        seat = seat_number(game, position, player)
    if not eyes:
        return seat, game.view(position, seat)
    if eyes != seat + 1:
        raise Refusal("view-not-state")
    if not game.is_counted(position):
        raise Refusal("view-uncounted")
    return seat, position


def _name(seat: int) -> str:
    from caravanserai.engine.notation import SEAT_NAMES

    return SEAT_NAMES[seat]


def _plain(game: "Game", seat: int, advice: "Advice | None") -> dict[str, Any]:
    moves = advice.moves if advice else ()
    return {
        "player": _name(seat),
        "moves": [
            {"action": game.actions.text(m.action), "visits": m.visits, "chances": m.chances}
            for m in moves
        ],
        "chances": advice and advice.chances,
        "why": advice and texts(game.name).say(advice.why),
    }


def _report(game: "Game", view: "Position", seat: int, advice: "Advice") -> None:
    words = texts(game.name)
    table = Table(*(say(f"hint-column-{name}") for name in ("move", "chance", "tried")))
    for move in advice.moves[:SHOWN]:
        label = words.say(game.choice(view, seat, move.action))
        table.add_row(label, f"{move.chances[seat]:.0%}", str(move.visits))
    Console().print(table)
    print(say("hint-why", reason=words.say(advice.why)))
    shares = [f"{_name(s)} {chance:.0%}" for s, chance in enumerate(advice.chances)]
    print(say("hint-chances", chances=", ".join(shares)))
