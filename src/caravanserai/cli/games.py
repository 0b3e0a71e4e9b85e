"""`caravanserai games`: what can be played."""

import typer
from rich.console import Console
from rich.table import Table

from caravanserai.cli.common import Json, load_game, print_json, say, texts


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(help=say("cli-games-help"))(games)


def games(as_json: Json = False) -> None:
    """List the games with their options."""
    from caravanserai.games import names

    listed = [load_game(name) for name in names()]
    if as_json:
        print_json(
            [
                {
                    "name": game.name,
                    "ruleset": game.ruleset,
                    "players": list(game.players),
                    "actions": len(game.actions),
                    "options": {
                        o.name: {"default": o.default, "choices": list(o.choices)}
                        for o in game.options
                    },
                }
                for game in listed
            ]
        )
        return
    table = Table(
        say("cli-column-game"),
        say("cli-column-title"),
        say("cli-column-players"),
        say("cli-column-options"),
    )
    for game in listed:
        title = texts(game.name)("title")
        options = "\n".join(
            f"{o.name}: {texts(game.name)(f'option-{o.name}')}" for o in game.options
        )
        table.add_row(game.name, title, f"{game.players[0]}-{game.players[-1]}", options)
    Console().print(table)
