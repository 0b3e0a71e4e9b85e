"""An offer being put together: when each term could be given, as its maker can know."""

import pytest
from araby_cases import GAME

from caravanserai.engine.bargains import Offer, Term, WeighedSide
from caravanserai.games.araby.words.weighing import weigh

ANY_TIME, LATER, NOT_DUE = ["now", "due", "promise"], ["due", "promise"], ["now", "promise"]
BASRA = "A.caravan: basra; "  # jewels fabrics spices / jewels magics fabrics / magics spices magics
HELD = (
    BASRA + "B.caravan: petra; A.camels: A - - - - - - - -; A.coins: 3; A.products: jewels; "
    "A.hand: scribe guide; A.entourage: broker! money-changer; A.allows.B: 4"
)


def weighed(
    gives: list[Term] | None = None, wants: list[Term] | None = None, to: str = "B"
) -> tuple[WeighedSide, WeighedSide]:
    view = GAME.view(GAME.read(HELD), 0)
    before = view.state.tobytes()
    found = weigh(view, 0, Offer(to, gives or [], wants or []))
    assert view.state.tobytes() == before
    return found


def times(side: WeighedSide) -> list[list[str]]:
    return [list(weight.times) for weight in side.terms]


@pytest.mark.parametrize(
    ("term", "when"),
    [
        (Term("coins", 3), ANY_TIME),
        (Term("coins", 4), LATER),
        (Term("coins", 63), LATER),
        (Term("coins", 64), []),
        (Term("card", "scribe"), ANY_TIME),
        (Term("card", "broker"), LATER),
        (Term("card", "nonsense"), []),
        (Term("card", "any"), LATER),  # before one is set aside
        (Term("card", "any", fixed="scribe"), ANY_TIME),
        (Term("card", "any", fixed="broker"), LATER),
        (Term("product", "jewels"), ANY_TIME),
        (Term("product", "spices"), LATER),
        (Term("entourage", "broker"), ANY_TIME),
        (Term("entourage", "guide"), LATER),
        (Term("task", "broker"), LATER),
        (Term("task", "money-changer"), ANY_TIME),
        (Term("space", 1), ["promise"]),  # taken
        (Term("space", 2), NOT_DUE),
        (Term("space", 4), ["promise"]),  # allowed already
        (Term("spaces", 3), NOT_DUE),
        (Term("camel", "A4"), ANY_TIME),
        (Term("camel", "A3"), LATER),
        (Term("camel", "C3"), []),
        (Term("own-caravan"), NOT_DUE),
        (Term("words", when="promise"), ["promise"]),
    ],
)
def test_what_one_gives(term: Term, when: list[str]) -> None:
    gives, _ = weighed([term])
    assert times(gives) == [when]
    assert gives.terms[0].first == (when or ["promise"])[0]


@pytest.mark.parametrize(
    ("term", "when", "first"),
    [
        (Term("coins", 40), ANY_TIME, "now"),
        (Term("card", "any"), ANY_TIME, "now"),
        (Term("card", "broker"), ANY_TIME, "now"),
        (Term("product", "jewels"), ANY_TIME, "due"),  # to be made
        (Term("camel", "A2"), ANY_TIME, "due"),
        (Term("own-caravan"), ["promise"], "promise"),  # it is not their turn
        (Term("space", 2), NOT_DUE, "now"),
    ],
)
def test_what_another_is_asked_for(term: Term, when: list[str], first: str) -> None:
    _, wants = weighed(wants=[term])
    assert times(wants) == [when]
    assert wants.terms[0].first == first


def test_what_the_other_terms_use_is_counted() -> None:
    jewels, camel = Term("product", "jewels"), Term("camel", "A4")
    assert times(weighed([jewels, camel])[0]) == [ANY_TIME, LATER]
    assert times(weighed([jewels, jewels])[0]) == [LATER, LATER]
    assert times(weighed([Term("product", "jewels", "due"), camel])[0]) == [ANY_TIME, ANY_TIME]
    named, unnamed = Term("card", "scribe"), Term("card", "any", fixed="scribe")
    assert times(weighed([named, unnamed])[0]) == [LATER, LATER]


def test_cards_that_could_be_set_aside() -> None:
    gives, _ = weighed([Term("card", "any"), Term("card", "scribe")])
    assert [weight.cards for weight in gives.terms] == [["guide"], []]
    gives, wants = weighed([Term("card", "any", "due")], [Term("card", "any")])
    assert set(gives.terms[0].cards) == {"scribe", "guide"}
    assert wants.terms[0].cards == []


def test_choices_take_room_too() -> None:
    gives, wants = weighed([Term("task", "broker", choices=["yes"]), Term("coins", 1)])
    assert (gives.room, wants.room) == (3, 6)
    gives, _ = weighed([Term("space", n) for n in range(1, 9)])
    assert (len(gives.terms), gives.room) == (8, 0)


def test_nothing_is_given_to_oneself() -> None:
    assert times(weighed([Term("coins", 1)], to="A")[0]) == [[]]


def test_trying_out_an_offer_leaves_the_view_as_it_was() -> None:
    view = GAME.view(GAME.read(HELD), 0)
    before = view.state.tobytes()
    GAME.check_all(view, 0, [GAME.actions.number(text) for text in ("offer B", "coins 1", "send")])
    assert view.state.tobytes() == before
