"""Make the golden games that a game lacks: one for every number of players and ending.

    python -m tests.golden.make dunhuang
    python -m tests.golden.make dunhuang 3-chosen-start start=C

The second makes one game of this name, for the number of players it begins with, by these options.
Among random games that end the wanted way it takes one that exercises most of what the golden
games do not exercise yet. Existing files are never touched.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from caravanserai import games
from caravanserai.engine.errors import Refusal
from caravanserai.engine.game import Game
from caravanserai.engine.log import as_text, read_log
from caravanserai.engine.match import Match

from .features import features

HERE = Path(__file__).parent
SEARCHED, COMPARED = 20_000, 60
OPTIONS: dict[str, dict[str, str]] = {"araby": {"offers": "2"}}  # random players talk too much


def ending_with(
    game: Game, players: int, ending: str, chosen: dict[str, str] | None = None
) -> Iterator[Match]:
    """Random matches that end this way, any way if it is empty."""
    options = {**OPTIONS.get(game.name, {}), **(chosen or {})}
    box = game.box(players, options)
    for seed in range(SEARCHED):
        end, record = game.record_game(box, seed)
        outcome = game.outcome(end)
        if outcome is not None and ending in ("", outcome.reason):
            match = Match(game, players, seed, options)
            match.run([(seat, action) for seat, action in record.tolist()], end)
            yield match


def main(name: str) -> None:
    """Write the missing files, rare endings first."""
    game, folder = games.load(name), HERE / name
    folder.mkdir(exist_ok=True)
    covered = set()
    for path in sorted(folder.glob("*.jsonl")):
        covered |= features(game, read_log(path.read_text("utf-8")))
    for ending in reversed([name for name in game.endings if name]):
        for players in game.players:
            path = folder / f"{players}-{ending}.jsonl"
            if path.exists():
                continue
            candidates = list(islice(ending_with(game, players, ending), COMPARED))
            new = [features(game, read_log(as_text(match))) - covered for match in candidates]
            best = max(range(len(new)), key=lambda n: (len(new[n]), -len(candidates[n].actions)))
            covered |= new[best]
            write(path, candidates[best])


def make_one(name: str, file: str, *options: str) -> None:
    """A game in which these options make a difference."""
    chosen = dict(option.split("=", 1) for option in options)
    matches = ending_with(games.load(name), int(file[0]), "", chosen)
    match = next(match for match in matches if goes_otherwise(match))
    write(HERE / name / f"{file}.jsonl", match)


def goes_otherwise(match: Match) -> bool:
    """Would the same actions by the usual options be refused, or lead elsewhere?"""
    usual = Match(match.game, match.players, match.seed, OPTIONS.get(match.game.name, {}))
    try:
        for seat, action in match.actions:
            usual.act(seat, action)
    except Refusal:
        return True
    return not usual.position.same_as(match.position)


def write(path: Path, match: Match) -> None:
    """The log, and beside it the final position."""
    path.write_text(as_text(match), "utf-8")
    path.with_suffix(".txt").write_text(match.game.notation.write(match.position), "utf-8")


if __name__ == "__main__":
    (make_one if sys.argv[2:] else main)(*sys.argv[1:])
