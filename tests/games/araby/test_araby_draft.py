"""Merchants of Araby is not among the games yet; its random games must end already."""

import random

import pytest

from caravanserai.games.araby.draft import GAME


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end(players: int) -> None:
    position = GAME.new(GAME.box(players, {"offers": "2"}), players)
    chance = random.Random(players)
    while (seat := GAME.turn(position)) is not None:
        GAME.apply(position, seat, chance.choice(GAME.legal(position, seat)))
    assert GAME.outcome(position) is not None
