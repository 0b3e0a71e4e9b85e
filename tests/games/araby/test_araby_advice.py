"""Advice and warnings: which cards to task before paying, what the last passes lose, debts."""

from typing import Any

import pytest
from rich.console import Console

from caravanserai.engine.events import PUBLIC
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.alphabet import REFUSALS
from caravanserai.games.araby.game import GAME
from caravanserai.games.araby.state import State
from caravanserai.locale import LANGUAGES, Texts

OPEN = "A.caravan: basra; "  # jewels fabrics spices, jewels magics fabrics, magics spices magics
LAST = OPEN + "decision: last; "


def seen(text: str, viewer: int = 0) -> Position:
    return GAME.view(GAME.read("araby; " + text), viewer)


def told(text: str, viewer: int = 0) -> dict[str, Any]:
    return GAME.facts(seen(text, viewer))


def warned(text: str, action: str, seat: int = 0, language: str = "en") -> list[str]:
    """What to keep in mind, in words."""
    said = GAME.wording.consequences(GAME, seen(text, seat), seat, GAME.actions.number(action))
    texts = Texts(language, "araby")
    return [texts.say(one) for one in said if one.key.startswith(("advice", "warning"))]


# Paying

MERCHANT = "A.hand: jewels-merchant; A.coins: 2; "
PRINCE = "A.entourage: merchant-prince-of-jewels; "


def advice(text: str, viewer: int = 0) -> list[tuple[str, str, list[str]]]:
    return [(one["card"], one["icon"], one["tasks"]) for one in told(text, viewer)["advice"]]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(
            MERCHANT + PRINCE,
            [("jewels-merchant", "jewels", ["merchant-prince-of-jewels"])],
            id="not-payable-without",
        ),
        pytest.param(
            "A.hand: jewels-merchant*2; A.coins: 2; " + PRINCE,
            [("jewels-merchant", "jewels", ["merchant-prince-of-jewels"])],
            id="payable-by-throwing-a-card-away",
        ),
        pytest.param(
            MERCHANT + "A.entourage: merchant-prince-of-jewels jewels-merchant scribe",
            [("jewels-merchant", "jewels", ["merchant-prince-of-jewels", "jewels-merchant"])],
            id="either-of-two",
        ),
        pytest.param(
            "A.hand: transmutation invigoration; A.coins: 0; A.entourage: money-changer",
            [("transmutation", "coin", ["money-changer"])],
            id="a-coin-that-a-card-would-pay-for",
        ),
        pytest.param(
            "turn: B; A.hand: transmutation scribe; A.coins: 0; A.entourage: money-changer",
            [("transmutation", "coin", ["money-changer"])],
            id="a-djinn-in-the-turn-of-another",
        ),
        pytest.param(
            "A.hand: transmutation; A.coins: 1; A.entourage: money-changer",
            [],
            id="there-is-a-coin",
        ),
        pytest.param(MERCHANT + "A.entourage: scribe", [], id="nobody-makes-anything"),
        pytest.param(MERCHANT + "A.entourage: merchant-prince-of-spices", [], id="another-product"),
        pytest.param(MERCHANT + "A.entourage: merchant-prince-of-jewels!", [], id="tasked"),
        pytest.param(MERCHANT + PRINCE + "A.products: jewels", [], id="it-is-made-already"),
        pytest.param(MERCHANT + PRINCE + "A.credits: jewels", [], id="somebody-pays-for-it"),
        pytest.param(
            "A.hand: jewels-merchant; A.coins: 0; " + PRINCE, [], id="still-not-payable-then"
        ),
        pytest.param("turn: B; " + MERCHANT + PRINCE, [], id="not-in-the-turn-of-another"),
        pytest.param(LAST + MERCHANT + PRINCE, [], id="not-in-the-last-passes"),
        pytest.param(
            MERCHANT + PRINCE + "A.making: B 0; offer.A.B: making for", [], id="making-an-offer"
        ),
    ],
)
def test_who_had_better_be_tasked_before_a_card_is_paid(
    text: str, expected: list[tuple[str, str, list[str]]]
) -> None:
    assert advice(text) == expected
    legal = {GAME.actions.text(action) for action in GAME.legal(seen(text), 0)}
    for _, _, tasks in expected:
        assert {f"task {card}" for card in tasks} <= legal


def test_tasking_whom_it_names_pays_for_the_card() -> None:
    """Without it a card is discarded; with it the product pays instead."""
    position = GAME.read("araby; A.hand: jewels-merchant*2; A.coins: 2; " + PRINCE)
    for action in ("task merchant-prince-of-jewels", "play jewels-merchant", "product jewels"):
        GAME.apply(position, 0, GAME.actions.number(action))
    s, merchant = State.load(position.state), say.CARD_WORDS.index("jewels-merchant")
    assert s.face[s.start[say.HAND] : s.start[say.HAND + 1]] == [merchant]
    assert s.face[s.start[say.ENTOURAGE + 1] - 1] == merchant
    assert s.coins[0] == 1


@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_advice_is_for_the_holder_of_the_hand(viewer: int) -> None:
    assert advice("A.hand: jewels-merchant*2; A.coins: 2; " + PRINCE, viewer) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_in_words(language: str) -> None:
    text = "A.hand: jewels-merchant*2; A.coins: 2; "
    (one,) = warned(text + PRINCE, "play jewels-merchant", language=language)
    (two,) = warned(
        text + "A.entourage: merchant-prince-of-jewels jewels-merchant",
        "play jewels-merchant",
        language=language,
    )
    prince = Texts(language, "araby")("card-merchant-prince-of-jewels")
    assert prince in one
    assert prince in two
    assert "(을/를)" not in one + two
    if language == "en":
        assert "task Merchant Prince of Jewels first" in one
        assert "task one of these (Merchant Prince of Jewels, Jewels Merchant) first" in two


# The last passes

TASK = "task merchant-prince-of-jewels"


@pytest.mark.parametrize(
    ("text", "seat", "lost"),
    [
        pytest.param(LAST, 0, True, id="the-own-caravan-is-locked"),
        pytest.param(OPEN, 0, False, id="it-was-open-before"),
        pytest.param(OPEN + "A.camels: A - - A", 0, False, id="before-it-could-pay-for-cards"),
        pytest.param(LAST + "B.caravan: petra; B.allows.A: 1", 0, False, id="leave-for-its-space"),
        pytest.param(LAST + "B.caravan: petra; B.allows.A: 2", 0, True, id="leave-for-another"),
        pytest.param(
            LAST + "B.caravan: petra; B.camels: B; B.allows-any.A: 1", 0, False, id="any-space"
        ),
        pytest.param(
            LAST + "B.caravan: petra; B.camels: B - - - - - C; B.allows-any.A: 1",
            0,
            True,
            id="any-space-but-none-for-it",
        ),
        pytest.param(
            LAST + "A.camels: A - A A A - A; B.caravan: petra; B.allows-any.A: 1",
            0,
            True,
            id="no-camel-left",
        ),
        pytest.param(LAST + "debts: A>B:product=jewels", 0, False, id="it-is-owed"),
        pytest.param(LAST + "debts: B>A:product=jewels", 0, True, id="another-owes-it"),
        pytest.param(
            LAST + "B.caravan: petra; B.allows.A: 2; A.entourage: merchant-prince-of-jewels broker",
            0,
            False,
            id="a-broker-could-turn-it-into-something-of-use",
        ),
        pytest.param(OPEN, 1, True, id="in-the-turn-of-another"),
        pytest.param(OPEN + "A.allows.B: 1", 1, False, id="with-leave-of-the-active-player"),
        pytest.param(
            OPEN + "B.caravan: petra; own-caravan: B", 1, False, id="their-caravan-is-unlocked"
        ),
    ],
)
def test_what_would_be_made_in_vain(text: str, seat: int, lost: bool) -> None:
    who = "AB"[seat]
    text = f"{who}.entourage: merchant-prince-of-jewels; " * ("broker" not in text) + text
    assert bool(told(text, seat)["lost"] >> say.ICONS.index("jewels") & 1) == lost
    assert any("jewels: no more use" in said for said in warned(text, TASK, seat)) == lost


def test_in_vain_whatever_is_chosen() -> None:
    text = LAST + "A.hand: transmutation; A.coins: 1"
    assert any("whatever you make" in said for said in warned(text, "play transmutation"))
    choosing = LAST.replace("last", "product") + "stage: last; card: transmutation; left: 1; "
    choosing += "in-play: transmutation; actor: A"
    assert any("spices: no more use" in said for said in warned(choosing, "product spices"))


def test_a_product_got_in_the_last_passes() -> None:
    offer = LAST + "B.products: jewels; offer.B.A: waiting product=jewels for coins=1"
    assert any("jewels: no more use" in said for said in warned(offer, "accept B"))
    assert not warned(offer.replace("decision: last; ", ""), "accept B")


@pytest.mark.parametrize(
    ("text", "action", "seat", "said"),
    [
        (
            OPEN + "A.products: jewels spices*2",
            "end",
            0,
            "not used yet: 1 jewel, 2 spices;",
        ),
        (OPEN, "end", 0, ""),
        (LAST + "A.products: jewels", "pass", 0, "not used: 1 jewel;"),
        (LAST + "B.products: jewels", "pass", 1, "not used: 1 jewel;"),
        (OPEN + "B.products: jewels", "pass", 1, ""),
    ],
)
def test_what_is_left_over(text: str, action: str, seat: int, said: str) -> None:
    found = warned(text, action, seat)
    assert bool(found) == bool(said)
    assert not said or found[0].startswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seat", "english"), [(0, "your caravan is locked"), (1, "permission")])
def test_the_last_passes_say_what_is_still_possible(seat: int, english: str, language: str) -> None:
    said = Texts(language, "araby").say(GAME.prompt(seen(LAST, seat), seat))
    assert language != "en" or english in said


@pytest.mark.parametrize(
    ("text", "owner", "locked", "unlocked"),
    [
        (OPEN, "A", False, False),
        (LAST, "A", True, False),
        ("B.caravan: petra", "B", True, False),
        ("B.caravan: petra; own-caravan: B", "B", False, True),
        ("B.caravan: petra; own-caravan: B; decision: last", "B", False, True),
    ],
)
@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_which_caravans_are_locked(
    text: str, owner: str, locked: bool, unlocked: bool, viewer: int
) -> None:
    masks = told(text, viewer)["locked"], int(seen(text, viewer).state["leave_own"][0])
    assert [bool(mask >> "ABCD".index(owner) & 1) for mask in masks] == [locked, unlocked]


# The terminal, and pages without scripts


def drawn(text: str) -> str:
    console = Console(width=120, color_system=None)
    with console.capture() as captured:
        console.print(GAME.draw(seen(text), Texts("en", "araby")))
    return captured.get()


def test_the_drawn_table_tells_the_same() -> None:
    assert "A: Basra (locked)" in drawn(LAST)
    assert "(locked)" not in drawn(OPEN)
    assert "task Merchant Prince of Jewels first" in drawn(MERCHANT + PRINCE)
    assert "first" not in drawn(MERCHANT)
    debts = "A.coins: 1; A.entourage: -; A.products: jewels; debts: A>B:coins=2 A>B:product=jewels"
    told = [line.rstrip() for line in drawn(debts).splitlines() if "owes" in line]
    assert told[0].endswith("2 coins (can't be settled now: not enough coins)")
    assert told[1].endswith("1 jewel")


# Debts


def debt(text: str, viewer: int = 0) -> tuple[str | None, list[str], bool]:
    (found, *_) = told(text, viewer)["debts"]
    return found["missing"], found["tasks"], found["called"]


PETRA = "B.caravan: petra; "
PAYABLE = [
    ("A.coins: 2; A.entourage: -; debts: A>B:coins=2", None, []),
    ("A.coins: 1; A.entourage: money-changer; debts: A>B:coins=2", None, ["money-changer"]),
    ("A.coins: 1; A.entourage: -; debts: A>B:coins=2", "too-few-coins", []),
    ("A.entourage: money-changer; A.coins: 0; debts: A>B:coins=2", "too-few-coins", []),
    ("A.products: jewels; debts: A>B:product=jewels", None, []),
    (PRINCE + "debts: A>B:product=jewels", None, ["merchant-prince-of-jewels"]),
    ("A.entourage: merchant-prince-of-jewels!; debts: A>B:product=jewels", "no-product", []),
    ("A.hand: scribe; debts: A>B:card=guide", "not-in-hand", []),
    ("A.hand: -; debts: A>B:card=any", "not-in-hand", []),
    ("A.hand: scribe; debts: A>B:credit=jewels", "no-such-card", []),
    ("A.entourage: -; debts: A>B:entourage=scribe", "not-in-entourage", []),
    ("A.entourage: scout!; debts: A>B:task=scout", "already-tasked", []),
    ("A.entourage: guide; debts: A>B:task=guide", "nothing-to-do", []),
    (PETRA + PRINCE + "debts: A>B:camel=B1", None, ["merchant-prince-of-jewels"]),
    (PETRA + "B.camels: C; A.products: jewels; debts: A>B:camel=B1", "space-taken", []),
    (PETRA + OPEN + "A.products: jewels; A.camels: A A A A A; debts: A>B:camel=B1",
     "no-camel", []),
    ("B.caravan: -; A.products: jewels; debts: A>B:camel=B1", "no-caravan", []),
    (LAST + "A.products: jewels; debts: A>B:camel=A1", "not-in-this-round", []),
    ("turn: C; A.caravan: basra; A.products: jewels; debts: A>B:camel=A1", "locked", []),
]  # fmt: skip


@pytest.mark.parametrize(("text", "missing", "tasks"), PAYABLE)
def test_what_a_debt_lacks(text: str, missing: str | None, tasks: list[str]) -> None:
    assert debt(text) == (missing, tasks, False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_missing_has_words(language: str) -> None:
    for reason in {missing for _, missing, _ in PAYABLE if missing}:
        assert reason in REFUSALS
        assert Texts(language, "araby").has(f"missing-{reason}")


@pytest.mark.parametrize("viewer", [1, 2, PUBLIC])
def test_coins_and_hands_of_a_debtor_are_told_to_nobody_else(viewer: int) -> None:
    for text in (
        "A.coins: 1; A.entourage: -; debts: A>B:coins=2",
        "A.coins: 1; A.entourage: money-changer; debts: A>B:coins=2",
        "A.hand: scribe; debts: A>B:card=guide",
        "A.hand: scribe; debts: A>B:credit=jewels",
    ):
        assert debt(text, viewer) == (None, [], False)
    assert debt("A.entourage: -; debts: A>B:product=jewels", viewer)[0] == "no-product"


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_the_debt_that_is_called(viewer: int) -> None:
    text = "A.entourage: merchant-prince-of-jewels jewels-merchant; debts: A>B:product=jewels"
    position = GAME.read("araby; passed: A B C; " + text)
    GAME.apply(position, 3, GAME.actions.number("pass"))
    assert GAME.decision(position) == "called"
    (found,) = GAME.facts(GAME.view(position, viewer))["debts"]
    assert found["called"]
    assert found["tasks"] == ["merchant-prince-of-jewels", "jewels-merchant"]


def test_a_debt_paid_early_is_not_called() -> None:
    text = "decision: name; actor: A; deal: -1; A.hand: scribe guard; debts: A>B:card=any"
    assert not debt(text)[2]


# Paying with hand cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("have", "only"), [("", True), ("; A.products: fabrics", False)])
def test_it_is_said_when_only_a_hand_card_can_pay(have: str, only: bool, language: str) -> None:
    text = "decision: pay; actor: A; card: foreman; in-play: foreman; due: fabrics; "
    said = GAME.prompt(seen(f"{text}A.hand: fabrics-merchant foreman{have}"), 0)
    assert said.args["only"] == ("yes" if only else "no")
    assert Texts(language, "araby").say(said)


def test_nobody_pays_by_a_standing_order() -> None:
    text = "decision: pay; actor: A; card: foreman; in-play: foreman; due: fabrics; "
    view = seen(text + "A.hand: fabrics-merchant")
    assert [order(view, 0) for order in GAME.orders.values()] == [None, None]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("due: fabrics; A.products: fabrics", "product fabrics"),
        ("due: coin", "coins 1"),
        ("due: fabrics; A.credits: fabrics", "credit fabrics"),
        ("due: fabrics", "card fabrics-merchant"),
    ],
)
def test_no_card_is_thrown_away_for_whoever_is_out_of_time(text: str, action: str) -> None:
    """Unless there is no other way."""
    text = f"decision: pay; actor: A; card: foreman; in-play: foreman; A.coins: 1; {text}"
    hand = "A.hand: fabrics-merchant invigoration"
    view = seen(f"{text}; {hand}")
    assert GAME.actions.text(GAME.default(view, 0)) == action
