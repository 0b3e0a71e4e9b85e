"""Boxes other than the standard one: compiled and plain rules agree, nothing leaks or is lost."""

import random

import numpy as np
import pytest
from test_dschunke_data import changed

from caravanserai.engine import jit, kernels
from caravanserai.engine.events import PUBLIC
from caravanserai.engine.many_games import record_game
from caravanserai.games.dschunke.game import GAME
from caravanserai.games.dschunke.state import State

DATA = changed("trainees/S", [1, 2, 3, 4, 6, 7, 9, 10])
BOXES = [
    (players, setup, hand, data)
    for players in (3, 4)
    for setup, hand, data in [
        ("variant", "printed", None),
        ("variant", "8", DATA),
        ("standard", "printed", DATA),
        ("standard", "8", None),
    ]
]
every_box = pytest.mark.parametrize(("players", "setup", "hand", "data"), BOXES)


@every_box
@pytest.mark.skipif(not jit.ENABLED, reason="compares with compiled rules")
def test_compiled_and_plain_rules_agree(
    players: int, setup: str, hand: str, data: str | None
) -> None:
    box = GAME.box(players, {"setup": setup, "opening_hand": hand}, data)
    for seed in range(6):
        end, record = record_game(GAME, box, seed)
        state = State.rows()
        plain = np.zeros((4096, 2), np.int16)
        run = GAME.kernel(kernels.record_game, compiled=False)
        count = run(box, state, seed, plain, len(GAME.actions))
        assert plain[:count].tolist() == record.tolist()
        assert state.tobytes() == end.state.tobytes()
        position = GAME.new(box, seed)
        for seat, action in record.tolist():
            GAME.apply(position, seat, action)
        assert position.same_as(end)


@every_box
def test_views_guesses_and_texts(players: int, setup: str, hand: str, data: str | None) -> None:
    box = GAME.box(players, {"setup": setup, "opening_hand": hand}, data)
    chance = random.Random(players)
    position = GAME.new(box, 3)
    while not GAME.is_over(position):
        seat = chance.choice(GAME.may_act(position))
        viewer = chance.choice((*range(players), PUBLIC))
        view = GAME.view(position, viewer)
        guess = GAME.determinize(view, 1)
        assert GAME.view(guess, viewer).same_as(view)
        assert GAME.legal(view, seat) == GAME.legal(position, seat) or viewer != seat
        for seen in (position, view):
            back = GAME.read(GAME.notation.write(seen))
            assert back.same_as(seen)
        GAME.apply(position, seat, chance.choice(GAME.legal(position, seat)))
