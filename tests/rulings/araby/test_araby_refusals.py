"""Every kind of invalid term: when offered, sent, accepted, settled and used."""

import pytest
from araby_cases import Case, check, each

from caravanserai.games.araby.alphabet import LEAVE as LEAVE_TERMS
from caravanserai.games.araby.alphabet import TERMS

BASRA = "A.caravan: basra; "  # jewels fabrics spices / jewels magics fabrics / magics spices magics
PETRA = "B.caravan: petra; "  # jewels magics fabrics / magics fabrics spices / jewels magics spices
TWO_EMPTY = "- - B B B B D D D"
END_OF_TURN = "decision: last; passed: A B C; "

# (id, position, what A cannot give to B, why)
LACKING = [
    ("coins", "A.coins: 3", "coins 4", "too-few-coins"),
    ("card", "A.hand: guide", "card scribe", "not-in-hand"),
    ("card-any", "A.hand: -", "any", "not-in-hand"),
    ("entourage", "A.entourage: guide", "entourage scribe", "not-in-entourage"),
    ("product", "A.products: jewels", "product magics", "no-product"),
    ("product-credits-are-none", "A.credits: magics", "product magics", "no-product"),
    ("credit", "A.hand: guide", "credit magics", "no-such-card"),
    ("space", BASRA + "A.camels: C", "space 1", "space-taken"),
    ("space-without-caravan", "turn: B; A.caravan: -", "space 1", "no-caravan"),
    ("spaces", BASRA + "A.camels: " + TWO_EMPTY, "spaces 3", "space-taken"),
    ("spaces-without-caravan", "turn: B; A.caravan: -", "spaces 1", "no-caravan"),
    ("own-caravan", PETRA + "turn: C", "own-caravan", "locked"),
    ("own-caravan-opened-already", PETRA + "own-caravan: B", "own-caravan", "already-allowed"),
    ("own-caravan-without-one", "B.caravan: -", "own-caravan", "no-caravan"),
    ("camel", PETRA + "A.products: jewels", "camel B2", "no-product"),
    ("camel-space-taken", PETRA + "A.products: magics; B.camels: - C", "camel B2", "space-taken"),
    ("camel-all-out", BASRA + PETRA + "A.products: magics; A.camels: A A A A A", "camel B2",
     "no-camel"),
    ("task", "A.entourage: guide", "task scribe", "not-in-entourage"),
    ("task-tasked", "A.entourage: scribe!", "task scribe", "already-tasked"),
]  # fmt: skip

# (id, position, what A can give once, how it is given to C instead, why not to B any more)
ONCE = [
    ("coins", "A.coins: 3", "coins 2", "too-few-coins"),
    ("card", "A.hand: scribe", "card scribe", "not-in-hand"),
    ("card-any", "A.hand: scribe", "any, card scribe", "not-in-hand"),
    ("entourage", "A.entourage: scribe", "entourage scribe", "not-in-entourage"),
    ("product", "A.products: magics", "product magics", "no-product"),
    ("credit", "A.hand: scribe", "credit magics, card scribe", "not-in-hand"),
    ("camel", BASRA + "A.products: jewels*2", "camel A1", "space-taken"),
    ("task", "A.entourage: money-changer", "task money-changer", "already-tasked"),
]
LEAVE = [
    ("space", BASRA + "A.allows.C: 1; C.products: jewels", "space 1", "C camel A1"),
    ("spaces", BASRA + f"A.camels: {TWO_EMPTY}; A.allows.C: 1; C.products: jewels", "spaces 2",
     "C camel A1"),
]  # fmt: skip

OFFERING = [
    Case(
        id=f"offering-{name}",
        position=position,
        moves="A offer B",
        refused=f"A {term}: {reason}",
    )
    for name, position, term, reason in LACKING
]

# The partner's side is not checked before it is accepted (A14). Who opens caravans is known.
ACCEPTING = [
    Case(
        id=f"A14-accepting-{name}",
        position=position,
        moves=f"B offer A, want, {term}, send",
        refused=f"A accept B: {'no-such-card' if name == 'card-any' else reason}",
        legal="A: decline B",
    )
    for name, position, term, reason in LACKING
    if not name.startswith("own-caravan")
] + [
    Case(
        id=f"asking-for-{name}",
        position=position,
        moves="B offer A, want",
        refused=f"B {term}: {reason}",
    )
    for name, position, term, reason in LACKING
    if name.startswith("own-caravan")
] + [
    Case(
        id="accepting-own-caravan-opened-meanwhile",
        position=PETRA,
        moves="B offer A, want, own-caravan, send; A offer B, own-caravan, send; B accept A",
        refused="A accept B: already-allowed",
    ),
    Case(
        id="accepting-both-terms-need-the-same-card",
        position="B.hand: scribe",
        moves="A offer B, want, card scribe, credit magics, send",
        refused="B accept A: no-such-card",
    ),
    Case(
        id="accepting-two-products-one-made",
        position="B.products: magics",
        moves="A offer B, want, product magics, product magics, send",
        refused="B accept A: no-product",
    ),
    Case(
        id="accepting-one-card-for-two-tasks",
        position="B.entourage: money-changer",
        moves="A offer B, want, task money-changer, task money-changer, send",
        refused="B accept A: not-in-entourage",
    ),
]  # fmt: skip

SENDING = [
    Case(
        id=f"sending-{name}-given-away-meanwhile",
        position=position,
        moves=f"A offer C, {term}, send; A offer B, {term}; C accept A",
        refused=f"A send: {reason}",
        legal="A: drop",
    )
    for name, position, term, reason in ONCE
] + [
    Case(
        id=f"sending-{name}-taken-meanwhile",
        position=position,
        moves=f"A offer B, {term}; {taken}",
        refused="A send: space-taken",
    )
    for name, position, term, taken in LEAVE
]

LAPSING = [
    Case(
        id=f"A14-lapses-{name}-given-away",
        position=position,
        moves=f"A offer C, {term}, send; A offer B, {term}, want, coins 1, send; C accept A; "
        "B accept A",
        events={"A": "A deal-made C; A offer-lapsed B", "B": "A offer-lapsed B",
                "D": "A deal-made C; A offer-closed B"},
        after="offer.A.B: -; B.coins: 3; decision: main",
    )
    for name, position, term, _ in ONCE
] + [
    Case(
        id=f"A14-lapses-{name}-taken",
        position=position,
        moves=f"A offer B, {term}, want, coins 1, send; {taken}; B accept A",
        events="A offer-lapsed B",
        after="offer.A.B: -; B.coins: 3; A.allows.B: -; A.allows-any.B: -",
    )
    for name, position, term, taken in LEAVE
] + [
    Case(
        id="A14-lapses-own-caravan-opened-meanwhile",
        position=PETRA,
        moves="A offer B, own-caravan, want, coins 1, send; B offer A, want, own-caravan, send; "
        "A accept B; B accept A",
        events="A offer-lapsed B",
        after="own-caravan: B; B.coins: 3; decision: main",
    ),
]  # fmt: skip

# (id, position, the debt of A to B, why it cannot be settled, how it ends with the turn)
OWED = [
    ("coins", "A.coins: 3; A.entourage: -", "coins=4", "too-few-coins", "defaulted B due-coins 1"),
    ("card", "A.hand: guide", "card=scribe", "not-in-hand", "card-defaulted B scribe"),
    ("card-any", "A.hand: -", "card=any", "not-in-hand", "card-defaulted B any"),
    ("entourage", "A.entourage: guide", "entourage=scribe", "not-in-entourage",
     "defaulted B due-entourage 27"),
    ("product", "A.products: jewels; A.entourage: -", "product=magics", "no-product",
     "defaulted B due-product 0"),
    ("product-maker-tasked", "A.entourage: magics-merchant!", "product=magics", "no-product",
     "defaulted B due-product 0"),
    ("credit", "A.hand: guide", "credit=magics", "no-such-card", "defaulted B due-credit 0"),
    ("camel", PETRA + "A.entourage: -", "camel=B2", "no-product", "defaulted B due-camel 10"),
    ("camel-space-taken", PETRA + "B.camels: - C; A.products: magics", "camel=B2", "space-taken",
     "defaulted B due-camel 10"),
    ("camel-closed", BASRA + "A.products: jewels", "camel=A1", "not-in-this-round",
     "defaulted B due-camel 0"),
    ("task", "A.entourage: guide", "task=scribe", "not-in-entourage", "defaulted B due-task 27"),
    ("task-tasked", "A.entourage: money-changer!", "task=money-changer", "already-tasked",
     "defaulted B due-task 28"),
    ("task-no-camel-out", "A.entourage: guide", "task=guide", "nothing-to-do",
     "defaulted B due-task 30"),
]  # fmt: skip

SETTLING = [
    Case(
        id=f"settling-{name}",
        position=f"{position}; decision: last; debts: A>B:{debt}",
        refused=f"A settle 1: {reason}",
    )
    for name, position, debt, reason, _ in OWED
] + [
    Case(
        id=f"A4-at-the-end-{name}",
        position=f"{position}; {END_OF_TURN}debts: A>B:{debt}",
        moves="D pass",
        events=f"A debt-called B 1; A {end}" + ("" if name == "coins" else "; B turn-began 2"),
        after="debts: -; A.defaults: 1",
    )
    for name, position, debt, _, end in OWED
]

# Permission is used, and what can still prevent it.
USING = [
    Case(
        id="using-space-taken-meanwhile",
        position=PETRA + "B.allows.A: 2; B.allows.C: 2; A.products: magics; C.products: magics",
        moves="C camel B2",
        refused="A camel B2: space-taken",
    ),
    Case(
        id="using-space-no-camel-left",
        position=BASRA + PETRA + "A.camels: A A A A A; B.allows.A: 2; A.products: magics",
        refused="A camel B2: no-camel",
    ),
    Case(
        id="using-space-no-product",
        position=PETRA + "B.allows.A: 2; A.products: jewels; A.credits: magics",
        refused="A camel B2: no-product",
    ),
    Case(
        id="using-space-only-that-one",
        position=PETRA + "B.allows.A: 2; A.products: magics",
        refused="A camel B4: no-leave",
    ),
    Case(
        id="using-space-once",
        position=PETRA + "B.allows.A: 2; A.products: magics*2; A.entourage: herdsman; "
        "deck: scribe ...",
        moves="A camel B2; A task herdsman; A camel B2",
        after="B.camels: - - - - - - - - -",
        refused="A camel B2: no-leave",
    ),
    Case(
        id="using-spaces-no-camel-left",
        position=BASRA + PETRA + "A.camels: A A A A; B.allows-any.A: 2; A.products: magics*2",
        moves="A camel B2",
        after="B.allows-any.A: 1",
        refused="A camel B4: no-camel",
    ),
    Case(
        id="using-spaces-taken",
        position=PETRA + "B.allows-any.A: 1; B.camels: - C; A.products: magics",
        refused="A camel B2: space-taken",
    ),
    Case(
        id="using-own-caravan-no-camel-left",
        position=PETRA + "own-caravan: B; B.camels: B B B B B; B.products: spices",
        refused="B camel B6: no-camel",
    ),
    Case(
        id="using-own-caravan-space-taken",
        position=PETRA + "own-caravan: B; B.camels: - C; B.products: magics",
        refused="B camel B2: space-taken",
    ),
    Case(
        id="using-own-caravan-in-the-last-round",
        position=PETRA + "own-caravan: B; decision: last; B.products: magics",
        moves="B camel B2",
        after="B.camels: - B - - - - - - -; own-caravan: B",
    ),
    Case(
        id="using-own-caravan-of-another",
        position=PETRA + "own-caravan: C; B.products: magics",
        refused="B camel B2: locked",
    ),
    Case(
        id="using-leave-of-the-turn-before",
        position=PETRA + "B.allows.C: 2; B.allows-any.C: 1; " + END_OF_TURN,
        moves="D pass",
        after="B.allows.C: -; B.allows-any.C: -",
    ),
    Case(
        id="using-a-credit-once",
        position="A.hand: generosity*2; A.credits: spices",
        moves="A play generosity; A credit spices; A player B",
        after="A.credits: -; A.coins: 7",
        refused="A play generosity: not-payable",
    ),
    Case(
        id="using-a-coin-credit",
        position="A.hand: transmutation; A.coins: 0; A.credits: coin",
        moves="A play transmutation",
        events="A credit-used coin",
        after="A.credits: -; A.coins: 0; decision: product",
    ),
]  # fmt: skip

CASES = [*OFFERING, *ACCEPTING, *SENDING, *LAPSING, *SETTLING, *USING]


@each(CASES)
def test_refusal(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("when", ["offering", "A14-accepting", "sending", "A14-lapses", "settling"])
@pytest.mark.parametrize("term", TERMS[1:11])
def test_every_term_at_every_time(term: str, when: str) -> None:
    if when == "settling" and TERMS.index(term) in LEAVE_TERMS:
        when = "offering"  # permission is never due
    if term == "own-caravan":
        when = {"A14-accepting": "accepting", "sending": "offering"}.get(when, when)
    assert [case for case in CASES if case.id.startswith(f"{when}-{term}")]
