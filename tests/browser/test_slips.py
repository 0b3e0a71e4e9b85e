"""What a slip cannot do: numbers, double clicks, and questions in the first games."""

import random

import pytest

from .conftest import Open
from .screen import Screen
from .test_harbour import until
from .trader import Sit, Trader

pytestmark = pytest.mark.browser

# The fastest finger clicks on the end of the turn as soon as it is offered.
HASTY = """() => {
    const click = () => {
        const end = document.querySelector('.prompt [data-choice=end]:not([disabled])')
        if (end && !window.clicked) {
            window.clicked = true
            end.click()
        }
    }
    const all = { attributes: true, childList: true, subtree: true }
    new MutationObserver(click).observe(document, all)
}"""
FIRST_GAMES = "caravanserai-first-games"


def acts(player: Screen) -> list[str]:
    """Everything this person has done."""
    return [message["action"] for message in player.sent if message["type"] == "act"]


def bidding(player: Screen) -> None:
    """Two cards of a good are ready in the tray."""
    player.start("dschunke", "bot random", "bot random")
    until(player, "bid-", random.Random(1))
    player.page.locator(".tray .good").first.click()
    player.page.locator(".tray .go[data-choice^=bid]").wait_for()


PLACES = "all => all.map(one => [one.dataset.choice, one.getBoundingClientRect().x])"


def places(player: Trader) -> dict[str, float]:
    """What the bar offers, and where, at one moment: others may change it at any time."""
    found: list[tuple[str, float]] = player.choices().evaluate_all(PLACES)
    return dict(found)


def own_turn(player: Trader, *also: str) -> dict[str, float]:
    """Play Araby until this person can end their turn, and was offered the other things too.

    Returns where everything stood by then.
    """
    player.start_araby("bot random", offers="1")
    met: dict[str, float] = {}
    while player.ready():
        before, offered = player.number(), places(player)
        met |= offered
        if "end" in offered and {*also} <= {*met}:
            break
        if offered:
            player.press(player.page.locator(f".prompt [data-choice='{min(offered)}']"), before)
    return met


def test_no_number_bids_nothing_while_a_bid_stands_ready(screen: Open) -> None:
    player = screen()
    bidding(player)
    page, done = player.page, acts(player)
    assert page.locator(".prompt kbd").all_inner_texts() == ["0"]
    for number in "123456789":
        page.keyboard.press(number)
    page.keyboard.press("?")  # whatever the numbers asked for has been sent by now
    page.locator("dialog").wait_for()
    assert acts(player) == done
    page.keyboard.press("Escape")
    page.locator(".tray .go[data-choice^=bid]").click()
    player.until(lambda: acts(player)[len(done) :])
    assert acts(player)[-1].startswith("bid-")


def test_whoever_plays_by_keyboard_does_not_stand_on_a_bid_of_nothing(screen: Open) -> None:
    player = screen()
    player.start("dschunke", "bot random", "bot random")
    chance = random.Random(1)
    while player.ready() and not any(action.startswith("bid-") for action in player.legal):
        before = player.number()
        page = player.page
        page.keyboard.press(chance.choice(page.locator(".prompt kbd").all_inner_texts()))
        player.moved_on(before)
        player.settled()
    player.page.wait_for_function("document.activeElement.matches('main button')")


def test_the_click_before_does_not_end_a_turn(trader: Sit) -> None:
    player = trader(guard=True)
    player.page.add_init_script(f"({HASTY})()")
    own_turn(player)
    end = player.page.locator(".prompt [data-choice=end]")
    player.page.locator(".prompt .apart[data-choice=end]:not([aria-disabled=true])").wait_for()
    assert player.page.evaluate("window.clicked")
    assert "end" not in acts(player)
    end.click()
    player.until(lambda: "end" in acts(player))


def test_the_end_of_a_turn_stands_apart_from_a_pass(trader: Sit) -> None:
    met = own_turn(trader(), "pass")
    assert abs(met["end"] - met["pass"]) > 200


def test_in_the_first_games_what_ends_a_turn_is_asked_about(trader: Sit) -> None:
    player = trader(confirm="first")
    own_turn(player)
    page = player.page
    page.keyboard.press("0")
    confirm = page.locator(".prompt .main.apart[data-choice=end]")
    confirm.wait_for()
    assert "end" not in acts(player)
    page.keyboard.press("Escape")
    confirm.wait_for(state="detached")
    page.locator(".prompt [data-choice=end]").click()
    confirm.click()
    player.until(lambda: "end" in acts(player))


@pytest.mark.parametrize("how", ["settings", "three games before"])
def test_it_is_not_asked_about(trader: Sit, how: str) -> None:
    player = trader(confirm="first")
    if how == "three games before":
        player.page.add_init_script(f"localStorage['{FIRST_GAMES}'] = '{{\"araby\": [1, 2, 3]}}'")
    own_turn(player)
    page = player.page
    if how == "settings":
        page.locator("header button").last.click()
        page.locator("dialog select:has(option[value=turn])").select_option("never")
        page.keyboard.press("Escape")
    page.locator(".prompt [data-choice=end]").click()
    player.until(lambda: "end" in acts(player))
