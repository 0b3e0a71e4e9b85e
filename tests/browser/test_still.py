"""A screen that stays still and is fully visible, in every language, through a whole game."""

import json
from collections.abc import Iterator

import pytest

from caravanserai.locale import LANGUAGES

from .conftest import DESKTOP, PHONE, Open
from .looks import Looks
from .screen import Screen
from .walk import SENSIBLE, walk

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 768}
SMALL = {"width": 1280, "height": 720}
TABLET = {"width": 820, "height": 1180}

# The parts of each board, and the decisions that must come up on the way.
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


def decisions(screen: Open, game: str) -> Iterator[tuple[str, Screen]]:
    """Every kind of decision in a game of four, when it first comes up."""
    player = screen()
    player.start(game, *["bot random"] * 3)
    assert player.ready()
    left = set(DECISIONS[game])
    while left:
        awaited = f"{json.dumps(sorted(left))}.find((one) => one === main().dataset.decision)"
        decision = walk(player.page, 3, awaited, SENSIBLE)
        assert decision, f"never asked: {left}"
        left.remove(decision)
        player.settled()
        yield decision, player


@pytest.mark.parametrize("game", PARTS)
def test_nothing_moves_or_is_hidden_from_decision_to_decision(screen: Open, game: str) -> None:
    first: dict[int, dict[str, list[int]]] = {}
    for decision, player in decisions(screen, game):
        for size in (SMALL, LAPTOP, DESKTOP):
            player.resize(size)
            looks, where = Looks(player.page, PARTS[game]), (decision, size)
            assert all(looks.boxes.values()), where
            assert first.setdefault(size["width"], looks.boxes) == looks.boxes, where
            assert not looks.below(), where
        for language in LANGUAGES:
            player.speak(language)
            for size in (PHONE, SMALL, *([TABLET] if language == "nl" else [])):
                player.resize(size)
                looks = Looks(player.page)
                assert not looks.faults(), (decision, language, size)
                assert not looks.hidden(), (decision, language, size)
                assert size != PHONE or not looks.tiny(), (decision, language)
        player.resize(DESKTOP)
