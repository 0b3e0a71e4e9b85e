"""Reloading, losing the connection, and a server that dies: nothing is lost or done twice."""

import random

import pytest
from server.harness import Server

from .conftest import Open
from .screen import Screen

pytestmark = pytest.mark.browser


def mid_turn(player: Screen) -> None:
    """In the middle of a turn: the camel has moved, the card waits."""
    chance = random.Random(4)
    player.start("dunhuang", "bot random")
    while player.ready() and "shop" not in player.actions():
        player.click_any(chance)


def test_reload_in_mid_turn(screen: Open) -> None:
    player = screen()
    mid_turn(player)
    before = player.actions()
    told = player.page.locator(".log li").count()
    player.page.reload()
    assert player.ready()
    assert player.actions() == before
    assert player.page.locator(".log li").count() == told


def test_the_log_leads_to_the_rules_and_to_what_is_new(screen: Open) -> None:
    player = screen()
    mid_turn(player)
    player.page.locator(".log li button").first.click()
    player.page.locator(".rules .meant").first.wait_for()
    player.page.locator("#tab-log").click()
    assert player.page.locator(".log .since").count() == 0
    earlier = "localStorage['caravanserai-looked'] = JSON.stringify([[place, 3]])"
    player.page.evaluate(f"place => {{ {earlier} }}", f"{player.table} A")
    player.page.reload()
    player.page.locator(".log .since").wait_for()
    player.page.locator(".notice.news").wait_for()


def test_a_dropped_connection_in_mid_turn(screen: Open) -> None:
    player = screen()
    mid_turn(player)
    before = player.number()
    player.context.set_offline(True)
    player.page.get_by_role("alert").wait_for()
    player.accessible("offline")
    player.choose("shop")
    player.choices().first.wait_for(state="detached")  # it waits to be sent
    assert player.number() == before
    player.context.set_offline(False)
    player.moved_on(before)
    assert player.ready()
    assert player.page.locator(".lost").count() == 0
    took = [
        event
        for frame in player.frames
        for item in frame.get("happenings", [])
        if item["type"] == "played" and item["n"] > before
        for event in item["events"]
        if event["kind"] == "took" and event["seat"] == "A"
    ]
    assert len(took) == 1


def test_a_server_that_dies(screen: Open, server: Server) -> None:
    player = screen()
    mid_turn(player)
    before = player.number()
    server.kill()
    player.page.get_by_role("alert").wait_for()
    player.choose("hand")
    server.start()
    player.moved_on(before)
    assert player.ready()
    player.page.locator(".lost").wait_for(state="detached")
