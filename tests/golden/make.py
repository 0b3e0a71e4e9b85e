"""Make the golden games that a game lacks: one for every number of players and ending.

    python -m tests.golden.make dunhuang

Among random games that end the wanted way it takes one that exercises most of what the golden
games do not exercise yet. Existing files are never touched.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from caravanserai import games
from caravanserai.engine.game import Game
from caravanserai.engine.log import as_text, read_log
from caravanserai.engine.match import Match

from .features import features

HERE = Path(__file__).parent
SEARCHED, COMPARED = 20_000, 60
OPTIONS: dict[str, dict[str, str]] = {"araby": {"offers": "2"}}  # random players talk too much


def ending_with(game: Game, players: int, ending: str) -> Iterator[Match]:
    """Random matches that end this way."""
    options = OPTIONS.get(game.name, {})
    box = game.box(players, options)
    for seed in range(SEARCHED):
        end, record = game.record_game(box, seed)
        outcome = game.outcome(end)
        if outcome is not None and outcome.reason == ending:
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
            path.write_text(as_text(candidates[best]), "utf-8")
            final = game.notation.write(candidates[best].position)
            path.with_suffix(".txt").write_text(final, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
