"""A complete offer: its terms in the order of the rules, whatever order they were named in."""

import pytest

from caravanserai.engine.bargains import Offer, Term
from caravanserai.engine.errors import BadNotation, Refusal
from caravanserai.games.araby.game import GAME
from caravanserai.games.araby.words.offer_actions import offer_actions


def actions(offer: Offer) -> list[str]:
    return [GAME.actions.text(action) for action, _ in offer_actions(offer)]


def test_terms_come_in_the_order_of_the_rules() -> None:
    gives = [
        Term("coins", 2, "due"),
        Term("task", "broker"),
        Term("credit", "coin", fixed="guide"),
        Term("card", "any", fixed="broker"),
        Term("card", "guide"),
        Term("card", "scribe"),
    ]
    wants = [Term("words", when="promise", words="spare me"), Term("product", "spices")]
    offer = Offer("B", gives, wants)
    cards = sorted(("card guide", "card scribe"), key=GAME.actions.number)
    assert actions(offer) == [
        "offer B",
        *cards,
        *("any", "card broker"),
        *("credit coin", "card guide"),
        "task broker",
        *("due", "coins 2"),
        *("want", "product spices", "promise", "words"),
        "send",
    ]
    assert [words for _, words in offer_actions(offer) if words] == ["spare me"]


def test_camels_come_before_cards_to_task() -> None:
    camels = [Term("camel", place, "promise") for place in ("B1", "A9")]
    gives = [Term("task", "broker", "promise"), *camels, Term("product", "jewels")]
    expected = ["offer B", "product jewels", "promise", "camel A9", "camel B1", "task broker"]
    assert actions(Offer("B", gives, [])) == [*expected, "send"]


def test_choices_follow_the_card_they_are_made_for() -> None:
    chosen = Term("task", "broker", choices=["product magics", "product spices"])
    wanted = [Term("own-caravan"), chosen]
    expected = ["counter C", "want", "own-caravan", "task broker"]
    offer = Offer("C", [], wanted, counter=True)
    assert actions(offer) == [*expected, "product magics", "product spices", "send"]


@pytest.mark.parametrize("kind", ["pass", "send", "yes"])
def test_what_is_no_term_is_refused(kind: str) -> None:
    with pytest.raises((Refusal, BadNotation)):
        offer_actions(Offer("B", [Term(kind, "")], []))


def test_what_does_not_exist_is_misread() -> None:
    for term in (Term("coins", 999), Term("card", "nobody"), Term("gold", 1), Term("card", None)):
        with pytest.raises(BadNotation):
            offer_actions(Offer("B", [term], []))
