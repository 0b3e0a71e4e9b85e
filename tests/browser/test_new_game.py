"""The form of a new game: it offers what there is for so many players."""

import pytest
from playwright.sync_api import Locator

from .conftest import Open
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
