"""The games that a report on balance is made of: played in parts, kept in a folder, resumable."""

import functools
import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from caravanserai import __version__
from caravanserai.bots import LEARNED
from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import MAX_SEED, Game
from caravanserai.engine.options import Option, start_option
from caravanserai.engine.workers import each
from caravanserai.games import load
from caravanserai.lab import watching
from caravanserai.lab.compiled_bots import TRIALS, thought, tree
from caravanserai.lab.watching import DECISION_BITS, NOTHING, Watched, watched

PART: Final = 250  # games that are played and kept at once
SHARE: Final = 10  # other player counts and options get one game for so many of the main table
HEADER: Final = "study.json"
MAIN: Final = "main"
MOST_CHOICES: Final = 4
START: Final = start_option().name
NAMELESS: Final = ("none", "any")  # what stands in a list of names for no piece
MOST_GAMES: Final = 10_000_000
MOST_SEED: Final = (MAX_SEED >> DECISION_BITS + 17) - MOST_GAMES


@dataclass(frozen=True)
class Table:
    """Games of one kind: at how many seats, with which options, and what one seat forswears."""

    name: str
    players: int
    games: int
    options: Mapping[str, str] = field(default_factory=dict)
    forsworn: int = NOTHING


@dataclass(frozen=True)
class Part:
    """Some games of a table, as plain values, so that any process can play them."""

    game: str
    bot: str
    seed: int
    data: str | None
    table: Table
    low: int
    high: int

    @property
    def file(self) -> str:
        """Where they are kept."""
        return f"{self.table.name}-{self.low}-{self.high}.npz"

    def play(self) -> dict[str, NDArray[Any]]:
        """Play them."""
        game = load(self.game)
        box = game.box(self.table.players, self.table.options, self.data)
        pieces = counted(game)
        count = sum(int(row[watching.VALUES]) for row in pieces)
        out = watched(self.high - self.low, count, len(game.decisions) + 1)
        rows = game.state_class.rows
        given = box, rows(2), rows(TRIALS), out, pieces, self.table.forsworn
        numbers = self.seed, self.low, self.high, len(game.actions)
        kernel, means = _way(game, self.bot)
        kernel(*given, *numbers, *means)
        return out._asdict()


def _way(game: Game, bot: str) -> tuple[Callable[..., None], tuple[Any, ...]]:
    """How games of such bots are played, and what they think with."""
    if bot == "greedy":
        return game.kernel(watching.watch_greedy), ()
    if bot == "random":
        return game.kernel(watching.watch_random), ()
    thinking = thought(game, bot)
    return game.kernel(watching.watch_search), (tree(thinking.iterations), thinking)


def counted(game: Game) -> NDArray[np.int64]:
    """What is counted: the number of an event, the column that names a piece, and their places."""
    kinds = {kind.name: number for number, kind in enumerate(game.events)}
    rows, offset = [], 0
    for kind, name in game.pieces:
        column = 2 + game.events[kinds[kind]].fields.index(name)
        values = len(game.field_names[name])
        rows.append((kinds[kind], column, offset, values))
        offset += values
    return np.array(rows, np.int64).reshape(-1, 4)


def piece_names(game: Game) -> list[tuple[str, str]]:
    """All pieces, each with the kind of event that uses it."""
    return [(kind, piece) for kind, name in game.pieces for piece in game.field_names[name]]


@dataclass(frozen=True)
class Study:
    """What is played for one side of a report.

    pairs: deals that are played once more for each piece of the game's first kind, with one seat
    that forswears it.
    """

    game: str
    folder: Path
    bot: str = "greedy"
    players: int = 0
    games: int = 20_000
    pairs: int = 0
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    data: str | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.games <= MOST_GAMES:
            raise BadOption("game-count", games=self.games, most=MOST_GAMES)
        if not 0 <= self.seed <= MOST_SEED:
            raise BadOption("seed", seed=self.seed, most=MOST_SEED)
        game = load(self.game)
        if self.bot == LEARNED:
            raise BadOption("unknown-bot", name=self.bot, known="random, greedy, trader, master")
        if self.bot not in ("greedy", "random"):
            thought(game, self.bot)
        game.box(self.count, self.options, self.data)

    @property
    def count(self) -> int:
        """How many sit at the main table."""
        return self.players or load(self.game).players[-1]

    def tables(self) -> list[Table]:
        """The main table, other player counts and options, and the paired deals."""
        game, few = load(self.game), max(1, self.games // SHARE)
        found = [Table(MAIN, self.count, self.games, self.options)]
        found += [
            Table(f"players-{players}", players, few, self.options)
            for players in game.players
            if players != self.count and self._is_possible(players, self.options)
        ]
        found += [
            Table(f"{option.name}-{choice}", self.count, few, {**self.options, option.name: choice})
            for option in game.options
            for choice in self._telling_choices(option)
            if self._is_possible(self.count, {**self.options, option.name: choice})
        ]
        pairs = min(self.pairs, self.games)
        for piece in self._forswearable() if pairs else ():
            name = f"without-{piece}"
            found.append(Table(name, self.count, pairs, self.options, piece))
        return found

    def _telling_choices(self, option: Option) -> list[str]:
        """What else an option could be, but for who begins; of many numbers only the least."""
        choices = option.choices_for(self.count)
        choices = choices if len(choices) <= MOST_CHOICES else choices[:1]
        usual = self.options.get(option.name, option.default)
        told = option.name != START and not option.study
        return [choice for choice in choices if told and choice != usual]

    def _is_possible(self, players: int, options: Mapping[str, str]) -> bool:
        try:
            load(self.game).box(players, options, self.data)
        except BadOption:
            return False
        return True

    def _forswearable(self) -> list[int]:
        """The pieces of the game's first kind."""
        game = load(self.game)
        names = game.field_names[game.pieces[0][1]] if game.pieces else ()
        return [piece for piece, name in enumerate(names) if name not in NAMELESS]

    def parts(self) -> list[Part]:
        """All of it, in parts."""
        return [
            Part(
                self.game, self.bot, self.seed, self.data, table, low, min(low + PART, table.games)
            )
            for table in self.tables()
            for low in range(0, table.games, PART)
        ]

    def run(self, workers: int = 1) -> Iterator[tuple[int, int]]:
        """Play what is not in the folder yet; games done and games in all, after each part.

        workers: see `engine.workers`.
        """
        self._check_folder()
        parts = self.parts()
        left = [part for part in parts if not (self.folder / part.file).exists()]
        total = sum(part.high - part.low for part in parts)
        done = total - sum(part.high - part.low for part in left)
        yield done, total
        for part, found in each(Part.play, left, workers):
            path = self.folder / part.file
            unfinished = path.with_suffix(".part")
            with unfinished.open("wb") as file:
                np.savez_compressed(file, **found)  # type: ignore[arg-type]
            unfinished.rename(path)
            done += part.high - part.low
            yield done, total

    def result(self, table: Table) -> Watched:
        """All games of one table."""
        parts = [part for part in self.parts() if part.table == table]
        read = []
        for part in parts:
            with np.load(self.folder / part.file) as file:
                read.append({name: file[name] for name in Watched._fields})
        joined = functools.partial(_joined, read)
        return Watched(*(joined(name) for name in Watched._fields))

    def _check_folder(self) -> None:
        """Make the folder, or refuse one that belongs to another study."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path, header = self.folder / HEADER, self._header()
        if path.exists() and path.read_text("utf-8") != header:
            raise BadOption("other-study", path=str(path))
        path.write_text(header, encoding="utf-8")

    def _header(self) -> str:
        described = {
            "version": __version__,
            "game": self.game,
            "bot": self.bot,
            "players": self.count,
            "seed": self.seed,
            "options": dict(self.options),
            "data": self.data and hashlib.sha256(self.data.encode()).hexdigest(),
        }
        return json.dumps(described, indent=2) + "\n"


def _joined(read: Sequence[Mapping[str, NDArray[Any]]], name: str) -> NDArray[Any]:
    """A field of several parts: their games one after the other, their counts added up."""
    found = [part[name] for part in read]
    if name in ("asked", "offered", "mattered", "stakes"):
        return np.asarray(np.sum(found, axis=0))
    return np.concatenate(found)
