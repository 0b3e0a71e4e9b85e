"""Whole games in a browser: by clicking, by keyboard alone, and the boards of all games."""

import random

import pytest
from server.harness import Server

from caravanserai.games import names
from caravanserai.games.dunhuang.alphabet import CHARACTERS

from .conftest import DESKTOP, PHONE, Open
from .looks import Looks
from .screen import Screen

pytestmark = pytest.mark.browser

INTERPRETER = CHARACTERS.index("interpreter")

# Animations end quickly: they are noted when they begin.
WATCH = """() => {
    window.seen = { moving: false, piece: false }
    const note = () => {
        seen.moving ||= !!document.querySelector('main[data-moving=true]')
        seen.piece ||= !!document.querySelector('.piece')
    }
    const all = { attributes: true, childList: true, subtree: true }
    new MutationObserver(note).observe(document.body, all)
}"""


def result(player: Screen) -> None:
    """The end is explained, and another game can begin."""
    dialog = player.page.locator("dialog")
    dialog.wait_for()
    dialog.locator("tbody tr:last-child.shown").wait_for()
    player.no_raw_keys()
    player.accessible("result")
    before = player.table
    dialog.locator(".button.main").click()
    player.page.wait_for_url(lambda url: before not in url)
    assert player.ready()


@pytest.mark.parametrize(
    ("size", "bots"),
    [(DESKTOP, ["bot random"]), (PHONE, ["bot greedy"] * 3)],
    ids=["desktop", "phone"],
)
def test_a_game_by_clicking(screen: Open, size: dict[str, int], bots: list[str]) -> None:
    player = screen(size=size)
    player.start("dunhuang", *bots)
    assert player.play_on(random.Random(7)) > 5
    assert player.over
    result(player)


def test_what_happens_is_shown_and_can_be_skipped(screen: Open) -> None:
    player = screen(motion="full")
    player.start("dunhuang", "bot random")
    chance = random.Random(7)
    while player.ready() and "move 1" not in player.actions():
        player.click_any(chance)
    player.page.evaluate(WATCH)
    player.choose("move 1")
    player.until(lambda: bool(player.page.evaluate("seen.moving")))
    player.page.keyboard.press("Escape")
    assert player.ready()
    if "shop" in player.actions():
        player.page.evaluate("seen.piece = false")
        player.choose("shop")
        player.until(lambda: bool(player.page.evaluate("seen.piece")))
    assert player.ready()


def test_the_tray_slides_down_and_comes_up_when_needed(screen: Open) -> None:
    player = screen(size=PHONE)
    player.start("dunhuang", "bot random")
    chance = random.Random(2)
    while player.ready() and "move 1" not in player.actions():
        player.click_any(chance)
    handle = player.page.locator(".handle")
    handle.click()
    player.page.locator(".handle[aria-expanded=false]").wait_for()
    player.page.locator("[data-spot=hand-A]").wait_for(state="hidden")
    while "shop" not in player.actions():
        player.take(chance.choice(player.actions()))
        assert player.ready()
    player.page.locator(".handle[aria-expanded=true]").wait_for()


def test_a_game_by_keyboard_alone(screen: Open) -> None:
    player = screen()
    page, chance = player.page, random.Random(3)
    player.home()
    player.tab_to("article[data-game=dunhuang] .button.main")
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for()
    player.tab_to("dialog input[type=radio]")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    player.tab_to("dialog ol select")
    page.keyboard.type("Bot, random")
    player.tab_to("dialog .start")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    for count in range(500):
        if not player.ready():
            break
        before = player.number()
        if count % 2:
            page.keyboard.press(chance.choice(page.locator(".prompt kbd").all_inner_texts()))
        else:
            for _ in range(chance.randint(1, 3)):
                page.keyboard.press("ArrowRight")
            assert page.evaluate("document.activeElement.dataset.choice")
            page.keyboard.press("Enter")
        player.moved_on(before)
    assert player.over
    page.locator("dialog").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("?")
    page.locator("dialog kbd").first.wait_for()


@pytest.mark.parametrize("game", [name for name in names() if name != "dunhuang"])
def test_every_game_can_be_played(screen: Open, game: str) -> None:
    player = screen()
    player.start(game, "bot random", "bot random")
    player.play_on(random.Random(1), most=25)
    player.no_raw_keys()


def test_a_refused_click_says_why(screen: Open) -> None:
    player = screen()
    player.start("dunhuang", "bot random", "bot random", "bot random")
    assert player.ready()
    player.page.locator("button.tile[aria-disabled=true]").first.click(force=True)
    player.page.locator(".notice.refusal").wait_for()


def test_what_a_choice_brings_is_told_before(screen: Open) -> None:
    player = screen()
    player.start("dunhuang", "bot greedy")
    chance = random.Random(1)
    while player.ready() and "shop" not in player.actions():
        player.click_any(chance)
    player.page.locator(".prompt [data-choice=shop]").hover()
    player.page.locator(".about b").first.wait_for()


def test_taking_back(screen: Open) -> None:
    player = screen()
    player.start("dunhuang", "bot random")
    chance = random.Random(2)
    while player.ready() and "move 1" not in player.actions():
        player.click_any(chance)
    offered = player.actions()
    player.take("move 1")
    assert player.ready()
    assert player.actions() != offered
    player.page.keyboard.press("u")
    player.page.locator(".prompt [data-choice='move 1']").wait_for()
    assert player.actions() == offered


def test_a_hint_points_at_a_choice_and_tells_the_chances(
    screen: Open, thinking_server: Server
) -> None:
    player = screen(size=PHONE, at=thinking_server)
    player.start("dunhuang", "bot random", "bot random")
    assert player.ready()
    player.page.keyboard.press("h")
    player.page.locator(".choice.hinted").wait_for()
    assert player.page.locator(".hint ol li b").count() > 1
    assert player.page.locator(".hint meter").count() == 3
    assert player.page.locator(".hint ol li p").count() > 0
    player.accessible("hint")
    player.resize(DESKTOP)
    hinted = Looks(player.page, (".prompt", ".ring", ".place"))
    assert not hinted.below()
    player.page.keyboard.press("Escape")
    player.page.locator(".hint").wait_for(state="detached")
    assert Looks(player.page, (".prompt", ".ring", ".place")).boxes == hinted.boxes


def test_confirming_what_ends_the_turn(screen: Open) -> None:
    player = screen(confirm="turn")
    player.start("dunhuang", "bot random")
    chance = random.Random(2)
    while player.ready() and "coins" not in player.actions():
        player.click_any(chance)
    before = player.number()
    player.choose("coins")
    player.page.locator(".prompt .button.main").click()
    player.moved_on(before)


def test_confirming_an_ability_that_asks_nothing_more(screen: Open) -> None:
    """The interpreter draws a card per step: a single one is kept at once, and the turn is over."""
    player = screen(confirm="turn")
    while INTERPRETER not in player.scene.get("view", {}).get("tiles", []):
        player.start("dunhuang", "bot random")
        assert player.ready()
    taken = ""
    while taken != "ability":
        assert player.ready()
        player.settled()
        taken, before = to_the_interpreter(player), player.number()
        is_last = taken in ending(player)
        player.choose(taken)
        if is_last:
            confirm = player.page.locator(".prompt .button.main")
            confirm.wait_for()
            assert player.number() == before
            confirm.click()
        player.moved_on(before)
    assert is_last


def to_the_interpreter(player: Screen) -> str:
    """Step by step, until the ability there can be used."""
    view, legal = player.scene["view"], player.legal
    if "ability" in legal and view["tiles"][view["camel"]] == INTERPRETER:
        return "ability"
    return next(action for action in ("nothing", "hand", *legal) if action in legal)


def ending(player: Screen) -> list[str]:
    """What the browser was told would end the turn."""
    return [choice["action"] for choice in player.scene["legal"] if choice.get("ends")]


def test_confirming_first(screen: Open) -> None:
    player = screen(confirm="each")
    player.start("dunhuang", "bot random")
    assert player.ready()
    before = player.number()
    player.choices().first.click()
    confirm = player.page.locator(".prompt .button.main")
    confirm.wait_for()
    assert player.number() == before
    confirm.click()
    player.moved_on(before)
