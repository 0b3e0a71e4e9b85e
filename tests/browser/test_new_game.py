"""The form for a new game: it offers what is available for the number of players."""

import pytest
from playwright.sync_api import Locator

from caravanserai.games.dunhuang.alphabet import CHARACTERS
from caravanserai.locale import LANGUAGES

from .conftest import PHONE, Open
from .screen import Screen

pytestmark = pytest.mark.browser


def form(player: Screen, game: str) -> Locator:
    player.home()
    player.page.locator(f"article[data-game={game}] .button.main").click()
    dialog = player.page.locator("dialog")
    dialog.locator("summary").click()
    return dialog


def set_players(dialog: Locator, count: int) -> None:
    dialog.locator(f"input[type=radio][value='{count}']").check(force=True)


def values(menu: Locator) -> list[str]:
    found = menu.locator("option").evaluate_all("all => all.map(one => one.value)")
    return [str(value) for value in found]


def test_options_offer_what_there_is_for_so_many_players(screen: Open) -> None:
    dialog = form(screen(), "araby")
    stacks = dialog.locator("select:has(option[value='4']):not(:has(option[value='0']))")
    for count, most in ((4, 4), (3, 5), (2, 8), (3, 5)):
        set_players(dialog, count)
        assert values(stacks) == [str(n) for n in range(4, most + 1)]
        stacks.select_option(str(most))
    set_players(dialog, 4)
    assert stacks.input_value() == "4"


def test_a_bot_that_deals_may_be_given_a_temperament(screen: Open) -> None:
    player = screen()
    dialog = form(player, "araby")
    set_players(dialog, 3)
    tempers = dialog.get_by_label("How it bargains")
    assert values(tempers.first)[:2] == ["", ":even"]
    tempers.nth(1).select_option(":loyal")
    dialog.locator("li select").first.select_option("bot random")
    assert tempers.count() == 1  # it makes no deals
    set_players(dialog, 2)
    assert tempers.count() == 0  # nor does anybody in a game for two
    set_players(dialog, 3)
    tempers.first.select_option(":shrewd")
    dialog.locator(".start").click()
    player.page.wait_for_url("**/table/*")
    player.page.locator("[data-spot=seat-C]", has_text="apprentice, shrewd").wait_for()


def test_whoever_is_chosen_begins(screen: Open) -> None:
    player = screen()
    dialog = form(player, "dunhuang")
    start = dialog.locator("select:has(option[value=B])")
    assert values(start) == ["random", "A", "B", "C", "D"]
    start.select_option("D")
    set_players(dialog, 2)
    assert values(start) == ["random", "A", "B"]
    assert start.input_value() == "random"
    start.select_option("A")
    assert "you" in start.locator("option:checked").inner_text()
    dialog.locator(".start").click()
    player.page.wait_for_url("**/table/*")
    assert player.ready()
    player.choices().first.click()
    player.page.locator(".prompt", has_text="Move the camel").wait_for()
    events = [
        event
        for frame in player.frames
        for item in frame.get("happenings", [])
        for event in item.get("events", [])
    ]
    assert [event["seat"] for event in events if event["kind"] == "start-player"] == ["A"]


def picking(dialog: Locator) -> Locator:
    """The characters to pick from."""
    dialog.locator("select[data-option=characters]").select_option("some")
    return dialog.locator(".picks")


def order(dialog: Locator) -> Locator:
    return dialog.locator("select:has(option[value=given])")


def picked(dialog: Locator) -> list[str]:
    found = dialog.locator(".picks :checked").evaluate_all("all => all.map(one => one.value)")
    return [str(value) for value in found]


def tiles(player: Screen, dialog: Locator, characters: str) -> list[str]:
    """The characters around the ring of a table opened with these."""
    with player.page.expect_request(lambda request: request.method == "POST") as asked:
        dialog.locator(".start").click()
    wish = asked.value.post_data_json or {}
    assert wish["options"]["characters"] == characters
    player.page.wait_for_url("**/table/*")
    assert player.ready()
    return [CHARACTERS[tile] for tile in player.scene["view"]["tiles"]]


def test_characters_are_picked_by_name(screen: Open) -> None:
    player = screen()
    dialog = form(player, "dunhuang")
    picks = picking(dialog)
    assert "Hand card for 3 prestige" in picks.inner_text()
    for name in ("shepherd", "painter", "farmer", "buddhist", "painter"):
        picks.locator(f"input[value={name}]").click()
    assert picked(dialog) == ["farmer", "buddhist"]
    assert {"farmer", "buddhist"} < set(tiles(player, dialog, "farmer buddhist"))


def test_tiles_are_put_in_order_by_keyboard(screen: Open) -> None:
    player = screen()
    dialog = form(player, "dunhuang")
    order(dialog).focus()
    player.page.keyboard.press("End")
    player.tab_to("input[value=painter]")
    player.page.keyboard.press("ArrowRight")
    player.tab_to(".picks li:nth-child(1) button:not([disabled])")
    for _ in CHARACTERS[2::2]:
        player.page.keyboard.press("Enter")
    assert player.page.evaluate("document.activeElement.ariaLabel") == "Move Musician up"
    player.page.keyboard.press("Enter")
    wanted = [*CHARACTERS[2:14:2], "musician", "manichean"]
    assert picked(dialog) == wanted
    assert tiles(player, dialog, " ".join(wanted)) == wanted


def test_what_is_left_to_chance_has_no_order(screen: Open) -> None:
    dialog = form(screen(), "dunhuang")
    order(dialog).select_option("given")
    assert picked(dialog) == list(CHARACTERS[::2])
    dialog.locator("select[data-option=characters]").select_option("none")
    assert order(dialog).input_value() == "random"
    assert not dialog.locator(".picks").count()


@pytest.mark.parametrize("language", LANGUAGES)
def test_picks_fit_on_a_phone(screen: Open, language: str) -> None:
    player = screen(size=PHONE, language=language)
    dialog = form(player, "dunhuang")
    for choice in ("random", "given"):
        picking(dialog)
        order(dialog).select_option(choice)
        player.looked_at(f"the form, {choice}")
        assert dialog.evaluate("box => box.scrollWidth <= box.clientWidth")
        heights = dialog.locator(".pick").evaluate_all("all => all.map(one => one.offsetHeight)")
        assert min(heights) >= 44
