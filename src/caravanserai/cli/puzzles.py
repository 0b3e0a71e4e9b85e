"""`caravanserai puzzles`: find puzzles in games of bots, and write them to a file."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.common import GameName, Players, Seed, load_game, read_file, say

if TYPE_CHECKING:
    from collections import Counter

TALLIED = ("games", "positions", "candidates", "longer", "luck", "reason", "easy", "known", "kept")


def puzzles(
    game_name: GameName,
    players: Players = 3,
    games: Annotated[int, typer.Option("--games", "-n", help=say("cli-puzzles-games"))] = 20,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help=say("cli-puzzles-out"))
    ] = None,
    seed: Seed = 0,
) -> None:
    """Play games, add the puzzles in them to the file, and print what came of all positions."""
    game = load_game(game_name, compiled=True)
    import msgspec

    from caravanserai.bots.puzzles import Finder, standards_for
    from caravanserai.engine.puzzles import read_puzzles

    known = read_puzzles(read_file(out)) if out and out.exists() else []
    standards = standards_for(game, players)
    finder = Finder(game, players, standards, {puzzle.id for puzzle in known})
    for number in range(games):
        for puzzle in finder.search_game(seed + number):
            line = msgspec.json.encode(puzzle).decode()
            if out is None:
                print(line)
            else:
                with out.open("a", encoding="utf-8") as file:
                    file.write(line + "\n")
        _report(finder.tally)


def _report(tally: "Counter[str]") -> None:
    """What came of the positions so far, each in a word."""
    print(say("cli-puzzles-tally", **{name: tally[name] for name in TALLIED}), flush=True)
