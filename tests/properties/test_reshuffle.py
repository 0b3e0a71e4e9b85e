"""What nobody has seen yet can be dealt anew: nobody can tell, and everything else stays."""

import random

import pytest

from caravanserai.engine.events import PUBLIC
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.games import load, names


def moments(game: Game, players: int) -> list[Position]:
    position, chance = game.new(game.box(players), 3), random.Random(3)
    found: list[Position] = []
    while (seat := game.turn(position)) is not None and len(found) < 150:
        found.append(position.copy())
        game.apply(position, seat, chance.choice(game.legal(position, seat)))
    return found


@pytest.mark.parametrize("name", names())
def test_nobody_can_tell_that_the_cards_to_come_are_others(name: str) -> None:
    game, others = load(name), 0
    players = game.players[-1]
    for number, position in enumerate(moments(game, players)):
        dealt = game.determinize(game.laid_open(position), number)
        assert dealt.same_as(game.read(game.notation.write(dealt)))
        for viewer in (*range(players), PUBLIC):
            assert game.view(dealt, viewer).same_as(game.view(position, viewer))
        dealt.state["rng"] = position.state["rng"]
        others += not dealt.same_as(position)
    assert others > 50
