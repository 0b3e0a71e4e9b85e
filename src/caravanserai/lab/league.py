"""A league: bots that keep meeting, with their games and ratings kept from run to run.

A folder holds everything: `league.json` (which game, and who belongs), `games.jsonl` (every game
ever played), `runs.jsonl` (the ratings after each run), and `bots/` (copies of bots from files, so
that a rating stays that of the bot that earned it).
"""

import json
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from caravanserai.engine.errors import BadOption
from caravanserai.engine.workers import each
from caravanserai.games import load
from caravanserai.lab.matches import Pairing, check_bot, repeatable
from caravanserai.lab.statistics import standings

HEADER, GAMES, RUNS, BOTS = "league.json", "games.jsonl", "runs.jsonl", "bots"
MOST_BOTS: Final = 64
Result = dict[str, Any]


@dataclass(frozen=True)
class League:
    """A league as its folder has it. Bots are numbered in the order in which they came."""

    folder: Path
    game: str
    players: int
    bots: tuple[str, ...] = ()
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    def with_bots(self, names: Sequence[str]) -> "League":
        """The league with these bots too; files are copied into its folder."""
        league = self
        for name in names:
            entered = self._kept(name)
            check_bot(self.enter(entered), load(self.game), self.players)
            if entered not in league.bots:
                league = replace(league, bots=(*league.bots, entered))
        if len(league.bots) > MOST_BOTS:
            raise BadOption("too-many-bots", count=len(league.bots), most=MOST_BOTS)
        return league

    def _kept(self, name: str) -> str:
        """The name a bot has in the league: of a file's, with a digest of the file."""
        path, colon, kind = name.rpartition(":")
        if not colon or not path.endswith(".py"):
            return repeatable(name)
        if not Path(path).is_file():
            raise BadOption("bot-file", path=path)
        digest = sha256(Path(path).read_bytes()).hexdigest()[:8]
        kept = f"{Path(path).stem}-{digest}.py"
        (self.folder / BOTS).mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, self.folder / BOTS / kept)
        return f"{kept}:{kind}"

    def enter(self, name: str) -> str:
        """What the arena calls a bot of the league."""
        return str(self.folder / BOTS / name) if name.partition(":")[0].endswith(".py") else name

    def save(self) -> None:
        """Keep who belongs."""
        self.folder.mkdir(parents=True, exist_ok=True)
        told = {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "options": dict(self.options),
            "bots": self.bots,
        }
        path = self.folder / HEADER
        unfinished = path.with_suffix(".part")
        unfinished.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
        unfinished.rename(path)

    def results(self) -> list[Result]:
        """All games so far, in their order; a broken last line is dropped."""
        path = self.folder / GAMES
        if not path.exists():
            return []
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        found = [json.loads(line) for line in lines if line.endswith("\n")]
        return sorted(found, key=lambda result: int(result["number"]))

    def run(self, games: int, workers: int = 1) -> Iterator[list[Result]]:
        """Play so many games more, first those who have met least; all results, after each game."""
        if len(self.bots) < 2:
            raise BadOption("league-bots")
        results = self.results()
        self._mend(results)
        ties = self._ties(results, games)
        for _, result in each(self.play, ties, workers):
            results.append(result)
            with (self.folder / GAMES).open("a", encoding="utf-8") as file:
                file.write(json.dumps(result) + "\n")
            yield results
        results.sort(key=lambda result: int(result["number"]))
        with (self.folder / RUNS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(self.table(results)) + "\n")

    def _mend(self, results: Sequence[Result]) -> None:
        """Without a line that was broken off, or the next one would be lost too."""
        self.folder.mkdir(parents=True, exist_ok=True)
        whole = "".join(json.dumps(result) + "\n" for result in results)
        (self.folder / GAMES).write_text(whole, encoding="utf-8")

    def _ties(self, results: Sequence[Result], games: int) -> list["Tie"]:
        """Who plays whom: always the pair that has met least, each deal from both sides."""
        met = dict.fromkeys(combinations(range(len(self.bots)), 2), 0)
        for result in results:
            met[tuple(result["pair"])] += 1
        first = 1 + max((int(result["number"]) for result in results), default=-1)
        ties = []
        for number in range(first, first + games):
            pair = min(met, key=lambda pair: (met[pair], pair))
            ties.append(Tie(number, pair, met[pair]))
            met[pair] += 1
        return ties

    def play(self, tie: "Tie") -> Result:
        """Play one game; the deals of a pair are its own, and never come twice."""
        one, other = tie.pair
        entered = self.enter(self.bots[one]), self.enter(self.bots[other])
        deals = self.seed + (one * MOST_BOTS + other << 32)
        pairing = Pairing(self.game, self.players, entered, deals, self.options)
        result = pairing.play(tie.meeting)
        lineup = [tie.pair[bot] for bot in result["lineup"]]
        return {**result, "number": tie.number, "pair": list(tie.pair), "lineup": lineup}

    def table(self, results: Sequence[Result]) -> dict[str, Any]:
        """How everybody stands."""
        return {"games": len(results), "standings": standings(self.bots, results)}

    def runs(self) -> list[dict[str, Any]]:
        """How everybody stood after each run."""
        path = self.folder / RUNS
        if not path.exists():
            return []
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@dataclass(frozen=True)
class Tie:
    """One game to play: its number, who plays, and how often they have met before."""

    number: int
    pair: tuple[int, int]
    meeting: int


def open_league(
    folder: Path, game: str, players: int, seed: int, options: Mapping[str, str]
) -> League:
    """The league of a folder, or a new one; refused if it is of another game or table."""
    path = folder / HEADER
    if not path.exists():
        load(game).box(players, options)
        return League(folder, game, players, (), seed, options)
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        league = League(folder, **{**told, "bots": tuple(told["bots"])})
    except (ValueError, KeyError, TypeError) as error:
        raise BadOption("other-league", path=str(path)) from error
    if (league.game, league.players) != (game, players):
        raise BadOption("other-league", path=str(path))
    return league
