"""The hold against a real model: strips as they lie, three crates each, seen from above."""

import random

import pytest

from caravanserai.games.dschunke.alphabet import JUNK_COUNT, LAYER, STRIPS
from caravanserai.games.dschunke.rules.hold import has_top_strip, lift_strip, load_strip, visible
from caravanserai.games.dschunke.state import State

Layer = list[int | None]


class Stack:
    """Layers of three slots, each layer across the one below; a strip fills a whole slot."""

    def __init__(self, chance: random.Random) -> None:
        self.layers: list[Layer] = []
        self.chance = chance

    def load(self, owner: int) -> None:
        """Into any free slot of the top layer, or on top when it is full."""
        if not self.layers or None not in self.layers[-1]:
            self.layers.append([None] * LAYER)
        free = [slot for slot, strip in enumerate(self.layers[-1]) if strip is None]
        self.layers[-1][self.chance.choice(free)] = owner

    def lift(self, owner: int) -> None:
        """Any strip of this owner out of the top layer."""
        slots = [slot for slot, strip in enumerate(self.layers[-1]) if strip == owner]
        self.layers[-1][self.chance.choice(slots)] = None
        if self.layers[-1] == [None] * LAYER:
            self.layers.pop()

    def has_on_top(self, owner: int) -> bool:
        return bool(self.layers) and owner in self.layers[-1]

    def seen(self, owner: int) -> int:
        """How many of the nine squares show a crate of this owner."""
        return sum(self.on_top(x, y) == owner for x in range(LAYER) for y in range(LAYER))

    def on_top(self, x: int, y: int) -> int | None:
        """Whose crate is on top at a square: strips run along x in every other layer."""
        for number in range(len(self.layers) - 1, -1, -1):
            strip = self.layers[number][y if number % 2 else x]
            if strip is not None:
                return strip
        return None


@pytest.mark.parametrize("seed", range(300))
def test_formula_agrees_with_the_model(seed: int) -> None:
    chance = random.Random(seed)
    s, stacks = State.load(State.rows()), [Stack(chance) for _ in range(JUNK_COUNT)]
    junks = range(chance.choice((1, 2, JUNK_COUNT)))
    for _ in range(4 * STRIPS):
        owner, junk = chance.randrange(4), chance.choice(junks)
        movable = [j for j in junks if stacks[j].has_on_top(owner)]
        if movable and len(junks) > 1 and chance.random() < 0.4:
            origin = chance.choice(movable)
            lift_strip(s, origin, owner)
            stacks[origin].lift(owner)
        load_strip(s, junk, owner)
        stacks[junk].load(owner)
        for j in junks:
            for player in range(4):
                assert visible(s, j, player) == stacks[j].seen(player)
                assert has_top_strip(s, j, player) == stacks[j].has_on_top(player)


def test_a_full_stack_of_all_strips_has_room() -> None:
    s = State.load(State.rows())
    for number in range(4 * STRIPS):
        load_strip(s, 0, number % 4)
    assert s.size[0] == 4 * STRIPS
    rows = State.rows()
    s.store(rows)
    assert State.load(rows).hold == s.hold
