"""What a screen is told beside the view: visible crates, prices, merchants turned down."""

import random

import pytest

from caravanserai.engine.events import PUBLIC, UNKNOWN
from caravanserai.games.dschunke.alphabet import JUNK_COUNT
from caravanserai.games.dschunke.game import GAME
from caravanserai.games.dschunke.state import State

SEATS = "ABCD"


def seen(layers: list[str]) -> list[int]:
    """The visible crates in a stack laid crosswise on a grid of three by three."""
    grid = [[""] * 3 for _ in range(3)]
    for number, layer in enumerate(layers):
        for slot, owner in enumerate(layer):
            for along in range(3):
                row, column = (along, slot) if number % 2 else (slot, along)
                grid[row][column] = owner
    crates = [owner for row in grid for owner in row]
    return [crates.count(seat) for seat in SEATS]


def owners(layer: int) -> str:
    """Whose strips are in a layer, two bits per player."""
    return "".join(seat * (layer >> 2 * player & 3) for player, seat in enumerate(SEATS))


@pytest.mark.parametrize("players", [3, 4])
def test_layers_drawn_crosswise_show_what_counts(players: int) -> None:
    chance = random.Random(players)
    position, most = GAME.new(GAME.box(players), 5), 0
    while not GAME.is_over(position):
        seat = chance.choice(GAME.may_act(position))
        GAME.apply(position, seat, chance.choice(GAME.legal(position, seat)))
        view = GAME.view(position, PUBLIC)
        state, visible = State.load(view.state), GAME.facts(view)["visible"]
        for junk in range(JUNK_COUNT):
            layers = [owners(layer) for layer in state.hold[junk] if layer]
            assert sum(map(len, layers)) == state.size[junk]
            assert all(len(layer) == 3 for layer in layers[:-1])
            assert seen(layers) == visible[junk]
            most = max(most, len(layers))
    assert most > 2


def test_a_merchant_face_down_marks_its_junk_until_he_is_shown() -> None:
    position = GAME.new(GAME.box(3, {"setup": "variant"}), 1)
    marks = {"station": set[int](), "place": set[int]()}
    while GAME.decision(position) in marks:
        assert set(GAME.facts(position)["worth"][1:]) == {UNKNOWN}
        marks[GAME.decision(position)].add(int(position.state["stations"][0]).bit_count())
        seat = GAME.may_act(position)[0]
        GAME.apply(position, seat, GAME.legal(position, seat)[0])
    assert marks == {"station": {0, 1, 2}, "place": {3}}
    assert position.state["stations"][0] == 0


def test_who_has_bid_is_told_and_not_what() -> None:
    position, chance = GAME.new(GAME.box(3), 2), random.Random(2)
    while GAME.decision(position) != "bid":
        seat = GAME.may_act(position)[0]
        GAME.apply(position, seat, chance.choice(GAME.legal(position, seat)))
    GAME.apply(position, 1, GAME.legal(position, 1)[-1])
    view = State.load(GAME.view(position, 0).state)
    assert (view.has_bid, view.bid_good[1], view.bid_count[1]) == (0b010, UNKNOWN, 0)
