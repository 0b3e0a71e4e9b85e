"""Bartering of Dschunke in browsers: secret bids, revealed together, and no click lost."""

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from .conftest import DESKTOP, PHONE, Open
from .screen import Screen
from .test_people import happenings, invited

pytestmark = pytest.mark.browser
UNKNOWN = -1
GOODS = ("spice", "vegetables", "fish", "rice")


def to_the_bidding(*people: Screen, chance: random.Random) -> None:
    """Play on until exactly these people still have to bid, and all have cards to bid with."""

    def have_come_to_it() -> bool:
        if not have_to_bid(people):
            play_a_step(people, chance)
            return False
        return True

    people[0].until(have_come_to_it)


def have_to_bid(people: Sequence[Screen]) -> bool:
    """Do exactly these people have to bid, and do they have something to bid with?"""
    due = people[0].page.locator(".seat.due").count()
    asked = [who for who in people if "none" in who.actions()]
    return len(asked) == len(people) == due and all(largest(who) != "none" for who in people)


def play_a_step(people: Sequence[Screen], chance: random.Random) -> None:
    """One click by someone who is asked for something, if anyone is."""
    bidding = [who for who in people if "none" in who.actions()]
    free = [who for who in people if who not in bidding and who.choices().count()]
    if free:
        free[0].click_any(chance)
    elif len(bidding) == people[0].page.locator(".seat.due").count():
        for who in bidding:  # others have bid, by a click meant for something else
            who.take("none")


def largest(who: Screen) -> str:
    """The bid with the most cards that the tray has room for."""
    goods = who.page.locator(".tray .good").all()
    most = {
        str(good.get_attribute("data-good")): int(good.locator("b").inner_text()) for good in goods
    }
    good = max(most, key=lambda name: most[name], default="")
    return f"bid-{good} {most[good]}" if good else "none"


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every value in nested lists and dictionaries, with the path to it."""
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(item, (*path, key))
    else:
        yield path, value


def changed(before: Any, after: Any) -> dict[tuple[Any, ...], Any]:
    """What is different afterwards."""
    old, new = dict(leaves(before)), dict(leaves(after))
    return {
        path: new.get(path) for path in old.keys() | new.keys() if old.get(path) != new.get(path)
    }


def keeps_secret(first: Screen, other: Screen, seat: int) -> str:
    """The first of two bids; the other browser only learns that it was made."""
    letter = "ABC"[seat]
    action = largest(first)
    told, scene = len(other.frames), other.scene
    page = other.page
    cards = page.locator(".card:not(.back)").count()
    first.take(action)
    page.locator(f"[data-spot=fist-{letter}] svg.closed").wait_for()

    latest = other.scene
    seen = changed(scene["view"], latest["view"])
    assert seen.pop(("bid_good", seat), UNKNOWN) == UNKNOWN
    assert seen.keys() == {("has_bid",)}, seen
    assert latest["facts"] == scene["facts"]
    assert latest["legal"] == scene["legal"]
    (played,) = [item for item in happenings(other.frames[told:]) if item["type"] == "played"]
    assert (played["seat"], played["action"]) == (letter, None)
    (event,) = played["events"]
    assert not [value for value in event["fields"].values() if value], event
    assert "good" not in json.dumps(event["say"])

    fist = page.locator(f"[data-spot=fist-{letter}] .bid")
    assert not [good for good in GOODS if good in fist.inner_html()]
    assert page.locator(".card:not(.back)").count() == cards
    assert page.locator(".log li > span").last.inner_text().endswith((" has bid.", " have bid."))
    return action


def shows(who: Screen, letter: str) -> list[str]:
    """What a player has shown in each bidding so far, as actions."""
    events = [event for item in happenings(who.frames) for event in item.get("events", [])]
    shown = ("bid-shown", "bluff-shown")
    fields = [e["fields"] for e in events if e["kind"] in shown and e["seat"] == letter]
    return [
        f"mixed {field['good']}"
        if "-" in field["good"]
        else f"bid-{field['good']} {field['count']}"
        for field in fields
    ]


def shown_next(who: Screen, letter: str, before: int) -> str:
    """What a player shows after this many biddings; it may still be on its way."""
    who.until(lambda: len(shows(who, letter)) > before)
    return shows(who, letter)[before]


def test_a_bid_is_secret_until_all_are_shown(screen: Open) -> None:
    ann = screen()
    ann.start("dschunke", "open", "bot random")
    ben = invited(screen, ann, size=PHONE)
    chance = random.Random(3)
    for first, other, seat in ((ann, ben, 0), (ben, ann, 1), (ann, ben, 0)):
        to_the_bidding(ann, ben, chance=chance)
        before = len(shows(ann, "ABC"[seat]))
        action = keeps_secret(first, other, seat)
        other.take(largest(other))
        for who in (ann, ben):
            assert shown_next(who, "ABC"[seat], before) == action


def test_no_click_is_lost_when_others_bid(screen: Open) -> None:
    """A bid that crosses another on the wire is refused as late; it counts all the same."""
    held: list[str | bytes] = []
    holding = False

    def relay(browser_side: WebSocketRoute) -> None:
        server_side = browser_side.connect_to_server()
        browser_side.on_message(server_side.send)
        server_side.on_message(lambda said: (held.append if holding else browser_side.send)(said))
        sides.append(browser_side)

    sides: list[WebSocketRoute] = []
    ann = screen()
    ann.page.route_web_socket(lambda url: "/socket" in url, relay)
    ann.start("dschunke", "open", "bot random")
    ben = invited(screen, ann)
    to_the_bidding(ann, ben, chance=random.Random(8))
    holding = True
    action = largest(ann)
    said_to_show = ann.page.locator(".log li", has_text="You show")
    before, shown_before = ann.number(), said_to_show.count()
    ben.take("none")
    ann.choose(action)
    ann.until(lambda: any('"stale"' in str(said) for said in held))
    holding = False
    for said in held:
        sides[-1].send(said)
    said_to_show.nth(shown_before).wait_for()
    assert ann.number() > before + 1
    assert ann.page.locator(".notice.refusal").count() == 0
    assert shows(ben, "A")[-1] == action


def alone_at_the_bidding(player: Screen, bots: int = 2) -> None:
    player.start("dschunke", *["bot random"] * bots)
    to_the_bidding(player, chance=random.Random(2))


def test_fists_open_together_and_a_key_goes_on(screen: Open) -> None:
    player = screen()
    alone_at_the_bidding(player)
    page = player.page
    page.evaluate("localStorage.caravanserai = JSON.stringify({motion: 'full', language: 'en'})")
    page.reload()
    assert player.ready()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))  # only a person continues from here
    player.choose(largest(player))
    page.locator(".bartering li.shown").first.wait_for()
    assert page.locator(".bartering li.shown").count() == 3

    def is_skipped() -> bool:
        page.keyboard.press("Escape")
        return page.locator("main[data-moving=false]").count() > 0

    player.until(is_skipped)


def test_with_reduced_motion_bids_stay_readable(screen: Open) -> None:
    """Nothing turns over; what was shown stays next to the fists of the next bidding."""
    player = screen(motion="full")
    player.page.emulate_media(reduced_motion="reduce")
    alone_at_the_bidding(player)
    before, chance = player.page.locator(".bartering .before"), random.Random(1)
    for _ in range(200):
        if before.count():
            break
        player.click_any(chance)
        assert player.ready()
    assert before.count() == 3
    for i, letter in enumerate("ABC"):
        kind, said = shows(player, letter)[-1].split()
        told = said.replace("-", ", ") if kind == "mixed" else said if int(said) > 1 else ""
        assert told in before.nth(i).inner_text()


def to_some_sold(player: Screen, chance: random.Random) -> None:
    """Play on until there is something to bluff with: cards of a sold good, and of two goods."""
    for _ in range(300):
        assert player.ready()
        bluffs = [action for action in player.legal if action.startswith("mixed")]
        sold = {good for i, good in enumerate(GOODS, 1) if player.scene["view"]["sold"] >> i & 1}
        held = {action.split()[0].removeprefix("bid-") for action in player.legal}
        if bluffs and sold & held:
            return
        player.click_any(chance)
    raise AssertionError("nothing to bluff with")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_bluff_waits_behind_its_own_heading_and_warns(screen: Open, size: dict[str, int]) -> None:
    """By keyboard only: unfold, pick two goods, see that it sells nothing, and hold them out."""
    player = screen(size=size)
    player.start("dschunke", "bot random", "bot random")
    to_some_sold(player, random.Random(4))
    page = player.page
    bluffs, tray = page.locator(".tray [data-bluff]"), page.locator(".bartering .tray")
    assert bluffs.first.is_hidden()
    assert not [action for action in player.actions() if action.startswith(("mixed", "bid-"))]

    page.locator(".tray summary").focus()
    page.keyboard.press("Enter")
    bluffs.first.wait_for()
    assert "sells nothing" in tray.inner_text()
    assert {*bluffs.evaluate_all("all => all.map(one => one.dataset.bluff)")} >= {
        action.split()[1] for action in player.legal if action.startswith("mixed")
    }

    mixed = page.locator(".tray [data-bluff*='-']").first
    action = f"mixed {mixed.get_attribute('data-bluff')}"
    mixed.focus()
    page.keyboard.press("Enter")
    go = page.locator(f".tray .go[data-choice='{action}']")
    assert go.inner_text().lower().startswith("bluff with")
    go.focus()
    page.locator(".about", has_text="sells nothing").wait_for(state="attached")
    hand, before = player.scene["view"]["hand"][0], player.number()
    page.keyboard.press("Enter")
    player.moved_on(before)
    page.locator(".log li", has_text="You show a mixed fist").first.wait_for()
    assert player.scene["view"]["hand"][0] == hand
    if player.ready() and player.scene["decision"] == "bid":  # the next bidding starts afresh
        page.locator(".tray .count b", has_text="0").wait_for()
        assert page.locator(".tray [data-bluff]").first.is_hidden()
