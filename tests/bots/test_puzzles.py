"""Puzzles are found the same way every time, and pass all that is asked of them."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from caravanserai.bots.puzzles import SOLVER, WITH_NETWORK, Finder, Standards
from caravanserai.bots.trees import Branch
from caravanserai.engine.puzzles import Puzzle
from caravanserai.games import load

QUICK = replace(
    WITH_NETWORK, play=20, search=100, worlds=4, weigh=30, tries=1, levels=("apprentice@20",)
)
SEEDS = range(3)


def found(game: str, how: Standards, players: int = 2) -> tuple[Finder, list[Puzzle]]:
    finder = Finder(load(game), players, how)
    return finder, [puzzle for seed in SEEDS for puzzle in finder.search_game(seed)]


@pytest.mark.parametrize("game_name", ["dunhuang"])
def test_what_is_found_holds_and_is_found_again(game_name: str) -> None:
    game, (finder, puzzles) = load(game_name), found(game_name, QUICK)
    tally = finder.tally
    assert puzzles
    assert len(puzzles) == tally["kept"]
    out = sum(tally[why] for why in ("longer", "luck", "reason", "easy", "known"))
    assert tally["candidates"] == out + tally["kept"]
    assert tally["longer"] > 0
    for puzzle in puzzles:
        view = game.read(puzzle.position)
        assert view.state["eyes"][0] == SOLVER + 1
        legal = [game.actions.text(action) for action in game.legal(view, SOLVER)]
        assert puzzle.best in legal
        assert puzzle.best not in puzzle.lost
        assert set(puzzle.lost) <= set(legal)
        assert puzzle.ahead >= QUICK.ahead
        assert puzzle.reasons
        assert puzzle.difficulty in (1, 2)
    assert found(game_name, QUICK)[1] == puzzles


@pytest.mark.parametrize("game_name", ["dunhuang"])
def test_what_a_longer_search_does_not_confirm_is_thrown_out(
    game_name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each check says that something else is best."""

    def study(
        self: Finder, view: object, legal: list[int], seed: int, iterations: int
    ) -> list[Branch]:
        best = legal if iterations == QUICK.search else legal[::-1]
        return [Branch(action, 9, (0.5 * (action == best[0]), 0.5)) for action in best]

    monkeypatch.setattr(Finder, "_study", study)
    finder, puzzles = found(game_name, QUICK)
    assert not puzzles
    assert finder.tally["candidates"] == finder.tally["longer"] + finder.tally["reason"]
    assert finder.tally["longer"] > 0


@pytest.mark.parametrize("game_name", ["dunhuang"])
@pytest.mark.parametrize(
    ("worlds", "is_sure"), [((0.9, 0.9, 0.1, 0.1), False), ((0.5, 0.6, 0.5, 0.4), True)]
)
def test_luck_is_no_solution(
    game_name: str, worlds: tuple[float, ...], is_sure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A choice that is better on average, but not in nearly all worlds."""
    game = load(game_name)
    view = game.view(game.read("dunhuang; players: 2; A.hand: tea silver"), SOLVER)
    best, other = legal = game.legal(view, SOLVER)[:2]
    searched = [Branch(best, 9, (0.5, 0.5)), Branch(other, 9, (0.2, 0.8))]

    def in_worlds(self: Finder, view: object, action: int, seed: int) -> Any:
        return np.array(worlds if action == best else (0.2,) * len(worlds))

    monkeypatch.setattr(Finder, "_in_worlds", in_worlds)
    weighed = Finder(game, 2, QUICK)._weighed(view, legal, [searched], best, 1)
    assert (weighed is not None) == is_sure
