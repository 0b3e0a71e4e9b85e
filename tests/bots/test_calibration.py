"""Chances that come true as often as they say."""

import json
import math
import shutil
from importlib.resources import as_file
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from caravanserai.bots import weights
from caravanserai.bots.advice import advise
from caravanserai.bots.calibration import Calibration, calibrated, fitted
from caravanserai.bots.search import Effort, Search
from caravanserai.bots.trees import overall
from caravanserai.cli import app
from caravanserai.games import load, names
from caravanserai.lab.calibration import Forecasts, Trial, errors, forecasts, summary


def boastful(decisions: int) -> Forecasts:
    """Chances of three seats, twice as sure as they should be, and too high for the first."""
    chance = np.random.default_rng(1)
    logits = chance.normal(size=(decisions, 3))
    truth = np.exp(logits) / np.exp(logits).sum(axis=1, keepdims=True)
    told = np.exp(2 * logits + [0.5, 0, 0])
    winners = (truth.cumsum(axis=1) < chance.random((decisions, 1))).sum(axis=1)
    numbers = np.arange(decisions) // 10
    return Forecasts(numbers, told / told.sum(axis=1, keepdims=True), np.eye(3)[winners])


def test_as_they_are_unless_known_better() -> None:
    assert calibrated((0.2, 0.5, 0.3), 1, Calibration()) == pytest.approx((0.2, 0.5, 0.3))


def test_modesty_is_the_deciders() -> None:
    chances = calibrated((0.5, 0.25, 0.25), 0, Calibration(modesty=math.log(2)))
    assert chances == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_what_is_wrong_is_found_and_put_right() -> None:
    found = boastful(40_000)
    right = fitted(found.chances, found.won)
    assert right == pytest.approx((0.5, 0.25), abs=0.03)
    before, after = errors(found), errors(found.put_right(right))
    assert before["error"] > 0.08
    assert after["error"] < 0.012
    low, high = before["interval"]
    assert low < before["error"] < high
    assert sum(count for _, _, count in after["bins"]) == 40_000


def test_fitted_to_one_half_and_tested_on_the_other() -> None:
    trial, found = Trial("dunhuang", 3, 400, 2_000), boastful(20_000)
    spoilt = found.won.copy()
    spoilt[found.numbers % 2 == 1] = [0, 0, 1]
    result = summary(trial, Forecasts(found.numbers, found.chances, spoilt), Calibration(1, 0.5))
    assert result["games"] == 2 * result["tested"] == 2_000
    assert result["fitted"]["scale"] == pytest.approx(0.5, abs=0.05)
    assert all(happened == 0 for _, happened, _ in result["fitted"]["bins"])
    assert result["present"]["modesty"] == 0.5


@pytest.mark.parametrize("has_network", [True, False])
def test_what_a_search_expects_and_what_came(
    has_network: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not has_network:
        monkeypatch.setattr("caravanserai.lab.calibration.network", lambda *_: None)
    found = forecasts(Trial("dunhuang", 2, 8, 2, seed=3), [0, 1])
    assert found.chances.sum(axis=1) == pytest.approx(1, abs=1e-5)
    for number in (0, 1):
        rows = found.of(found.numbers == number)
        winners = {tuple(row) for row in rows.won.tolist()}
        assert winners <= {(1, 0), (0, 1)} or winners == {(0.5, 0.5)}
        assert len(rows.numbers) > 20


def test_a_network_keeps_its_calibration(tmp_path: Path) -> None:
    game, copy = load("dunhuang"), tmp_path / "weights.npz"
    with as_file(weights.path_of(game, 2)) as path:
        shutil.copy(path, copy)
    before = weights.read(copy, game)
    weights.keep_calibration(copy, Calibration(1.25, 0.125))
    for part, same in zip(before, weights.read(copy, game), strict=True):
        assert np.array_equal(part, same)
    with np.load(copy) as kept:
        assert kept["calibration"].tolist() == [1.25, 0.125]


@pytest.mark.parametrize("name", names())
def test_every_network_that_comes_with_a_game_is_calibrated(name: str) -> None:
    game = load(name)
    for players in game.players:
        if weights.network(game, players) is not None:
            assert weights.calibration(game, players) != Calibration()


def test_what_bots_and_hints_say_is_put_right(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("dunhuang")
    view = game.view(game.new(game.box(2), 1), 0)
    found = Calibration(1.0, math.log(3))
    monkeypatch.setattr("caravanserai.bots.search.calibration", lambda *_: found)
    search = Search(0, Effort(iterations=30))
    tried = [b for b in search.study(game, view, 0, game.legal(view, 0)) if b.visits]
    raw = search.expected[0]
    assert sum(search.expected) == pytest.approx(1)
    modest = raw / (raw + 3 * (1 - raw))
    assert overall(tried)[0] == pytest.approx(modest, abs=0.02)
    advice = advise(game, view, 0, iterations=30)
    assert advice is not None
    assert advice.chances[0] == pytest.approx(overall(tried)[0])


def test_the_command_prints_and_draws(tmp_path: Path) -> None:
    command = ["lab", "calibration", "dunhuang", "--iterations", "4", "-n", "4"]
    done = CliRunner().invoke(app, [*command, "--out", str(tmp_path)], catch_exceptions=False)
    assert done.exit_code == 0, done.stderr
    result = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert result["tested"] == 2
    assert f"{result['raw']['bins'][0][2]}" in done.stdout
    assert "</svg>" in (tmp_path / "plot.svg").read_text(encoding="utf-8")
