"""A server writes updates by plain rules until the compiled ones are ready."""

import random

import msgspec
import pytest

from caravanserai.engine import jit
from caravanserai.engine.events import no_events
from caravanserai.engine.position import Position
from caravanserai.engine.updates import Updates
from caravanserai.games import load, names

needs_jit = pytest.mark.skipif(not jit.ENABLED, reason="compares with compiled rules")


@needs_jit
@pytest.mark.parametrize("taking_over", [1, 20, 100])
@pytest.mark.parametrize("name", names())
def test_facts_are_up_to_date_when_compiled_rules_take_over(name: str, taking_over: int) -> None:
    game, chance = load(name), random.Random(3)
    position = game.new(game.box(game.players[-1]), 5)
    views = game.state_class.rows(5)
    game.see(position, views)
    updates, rows = Updates(game, position.box, views), no_events()
    shown = msgspec.json.decode(b"{%b}" % updates._plain(0, True, 0, rows).facts)
    for moves in range(1, 200):
        turn = game.turn(position)
        if turn is None:
            break
        game.apply(position, turn, chance.choice(game.legal(position, turn)))
        game.see(position, views)
        if moves < taking_over:
            written = updates._plain(0, False, 0, rows)
        else:
            written = updates._compiled([0], False, 0, rows)[0]
        shown |= msgspec.json.decode(b"{%b}" % written.facts)
        assert shown == game.changing_facts(Position(position.box, views[:1]))
