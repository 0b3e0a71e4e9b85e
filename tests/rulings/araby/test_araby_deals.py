"""Deals: every term settled, refused and promised, from start to end (A5, A11, A14, A15)."""

import pytest
from araby_cases import Case, check, each
from test_araby_called_debts import CASES as DEBTS
from test_araby_camels_in_deals import CASES as CAMELS
from test_araby_permission import CASES as PERMISSION

from caravanserai.games.araby.alphabet import DO_PRODUCT, TERMS

ENDING = "; A end; B pass; C pass; D pass; A card guide; A card broker"
DRAFT = "draft: guide broker guard foreman; "
LAST = "; A pass; B pass; C pass; D pass"

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
        moves="A offer B, task herdsman",
        refused="A send: nothing-to-do",
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
        id="promise-ledger-full-the-oldest-counts-as-kept",
        position="number: 3; promises: "
        + " ".join(["A>B:coins=1@2=open", "C>B:coins=2@1=open", *["A>B:coins=1@2=open"] * 22]),
        moves="A offer B, promise, coins 5, want, promise, coins 4, send; B accept A",
        events="C promise-settled B 2; A promise-settled B 1; "
        "A promised B promise-coins 5; B promised A promise-coins 4",
        after="promises: A>B:coins=5@3=open B>A:coins=4@3=open "
        + " ".join(["A>B:coins=1@2=open"] * 22),
    ),
    Case(
        id="debts-ledger-full",
        position="debts: " + " ".join(["A>B:coins=1"] * 32),
        moves="A offer B, due, coins 1, send",
        refused="B accept A: ledger-full",
    ),
    Case(
        id="promise-marked-ones-make-room",
        position="promises: " + " ".join(["A>B:coins=1@1=kept"] + ["A>B:words@2=open"] * 23),
        moves="A offer B, promise, coins 5, send; B accept A",
        after="promises: A>B:coins=5@1=open " + " ".join(["A>B:words@2=open"] * 23),
    ),
]  # fmt: skip

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
        id="A14-a-card-given-unnamed-is-set-aside-at-once",
        position="A.hand: guide",
        moves="A offer B, any",
        legal="A: card guide, drop",
        refused="A send: card-to-name; A coins 1: card-to-name",
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

CASES = [*NOW, *PROMISES, *COURSE]
DEALS = [*CASES, *DEBTS, *CAMELS, *PERMISSION]


@each(CASES)
def test_deal(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("term", [term for term in TERMS if term != "none"])
def test_every_term_is_settled_and_refused(term: str) -> None:
    ids = [case.id for case in DEALS]
    assert f"term-{term}" in ids
    refused = {case.id for case in DEALS if case.refused}
    wanted = "A15-only-what-the-card-asks" if term == "choice" else f"term-{term}-"
    assert [name for name in refused if name.startswith(wanted)]
