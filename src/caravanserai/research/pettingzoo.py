"""PettingZoo environments: turn by turn (AEC), or all who are asked at once (Parallel)."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from caravanserai.engine.observation import Layout
from caravanserai.research.single import RENDER_MODES, SingleGame

SEED_LIMIT = 2**31
Observation = dict[str, Any]


def env(game: str, **settings: Any) -> "TurnByTurn":
    """The AEC environment of a game: `env("dunhuang", players=3)`."""
    return TurnByTurn(game, **settings)


def parallel_env(game: str, **settings: Any) -> "AtOnce":
    """The parallel environment of a game."""
    return AtOnce(game, **settings)


def observation_space(layout: Layout, actions: int) -> spaces.Dict:
    """What agents observe: the numbers of the layout, and the mask of legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(layout.low, layout.high, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class _Seated:
    """What both kinds of environment are made of. Agents are named by seat: `player_0`."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        data: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = SingleGame(game, players, options, data, render_mode)
        self.metadata = {
            "name": f"caravanserai_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": isinstance(self, ParallelEnv),
        }
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        count = len(self.table.game.actions)
        layout = self.table.layout
        self.observation_spaces = {a: observation_space(layout, count) for a in self.table.agents}
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.table.agents}
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The game's whole alphabet of actions."""
        return self.action_spaces[agent]

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""

    def _begin(self, seed: int | None) -> None:
        """The game of this seed; without one, the next by chance."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self.table.reset(int(self._chance.integers(SEED_LIMIT)) if seed is None else seed)
        self.agents = list(self.table.agents)

    def _seen(self, agent: str, asked: bool) -> Observation:
        seat = self.table.agents.index(agent)
        return {
            "observation": self.table.observation(seat),
            "action_mask": self.table.mask(seat, asked),
        }


class TurnByTurn(_Seated, AECEnv):  # type: ignore[misc]  # PettingZoo is untyped
    """One agent acts at a time, in the order of the engine's `turn`."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the game of this seed."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent may know; the mask of one whose turn it is not is all 0."""
        return self._seen(agent, asked=False)

    def step(self, action: int | None) -> None:
        """The selected agent acts; an illegal action ends the game."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        offender = self.agent_selection
        self._cumulative_rewards[offender] = 0.0
        self.table.act(-1 if action is None else int(action))
        self.rewards = dict(zip(self.agents, self.table.rewards, strict=True))
        if self.table.turn is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos[offender] = {"illegal": self.table.illegal}
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        seat = self.table.turn
        if seat is not None:
            self.agent_selection = self.agents[seat]


class AtOnce(_Seated, ParallelEnv):  # type: ignore[misc]
    """All for whom the game waits act at once; where that is one, the others' actions are ignored.

    The actions are carried out in the order of turns. When one of them gives somebody else the
    turn, those that would follow are dropped, and their agents asked again later.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin the game of this seed."""
        self._begin(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Everybody acts; only the actions of those who are asked count."""
        left = set(self.table.asked())
        while self.table.turn in left:
            seat = self.table.turn
            assert seat is not None
            left.remove(seat)
            self.table.act(int(actions[self.table.agents[seat]]))
        over = self.table.turn is None
        agents = self.agents
        result = (
            self._observations(),
            dict(zip(agents, self.table.rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            self._infos(),
        )
        if over:
            self.agents = []
        return result

    def _observations(self) -> dict[str, Observation]:
        asked = self.table.asked()
        return {a: self._seen(a, seat in asked) for seat, a in enumerate(self.table.agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        asked = self.table.asked()
        return {a: {"asked": seat in asked} for seat, a in enumerate(self.table.agents)}
