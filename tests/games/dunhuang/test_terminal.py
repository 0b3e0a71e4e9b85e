"""The drawn table: it fits, it is complete, and it shows no more than the view."""

import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from caravanserai.engine.events import ALL, PUBLIC
from caravanserai.engine.position import Position
from caravanserai.games import load
from caravanserai.locale import LANGUAGES, Texts

GAME = load("dunhuang")


def drawn(view: Position, language: str = "en", width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(GAME.draw(view, Texts(language, "dunhuang")))
    return captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_fits_any_width(language: str, players: int) -> None:
    chance = random.Random(players)
    position = GAME.new(GAME.box(players), players)
    while (seat := GAME.turn(position)) is not None:
        view = GAME.view(position, seat)
        if chance.random() < 0.2:
            for width, height in ((60, 40), (80, 17), (120, 17)):
                lines = drawn(view, language, width).splitlines()
                assert max(cell_len(line.rstrip()) for line in lines) <= width
                assert len(lines) <= height
                assert "…" not in "".join(lines)
        GAME.apply(position, seat, chance.choice(GAME.legal(view, seat)))
    for viewer in (0, PUBLIC, ALL):
        assert drawn(GAME.view(position, viewer), language)


def test_what_it_shows() -> None:
    position = GAME.notation.read(
        """dunhuang; players: 3; turn: B; camel: dancer; last-round: yes
        tiles: painter dancer diplomat soldier trader maid shepherd buddhist
        market: tea wool paper glass - bamboo tea wool; pile: -
        A.hand: tea*2 wool; A.seen: tea; A.shop: glass*2; A.tokens: glass!; A.coins: 3
        B.hand: paper; B.shop: glass tea; B.tokens: tea; B.prestige: 5; C.hand: bamboo"""
    )
    whole = drawn(GAME.view(position, 1))
    for expected in (
        r"═ camel ═.* A +▸B you +C",
        r"5 glass +2商 +1 +·",
        r"7 tea +· +\+1 +1● +·",
        r"8 paper +· +· +\+1 +·",
        r"9 wool +· +· +·",
        r"coins +3 +6 +6",
        r"prestige +0 +5 +0",
        r"hand +3 +1 +1",
        r"tokens +1/4 +1/4 +0/4",
        r"kinds +2.3/4 +1/4 +1/4",
        r"pile 0",
        r"Your hand: paper \(8\)",
        r"Last round: C has the last turn\.",
    ):
        assert re.search(expected, whole), expected
