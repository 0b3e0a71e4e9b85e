"""The board for games without their own, with the example game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from server.harness import Server

from caravanserai import games

from .conftest import DESKTOP, PHONE
from .screen import Screen

pytestmark = pytest.mark.browser
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(games.FOLDERS, str(EXAMPLES))
        running = Server(Path(tmp_path_factory.mktemp("example")), "--no-limits", workers=0)
    yield running.url + "/"
    running.stop()
    assert '"level": "error"' not in running.log()


@pytest.mark.parametrize(
    ("language", "size", "coins"),
    [("en", DESKTOP, "Coins"), ("nl", PHONE, "Munten"), ("ko", PHONE, "동전")],
)
def test_a_game_by_clicking(
    browser: Browser, url: str, language: str, size: dict[str, int], coins: str
) -> None:
    context = browser.new_context(viewport={**size}, locale=language)  # type: ignore[arg-type]
    context.add_init_script(
        f'localStorage.caravanserai ??= \'{{"motion":"none","language":"{language}"}}\''
    )
    player = Screen(context, url)
    player.start("caravan", "bot random", "bot random")
    board, moves = player.page.locator(".plain"), 0
    while player.ready():
        player.settled()
        assert board.locator("[data-field=coins] dt").inner_text() == coins
        assert board.locator("[data-field=round]").count() == 1
        assert sorted(player.actions(".plain")) == sorted(player.legal)
        if moves == 1:
            player.looked_at("the plain board")
        player.press(player.choices(".plain").first, player.number())
        moves += 1
    assert moves > 6
    assert player.scene["outcome"]["winners"]
    player.looked_at("the result")
    player.calm()
    context.close()
