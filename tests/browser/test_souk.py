"""Araby in a browser: games by clicking, caravans, standing orders, secrets in offers."""

import json
import random
from typing import Any

import pytest

from caravanserai.games.araby import alphabet as say

from .conftest import DESKTOP, PHONE
from .trader import Sit, name, offer, other, two

pytestmark = pytest.mark.browser
SEATS = "AB"


@pytest.mark.parametrize(
    ("size", "language", "dark", "moving"),
    [
        pytest.param(DESKTOP, "en", False, 20, id="desktop"),
        pytest.param(DESKTOP, "en", False, 400, id="desktop-moving", marks=pytest.mark.slow),
        pytest.param(PHONE, "ko", True, 0, id="phone"),
    ],
)
def test_a_game_by_clicking(
    trader: Sit, size: dict[str, int], language: str, dark: bool, moving: int
) -> None:
    """To the end, with this many clicks and all animations; anything new is looked at."""
    motion = "full" if moving else "none"
    player = trader(size=size, motion=motion, language=language, dark=dark)
    player.impatient()
    player.start_araby("bot random", offers="1")
    chance, seen = random.Random(7), set()
    for clicks in range(400):
        if clicks == moving:
            player.stop_motion()
        if not player.ready():
            break
        if player.scene["decision"] not in seen:
            seen.add(player.scene["decision"])
            player.looked_at(player.scene["decision"])
        player.click_sensibly(chance)
    assert player.over
    assert {"main", "last", "draft"} < seen
    dialog = player.page.locator("dialog")
    dialog.locator("tbody tr.shown").nth(4).wait_for()
    player.still()
    player.looked_at("result")
    before = player.table
    dialog.locator(".button.main").click()
    player.page.wait_for_url(lambda url: before not in url)
    assert player.ready()


def test_cards_in_offers_are_secret(trader: Sit) -> None:
    """Only the partner sees a named card, nobody an unnamed one, in traffic and on the page."""
    ann, ben, seat = two(trader)
    him = other(seat)
    eye = trader()
    eye.page.goto(f"{eye.url}watch/{ann.table}")
    eye.page.locator("main[data-phase=playing]").wait_for()
    hand = ann.own(seat)["hand"]
    lying = set(ann.cards(say.DRAFT)) | set(ben.own(him)["hand"])
    lone = [card for card in hand if hand.count(card) == 1 and card not in lying]
    if len(lone) < 2:
        pytest.skip("every card of this deal lies open somewhere")
    named, unnamed = lone[:2]
    ann.deal_with(name(him))
    ann.lay("gives", "card", named)
    ann.page.locator(".picking.gives .tick input").check()
    ann.lay("gives", "card", unnamed)
    ann.send()
    ben.page.locator(".offer.to-me").wait_for()
    eye.page.locator(".talk").wait_for()
    (his,) = ben.facts["offers"]
    assert [term["what"] for term in his["gives"]] == [named, "any"]
    assert "fixed" not in json.dumps(his)
    (seen,) = eye.facts["offers"]
    assert (seen["gives"], seen["wants"]) == ([], [])
    assert not eye.events("offer-term")
    assert ben.events("offer-term")
    for who, secrets in ((ben, [unnamed]), (eye, [named, unnamed])):
        page = who.page.locator("main").inner_html() + who.page.locator("aside").inner_html()
        told = [json.dumps(hidden(frame)) for frame in who.frames]
        for card in secrets:
            assert ann.facts["names"][card] not in page
            assert not any(f'"{card}"' in text for text in told), card
        view = who.scene["view"]
        low, high = view["start"][2 + SEATS.index(seat) :][:2]
        faces = view["face"][low:high]
        assert sum(face >= 0 for face in faces) == 2 - len(secrets), "no more than was shown"
    ben.answer("accept", seat)
    eye.until(lambda: len(eye.events("card-passed")) == 2)
    assert all(event["fields"]["card"] is None for event in eye.events("card-passed"))
    assert {event["fields"]["card"] for event in ben.events("card-passed")} == {named, unnamed}


def hidden(frame: dict[str, Any]) -> dict[str, Any]:
    """A message without the names of all cards, which everybody gets."""
    scene = frame.get("scene")
    if not scene or not scene.get("facts"):
        return {key: value for key, value in frame.items() if key != "rules"}
    facts = {key: value for key, value in scene["facts"].items() if key != "names"}
    return {**frame, "rules": [], "scene": {**scene, "facts": facts}}


def test_standing_orders(trader: Sit) -> None:
    """One click, and nobody waits for a pass; an offer wakes those who want offers."""
    ann, ben, seat = two(trader)
    turn = ann.view["turn"]
    ben.page.locator(".order").first.click()
    ben.page.locator(".order[aria-pressed=true]").wait_for()
    offer(ann, seat, ("gives", "coins", 1))
    ben.answer("decline", seat)
    ben.page.locator(".order").last.click()
    ben.page.locator(".order[aria-pressed=true]").wait_for()
    ann.take("end")
    for _ in range(2):
        ann.until(lambda: ann.choices("main .draft").count() > 0)
        ann.take(str(ann.choices("main .draft").first.get_attribute("data-choice")))
    ann.take("pass")
    ben.until(lambda: ben.view["turn"] == turn + 1)
    passed = [event for event in ann.events("passed") if event["seat"] == other(seat)]
    assert len(passed) >= 2


def test_another_caravan_is_brought_closer(trader: Sit) -> None:
    """By keyboard too; a camel can be placed there as on the small one."""
    ann, ben, seat = two(trader)
    offer(ann, seat, ("gives", "leave", 2))
    ben.answer("accept", seat)
    ben.take(f"task {ben.own(other(seat))['entourage'][0]}")
    ben.tab_to(".enlarge")
    ben.page.keyboard.press("Enter")
    near = ben.page.locator("dialog .caravan.large")
    near.wait_for()
    ben.looked_at("enlarged")
    before = ben.number()
    near.locator("[data-choice^='camel ']").first.click()
    ben.moved_on(before)
    near.locator(".taken").wait_for()
    ben.page.keyboard.press("Escape")
    near.wait_for(state="detached")
