"""Dschunke on the board: special cards searched for and played, resupply, declared money."""

import random
from typing import Any

import pytest

from .conftest import DESKTOP, PHONE, Open
from .screen import Screen
from .test_people import happenings

pytestmark = pytest.mark.browser
EXTRA = ("keep load", "keep move", "keep goods")


def decision(player: Screen) -> str:
    return str(player.scene["decision"])


def events(player: Screen, kind: str) -> list[dict[str, Any]]:
    played = [item for item in happenings(player.frames) if item["type"] == "played"]
    return [event for item in played for event in item["events"] if event["kind"] == kind]


def offered(player: Screen, where: str) -> list[str]:
    return sorted(player.actions(where))


def take(player: Screen, where: str, action: str) -> None:
    before = player.number()
    player.page.locator(f"{where} [data-choice='{action}']").click()
    player.moved_on(before)


def play_to(player: Screen, wanted: str, chance: random.Random) -> None:
    """Play on until this decision comes, over several games if needed."""
    for _ in range(400):
        if not player.ready():
            player.page.locator("dialog .button.main").click()
            player.page.locator("main[data-phase=playing]").wait_for()
        elif decision(player) == wanted:
            return
        else:
            player.click_any(chance)
    raise AssertionError(f"{wanted} was never to be decided")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_stack_is_searched(screen: Open, size: dict[str, int]) -> None:
    player = screen(size=size)
    player.start("dschunke", "bot random", "bot random")
    play_to(player, "search", random.Random(5))
    stacks = offered(player, ".stacks")
    assert stacks == sorted(player.actions())
    take(player, ".stacks", stacks[0])
    assert player.ready()
    assert decision(player) == "keep"
    player.choices(".offered").first.wait_for()  # the tray comes up
    cards = offered(player, ".offered")
    assert cards == sorted(player.actions())
    told = player.page.locator(".offered .name").all_inner_texts()
    assert len(told) == len(cards)
    assert all(told)
    kept = player.page.locator(f".offered [data-choice='{cards[0]}'] .name").inner_text()
    take(player, ".offered", cards[0])
    player.page.locator(".cards .name", has_text=kept).wait_for(state="attached")
    known = player.page.locator(f".stacks [data-spot='stack-{stacks[0].split()[1]}']")
    assert "known" in str(known.get_attribute("class"))


def test_resupply_is_picked_from_the_junks(screen: Open) -> None:
    player = screen()
    player.start("dschunke", "bot random", "bot random")
    play_to(player, "resupply", random.Random(6))
    junks = offered(player, ".harbour")
    assert junks == sorted(player.actions())
    size = int(player.page.locator(".hand .size").inner_text())
    take(player, ".harbour", junks[0])
    assert int(player.page.locator(".hand .size").inner_text()) == size + 1
    good = junks[0].split()[1]
    assert events(player, "resupplied")[-1]["fields"]["good"] == good


def test_declared_money_stays_in_sight(screen: Open) -> None:
    player = screen()
    player.start("dschunke", "bot random", "bot random", "bot random")
    assert player.ready()
    coins = {seat: player.page.locator(f"aside [data-spot=coins-{seat}]") for seat in "BCD"}
    assert {item.inner_text().strip() for item in coins.values()} == {"?"}
    chance = random.Random(9)
    while not events(player, "declared"):
        assert player.ready()
        player.click_any(chance)
    assert player.ready()
    for event in events(player, "declared"):
        if event["seat"] in coins:
            said = coins[event["seat"]].inner_text()
            assert said.split()[0] == str(event["fields"]["yuan"])


def with_extra_card(player: Screen, chance: random.Random) -> None:
    """Play on until it is your turn, with a card that works on a junk of your choice."""
    for _ in range(500):
        if not player.ready():
            player.page.locator("dialog .button.main").click()
            player.page.locator("main[data-phase=playing]").wait_for()
            continue
        if decision(player) == "act" and player.page.locator(".cards [aria-pressed]").count():
            return
        found = [action for action in EXTRA if action in player.actions()]
        if found:
            take(player, ".prompt", found[0])
        else:
            player.click_any(chance)
    raise AssertionError("no extra-action card was found")


def act(player: Screen, chance: random.Random) -> None:
    """Use a merchant or trainee, and take what he brings."""
    workers = [a for a in player.actions() if a.split()[0] in ("merchant", "lower", "upper")]
    take(player, ".harbour", chance.choice(workers))
    while player.ready() and decision(player) not in ("after", "act"):
        player.click_any(chance)
    player.settled()


def cards_played(player: Screen) -> int:
    """Cards the player has played; the next player may have played one, too."""
    return sum(event["seat"] == "A" for event in events(player, "card-played"))


def play_card(player: Screen, chance: random.Random) -> None:
    """Take the card up, put it back, take it up again and choose a junk."""
    card = player.page.locator(".cards [aria-pressed]").first
    targets = player.page.locator("button.hold[data-choice]")
    player.open_tray()
    card.click()
    targets.first.wait_for()
    before, played = player.number(), cards_played(player)
    player.page.keyboard.press("Escape")
    targets.first.wait_for(state="detached")
    player.open_tray()
    card.click()
    targets.first.click()
    player.moved_on(before)
    assert cards_played(player) == played + 1
    assert "undo" not in {message["type"] for message in player.sent}, "a card was put back alone"
    while player.ready() and decision(player) in ("onto", "fetch"):
        player.click_any(chance)


def test_an_extra_card_before_the_action(screen: Open) -> None:
    player, chance = screen(), random.Random(11)
    player.start("dschunke", "bot random", "bot random")
    with_extra_card(player, chance)
    play_card(player, chance)
    assert decision(player) == "act"
    assert not player.page.locator(".cards button").count(), "one extra action a round"
    act(player, chance)


def test_an_extra_card_after_the_action(screen: Open) -> None:
    player, chance = screen(size=PHONE), random.Random(12)
    player.start("dschunke", "bot random", "bot random")
    cards = player.page.locator(".cards [aria-pressed]")
    for _ in range(20):  # a card usable before the action may not be usable after it
        with_extra_card(player, chance)
        act(player, chance)
        if cards.count():
            break
    assert decision(player) == "after"
    assert "done" in player.actions()
    play_card(player, chance)
    assert not player.page.locator(".cards button").count()
