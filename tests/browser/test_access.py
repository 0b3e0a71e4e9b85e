"""Every page and dialog, in every language, size and light: complete and accessible."""

import random

import pytest

from caravanserai.locale import LANGUAGES, Texts

from .conftest import DESKTOP, PHONE, Open
from .screen import Screen

pytestmark = pytest.mark.browser


# Every language in both sizes and both lights, every size in both lights.
LOOKS = [
    pytest.param(language, size, (size == PHONE) != (language == "nl"), id=f"{language}-{name}")
    for language in LANGUAGES
    for name, size in (("desktop", DESKTOP), ("phone", PHONE))
]


@pytest.mark.parametrize(("language", "size", "dark"), LOOKS)
def test_every_page_and_dialog(
    screen: Open, language: str, size: dict[str, int], dark: bool
) -> None:
    player = screen(size=size, language=language, dark=dark)
    page, texts = player.page, Texts(language, "dunhuang")
    player.home()
    assert page.locator("html").get_attribute("lang") == language
    assert texts("title") in player.text()
    player.looked_at("home")
    page.locator("nav .button").last.click()
    page.locator("dialog").wait_for()
    player.looked_at("settings")
    page.keyboard.press("Escape")
    page.locator("article[data-game=dunhuang] .button.main").click()
    page.locator("dialog summary").click()
    player.looked_at("new game")
    page.locator("dialog .start").click()
    assert player.ready()
    player.looked_at("opening")
    player.play_on(random.Random(2), most=9)
    player.ready()
    player.looked_at("in play")
    if not player.over:
        seen_at_once(player)
        for tab in ("chat", "rules"):
            page.locator(f"#tab-{tab}").click()
            player.looked_at(tab)
        page.keyboard.press("?")
        page.locator("dialog kbd").first.wait_for()
        player.looked_at("help")
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        page.locator(f"header [aria-label='{texts('client-leave')}']").click()
        page.locator("dialog").wait_for()
        player.looked_at("leave")


def seen_at_once(player: Screen) -> None:
    """The prompt, the board and your own cards are visible without scrolling."""
    size = player.page.viewport_size
    assert size
    player.page.evaluate("scrollTo(0, 0)")
    for part in (".prompt", ".round", "[data-spot=hand-A]"):
        box = player.page.locator(part).first.bounding_box()
        assert box, part
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= size["height"], part


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_invitation_and_hand_over(screen: Open, size: dict[str, int]) -> None:
    player = screen(size=size)
    player.start("dunhuang", "open")
    link = player.page.locator(".invite input[readonly]")
    link.wait_for()
    player.looked_at("invitation")
    player.page.goto(link.input_value())
    player.page.locator("form").wait_for()
    player.looked_at("join")
    player.start("dunhuang", "neighbour")
    player.page.locator("main .button.main").wait_for()
    player.looked_at("hand-over")


def test_the_language_changes_in_mid_game(screen: Open) -> None:
    player = screen()
    player.start("dunhuang", "bot random")
    assert player.ready()
    for language in ("nl", "ko", "en"):
        player.speak(language)
        texts = Texts(language, "dunhuang")
        assert player.page.locator("header h1").inner_text() == texts("title")
        player.no_raw_keys()
