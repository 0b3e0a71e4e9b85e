"""The drawn table of Araby: it fits, it is complete, and it shows no more than the view."""

import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from caravanserai.engine.events import ALL, PUBLIC
from caravanserai.engine.position import Position
from caravanserai.games import load
from caravanserai.locale import LANGUAGES, Texts

GAME = load("araby")
TABLE = """araby; number: 6; begun: 6; first: B; turn: C; deck: scribe/38 ...; discard: wisdom
    draft: guide broker guard foreman; A.caravan: basra; C.caravan: petra
    A.camels: A - B; A.guarded: 1; C.guarded: all; passed: D
    A.coins: 11; B.coins: 77; C.coins: 5; C.hand: fabrics-merchant patience
    C.entourage: merchant-prince-of-spices scout!; B.products: magics*2; B.credits: coin
    A.defaults: 2; C.allows.A: 2 4; C.allows-any.A: 3; own-caravan: A; A.allows.D: 9
    A.hand: storyteller; debts: A>B:coins=2 C>B:card=herdsman; promises: A>C:words@3=broken
    offer.A.C: waiting coins=2 card=any~storyteller for space=2"""


def drawn(view: Position, language: str = "en", width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(GAME.draw(view, Texts(language, "araby")))
    return captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_it_fits_any_width(language: str, players: int) -> None:
    chance = random.Random(players)
    position = GAME.new(GAME.box(players, {"offers": "2"}), players)
    while (seat := GAME.turn(position)) is not None:
        view = GAME.view(position, seat)
        if chance.random() < 0.03:
            for width in (60, 80, 120):
                lines = drawn(view, language, width).splitlines()
                assert max(cell_len(line.rstrip()) for line in lines) <= width
        GAME.apply(position, seat, chance.choice(GAME.legal(view, seat)))
    for viewer in (0, PUBLIC, ALL):
        assert drawn(GAME.view(position, viewer), language)


def test_what_it_shows() -> None:
    whole = " ".join(drawn(GAME.view(GAME.read(TABLE), 2), width=100).split("\n"))
    for expected in (
        r"Turn 6 of 16: C",
        r"Deck 61, top: bandits attack space 9; payouts by row 1 / 3 / 5",
        r"Draft line: Guide, Broker, Guard, Foreman",
        r"Discarded: Wisdom",
        r"A: Basra +C: Petra \(guarded\)",
        r"1 jewels A!│2 fabrics +│3 spices B +1 jewels +│2 magics +│3 fabrics",
        r"7 magics +│8 spices +│9 magics +7 jewels",
        r" A coins: \?, hand: 1, camels available: 4 unpaid debts: 2",
        r"A has given D until C.s turn ends: permission to place a camel on space 9",
        r"C has given A until C.s turn ends: permission to place a camel on space 2, permission to",
        r"permission to place 3 camels on any spaces, permission to add camels to the",
        r"▸C you coins: 5, hand: 2, camels available: 5",
        r"Entourage: Merchant Prince of Spices, \(Scout\)",
        r"Hand: Fabrics Merchant, Patience",
        r"Made: 2 magics, payment of 1 coin",
        r" D coins: \?, hand: 0, camels available: 5 passed",
        r"A owes B by the end of the turn: 2 coins",
        r"C owes B by the end of the turn: Herdsman from hand",
        r"1\. A promised C in turn 3: something in words \(broken\)",
        r"A offers you: 2 coins, any card from hand\. Wants: permission to place a camel on",
    ):
        assert re.search(expected, whole), (expected, whole)


@pytest.mark.parametrize("viewer", [0, 1, 3, PUBLIC])
def test_what_it_does_not_show(viewer: int) -> None:
    shown = drawn(GAME.view(GAME.read(TABLE), viewer), width=100)
    assert ("77" in shown) == (viewer == 1)
    assert ("Storyteller" in shown) == (viewer == 0)
    assert ("Herdsman" in shown) == (viewer == 1)
    assert "Patience" not in shown
    assert "Scribe" not in shown
    assert ("card from hand. You want: permission" in shown) == (viewer == 0)


def test_an_offer_in_the_making_is_shown_to_its_maker() -> None:
    position = GAME.read("araby; A.making: B 3; offer.A.B: making coins=2 for product=magics")
    assert "Your offer to B so far: 2 coins. You want: 1 magic." in drawn(GAME.view(position, 0))
    assert "so far" not in drawn(GAME.view(position, 1))


def test_coins_and_hands_are_shown_at_the_end() -> None:
    position = GAME.read(
        "araby; players: 2; number: 8; begun: 8; turn: B; decision: last; passed: A; "
        "A.coins: 31; B.coins: 17; B.hand: patience"
    )
    assert "17" not in drawn(GAME.view(position, 0))
    GAME.apply(position, 1, GAME.actions.number("pass"))
    for viewer in (0, PUBLIC, ALL):
        shown = drawn(GAME.view(position, viewer))
        assert "31" in shown
        assert "17" in shown
    assert "Patience" in drawn(GAME.view(position, ALL))


def test_a_table_without_cards_to_draw() -> None:
    position = GAME.read("araby; deck: -; discard: -; draft: -; aside: ?*70")
    assert "Deck 0" in drawn(GAME.view(position, 0))
