"""Every page and dialog, in every language, size and light: complete, and accessible to all."""

import random

import pytest

from caravanserai.locale import LANGUAGES, Texts

from .conftest import DESKTOP, PHONE, Open

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
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
    player.looked_at("in play")
    if not player.over:
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


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_invitation_hand_over_and_result(screen: Open, size: dict[str, int]) -> None:
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
    player.start("dunhuang", "bot greedy", "bot greedy", "bot greedy")
    player.play_on(random.Random(1))
    player.page.locator("dialog tbody tr.shown").last.wait_for()
    player.page.wait_for_timeout(600)
    player.looked_at("result")


def test_the_language_changes_in_mid_game(screen: Open) -> None:
    player = screen()
    player.start("dunhuang", "bot random")
    assert player.ready()
    for language in ("nl", "ko", "en"):
        player.page.locator("header .button").last.click()
        player.page.locator("dialog select").first.select_option(language)
        player.page.locator(f"html[lang={language}]").wait_for(state="attached")
        player.page.keyboard.press("Escape")
        player.page.locator("dialog").wait_for(state="detached")
        texts = Texts(language, "dunhuang")
        assert player.page.locator("header h1").inner_text() == texts("title")
        player.no_raw_keys()
