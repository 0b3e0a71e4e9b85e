"""What `Looks` finds on pages that are wrong on purpose: the checks of real screens can fail."""

import pytest
from playwright.sync_api import Browser

from .conftest import PHONE
from .looks import Looks

pytestmark = pytest.mark.browser

STYLE = "<style>body { margin: 0 } button { display: block; width: 60px; height: 50px }</style>"
FINE = "<button data-choice='fine'>Fine</button>"
OVER = "position: fixed; inset: 0; z-index: 1"


def look(browser: Browser, body: str) -> Looks:
    page = browser.new_page(viewport={"width": PHONE["width"], "height": PHONE["height"]})
    try:
        page.set_content(f"{STYLE}{FINE}{body}")
        return Looks(page)
    finally:
        page.close()


def test_a_page_without_faults(browser: Browser) -> None:
    looks = look(browser, "<p>Choose.</p>")
    for found in (looks.faults(), looks.hidden(), looks.below(), looks.tiny()):
        assert not found


@pytest.mark.parametrize(
    "body",
    [
        f"<button data-choice='a'>A</button><div style='{OVER}'></div>",
        "<button data-choice='a' style='pointer-events: none'>A</button>",
        "<button data-choice='a' style='position: fixed; left: -100px'>A</button>",
        "<button data-choice='a' style='visibility: hidden'>A</button>",
        "<div style='opacity: 0'><button data-choice='a'>A</button></div>",
    ],
    ids=["covered", "dead", "outside", "invisible", "see-through"],
)
def test_a_choice_that_cannot_be_clicked_is_hidden(browser: Browser, body: str) -> None:
    assert "a" in look(browser, body).hidden()


@pytest.mark.parametrize(
    "body",
    [
        "<div hidden><button data-choice='a'>A</button></div>",
        "<button data-choice='a' disabled>A</button>",
        "<div style='height: 3000px'></div><button data-choice='a'>A</button>",
        f"<div style='{OVER}'></div><button data-choice='a'>A</button>"
        f"<button data-choice='a' style='position: relative; z-index: 2'>A</button>"
        f"<button data-choice='fine' style='position: relative; z-index: 2'>F</button>",
    ],
    ids=["not drawn", "not offered", "after scrolling", "reached elsewhere"],
)
def test_what_is_not_offered_or_can_be_reached_is_not_hidden(browser: Browser, body: str) -> None:
    assert not look(browser, body).hidden()


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("<p style='font-size: 9px'>Small</p>", "small"),
        ("<p style='width: 40px; overflow: hidden; white-space: nowrap'>Cut off</p>", "clipped"),
        ("<p style='width: 40px; word-break: break-all'>toestemming</p>", "broken"),
    ],
)
def test_text_that_cannot_be_read_is_a_fault(browser: Browser, body: str, fault: str) -> None:
    assert [found.partition(":")[0] for found in look(browser, body).faults()] == [fault]


def test_below_the_fold_and_too_small_for_a_finger(browser: Browser) -> None:
    low = "<div style='height: 3000px'></div><button data-choice='a'>A</button>"
    assert look(browser, low).below() == ["a", "the page"]
    small = "<button data-choice='a' style='width: 20px; height: 20px'>A</button>"
    assert look(browser, small).tiny() == ["a"]
