"""Turns, payment, camels, caravans, the end; and the rulings that are not about deals."""

from collections import Counter

import pytest
from araby_cases import GAME, Case, check, each
from test_araby_cards import CASES as CARDS
from test_araby_deals import DEALS
from test_araby_edges import CASES as EDGES
from test_araby_refusals import CASES as NOT_HELD

from caravanserai.games.araby.alphabet import EVENTS, REFUSALS

BASRA = "A.caravan: basra; "  # jewels fabrics spices / jewels magics fabrics / magics spices magics
PETRA = "B.caravan: petra; "  # jewels magics fabrics / magics fabrics spices / jewels magics spices
DRAFT = "draft: guide broker guard foreman; "
TO_LAST = "A end; B pass; C pass; D pass; A card guide; A card broker"
ALL_PASS = "; A pass; B pass; C pass; D pass"
BACK_9 = "deck: scribe/38 ...; "  # bandits at 9, pays 1 / 3 / 5
BACK_1 = "deck: scribe/2 ...; "  # bandits at 1, pays 2 / 3 / 4
LAST_TURN = "number: 16; begun: 16; first: B; turn: A; decision: last; passed: B C D; "

TURN = [
    Case(
        id="A1-the-back-of-the-top-card-is-public-its-face-is-not",
        position="deck: scribe/38 guide/1 ...",
    ),
    Case(id="A2-three-coins-each", position="", after="A.coins: 3; B.coins: 3; D.coins: 3"),
    Case(
        id="A3-merchants-and-allies-come-untasked",
        position="A.hand: scribe; A.products: magics; A.entourage: -; deck: guide ...",
        moves="A play scribe; A task scribe",
        after="A.entourage: scribe!; decision: discard",
    ),
    Case(
        id="A8-no-card-is-played-twice-in-a-turn",
        position="A.hand: conjuration-of-magics+; A.coins: 2",
        refused="A play conjuration-of-magics: played-already",
    ),
    Case(
        id="A8-another-copy-is-another-card",
        position="A.hand: misdirection+ misdirection; A.coins: 2; deck: scribe ...",
        moves="A play misdirection, coins 1",
        after="A.hand: misdirection; discard: scribe misdirection",
        refused="A play misdirection: played-already",
    ),
    Case(
        id="A8-fetched-back-it-stays-played",
        position="A.hand: misdirection patience; A.coins: 3; A.products: magics; discard: scribe; "
        "deck: guide ...",
        moves="A play misdirection, coins 1; A play patience; A card misdirection; "
        "A card scribe",
        after="A.hand: misdirection scribe",
        refused="A play misdirection: played-already",
    ),
    Case(
        id="A9-the-turn-ends-when-every-other-player-has-passed",
        position=DRAFT,
        moves="A end; B pass; C pass; D pass",
        events="A turn-ended; B passed; C passed; D passed; A entourage-refreshed",
        after="decision: draft; passed: A B C D",
    ),
    Case(
        id="A9-an-action-asks-everybody-anew",
        position=DRAFT + "C.entourage: money-changer",
        moves="A end; B pass; C task money-changer",
        after="passed: -; decision: main; C.coins: 4",
        legal="A: end",
        refused="A pass: other-decision",
    ),
    Case(
        id="A10-one-last-round-after-the-refill",
        position=DRAFT + "deck: scribe/38 scout/1 guide/2 ...",
        moves=TO_LAST,
        events="A drafted guide; A drafted broker; - refilled scribe; - refilled scout; "
        "- top-back 2",
        after="decision: last; passed: -; A.hand: guide broker; draft: guard foreman scribe scout",
    ),
    Case(
        id="A10-djinn-tasks-and-deals-but-not-the-rest-of-step-2",
        position=BASRA + "decision: last; A.hand: prudence transmutation scribe; A.coins: 3; "
        "A.products: jewels magics; A.entourage: money-changer",
        legal="A: pass, play transmutation, task money-changer, offer B",
        refused="A play prudence: not-in-this-round; A play scribe: not-in-this-round; "
        "A camel A1: not-in-this-round; A end: other-decision",
    ),
    Case(
        id="A10-camels-on-the-caravans-of-others-with-leave",
        position=BASRA + "decision: last; A.allows.B: 1; B.products: jewels",
        moves="B camel A1",
        after="A.camels: B - - - - - - - -",
    ),
    Case(
        id="A10-leave-lasts-until-the-turn-passes",
        position=DRAFT + PETRA + "B.products: magics",
        moves="A offer B, own-caravan, send; B accept A; " + TO_LAST + "; B camel B2",
        after="decision: last; B.camels: - B - - - - - - -",
    ),
    Case(
        id="A10-leave-can-be-given-in-the-last-passes-too",
        position=PETRA + "decision: last; B.products: magics",
        moves="A offer B, own-caravan, send; B accept A; B camel B2",
        after="decision: last; B.camels: - B - - - - - - -",
    ),
    Case(
        id="A10-the-active-players-own-caravan-is-closed-then",
        position=BASRA + "decision: last; A.products: jewels; own-caravan: B",
        refused="A camel A1: not-in-this-round",
    ),
    Case(
        id="A10-then-products-and-credits-of-all-are-lost",
        position="decision: last; A.products: magics; B.products: jewels; C.credits: coin; "
        "passed: A B C",
        moves="D pass",
        events="A products-lost; B turn-began 2",
        after="A.products: -; B.products: -; C.credits: -; turn: B; decision: main",
    ),
    Case(
        id="A9-a-pass-is-no-lock",
        position="offers: 0; passed: B C; B.entourage: -; B.hand: transmutation; B.coins: 1",
        moves="B play transmutation; B product magics",
        after="passed: -; B.products: magics",
    ),
    Case(
        id="A9-but-nobody-passes-twice",
        position="offers: 0; passed: B; B.entourage: -; B.hand: -",
        refused="B pass: already-passed; B play transmutation: not-in-hand",
    ),
    Case(
        id="A9-an-older-offer-is-accepted-after-passing",
        position="offers: 0; passed: B C; B.entourage: -; B.hand: -; "
        "offer.A.B: waiting coins=1 for",
        moves="B accept A",
        after="passed: -; B.coins: 4; A.coins: 2",
    ),
    Case(
        id="A9-passes-come-in-any-order",
        position=DRAFT,
        moves="D pass; B pass; A end; C pass",
        after="decision: draft",
    ),
    Case(
        id="A9-who-has-an-untasked-card-may-still-act-after-passing",
        position="passed: B; B.entourage: money-changer",
        legal="B: task money-changer, offer A",
        refused="B pass: already-passed",
    ),
    Case(
        id="A13-marking-a-promise-reopens-nothing",
        position="promises: B>C:words@1=open; passed: A B",
        moves="C kept 1",
        after="passed: A B",
    ),
    Case(
        id="A13-starting-and-sending-an-offer-reopen-the-round",
        position="passed: A B; D.entourage: -",
        moves="C offer B, coins 1",
        after="passed: -",
    ),
    Case(
        id="A13-nobody-acts-inside-an-effect-or-between-passes-and-draft",
        position=DRAFT + "B.entourage: money-changer; passed: A B C",
        moves="D pass",
        refused="B task money-changer: not-your-decision; B pass: not-your-decision",
    ),
    Case(
        id="A18-payment-first-then-targets",
        position="A.hand: patience scribe; A.coins: 1; discard: -",
        moves="A play patience; A card scribe; A card scribe",
        events="A played patience; A discarded scribe; A coins-paid 1; A fetched scribe",
        after="A.hand: scribe; discard: patience",
    ),
    Case(
        id="A18-nothing-at-all-to-do",
        position="A.hand: diligence loyalty invigoration courage; A.products: fabrics jewels; "
        "A.coins: 5; A.entourage: scribe; A.camels: A A A B B B C C C; "
        "B.caravan: petra; B.camels: A A",
        moves="",
        refused="A play diligence: nothing-to-do; A play invigoration: nothing-to-do; "
        "A play courage: nothing-to-do",
        legal="A: play loyalty",
    ),
    Case(
        id="A18-up-to-n-includes-none",
        position="A.hand: diligence; A.products: fabrics; A.entourage: scribe!",
        moves="A play diligence; A done",
        after="A.entourage: scribe!; discard: diligence; decision: main",
    ),
    Case(
        id="A19-a-guard-moves-with-its-camel",
        position=BASRA + "A.camels: A; A.guarded: 1; A.entourage: guide",
        moves="A task guide; A camel A1; A camel A5",
        after="A.guarded: 5",
    ),
    Case(
        id="A19-a-guard-ends-on-recall",
        position=BASRA + "A.camels: A; A.guarded: 1; A.entourage: herdsman; deck: scribe ...",
        moves="A task herdsman; A camel A1",
        after="A.guarded: -",
    ),
    Case(
        id="A19-a-short-draft-line-fills-up-to-four-later",
        position="draft: guide broker guard; deck: scribe scout*2 money-changer ...; "
        "passed: A B C",
        moves="D pass; A card guide; A card broker",
        after="draft: guard scribe scout*2",
    ),
]  # fmt: skip

PAYING = [
    Case(
        id="pay-with-products-coins-and-discards",
        position="A.hand: spices-merchant generosity invigoration; A.products: spices; A.coins: 1; "
        "A.entourage: -",
        moves="A play spices-merchant; A card generosity; A card invigoration",
        events="A discarded generosity; A discarded invigoration",
        after="A.products: spices; A.coins: 1; A.entourage: spices-merchant; "
        "discard: generosity invigoration",
    ),
    Case(
        id="pay-a-discard-pays-exactly-one-icon",
        position="A.hand: loyalty courage; A.products: fabrics; A.coins: 0; A.camels: A",
        moves="A play loyalty; A card courage",
        after="A.hand: -; A.products: -; A.coins: 1; discard: courage loyalty",
    ),
    Case(
        id="pay-no-hand-card-without-asking",
        position="A.hand: loyalty courage; A.products: fabrics; A.coins: 0; A.camels: A",
        moves="A play loyalty",
        without="discarded",
        after="decision: pay; due: coin; A.hand: courage",
        legal="A: card courage",
    ),
    Case(
        id="pay-one-card-cannot-pay-two-icons",
        position="A.hand: loyalty diligence; A.coins: 0; A.camels: A",
        refused="A play loyalty: not-payable",
    ),
    Case(
        id="pay-the-rest-must-stay-payable",
        position="A.hand: loyalty hospitality fabrics-merchant; A.coins: 0; A.camels: A",
        moves="A play loyalty; A card fabrics-merchant; A card hospitality",
        events="A discarded fabrics-merchant; A discarded hospitality",
        after="A.hand: -",
    ),
    Case(
        id="pay-not-with-the-card-itself",
        position="A.hand: generosity; A.coins: 9",
        refused="A play generosity: not-payable",
    ),
    Case(
        id="pay-not-in-hand",
        position="A.hand: generosity",
        refused="A play prudence: not-in-hand",
    ),
    Case(
        id="only-djinn-in-the-turn-of-another",
        position="B.hand: prudence transmutation; B.products: jewels; B.coins: 1",
        legal="B: play transmutation",
        refused="B play prudence: not-your-turn",
    ),
    Case(
        id="a-wrong-way-to-pay",
        position="A.hand: generosity spices-merchant; A.products: spices",
        moves="A play generosity",
        refused="A coins 1: not-payable; A card scribe: not-payable",
    ),
]  # fmt: skip

CAMELS = [
    Case(
        id="camel-on-the-own-caravan",
        position=BASRA + "A.products: jewels",
        moves="A camel A1",
        events="A camel-placed A 1",
        after="A.camels: A - - - - - - - -; A.products: -",
        refused="A camel A4: no-product",
    ),
    Case(
        id="camel-space-taken",
        position=BASRA + "A.products: jewels; A.camels: B",
        refused="A camel A1: space-taken",
    ),
    Case(
        id="camel-product-must-match",
        position=BASRA + "A.products: jewels",
        refused="A camel A2: no-product",
    ),
    Case(
        id="camel-five-in-all",
        position=BASRA + PETRA + "A.camels: A A; B.camels: A A A; A.products: jewels",
        refused="A camel A4: no-camel",
    ),
    Case(
        id="camel-locked-in-the-turn-of-another",
        position=PETRA + "B.products: jewels",
        refused="B camel B1: locked",
    ),
    Case(
        id="camel-locks-again-with-every-new-turn",
        position=PETRA + "decision: last; own-caravan: C; C.caravan: tyre; passed: A B C",
        moves="D pass",
        after="own-caravan: -",
    ),
]

# A discard never feeds a caravan, by any route: discarding for a cost, a credit, or a partner's
# credit gives neither products nor convertible products.
NEVER_FED = [
    Case(
        id="never-fed-by-a-credit",
        position=BASRA + "A.credits: jewels",
        refused="A camel A1: no-product",
    ),
    Case(
        id="never-fed-by-a-partners-discard",
        position=BASRA + "B.hand: prudence",
        moves="A offer B, want, credit jewels, send; B accept A; B card prudence",
        after="A.credits: jewels; A.products: -",
        refused="A camel A1: no-product",
    ),
    Case(
        id="never-fed-by-a-broker-of-credits",
        position=BASRA + "A.credits: jewels; A.entourage: broker",
        refused="A task broker: nothing-to-do",
    ),
    Case(
        id="never-fed-by-a-deal-for-a-credit-as-a-product",
        position=BASRA + "A.credits: jewels",
        moves="A offer B",
        refused="A product jewels: no-product",
    ),
    Case(
        id="never-fed-by-a-discard-for-a-cost",
        position=BASRA + "A.hand: jewels-merchant prudence; A.coins: 1; A.entourage: -",
        moves="A play jewels-merchant; A card prudence",
        after="A.products: -; discard: prudence",
        refused="A camel A1: no-product",
    ),
    Case(
        id="never-fed-by-a-debt-paid-with-a-credit",
        position=BASRA + "B.hand: prudence",
        moves="A offer B, want, due, credit jewels, send; B accept A; B settle 1; B card prudence",
        after="A.credits: jewels; A.products: -",
        refused="A camel A1: no-product",
    ),
]  # fmt: skip

CARAVANS = [
    Case(
        id="caravan-stranded-camels-go-home",
        position=BACK_1 + "turn: D; decision: last; passed: D B C; begun: 4; number: 4; "
        "A.caravan: basra; A.camels: - A - B - - A A A; D.caravan: tyre",
        moves="A pass",
        events="A turn-began 5; A camel-returned A 2 stranded; B camel-returned A 4 stranded; "
        "A caravan-resolves 1 2; A camels-paid A 12; A caravan-began 3",
        after="A.coins: 15; A.camels: - - - - - - - - -",
    ),
    Case(
        id="caravan-bandits-take-one-and-strand-no-others",
        position=BACK_9 + "turn: D; decision: last; passed: D B C; begun: 4; number: 4; "
        "A.caravan: basra; A.camels: - - - - - - A B A; D.caravan: tyre",
        moves="A pass",
        events="A caravan-resolves 9 38; A camel-returned A 9 bandits; A camels-paid A 5; "
        "B camels-paid A 5",
        after="A.coins: 8; B.coins: 8",
    ),
    Case(
        id="caravan-a-guarded-camel-is-safe",
        position=BACK_9 + "turn: D; decision: last; passed: D B C; begun: 4; number: 4; "
        "A.caravan: basra; A.camels: - - - - - - A B A; A.guarded: 9; D.caravan: tyre",
        moves="A pass",
        without="camel-returned",
        after="A.coins: 13; A.guarded: -",
    ),
    Case(
        id="caravan-a-guarded-caravan-is-safe",
        position=BACK_9 + "turn: D; decision: last; passed: D B C; begun: 4; number: 4; "
        "A.caravan: basra; A.camels: - - - - - - A B A; A.guarded: all; D.caravan: tyre",
        moves="A pass",
        without="camel-returned",
        after="A.coins: 13",
    ),
    Case(
        id="caravan-columns-count",
        position=BACK_9 + "turn: D; decision: last; passed: D B C; begun: 4; number: 4; "
        "A.caravan: basra; A.camels: A - - B - - C; D.caravan: tyre",
        moves="A pass",
        events="A camels-paid A 1; B camels-paid A 3; C camels-paid A 5",
    ),
    Case(
        id="A12-both-piles-empty-no-bandit-and-2-3-4",
        position="deck: -; aside: ?*66; discard: -; turn: D; decision: last; passed: D B C; "
        "begun: 4; number: 4; A.caravan: basra; A.camels: A - - A - - A; D.caravan: tyre",
        moves="A pass",
        events="A caravan-resolves 0 0; A camels-paid A 9",
    ),
    Case(
        id="A12-draws-give-nothing",
        position="deck: -; aside: ?*63; discard: -; A.entourage: scribe; A.hand: guide broker",
        moves="A task scribe; A card guide",
        without="drew saw",
        events="A tasked scribe A; A discarded guide; - deck-turned 1",
        after="A.hand: broker; deck: guide; discard: -",
    ),
    Case(
        id="A12-an-empty-deck-is-replaced-at-once-unshuffled",
        position="deck: scribe; aside: ?*61; discard: guide broker; A.entourage: herdsman scout; "
        "A.camels: A; A.hand: -",
        moves="A task herdsman; A camel A1",
        events="A saw scribe; - deck-turned 2; A drew 1",
        views={"B": "deck: guide broker; discard: -", "public": "deck: guide broker"},
    ),
    Case(
        id="A17-the-last-deck-card-joins-the-pile-then-it-turns-over",
        position="deck: scribe; aside: ?*62; discard: guide broker; A.entourage: scout",
        moves="A task scout; A yes",
        events="- milled scribe; - deck-turned 3",
        after="deck: guide broker scribe; discard: -",
    ),
]  # fmt: skip

END = [
    Case(
        id="A6-two-discarded-then-a-card-of-its-own-for-each-from-the-first-player",
        position=LAST_TURN + "deck: guide/1 broker/3 scribe/38 scout/2 ...; B.caravan: petra; "
        "A.caravan: basra; B.camels: B B B; A.camels: A A A",
        moves="A pass",
        events="- milled guide; - milled broker; B caravan-resolves 9 38; B camels-paid B 3; "
        "A caravan-resolves 1 2; A camel-returned A 1 bandits; A camels-paid A 4; A scored 7 1; "
        "A won most-coins",
        after="ended: most-coins; A.coins: 7; B.coins: 6; winners: A; aside: scribe scout",
    ),
    Case(
        id="A7-coins-of-the-bank-are-unlimited",
        position="A.coins: 229; A.entourage: money-changer*2",
        moves="A task money-changer; A task money-changer",
        after="A.coins: 231",
    ),
    Case(
        id="A12-the-last-turn-still-drafts",
        position="number: 16; begun: 16; first: B; turn: A; " + DRAFT + "passed: B C D",
        moves="A end; A card guide; A card broker",
        after="decision: last; A.hand: guide broker",
    ),
    Case(
        id="A17-final-resolution-cards-are-set-aside",
        position=LAST_TURN + "deck: guide broker scribe scout; B.caravan: petra; "
        "A.caravan: basra; C.caravan: tyre; D.caravan: merv; aside: ?*62; discard: -",
        moves="A pass",
        events="- milled guide; - milled broker; - deck-turned 2",
    ),
    Case(
        id="end-tie-most-entourage-cards",
        position=LAST_TURN + "A.coins: 5; B.coins: 5; C.coins: 1; D.coins: 1; "
        "B.entourage: scribe guide",
        moves="A pass",
        after="ended: most-entourage; winners: B",
    ),
    Case(
        id="end-shared",
        position=LAST_TURN + "A.coins: 5; B.coins: 5; C.coins: 5; D.coins: 1; "
        "D.entourage: scribe*2",
        moves="A pass",
        after="ended: shared; winners: A B C",
        refused="A pass: game-over",
    ),
]  # fmt: skip

CASES = [*TURN, *PAYING, *CAMELS, *NEVER_FED, *CARAVANS, *END]
TABLES = [*CASES, *CARDS, *DEALS, *EDGES, *NOT_HELD]
RULINGS = [f"A{n}" for n in range(1, 21)]


@each(CASES)
def test_turn(case: Case) -> None:
    check(case)


def test_a1_the_top_back_shows_in_every_view() -> None:
    case = next(case for case in TURN if case.id.startswith("A1-"))
    position = check(case)
    for viewer in (0, 1, 4):
        text = GAME.notation.write(GAME.view(position, viewer))
        deck = next(line for line in text.splitlines() if line.startswith("deck: "))
        assert deck.split()[1] == "?/38"
        assert set(deck.split()[2:]) <= {"?/?", "?/?*65"}, deck


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_case(ruling: str) -> None:
    assert [case for case in TABLES if case.id.startswith(f"{ruling}-")]


def test_ids_are_unique() -> None:
    assert max(Counter(case.id for case in TABLES).values()) == 1


@pytest.mark.parametrize("reason", REFUSALS[1:])
def test_every_refusal_has_a_case(reason: str) -> None:
    assert [case for case in TABLES if f": {reason}" in case.refused]


@pytest.mark.parametrize("kind", [kind.name for kind in EVENTS])
def test_every_event_has_a_case(kind: str) -> None:
    assert [case for case in TABLES if f" {kind}" in str(case.events)]
