"""Tournaments between bots, on this machine or a cluster, that can be broken off and resumed.

Which process plays a game changes nothing but the time it takes.
"""

import functools
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import MAX_SEED
from caravanserai.engine.workers import CLUSTER, each
from caravanserai.games import load
from caravanserai.lab.matches import Pairing, check_bot
from caravanserai.lab.statistics import LOOKS, place_shares, seat_shares, standings, verdict

Result = dict[str, Any]
Runner = Callable[[Pairing, Sequence[int]], Iterator[Result]]
GAMES_FILE, SUMMARY_FILE = "games.jsonl", "result.json"


@dataclass(frozen=True)
class Arena:
    """A tournament and the folder that keeps its games, if any.

    target: a share of wins; when the first bot's is surely above or below it, no more is played.
    """

    pairing: Pairing
    games: int
    folder: Path | None = None
    target: float | None = None

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadOption("game-count", games=self.games, most=MAX_SEED)
        if not 0 <= self.pairing.seed <= MAX_SEED - self.games:
            raise BadOption("seed", seed=self.pairing.seed, most=MAX_SEED - self.games)
        game = load(self.pairing.game)
        for name in self.pairing.bots:
            check_bot(name, game, self.pairing.players)

    def run(self, runner: Runner) -> Iterator[list[Result]]:
        """Play what has not been played yet; all results so far, after each game."""
        results = self._begun()
        yield results
        for look in self._looks():
            done = {result["number"] for result in results}
            for result in runner(self.pairing, [n for n in range(look) if n not in done]):
                results.append(result)
                self._keep(result)
                yield results
            if self._verdict([result for result in results if result["number"] < look]):
                return

    def _looks(self) -> list[int]:
        """After how many games to ask whether it is decided."""
        if self.target is None:
            return [self.games]
        return [-(-self.games // 2**halvings) for halvings in reversed(range(LOOKS))]

    def _verdict(self, results: Sequence[Result]) -> int:
        """Is the first bot surely better (1) or worse (-1) than the target?"""
        if self.target is None:
            return 0
        first = standings(self.pairing.bots, results)[0]
        return verdict(first["wins"], first["games"], self.target)

    def summary(self, results: Sequence[Result]) -> dict[str, Any]:
        """The whole outcome as plain values."""
        return {
            **asdict(self.pairing),
            "games": len(results),
            "target": self.target,
            "verdict": self._verdict(results),
            "standings": standings(self.pairing.bots, results),
            "seats": seat_shares(self.pairing.players, results),
            "places": place_shares(self.pairing.players, results),
        }

    def write_summary(self, summary: dict[str, Any]) -> None:
        """Keep the outcome beside the games."""
        if self.folder is not None:
            text = json.dumps(summary, indent=2, ensure_ascii=False) + "\n"
            (self.folder / SUMMARY_FILE).write_text(text, encoding="utf-8")

    def _begun(self) -> list[Result]:
        """Games kept by an earlier run of the same tournament; a broken last line is dropped."""
        if self.folder is None:
            return []
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / GAMES_FILE
        if not path.exists():
            path.write_text(self._header() + "\n", encoding="utf-8")
            return []
        header, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True) or [""]
        if header.strip() != self._header():
            raise BadOption("other-arena", path=str(path))
        whole = [line for line in lines if line.endswith("\n")]
        path.write_text("".join([header, *whole]), encoding="utf-8")
        results = [json.loads(line) for line in whole]
        return [result for result in results if result["number"] < self.games]

    def _header(self) -> str:
        return json.dumps(asdict(self.pairing), ensure_ascii=False, sort_keys=True)

    def _keep(self, result: Result) -> None:
        if self.folder is not None:
            with (self.folder / GAMES_FILE).open("a", encoding="utf-8") as file:
                file.write(json.dumps(result) + "\n")


def here(pairing: Pairing, numbers: Sequence[int]) -> Iterator[Result]:
    """Play in this process."""
    yield from map(pairing.play, numbers)


def in_processes(workers: int) -> Runner:
    """Play in so many processes."""
    return functools.partial(_elsewhere, workers)


def on_cluster(pairing: Pairing, numbers: Sequence[int]) -> Iterator[Result]:
    """Play on the Ray cluster that RAY_ADDRESS names, or on a local one."""
    return _elsewhere(CLUSTER, pairing, numbers)


def _elsewhere(workers: int, pairing: Pairing, numbers: Sequence[int]) -> Iterator[Result]:
    yield from (result for _, result in each(pairing.play, numbers, workers))
