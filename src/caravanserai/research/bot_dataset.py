"""Games of bots as a Parquet file, with what a search found out as targets to learn from.

The games are those of the arena, played here or read from its log. Beside the columns of
`dataset` there are, of each decision, how often the search tried each action (`visits`), the chance
of winning that it saw after each (`values`), and the chances of all seats (`chances`): those of the
bot that decided or, if there is a teacher, of a search that the teacher makes from the same view.
Where nothing was searched, visits are 0 and the others NaN.
"""

import functools
import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from caravanserai.bots import Bot, make_bot
from caravanserai.bots.learned import write_down
from caravanserai.bots.search import Search
from caravanserai.bots.trees import Branch, overall
from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.engine.workers import each
from caravanserai.games import load
from caravanserai.lab.arena import GAMES_FILE
from caravanserai.lab.matches import SEED_BITS, Pairing, check_bot
from caravanserai.research.dataset import TARGETS, described, schema, writing
from caravanserai.research.kernels import share_out

BLOCK: Final = 25  # games of a row group
Rows = dict[str, list[Any]]
Move = Callable[[Position, int, list[int]], tuple[int, list[Branch]]]


@dataclass(frozen=True)
class Source:
    """Where games come from: played by a pairing or, if there are any, from `logged` results."""

    pairing: Pairing
    teacher: str = ""
    logged: tuple[dict[str, Any], ...] = ()

    def __post_init__(self) -> None:
        game = load(self.pairing.game)
        for name in () if self.logged else self.pairing.bots:
            check_bot(name, game, self.pairing.players)
        if self.teacher:
            teacher_of(self.teacher, 0)

    def rows(self, number: int) -> Rows:
        """Every decision of a game."""
        pairing, game = self.pairing, load(self.pairing.game)
        if self.logged:
            logged = self.logged[number]
            number, move = logged["number"], _from_log(logged["actions"])
        else:
            seats = enumerate(pairing.lineup(number))
            move = _by_bots(game, [pairing.seated(number, seat, bot) for seat, bot in seats])
        box = game.box(pairing.players, pairing.options, pairing.data)
        deal = pairing.deal(number)
        record = _Record(game, game.new(box, deal), {"seed": deal, "number": number})
        chance = random.Random(f"{pairing.seed} {number} teacher")
        while (seat := game.turn(record.position)) is not None:
            view = game.view(record.position, seat)
            legal = game.legal(view, seat)
            action, found = move(view, seat, legal)
            if self.teacher and len(legal) > 1:
                teacher = teacher_of(self.teacher, chance.getrandbits(SEED_BITS))
                found = teacher.study(game, view, seat, legal)
            record.add(view, seat, legal, action, found, pairing.lineup(number)[seat])
        return record.end()


def teacher_of(name: str, seed: int) -> Search:
    """A bot that searches; others have nothing to teach."""
    bot = make_bot(name, seed)
    if not isinstance(bot, Search):
        raise BadOption("no-teacher", name=name)
    return bot


def from_log(folder: Path, game: str) -> tuple[Pairing, tuple[dict[str, Any], ...]]:
    """The tournament that an arena kept in a folder, and its games in their order."""
    path = folder / GAMES_FILE if folder.is_dir() else folder
    try:
        header, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        told = json.loads(header)
        pairing = Pairing(**{**told, "bots": tuple(told["bots"])})
        results = [json.loads(line) for line in lines if line.endswith("\n")]
        results.sort(key=lambda result: int(result["number"]))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadOption("no-arena-log", path=str(path)) from error
    if pairing.game != game or not results or "actions" not in results[0]:
        raise BadOption("no-arena-log", path=str(path))
    return pairing, tuple(results)


def _by_bots(game: Game, bots: Sequence[Bot]) -> Move:
    def move(view: Position, seat: int, legal: list[int]) -> tuple[int, list[Branch]]:
        bot = bots[seat]
        action = bot.choose(game, view, seat, legal)
        return action, bot.found if isinstance(bot, Search) else []

    return move


def _from_log(actions: Sequence[int]) -> Move:
    following = iter(actions)

    def move(view: Position, seat: int, legal: list[int]) -> tuple[int, list[Branch]]:
        return next(following), []

    return move


class _Record:
    """The rows of one game, as it goes on."""

    def __init__(self, game: Game, position: Position, same: dict[str, int]) -> None:
        self.game, self.position, self.same = game, position, same
        self.players = len(game.seats(position))
        self.rows: Rows = {}

    def add(
        self, view: Position, seat: int, legal: list[int], action: int, found: list[Branch],
        bot: int,
    ) -> None:  # fmt: skip
        """Write down a decision, and carry it out."""
        seen = np.zeros(self.game.layout(self.players).size, np.int8)
        self.game.kernel(write_down)(view.box, view.state, seat, seen)
        mask = np.zeros(len(self.game.actions), np.bool_)
        mask[legal] = True
        row: dict[str, Any] = {
            **self.same,
            "move": len(self.rows.get("move", [])),
            "seat": seat,
            "bot": bot,
            "action": action,
            "observation": seen.tobytes(),
            "mask": np.packbits(mask, bitorder="little").tobytes(),
            **self._targets(seat, found),
        }
        for name, value in row.items():
            self.rows.setdefault(name, []).append(value)
        self.game.apply(self.position, seat, action)

    def _targets(self, seat: int, found: list[Branch]) -> dict[str, bytes]:
        actions = len(self.game.actions)
        visits, values = np.zeros(actions, np.int32), np.full(actions, np.nan, np.float32)
        chances = np.full(self.players, np.nan, np.float32)
        for branch in found:
            if branch.visits:
                visits[branch.action] = branch.visits
                values[branch.action] = branch.chances[seat]
        if visits.any():
            chances[:] = overall(found)
        kept = {"visits": visits, "values": values, "chances": chances}
        return {name: array.tobytes() for name, array in kept.items()}

    def end(self) -> Rows:
        """All rows, with how the game ended for who decided."""
        s, box = self.position.state[0], self.game.box_class.load(self.position.box)
        rewards = [0.0] * self.players
        share_out(box, self.game.state_class.load(self.position.state), rewards)
        seats = self.rows["seat"]
        self.rows["rank"] = [int(s["rank"][seat]) for seat in seats]
        self.rows["score"] = [int(s["score"][seat]) for seat in seats]
        self.rows["reward"] = [rewards[seat] for seat in seats]
        self.rows["ending"] = [int(s["ended"])] * len(seats)
        return self.rows


@dataclass(frozen=True)
class BotDataset:
    """What to write. The file appears under its name only when it is complete."""

    source: Source
    games: int
    path: Path
    workers: int = 1

    def __post_init__(self) -> None:
        if self.games < 1 or (self.source.logged and self.games > len(self.source.logged)):
            raise BadOption("game-count", games=self.games, most=len(self.source.logged) or 10**9)
        if self.path.exists():
            raise BadOption("file-exists", path=str(self.path))

    def write(self) -> Iterator[tuple[int, int]]:
        """Write the file; how many games and rows are in it, after each row group."""
        import pyarrow as pa

        layout = self._schema()
        games = rows = 0
        with writing(self.path, layout) as file:
            for block, columns in self._blocks():
                file.write_table(pa.table(columns, schema=layout))
                games, rows = games + len(block), rows + len(columns["seed"])
                yield games, rows

    def _blocks(self) -> Iterator[tuple[range, Rows]]:
        """The row groups in their order, however they are finished."""
        blocks = [range(low, min(low + BLOCK, self.games)) for low in range(0, self.games, BLOCK)]
        finished: dict[range, Rows] = {}
        left = iter(blocks)
        wanted = next(left)
        for block, columns in each(functools.partial(rows_of, self.source), blocks, self.workers):
            finished[block] = columns
            while wanted in finished:
                yield wanted, finished.pop(wanted)
                wanted = next(left, range(0))

    def _schema(self) -> Any:
        import pyarrow as pa

        pairing = self.source.pairing
        game = load(pairing.game)
        told = {
            **described(game, pairing.players, pairing.seed, self.games, pairing.options),
            "bots": json.dumps(pairing.bots),
            "teacher": self.source.teacher,
            "pairing": json.dumps(asdict(pairing)),
        }
        sizes = {"visits": len(game.actions), "values": len(game.actions)}
        more = [("number", pa.int64()), ("bot", pa.int8())]
        for name, kind in TARGETS.items():
            wide = sizes.get(name, pairing.players) * np.dtype(kind).itemsize
            more.append((name, pa.binary(wide)))
        return schema(game, pairing.players, told, more)


def rows_of(source: Source, numbers: Sequence[int]) -> Rows:
    """The rows of some games, one after the other."""
    columns: Rows = {}
    for number in numbers:
        for name, values in source.rows(number).items():
            columns.setdefault(name, []).extend(values)
    return columns
