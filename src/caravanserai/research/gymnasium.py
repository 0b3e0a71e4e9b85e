"""Gymnasium environments: one seat against bots, and many games at once for self-play.

Importing this module registers `caravanserai/dunhuang-v0` and the like.
"""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from caravanserai.bots import Bot
from caravanserai.engine.errors import BadOption
from caravanserai.engine.observation import Numbers
from caravanserai.games import names
from caravanserai.lab.matches import enter
from caravanserai.research.batch import Batch
from caravanserai.research.single import RENDER_MODES, SingleGame

SEED_LIMIT = 2**31
Step = tuple[Numbers, Any, Any, Any, dict[str, Any]]


class AgainstBots(gymnasium.Env[Numbers, np.int64]):
    """The agent sits at `seat`, or anywhere by chance if that is None; bots have the others.

    opponents: names as in the arena, `file.py:Class` too, for the seats after the agent's; one
    name alone is for all. The legal actions are in `info["action_mask"]` and `action_masks()`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "random",
        players: int | None = None,
        seat: int | None = 0,
        options: Mapping[str, str] | None = None,
        data: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = SingleGame(game, players, options, data, render_mode)
        self.render_mode = render_mode
        others = len(self.table.seats) - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise BadOption("opponent-count", given=len(self.opponents), wanted=others)
        if seat is not None and seat not in self.table.seats:
            raise BadOption("agent-seat", seat=seat, most=others)
        self._wanted_seat, self.seat = seat, seat or 0
        layout = self.table.layout
        self.observation_space = spaces.Box(layout.low, layout.high, dtype=np.int8)
        self.action_space = spaces.Discrete(len(self.table.game.actions))
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin the game of this seed; without one, the next by chance."""
        seed = None if seed is None else index(seed)  # of whatever integral type
        super().reset(seed=seed)
        self.table.reset(int(self.np_random.integers(SEED_LIMIT)) if seed is None else seed)
        chosen = int(self.np_random.integers(len(self.table.seats)))
        self.seat = chosen if self._wanted_seat is None else self._wanted_seat
        chance = int(self.np_random.integers(SEED_LIMIT))
        seats = [(self.seat + 1 + k) % len(self.table.seats) for k in range(len(self.opponents))]
        self._bots = {s: enter(n, chance + s) for s, n in zip(seats, self.opponents, strict=True)}
        self._play_others()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> Step:
        """The agent acts, then the bots until it is the agent's turn again."""
        self.table.act(int(action))
        illegal = self.table.illegal
        self._play_others()
        over = self.table.turn is None
        info = {**self._info(), "illegal": illegal}
        return self._seen(), self.table.rewards[self.seat], over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.table.render()

    def _play_others(self) -> None:
        game = self.table.game
        while (seat := self.table.turn) is not None and seat != self.seat:
            view = self.table.view(seat)
            self.table.act(self._bots[seat].choose(game, view, seat, game.legal(view, seat)))

    def _seen(self) -> Numbers:
        return self.table.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat)}


class SelfPlay(VectorEnv[Numbers, NDArray[np.int64], Any]):
    """Many games in one call; in each, whoever is to act does. See `Batch` for the arrays.

    Rewards have a column for each seat. The infos are the arrays `action_mask`, `player` (to
    act now) and `illegal`. A game that ends is replaced in the same step. The arrays are written
    over by the next step: copy what is to be kept.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        data: str | None = None,
        threads: int = 0,
    ) -> None:
        self.batch = Batch(game, num_envs, players, options, data, threads)
        self.num_envs = num_envs
        layout = self.batch.layout
        self.single_observation_space = spaces.Box(layout.low, layout.high, dtype=np.int8)
        self.single_action_space = spaces.Discrete(self.batch.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin all games: number i has seed + i, or the i-th of the seeds given.

        What is given also seeds the generator that later resets without a seed draw from.
        """
        if seed is None:
            self.batch.reset(int(self.np_random.integers(SEED_LIMIT)))
        elif isinstance(seed, int | np.integer):
            self.batch.reset(int(seed))
            super().reset(seed=int(seed))
        else:
            self.batch.reset(seed)
            self.np_random = np.random.default_rng([int(one) for one in seed])
        return self.batch.observations, self._infos()

    def step(self, actions: NDArray[np.int64]) -> Step:
        """One action in each game."""
        batch = self.batch
        batch.step(actions)
        return batch.observations, batch.rewards, batch.over, self._never, self._infos()

    def close_extras(self, **settings: Any) -> None:
        """End the threads."""
        self.batch.close()

    def _infos(self) -> dict[str, Any]:
        batch = self.batch
        return {"action_mask": batch.masks, "player": batch.players, "illegal": batch.illegal}


def register(name: str) -> None:
    """Let `gymnasium.make` and `make_vec` know a game."""
    gymnasium.register(
        id=f"caravanserai/{name}-v0",
        entry_point=f"{__name__}:{AgainstBots.__name__}",
        vector_entry_point=f"{__name__}:{SelfPlay.__name__}",
        kwargs={"game": name},
    )


for _name in names():
    register(_name)
