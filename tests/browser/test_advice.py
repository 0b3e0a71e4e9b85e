"""Araby in a browser: advice before paying for a card, and what the last passes still allow."""

import re
from importlib import resources

import pytest

from caravanserai.games.araby import alphabet as say

from .conftest import DESKTOP, PHONE
from .trader import Sit, Trader, other, two

pytestmark = pytest.mark.browser


def plain_cards() -> str:
    """Whatever is dealt: each persona makes a jewel, each card costs one and brings a coin."""
    cards = (resources.files("caravanserai.games.araby") / "data.toml").read_text(encoding="utf-8")
    personas, deck = cards.split("[[card]]", 1)
    deck = re.sub(r"(cost|icons) = .*", r'\1 = ["jewels"]', deck)
    deck = re.sub(r"effect = .*", 'effect = "coins(1)"', deck)
    return re.sub(r"effect = .*", 'effect = "make(jewels,1)"', personas) + "[[card]]" + deck


@pytest.mark.parametrize(
    ("size", "language", "dark"),
    [(DESKTOP, "en", False), (PHONE, "ko", True)],
    ids=["desk", "phone"],
)
def test_an_idle_merchant_pays_and_the_last_passes_lock(
    trader: Sit, size: dict[str, int], language: str, dark: bool
) -> None:
    """Playing a card shows which cards could make what it costs; no card is lost unasked."""
    ann, ben, seat = two(trader, data=plain_cards(), size=size, language=language, dark=dark)
    persona = ann.own(seat)["entourage"][0]
    card = ann.own(seat)["hand"][0]
    ann.open_tray()
    ann.page.locator(f".hand [data-choice='play {card}']").first.focus()
    ann.page.keyboard.press("Enter")
    suggested = ann.page.locator(f".rather [data-choice='task {persona}']")
    ann.page.locator(f".rather [data-choice='task {persona}']:focus").wait_for()
    ann.looked_at("suggested")
    ann.page.keyboard.press("Escape")
    suggested.wait_for(state="detached")
    assert not ann.events("played")
    ann.page.locator(f".hand [data-choice='play {card}']").first.click()
    suggested.click()
    ann.until(lambda: ann.own(seat)["products"] == {"jewels": 1})
    ann.page.locator(f".hand [data-choice='play {card}']").first.click()
    ann.until(lambda: ann.scene["decision"] == "pay")
    ann.take("product jewels")
    ann.until(lambda: ann.facts["hand_size"]["AB".index(seat)] == 4)
    draft_and_pass(ann, ben)
    ann.page.locator(f"[data-spot=caravan-{seat}] .lock.last").wait_for()
    ann.page.locator(".deals .last").wait_for()
    jewels = say.ICONS.index("jewels")
    vain = bool(ann.facts["lost"] >> jewels & 1)  # unless a djinn in hand costs jewels
    assert bool(ann.page.locator(".vain .lost").count()) == vain
    ben.page.locator(f"[data-spot=caravan-{seat}] .lock.last").wait_for()
    assert not ben.page.locator(f"[data-spot=caravan-{other(seat)}] .lock.last").count()
    ann.looked_at("last passes")
    ben.looked_at("last passes of another")


def draft_and_pass(active: Trader, waiting: Trader) -> None:
    """End step 2; take two cards from the draft line."""
    active.take("end")
    waiting.take("pass")
    for _ in range(2):
        active.until(lambda: active.choices("main .draft").count() > 0)
        active.take(str(active.choices("main .draft").first.get_attribute("data-choice")))
    for who in (active, waiting):
        who.sees(lambda at: at.scene["decision"] == "last")
