"""Random games, walked through action by action, many at once."""

import importlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray

from caravanserai import games
from caravanserai.engine import events, jit
from caravanserai.engine.events import PUBLIC, Buffer
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.engine.record import Rows, copy_rows

from . import batch
from .batch import Numbers

SIDE_BY_SIDE: Final = 250
THREADS: Final = 2

NAMES: Final = games.names()


class Players(int):
    """How many play, and with which options besides the usual ones."""

    options: dict[str, str]

    def __new__(cls, count: int, options: dict[str, str]) -> "Players":
        players = super().__new__(cls, count)
        players.options = options
        return players

    def __str__(self) -> str:
        return "-".join([repr(int(self)), *self.options.values()])


def about(game: Game) -> Any:
    """What the property tests need to know about one game: its module in `games`."""
    return importlib.import_module(f"{__package__}.games.{game.name}")


def tables(game: Game) -> Iterator[tuple[str, Players]]:
    """Every number of players; then those with other options too."""
    for count in game.players:
        yield game.name, Players(count, {})
    for count, options in getattr(about(game), "VARIANTS", {}).items():
        yield game.name, Players(count, options)


TABLES: Final = [table for name in NAMES for table in tables(games.load(name))]

for_every_game = pytest.mark.parametrize("name", NAMES)
for_every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def many(count: int) -> int:
    """This many games, or as few as plain Python can play in the same time."""
    return count if jit.ENABLED else count // 500 + 1


def box_of(game: Game, players: int, always: str = "OPTIONS") -> Rows:
    """The box random games are played with."""
    options, more = getattr(about(game), always, {}), getattr(players, "options", {})
    return game.box(int(players), {**options, **more})


def stride(name: str) -> int:
    """One in this many moments of a game is checked in plain Python."""
    return int(getattr(about(games.load(name)), "STRIDE", 1))


@dataclass(frozen=True)
class Moment:
    """Games after the same number of actions; finished ones appear once more.

    made: that number. seeds: which games these are. seats, actions: what comes next. pads: room for
    the events of one action in each game, twice.
    """

    game: Game
    box: Rows
    states: Rows
    dice: NDArray[np.int64]
    made: int
    seeds: NDArray[np.int64]
    seats: Numbers
    actions: Numbers
    pads: Buffer
    compiled: bool

    def run(self, kernel: Callable[..., None], *arguments: Any) -> None:
        """Run a batch kernel over the box and whatever it works on."""
        self.game.kernel(kernel, self.compiled)(*arguments)

    def numbers(self, *shape: int) -> Numbers:
        """Room for some numbers per game."""
        return np.zeros((len(self.states), *shape), np.int16)

    def position(self, index: int) -> Position:
        """One of the games, to look at alone."""
        return Position(self.box, copy_rows(self.states[index : index + 1]))

    def require(self, holds: NDArray[np.bool_], what: str, states: Rows | None = None) -> None:
        """Fail with the first game for which something does not hold."""
        if holds.all():
            return
        i = int(np.argmin(holds))
        shown = (self.states if states is None else states)[i : i + 1]
        text = self.game.notation.write(Position(self.box, copy_rows(shown)))
        players = int(self.box["players"][0])
        action = self.game.actions.text(self.actions[i]) if self.seats[i] >= 0 else "over"
        pytest.fail(
            f"{what}: {self.game.name} with {players} players, seed {self.seeds[i]}, "
            f"after {self.made} actions, before {action!r} of seat {self.seats[i]}\n{text}"
        )


def walk(
    name: str,
    players: int,
    count: int,
    seed: int = 0,
    compiled: bool = jit.ENABLED,
    box: Rows | None = None,
) -> Iterator[Moment]:
    """Random games of seeds seed, seed + 1, … before every action and at the end."""
    game = games.load(name)
    box = box_of(game, players) if box is None else box
    states = game.state_class.rows(count)
    dice, seeds = np.zeros((count, 2), np.int64), np.arange(seed, seed + count)
    game.kernel(batch.start, compiled)(box, states, dice, seed)
    pads = np.empty((2, count, *events.buffer().shape), np.int16)
    made = 0
    while len(states):
        seats, actions = np.zeros((2, len(states)), np.int16)
        room = len(game.actions)
        game.kernel(batch.choose, compiled)(box, states, dice, room, seats, actions)
        yield Moment(game, box, states, dice, made, seeds, seats, actions, pads, compiled)
        game.kernel(batch.step, compiled)(box, states, seats, actions, no_events(len(states)))
        on = seats >= 0
        if not on.all():
            states, dice, seeds = picked(states, on), dice[on], seeds[on]
        made += 1


def check_quickly(check: Callable[[Moment], None], name: str, players: int) -> None:
    """Check as many random games as a test that isn't slow has time for."""
    game = games.load(name)
    count = getattr(about(game), "QUICKLY", 10_000)
    _check_walks(check, name, box_of(game, players), many(count))


def check_at_length(
    check: Callable[[Moment], None], name: str, players: int, part: int = 1
) -> None:
    """Check as many random games as a slow test has time for, or one `part` of them."""
    game = games.load(name)
    box = box_of(game, players, "OPTIONS_AT_LENGTH")
    _check_walks(check, name, box, many(about(game).AT_LENGTH // part))


def _check_walks(check: Callable[[Moment], None], name: str, box: Rows, count: int) -> None:
    """Check every moment of `count` random games, on a few threads."""
    players = int(box["players"][0])

    def work(seed: int) -> None:
        for moment in walk(name, players, min(SIDE_BY_SIDE, count - seed), seed, box=box):
            check(moment)

    work(0)  # alone, so that nothing is compiled twice
    with ThreadPoolExecutor(THREADS) as pool:
        for _ in pool.map(work, range(SIDE_BY_SIDE, count, SIDE_BY_SIDE)):
            pass


def words(states: Rows) -> NDArray[np.int64]:
    """The bytes of each record, eight at a time."""
    return states.view(np.int64).reshape(len(states), -1)


def picked(states: Rows, which: NDArray[Any]) -> Rows:
    """The chosen records, quickly."""
    chosen = np.ascontiguousarray(words(states)[which])
    return chosen.reshape(-1).view(states.dtype)


def same(first: Rows, second: Rows) -> NDArray[np.bool_]:
    """Which records are equal to the byte?"""
    equal: NDArray[np.bool_] = (words(first) == words(second)).all(axis=1)
    return equal


def no_events(count: int) -> Buffer:
    """Passed when nobody is listening."""
    return np.zeros((count, *events.no_events().shape), np.int16)


def kinds_of_events(game: Game) -> Numbers:
    """The table of a game's event kinds for `batch.compare`."""
    return np.array(
        [
            [
                sum(1 << n for n, field in enumerate(kind.fields) if field in kind.secret),
                kind.private,
                kind.reveals,
                len(kind.fields),
            ]
            for kind in game.events
        ],
        np.int16,
    )


def viewers_of(game: Game, position: Position) -> list[int]:
    """Everybody who may watch during a game."""
    return [*game.seats(position), PUBLIC]


def sampled(name: str, players: int, each: int, seed: int = 0) -> Iterator[Position]:
    """A few positions from games of every length, for tests in plain Python."""
    chance = np.random.default_rng(seed)
    for moment in walk(name, players, 20 * each, 10**6 + seed):
        if moment.made % stride(name):
            continue
        for i in chance.permutation(len(moment.states))[:each]:
            yield moment.position(i)
