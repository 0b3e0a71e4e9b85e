"""Bargaining at the table: by clicks on the board, with everybody, in words, and how fast it is."""

import pytest

from .conftest import DESKTOP, PHONE
from .trader import Sit, Trader, invite

pytestmark = pytest.mark.browser

ANN, BOT, BEN = "ABC"
SPACE = ".others [data-spot=space-C{}]"
COUNT = """() => {
    window.clicks = 0
    document.addEventListener('click', () => window.clicks++, true)
}"""


def three(trader: Sit, **how: object) -> tuple[Trader, Trader]:
    """Two people and a bot between them; it is the second one's turn."""
    ann, ben = trader(**how), trader(**how)
    ann.start_araby("bot random", "open")
    invite(ann, ben)
    assert ann.view["active"] == 2
    return ann, ben


def free_space(who: Trader) -> int:
    """An empty space of Ben's caravan."""
    return 1 + next(i for i, camel in enumerate(who.view["board"][2]) if not camel)


def replies(who: Trader) -> dict[str, str]:
    """What each partner has answered to the newest offer."""
    found = who.page.locator(".offer:has([data-reply])").first.locator("[data-reply]")
    return dict(str(one.get_attribute("data-reply")).split() for one in found.all())


def taken_by_one(who: Trader) -> bool:
    found = list(replies(who).values())
    return found.count("taken") == 1 and "waiting" not in found


def sees_yes(who: Trader, seat: str) -> None:
    """Wait until somebody has said yes to an offer of which the maker chooses."""
    who.until(lambda: replies(who).get(seat) == "agreed")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_two_people_and_a_bot_bargain(trader: Sit, size: dict[str, int]) -> None:
    """A space by a click, refused, asked again for more; a card to everybody; an offer in words."""
    ann, ben = three(trader, size=size)
    space = free_space(ann)
    where = ann.page.locator(SPACE.format(space))
    where.click()
    tray = ann.page.locator(".deal-table")
    tray.locator(".tray.wants [data-term=space]").wait_for()
    assert "laid" in str(where.get_attribute("class"))
    box, over = where.bounding_box(), tray.bounding_box()
    assert box
    assert over
    beside = box["x"] + box["width"] <= over["x"] or box["y"] + box["height"] <= over["y"]
    assert beside, "the tray covers what it is about"
    ann.looked_at("tray")
    tray.locator(".send").click()
    ben.page.locator(".offer.to-me li", has_text="1 coin").wait_for()
    ben.looked_at("offer")
    ben.answer("decline", ANN)
    ann.until(lambda: replies(ann).get(BEN) == "declined")
    ann.page.locator(".offer [data-step=more]").click()
    ben.page.locator(".offer.to-me li", has_text="2 coins").wait_for()
    ben.answer("accept", ANN)
    ann.until(lambda: ann.leave(BEN, ANN)[0] == {space})
    assert ann.own(ANN)["coins"] == 1
    ann.page.locator(".offer .button.quiet").first.click()

    card = ann.own(ANN)["hand"][0]
    ann.bargain(f"card {card}")
    assert ann.page.locator(".partners .everybody[aria-pressed=true]").count() == 1
    ann.send()
    accept = ben.page.locator(f"[data-offer] [data-choice='accept {ANN}']")
    ann.until(lambda: taken_by_one(ann) or accept.count() > 0)
    if not taken_by_one(ann):
        accept.click()
    ann.until(lambda: taken_by_one(ann))
    assert card not in ann.own(ANN)["hand"]

    ann.page.locator("[role=tab]", has_text="Chat").click()
    ann.page.locator(".chat input").fill("2 coins next turn for any space?")
    ann.page.keyboard.press("Enter")
    tray.locator(".tray.gives [data-term=coins]").wait_for()
    assert tray.locator(".tray.gives select").input_value() == "promise"
    tray.locator(".tray.wants [data-term=spaces]").wait_for()
    ann.page.locator(".chat p", has_text="2 coins next turn").wait_for()
    ann.looked_at("words")


def test_the_commonest_bargains_take_two_clicks(trader: Sit) -> None:
    """Each is sent, or answered, with no more than two clicks; by keyboard as well."""
    ann, ben = three(trader)
    for who in (ann, ben):
        who.page.evaluate(COUNT)
    counted: dict[str, int] = {}

    def count(what: str, who: Trader, *clicks: str) -> None:
        before = who.page.evaluate("window.clicks")
        sent = len(who.events("offer-sent"))
        for click in clicks:
            who.page.locator(f"{click}:visible").first.click()
        if clicks[-1] == ".send":
            who.until(lambda: len(who.events("offer-sent")) > sent)
            who.page.locator(".deal-table").wait_for(state="detached")
        counted[what] = who.page.evaluate("window.clicks") - before

    persona = ben.own(BEN)["entourage"][0]
    count("ask for a space", ann, SPACE.format(free_space(ann)), ".send")
    ben.page.locator(".offer.to-me").wait_for()
    count("decline", ben, f"[data-offer] [data-choice='decline {ANN}']")
    ann.until(lambda: replies(ann).get(BEN) == "declined")
    count("ask again for a coin more", ann, ".offer [data-step=more]")
    ben.page.locator(".offer.to-me li", has_text="2 coins").wait_for()
    count("accept", ben, f"[data-offer] [data-choice='accept {ANN}']")
    ann.until(lambda: ann.leave(BEN, ANN)[0] != set())
    count("ask for a merchant", ann, f"[data-bargain='{BEN} task {persona}']", ".send")
    ben.page.locator(".offer.to-me").wait_for()
    count("counter", ben, ".offer .counter", ".send")
    ann.answer("decline", BEN)
    count("ask for a card", ann, f"[data-bargain='{BEN} card any']", ".send")
    own = ann.own(ANN)
    count("offer a card to everybody", ann, f"[data-bargain='card {own['hand'][0]}']", ".send")
    count("lend a merchant", ann, f"[data-bargain='task {own['entourage'][0]}']", ".send")
    invited = ".own .space:not(.taken):not([data-choice])"
    count("invite to a space", ben, invited, ".send")
    ann.take(f"task {own['entourage'][0]}")
    count("offer a product", ann, "[data-bargain^='product ']", ".send")
    made = f"[data-bargain^='{ANN} product ']"
    ben.until(lambda: ben.page.locator(made).count() > 0)
    count("ask for a product", ben, made, ".send")
    print(counted)
    assert len(counted) >= 10
    assert max(counted.values()) <= 2, counted
    sent = len(ben.events("offer-sent"))
    ben.tab_to(".partner")
    ben.page.keyboard.press("Enter")
    ben.page.locator(".own .space.ask").first.wait_for()
    ben.tab_to(".own .space.ask", "Shift+Tab")
    ben.page.keyboard.press("Enter")
    ben.tab_to(".send")
    ben.page.keyboard.press("Enter")
    ben.until(lambda: len(ben.events("offer-sent")) > sent)


def test_who_offers_to_everybody_may_choose_among_those_who_accept(trader: Sit) -> None:
    """All accept; one takes it back, and nobody has it before the maker chooses."""
    ann, ben, cleo = (trader() for _ in range(3))
    ann.start_araby("open", "open")
    invite(ann, ben, cleo)
    assert ann.view["active"] == 2
    card = ann.own("A")["hand"][0]
    ann.bargain(f"card {card}")
    ann.page.locator("[data-taker=choice]").click()
    ann.looked_at("tray")
    ann.send()
    for who, seat in ((ben, "B"), (cleo, "C")):
        who.page.locator(".offer.to-me .choosing", has_text="Ann chooses").wait_for()
        who.page.locator("[data-offer] [data-choice='accept A']").click()
        sees_yes(ann, seat)
    cleo.page.locator(".offer.to-me .choosing", has_text="You accepted").wait_for()
    cleo.looked_at("agreed")
    assert card in ann.own("A")["hand"]
    ann.looked_at("takers")
    ann.page.locator("[data-reply='C agreed'] .choose").click()
    ann.until(lambda: replies(ann) == {"B": "gone", "C": "taken"})
    assert card not in ann.own("A")["hand"]
    cleo.until(lambda: card in cleo.own("C")["hand"])
    ben.page.locator(".offer.to-me").wait_for(state="detached")

    ann.bargain(f"card {ann.own('A')['hand'][0]}")
    ann.page.locator("[data-taker=choice]").click()
    ann.send()
    ben.page.locator("[data-offer] [data-choice='accept A']").click()
    sees_yes(ann, "B")
    ben.page.locator(".offer.to-me [data-choice='decline A']", has_text="Take it back").click()
    ann.until(lambda: replies(ann).get("B") == "declined")
