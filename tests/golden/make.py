"""Make the golden games that a game lacks.

    python -m tests.golden.make dunhuang

There is one for every number of players and ending, and one for each of `SPECIAL`. Among random
games of the wanted kind it takes one that exercises most of what the golden games do not exercise
yet. Existing files are never touched.
"""

import random
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from caravanserai import games
from caravanserai.engine.game import Game
from caravanserai.engine.log import as_text, read_log
from caravanserai.engine.many_games import record_game
from caravanserai.engine.match import Match

from .features import features

HERE = Path(__file__).parent
SEARCHED, COMPARED = 20_000, 60
OPTIONS: dict[str, dict[str, str]] = {"araby": {"offers": "2"}}  # random players talk too much


def shown(match: Match) -> set[str]:
    """The features of a match."""
    return features(match.game, read_log(as_text(match)))


@dataclass(frozen=True)
class Wanted:
    """A kind of game.

    edits: replacements in the game's own data. ending: how it ends; empty for any way. shows: a
    feature it must have. begins: what the players do first, in turn.
    """

    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    edits: Mapping[str, str] = field(default_factory=dict)
    ending: str = ""
    shows: str = ""
    begins: tuple[tuple[int, str], ...] = ()

    def matches(self, game: Game) -> Iterator[Match]:
        """Random matches of this kind."""
        data = self._data(game)
        if self.begins:
            yield self._begun(game)
            return
        box = game.box(self.players, self.options, data)
        for seed in range(SEARCHED):
            end, record = record_game(game, box, seed)
            outcome = game.outcome(end)
            if outcome is not None and self.ending in ("", outcome.reason):
                match = Match(game, self.players, seed, self.options, data)
                match.run([(seat, action) for seat, action in record.tolist()], end)
                if not self.shows or self.shows in shown(match):
                    yield match

    def _begun(self, game: Game) -> Match:
        """A match that begins as given and goes on at random, without further offers."""
        match, chance = Match(game, self.players, 0, self.options), random.Random(0)
        for seat, text in self.begins:
            match.act(seat, game.actions.number(text))
        while (turn := game.turn(match.position)) is not None:
            legal = game.legal(match.position, turn)
            quiet = [a for a in legal if game.actions.kind(a) not in ("offer", "counter")]
            match.act(turn, chance.choice(quiet))
        return match

    def _data(self, game: Game) -> str | None:
        if not self.edits:
            return None
        text = (Path(games.__file__).parent / game.name / "data.toml").read_text("utf-8")
        for old, new in self.edits.items():
            assert old in text
            text = text.replace(old, new)
        return text


OTHER_CARDS = {
    'effect = "draw(3); discard(1)"': 'effect = "draw(2)"',
    'effect = "coins(1)"': 'effect = "coins(2)"',
    'name = "Storyteller"': 'name = "Juggler"',
}
PROMISES = ("coins 1", "any", "product magics", "product jewels", "spaces 1", "own-caravan")
OFFERING = ("offer B", "promise", *PROMISES, "want", "promise", *PROMISES, "send")
PROMISING = (*((0, text) for text in OFFERING), (1, "accept A"))
SPECIAL: dict[str, dict[str, Wanted]] = {
    "dunhuang": {
        "2-small": Wanted(2, {"size": "small"}),
        "3-chosen-start": Wanted(3, {"start": "C"}),
        "4-majority-of-the-holder": Wanted(4, {"majority": "holder"}),
    },
    "dschunke": {
        "3-bluffs": Wanted(3, shows="event bluff-shown"),
        "3-chosen-start": Wanted(3, {"start": "B"}),
        "4-bluffs": Wanted(4, shows="event bluff-shown"),
    },
    "araby": {
        "2-chosen-start": Wanted(2, {"offers": "2", "start": "B"}),
        "2-twelve-offers": Wanted(2, {"offers": "12"}),
        "2-two-personas-eight-stacks": Wanted(2, {"stacks": "8", "personas": "2", "offers": "2"}),
        "3-other-data": Wanted(3, {"offers": "1"}, OTHER_CARDS),
        "4-called": Wanted(4, {"offers": "2"}, shows="decision called"),
        "2-full-ledger": Wanted(2, {"offers": "12", "start": "A"}, begins=PROMISING * 3),
    },
}


def wanted(game: Game) -> Iterator[tuple[str, Wanted]]:
    """The name and kind of every golden game made this way, rare endings first."""
    for ending in reversed([name for name in game.endings if name]):
        for players in game.players:
            options = OPTIONS.get(game.name, {})
            yield f"{players}-{ending}", Wanted(players, options, ending=ending)
    yield from SPECIAL.get(game.name, {}).items()


def main(name: str) -> None:
    """Write the missing files."""
    game, folder = games.load(name), HERE / name
    folder.mkdir(exist_ok=True)
    covered = set()
    for path in sorted(folder.glob("*.jsonl")):
        covered |= features(game, read_log(path.read_text("utf-8")))
    for stem, kind in wanted(game):
        path = folder / f"{stem}.jsonl"
        if path.exists():
            continue
        candidates = list(islice(kind.matches(game), 1 if kind.shows else COMPARED))
        new = [shown(match) - covered for match in candidates]
        best = max(range(len(new)), key=lambda n: (len(new[n]), -len(candidates[n].actions)))
        covered |= new[best]
        path.write_text(as_text(candidates[best]), "utf-8")
        final = game.notation.write(candidates[best].position)
        path.with_suffix(".txt").write_text(final, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
