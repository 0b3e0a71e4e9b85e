"""The deal table of Araby in a browser: terms of every kind, by click, key, mouse and finger."""

import re
from importlib import resources

import pytest

from .conftest import DESKTOP, PHONE
from .trader import Sit, Trader, deal, name, offer, other, two

pytestmark = pytest.mark.browser


def test_a_deal_of_each_kind(trader: Sit) -> None:
    """Coins, named and unnamed cards, task, product, permission, entourage, credit, unlocking."""
    ann, ben, seat = two(trader)
    him = other(seat)
    persona = ann.own(seat)["entourage"][0]
    product = persona.rpartition("-")[2]
    deal(ann, ben, seat, ("gives", "coins", 1))
    assert (ann.own(seat)["coins"], ben.own(him)["coins"]) == (2, 4)
    hers, his = ann.own(seat)["hand"][0], ben.own(him)["hand"][0]
    deal(ann, ben, seat, ("gives", "card", hers), ("wants", "card", "any"), named=his)
    assert his in ann.own(seat)["hand"]
    assert hers in ben.own(him)["hand"]
    deal(ann, ben, seat, ("gives", "task", persona))
    assert ben.own(him)["products"] == {product: 1}
    deal(ben, ann, him, ("gives", "product", product), ("gives", "coins", 2))
    assert ann.own(seat)["products"] == {product: 1}
    deal(ann, ben, seat, ("gives", "leave", "space-2"), ("gives", "leave", 1))
    assert ann.leave(seat, him) == ({2}, 1)
    deal(ann, ben, seat, ("gives", "entourage", persona), ("wants", "coins", 1))
    assert persona in ben.own(him)["entourage"]
    ann.deal_with(name(him))
    ann.page.locator(".tray.gives [data-kind=credit]").click()
    icon = str(ann.page.locator(".picking.gives .pick").first.get_attribute("data-what"))
    ann.page.keyboard.press("Escape")
    deal(ann, ben, seat, ("gives", "credit", icon))
    assert ben.own(him)["credits"] == {icon: 1}
    end_turn(ann, ben)
    assert ben.own(him)["credits"] == {}
    assert not ann.open_spaces(seat)
    deal(ann, ben, seat, ("gives", "coins", 1), ("wants", "leave", "own-caravan"))
    assert ann.open_spaces(seat) == set(range(1, 10))


def end_turn(active: Trader, waiting: Trader, last_passes: int = 1) -> None:
    """Finish the turn, with two cards from the draft line; late payments reopen passes."""
    turn = active.view["turn"]
    active.take("end")
    waiting.take("pass")
    for _ in range(2):
        active.until(lambda: active.choices("main .draft").count() > 0)
        active.take(str(active.choices("main .draft").first.get_attribute("data-choice")))
    for _ in range(last_passes):
        active.take("pass")
        waiting.take("pass")
    for who in (active, waiting):
        who.sees(lambda at: at.view["turn"] > turn)


def test_what_is_due_and_what_is_promised(trader: Sit) -> None:
    """A debt settled early, one defaulted, a promise kept and one broken, all in the books."""
    ann, ben, seat = two(trader)
    him = other(seat)
    ann.deal_with(name(him))
    ann.lay("gives", "coins", 10)
    assert ann.page.locator(".tray.gives select").input_value() == "due", "she has only 3"
    ann.lay("gives", "words", "words")
    ann.page.locator(".tray.gives li[data-term=words] input").fill("I spare your caravan.")
    ann.lay("wants", "coins", 1, when="due")
    ann.lay("wants", "product", "jewels", when="promise")
    ann.send()
    ben.page.locator(".offer.to-me q", has_text="I spare your caravan.").wait_for()
    ben.answer("accept", seat)
    ann.until(lambda: len(ann.facts["debts"]) == 2 and len(ann.facts["promises"]) == 2)
    assert ann.page.locator(".due li").count() == 2
    for who in (ann, ben):
        who.page.locator("[data-promise='1'] q", has_text="I spare your caravan.").wait_for()
    ben.take("settle 2")
    ann.until(lambda: len(ann.facts["debts"]) == 1)
    assert ann.own(seat)["coins"] == 4
    ann.page.locator(".due .missing").wait_for()
    assert not ben.page.locator(".due .missing").count(), "whether she can pay is hers to know"
    end_turn(ann, ben, last_passes=2)
    assert [event["fields"]["value"] for event in ben.events("defaulted")] == [6]
    assert ben.own(him)["coins"] == 6
    ben.page.locator(f"[data-spot=seat-{seat}] .broke").wait_for()
    ben.take("broken 1")
    ann.take("kept 2")
    for who in (ann, ben):
        who.page.locator("[data-promise='1'].broken").wait_for()
        who.page.locator("[data-promise='2'].kept").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_things_are_dragged_onto_the_trays_and_out_again(trader: Sit, size: dict[str, int]) -> None:
    ann, ben, seat = two(trader, size=size)
    ann.deal_with(name(other(seat)))
    gives, wants = ".tray.gives ul", ".tray.wants ul"
    laid = ann.page.locator(f"{gives} li[data-term]")
    asked = ann.page.locator(f"{wants} li[data-term]")
    ann.page.locator(".tray.gives [data-kind=coins]").click()
    ann.drag(".picking.gives [data-what='2']", gives)
    assert (laid.count(), asked.count()) == (1, 0)
    ann.drag(".picking.gives [data-what='1']", wants)
    assert asked.count() == 1
    ann.drag(f"{gives} li[data-term=coins] .what", wants)
    assert laid.count() == 0
    assert "3 coins" in asked.inner_text()
    ann.page.locator(".tray.gives [data-kind=card]").click()
    ann.drag(".picking.gives .pick:has(.card)", wants)
    assert (laid.count(), asked.count()) == (0, 1), "a card of one's own is given, not got"
    ann.drag(".picking.gives .pick:has(.card)", gives)
    assert laid.count() == 1
    ann.drag(f"{gives} li[data-term=card] .what", ".tray.gives h3")
    assert laid.count() == 0
    ann.looked_at("dragged")
    ann.send()
    ben.page.locator(".offer.to-me li", has_text="3 coins").wait_for()


def test_choices_of_a_card_lent_are_made_in_the_offer(trader: Sit) -> None:
    """A15: what is fixed is told to the partner, counted, and done on accepting."""
    cards = (resources.files("caravanserai.games.araby") / "data.toml").read_text(encoding="utf-8")
    data = re.sub(r'(name = "Merchant Prince.*\neffect = )"[^"]*"', r'\1"make(any,2)"', cards)
    ann, ben, seat = two(trader, data=data)
    him, persona = other(seat), ann.own(seat)["entourage"][0]
    assert ann.facts["asks"][persona] == ["product", "product"]
    ann.deal_with(name(him))
    ann.lay("gives", "task", persona)
    choices = ann.page.locator(".tray.gives select.choice")
    assert choices.count() == 1
    choices.first.select_option("product spices")
    assert choices.count() == 2, "the second can be chosen after the first"
    choices.last.select_option("product magics")
    ann.lay("wants", "coins", 1)
    ann.looked_at("choices")
    ann.send()
    told = ben.page.locator(".offer.to-me li", has_text="already chosen: spices")
    told.locator("small", has_text="already chosen: magics").wait_for()
    ben.page.locator(".offer .counter").click()
    chosen = ben.page.locator(".tray.wants select.choice")
    assert [one.input_value() for one in chosen.all()] == ["product spices", "product magics"]
    chosen.first.select_option("")
    assert chosen.count() == 1, "left to the one for whom it is tasked"
    chosen.first.select_option("product jewels")
    ben.send()
    ann.answer("accept", him)
    ben.until(lambda: ben.own(him)["products"] == {"jewels": 1})
    assert ben.scene["decision"] == "product"
    ben.take("product fabrics")
    ann.until(lambda: ann.own(him)["products"] == {"jewels": 1, "fabrics": 1})


def test_counter_decline_withdraw_and_several_at_once(trader: Sit) -> None:
    ann, ben, seat = two(trader)
    him = other(seat)
    offer(ann, seat, ("gives", "coins", 2), ("wants", "product", "spices"))
    offer(ben, him, ("gives", "leave", 1), ("gives", "coins", 1))
    ann.page.locator(".offer").nth(1).wait_for()
    assert ann.page.locator(".offer.to-me").count() == 1
    ann.answer("decline", him)
    ann.page.locator(".offer.to-me").wait_for(state="detached")
    assert ann.page.locator(".offer").count() == 1
    ben.page.locator(".offer .counter").click()
    trays = ben.page.locator(".deal-table .tray")
    assert trays.nth(0).locator("li[data-term=product] select").input_value() == "due"
    ben.page.locator(".deal-table [data-step=less]").click()
    ben.send()
    ann.page.locator(".offer.to-me li", has_text="3 coins").wait_for()
    countered = ann.page.locator(f"[data-reply='{him} countered']")
    countered.wait_for()
    assert not ann.choices(".offer").filter(has_text="Withdraw").count(), "hers is declined by it"
    ann.answer("accept", him)
    ben.until(lambda: ben.own(him)["coins"] == 6)
    assert [(debt["by"], debt["term"]["what"]) for debt in ann.facts["debts"]] == [(him, "spices")]
    offer(ann, seat, ("wants", "coins", 5))
    ann.take(f"withdraw {him}")
    ben.page.locator(".offer.to-me").wait_for(state="detached")


def test_the_trays_say_what_cannot_be_given_and_why(trader: Sit) -> None:
    """As in the rules: she has 3 coins, and a side holds 6 terms."""
    ann, _, seat = two(trader)
    ann.deal_with(name(other(seat)))
    page, coins = ann.page, ann.page.locator(".tray.gives li[data-term=coins]")
    send, why = page.locator(".deal-table .send"), page.locator(".wrong[role=status]")
    assert send.is_disabled()
    ann.lay("gives", "coins", 3)
    assert send.is_enabled()
    page.locator(".deal-table [data-step=more]").click()
    page.locator(".tray.gives li.wrong").wait_for()
    ann.until(lambda: "not enough coins" in why.inner_text())
    assert send.is_disabled()
    coins.locator("select").select_option("due")
    page.locator(".tray.gives li.wrong").wait_for(state="detached")
    ann.until(send.is_enabled)
    assert why.inner_text() == ""
    for space in range(1, 6):
        ann.lay("gives", "leave", f"space-{space}")
    page.locator(".tray.gives > .not").wait_for()
    assert page.locator(".tray.gives .kind:disabled").count() == 9
    assert page.locator(".tray.wants .kind:disabled").count() == 0


def test_an_offer_is_put_together_at_leisure_and_can_be_given_up(trader: Sit) -> None:
    ann, ben, seat = two(trader)
    ann.deal_with(name(other(seat)))
    ann.lay("gives", "coins", 2)
    ben.take(f"task {ben.own(other(seat))['entourage'][0]}")
    ann.until(lambda: len(ann.events("made")) == 1)
    ann.lay("gives", "card", ann.own(seat)["hand"][0])
    assert ann.page.locator(".tray.gives li[data-term]").count() == 2
    ann.page.locator(".tray.gives li[data-term=coins] .off").click()
    assert ann.page.locator(".tray.gives li[data-term]").count() == 1
    ann.page.keyboard.press("Escape")
    ann.page.locator(".deal-table").wait_for(state="detached")
    ann.deal_with(name(other(seat)))
    assert ann.page.locator(".tray.gives li[data-term]").count() == 1, "it is kept meanwhile"
    ann.page.locator(".deal-table .cancel").click()
    ann.page.locator(".deal-table").wait_for(state="detached")
    assert ann.facts["offers_left"] == 12
    assert not ann.events("offer-begun")


def test_a_deal_by_keyboard_alone(trader: Sit) -> None:
    ann, ben, seat = two(trader)
    for target in (
        ".partner",
        ".tray.gives [data-kind=coins]",
        ".picking.gives [data-what='2']",
        ".send",
    ):
        ann.tab_to(target)
        ann.page.keyboard.press("Enter")
    ben.page.locator(".offer.to-me").wait_for()
    for _ in range(60):
        ben.page.keyboard.press("ArrowRight")
        if ben.page.evaluate("document.activeElement.dataset.choice") == f"accept {seat}":
            break
    ben.page.keyboard.press("Enter")
    ann.until(lambda: ann.own(seat)["coins"] == 1)


@pytest.mark.parametrize(
    ("size", "language", "dark"),
    [(DESKTOP, "en", False), (PHONE, "nl", True), (DESKTOP, "ko", True), (PHONE, "en", False)],
    ids=["desktop", "phone-nl-dark", "desktop-ko-dark", "phone"],
)
def test_the_deal_table_is_for_everybody(
    trader: Sit, size: dict[str, int], language: str, dark: bool
) -> None:
    """Trays, palettes, offers, debts and promises: complete, accessible, within the screen."""
    ann, ben, seat = two(trader, size=size, language=language, dark=dark)
    ann.deal_with(name(other(seat)))
    for side in ("gives", "wants"):
        for kind in ("coins", "card", "product", "leave", "entourage", "task", "credit", "words"):
            ann.page.locator(f".tray.{side} [data-kind={kind}]").click()
            if size == DESKTOP or kind in ("card", "leave"):
                ann.looked_at(f"{side} {kind}")
    ann.lay("gives", "coins", 10)
    ann.lay("gives", "words", "words")
    ann.lay("wants", "coins", 1)
    ann.looked_at("trays")
    ann.send()
    ben.page.locator(".offer.to-me").wait_for()
    ben.looked_at("offer")
    ann.looked_at("offer waits")
    ben.answer("accept", seat)
    ben.page.locator("[data-promise]").wait_for()
    ben.looked_at("books")
