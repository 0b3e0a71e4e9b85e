"""A bot that learned how to play: a small network, run with NumPy.

The weights lie with their game, one file for each player count: `network-2.npz`. How they came
about is told in docs/research.md.
"""

import functools
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine.contract import observe
from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import Game
from caravanserai.engine.observation import Numbers
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position

Floats = NDArray[np.float32]
ILLEGAL = np.float32(-1e9)


class Network:
    """Two hidden layers; from them a preference for every action, and the expected reward.

    Besides the observation they see of each space what is known of the good that lies there:
    `where` and `what` are the places of the goods on the spaces, and of what is known of goods.
    """

    def __init__(self, weights: dict[str, NDArray[Any]]) -> None:
        self._weights: dict[str, Any] = {
            name: w if name in ("where", "what") else w.astype(np.float32)
            for name, w in weights.items()
        }

    def __call__(self, observations: Numbers) -> tuple[Floats, Floats]:
        """Preferences and values of a row of observations each."""
        w = self._weights
        x = observations.astype(np.float32) * w["scale"]
        there = observations[:, w["where"]] @ x[:, w["what"]]
        x = np.hstack([x, there.reshape(len(x), -1)])
        x = np.maximum(x @ w["first"] + w["first_bias"], 0)
        x = np.maximum(x @ w["second"] + w["second_bias"], 0)
        values: Floats = np.tanh(x @ w["value"] + w["value_bias"])[:, 0]
        preferences: Floats = x @ w["policy"] + w["policy_bias"]
        return preferences, values


class Learned:
    """The action that the network prefers."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = 0.0

    def choose(self, game: Game, view: Position, seat: int, legal: list[int]) -> int:
        """The legal action of the highest preference."""
        players = len(game.seats(view))
        seen = np.zeros((1, game.layout(players).size), np.int8)
        game.kernel(write_down)(view.box, view.state, seat, seen[0])
        preferences, values = network(game.package, game.name, players)(seen)
        self._chance = (1 + float(values[0])) / 2
        return max(legal, key=lambda action: preferences[0, action])

    def why(self) -> Phrase:
        """Only its chance of winning; why, a network cannot say."""
        return phrase("why-chance", percent=round(100 * self._chance))


def write_down(boxes: Any, states: Any, seat: int, out: Numbers) -> None:
    """The observation of element 0, a view of `seat`."""
    observe(boxes[0], states[0], seat, out)


@functools.cache
def network(package: str, game: str, players: int) -> Network:
    """The network of a game for so many players."""
    path = files(package).joinpath(f"network-{players}.npz")
    if not path.is_file():
        raise BadOption("no-network", game=game, players=players)
    with path.open("rb") as file, np.load(file) as weights:
        return Network(dict(weights))
