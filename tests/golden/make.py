"""Make the golden games that a game lacks: one for every number of players and ending.

    python -m tests.golden.make dunhuang
    python -m tests.golden.make dschunke bluffs [DATA]

Among random games that end the wanted way it takes one that exercises most of what the golden
games do not exercise yet. With a name it makes one more game for every number of players, whatever
their ending, with the data file DATA if there is one. Existing files are never touched.
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


def random_matches(
    game: Game, players: int, endings: tuple[str, ...], data: str | None
) -> Iterator[Match]:
    """Random matches that end in one of these ways."""
    options = OPTIONS.get(game.name, {})
    box = game.box(players, options, data)
    for seed in range(SEARCHED):
        end, record = game.record_game(box, seed)
        outcome = game.outcome(end)
        if outcome is not None and outcome.reason in endings:
            match = Match(game, players, seed, options, data)
            match.run([(seat, action) for seat, action in record.tolist()], end)
            yield match


def main(name: str, one_more: str = "", data: str | None = None) -> None:
    """Write the missing files, rare endings first."""
    game, folder = games.load(name), HERE / name
    folder.mkdir(exist_ok=True)
    covered = set()
    for path in sorted(folder.glob("*.jsonl")):
        covered |= features(game, read_log(path.read_text("utf-8")))
    endings = [ending for ending in game.endings if ending]
    wanted = {one_more: endings} if one_more else {ending: [ending] for ending in endings[::-1]}
    for called, ways in wanted.items():
        for players in game.players:
            path = folder / f"{players}-{called}.jsonl"
            if path.exists():
                continue
            found = random_matches(game, players, tuple(ways), data)
            candidates = list(islice(found, COMPARED))
            new = [features(game, read_log(as_text(match))) - covered for match in candidates]
            best = max(range(len(new)), key=lambda n: (len(new[n]), -len(candidates[n].actions)))
            covered |= new[best]
            path.write_text(as_text(candidates[best]), "utf-8")
            final = game.notation.write(candidates[best].position)
            path.with_suffix(".txt").write_text(final, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:3], *(Path(file).read_text("utf-8") for file in sys.argv[3:]))
