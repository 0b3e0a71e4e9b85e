"""Many games at once: random full games, one step in each, and perft."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine import kernels
from caravanserai.engine.events import Buffer
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.engine.record import Rows


def play_out(game: Game, position: Position, seed: int) -> int:
    """Play a position to its end at random, in place; return the number of decisions."""
    kernel = game.kernel(kernels.play_out_at)
    return int(kernel(position.box, position.state, 0, seed, len(game.actions)))


def play_games(game: Game, box: Rows, count: int, seed: int, threads: int = 1) -> tuple[Rows, int]:
    """Random games with seeds seed, seed + 1, …: their final states and the number of decisions."""
    states = game.state_class.rows(count)
    kernel = game.kernel(kernels.play_games)

    def work(low: int, high: int) -> int:
        return int(kernel(box, states, seed, low, high, len(game.actions)))

    return states, sum(_split(work, count, threads))


def record_game(game: Game, box: Rows, seed: int, room: int = 65_536) -> tuple[Position, Buffer]:
    """One of those games, with its (seat, action) rows."""
    state, record = game.state_class.rows(), np.zeros((room, 2), np.int16)
    kernel = game.kernel(kernels.record_game)
    count = kernel(box, state, seed, record, len(game.actions))
    return Position(box, state), record[:count]


def step_games(game: Game, box: Rows, states: Rows, actions: Buffer, threads: int = 1) -> None:
    """One legal action in each game, in place. Actions are not checked."""
    kernel = game.kernel(kernels.step_games)
    _split(lambda low, high: kernel(box, states, actions, low, high), len(states), threads)


def legal_masks(
    game: Game, box: Rows, states: Rows, threads: int = 1
) -> tuple[NDArray[np.bool_], NDArray[np.int8]]:
    """For each game: the mask of legal actions of the seat to act, and that seat (-1: over)."""
    masks = np.zeros((len(states), len(game.actions)), np.bool_)
    turns = np.zeros(len(states), np.int8)
    kernel = game.kernel(kernels.legal_masks)
    _split(lambda a, b: kernel(box, states, masks, turns, a, b), len(states), threads)
    return masks, turns


def perft_split(game: Game, position: Position, depth: int) -> dict[str, int]:
    """For each first action, the number of action sequences of this length that begin with it."""
    split: dict[str, int] = {}
    turn = game.turn(position)
    if turn is not None and depth > 0:
        for action in game.legal(position, turn):
            after = position.copy()
            game.apply(after, turn, action)
            split[game.actions.text(action)] = perft(game, after, depth - 1)
    return split


def perft(game: Game, position: Position, depth: int) -> int:
    """The number of action sequences of this length (finished games end early)."""
    levels = game.state_class.rows(depth + 1)
    levels[0] = position.state[0]
    return int(game.kernel(kernels.perft_at)(position.box, levels, depth, len(game.actions)))


def _split(work: Callable[[int, int], Any], count: int, threads: int) -> list[Any]:
    """Run work(low, high) over equal parts of range(count), one part per thread."""
    cuts = [count * i // threads for i in range(threads + 1)]
    if threads == 1:
        return [work(0, count)]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(work, cuts[:-1], cuts[1:]))
