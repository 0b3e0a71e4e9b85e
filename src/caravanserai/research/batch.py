"""Thousands of games side by side, stepped by one call into arrays that are made once."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from caravanserai.engine.errors import BadOption, Refusal
from caravanserai.engine.game import MAX_SEED
from caravanserai.engine.observation import Numbers
from caravanserai.engine.position import Position
from caravanserai.engine.record import copy_rows
from caravanserai.games import load
from caravanserai.research import kernels
from caravanserai.research.kernels import NOBODY
from caravanserai.research.seeds import Seeds, first_seeds, key_of
from caravanserai.research.threads import Threads


class Batch:
    """Games of the same box.

    After every call these arrays hold, a row for each game: `observations` and `masks` (what the
    player to act may know and do), `players` (who that is, -1: the game is over), `rewards` (a
    number for each seat), `over` (this step ended a game), `illegal` (by an illegal action). They
    are written over by the next call. With `again` a new game begins at once where one ended, with
    a seed never used before (see `seeds`); `finals` then holds what who ended it saw of its end.
    threads: 0 takes as many as pay.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        data: str | None = None,
        threads: int = 0,
        again: bool = True,
    ) -> None:
        self.game = load(game)
        seats = self.game.players[0] if players is None else players
        self.box = self.game.box(seats, options, data)
        if count < 1:
            raise BadOption("game-count", games=count, most=MAX_SEED)
        self._threads = Threads(threads, count)
        self.layout = self.game.layout(seats)
        self.count, self.seats, self.again = count, seats, again
        self.threads = self._threads.number
        self.states = self.game.state_class.rows(count)
        self.seeds = np.zeros(count, np.int64)
        self.observations = np.zeros((count, self.layout.size), np.int8)
        self.masks = np.zeros((count, len(self.game.actions)), np.bool_)
        self.players = np.full(count, NOBODY, np.int8)
        self.rewards = np.zeros((count, seats), np.float32)
        self.over = np.zeros(count, np.bool_)
        self.illegal = np.zeros(count, np.bool_)
        self.finals = np.zeros_like(self.observations)
        self._chosen = np.zeros(count, np.int64)
        self._spare = self.game.state_class.rows(2 * self.threads)
        self._dice = np.zeros((count, 2), np.int64)
        self._begun = np.zeros(count, np.int64)
        self._key = -1

    def reset(self, seed: Seeds, which: NDArray[np.bool_] | None = None) -> None:
        """Begin all games: number i has seed + i, or the i-th of the seeds given.

        which: if only some of them are to begin anew.
        """
        seeds = first_seeds(seed, self.count)
        chosen = np.ones(self.count, np.bool_) if which is None else which
        self.seeds[chosen] = seeds[chosen]
        self.rewards[chosen] = 0
        self.over[chosen] = False
        self.illegal[chosen] = False
        if which is None or self._key < 0:
            self._key = key_of(seeds)
            self._begun[:] = 0
            self.game.kernel(kernels.throw_all)(self._dice, int(seeds[0]))
        self._run(kernels.start, *self._seen(), chosen)

    def step(self, actions: ArrayLike) -> None:
        """One action in each game, by the player whose turn it is there."""
        self._chosen[:] = actions
        self._run(
            kernels.step,
            *self._seen(),
            self._chosen,
            self.rewards,
            self.over,
            self.illegal,
            self.finals,
            self._begun,
            self._key if self.again else -1,
        )

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game, by dice seeded with the games."""
        kernel = self.game.kernel(kernels.choose)
        chosen = np.zeros(self.count, np.int64)
        self._threads.split(lambda low, high, _: kernel(self.masks, self._dice, chosen, low, high))
        return chosen

    def observation(self, index: int, seat: int) -> Numbers:
        """What a seat may know of one game, its turn or not."""
        if not 0 <= seat < self.seats:
            raise Refusal("no-such-seat", seat=seat)
        out = np.zeros(self.layout.size, np.int8)
        kernel = self.game.kernel(kernels.observe_at)
        kernel(self.box, self.states, self._spare, index, seat, out)
        return out

    def position(self, index: int) -> Position:
        """A copy of one game's position: the whole truth, so keep it from players."""
        return Position(self.box, copy_rows(self.states[index : index + 1]))

    def close(self) -> None:
        """End the threads."""
        self._threads.close()

    def _seen(self) -> tuple[Any, ...]:
        return self._spare, self.seeds, self.observations, self.masks, self.players

    def _run(self, kernel: Callable[..., None], *arguments: Any) -> None:
        compiled = self.game.kernel(kernel)
        self._threads.split(lambda *part: compiled(self.box, self.states, *arguments, *part))
