"""Looking back at a game in the browser."""

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from server.harness import Player, Server, everybody, open_table, play_all

from .conftest import DESKTOP, PHONE, Open
from .screen import Screen


@pytest.fixture(scope="module")
def over(server: Server) -> str:
    """A finished game."""
    with server.client() as client:
        opened = open_table(client, "dunhuang", "me", "open")
        table, tokens = opened["table"]["id"], everybody(server, opened)
        players = [Player(server, table, token, n) for n, token in enumerate(tokens.values())]
        with ThreadPoolExecutor(1) as thread:  # a browser's test has its own running loop
            thread.submit(asyncio.run, play_all(players)).result()
    return str(table)


def at(ann: Screen) -> int:
    return int(ann.page.locator("main").get_attribute("data-at") or 0)


def until_at(ann: Screen, moment: int) -> None:
    ann.page.locator(f"main[data-at='{moment}'][data-moving=false]").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_game_is_looked_back_at(screen: Open, over: str, size: dict[str, int]) -> None:
    ann = screen(size=size)
    page = ann.page
    page.goto(f"{ann.url}replay/{over}")
    until_at(ann, 0)
    last = int(page.locator(".timeline input").get_attribute("max") or 0)
    assert last > 20

    # step by step, forward and back: the log follows
    for moment in (1, 2, 3):
        page.get_by_role("button", name="One step on").click()
        until_at(ann, moment)
    told = page.locator(".caption").inner_text()
    assert told
    page.keyboard.press("ArrowLeft")
    until_at(ann, 2)
    assert page.locator(".caption").inner_text() != told

    # the timeline
    page.locator(".timeline input").fill(str(last))
    until_at(ann, last)
    assert page.locator("main").get_attribute("data-phase") == "over"
    assert re.search(r"at=\d+&eyes=A$", page.url)
    page.locator(".timeline input").fill("20")
    until_at(ann, 20)
    page.get_by_role("button", name="To the next turn").click()
    ann.until(lambda: at(ann) > 20)

    # through other eyes, at the same moment
    here = page.url
    page.get_by_label("Seen by").select_option("B")
    ann.until(lambda: page.url == here.replace("eyes=A", "eyes=B"))
    assert page.locator("article.me[data-spot=seat-B]").count()
    page.get_by_role("button", name="Show all cards").click()
    ann.until(lambda: page.url.endswith("&open"))

    # it plays on its own, and a link leads to the same moment
    page.goto(here)
    page.get_by_role("button", name="Play", exact=True).click()
    ann.until(lambda: at(ann) > 22)
    page.get_by_role("button", name="Pause").click()
    page.goto(here)
    ann.until(lambda: page.locator("main[data-at]").count() and page.url == here)
    ann.accessible("a replay")


def test_the_last_round_is_shown_again(screen: Open) -> None:
    ann = screen(size=DESKTOP)
    ann.start("dunhuang", "bot random")
    ann.play_on(random.Random(2), 12)
    ann.page.get_by_role("link", name="Show me the last round again").click()
    ann.page.locator("main[data-at]").wait_for()
    assert "/replay/" in ann.page.url
    assert not ann.page.get_by_label("Seen by").count()
    ann.page.get_by_role("link", name="Back to the table").click()
    ann.page.locator("main[data-n]").wait_for()


def test_a_moment_is_shared_and_a_position_asks(screen: Open, over: str) -> None:
    ann = screen(size=DESKTOP)
    page = ann.page
    page.goto(f"{ann.url}replay/{over}?at=0&eyes=A")
    until_at(ann, 0)
    page.get_by_role("button", name="Share").click()
    page.locator("dialog img").wait_for()
    assert page.get_by_label("A link to this moment").input_value() == page.url
    ann.accessible("sharing")
    question = page.get_by_label("What would you do?").input_value()
    page.goto(question)
    page.locator(".question .choices button").first.click()
    assert "cho" in page.locator(".asked").inner_text()
    ann.accessible("a question")
    page.get_by_role("button", name="Watch the game").click()
    until_at(ann, 1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_my_games_are_listed_counted_and_found(screen: Open, size: dict[str, int]) -> None:
    ann = screen(size=size)
    ann.start("dunhuang", "bot random")
    ann.play_on(random.Random(2))
    ann.page.goto(f"{ann.url}history")
    listed = ann.page.locator("main li")
    listed.first.wait_for()
    assert listed.count() == 1
    assert ann.page.get_by_role("table", name="Most used").get_by_role("row").count()
    ann.accessible("my games")
    ann.page.get_by_label("Search").fill("araby")
    ann.until(lambda: not listed.count())
    ann.page.get_by_label("Search").fill("dunhuang")
    listed.first.get_by_role("link").click()
    until_at(ann, 0)
