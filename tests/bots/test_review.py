"""Moves looked back at: chances and luck add up, and a choice is judged beside the best."""

import random

import pytest

from caravanserai.bots.review import Done, Reviewer, Thoroughness
from caravanserai.engine.game import Game
from caravanserai.games import load

QUICK = Thoroughness(glance=60, worlds=4, search=120, weigh=40)


def played(game: Game, seed: int) -> list[Done]:
    """A random game for two."""
    position, chance, found = game.new(game.box(2), seed), random.Random(seed), []
    while (seat := game.turn(position)) is not None:
        action = chance.choice(game.legal(position, seat))
        before, view = game.laid_open(position), game.view(position, seat)
        game.apply(position, seat, action)
        found.append(Done(seat, action, before, game.laid_open(position), view))
    return found


def test_chances_and_luck_add_up_and_no_choice_is_better_than_the_best() -> None:
    game = load("dunhuang")
    reviewer, moves = Reviewer(game, 1, QUICK), played(game, 2)
    lost, luck = [], []
    for done in moves:
        looked = reviewer.look(done)
        assert sum(looked.chances) == pytest.approx(1, abs=1e-4)
        assert sum(looked.luck) == pytest.approx(0, abs=1e-4)
        luck.append(looked.luck[0])
        judged = reviewer.judge(done)
        if judged is not None:
            lost.append(judged.lost)
    assert min(lost) >= 0
    assert max(lost) > 0.02  # random moves give something away
    assert any(luck)
    assert Reviewer(game, 1, QUICK).look(moves[9]) == reviewer.look(moves[9])
