"""Several people: two browsers, one screen handed over, links, chat, secrets in every byte."""

import random
from typing import Any

import pytest
from server.harness import Server
from server.worlds import compare, match_of, scenes_in

from .conftest import PHONE, Open
from .screen import Screen

pytestmark = pytest.mark.browser
GOODS = range(1, 11)


def invited(screen: Open, host: Screen, **how: Any) -> Screen:
    """Somebody follows the link on the host's screen."""
    link = host.page.locator(".invite input[readonly]")
    link.wait_for()
    guest = screen(**how)
    guest.page.goto(link.input_value())
    guest.page.locator("form input").fill("Ben")
    guest.page.locator("form .button.main").click()
    guest.page.wait_for_url("**/table/*")
    return guest


def happenings(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [item for frame in frames for item in frame.get("happenings", [])]


def test_two_browsers_keep_their_secrets(screen: Open, server: Server) -> None:
    ann = screen()
    ann.start("dunhuang", "open")
    ann.page.locator(".invite img").wait_for()
    ben = invited(screen, ann, size=PHONE)
    for seat, who in enumerate((ann, ben)):
        assert who.ready()
        assert shown(who, 1 - seat) == 0
        who.click_any(random.Random(1))
    chance = random.Random(5)
    for _ in range(120):
        ann.until(lambda: ann.over or asked(ann, ben))
        if ann.over:
            break
        asked(ann, ben)[0].click_any(chance)
        for seat, who in enumerate((ann, ben)):
            who.settled()
            over = who.scene["phase"] == "over"  # then all hands are shown
            assert over or shown(who, 1 - seat) <= known(who, seat, 1 - seat)
    sent = {seat: scenes_in(who.frames) for seat, who in enumerate((ann, ben))}
    assert compare(*match_of(server, ann.table), sent) > 30
    for who, own in ((ann, "A"), (ben, "B")):
        for item in happenings(who.frames):
            assert item.get("action") is None or item["seat"] == own


def asked(*people: Screen) -> list[Screen]:
    """Those who can choose something."""
    return [who for who in people if who.choices().count()]


def shown(who: Screen, other: int) -> int:
    """How many cards of another player's hand the page shows face up."""
    return who.page.locator(f"[data-spot=hand-{'AB'[other]}] .card:not(.back)").count()


def known(who: Screen, seat: int, other: int) -> int:
    """How many cards of another player's hand somebody knows."""
    return sum(who.scene["view"]["known"][seat][other][good] for good in GOODS)


def test_chat_and_watching(screen: Open) -> None:
    ann = screen()
    ann.start("dunhuang", "open")
    ben = invited(screen, ann)
    assert ann.ready()
    ann.page.keyboard.press("c")
    ann.page.locator(".chat input").fill("Hello <b>there</b>")
    ann.page.keyboard.press("Enter")
    ben.page.locator("#tab-chat").click()
    line = ben.page.locator(".chat .lines p")
    line.wait_for()
    assert "Hello <b>there</b>" in line.inner_text()
    eye = screen()
    eye.page.goto(f"{eye.url}watch/{ann.table}")
    eye.page.locator("main[data-phase=playing]").wait_for()
    assert eye.choices().count() == 0
    ann.page.locator(".watching").wait_for()
    view = eye.scene["view"]
    hidden = [card for hand in view["aside"] for card in hand]
    assert len(hidden) > 3
    assert max(hidden) <= 0


def test_one_screen_is_handed_over(screen: Open) -> None:
    both = screen()
    both.start("dunhuang", "neighbour")
    ready = both.page.locator("main .button.main")
    ready.wait_for()
    assert "Ann" in both.text()
    ready.click()
    assert both.ready()
    hers = both.scene["view"]["eyes"]
    both.choices().first.click()
    ready.wait_for()
    assert both.page.locator(".card").count() == 0, "nobody's cards between two people"
    both.no_raw_keys()
    ready.click()
    assert both.ready()
    assert both.scene["view"]["eyes"] != hers
    for _ in range(6):
        both.choices().first.click()
        both.page.locator(
            "main .button.main, .prompt [data-choice]:not([disabled])"
        ).first.wait_for()
        if ready.count():
            ready.click()
        assert both.ready()


def test_an_open_table_is_found_in_the_lobby(screen: Open) -> None:
    ann = screen()
    ann.home()
    ann.page.get_by_role("button", name="Invite friends: Merchants of Dunhuang").click()
    ann.page.get_by_role("checkbox", name="List it among the open tables").check()
    ann.page.locator("dialog .start").click()
    ann.page.wait_for_url("**/table/*")
    ann.page.locator(".invite").wait_for()
    ben = screen(name="Ben")
    ben.home()
    ben.page.get_by_role("button", name="Join").first.click()
    ben.page.wait_for_url("**/table/*")
    assert ann.ready()
    ann.home()
    ann.page.get_by_role("heading", name="Your turn").wait_for()


def test_a_worthless_link_says_so(screen: Open) -> None:
    guest = screen()
    guest.page.goto(f"{guest.url}join/forged")
    guest.page.locator("form .button.main").click()
    guest.page.locator("[role=alert]").wait_for()
    guest.until(lambda: len(guest.complaints) == 2)  # of the browser: the look and the click
    assert all("401" in complaint for complaint in guest.complaints)
    guest.complaints.clear()
