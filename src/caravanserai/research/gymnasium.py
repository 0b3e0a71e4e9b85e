"""Gymnasium environments: one seat against bots, and many games at once for self-play.

Importing this module registers, for every game, `caravanserai/NAME-v0` (one agent against bots, for
`make` and `make_vec`) and `caravanserai/NAME-selfplay-v0` (for `make_vec`).
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
from caravanserai.engine.observation import Layout, Numbers
from caravanserai.games import names
from caravanserai.lab.matches import check_bot, enter
from caravanserai.research.batch import Batch
from caravanserai.research.seeds import Seeds
from caravanserai.research.single import RENDER_MODES, SingleGame
from caravanserai.research.tables import AgentTables, seated

SEED_LIMIT = 2**31
Step = tuple[Numbers, Any, Any, Any, dict[str, Any]]
RESET_MASK = "reset_mask"  # Gymnasium's name for which games are to begin anew


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
        self.opponents = seated(opponents, others)
        if seat is not None and seat not in self.table.seats:
            raise BadOption("agent-seat", seat=seat, most=others)
        for name in set(self.opponents):
            check_bot(name, self.table.game, len(self.table.seats))
        self._wanted_seat, self.seat = seat, seat or 0
        self.observation_space = _box(self.table.layout)
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


class _SameStep(VectorEnv[Numbers, NDArray[np.int64], Any]):
    """Many games in one call. A game that ends is replaced in the same step.

    What was seen of its end is then in `final_obs`, and what went with it in `final_info`, as
    Gymnasium wants it.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, num_envs: int, layout: Layout, actions: int) -> None:
        self.num_envs = num_envs
        self.single_observation_space = _box(layout)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def _begin(
        self, games: Batch | AgentTables, seed: Seeds | None, options: dict[str, Any] | None
    ) -> None:
        """Begin all games or those of the reset mask, and seed later resets."""
        which = (options or {}).get(RESET_MASK)
        if which is not None and (which.shape != (self.num_envs,) or which.dtype != np.bool_):
            raise BadOption("reset-mask", games=self.num_envs)
        if seed is None:
            games.reset(int(self.np_random.integers(SEED_LIMIT)) * self.num_envs, which)
            return
        games.reset(seed, which)
        given = np.asarray(seed)
        if given.ndim == 0:
            super().reset(seed=int(given))
        else:
            self.np_random = np.random.default_rng(given.tolist())

    def _ended(
        self, over: NDArray[np.bool_], finals: Numbers, said: dict[str, Any]
    ) -> dict[str, Any]:
        """The infos of the games that ended, nothing if none did."""
        if not over.any():
            return {}
        seen = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(over):
            seen[i] = finals[i].copy()
        whose = over.copy()
        last = {name: values.copy() for name, values in said.items()}
        masks = {f"_{name}": whose for name in said}
        return {
            "final_obs": seen,
            "_final_obs": whose,
            "final_info": {**last, **masks},
            "_final_info": whose,
        }


class ManyAgainstBots(_SameStep):
    """The task of `AgainstBots`, many times at once, with compiled bots; see `AgentTables`.

    Games side by side cannot have bots of one's own (`file.py:Class`), nor such that go by the
    clock. copy: whether arrays are new ones in every step, or written over by the next.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: str | Sequence[str] = "random",
        players: int | None = None,
        seat: int | None = 0,
        options: Mapping[str, str] | None = None,
        data: str | None = None,
        threads: int = 0,
        copy: bool = True,
    ) -> None:
        self.games = AgentTables(game, num_envs, opponents, players, seat, options, data, threads)
        self._copy = copy
        super().__init__(num_envs, self.games.layout, len(self.games.game.actions))

    def reset(
        self, *, seed: Seeds | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin all games: number i has seed + i, or the i-th of the seeds given.

        What is given also seeds the generator that later resets without a seed draw from.
        """
        self._begin(self.games, seed, options)
        return self._kept(self.games.tables.observations), self._infos()

    def step(self, actions: NDArray[np.int64]) -> Step:
        """The agents act, then the bots until it is the agents' turn again."""
        self.games.step(actions)
        t = self.games.tables
        infos = {**self._infos(), **self._ended(t.over, t.finals, {"illegal": t.illegal})}
        kept = (self._kept(array) for array in (t.observations, t.rewards, t.over))
        return *kept, self._kept(self._never), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return self.games.tables.masks

    def close_extras(self, **settings: Any) -> None:
        """End the threads."""
        self.games.close()

    def _kept(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def _infos(self) -> dict[str, Any]:
        t = self.games.tables
        return {"action_mask": self._kept(t.masks), "illegal": self._kept(t.illegal)}


class SelfPlay(_SameStep):
    """Many games in one call; in each, whoever is to act does. See `Batch` for the arrays.

    A reward is that of the player who acted; `infos["rewards"]` has those of all seats, a column
    each. Further infos are `action_mask`, `player` (to act now) and `illegal`. The arrays are
    written over by the next step: copy what is to be kept.
    """

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
        super().__init__(num_envs, self.batch.layout, self.batch.masks.shape[1])
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: Seeds | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin all games: number i has seed + i, or the i-th of the seeds given.

        What is given also seeds the generator that later resets without a seed draw from.
        """
        self._begin(self.batch, seed, options)
        return self.batch.observations, self._infos()

    def step(self, actions: NDArray[np.int64]) -> Step:
        """One action in each game."""
        batch, actors = self.batch, self.batch.players.copy()
        batch.step(actions)
        last = {"rewards": batch.rewards, "illegal": batch.illegal, "player": actors}
        infos = {**self._infos(), **self._ended(batch.over, batch.finals, last)}
        rewards = batch.rewards[self._rows, actors]
        return batch.observations, rewards, batch.over, self._never, infos

    def close_extras(self, **settings: Any) -> None:
        """End the threads."""
        self.batch.close()

    def _infos(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "action_mask": batch.masks,
            "player": batch.players,
            "rewards": batch.rewards,
            "illegal": batch.illegal,
        }


def _box(layout: Layout) -> Any:
    return spaces.Box(layout.low, layout.high, dtype=np.int8)


def register(name: str) -> None:
    """Let `gymnasium.make` and `make_vec` know a game."""
    gymnasium.register(
        id=f"caravanserai/{name}-v0",
        entry_point=f"{__name__}:{AgainstBots.__name__}",
        vector_entry_point=f"{__name__}:{ManyAgainstBots.__name__}",
        kwargs={"game": name},
    )
    gymnasium.register(
        id=f"caravanserai/{name}-selfplay-v0",
        vector_entry_point=f"{__name__}:{SelfPlay.__name__}",
        kwargs={"game": name},
    )


for _name in names():
    register(_name)
