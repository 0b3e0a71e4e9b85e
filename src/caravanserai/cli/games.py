"""`caravanserai games`: what can be played."""

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from caravanserai.cli.common import Json, load_game, print_json, say, texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from caravanserai.engine.game import Game
    from caravanserai.engine.options import Option


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
                    "options": {o.name: _described(o, game.players) for o in game.options},
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
        options = "\n".join(line for o in game.options for line in _lines(game, o))
        table.add_row(game.name, title, f"{game.players[0]}-{game.players[-1]}", options)
    Console().print(table)


def _described(option: "Option", players: "Sequence[int]") -> dict[str, object]:
    """An option for programs."""
    return {
        "default": option.default,
        "choices": list(option.choices),
        "by_players": option.by_players(players),
        "picks": [list(group) for group in option.picks.groups] if option.picks else [],
    }


def _lines(game: "Game", option: "Option") -> "Iterator[str]":
    """An option for people: its name, then its choices, by number of players if needed."""
    yield f"{option.name}: {texts(game.name)(f'option-{option.name}')}"
    by_players = option.by_players(game.players)
    if len({len(choices) for choices in by_players.values()}) > 1:
        for count, choices in by_players.items():
            yield f"  {say('cli-with-players', players=count)}: {', '.join(choices)}"
    elif option.choices:
        yield f"  {', '.join(option.choices)}"
    elif option.picks:
        groups = ", ".join("/".join(group) for group in option.picks.groups)
        yield f"  {option.default}, {groups}"
