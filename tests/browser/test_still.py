"""A screen that stays still, seen whole, in every language: measured through the decisions of a game."""

import random
from collections.abc import Iterator

import pytest

from caravanserai.locale import LANGUAGES

from .conftest import DESKTOP, PHONE, Open
from .looks import Looks
from .screen import Screen
from .trader import Trader

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 768}
SMALL = {"width": 1280, "height": 720}
TABLET = {"width": 820, "height": 1180}
MOST_CLICKS = 80

# The parts of each board, and the decisions that must be met on the way.
PARTS = {
    "dunhuang": (".prompt", ".ring", ".dunhuang > .place"),
    "dschunke": (".prompt", ".track", ".water", ".market", ".dschunke > .place"),
    "araby": (".prompt", ".araby > .souk", ".araby > .own", ".araby > .others", ".araby > .place"),
}
DECISIONS = {
    "dunhuang": {"opening", "move", "store", "bonus"},
    "dschunke": {"act", "resupply", "bid", "search", "keep"},
    "araby": {"main", "pay", "last", "draft"},
}
games = pytest.mark.parametrize("game", PARTS)


def decisions(screen: Open, game: str) -> Iterator[tuple[str, Screen]]:
    """Every kind of decision of a game of four, at the moment it is asked for the first time."""
    player = screen(kind=Trader if game == "araby" else Screen)
    player.start(game, *["bot random"] * 3)
    chance, left = random.Random(3), set(DECISIONS[game])
    for _ in range(MOST_CLICKS):
        assert player.ready()
        player.settled()
        decision = player.scene["decision"]
        if decision in left:
            left.remove(decision)
            yield decision, player
        if not left:
            return
        if isinstance(player, Trader):
            player.click_sensibly(chance)
        else:
            player.click_any(chance)
    pytest.fail(f"never asked: {left}")


@games
def test_the_board_keeps_its_place_and_all_of_it_is_seen(screen: Open, game: str) -> None:
    first: dict[int, dict[str, list[int]]] = {}
    for decision, player in decisions(screen, game):
        for size in (SMALL, LAPTOP, DESKTOP):
            player.resize(size)
            looks, where = Looks(player.page, PARTS[game]), (decision, size)
            assert all(looks.boxes.values()), where
            assert first.setdefault(size["width"], looks.boxes) == looks.boxes, where
            assert not looks.below(), where
            assert not looks.faults(), where


@games
def test_every_choice_can_be_read_and_hit_in_every_language(screen: Open, game: str) -> None:
    for decision, player in decisions(screen, game):
        for language in LANGUAGES:
            player.speak(language)
            for size in (PHONE, TABLET, SMALL):
                player.resize(size)
                looks, where = Looks(player.page), (decision, language, size)
                assert not looks.faults(), where
                assert not looks.hidden(), where
                assert size != PHONE or not looks.tiny(), where
        player.resize(DESKTOP)
