"""The example game among the others, for these tests alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from caravanserai import games
from caravanserai.engine.game import Game

EXAMPLES = Path(__file__).parents[3] / "examples"


@pytest.fixture(scope="package", autouse=True)
def game() -> Iterator[Game]:
    """Found by its folder, as other processes find it too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(games.FOLDERS, str(EXAMPLES))
        yield games.load("caravan")
