"""Dschunke in a browser: whole games by clicking and by keyboard, the bid tray, the variant."""

import random

import pytest

from caravanserai.locale import Texts

from .conftest import DESKTOP, PHONE, Open
from .screen import Screen

pytestmark = pytest.mark.browser


def until(player: Screen, start: str, chance: random.Random, most: int = 150) -> str:
    """Play on until an action that starts like this is offered."""
    for _ in range(most):
        assert player.ready(), f"the game ended without {start}"
        found = [action for action in player.legal if action.startswith(start)]
        if found:
            return found[0]
        player.click_any(chance)
    raise AssertionError(f"{start} was never offered")


@pytest.mark.parametrize(
    ("size", "bots", "moving"),
    [
        pytest.param(DESKTOP, 2, 20, id="desktop"),
        pytest.param(DESKTOP, 2, 500, id="desktop-moving", marks=pytest.mark.slow),
        pytest.param(PHONE, 3, 0, id="phone"),
    ],
)
def test_a_game_by_clicking(screen: Open, size: dict[str, int], bots: int, moving: int) -> None:
    """To the end: with this many clicks and all animations, then with a look at all that is new."""
    player, chance = screen(size=size, motion="full" if moving else "none"), random.Random(7)
    player.impatient()
    player.start("dschunke", *["bot random"] * bots)
    clicks = player.play_on(chance, moving)
    if not player.over:
        player.stop_motion()
        clicks += look_on(player, chance)
    assert clicks > 30
    assert player.over
    dialog = player.page.locator("dialog")
    dialog.locator("tbody tr:last-child.shown").wait_for()
    assert dialog.locator("tbody tr.shown").count() == 5
    player.still()
    player.accessible_in_any_light("result")
    before = player.table
    dialog.locator(".button.main").click()
    player.page.wait_for_url(lambda url: before not in url)
    assert player.ready()


def look_on(player: Screen, chance: random.Random) -> int:
    """Click at random until the end; axe-core finds nothing, whatever is to be decided."""
    clicks, seen = 0, set[str]()
    while player.ready():
        kinds = {action.split()[0].split("-")[0] for action in player.legal}
        if kinds - seen:
            player.settled()
            player.accessible_in_any_light(str(kinds))
            player.fits()
        seen |= kinds
        player.click_any(chance)
        clicks += 1
    assert {"merchant", "take", "bid", "search", "keep"} <= seen
    return clicks


def test_a_bid_is_counted_in_the_tray(screen: Open) -> None:
    player = screen()
    player.start("dschunke", "bot random", "bot random")
    until(player, "bid-", random.Random(1))
    tray = player.page.locator(".tray")
    most = max(int(action.split()[1]) for action in player.legal if action.startswith("bid-"))
    assert most > 1
    good = next(a.split()[0] for a in player.legal if a.endswith(f" {most}"))
    goods = tray.locator(".good")
    for i in range(goods.count()):
        goods.nth(i).click()
        if tray.locator(f".go[data-choice='{good} 1']").count():
            break
    more, fewer = tray.locator(".step").last, tray.locator(".step").first
    for _ in range(most - 1):
        more.click()
    assert more.is_disabled()
    tray.locator(f".go[data-choice='{good} {most}']").wait_for()
    fewer.click()
    go = tray.locator(".go")
    assert go.get_attribute("data-choice") == f"{good} {most - 1}"
    before = player.number()
    go.click()
    player.moved_on(before)


@pytest.mark.parametrize("language", ["en", "nl", "ko"])
def test_the_variant_is_set_up_on_the_board(screen: Open, language: str) -> None:
    dark = language == "nl"
    player = screen(size=PHONE if dark else DESKTOP, language=language, dark=dark)
    player.home()
    page = player.page
    page.locator("article[data-game=dschunke] .button.main").click()
    page.locator("dialog summary").click()
    page.locator("dialog select:has(option[value=variant])").select_option("variant")
    page.locator("dialog .start").click()
    chance, seen = random.Random(4), set[str]()
    while player.ready() and {"merchant", "bid", "take"} - seen:
        kinds = {action.split()[0].split("-")[0] for action in player.legal}
        if kinds - seen:
            player.no_raw_keys()
            player.accessible(str(kinds))
            player.fits()
        seen |= kinds
        player.click_any(chance)
    assert "place" in seen


def test_a_refused_click_says_why(screen: Open) -> None:
    player = screen()
    player.start("dschunke", "bot random", "bot random", "bot random")
    assert player.ready()
    player.page.locator("button.goods[aria-disabled=true]").first.click(force=True)
    player.page.locator(".notice.refusal").wait_for()


def test_a_game_by_keyboard_alone(screen: Open) -> None:
    player = screen()
    page, chance = player.page, random.Random(6)
    player.home()
    player.tab_to("article[data-game=dschunke] .button.main")
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for()
    player.tab_to("dialog .start")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    trays = 0
    for count in range(500):
        if not player.ready():
            break
        before, offered = player.number(), player.actions()
        if not offered:  # a bid that is still on its way, while others bid
            continue
        if trays < 3 and any(action.startswith("bid-") for action in player.legal):
            trays += 1
            bid_by_keyboard(player)
        elif count % 2:
            page.keyboard.press(chance.choice(page.locator(".prompt kbd").all_inner_texts()))
        else:
            for _ in range(chance.randint(1, 3)):
                page.keyboard.press("ArrowRight")
            assert page.evaluate("document.activeElement.dataset.choice")
            page.keyboard.press("Enter")
        player.moved_on(before)
    assert player.over
    assert trays == 3
    page.locator("dialog tbody tr:last-child.shown").wait_for()
    player.tab_to("dialog .button.main")


def bid_by_keyboard(player: Screen) -> None:
    """A good, one card more if possible, and the fist."""
    keyboard = player.page.keyboard
    player.tab_to(".tray .good")
    keyboard.press("Enter")
    player.page.locator(".tray .good[aria-pressed=true]").wait_for()
    if player.page.locator(".tray .step").last.is_enabled():
        player.tab_to(".tray .step:last-child")
        keyboard.press("Enter")
    player.tab_to(".tray .go")
    keyboard.press("Enter")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_dialog_is_accessible(screen: Open, size: dict[str, int]) -> None:
    player = screen(size=size)
    page = player.page
    player.home()
    page.locator("article[data-game=dschunke] .button.main").click()
    page.locator("dialog summary").click()
    player.accessible_in_any_light("new game")
    page.keyboard.press("Escape")
    player.start("dschunke", "bot random", "bot random", "bot random")
    assert player.ready()
    for label in ("client-help", "client-settings", "client-leave"):
        page.locator(f"header [aria-label='{Texts('en', 'dschunke')(label)}']").click()
        page.locator("dialog").wait_for()
        player.accessible_in_any_light(label)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
