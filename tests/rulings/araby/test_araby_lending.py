"""Cards lent in a deal: the rest of the deal may feed them, and may not leave them idle (A15)."""

from araby_cases import Case, check, each

BASRA = "A.caravan: basra; "  # jewels fabrics spices / jewels magics fabrics / magics spices magics
LENT = "A.entourage: {}; "
BROKER, FOREMAN, GUIDE = (LENT.format(card) for card in ("broker", "foreman", "guide"))

CASES = [
    Case(
        id="A15-a-product-handed-over-feeds-the-broker-lent-with-it",
        position=BROKER + "A.products: jewels",
        moves="A offer B, product jewels, task broker, want, coins 2, send; B accept A; "
        "B product jewels; B product spices",
        after="A.entourage: broker!; A.products: -; B.products: spices; A.coins: 5",
    ),
    Case(
        id="A15-a-product-asked-for-feeds-the-broker-asked-for-with-it",
        position="B.entourage: broker; B.products: jewels",
        moves="A offer B, coins 2, want, product jewels, task broker, send; B accept A; "
        "A product jewels; A product spices",
        after="B.entourage: broker!; A.products: spices; B.products: -",
    ),
    Case(
        id="A15-what-a-merchant-lent-makes-feeds-the-broker",
        position=LENT.format("jewels-merchant broker"),
        moves="A offer B, task jewels-merchant, task broker, send; B accept A; "
        "B product jewels; B product spices",
        after="A.entourage: jewels-merchant! broker!; B.products: spices",
    ),
    Case(
        id="A15-the-only-product-given-away-leaves-the-broker-idle",
        position=BROKER + "B.products: jewels",
        moves="A offer B, task broker, want, product jewels",
        refused="A send: nothing-to-do",
    ),
    Case(
        id="A15-a-broker-asked-for-that-the-deal-leaves-idle",
        position="B.entourage: broker; A.products: jewels",
        moves="A offer B, product jewels, want, task broker, send",
        refused="B accept A: nothing-to-do",
    ),
    Case(
        id="A15-a-broker-left-idle-meanwhile-is-not-wasted",
        position=BROKER + BASRA + "B.products: jewels; A.allows.B: 1",
        moves="A offer B, task broker, send; B camel A1",
        refused="B accept A: nothing-to-do",
    ),
    Case(
        id="A15-a-camel-put-in-the-deal-can-be-shifted",
        position=GUIDE + BASRA + "B.products: jewels",
        moves="A offer B, task guide, want, camel A1, send; B accept A; B camel A1; B camel A9",
        after="A.camels: - - - - - - - - B; A.entourage: guide!",
    ),
    Case(
        id="A15-the-last-empty-space-filled-leaves-the-guide-idle",
        position=GUIDE + BASRA + "A.camels: - B A A A A B B B; B.products: jewels",
        moves="A offer B, task guide, want, camel A1",
        refused="A send: nothing-to-do",
    ),
    Case(
        id="A15-a-foreman-lent-for-a-merchant-lent-back",
        position=FOREMAN + "B.entourage: jewels-merchant; ",
        moves="A offer B, task foreman, want, task jewels-merchant, send; B accept A; "
        "B card jewels-merchant",
        after="A.products: jewels; B.entourage: jewels-merchant; A.entourage: foreman!",
    ),
    Case(
        id="A15-a-foreman-lent-for-the-only-tasked-card-is-idle",
        position=FOREMAN + "B.entourage: jewels-merchant!; ",
        moves="A offer B, task foreman, want, entourage jewels-merchant",
        refused="A send: nothing-to-do",
    ),
    Case(
        id="A15-a-card-handed-over-can-be-swapped-with-the-draft",
        position=LENT.format("storyteller") + "A.hand: guide; B.hand: -; draft: scribe*3 wisdom",
        moves="A offer B, card guide, task storyteller, send; B accept A; "
        "B card guide; B card scribe",
        after="B.hand: scribe; A.entourage: storyteller!",
    ),
]


@each(CASES)
def test_lending(case: Case) -> None:
    check(case)
