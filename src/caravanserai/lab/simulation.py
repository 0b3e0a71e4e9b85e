"""Random games by the thousand, counted, and kept as logs where wanted."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import MAX_SEED, Game
from caravanserai.engine.jit import cores
from caravanserai.engine.log import as_text
from caravanserai.engine.many_games import play_games, record_game
from caravanserai.engine.match import Match
from caravanserai.lab.tally import Tally

CHUNK = 5_000
MOST_GAMES = 1_000_000_000
MOST_LOGS = 1_000_000


def check_amount(games: int, seed: int, threads: int) -> None:
    """Refuse more games than there are seeds, and what is no number of games or threads."""
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("game-count", games=games, most=MOST_GAMES)
    if not 0 <= seed <= MAX_SEED - games:
        raise BadOption("seed", seed=seed, most=MAX_SEED - games)
    if threads < 0:
        raise BadOption("thread-count", threads=threads)


@dataclass(frozen=True)
class Simulation:
    """What to play. Game number i, from 0, has seed + i, and is the same game everywhere."""

    game: Game
    players: int
    games: int
    seed: int
    options: Mapping[str, str]
    threads: int = 0
    log_dir: Path | None = None
    data: str | None = None

    def __post_init__(self) -> None:
        check_amount(self.games, self.seed, self.threads)
        if self.log_dir is not None:
            self._check_log_dir(self.log_dir)

    def run(self) -> Iterator[Tally]:
        """Play in parts, giving the tally so far after each of them."""
        tally = Tally(self.game, self.players)
        box = self.game.box(self.players, self.options, self.data)
        for low in range(0, self.games, CHUNK):
            count = min(CHUNK, self.games - low)
            threads = self.threads or cores()
            tally.add(box, *play_games(self.game, box, count, self.seed + low, threads))
            if self.log_dir is not None:
                for number in range(low, low + count):
                    self._write_log(self.log_dir, number)
            yield tally

    def _write_log(self, folder: Path, number: int) -> None:
        match = Match(self.game, self.players, self.seed + number, self.options, self.data)
        end, record = record_game(self.game, match.position.box, match.seed)
        match.run([(int(seat), int(action)) for seat, action in record], end)
        with self._log_path(folder, number).open("x", encoding="utf-8") as file:
            file.write(as_text(match))

    def _log_path(self, folder: Path, number: int) -> Path:
        return folder / f"{self.game.name}-{self.players}p-{self.seed + number}.jsonl"

    def _check_log_dir(self, folder: Path) -> None:
        """Make the folder; never write over a log."""
        if self.games > MOST_LOGS:
            raise BadOption("log-count", games=self.games, most=MOST_LOGS)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOption("folder-unusable", path=str(folder), reason=error.strerror) from error
        for number in range(self.games):
            if self._log_path(folder, number).exists():
                raise BadOption("file-exists", path=str(self._log_path(folder, number)))
