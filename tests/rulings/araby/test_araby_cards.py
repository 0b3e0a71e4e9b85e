"""Every card of the set: what it costs is paid, and what it does is done."""

import pytest
from araby_cases import GAME, Case, check, each

from caravanserai.games.araby.alphabet import CARD_WORDS
from caravanserai.games.araby.state import Box

BASRA = "A.caravan: basra; "  # jewels fabrics spices / jewels magics fabrics / magics spices magics

CASES = [
    *(
        Case(
            id=f"card-merchant-prince-of-{product}",
            position=f"A.entourage: merchant-prince-of-{product}; B.entourage: -; "
            "C.entourage: -; D.entourage: -",
            moves=f"A task merchant-prince-of-{product}",
            events=f"A tasked merchant-prince-of-{product} A; A made {product} 1",
            after=f"A.products: {product}; A.entourage: merchant-prince-of-{product}!",
        )
        for product in ("magics", "jewels", "spices", "fabrics")
    ),
    *(
        Case(
            id=f"card-{product}-merchant",
            position=f"A.hand: {product}-merchant; A.products: {product}; A.coins: 1; "
            "A.entourage: -",
            moves=f"A play {product}-merchant; A task {product}-merchant",
            events=f"A played {product}-merchant; A product-used {product}; A coins-paid 1; "
            f"A tasked {product}-merchant A; A made {product} 1",
            after=f"A.products: {product}; A.coins: 0; A.entourage: {product}-merchant!; A.hand: -",
        )
        for product in ("magics", "jewels", "spices", "fabrics")
    ),
    *(
        Case(
            id=f"card-conjuration-of-{product}",
            position=f"A.hand: conjuration-of-{product}; A.coins: 1",
            moves=f"A play conjuration-of-{product}",
            events=f"A made {product} 2",
            after=f"A.products: {product}*2; A.coins: 0; discard: conjuration-of-{product}",
        )
        for product in ("magics", "jewels", "spices", "fabrics")
    ),
    Case(
        id="card-transmutation",
        position="A.hand: transmutation; A.coins: 1",
        moves="A play transmutation; A product spices",
        events="A made spices 1",
        after="A.products: spices; discard: transmutation",
    ),
    Case(
        id="card-invigoration",
        position="A.hand: invigoration; A.coins: 1; A.entourage: scribe! foreman! guide",
        moves="A play invigoration",
        events="A entourage-refreshed",
        after="A.entourage: scribe foreman guide; discard: invigoration",
    ),
    Case(
        id="card-rejuvenation",
        position="A.hand: rejuvenation; A.coins: 1; deck: scribe guide broker ...",
        moves="A play rejuvenation; A card guide; A player C",
        events={
            "all": "A saw scribe; A saw guide; A saw broker; A drew 3; A card-passed C guide",
            "C": "A drew 3; A card-passed C guide",
            "B": "A drew 3; A card-passed C ?",
        },
        after="A.hand: scribe broker; C.hand: guide; discard: rejuvenation",
        views={"B": "A.hand: ?*2; C.hand: ?", "C": "A.hand: ?*2; C.hand: guide"},
    ),
    Case(
        id="card-rejuvenation-gives-only-drawn-cards",
        position="A.hand: rejuvenation foreman; A.coins: 1; deck: scribe*3 ...",
        moves="A play rejuvenation",
        refused="A card foreman: no-such-card",
    ),
    Case(
        id="card-divination",
        position="A.hand: divination; A.coins: 1; deck: scribe guide broker guard ...",
        moves="A play divination; A nth 3; A nth 2",
        events={"all": "A looked 3; A saw scribe; A saw guide; A saw broker; A arranged 3",
                "B": "A looked 3; A arranged 3"},
        views={"A": "A.hand: -"},
    ),
    Case(
        id="card-misdirection",
        position="A.hand: misdirection; A.coins: 1; deck: scribe ...",
        moves="A play misdirection",
        events="- milled scribe",
        after="discard: scribe misdirection",
    ),
    Case(
        id="card-preservation",
        position="A.hand: preservation; A.products: magics; B.caravan: petra",
        moves="A play preservation; A player B",
        events="A caravan-guarded B",
        after="B.guarded: all",
    ),
    Case(
        id="card-generosity",
        position="A.hand: generosity; A.products: spices",
        moves="A play generosity; A player D",
        events="A coins-gained 4; D coins-gained 1",
        after="A.coins: 7; D.coins: 4; discard: generosity",
    ),
    Case(
        id="card-prudence",
        position="A.hand: prudence; A.products: jewels; deck: scribe ...",
        moves="A play prudence",
        events="A coins-gained 3; A saw scribe; A drew 1",
        after="A.coins: 6; A.hand: scribe",
    ),
    Case(
        id="card-wisdom",
        position="A.hand: wisdom; A.products: magics; deck: scribe guide broker ...",
        moves="A play wisdom; A card scribe",
        events="A drew 3; A discarded scribe",
        after="A.hand: guide broker; discard: scribe wisdom",
    ),
    Case(
        id="card-diligence",
        position="A.hand: diligence; A.products: fabrics; A.entourage: scribe! foreman! guide!*2",
        moves="A play diligence; A card foreman; A card guide; A done",
        events="A card-refreshed foreman; A card-refreshed guide",
        after="A.entourage: scribe! foreman guide guide!; decision: main",
    ),
    Case(
        id="card-courage",
        position=BASRA + "A.hand: courage; A.products: jewels; A.coins: 1",
        moves="A play courage; A camel A1; A camel A5",
        events="A camel-placed A 1; A camel-placed A 5",
        after="A.camels: A - - - A - - - -; A.products: -; decision: main",
    ),
    Case(
        id="card-courage-only-on-the-own-caravan",
        position=BASRA + "B.caravan: petra; A.hand: courage; A.products: jewels; A.coins: 1",
        moves="A play courage",
        refused="A camel B1: not-possible",
        legal="A: done",
    ),
    Case(
        id="card-loyalty",
        position=BASRA + "B.caravan: petra; A.camels: A - -; B.camels: A A B; A.hand: loyalty; "
        "A.products: fabrics; A.coins: 1",
        moves="A play loyalty",
        events="A coins-gained 3",
        after="A.coins: 3",
    ),
    Case(
        id="card-hospitality",
        position="A.hand: hospitality; A.products: spices; A.coins: 1; "
        "deck: scribe guide broker ...",
        moves="A play hospitality; A player B",
        events="A drew 2; A coins-gained 2; B drew 1",
        after="A.hand: scribe guide; B.hand: broker; A.coins: 2",
    ),
    Case(
        id="card-patience",
        position="A.hand: patience; A.products: magics; A.coins: 1; discard: scribe guide broker",
        moves="A play patience; A card broker; A card scribe",
        events="A fetched broker; A fetched scribe",
        after="A.hand: broker scribe; discard: guide patience",
    ),
    Case(
        id="card-broker",
        position="A.entourage: broker; A.products: magics",
        moves="A task broker; A product magics; A product fabrics",
        events="A product-picked magics; A converted magics fabrics",
        after="A.products: fabrics",
    ),
    Case(
        id="card-broker-into-another-product",
        position="A.entourage: broker; A.products: magics",
        moves="A task broker; A product magics",
        refused="A product magics: same-product",
    ),
    Case(
        id="card-scribe",
        position="A.entourage: scribe; A.hand: guide; deck: broker ...",
        moves="A task scribe; A card guide",
        events="A drew 1; A discarded guide",
        after="A.hand: broker; discard: guide",
    ),
    Case(
        id="card-money-changer",
        position="A.entourage: money-changer",
        moves="A task money-changer",
        events="A tasked money-changer A; A coins-gained 1",
        after="A.coins: 4; A.entourage: money-changer!",
    ),
    Case(
        id="card-foreman",
        position="A.entourage: foreman scribe! foreman!",
        moves="A task foreman; A card scribe",
        events="A card-refreshed scribe",
        after="A.entourage: foreman! scribe foreman!",
    ),
    Case(
        id="card-foreman-refreshes-no-foreman",
        position="A.entourage: foreman foreman!",
        refused="A task foreman: nothing-to-do",
    ),
    Case(
        id="card-guide",
        position=BASRA + "A.entourage: guide; A.camels: A - - B",
        moves="A task guide; A camel A1; A camel A9",
        events="A camel-picked A 1; A camel-shifted A 1 9",
        after="A.camels: - - - B - - - - A",
    ),
    Case(
        id="card-guide-stays-on-the-caravan",
        position=BASRA + "B.caravan: petra; A.entourage: guide; A.camels: A - - B",
        moves="A task guide; A camel A1",
        refused="A camel B2: not-possible; A camel A4: space-taken",
    ),
    Case(
        id="card-guide-moves-own-camels",
        position=BASRA + "A.entourage: guide; A.camels: A - - B",
        moves="A task guide",
        refused="A camel A4: no-camel-there; A camel A2: no-camel-there",
    ),
    Case(
        id="card-herdsman",
        position="B.caravan: petra; B.camels: A B; A.entourage: herdsman; deck: scribe ...",
        moves="A task herdsman; A camel B1",
        events="A camel-recalled B 1; A drew 1",
        after="B.camels: - B - - - - - - -; A.hand: scribe",
    ),
    Case(
        id="card-herdsman-needs-a-camel",
        position="A.entourage: herdsman",
        refused="A task herdsman: nothing-to-do",
    ),
    Case(
        id="card-scout",
        position="A.entourage: scout; deck: scribe guide ...",
        moves="A task scout; A yes",
        events={"all": "A looked 1; A saw scribe; - milled scribe",
                "B": "A looked 1; - milled scribe"},
        after="discard: scribe",
    ),
    Case(
        id="card-scout-may-leave-it",
        position="A.entourage: scout; deck: scribe guide ...",
        moves="A task scout; A no",
        without="milled",
        after="discard: -; decision: main",
    ),
    Case(
        id="card-guard",
        position="B.caravan: petra; B.camels: - C; A.entourage: guard",
        moves="A task guard; A camel B2",
        events="A camel-guarded B 2",
        after="B.guarded: 2",
    ),
    Case(
        id="card-guard-does-not-stack",
        position="B.caravan: petra; B.camels: - C; B.guarded: 2; A.entourage: guard",
        refused="A task guard: nothing-to-do",
    ),
    Case(
        id="card-storyteller",
        position="A.entourage: storyteller; A.hand: scribe; draft: guide broker guard foreman",
        moves="A task storyteller; A card scribe; A card broker",
        events="A card-picked scribe; A swapped-out scribe; A swapped-in broker",
        after="A.hand: broker; draft: guide guard foreman scribe",
    ),
]  # fmt: skip


@each(CASES)
def test_card(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("card", [w for w in CARD_WORDS if not w.startswith("card-")])
def test_every_card_has_a_case(card: str) -> None:
    assert f"card-{card}" in [case.id for case in CASES]


def test_the_order_of_divination() -> None:
    """The first card named comes on top."""
    case = next(case for case in CASES if case.id == "card-divination")
    position = check(case)
    assert Box.load(position.box).players == 4
    deck = next(
        line for line in GAME.notation.write(position).splitlines() if line.startswith("deck: ")
    )
    assert [word.partition("/")[0] for word in deck.split()[1:5]] == [
        "broker", "guide", "scribe", "guard",
    ]  # fmt: skip
