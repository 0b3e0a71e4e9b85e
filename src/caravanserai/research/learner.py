"""A small agent that learns by playing: PPO with one hidden layer, in NumPy alone.

It is meant for meters and first tries, not for records: an agent that sees an observation, is given
the legal actions, and gets better against whoever sits at the other seats.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai.bots.learned import write_down
from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.research.tables import AgentTables

Floats = NDArray[np.float32]
HIDDEN: Final = 96
STEPS: Final = 32  # decisions of each game between two updates
EPOCHS, PARTS = 2, 4
CLIP, RATE, ENTROPY, LAMBDA = 0.2, 1e-3, 0.01, 0.95
MOST_SLOPE: Final = 0.5
ILLEGAL: Final = np.float32(-1e9)


class Agent:
    """Two layers: from an observation to a preference for each action, and an expected reward."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights

    @classmethod
    def new(cls, inputs: int, actions: int, seed: int = 0) -> "Agent":
        """An agent that knows nothing, and prefers no action."""
        chance = np.random.default_rng(seed)
        hidden = chance.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN))
        shapes = {"hidden_bias": HIDDEN, "policy_bias": actions, "value_bias": 1}
        return cls(
            {
                "scale": np.full(inputs, 1.0, np.float32),
                "hidden": hidden.astype(np.float32),
                "policy": np.zeros((HIDDEN, actions), np.float32),
                "value": np.zeros((HIDDEN, 1), np.float32),
                **{name: np.zeros(size, np.float32) for name, size in shapes.items()},
            }
        )

    def __call__(self, seen: Any, masks: Any) -> tuple[Floats, Floats, Floats, Floats]:
        """What went in, the hidden layer, the chances of the actions, and the expected rewards."""
        w = self.weights
        x = seen.astype(np.float32) * w["scale"]
        hidden = np.maximum(x @ w["hidden"] + w["hidden_bias"], 0)
        preferences = np.where(masks, hidden @ w["policy"] + w["policy_bias"], ILLEGAL)
        chances = np.exp(preferences - preferences.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return x, hidden, chances, np.tanh(hidden @ w["value"] + w["value_bias"])[:, 0]

    def save(self, path: Path) -> None:
        """Keep the weights in half precision."""
        kept: dict[str, Any] = {name: w.astype(np.float16) for name, w in self.weights.items()}
        np.savez_compressed(path, **kept)


def read(path: Path) -> Agent:
    """An agent that was kept."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            return Agent({name: kept[name].astype(np.float32) for name in kept.files})
    except (OSError, ValueError) as error:
        raise BadOption("no-agent", path=str(path)) from error


class AgentBot:
    """An agent as a bot: it takes the action it prefers."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent

    def choose(self, game: Game, view: Position, seat: int, legal: list[int]) -> int:
        """The legal action of the highest chance."""
        seen = np.zeros((1, game.layout(len(game.seats(view))).size), np.int8)
        if seen.shape[1] != len(self.agent.weights["scale"]):
            raise BadOption("other-agent", game=game.name, players=len(game.seats(view)))
        game.kernel(write_down)(view.box, view.state, seat, seen[0])
        masks = np.zeros((1, len(game.actions)), np.bool_)
        masks[0, legal] = True
        return int(self.agent(seen, masks)[2][0].argmax())


class Played(NamedTuple):
    """What was seen and done, a row for each decision."""

    seen: NDArray[np.int8]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    chances: Floats
    values: Floats
    advantages: Floats


class Learner:
    """An agent, the tables it plays at, and how its weights move (Adam)."""

    def __init__(self, tables: AgentTables, seed: int = 0, agent: Agent | None = None) -> None:
        self.tables, self.chance = tables, np.random.default_rng(seed)
        inputs, actions = tables.layout.size, len(tables.game.actions)
        self.agent = agent or Agent.new(inputs, actions, seed)
        self.decisions = self.games = self._updates = 0
        self.rewards: list[float] = []  # of the games that ended since the last update
        self._means = {name: np.zeros_like(w) for name, w in self.agent.weights.items()}
        self._squares = {name: np.zeros_like(w) for name, w in self.agent.weights.items()}
        tables.reset(seed)
        if agent is None:
            self._look_around()

    def _look_around(self) -> None:
        """Make numbers that hardly vary as telling as those that vary much."""
        spread = [self.tables.tables.observations.std(axis=0)]
        for _ in range(STEPS):
            masks = self.tables.tables.masks
            self.tables.step((masks * self.chance.random(masks.shape)).argmax(axis=1))
            spread.append(self.tables.tables.observations.std(axis=0))
        scale = 1 / np.maximum(np.mean(spread, axis=0), 0.2)
        self.agent.weights["scale"] = scale.astype(np.float32)

    def update(self) -> float:
        """Play some decisions in every game and learn from them; the mean reward of games ended."""
        self.rewards = []
        played = self._play()
        order = self.chance.permutation(len(played.actions))
        for _ in range(EPOCHS):
            for part in np.array_split(order, PARTS):
                if len(part):
                    self._learn(Played._make(column[part] for column in played))
        return float(np.mean(self.rewards)) if self.rewards else 0.0

    def _play(self) -> Played:
        t, count = self.tables.tables, self.tables.count
        seen = np.zeros((STEPS, *t.observations.shape), np.int8)
        masks = np.zeros((STEPS, *t.masks.shape), np.bool_)
        actions = np.zeros((STEPS, count), np.int64)
        chances, values, rewards = (np.zeros((STEPS, count), np.float32) for _ in range(3))
        over = np.zeros((STEPS, count), np.bool_)
        for step in range(STEPS):
            seen[step], masks[step] = t.observations, t.masks
            _, _, found, values[step] = self.agent(t.observations, t.masks)
            drawn = found.cumsum(axis=1) > self.chance.random((count, 1)) * found.sum(1)[:, None]
            actions[step] = (drawn & t.masks).argmax(axis=1)
            chances[step] = found[np.arange(count), actions[step]]
            self.tables.step(actions[step])
            rewards[step], over[step] = t.rewards, t.over
            self.rewards += t.rewards[t.over].tolist()
        self.decisions += STEPS * count
        self.games += int(over.sum())
        following = self.agent(t.observations, t.masks)[3]
        advantages, carried = np.zeros_like(values), np.zeros(count, np.float32)
        for step in reversed(range(STEPS)):
            goes_on = ~over[step]
            after = following if step == STEPS - 1 else values[step + 1]
            error = rewards[step] + goes_on * after - values[step]
            carried = advantages[step] = error + LAMBDA * goes_on * carried
        free = masks.sum(axis=2) > 1
        columns = seen, masks, actions, chances, values, advantages
        return Played._make(x[free] for x in columns)

    def _learn(self, played: Played) -> None:
        """One step of PPO's clipped objective, with the value's error and entropy."""
        rows, count = np.arange(len(played.actions)), len(played.actions)
        x, hidden, chances, values = self.agent(played.seen, played.masks)
        better = (played.advantages - played.advantages.mean()) / (played.advantages.std() + 1e-6)
        ratio = chances[rows, played.actions] / np.maximum(played.chances, 1e-8)
        free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        slope = chances * (-(better * ratio * free)[:, None])
        slope[rows, played.actions] += better * ratio * free
        slope -= ENTROPY * chances * (logs + entropy)
        targets = played.advantages + played.values
        error = -0.5 * (values - targets) * (1 - values**2)
        w = self.agent.weights
        back = (slope @ w["policy"].T + error[:, None] @ w["value"].T) * (hidden > 0)
        self._step(
            {
                "hidden": x.T @ back / count,
                "hidden_bias": back.mean(axis=0),
                "policy": hidden.T @ slope / count,
                "policy_bias": slope.mean(axis=0),
                "value": hidden.T @ error[:, None] / count,
                "value_bias": error.mean(keepdims=True),
            }
        )

    def _step(self, slopes: dict[str, Any]) -> None:
        """Uphill, by Adam."""
        self._updates += 1
        size = float(np.sqrt(sum((slope**2).sum() for slope in slopes.values())))
        shrink = min(1.0, MOST_SLOPE / (size + 1e-9))
        for name, slope in slopes.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (shrink * slope - mean)
            square += 0.001 * ((shrink * slope) ** 2 - square)
            rate = RATE * (1 - 0.999**self._updates) ** 0.5 / (1 - 0.9**self._updates)
            self.agent.weights[name] += (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
