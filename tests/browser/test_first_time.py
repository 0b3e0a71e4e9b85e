"""Somebody's first time: a home page that says where to begin, an invitation, help that fades."""

import pytest

from caravanserai.locale import Texts

from .conftest import DESKTOP, PHONE, Open
from .screen import Screen

pytestmark = pytest.mark.browser

SMALL = {"width": 1280, "height": 720}
FIRST_GAMES = "caravanserai-first-games"


def test_home_says_where_to_begin_with_a_picture_of_each_board(screen: Open) -> None:
    player = screen(size=SMALL)
    page = player.page
    player.home()
    assert page.locator(".begin").count() == 1
    easiest = page.locator("article").first
    assert easiest.locator(".begin").is_visible()
    assert Texts("en")("client-difficulty-1") in easiest.inner_text()
    for game in page.locator("article").all():
        page.locator(f"[data-cover={game.get_attribute('data-game')}] svg").first.wait_for()
    begin = easiest.locator(".button.main").bounding_box()
    assert begin
    assert begin["y"] + begin["height"] <= SMALL["height"]
    assert page.locator(".bots dt").count() == 5
    player.looked_at("home with pictures")


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "ko")])
def test_an_invitation_says_what_to_expect(
    screen: Open, size: dict[str, int], language: str
) -> None:
    host, texts = screen(language=language), Texts(language, "dunhuang")
    host.start("dunhuang", "open", "bot trader", name="Ann")
    link = host.page.locator(".invite input[readonly]")
    link.wait_for()
    host.until(lambda: texts("client-here-alone") in host.text())
    guest = screen(size=size, language=language)
    guest.page.goto(link.input_value())
    guest.page.locator("dl").wait_for()
    said = guest.text()
    for part in ("Ann", texts("title"), texts("play-bot-trader"), texts("client-minutes")):
        assert part in said
    assert guest.page.locator("a[href='/rules/dunhuang']").is_visible()
    guest.page.locator("a[href='/learn/dunhuang']").wait_for()
    guest.looked_at("invitation with its table")


def test_the_address_of_a_lesson_leads_back_to_the_one_begun(screen: Open) -> None:
    learner, tables = screen(), []
    for _ in range(2):
        learner.page.goto(f"{learner.url}learn/dschunke")
        learner.page.locator(".taught > .card").wait_for()
        tables.append(learner.page.url)
    assert "/table/" in tables[0]
    assert len(set(tables)) == 1
    learner.page.goto(f"{learner.url}learn/chess")
    learner.page.locator("article[data-game]").first.wait_for()


def help_is_given(player: Screen) -> bool:
    player.start("dunhuang", "bot random")
    assert player.ready()
    return player.page.locator("header .guide, header .in-brief").count() > 0


def test_help_is_given_in_the_first_games_and_then_no_more(screen: Open) -> None:
    player = screen()
    assert help_is_given(player)
    texts = Texts("en", "dunhuang")
    assert texts("matters-opening") in player.page.locator("header .guide").inner_text()
    assert "0 of 5" in player.page.locator("header .guide .goal").inner_text()
    player.looked_at("help")
    player.page.evaluate(f"localStorage['{FIRST_GAMES}'] = '{{\"dunhuang\": [1, 2, 3]}}'")
    assert not help_is_given(player)
    assert not help_is_given(screen(help="never"))
    always = screen(help="always", size=PHONE)
    always.page.add_init_script(f"localStorage['{FIRST_GAMES}'] = '{{\"dunhuang\": [1, 2, 3]}}'")
    assert help_is_given(always)
    always.page.locator("header .in-brief").click()
    always.until(lambda: texts("matters-opening") in always.page.locator(".notice").inner_text())
    always.looked_at("help on a phone")


def test_few_choices_say_what_they_bring(screen: Open) -> None:
    player = screen()
    player.start("dunhuang", "bot random")
    while player.ready() and player.scene["decision"] != "store":
        player.take(player.legal[0])
    for action in ("hand", "shop"):
        why = player.page.locator(f".prompt [data-choice={action}] .why")
        why.wait_for()
        player.page.locator(f".prompt [data-choice={action}]").hover()
        about = player.page.locator(".about", has_text=why.inner_text())
        about.wait_for()
