"""The drawn table of Dschunke: it fits, it is complete, and it shows no more than the view."""

import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from caravanserai.engine.events import ALL, PUBLIC
from caravanserai.engine.position import Position
from caravanserai.games import load
from caravanserai.locale import LANGUAGES, Texts

GAME = load("dschunke")


def drawn(view: Position, language: str = "en", width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(GAME.draw(view, Texts(language, "dschunke")))
    return captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("setup", ["standard", "variant"])
def test_it_fits_any_width(language: str, players: int, setup: str) -> None:
    chance = random.Random(players)
    position = GAME.new(GAME.box(players, {"setup": setup}), players)
    while (seat := GAME.turn(position)) is not None:
        view = GAME.view(position, seat)
        if chance.random() < 0.05:
            for width in (60, 80, 120):
                lines = drawn(view, language, width).splitlines()
                assert max(cell_len(line.rstrip()) for line in lines) <= width
                assert len(lines) <= 40
        GAME.apply(position, seat, chance.choice(GAME.legal(view, seat)))
    for viewer in (0, PUBLIC, ALL):
        assert drawn(GAME.view(position, viewer), language)


def test_what_it_shows() -> None:
    position = GAME.read(
        """dschunke; round: 2; first: B; turn: C; decision: act; market: S412 214S
        merchants: brown white orange; face-down: load; grey: ABC AA; orange: -
        A.money: 11; B.money: 7; A.declared: 5; B.declared: 6; C.hand: fish*2 rice; C.seen: rice
        B.cards: win-ties load; C.cards: eight-grey extra-supply"""
    )
    whole = drawn(GAME.view(position, 2), width=100)
    for expected in (
        r"Round 2 of 10 · Market: +spice 4 +vegetables S +fish 2 +rice 1",
        r"grey +· +goods +· +A7 +B1 +C1 +· +AA ABC",
        r"orange +money +· +18 spice",
        r"purple +· +money +18 vegetables",
        r"brown +load▣ +· +16 fish",
        r"white +goods +load +17 rice",
        r"Lower trainee: take goods → earn money",
        r"Upper trainee: load 1 strip → load 2 strips",
        r"Stacks: ■ \d",
        r"A +B\* +▸C you +D",
        r"Yuan +\? +\? +0 +\?",
        r"hand +0 +0 +3 +0",
        r"supply +2 +2 +3 +2",
        r"cards +0 +1 +1 +0",
        r"face up +· +win ties +· +·",
        r"Your goods: 2. fish, rice",
        r"Your special cards: 8 Yuan for the grey junk",
    ):
        assert re.search(expected, whole), (expected, whole)
    assert "load a strip" not in whole


def test_money_of_others_is_not_displayed_before_the_end() -> None:
    position = GAME.read("dschunke; A.money: 77; B.money: 88")
    assert "88" not in drawn(GAME.view(position, 0))
    assert "77" in drawn(GAME.view(position, 0))
    assert "77" not in drawn(GAME.view(position, PUBLIC))


def test_counts_on_junks_are_covered_in_phases_3_and_4() -> None:
    position = GAME.read("dschunke; decision: bid; A.hand: fish*4; A.bid: fish 3")
    whole = drawn(GAME.view(position, 0))
    assert "some fish" in whole
    assert "14 fish" not in whole
    assert re.search("Your bid: 3. fish", whole)
    assert "Your bid" not in drawn(GAME.view(position, 1))
