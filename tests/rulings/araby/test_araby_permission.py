"""Permission to place camels: for one space, for several, for your own caravan (A14)."""

from araby_cases import Case, check, each

BASRA = "A.caravan: basra; "  # jewels fabrics spices / jewels magics fabrics / magics spices magics
PETRA = "B.caravan: petra; "  # jewels magics fabrics / magics fabrics spices / jewels magics spices

CASES = [
    Case(
        id="term-space",
        position=PETRA + "A.products: magics",
        moves="A offer B, want, space 2, send; B accept A; A camel B2",
        events="B space-allowed A 2; A camel-placed B 2",
        after="B.camels: - A - - - - - - -; B.allows.A: -",
    ),
    Case(
        id="term-space-taken",
        position=PETRA + "B.camels: - C; A.products: magics",
        moves="A offer B, want, space 2, send",
        refused="B accept A: space-taken",
    ),
    Case(
        id="term-space-taken-before-acceptance",
        position=PETRA + "A.products: magics; C.products: magics; B.allows.C: 2",
        moves="A offer B, want, space 2, send; C camel B2",
        refused="B accept A: space-taken",
    ),
    Case(
        id="term-space-and-no-camel-left",
        position=BASRA + PETRA + "A.camels: A A A A A; B.allows.A: 2; A.products: magics",
        refused="A camel B2: no-camel",
    ),
    Case(
        id="term-space-needs-leave",
        position=PETRA + "A.products: magics",
        refused="A camel B2: no-leave; A camel C2: no-caravan",
    ),
    Case(
        id="term-spaces",
        position=PETRA + "A.products: magics*2 jewels",
        moves="A offer B, want, spaces 2, send; B accept A; A camel B2; A camel B1",
        events="B spaces-allowed A 2; A camel-placed B 2; A camel-placed B 1",
        after="B.camels: A A - - - - - - -; B.allows-any.A: -",
        refused="A camel B4: no-leave",
    ),
    Case(
        id="term-spaces-not-so-many-empty",
        position=PETRA + "B.camels: B B B B B C C C",
        moves="A offer B, want, spaces 2, send",
        refused="B accept A: space-taken",
    ),
    Case(
        id="term-own-caravan",
        position=PETRA + "B.products: magics",
        moves="A offer B, own-caravan, want, coins 1, send; B accept A; B camel B2",
        events="A own-caravan-allowed B; B camel-placed B 2",
        after="B.camels: - B - - - - - - -; own-caravan: B",
    ),
    Case(
        id="term-own-caravan-is-the-active-players-to-give",
        position=PETRA + "B.products: magics",
        moves="C offer B",
        refused="C own-caravan: locked; B camel B2: locked",
    ),
    Case(
        id="A14-leave-that-is-held-is-not-bought-again",
        position=PETRA + "B.allows.A: 2",
        moves="A offer B, want",
        refused="A space 2: already-allowed",
        legal="A: space 1, space 3",
    ),
    Case(
        id="A14-nor-given-again",
        position=BASRA + "A.allows.B: 2; own-caravan: B; B.caravan: petra",
        moves="A offer B",
        refused="A space 2: already-allowed; A own-caravan: already-allowed",
    ),
    Case(
        id="A14-nor-general-leave-beyond-the-empty-spaces",
        position=BASRA + "A.camels: - - C C C C D D D; A.allows-any.B: 1",
        moves="A offer B",
        refused="A spaces 2: already-allowed; A spaces 3: space-taken",
        legal="A: spaces 1",
    ),
    Case(
        id="A14-leave-for-a-named-space-is-used-before-general-leave",
        position=PETRA + "B.allows.A: 2; B.allows-any.A: 1; A.products: magics",
        moves="A camel B2",
        after="B.allows.A: -; B.allows-any.A: 1",
    ),
]  # fmt: skip


@each(CASES)
def test_permission(case: Case) -> None:
    check(case)
