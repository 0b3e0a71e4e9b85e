"""Deals: every term settled, refused, owed and promised (A4, A5, A11, A14, A15, A16, A20)."""

import pytest
from araby_cases import Case, check, each

from caravanserai.games.araby.alphabet import DO_PRODUCT, TERMS

BASRA = "A.caravan: basra; "  # jewels fabrics spices / jewels magics fabrics / magics spices magics
PETRA = "B.caravan: petra; "  # jewels magics fabrics / magics fabrics spices / jewels magics spices
ENDING = "; A end; B pass; C pass; D pass; A card guide; A card broker"
DRAFT = "draft: guide broker guard foreman; "
LAST = "; A pass; B pass; C pass; D pass"
CALLED = "A end; B pass; C pass; D pass"
CALL = "; " + CALLED
LAST_PASS = "decision: last; passed: A B C"
OWE = "players: 4; deck: scribe*3 ...; "

NOW = [
    Case(
        id="term-coins",
        position="A.coins: 3; B.coins: 5",
        moves="A offer B, coins 2, want, coins 4, send; B accept A",
        events={
            "all": "A offer-begun B; A offer-sent B; A offer-term B now-coins 2; "
            "B offer-term A now-coins 4; A deal-made B; A coins-passed B 2; B coins-passed A 4",
            "C": "A offer-begun B; A offer-sent B; A deal-made B; A coins-passed B 2",
        },
        after="A.coins: 5; B.coins: 3; A.offers-made: 1",
    ),
    Case(
        id="term-coins-not-enough-to-offer",
        position="A.coins: 3",
        moves="A offer B",
        refused="A coins 4: too-few-coins",
    ),
    Case(
        id="term-coins-not-enough-to-accept",
        position="A.coins: 3; B.coins: 5",
        moves="A offer B, want, coins 6, send",
        refused="B accept A: too-few-coins",
        legal="B: decline A, counter A",
    ),
    Case(
        id="term-card",
        position="A.hand: scribe guide; B.hand: scribe",
        moves="A offer B, card scribe, want, card scribe, send; B accept A",
        events={
            "all": "A card-passed B scribe; B card-passed A scribe",
            "C": "A card-passed B ?; B card-passed A ?",
        },
        after="A.hand: guide scribe; B.hand: scribe",
        views={"B": "A.hand: scribe ?", "C": "A.hand: ?*2; B.hand: ?"},
    ),
    Case(
        id="term-card-gone-at-the-offer",
        position="A.hand: scribe",
        moves="A offer B",
        refused="A card guide: not-in-hand",
    ),
    Case(
        id="term-card-gone-at-acceptance",
        position="B.hand: guide",
        moves="A offer B, want, card scribe, send",
        refused="B accept A: not-in-hand",
    ),
    Case(
        id="term-entourage",
        position="A.entourage: scribe!; B.entourage: merchant-prince-of-jewels",
        moves="A offer B, entourage scribe, want, entourage merchant-prince-of-jewels, send; "
        "B accept A",
        events="A entourage-passed B scribe; B entourage-passed A merchant-prince-of-jewels",
        after="A.entourage: merchant-prince-of-jewels; B.entourage: scribe!",
    ),
    Case(
        id="term-entourage-not-there",
        position="A.entourage: scribe",
        moves="A offer B",
        refused="A entourage guide: not-in-entourage",
    ),
    Case(
        id="term-product",
        position="A.products: magics; B.products: jewels",
        moves="A offer B, product magics, want, product jewels, send; B accept A",
        events="A product-passed B magics; B product-passed A jewels",
        after="A.products: jewels; B.products: magics",
    ),
    Case(
        id="term-product-not-made",
        position="A.products: magics",
        moves="A offer B, product magics",
        refused="A product magics: no-product; A product jewels: no-product",
    ),
    Case(
        id="term-product-asked-but-not-made",
        position="A.products: magics",
        moves="A offer B, want, product jewels, send",
        refused="B accept A: no-product",
    ),
    Case(
        id="term-credit",
        position="A.hand: spices-merchant; A.coins: 1; B.hand: generosity guide",
        moves="A offer B, want, credit spices, send; B accept A; B card generosity; "
        "A play spices-merchant",
        events="A deal-made B; B discarded generosity; B credit-given A spices; "
        "A played spices-merchant; A credit-used spices; A coins-paid 1",
        after="A.credits: -; B.hand: guide; discard: generosity",
    ),
    Case(
        id="term-credit-given-with-a-card-fixed-secretly",
        position="A.hand: generosity guide; B.coins: 3",
        moves="A offer B, credit spices, card guide, send; B accept A",
        events={"all": "A discarded guide; A credit-given B spices"},
        after="A.hand: generosity; B.credits: spices",
    ),
    Case(
        id="term-credit-without-a-card-that-shows-it",
        position="A.hand: scribe; B.hand: scribe",
        moves="A offer B, want, credit spices, send",
        refused="B accept A: no-such-card",
    ),
    Case(
        id="term-credit-own-card-must-show-it",
        position="A.hand: scribe",
        moves="A offer B",
        refused="A credit spices: no-such-card",
    ),
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
        id="term-task",
        position="A.entourage: money-changer",
        moves="A offer B, task money-changer, want, coins 1, send; B accept A",
        events="A tasked money-changer B; B coins-passed A 1; B coins-gained 1",
        after="A.entourage: money-changer!; A.coins: 4; B.coins: 3",
    ),
    Case(
        id="term-task-already-tasked",
        position="A.entourage: money-changer!",
        moves="A offer B",
        refused="A task money-changer: already-tasked; A task scribe: not-in-entourage",
    ),
    Case(
        id="term-task-with-nothing-to-do",
        position="A.entourage: herdsman",
        moves="A offer B",
        refused="A task herdsman: nothing-to-do",
    ),
    Case(
        id="term-choice",
        position="A.entourage: broker; B.products: magics",
        moves="A offer B, task broker, product magics, product spices, send; B accept A",
        events={
            "all": "A tasked broker B; B converted magics spices",
            "B": f"A offer-term B now-choice {DO_PRODUCT}; "
            f"A offer-term B now-choice {DO_PRODUCT + 2}",
            "C": "A offer-sent B; A deal-made B",
        },
        after="B.products: spices; decision: main",
    ),
    Case(
        id="term-words",
        position="",
        moves="A offer B, promise, words, send; B accept A",
        events="A promised B promise-words 0",
        after="promises: A>B:words@1=open",
    ),
    Case(
        id="term-words-only-as-a-promise",
        position="",
        moves="A offer B",
        refused="A words: not-possible",
    ),
]  # fmt: skip

DUE = [
    Case(
        id="A4-a-debt-is-called-when-all-have-passed",
        position=DRAFT + "A.coins: 0; A.entourage: money-changer; B.coins: 5",
        moves="A offer B, due, coins 1, send; B accept A" + CALL,
        events="A owed B due-coins 1; D passed; A debt-called B 1; A tasked money-changer A; "
        "A coins-gained 1; A coins-passed B 1; A debt-met B due-coins 1",
        without="entourage-refreshed debt-waits",
        after="A.coins: 0; B.coins: 6; debts: -; decision: main; passed: -",
    ),
    Case(
        id="A4-then-the-turn-goes-on-with-another-round-of-passes",
        position=DRAFT + "A.coins: 1; debts: A>B:coins=1",
        moves="A end; B pass; C pass; D pass; A end; B pass; C pass; D pass",
        events="A debt-met B due-coins 1; A turn-ended; A entourage-refreshed",
        after="decision: draft",
    ),
    Case(
        id="A4-what-a-debt-brings-can-be-used",
        position=DRAFT + BASRA + "B.entourage: jewels-merchant; debts: B>A:product=jewels",
        moves=CALLED + "; A camel A1",
        events="B tasked jewels-merchant B; B made jewels 1; B product-passed A jewels; "
        "B debt-met A due-product 1; A camel-placed A 1",
    ),
    Case(
        id="A4-the-round-after-the-draft-calls-too",
        position="A.coins: 1; debts: A>B:coins=1; " + LAST_PASS,
        moves="D pass",
        events="A debt-called B 1; A coins-passed B 1; A debt-met B due-coins 1",
        without="products-lost",
        after="decision: last; passed: -",
    ),
    Case(
        id="A4-what-cannot-be-paid-yet-waits-for-the-end-of-the-turn",
        position=DRAFT + "A.hand: -; debts: A>B:card=guide",
        moves=CALLED + "; A card guide; A card broker; A pass; B pass; C pass; D pass",
        events="A debt-called B 1; A debt-waits B 1; A drafted guide; A debt-called B 1; "
        "A card-passed B guide; A card-debt-met B guide",
        after="A.defaults: -; decision: last; passed: -",
    ),
    Case(
        id="A4-what-cannot-be-paid-is-recorded",
        position=DRAFT + "A.hand: -; A.coins: 0; A.entourage: -",
        moves="A offer B, due, coins 3, send; B accept A" + ENDING + LAST,
        events="A debt-waits B 1; A debt-called B 1; A defaulted B due-coins 3; B turn-began 2",
        after="A.coins: 0; B.coins: 3; A.defaults: 1; debts: -",
    ),
    Case(
        id="A16-part-is-paid-and-the-rest-recorded",
        position=DRAFT + "A.coins: 1; A.entourage: -",
        moves="A offer B, due, coins 3, send; B accept A" + ENDING + LAST,
        events="A debt-waits B 1; A coins-passed B 1; A defaulted B due-coins 2",
        without="products-lost",
        after="A.coins: 0; B.coins: 4; A.defaults: 1; decision: last; passed: -",
    ),
    Case(
        id="A16-part-with-all-that-tasking-brings",
        position="A.coins: 1; A.entourage: money-changer*2; debts: A>B:coins=5; " + LAST_PASS,
        moves="D pass",
        events="A coins-gained 1; A coins-gained 1; A coins-passed B 3; A defaulted B due-coins 2",
        after="A.entourage: money-changer!*2",
    ),
    Case(
        id="A16-part-pays-the-creditors-own-debt",
        position="A.coins: 1; A.entourage: -; B.coins: 0; B.entourage: -; "
        "debts: B>C:coins=1 A>B:coins=2; " + LAST_PASS,
        moves="D pass; A pass; B pass; C pass; D pass",
        events="A coins-passed B 1; A defaulted B due-coins 1; B debt-met C due-coins 1",
        after="C.coins: 4; B.defaults: -; A.defaults: 1",
    ),
    Case(
        id="A4-unplayed-hand-cards-are-no-coins",
        position=DRAFT + "A.coins: 0; A.entourage: -; A.hand: invigoration*2",
        moves="A offer B, due, coins 1, send; B accept A" + ENDING + LAST,
        events="A defaulted B due-coins 1",
        after="A.hand: invigoration*2 guide broker",
    ),
    Case(
        id="A4-never-by-playing-a-hand-card",
        position="A.hand: conjuration-of-magics; A.coins: 3; A.entourage: -; "
        "debts: A>B:product=magics; " + LAST_PASS,
        moves="D pass",
        events="A defaulted B due-product 0",
        without="played made",
    ),
    Case(
        id="A4-in-order-of-acceptance",
        position=DRAFT + "A.coins: 1; A.entourage: -",
        moves="A offer B, due, coins 1, send; A offer C, due, coins 1, send; C accept A; "
        "B accept A" + CALL,
        events="A debt-called C 1; A debt-called B 2; A debt-met C due-coins 1; A debt-waits B 1",
        after="C.coins: 4; B.coins: 3; debts: A>B:coins=1; passed: -",
    ),
    Case(
        id="A16-within-a-deal-the-offerers-debts-come-first",
        position=DRAFT + "A.coins: 0; A.entourage: -; B.coins: 0; B.entourage: -",
        moves="A offer B, due, coins 1, want, due, coins 1, send; B accept A" + ENDING + LAST,
        events="A owed B due-coins 1; B owed A due-coins 1; A defaulted B due-coins 1; "
        "B defaulted A due-coins 1",
    ),
    Case(
        id="A16-a-debt-is-paid-early",
        position="A.coins: 2",
        moves="A offer B, due, coins 2, send; B accept A; A settle 1",
        events="A settling B 1; A coins-passed B 2; A debt-met B due-coins 2",
        after="A.coins: 0; B.coins: 5; debts: -",
        refused="A settle 1: no-such-debt",
    ),
    Case(
        id="A16-somebody-elses-debt-is-not-yours",
        position="A.coins: 2",
        moves="A offer B, due, coins 2, send; B accept A",
        refused="B settle 1: no-such-debt",
    ),
    Case(
        id="A16-cards-giver's-choice-early",
        position="A.hand: scribe guide",
        moves="A offer B, due, any, send; B accept A; A settle 1; A card guide",
        events={
            "all": "A card-owed B any; A card-passed B guide; A card-debt-met B any",
            "C": "A card-owed B ?; A card-passed B ?; A card-debt-met B ?",
        },
        after="A.hand: scribe; B.hand: guide",
    ),
    Case(
        id="A16-an-unnamed-card-is-the-debtors-choice-when-called",
        position="A.hand: scribe guard; debts: A>B:card=any",
        moves=CALLED + "; A card guard",
        events={
            "all": "A debt-called B 1; A card-passed B guard; A card-debt-met B any",
            "C": "A debt-called B 1; A card-passed B ?; A card-debt-met B ?",
        },
        after="A.hand: scribe; B.hand: guard; decision: main; passed: -",
    ),
    Case(
        id="A16-the-choice-is-the-debtors-alone",
        position="A.hand: scribe guard; debts: A>B:card=any; B.entourage: money-changer",
        moves=CALLED,
        after="decision: name; actor: A; calling: 1; paid: 1; passed: A B C D",
        legal="A: card scribe, card guard",
        refused="B task money-changer: not-your-decision; A pass: other-decision; "
        "A card guide: no-such-card",
        default="A: card scribe",
    ),
    Case(
        id="A16-a-named-card",
        position="A.hand: guard scribe; debts: A>B:card=scribe",
        moves=CALLED,
        events="A card-passed B scribe; A card-debt-met B scribe",
        after="B.hand: scribe; passed: -",
    ),
    Case(
        id="A16-a-named-card-that-is-not-there-defaults",
        position=DRAFT + "A.hand: guard",
        moves="A offer B, due, card scribe, send; B accept A" + ENDING + LAST,
        events={"all": "A card-defaulted B scribe", "C": "A card-defaulted B ?"},
        after="A.defaults: 1",
    ),
    Case(
        id="A16-a-card-given-by-rejuvenation-meets-a-card-debt",
        position="A.hand: rejuvenation; A.coins: 1; deck: scribe guide broker ...",
        moves="A offer B, due, any, want, coins 1, send; B accept A; A play rejuvenation; "
        "A card guide; A player B",
        events="A card-owed B any; A card-passed B guide; A card-debt-met B any",
        after="debts: -; B.hand: guide",
    ),
    Case(
        id="A16-and-not-a-debt-to-somebody-else",
        position="A.hand: rejuvenation; A.coins: 1; deck: scribe guide broker ...",
        moves="A offer B, due, any, send; B accept A; A play rejuvenation; "
        "A card guide; A player C",
        after="debts: A>B:card=any; C.hand: guide",
    ),
    Case(
        id="A16-an-entourage-card",
        position="A.entourage: scribe; debts: A>B:entourage=scribe",
        moves=CALLED,
        events="A entourage-passed B scribe; A debt-met B due-entourage 27",
        after="A.entourage: -; passed: -",
    ),
    Case(
        id="A16-a-product-made-by-tasking-a-direct-maker",
        position="A.entourage: merchant-prince-of-magics; debts: A>B:product=magics",
        moves=CALLED,
        events="A tasked merchant-prince-of-magics A; A made magics 1; A product-passed B magics; "
        "A debt-met B due-product 0",
        after="B.products: magics; passed: -",
    ),
    Case(
        id="A16-a-product-that-is-there",
        position="A.products: magics; A.entourage: magics-merchant; debts: A>B:product=magics",
        moves=CALLED,
        without="tasked made",
        after="B.products: magics; A.products: -",
    ),
    Case(
        id="A16-which-maker-is-the-debtors-choice",
        position="A.entourage: merchant-prince-of-magics magics-merchant scribe; "
        "debts: A>B:product=magics",
        moves=CALLED + "; A task magics-merchant",
        events="A debt-called B 1; A tasked magics-merchant A; A product-passed B magics",
        after="A.entourage: merchant-prince-of-magics magics-merchant! scribe; decision: main",
    ),
    Case(
        id="A16-only-a-maker-can-be-chosen",
        position="A.entourage: merchant-prince-of-magics magics-merchant scribe; "
        "debts: A>B:product=magics",
        moves=CALLED,
        after="decision: called; actor: A; calling: 1",
        legal="A: task merchant-prince-of-magics, task magics-merchant",
        refused="A task scribe: no-such-card; A end: other-decision; B pass: not-your-decision",
        default="A: task merchant-prince-of-magics",
    ),
    Case(
        id="A16-only-direct-makers-are-tasked",
        position=DRAFT + "A.entourage: broker scribe; A.products: jewels",
        moves="A offer B, due, product magics, send; B accept A" + ENDING + LAST,
        events="A defaulted B due-product 0",
        without="tasked",
    ),
    Case(
        id="A16-a-due-credit-is-paid-when-called",
        position="A.hand: scribe guide; debts: A>B:credit=magics",
        moves=CALLED + "; A card scribe",
        events="A debt-called B 1; A discarded scribe; A credit-given B magics; "
        "A debt-met B due-credit 0",
        after="A.hand: guide; B.credits: magics; decision: main; passed: -",
    ),
    Case(
        id="A16-a-due-credit-without-such-a-card-defaults",
        position="A.hand: guide; debts: A>B:credit=magics; " + LAST_PASS,
        moves="D pass",
        events="A debt-called B 1; A defaulted B due-credit 0; B turn-began 2",
        after="A.hand: guide",
    ),
    Case(
        id="A16-a-due-credit-is-given-early",
        position="A.hand: scribe guide",
        moves="A offer B, due, credit magics, send; B accept A; A settle 1; A card scribe",
        events="A discarded scribe; A credit-given B magics; A debt-met B due-credit 0",
        after="B.credits: magics",
    ),
    *(
        Case(
            id=f"A16-leave-cannot-be-due-{name}",
            position=BASRA + PETRA,
            moves="A offer B, due",
            refused=f"A {term}: not-possible",
            legal="A: coins 1, drop",
        )
        for name, term in (("space", "space 1"), ("spaces", "spaces 2"), ("own", "own-caravan"))
    ),
    Case(
        id="A16-a-due-task-is-carried-out-when-called",
        position="A.entourage: money-changer; debts: A>B:task=money-changer",
        moves=CALLED,
        events="A tasked money-changer B; A debt-met B due-task 28; B coins-gained 1",
        after="B.coins: 4; A.coins: 3; passed: -",
    ),
    Case(
        id="A16-a-due-tasks-choices-are-the-creditors",
        position="A.entourage: scribe; B.hand: guide; deck: broker ...; debts: A>B:task=scribe",
        moves=CALLED + "; B card guide",
        events="A debt-called B 1; A tasked scribe B; A debt-met B due-task 27; B drew 1; "
        "B discarded guide",
        after="B.hand: broker; decision: main; passed: -",
    ),
    Case(
        id="A16-while-the-creditor-chooses-the-others-wait",
        position="A.entourage: scribe; B.hand: guide; deck: broker ...; A.coins: 1; "
        "debts: A>B:task=scribe A>C:coins=1",
        moves=CALLED,
        after="decision: discard; actor: B; calling: 1; paid: 1; debts: A>C:coins=1",
        refused="A end: not-your-decision",
    ),
    Case(
        id="A16-a-due-task-with-nothing-to-do-defaults",
        position="A.entourage: herdsman; debts: A>B:task=herdsman; " + LAST_PASS,
        moves="D pass",
        events="A defaulted B due-task 31",
        without="tasked",
    ),
    Case(
        id="A16-a-due-task-early-with-choices-of-the-creditor",
        position="A.entourage: scribe; B.hand: guide; deck: broker ...",
        moves="A offer B, due, task scribe, send; B accept A; A settle 1; B card guide",
        events="A tasked scribe B; A debt-met B due-task 27; B drew 1; B discarded guide",
        after="B.hand: broker; decision: main",
    ),
    Case(
        id="A16-several-debts-one-after-the-other",
        position="A.hand: scribe guide; A.coins: 2; debts: A>B:card=any A>C:coins=2 A>D:card=any",
        moves=CALLED + "; A card scribe; A card guide",
        events="A debt-called B 1; A debt-called C 2; A debt-called D 3; A card-passed B scribe; "
        "A coins-passed C 2; A card-passed D guide",
        after="debts: -; decision: main; passed: -; calling: -; paid: -",
    ),
]  # fmt: skip

CAMEL = [
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
]  # fmt: skip

PROMISES = [
    *(
        Case(
            id=f"promise-{name}",
            position="",
            moves=f"A offer B, promise, {action}, send; B accept A; B kept 1",
            events=f"A promised B promise-{name} {value}; B promise-kept A 1",
            after=f"promises: A>B:{text}@1=kept; decision: main",
            refused="B broken 1: no-such-promise; A kept 1: no-such-promise",
        )
        for name, action, value, text in (
            ("coins", "coins 63", 63, "coins=63"),
            ("card", "card scribe", 27, "card=scribe"),
            ("entourage", "entourage scribe", 27, "entourage=scribe"),
            ("product", "product magics", 0, "product=magics"),
            ("credit", "credit coin", 4, "credit=coin"),
            ("space", "space 9", 8, "space=9"),
            ("spaces", "spaces 5", 5, "spaces=5"),
            ("own-caravan", "own-caravan", 0, "own-caravan"),
            ("camel", "camel B9", 17, "camel=B9"),
            ("task", "task scribe", 27, "task=scribe"),
            ("words", "words", 0, "words"),
        )
    ),
    Case(
        id="promise-broken",
        position="",
        moves="A offer B, want, promise, coins 2, send; B accept A; A broken 1",
        events="B promised A promise-coins 2; A promise-broken B 1",
        after="promises: B>A:coins=2@1=broken",
    ),
    Case(
        id="promise-ledger-full",
        position="promises: " + " ".join(["A>B:words@1=open"] * 24),
        moves="A offer B, promise, words, send",
        refused="B accept A: ledger-full",
    ),
    Case(
        id="promise-marked-ones-make-room",
        position="promises: " + " ".join(["A>B:coins=1@1=kept"] + ["A>B:words@2=open"] * 23),
        moves="A offer B, promise, coins 5, send; B accept A",
        after="promises: A>B:coins=5@1=open " + " ".join(["A>B:words@2=open"] * 23),
    ),
]

COURSE = [
    Case(
        id="A5-a-hand-card-in-an-offer-is-shown-to-the-partner-only",
        position="A.hand: scribe guide",
        moves="A offer B, card scribe, send",
        events={"B": "A offer-term B now-card 27", "C": "A offer-sent B"},
        views={
            "B": "A.hand: scribe ?; offer.A.B: waiting card=scribe for",
            "C": "A.hand: ?*2; offer.A.B: waiting for",
        },
    ),
    Case(
        id="A11-deals-are-between-two-players-also-in-the-turn-of-a-third",
        position="",
        moves="B offer C, coins 1, send; C accept B",
        events="B deal-made C",
        after="B.coins: 2; C.coins: 4; A.coins: 3",
        refused="A offer A: not-an-opponent",
    ),
    Case(
        id="A14-an-offer-lapses-when-the-offerer-cannot-give-any-more",
        position="A.coins: 3",
        moves="A offer B, coins 3, send; A offer C, coins 2, send; C accept A; B accept A",
        events={
            "all": "A deal-made C; A offer-lapsed B; A offer-closed B",
            "B": "A offer-lapsed B",
            "D": "A deal-made C; A offer-closed B",
        },
        after="A.coins: 1; B.coins: 3; offer.A.B: -",
    ),
    Case(
        id="A14-terms-in-a-fixed-order",
        position="A.products: magics; A.hand: scribe guide",
        moves="A offer B, card scribe, product magics",
        refused="A coins 1: order-of-terms; A card guide: order-of-terms",
    ),
    Case(
        id="A14-at-most-six-terms-a-side",
        position="A.products: magics*7",
        moves="A offer B, product magics, product magics, product magics, product magics, "
        "product magics, product magics",
        refused="A product magics: too-many-terms",
        legal="A: due, promise, want, send, drop",
    ),
    Case(
        id="A14-an-offer-can-be-dropped-whole-and-is-used-up",
        position="players: 2; offers: 1",
        moves="A offer B, coins 1, drop",
        events="A offer-closed B",
        after="A.coins: 3; A.offers-made: 1; offer.A.B: -",
        refused="A offer B: offer-limit",
    ),
    Case(
        id="A14-an-unnamed-card-is-fixed-secretly-by-its-giver",
        position="A.hand: scribe guide; B.coins: 3",
        moves="A offer B, any, card guide, want, coins 1, send",
        events={"B": "A offer-term B now-card 60"},
        views={"B": "A.hand: ?*2; offer.A.B: waiting card=any for coins=1"},
    ),
    Case(
        id="A14-asked-of-the-partner-it-is-named-on-accepting",
        position="A.coins: 3; B.hand: scribe guide",
        moves="A offer B, coins 1, want, any, send; B accept A; B card guide",
        events={"all": "A deal-made B; B card-passed A guide", "C": "B card-passed A ?"},
        after="A.hand: guide; B.hand: scribe",
    ),
    Case(
        id="A14-all-is-taken-out-before-anything-is-handed-over",
        position="A.coins: 1; B.coins: 0",
        moves="A offer B, coins 1, want, coins 1, send",
        refused="B accept A: too-few-coins",
    ),
    Case(
        id="A14-leave-for-a-named-space-is-used-before-general-leave",
        position=PETRA + "B.allows.A: 2; B.allows-any.A: 1; A.products: magics",
        moves="A camel B2",
        after="B.allows.A: -; B.allows-any.A: 1",
    ),
    Case(
        id="A14-credits-cannot-be-passed-on",
        position="A.credits: spices; A.hand: scribe",
        moves="A offer B",
        refused="A credit spices: no-such-card",
    ),
    Case(
        id="A14-nothing-is-not-an-offer",
        position="",
        moves="A offer B",
        refused="A send: empty-offer; A pass: other-decision; A end: other-decision",
    ),
    Case(
        id="A14-one-waiting-offer-to-a-partner",
        position="",
        moves="A offer B, coins 1, send",
        refused="A offer B: offer-waiting; C accept A: no-offer; A withdraw C: no-offer",
        legal="A: withdraw B, offer C",
    ),
    Case(
        id="A15-the-partner-is-the-cards-you",
        position="A.entourage: scribe; B.hand: guide; deck: broker ...",
        moves="A offer B, task scribe, send; B accept A; B card broker",
        events="A tasked scribe B; B drew 1; B discarded broker",
        after="B.hand: guide; A.hand: -; discard: broker",
    ),
    Case(
        id="A15-choices-left-out-are-the-partners",
        position="A.entourage: broker; B.products: magics",
        moves="A offer B, task broker, product magics, send; B accept A",
        after="decision: into; actor: B",
        legal="B: product spices",
        refused="A product spices: not-your-decision",
    ),
    Case(
        id="A15-a-choice-that-is-not-possible-any-more-is-the-partners",
        position="A.entourage: broker; B.products: jewels",
        moves="A offer B, task broker, product magics, product spices, send; B accept A",
        after="decision: convert; actor: B",
    ),
    Case(
        id="A15-only-what-the-card-asks-can-be-fixed",
        position="A.entourage: broker money-changer; B.products: jewels",
        moves="A offer B, task broker",
        refused="A camel B1: not-possible; A yes: not-possible",
    ),
    Case(
        id="deal-decline",
        position="",
        moves="A offer B, coins 1, send; B decline A",
        events={"A": "B offer-declined A", "D": "A offer-closed B"},
        after="offer.A.B: -; A.coins: 3",
    ),
    Case(
        id="deal-withdraw",
        position="",
        moves="A offer B, coins 1, send; A withdraw B",
        events={"B": "A offer-withdrawn B", "D": "A offer-closed B"},
        after="offer.A.B: -",
        refused="B accept A: no-offer",
    ),
    Case(
        id="deal-counter",
        position="",
        moves="A offer B, coins 1, send; B counter A, coins 2, send; A accept B",
        events="B offer-declined A; B offer-begun A; B offer-sent A; B deal-made A; "
        "B coins-passed A 2",
        after="A.coins: 5; B.coins: 1; B.offers-made: 1",
    ),
    Case(
        id="deal-counter-needs-an-offer-left",
        position="offers: 1; B.offers-made: 1",
        moves="A offer B, coins 1, send",
        refused="B counter A: offer-limit",
    ),
    Case(
        id="deal-offers-lapse-with-the-turn",
        position=DRAFT,
        moves="A offer B, coins 1, send" + ENDING + LAST,
        after="offer.A.B: -; turn: B; A.offers-made: -",
    ),
]  # fmt: skip

CASES = [*NOW, *DUE, *CAMEL, *PROMISES, *COURSE]


@each(CASES)
def test_deal(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("term", [term for term in TERMS if term != "none"])
def test_every_term_is_settled_and_refused(term: str) -> None:
    ids = [case.id for case in CASES]
    assert f"term-{term}" in ids
    refused = {case.id for case in CASES if case.refused}
    wanted = "A15-only-what-the-card-asks" if term == "choice" else f"term-{term}-"
    assert [name for name in refused if name.startswith(wanted)]
