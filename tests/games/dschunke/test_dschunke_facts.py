"""What a screen is told beside the view: layers of a hold, tracks, merchants turned down."""

import random

import pytest

from caravanserai.engine.events import PUBLIC
from caravanserai.games.dschunke.game import GAME

SEATS = "ABCD"


def seen(layers: list[str]) -> list[int]:
    """The crates that show in a stack laid crosswise on a grid of three by three."""
    grid = [[""] * 3 for _ in range(3)]
    for number, layer in enumerate(layers):
        for slot, owner in enumerate(layer):
            for along in range(3):
                row, column = (along, slot) if number % 2 else (slot, along)
                grid[row][column] = owner
    crates = [owner for row in grid for owner in row]
    return [crates.count(seat) for seat in SEATS]


@pytest.mark.parametrize("players", [3, 4])
def test_layers_drawn_crosswise_show_what_counts(players: int) -> None:
    chance = random.Random(players)
    position, most = GAME.new(GAME.box(players), 5), 0
    while not GAME.is_over(position):
        seat = chance.choice(GAME.may_act(position))
        GAME.apply(position, seat, chance.choice(GAME.legal(position, seat)))
        for junk in GAME.facts(GAME.view(position, PUBLIC))["junks"]:
            layers = junk["layers"]
            assert sum(map(len, layers)) == junk["strips"]
            assert all(len(layer) == 3 for layer in layers[:-1])
            assert seen(layers)[:players] == junk["visible"]
            most = max(most, len(layers))
    assert most > 2


def test_the_track_tells_every_round() -> None:
    facts = GAME.facts(GAME.new(GAME.box(4), 1))
    assert [space["event"] for space in facts["track"]] == [
        *("", "", "S", "", "Y", "", "S", "Y", "", "")
    ]
    assert facts["track"][0]["spaces"] == [trainee["action"] for trainee in facts["trainees"]]
    assert facts["track"][1]["spaces"] == [trainee["next"] for trainee in facts["trainees"]]
    assert len(GAME.facts(GAME.new(GAME.box(3), 1))["track"][0]["spaces"]) == 1


def test_junks_are_told_clockwise() -> None:
    junks = GAME.facts(GAME.new(GAME.box(3), 1))["junks"]
    after = {junk["junk"]: junk["clockwise"] for junk in junks}
    found = ["grey"]
    while after[found[-1]] != "grey":
        found.append(after[found[-1]])
    assert found == ["grey", "orange", "purple", "brown", "white"]


def test_a_merchant_face_down_marks_its_junk_until_he_is_shown() -> None:
    position = GAME.new(GAME.box(3, {"setup": "variant"}), 1)
    marks = {"station": set[int](), "place": set[int]()}
    while GAME.decision(position) in marks:
        marked = sum(junk["face_down"] for junk in GAME.facts(position)["junks"])
        marks[GAME.decision(position)].add(marked)
        seat = GAME.may_act(position)[0]
        GAME.apply(position, seat, GAME.legal(position, seat)[0])
    assert marks == {"station": {0, 1, 2}, "place": {3}}
    assert not any(junk["face_down"] for junk in GAME.facts(position)["junks"])


def test_who_has_bid_is_told_and_not_what() -> None:
    position, chance = GAME.new(GAME.box(3), 2), random.Random(2)
    while GAME.decision(position) != "bid":
        seat = GAME.may_act(position)[0]
        GAME.apply(position, seat, chance.choice(GAME.legal(position, seat)))
    GAME.apply(position, 1, GAME.legal(position, 1)[-1])
    facts = GAME.facts(GAME.view(position, 0))
    assert [player["has_bid"] for player in facts["players"]] == [False, True, False]
