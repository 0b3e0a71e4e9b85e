"""The example game among the others, for these tests only."""

from pathlib import Path

import pytest

from caravanserai import games
from caravanserai.engine.game import Game

EXAMPLES = Path(__file__).parents[3] / "examples"


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Found by its folder, as other processes find it too."""
    monkeypatch.setenv(games.FOLDERS, str(EXAMPLES))
    return games.load("caravan")
