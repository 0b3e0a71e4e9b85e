"""Money only comes from the bank, and only for what the events say."""

import random

import pytest

from caravanserai.engine.events import ALL
from caravanserai.games.dschunke.game import GAME

PAYING = {"earned", "sold", "yuan-instead"}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("setup", ["standard", "variant"])
def test_every_yuan_is_paid_by_an_event(players: int, setup: str) -> None:
    for seed in range(15):
        chance = random.Random(seed)
        position = GAME.new(GAME.box(players, {"setup": setup}), seed)
        money = [0] * 4
        while not GAME.is_over(position):
            seat = chance.choice(GAME.may_act(position))
            rows = GAME.apply(position, seat, chance.choice(GAME.legal(position, seat)))
            for event in GAME.cut(rows, ALL):
                if event.kind in PAYING:
                    money[event.seat] += event.fields["yuan"] or 0
            assert position.state["money"][0].tolist() == money
        for player in range(players):
            facts = GAME.facts(position)
            bonus = facts["junk_bonus"][player] + facts["card_bonus"][player]
            assert position.state["score"][0][player] == money[player] + bonus
