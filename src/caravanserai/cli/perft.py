"""`caravanserai perft`: count action sequences, to compare implementations of the rules."""

from typing import Annotated

import typer

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
    read_data,
    read_input,
    say,
)
from caravanserai.engine.errors import BadOption

MOST_DEPTH = 12


def perft(
    game_name: GameName,
    depth: Annotated[int, typer.Option("--depth", "-d", help=say("cli-depth-help"))] = 4,
    text: Annotated[
        str | None, typer.Option("--position", help=say("cli-position-argument"))
    ] = None,
    players: Players = 4,
    options: Options = None,
    data: Data = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Print the count of each first action and their sum."""
    if not 0 <= depth <= MOST_DEPTH:
        raise BadOption("depth", depth=depth, most=MOST_DEPTH)
    game = load_game(game_name, compiled=depth > 3)
    from caravanserai.engine.many_games import perft_split

    if text is None:
        position = game.new(game.box(players, option_values(options), read_data(data)), seed)
    else:
        position = game.read(read_input(text), seed, read_data(data))
    split = perft_split(game, position, depth)
    total = sum(split.values()) if split else 1
    if as_json:
        print_json({"depth": depth, "leaves": total, "split": split})
        return
    for action, leaves in split.items():
        print(f"{action:<20} {leaves:>14,}")
    print(say("cli-perft-total", depth=depth, leaves=total))
