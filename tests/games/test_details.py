"""What games write on sheets for screens is what they declare, field by field."""

import random

import msgspec
import pytest

from caravanserai.engine.events import PUBLIC
from caravanserai.games import load, names

GAMES = 2
STRIDE = 5  # one in so many actions of a game


@pytest.mark.parametrize("name", names())
def test_details_are_as_declared(name: str) -> None:
    """In whole random games, for every audience; an undeclared field is an error."""
    game, found = load(name), set[str]()
    for seed in range(GAMES):
        chance = random.Random(seed)
        position = game.new(game.box(game.players[-1]), seed)
        audiences, number = [*game.seats(position), PUBLIC], 0
        while (seat := game.turn(position)) is not None:
            if number % STRIDE == 0:
                facts = game.facts(game.view(position, chance.choice(audiences)))
                details = {n: v for n, v in facts.items() if n not in game.facts_class.fields}
                found |= {field for field, value in details.items() if value}
                if game.details_class is not None:
                    msgspec.convert(details, game.details_class)
            game.apply(position, seat, chance.choice(game.legal(position, seat)))
            number += 1
    declared = game.details_class.__struct_fields__ if game.details_class else ()
    assert found == set(declared)
