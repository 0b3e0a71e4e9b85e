"""How often what a search expects happens: games of a bot against itself, and how they ended.

Where there is a network, whole games are compiled, as for training. Half of the games, those with
even numbers, fit the calibration (see bots/calibration.py); the other half test it.
"""

import functools
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import numpy as np

from caravanserai.bots.calibration import Calibration, calibrated, fitted
from caravanserai.bots.network import Net
from caravanserai.bots.search import Effort, Search
from caravanserai.bots.training import KEY, Arena, empty_pages
from caravanserai.bots.weights import network
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.games import load
from caravanserai.lab.matches import play_through
from caravanserai.lab.statistics import win_parts

BINS = 10
RESAMPLES = 1_000  # of games, for the interval of an error
BATCH = 20  # games that a process plays at a time
MOST_DECISIONS = 1_000  # kept of one game


@dataclass(frozen=True)
class Trial:
    """Which games are played, as plain values."""

    game: str
    players: int
    iterations: int  # of a decision
    games: int
    seed: int = 0

    def run(self, workers: int) -> Iterator["Forecasts"]:
        """Play in so many processes, batch by batch."""
        starts = range(0, self.games, BATCH)
        batches = [range(start, min(start + BATCH, self.games)) for start in starts]
        played = functools.partial(forecasts, self)
        if workers == 1:
            yield from map(played, batches)
            return
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            yield from pool.map(played, batches)


@dataclass(frozen=True)
class Forecasts:
    """Decisions in rows: the game's number, and by seat, counted from the decider, what the search
    expected and what each got of the win.
    """

    numbers: Any
    chances: Any
    won: Any

    def of(self, wanted: Any) -> "Forecasts":
        """Some of the rows."""
        return Forecasts(self.numbers[wanted], self.chances[wanted], self.won[wanted])

    def put_right(self, calibration: Calibration) -> "Forecasts":
        """The same as a calibration has it."""
        chances = [calibrated(row, 0, calibration) for row in self.chances.tolist()]
        return Forecasts(self.numbers, np.array(chances), self.won)


def forecasts(trial: Trial, numbers: Sequence[int]) -> Forecasts:
    """Play these games."""
    game = load(trial.game)
    net = network(game, trial.players)
    if net is None:
        return joined([of_bots(game, trial, number) for number in numbers])
    arena = Arena(game, trial.players)
    return joined([of_network(arena, net, trial, number) for number in numbers])


def of_network(arena: Arena, net: Net, trial: Trial, number: int) -> Forecasts:
    """One compiled game."""
    pages, deal = empty_pages(MOST_DECISIONS, trial.players), trial.seed + number
    count, won = arena.play((net, net), 0, deal, deal * KEY, trial.iterations, pages=pages)
    return from_decider(number, pages.seats[:count], pages.expected[:count], won)


def of_bots(game: Game, trial: Trial, number: int) -> Forecasts:
    """One game between bots that search without a network."""
    position = game.new(game.box(trial.players), trial.seed + number)
    first = trial.players * (trial.seed + number)
    bots = [Witness(first + seat, trial.iterations) for seat in range(trial.players)]
    play_through(game, position, bots)
    outcome = game.outcome(position)
    assert outcome is not None
    told = [row for bot in bots for row in bot.told]
    seats = np.array([seat for seat, _ in told], np.int64)
    chances = np.array([chances for _, chances in told]).reshape(-1, trial.players)
    return from_decider(number, seats, chances, np.array(win_parts(outcome.ranks)))


class Witness:
    """A bot that writes down what it expects."""

    def __init__(self, seed: int, iterations: int) -> None:
        self.bot = Search(seed, Effort(iterations=iterations))
        self.told: list[tuple[int, tuple[float, ...]]] = []  # who decided, each seat's chance

    def choose(self, game: Game, view: Position, seat: int, legal: list[int]) -> int:
        """As the bot does."""
        self.bot.expected = ()
        action = self.bot.choose(game, view, seat, legal)
        if sum(self.bot.expected) > 0:
            self.told.append((seat, self.bot.expected))
        return action


def from_decider(number: int, seats: Any, chances: Any, won: Any) -> Forecasts:
    """The decisions of a game, all seats counted from the one who decided."""
    turned = (seats[:, None] + np.arange(len(won))) % len(won)
    return Forecasts(
        np.full(len(seats), number), np.take_along_axis(chances, turned, 1), won[turned]
    )


def joined(parts: Sequence[Forecasts]) -> Forecasts:
    """All rows."""
    columns = zip(*((part.numbers, part.chances, part.won) for part in parts), strict=True)
    return Forecasts(*(np.concatenate(column) for column in columns))


def summary(trial: Trial, found: Forecasts, present: Calibration) -> dict[str, Any]:
    """The whole outcome as plain values, tested on the games that nothing was fitted to.

    present: the calibration that bots and hints use now.
    """
    fit = fitted(*_columns(found.of(found.numbers % 2 == 0)))
    tested = found.of(found.numbers % 2 == 1)
    ways = {"raw": Calibration(), "present": present, "fitted": fit}
    return {
        "game": trial.game, "players": trial.players, "iterations": trial.iterations,
        "seed": trial.seed, "games": len(np.unique(found.numbers)),
        "tested": len(np.unique(tested.numbers)), "decisions": len(tested.numbers),
        **{name: {"scale": round(way.scale, 3), "modesty": round(way.modesty, 3),
                  **errors(tested.put_right(way))} for name, way in ways.items()},
    }  # fmt: skip


def _columns(found: Forecasts) -> tuple[Any, Any]:
    return found.chances, found.won


def errors(found: Forecasts) -> dict[str, Any]:
    """How far expected and happened are apart: the decider's own chances, and those of all seats.

    bins: for the decider, [expected, happened, decisions] from low to high chances.
    """
    own = sums_by_game(found, columns=slice(0, 1))
    low, high = interval(own)
    return {
        "error": round(float(expected_error(own.sum(axis=0))), 4),
        "interval": [round(low, 4), round(high, 4)],
        "error_of_all": round(
            float(expected_error(sums_by_game(found, slice(None)).sum(axis=0))), 4
        ),
        "bins": [
            [round(expected / count, 4), round(happened / count, 4), int(count)]
            for count, expected, happened in own.sum(axis=0).tolist()
            if count
        ],
    }


def sums_by_game(found: Forecasts, columns: slice) -> Any:
    """By game and bin: how many chances, their sum, and the sum of what happened."""
    _, games = np.unique(found.numbers, return_inverse=True)
    chances, won = found.chances[:, columns], found.won[:, columns]
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    sums = np.zeros((games.max() + 1, BINS, 3))
    for column, values in enumerate((np.ones_like(chances), chances, won)):
        np.add.at(sums[:, :, column], (games[:, None], bins), values)
    return sums


def expected_error(sums: Any) -> Any:
    """The expected calibration error: the mean gap between expected and happened, over bins."""
    return np.abs(sums[..., 1] - sums[..., 2]).sum(axis=-1) / sums[..., 0].sum(axis=-1)


def interval(sums: Any) -> tuple[float, float]:
    """Where 95 % of the errors lie, if the games are drawn again from those played."""
    chance = np.random.default_rng(0)
    games = len(sums)
    drawn = chance.multinomial(games, np.full(games, 1 / games), RESAMPLES)
    again = np.tensordot(drawn, sums, axes=1)
    low, high = np.quantile(expected_error(again), [0.025, 0.975])
    return float(low), float(high)
