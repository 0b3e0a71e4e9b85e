"""Random games as a Parquet file: a row for each decision, a row group for some games.

The games are those of `caravanserai simulate`: number i has seed + i and is the same everywhere.
Rows of numbers are columns of bytes: `observation` int8, `mask` the legal actions bit by bit, the
lowest first. What they mean, and the texts of actions, is in the metadata of the file's schema.
"""

import json
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai import __version__
from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import Game
from caravanserai.engine.jit import cores
from caravanserai.engine.many_games import record_game
from caravanserai.engine.observation import Numbers
from caravanserai.lab.simulation import check_amount
from caravanserai.research.columns import write_games

GROUP_BYTES: Final = 16_000_000
UNFINISHED: Final = ".part"
TARGETS: Final[dict[str, Any]] = {"visits": np.int32, "values": np.float32, "chances": np.float32}


class Columns(NamedTuple):
    """Room for the rows of one row group."""

    seed: NDArray[np.int64]
    move: NDArray[np.int32]
    seat: NDArray[np.int8]
    action: NDArray[np.int16]
    rank: NDArray[np.int8]
    score: NDArray[np.int16]
    reward: NDArray[np.float32]
    ending: NDArray[np.int8]
    observation: Numbers
    mask: NDArray[np.uint8]


def columns(rows: int, observation: int, actions: int) -> Columns:
    """Room for so many rows."""
    return Columns(
        np.zeros(rows, np.int64),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int8),
        np.zeros(rows, np.int16),
        np.zeros(rows, np.int8),
        np.zeros(rows, np.int16),
        np.zeros(rows, np.float32),
        np.zeros(rows, np.int8),
        np.zeros((rows, observation), np.int8),
        np.zeros((rows, (actions + 7) // 8), np.uint8),
    )


@dataclass(frozen=True)
class Dataset:
    """What to write. The file appears under its name only when it is complete."""

    game: Game
    players: int
    games: int
    seed: int
    path: Path
    options: Mapping[str, str]
    threads: int = 0
    data: str | None = None

    def __post_init__(self) -> None:
        check_amount(self.games, self.seed, self.threads)
        if self.path.exists():
            raise BadOption("file-exists", path=str(self.path))

    def write(self) -> Iterator[tuple[int, int]]:
        """Write the file; how many games and rows are in it, after each row group."""
        with writing(self.path, self._schema()) as file:
            yield from self._groups(file)

    def _groups(self, file: Any) -> Iterator[tuple[int, int]]:
        """Play some games ahead in threads, and write them in order."""
        threads = self.threads or cores()
        writer, schema = _Writer(self), self._schema()
        spare = [writer.columns() for _ in range(threads + 1)]
        playing: deque[Future[tuple[Columns, int]]] = deque()
        games = rows = 0
        with ThreadPoolExecutor(threads) as pool:
            for low in chain(range(0, self.games, writer.group), [self.games] * threads):
                if low < self.games:
                    playing.append(pool.submit(writer.play, low, spare.pop()))
                if playing and (not spare or low == self.games):
                    filled, count = playing.popleft().result()
                    file.write_table(writer.table(filled, count, schema))
                    spare.append(filled)
                    games, rows = min(games + writer.group, self.games), rows + count
                    yield games, rows

    def _schema(self) -> Any:
        told = described(self.game, self.players, self.seed, self.games, self.options)
        return schema(self.game, self.players, told)


@contextmanager
def writing(path: Path, schema: Any) -> Iterator[Any]:
    """A Parquet file to write to, which has its name only when it is complete."""
    unfinished = path.with_name(path.name + UNFINISHED)
    try:
        with _parquet().ParquetWriter(unfinished, schema, **_ENCODING) as file:
            yield file
        unfinished.rename(path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadOption("file-unwritable", path=str(path), reason=reason) from error
    finally:
        unfinished.unlink(missing_ok=True)


def described(
    game: Game, players: int, seed: int, games: int, options: Mapping[str, str]
) -> dict[str, str]:
    """What a file tells of itself."""
    return {
        "game": game.name,
        "ruleset": game.ruleset,
        "version": __version__,
        "players": str(players),
        "seed": str(seed),
        "games": str(games),
        "options": json.dumps(dict(options)),
        "observation": json.dumps(game.layout(players).names),
        "actions": json.dumps(game.actions.texts),
        "endings": json.dumps(game.endings),
    }


def schema(
    game: Game, players: int, told: Mapping[str, str], more: Sequence[tuple[str, Any]] = ()
) -> Any:
    """The columns of a file, and what it tells of itself."""
    import pyarrow as pa

    return pa.schema(
        [
            ("seed", pa.int64()),
            ("move", pa.int32()),
            ("seat", pa.int8()),
            ("action", pa.int16()),
            ("rank", pa.int8()),
            ("score", pa.int16()),
            ("reward", pa.float32()),
            ("ending", pa.int8()),
            ("observation", pa.binary(game.layout(players).size)),
            ("mask", pa.binary((len(game.actions) + 7) // 8)),
            *more,
        ],
        metadata=dict(told),
    )


_ENCODING: Final[dict[str, Any]] = {
    "compression": "zstd",
    "compression_level": 1,
    "use_dictionary": False,
    "write_statistics": ["seed", "move"],
}


class _Writer:
    """Plays the games of a row group into columns, and makes a table of them."""

    def __init__(self, plan: Dataset) -> None:
        self.plan = plan
        self.box = plan.game.box(plan.players, plan.options, plan.data)
        self.actions = len(plan.game.actions)
        self.size = plan.game.layout(plan.players).size
        length = len(record_game(plan.game, self.box, plan.seed)[1])
        row = self.size + self.actions // 8 + 25
        self.group = max(1, GROUP_BYTES // row // max(length, 1))
        self.rows = 2 * GROUP_BYTES // row

    def columns(self) -> Columns:
        return columns(self.rows, self.size, self.actions)

    def play(self, low: int, room: Columns) -> tuple[Columns, int]:
        """Game number `low` and those after it; in more room if they do not fit."""
        plan = self.plan
        high = min(low + self.group, plan.games)
        states = plan.game.state_class.rows(3)
        kernel = plan.game.kernel(write_games)
        while (count := kernel(self.box, states, plan.seed, low, high, room, self.actions)) < 0:
            room = columns(2 * len(room.seed), self.size, self.actions)
        return room, int(count)

    def table(self, filled: Columns, count: int, schema: Any) -> Any:
        """The first rows of the columns, without a copy."""
        import pyarrow as pa

        written: list[Any] = list(filled)
        arrays = [
            pa.Array.from_buffers(kind.type, count, [None, pa.py_buffer(column[:count])])
            for kind, column in zip(schema, written, strict=True)
        ]
        return pa.Table.from_arrays(arrays, schema=schema)


def read(path: Path | str) -> Iterator[dict[str, NDArray[Any]]]:
    """The row groups of a file as arrays: observations in rows, masks as booleans."""
    file: Any = _parquet().ParquetFile(path)
    actions = len(json.loads(file.schema_arrow.metadata[b"actions"]))
    for group in range(file.num_row_groups):
        table = file.read_row_group(group).combine_chunks()
        arrays = {name: _numbers(table[name]) for name in table.column_names}
        bits = np.unpackbits(arrays["mask"].view(np.uint8), axis=1, bitorder="little")
        arrays["mask"] = bits[:, :actions].astype(np.bool_)
        for name in arrays.keys() & TARGETS.keys():
            arrays[name] = arrays[name].view(TARGETS[name])
        yield arrays


def _numbers(column: Any) -> NDArray[Any]:
    """A column as an array; of bytes, with a row of int8 for each."""
    array = column.chunk(0)
    if hasattr(array.type, "byte_width") and str(array.type).startswith("fixed_size_binary"):
        width = array.type.byte_width
        whole = np.frombuffer(array.buffers()[1], np.int8)
        low = array.offset * width
        return whole[low : low + len(array) * width].reshape(-1, width)
    numbers: NDArray[Any] = array.to_numpy()
    return numbers


def _parquet() -> Any:
    from pyarrow import parquet

    return parquet
