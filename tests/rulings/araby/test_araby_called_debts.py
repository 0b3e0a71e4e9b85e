"""Debts due this turn: called when all have passed, paid early, defaulted (A4, A16)."""

from araby_cases import Case, check, each

BASRA = "A.caravan: basra; "  # jewels fabrics spices / jewels magics fabrics / magics spices magics
PETRA = "B.caravan: petra; "  # jewels magics fabrics / magics fabrics spices / jewels magics spices
ENDING = "; A end; B pass; C pass; D pass; A card guide; A card broker"
DRAFT = "draft: guide broker guard foreman; "
LAST = "; A pass; B pass; C pass; D pass"
CALLED = "A end; B pass; C pass; D pass"
CALL = "; " + CALLED
LAST_PASS = "decision: last; passed: A B C"

CASES = [
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


@each(CASES)
def test_debt(case: Case) -> None:
    check(case)
