"""A review beside the replay, and playing on from it, in the browser."""

from typing import Any

import pytest

from .conftest import DESKTOP, PHONE, Open
from .test_replay import over, until_at

__all__ = ["over"]

POINTS = [
    {"move": 0, "chances": [0.5, 0.5]},
    {"move": 6, "chances": [0.3, 0.7]},
    {"move": 12, "chances": [0.8, 0.2]},
]
LESSON = {
    "move": 6,
    "done": {"id": "choice-end-turn"},
    "best": {"id": "choice-hand", "args": {"card": {"id": "good-tea"}}},
    "lost": 0.12,
    "chance": 0.5,
    "then": [],
    "reasons": [{"id": "motive-kinds", "args": {"count": 3, "needed": 4}}],
    "told": [],
}


def answer(done: int) -> dict[str, Any]:
    lessons = [LESSON] if done == 20 else []
    return {
        "done": done,
        "of": 20,
        "complete": done == 20,
        "points": POINTS,
        "turned": [{"move": 6, "seat": "A", "change": [0.5, -0.5], "luck": [0.2, -0.2]}],
        "accounts": [
            {"seat": "A", "luck": 0.1, "lost": 0.12, "judged": 9, "lessons": lessons},
            {"seat": "B", "luck": -0.1, "lost": 0, "judged": 0, "lessons": []},
        ],
        "deals": [{"move": 6, "by": "A", "to": "B", "gain_by": 0.03, "gain_to": -0.02}],
        "told": [],
    }


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_review_fills_in_and_leads_to_its_moments(
    screen: Open, over: str, size: dict[str, int]
) -> None:
    ann = screen(size=size)
    page, asked = ann.page, iter([7, 20])
    page.route(
        "**/review",
        lambda route: route.fulfill(json=answer(next(asked))),  # half, then whole
    )
    page.goto(f"{ann.url}replay/{over}")
    until_at(ann, 0)
    page.get_by_role("tab", name="Review").click()
    page.get_by_text("7 of 20 moves and choices looked at").wait_for()
    page.get_by_text("One thing to take along").wait_for()
    assert not page.locator("progress").count()
    assert page.get_by_text("This gave away 12 points of 100").is_visible()
    page.get_by_role("button", name="Show the moment: move 6").click()
    ann.until(lambda: page.locator("main").get_attribute("data-move") in ("5", "6"))
    assert page.locator(".review li b").first.inner_text() in ("50 %", "30 %")
    ann.accessible("a review")
    page.get_by_label("Seen by").select_option("B")
    page.get_by_text("only people's choices are judged").wait_for()


def test_a_game_is_played_on_from_here(screen: Open, over: str) -> None:
    ann = screen(size=PHONE)
    page = ann.page
    page.goto(f"{ann.url}replay/{over}?at=9&eyes=B")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("The others play as").select_option("random")
    ann.accessible("playing on")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("main[data-n]").wait_for()
    assert "/table/" in page.url
    assert page.locator("article.me[data-spot=seat-B]").count()
