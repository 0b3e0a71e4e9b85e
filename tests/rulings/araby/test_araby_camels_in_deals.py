"""Camels that a deal puts on a caravan, now or due (A20)."""

from araby_cases import Case, check, each

BASRA = "A.caravan: basra; "  # jewels fabrics spices / jewels magics fabrics / magics spices magics
PETRA = "B.caravan: petra; "  # jewels magics fabrics / magics fabrics spices / jewels magics spices
CALLED = "A end; B pass; C pass; D pass"
LAST_PASS = "decision: last; passed: A B C"

CASES = [
    Case(
        id="term-camel",
        position=BASRA + "A.camels: A A; A.coins: 3; B.products: spices; B.coins: 3",
        moves="A offer B, coins 2, want, camel A3, send; B accept A",
        events={
            "all": "A offer-term B now-coins 2; B offer-term A now-camel 2; A deal-made B; "
            "A coins-passed B 2; B camel-placed A 3",
            "C": "A deal-made B; A coins-passed B 2; B camel-placed A 3",
        },
        after="A.camels: A A B - - - - - -; B.products: -; A.coins: 1; B.coins: 5",
    ),
    Case(
        id="term-camel-of-mine-on-your-caravan",
        position=PETRA + "A.products: magics",
        moves="A offer B, camel B2, want, coins 1, send; B accept A",
        events="B coins-passed A 1",
        after="B.camels: - A - - - - - - -; A.products: -; A.coins: 4",
    ),
    Case(
        id="A20-it-needs-no-leave-and-uses-none",
        position=PETRA + "B.allows.A: 2; B.allows-any.A: 1; A.products: magics*2",
        moves="A offer B, camel B2, camel B4, send; B accept A",
        after="B.camels: - A - A - - - - -; B.allows.A: 2; B.allows-any.A: 1",
    ),
    Case(
        id="A20-on-ones-own-caravan-if-the-partner-is-active",
        position=PETRA + "B.products: magics",
        moves="B offer A, camel B2, want, coins 1, send; A accept B",
        after="B.camels: - B - - - - - - -; own-caravan: -; B.coins: 4",
    ),
    Case(
        id="A20-the-active-player-unlocks-it-in-the-last-passes-too",
        position=PETRA + "B.products: magics; decision: last",
        moves="B offer A, camel B2, send; A accept B",
        after="B.camels: - B - - - - - - -",
    ),
    Case(
        id="A20-otherwise-the-lock-holds",
        position=PETRA + "B.products: magics",
        moves="B offer C",
        refused="B camel B2: locked",
    ),
    Case(
        id="A20-unless-it-was-opened",
        position=PETRA + "B.products: magics; own-caravan: B",
        moves="B offer C, camel B2, want, coins 1, send; C accept B",
        after="B.camels: - B - - - - - - -; C.coins: 2",
    ),
    Case(
        id="A20-the-active-players-own-caravan-is-closed-in-the-last-passes",
        position=BASRA + "A.products: jewels; decision: last",
        moves="A offer B",
        refused="A camel A1: not-in-this-round",
    ),
    Case(
        id="A20-only-a-caravan-of-the-two",
        position="C.caravan: petra; A.products: magics",
        moves="A offer B",
        refused="A camel C2: not-possible",
    ),
    Case(
        id="term-camel-without-the-product",
        position=PETRA + "A.products: jewels",
        moves="A offer B",
        refused="A camel B2: no-product",
        legal="A: camel B1, camel B7",
    ),
    Case(
        id="A20-a-product-of-the-same-deal-comes-too-late",
        position=PETRA + "B.products: magics",
        moves="B offer A, product magics, want, camel B2, send",
        refused="A accept B: no-product",
    ),
    Case(
        id="A20-one-product-does-not-serve-twice",
        position=PETRA + "A.products: magics",
        moves="A offer B, product magics",
        refused="A camel B2: no-product",
    ),
    Case(
        id="A20-one-product-does-not-feed-two-camels",
        position=PETRA + "A.products: magics",
        moves="A offer B, camel B2",
        refused="A camel B4: no-product; A camel B2: order-of-terms",
    ),
    Case(
        id="A20-and-five-camels-are-all",
        position=BASRA + PETRA + "A.camels: A A A A; A.products: magics*2",
        moves="A offer B, camel B2",
        refused="A camel B4: no-camel",
    ),
    Case(
        id="A20-a-space-that-is-taken",
        position=PETRA + "B.camels: - C; A.products: magics",
        moves="A offer B",
        refused="A camel B2: space-taken",
    ),
    Case(
        id="A20-not-both-on-the-same-space",
        position=PETRA + "A.products: magics; B.products: magics",
        moves="A offer B, camel B2, want",
        refused="A camel B2: space-taken",
        legal="A: camel B4",
    ),
    Case(
        id="A20-settled-together-or-not-at-all",
        position=PETRA + "A.products: magics; C.products: magics; B.allows.C: 2",
        moves="A offer B, camel B2, want, coins 1, send; C camel B2; B accept A",
        events="A offer-lapsed B",
        after="B.coins: 3; A.products: magics",
    ),
    Case(
        id="A20-a-camel-owed-is-called-and-its-product-made",
        position=BASRA + "A.camels: A A; B.entourage: spices-merchant; debts: B>A:camel=A3",
        moves=CALLED,
        events="B debt-called A 1; B tasked spices-merchant B; B camel-placed A 3; "
        "B debt-met A due-camel 2",
        after="A.camels: A A B - - - - - -; B.products: -; decision: main; passed: -",
    ),
    Case(
        id="A20-a-camel-owed-where-another-stands-defaults",
        position=BASRA + "A.camels: A A C; B.entourage: spices-merchant; debts: B>A:camel=A3; "
        + LAST_PASS,
        moves="D pass",
        events="B defaulted A due-camel 2",
        without="tasked",
    ),
    Case(
        id="A20-a-camel-owed-without-a-camel-defaults",
        position=BASRA + PETRA + "A.camels: A A; B.camels: B B B B B; B.products: spices; "
        "debts: B>A:camel=A3; " + LAST_PASS,
        moves="D pass",
        events="B defaulted A due-camel 2",
    ),
    Case(
        id="A20-a-camel-owed-is-paid-early",
        position=BASRA + "B.products: jewels; debts: B>A:camel=A1",
        moves="B settle 1",
        events="B camel-placed A 1; B debt-met A due-camel 0",
    ),
]  # fmt: skip


@each(CASES)
def test_camel(case: Case) -> None:
    check(case)
