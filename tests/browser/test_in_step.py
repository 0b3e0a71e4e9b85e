"""Opponents can be followed: caption, log, board and pieces tell the same at every moment."""

import random
import re
from typing import Any

import pytest

from .conftest import DESKTOP, PHONE, Open
from .screen import Screen
from .walk import walk

pytestmark = pytest.mark.browser

OTHERS = ["bot random", "bot random"]
BEATS = 12  # shown before a recording has seen enough
GAMES = ["dunhuang", "dschunke", "araby"]

# Looks at the page every 60 ms, with what the browser draws.
RECORD = """() => {
    const samples = window.samples = []
    const words = (said) => [...said.childNodes]  // without the way to the rule
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent.trim()).join('')
    const look = () => {
        const { first, last, board, moving } = document.querySelector('main').dataset
        const lines = [...document.querySelectorAll('.log li[data-event]')]
        const caption = document.querySelector('.prompt .sentence')
        samples.push({
            first, last, board, moving,
            log: lines.map((line) => line.dataset.event),
            line: lines.at(-1)?.querySelector('span')?.textContent.trim() ?? '',
            captionOf: caption.dataset.event ?? '', caption: words(caption),
            flying: [...document.querySelectorAll('.piece')]
                .filter((piece) => piece.getAnimations().some((one) => one.playState === 'running'))
                .map((piece) => piece.dataset.event),
            landed: [...document.querySelectorAll('.piece')].map((piece) => piece.dataset.event),
        })
    }
    let next = 0
    const frame = (now) => {
        if (now >= next) { next = now + 60; look() }
        requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
}"""


def place(event: str) -> tuple[int, ...]:
    """Where an event stands in the log."""
    return tuple(int(number) for number in event.split("."))


def recorded(player: Screen, seed: int) -> list[dict[str, Any]]:
    """What the page looked like while others acted, until enough was shown."""
    player.page.evaluate(RECORD)
    enough = f"new Set(samples.map(({{ last }}) => last)).size >= {BEATS}"
    assert walk(player.page, seed, enough)
    found: list[dict[str, Any]] = player.page.evaluate("samples")
    return [sample for sample in found if sample["last"]]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_runs_ahead_of_the_motion(screen: Open, game: str) -> None:
    player = screen(motion="full", speed=3)
    player.start(game, *OTHERS)
    assert player.ready()
    samples = recorded(player, 5)
    assert len({sample["last"] for sample in samples}) >= BEATS - 1
    assert any(sample["flying"] for sample in samples)
    for sample in samples:
        last = place(sample["last"])
        assert place(sample["log"][-1]) == last, sample
        assert int(sample["board"]) < last[0] or not sample["flying"], sample
        assert all(place(event) <= last for event in sample["landed"]), sample
        assert set(sample["flying"]) <= {sample["last"]}, sample
        if sample["captionOf"]:
            assert sample["captionOf"] == sample["last"], sample
            if sample["first"] == sample["last"]:
                assert sample["caption"] == sample["line"], sample


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pausing_and_going_on_one_event_at_a_time(screen: Open, size: dict[str, int]) -> None:
    player = screen(size=size, motion="full", speed=3)
    page, chance = player.page, random.Random(5)
    player.start("dunhuang", *OTHERS)
    while player.ready() and not ends_own_turn(player):
        player.click_any(chance)
    page.keyboard.press("p")
    page.locator(".pacing .pause[aria-pressed=true]").wait_for()
    player.choose(ends_own_turn(player)[0])
    shown = []
    for press in range(5):
        player.until(lambda: page.locator("main[data-moving=true]").count())
        shown.append(str(page.locator("main").get_attribute("data-last")))
        if press % 2:
            page.locator(".pacing .step").click()
        else:
            page.keyboard.press("n")
        page.locator(f"main:not([data-last='{shown[-1]}'])").wait_for()
    assert [place(event) for event in shown] == sorted({place(event) for event in shown})
    page.locator(".pacing .pause").click()
    assert player.ready()
    player.looked_at("after a pause")


def ends_own_turn(player: Screen) -> list[str]:
    """Choices offered now after which others act."""
    offered = player.actions()
    last = [one["action"] for one in player.scene["legal"] if one.get("ends")]
    return [action for action in last if action in offered]


def test_the_speed_is_remembered(screen: Open) -> None:
    player = screen(motion="full")
    player.start("dunhuang", *OTHERS)
    assert player.ready()
    for _ in range(2):
        player.page.keyboard.press("f")
    player.page.reload()
    assert player.ready()
    player.page.get_by_role("button", name="Settings").click()
    slider = player.page.locator("dialog input[type=range]")
    assert slider.input_value() == "1.5"
    player.accessible("settings")


def test_turns_are_folded_into_what_they_came_to(screen: Open) -> None:
    player = screen()
    player.start("dunhuang", *OTHERS)
    chance = random.Random(5)
    turns = player.page.locator(".log .digest")
    while player.ready() and turns.count() < 4:
        player.click_any(chance)
    assert player.page.locator(".log .digest[aria-expanded=true]").count() == 1
    turn = turns.nth(1)
    assert "took" in turn.inner_text()
    before = player.page.locator(".log li").count()
    turn.click()
    player.until(lambda: player.page.locator(".log li").count() > before)
    player.looked_at("a turn unfolded")


def test_a_bargain_of_others_is_one_line_with_its_steps_folded(screen: Open) -> None:
    player = screen()
    player.start("araby", *OTHERS)
    assert player.ready()
    assert walk(player.page, 5, "!!document.querySelector('.log .more')", most=200)
    bargain = player.page.locator(".log li:has(.more)").first
    assert re.search("bargain|Deal:", bargain.inner_text())
    assert player.page.locator(".log .detail").count() == 0
    bargain.locator(".more").click()
    assert player.page.locator(".log .detail").count() > 1
    player.looked_at("a bargain unfolded")
