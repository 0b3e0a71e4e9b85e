"""Training a network: what is learnt, and that it resumes where it stopped."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from caravanserai.bots import training
from caravanserai.bots.fitting import Lessons
from caravanserai.bots.training import Plan
from caravanserai.engine.game import Game
from caravanserai.games import load


@pytest.fixture
def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run kernels as plain Python: for so little work, compiling would take far longer."""

    def plain(game: Game, function: Callable[..., Any]) -> Callable[..., Any]:
        return game.kernels.find(function, False)

    monkeypatch.setattr(Game, "kernel", plain)


def tiny(folder: Path) -> Plan:
    return Plan(
        "dunhuang", 2, folder, games=2, chunk=1, iterations=3, width=4, depth=3,
        epochs=2, gate=2, processes=1, most_decisions=4,
    )  # fmt: skip


@pytest.mark.usefixtures("plainly")
def test_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole, parts = tiny(tmp_path / "whole"), tiny(tmp_path / "parts")
    training.train(whole, 1)
    parts.folder.mkdir()
    number, path = next(training.chunks(parts, 1))
    training.play_chunk(parts, 1, number, path)  # it was stopped here
    written = path.stat().st_mtime_ns
    training.train(parts, 1)
    assert path.stat().st_mtime_ns == written
    training.train(parts, 1)  # nothing is left to do
    rows = [training.progress(plan) for plan in (whole, parts)]
    assert [len(row) for row in rows] == [1, 1]
    assert rows[0][0]["losses"] == rows[1][0]["losses"]
    assert rows[0][0]["decisions"] == 8
    nets = [training.net_of(plan, load("dunhuang"), 1) for plan in (whole, parts)]
    for one, other in zip(*nets, strict=True):
        assert (one == other).all()


@pytest.mark.usefixtures("plainly")
def test_what_is_shown_often_is_learnt() -> None:
    """Players with feature 1 win and do action 5; players with feature 2 lose and do action 6."""
    game, count = load("dunhuang"), 60
    side = np.arange(count) % 2
    begin = np.stack([np.arange(count + 1), 2 * np.arange(count + 1)], axis=1)
    lessons = Lessons(
        begin,
        (1 + side).astype(np.int16),
        np.tile(np.array([5, 6], np.int16), count),
        np.stack([1 - side, side], axis=1).astype(np.float32).ravel(),
        np.stack([1 - side, side], axis=1).astype(np.float32),
    )
    plan = Plan("dunhuang", 2, Path(), width=6, depth=4, epochs=60, rates=(0.1, 0.01))
    net, losses = training.fitted(plan, game, lessons, seed=1)
    assert max(losses) < 0.1
    assert not net.first[3:].any()  # features that never held have no weight


def test_both_sides_of_a_duel_have_equal_seats() -> None:
    for players in (2, 3, 4):
        masks = training.seatings(players)
        for seat in range(players):
            assert 2 * sum(mask >> seat & 1 for mask in masks) == len(masks)
