"""The learned bot: a small file, better than chance, and a training that runs."""

import csv
from pathlib import Path

import numpy as np
import pytest

from caravanserai import games
from caravanserai.bots import make_bot
from caravanserai.bots.learned import network
from caravanserai.engine.errors import BadOption
from caravanserai.lab.arena import here
from caravanserai.lab.matches import Pairing

PACKAGE = Path(games.__file__).parent
MOST_BYTES = 500_000


def test_the_weights_are_small() -> None:
    files = list(PACKAGE.glob("*/network-*.npz"))
    assert files
    assert all(file.stat().st_size < MOST_BYTES for file in files)


def test_it_beats_chance() -> None:
    pairing = Pairing("dunhuang", 2, ("learned", "random"), 7)
    won = [result["ranks"][result["lineup"].index(0)] == 1 for result in here(pairing, range(40))]
    assert sum(won) > 30


def test_it_always_plays_the_same() -> None:
    pairing = Pairing("dunhuang", 2, ("learned", "greedy"), 3)
    first, second = ([{**r, "seconds": 0} for r in here(pairing, [0, 1])] for _ in range(2))
    assert first == second


def test_it_knows_its_inputs() -> None:
    game = games.load("dunhuang")
    preferences, values = network(game.package, game.name, 2)(
        np.zeros((3, game.layout(2).size), np.int8)
    )
    assert preferences.shape == (3, len(game.actions))
    assert values.shape == (3,)


def test_it_says_where_it_cannot_play() -> None:
    game = games.load("dunhuang")
    position = game.new(game.box(4), 1)
    seat = game.turn(position)
    assert seat is not None
    with pytest.raises(BadOption) as caught:
        make_bot("learned").choose(game, game.view(position, seat), seat, [0, 1])
    assert caught.value.code == "no-network"


@pytest.mark.slow
def test_training_writes_weights_and_curve(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from caravanserai.research import training

    a_round = training.GAMES * training.STEPS
    training.train("dunhuang", a_round / 1e6, a_round / 1e6, tmp_path, seed=1)
    training.train("dunhuang", 0, a_round / 1e6, tmp_path, seed=2, start=tmp_path)
    with (tmp_path / "dunhuang-curve.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert int(rows[-1]["taught"]) == a_round
    assert int(rows[-1]["decisions"]) == 3 * a_round
    assert (tmp_path / "dunhuang-curve.svg").stat().st_size < 100_000
    with np.load(tmp_path / "dunhuang-network-2.npz") as weights:
        assert set(weights) >= {"first", "second", "policy", "value", "scale"}
