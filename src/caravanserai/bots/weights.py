"""Networks as files: `weights-2.npz` beside a game's code is its network for two players.

A file also keeps how to read the chances of a search with it (see calibration), once that is known.

A file names the features and actions that it was made for by a digest; one made for others is
refused, for its numbers would mean something else.
"""

import functools
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numpy as np

from caravanserai.bots.calibration import Calibration
from caravanserai.bots.network import Net
from caravanserai.engine.errors import BadOption
from caravanserai.engine.features import digest
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.engine.record import SEATS


def digest_of(game: Game) -> str:
    """What a network for this game has to be made for; "" if there can be none."""
    layout = game.feature_layout
    return "" if layout is None else digest(layout, tuple(game.actions.texts))


def save(path: Path, game: Game, net: Net) -> None:
    """Keep a network, in half precision."""
    half: dict[str, Any] = {name: w.astype(np.float16) for name, w in net._asdict().items()}
    np.savez_compressed(path, digest=digest_of(game), **half)


def read(file: Any, game: Game) -> Net:
    """A network that was kept."""
    with np.load(file) as kept:
        if str(kept["digest"]) != digest_of(game):
            raise BadOption("stale-weights", game=game.name)
        return Net(*(np.ascontiguousarray(kept[name], np.float32) for name in Net._fields))


def keep_calibration(path: Path, calibration: Calibration) -> None:
    """Write down in its file how to read the chances of a search with this network."""
    with np.load(path) as kept:
        parts: dict[str, Any] = dict(kept)
    np.savez_compressed(path, **{**parts, "calibration": np.array(calibration)})


def network_for(game: Game, view: Position) -> Net | None:
    """The network for a table; None if there is none, or if its cards are not those it knows."""
    players = len(game.seats(view))
    if game.takes_data and view.box.tobytes() != _usual_box(game, players):
        return None
    return network(game, players)


@functools.cache
def _usual_box(game: Game, players: int) -> bytes:
    return game.box(players).tobytes()


@functools.cache
def network(game: Game, players: int) -> Net | None:
    """The network of a game for so many players; None if it has none."""
    path = path_of(game, players)
    if not path.is_file():
        return None
    with path.open("rb") as file:
        return read(file, game)


@functools.cache
def calibration(game: Game, players: int) -> Calibration:
    """How to read the chances of a search with the network for so many players."""
    with path_of(game, players).open("rb") as file, np.load(file) as kept:
        if "calibration" not in kept:
            return Calibration()
        return Calibration(*map(float, kept["calibration"]))


def path_of(game: Game, players: int) -> Traversable:
    """Where the network of a game for so many players is, if there is one."""
    return files(game.package).joinpath(f"weights-{players}.npz")


def untrained(game: Game, width: int, depth: int, seed: int) -> Net:
    """A network that knows nothing yet, with no opinion."""
    assert game.feature_layout is not None
    chance = np.random.default_rng(seed)
    inputs, actions = game.feature_layout.size, len(game.actions)

    def spread(rows: int, columns: int, scale: float) -> Any:
        return (scale * chance.standard_normal((rows, columns))).astype(np.float32)

    return Net(
        spread(inputs, width, 0.1),
        np.zeros(width, np.float32),
        spread(width, depth, (2 / width) ** 0.5),
        np.zeros(depth, np.float32),
        np.zeros((depth, SEATS), np.float32),
        np.zeros(SEATS, np.float32),
        np.zeros((actions, depth), np.float32),
        np.zeros(actions, np.float32),
    )
