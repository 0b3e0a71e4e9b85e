"""Where rules meet: a card played before, an empty deck, cards that move between two checks."""

import pytest
from araby_cases import Case, check, each

BASRA = "A.caravan: basra; "  # jewels fabrics spices / jewels magics fabrics / magics spices magics
PETRA = "B.caravan: petra; "  # jewels magics fabrics / magics fabrics spices / jewels magics spices
DRAFT = "draft: guide broker guard foreman; "
NO_DECK = "deck: -; discard: -; aside: ?*{}; "
END_OF_TURN = "decision: last; passed: A B C; "
RESOLVING = "turn: D; decision: last; passed: D B C; begun: 4; number: 4; D.caravan: tyre; "
LAST_TURN = "number: 16; begun: 16; first: B; turn: A; decision: last; passed: B C D; "

PLAYED = [
    Case(
        id="A8-not-by-the-next-hand-either",
        position="A.hand: misdirection+; B.coins: 3",
        moves="A offer B, card misdirection, send; B accept A",
        after="B.hand: misdirection",
        refused="B play misdirection: played-already",
    ),
    Case(
        id="A8-not-through-the-draft-line",
        position="A.hand: misdirection+; A.entourage: storyteller; B.entourage: storyteller; "
        "B.hand: scribe; B.coins: 3; " + DRAFT,
        moves="A task storyteller; A card misdirection; A card guide; "
        "B task storyteller; B card scribe; B card misdirection",
        after="B.hand: misdirection",
        refused="B play misdirection: played-already",
    ),
    Case(
        id="A8-not-through-the-deck-turned-over",
        position="A.hand: misdirection wisdom; A.coins: 2; A.products: magics; "
        "deck: guide broker; discard: -; aside: ?*62",
        moves="A play misdirection; A play wisdom; A card guide",
        events="- milled guide; A saw broker; - deck-turned 2; A saw guide; A saw misdirection",
        after="A.hand: broker misdirection",
        refused="A play misdirection: played-already",
    ),
    Case(
        id="A8-a-new-turn-forgets",
        position="D.hand: misdirection+; " + END_OF_TURN,
        moves="D pass",
        after="D.hand: misdirection",
        legal="D: play misdirection",
    ),
    Case(
        id="A8-what-was-only-discarded-may-be-played",
        position="A.hand: patience misdirection; A.products: magics; A.coins: 2; discard: scout; "
        "deck: guide ...",
        moves="A play patience; A card misdirection; A card misdirection; A card scout",
        after="A.hand: misdirection scout",
        legal="A: play misdirection",
    ),
    Case(
        id="A8-refreshed-foremen-refresh-each-other-never",
        position="A.entourage: foreman foreman money-changer!; A.hand: diligence; "
        "A.products: fabrics",
        moves="A task foreman; A card money-changer; A task money-changer; A task foreman; "
        "A card money-changer; A task money-changer; A play diligence; A card foreman; "
        "A done; A task foreman",
        after="A.coins: 5; decision: refresh",
        refused="A card foreman: no-such-card",
    ),
]

PASSING = [
    Case(
        id="A9-who-has-passed-may-still-make-an-offer",
        position="passed: B; B.entourage: -",
        moves="B offer A, coins 1, send",
        after="passed: -",
        legal="A: accept B",
    ),
    Case(
        id="A9-and-play-a-djinn",
        position="passed: B C; B.entourage: -; B.hand: transmutation",
        moves="B play transmutation; B product magics",
        after="passed: -; B.products: magics",
    ),
    *(
        Case(
            id=f"A13-{name}-reopens-the-round",
            position="passed: A B C; offers: 12; " + position,
            moves=moves,
            after="passed: -",
        )
        for name, position, moves in (
            ("accepting", "offer.A.D: waiting coins=1 for", "D accept A"),
            ("declining", "offer.A.D: waiting coins=1 for", "D decline A"),
            ("withdrawing", "offer.D.A: waiting coins=1 for", "D withdraw A"),
            ("a-lapse", "A.coins: 0; offer.A.D: waiting coins=1 for", "D accept A"),
            ("dropping", "", "D offer A; D drop"),
            ("a-camel", PETRA + "B.allows.D: 1; D.products: jewels", "D camel B1"),
            ("a-task", "D.entourage: money-changer", "D task money-changer"),
            ("a-djinn", "D.hand: conjuration-of-magics", "D play conjuration-of-magics"),
            ("settling", "debts: D>A:coins=1", "D settle 1"),
        )
    ),
    Case(
        id="A10-the-active-player-passes-too",
        position="decision: last; passed: B C D",
        moves="A pass",
        events="A passed; A products-lost; B turn-began 2",
    ),
    Case(
        id="A10-an-action-reopens-the-last-round",
        position="decision: last; passed: A B C; D.entourage: money-changer",
        moves="D task money-changer",
        after="decision: last; passed: -",
        legal="A: pass",
    ),
    Case(
        id="A10-no-camel-on-anothers-caravan-without-leave",
        position=PETRA + "decision: last; A.products: jewels",
        refused="A camel B1: no-leave",
    ),
    Case(
        id="A10-virtues-merchants-and-allies-are-over",
        position="decision: last; A.hand: wisdom magics-merchant scout; A.products: magics*3",
        refused="A play wisdom: not-in-this-round; A play magics-merchant: not-in-this-round; "
        "A play scout: not-in-this-round",
    ),
]  # fmt: skip

DECKS = [
    Case(
        id="A12-the-refill-turns-the-pile-over",
        position=DRAFT + "deck: scribe; discard: scout money-changer; aside: ?*63; passed: A B C",
        moves="D pass; A card guide; A card broker",
        events="- refilled scribe; - deck-turned 2; - refilled scout",
        after="draft: guard foreman scribe scout; deck: money-changer; discard: -",
    ),
    Case(
        id="A12-draws-go-on-in-the-deck-turned-over",
        position="A.hand: wisdom; A.products: magics; deck: scribe; discard: guide broker guard; "
        "aside: ?*61",
        moves="A play wisdom",
        events="A saw scribe; - deck-turned 3; A saw guide; A saw broker; A drew 3",
    ),
    Case(
        id="A12-nothing-to-look-at-draw-or-discard",
        position=NO_DECK.format(59) + "A.entourage: scout; A.hand: misdirection divination "
        "rejuvenation wisdom hospitality prudence; A.coins: 0; A.credits: coin magics",
        refused="A task scout: nothing-to-do",
    ),
    Case(
        id="A12-a-djinn-without-a-deck",
        position=NO_DECK.format(65) + "A.hand: misdirection",
        refused="A play misdirection: nothing-to-do",
    ),
    Case(
        id="A12-only-the-part-that-is-possible",
        position=NO_DECK.format(65) + "A.hand: prudence; A.products: jewels",
        moves="A play prudence",
        events="A coins-gained 3; - deck-turned 1",
        without="drew saw",
        after="A.hand: -; deck: prudence",
    ),
    Case(
        id="A12-wisdom-with-no-deck-and-no-other-card",
        position=NO_DECK.format(65) + "A.hand: wisdom; A.products: magics",
        refused="A play wisdom: nothing-to-do",
    ),
    Case(
        id="A12-fewer-cards-to-arrange-than-asked",
        position="deck: scribe guide; discard: broker; aside: ?*62; A.hand: divination",
        moves="A play divination; A nth 2",
        events="A looked 2; A saw scribe; A saw guide; A arranged 2",
        after="deck: guide scribe; discard: broker divination",
    ),
    Case(
        id="A12-one-card-to-arrange-is-only-looked-at",
        position="deck: scribe; discard: broker; aside: ?*63; A.hand: divination",
        moves="A play divination",
        events="A looked 1; A saw scribe",
        without="arranged",
        after="decision: main",
    ),
    Case(
        id="A17-misdirection-of-the-last-card",
        position="deck: scribe; discard: -; aside: ?*64; A.hand: misdirection",
        moves="A play misdirection",
        events="- milled scribe; - deck-turned 1",
        after="deck: scribe; discard: misdirection",
    ),
    Case(
        id="A19-a-draft-line-that-cannot-be-refilled-stays-short",
        position=NO_DECK.format(64) + "draft: guide broker; passed: A B C",
        moves="D pass; A card guide; A card broker",
        after="draft: -; decision: last; deck: -",
    ),
    Case(
        id="A19-with-no-draft-line-nothing-is-drafted",
        position=NO_DECK.format(66) + "draft: -; passed: A B C",
        moves="D pass",
        without="drafted refilled",
        after="decision: last",
    ),
    Case(
        id="A12-the-final-discards-turn-the-pile-over",
        position=LAST_TURN + "deck: guide/1; discard: scribe/38 broker/3; aside: ?*63; "
        "B.caravan: petra; B.camels: B B B",
        moves="A pass",
        events="- milled guide; - deck-turned 3; - milled scribe; B caravan-resolves 1 3",
    ),
    Case(
        id="A12-final-resolution-without-any-card",
        position=LAST_TURN + NO_DECK.format(66) + "B.caravan: petra; B.camels: B - - B - - B; "
        "A.caravan: basra; A.camels: A A A",
        moves="A pass",
        events="B caravan-resolves 0 0; B camels-paid B 9; A caravan-resolves 0 0; "
        "A camels-paid A 6",
        after="A.coins: 9; B.coins: 12; winners: B",
    ),
    Case(
        id="A17-the-cards-run-out-between-final-resolutions",
        position=LAST_TURN + "deck: guide/1 broker/3 scribe/38; discard: -; aside: ?*63; "
        "B.caravan: petra; C.caravan: tyre; D.caravan: merv; A.caravan: basra; "
        "A.camels: A A A",
        moves="A pass",
        events="- milled guide; - milled broker; B caravan-resolves 9 38; - deck-turned 2; "
        "C caravan-resolves 1 1; D caravan-resolves 1 3; A caravan-resolves 0 0; "
        "A camels-paid A 6",
    ),
]  # fmt: skip

PAYING = [
    Case(
        id="A18-the-discard-for-patience-may-pay-either-icon",
        position="A.hand: patience scribe invigoration; A.products: magics; A.coins: 1; "
        "discard: -; deck: guide ...",
        moves="A play patience; A product magics; A card invigoration, card invigoration",
        events="A product-used magics; A discarded invigoration; A fetched invigoration",
        after="A.coins: 1; A.hand: scribe invigoration; A.products: -",
    ),
    Case(
        id="A18-without-a-pile-and-without-a-discard-nothing-to-fetch",
        position="A.hand: patience guide; A.products: magics; A.coins: 1; discard: -; "
        "deck: scribe ...",
        refused="A play patience: nothing-to-do",
    ),
    Case(
        id="A18-the-discard-becomes-the-deck-it-is-drawn-from",
        position=NO_DECK.format(64) + "A.hand: misdirection invigoration; A.coins: 3",
        moves="A play misdirection; A card invigoration",
        events="A discarded invigoration; - deck-turned 1; - milled invigoration",
        after="A.coins: 3",
    ),
    Case(
        id="A18-two-discards-when-both-piles-are-empty",
        position=NO_DECK.format(63) + "A.hand: patience scribe invigoration; A.products: magics; "
        "A.coins: 1",
        moves="A play patience; A card scribe, card invigoration, card invigoration",
        events="A discarded scribe; - deck-turned 1; A discarded invigoration; "
        "A fetched invigoration",
        after="A.hand: invigoration; A.products: magics; A.coins: 1; deck: scribe; "
        "discard: patience; decision: main",
    ),
    Case(
        id="A18-one-discard-is-not-enough-when-both-piles-are-empty",
        position=NO_DECK.format(64) + "A.hand: patience scribe; A.products: magics; A.coins: 1",
        refused="A play patience: nothing-to-do",
    ),
    Case(
        id="A18-one-icon-takes-one-discard",
        position=NO_DECK.format(63) + "A.hand: patience scribe*2; A.products: magics; A.coins: 1",
        refused="A play patience: nothing-to-do",
    ),
    Case(
        id="A18-never-the-card-being-played",
        position="A.hand: patience; A.products: magics; A.coins: 1; discard: scribe; "
        "deck: guide ...",
        moves="A play patience; A card scribe",
        after="A.hand: scribe; discard: patience; decision: main",
    ),
    Case(
        id="pay-a-credit-is-no-product-of-the-partner-either",
        position="A.credits: jewels",
        moves="B offer A, want, product jewels, send",
        refused="A accept B: no-product",
    ),
    Case(
        id="never-fed-by-a-card-discarded-for-its-effect",
        position=BASRA + "A.hand: prudence; A.entourage: scribe; deck: guide ...",
        moves="A task scribe; A card prudence",
        after="A.products: -; A.credits: -",
        refused="A camel A1: no-product",
    ),
    Case(
        id="never-fed-by-a-broker-lent-by-a-partner",
        position=BASRA + "A.credits: magics; B.entourage: broker",
        moves="A offer B, want, task broker, send",
        refused="B accept A: nothing-to-do",
    ),
    Case(
        id="never-fed-by-a-credit-owed",
        position=BASRA + "B.hand: prudence; debts: B>A:credit=jewels; passed: A B C",
        moves="D pass; B card prudence",
        events="B debt-met A due-credit 1",
        after="A.products: -; A.credits: jewels; B.hand: -",
        refused="A camel A1: no-product",
    ),
]  # fmt: skip

MOVING = [
    Case(
        id="A15-two-herdsmen-lent-for-one-camel-would-leave-one-idle",
        position=BASRA + "A.camels: B; A.entourage: herdsman*2; deck: scribe guide ...",
        moves="A offer B, task herdsman, task herdsman",
        refused="A send: nothing-to-do",
    ),
    Case(
        id="A15-a-card-lent-and-given-in-one-deal",
        position="A.entourage: money-changer",
        moves="A offer B, entourage money-changer, task money-changer, send; B accept A",
        after="A.entourage: -; B.entourage: merchant-prince-of-jewels money-changer!; B.coins: 4",
    ),
    Case(
        id="A15-a-fixed-camel-that-is-gone-is-the-partners-choice",
        position=BASRA + "A.camels: B B; A.entourage: guard",
        moves="A offer B, task guard, camel A9, send; B accept A",
        after="decision: guard; actor: B",
        legal="B: camel A1, camel A2",
    ),
    Case(
        id="A15-yes-and-no-can-be-fixed",
        position="A.entourage: scout; deck: scribe guide ...",
        moves="A offer B, task scout, yes, send; B accept A",
        events={"all": "A tasked scout B; B looked 1; B saw scribe; - milled scribe",
                "A": "B looked 1; - milled scribe"},
        after="discard: scribe; decision: main",
    ),
    Case(
        id="A15-a-lent-foreman-refreshes-the-partners-cards",
        position="A.entourage: foreman scribe!; B.entourage: guide!",
        moves="A offer B, task foreman, send; B accept A; B card guide",
        after="A.entourage: foreman! scribe!; B.entourage: guide",
    ),
    Case(
        id="A15-a-lent-guard-may-guard-any-camel",
        position=PETRA + "B.camels: C; A.entourage: guard",
        moves="A offer D, task guard, send; D accept A; D camel B1",
        after="B.guarded: 1",
    ),
    Case(
        id="a-traded-card-lies-as-it-lay-and-is-refreshed-with-the-rest",
        position="A.entourage: scribe; B.entourage: money-changer!; passed: C D; " + DRAFT,
        moves="A offer B, want, entourage money-changer, send; B accept A; A end; B pass; C pass; "
        "D pass",
        after="A.entourage: scribe money-changer; B.entourage: -; decision: draft",
    ),
    Case(
        id="A19-a-shifted-guard-leaves-the-other-guards",
        position=PETRA + "B.camels: A B; B.guarded: all 1 2; A.entourage: guide",
        moves="A task guide; A camel B1; A camel B9",
        after="B.guarded: all 2 9; B.camels: - B - - - - - - A",
    ),
    Case(
        id="A19-bandits-where-the-camel-stood-before",
        position="deck: scribe/38 ...; A.caravan: basra; A.camels: - - - - - - A B C; "
        "A.guarded: 8; " + RESOLVING,
        moves="A pass",
        events="A caravan-resolves 9 38; C camel-returned A 9 bandits; A camels-paid A 5; "
        "B camels-paid A 5",
    ),
    Case(
        id="A16-one-debt-pays-the-next",
        position="A.coins: 1; B.coins: 0; B.entourage: -; debts: A>B:coins=1 B>C:coins=1; "
        + END_OF_TURN,
        moves="D pass",
        events="A debt-met B due-coins 1; B debt-met C due-coins 1",
        after="A.coins: 0; B.coins: 0; C.coins: 4; A.defaults: -; B.defaults: -",
    ),
    Case(
        id="A16-one-debt-pays-an-earlier-one",
        position="A.coins: 1; B.coins: 0; B.entourage: -; debts: B>C:coins=1 A>B:coins=1; "
        + END_OF_TURN,
        moves="D pass; A pass; B pass; C pass; D pass",
        events="A debt-met B due-coins 1; B debt-met C due-coins 1",
        without="defaulted",
        after="B.coins: 0; C.coins: 4; B.defaults: -; decision: last; passed: -",
    ),
    Case(
        id="A16-products-made-for-one-debt-serve-the-next",
        position="A.entourage: merchant-prince-of-magics; "
        "debts: A>B:product=magics B>C:product=magics; B.entourage: -; " + END_OF_TURN,
        moves="D pass",
        events="A debt-met B due-product 0; B debt-met C due-product 0",
    ),
    Case(
        id="A16-no-more-cards-are-tasked-than-needed",
        position="A.entourage: money-changer*2; A.coins: 0; debts: A>B:coins=1; " + END_OF_TURN,
        moves="D pass",
        after="A.entourage: money-changer! money-changer; B.coins: 4",
    ),
    Case(
        id="A16-two-cards-of-choice",
        position="A.hand: scribe guide guard; debts: A>B:card=any A>C:card=any; " + END_OF_TURN,
        moves="D pass; A card guide; A card scribe",
        after="A.hand: guard; B.hand: guide; C.hand: scribe",
    ),
    Case(
        id="A16-a-named-debt-before-one-of-choice",
        position="A.hand: rejuvenation; A.coins: 1; deck: scribe guide broker ...; "
        "debts: A>B:card=guide A>B:card=any",
        moves="A play rejuvenation; A card scribe; A player B",
        after="debts: A>B:card=guide; B.hand: scribe",
    ),
    Case(
        id="A4-cards-come-from-the-hand-when-cards-were-owed",
        position="A.hand: scribe; debts: A>B:card=scribe; " + END_OF_TURN,
        moves="D pass",
        events="A card-passed B scribe; A card-debt-met B scribe",
    ),
    Case(
        id="A4-the-last-turn-pays-debts-before-the-caravans",
        position=LAST_TURN + "A.coins: 5; B.coins: 5; C.coins: 0; D.coins: 0; "
        "debts: A>B:coins=1",
        moves="A pass; A pass; B pass; C pass; D pass",
        events="A debt-met B due-coins 1; A scored 4 1",
        after="ended: most-coins; winners: B",
    ),
]  # fmt: skip

TABLE = [
    Case(
        id="set-up-two-personas-for-two",
        position="players: 2; personas: 2; "
        "A.entourage: merchant-prince-of-magics merchant-prince-of-jewels",
        legal="A: task merchant-prince-of-magics, task merchant-prince-of-jewels",
    ),
    Case(
        id="end-after-the-last-caravan-of-more-stacks",
        position="players: 2; stacks: 8; number: 16; begun: 16; turn: B; decision: last; passed: A",
        moves="B pass",
        after="ended: shared; winners: A B",
    ),
    Case(
        id="end-not-before",
        position="players: 2; stacks: 8; number: 15; begun: 15; turn: A; decision: last; passed: A",
        moves="B pass",
        after="turn: B; number: 16; begun: 16; decision: main",
    ),
    Case(
        id="end-tie-a-persona-traded-away-counts-no-more",
        position=LAST_TURN + "A.coins: 5; B.coins: 5; C.coins: 1; D.coins: 1; A.entourage: -",
        moves="A pass",
        after="ended: most-entourage; winners: B",
    ),
    Case(
        id="opponent-the-only-one-needs-no-asking",
        position="players: 2; A.hand: generosity; A.products: spices",
        moves="A play generosity",
        events="A coins-gained 4; B coins-gained 1",
        after="decision: main",
    ),
    Case(
        id="event-what-was-picked-shows",
        position=BASRA + "A.camels: A; A.entourage: guide broker; A.products: magics",
        moves="A task guide; A camel A1; A camel A2; A task broker; A product magics; "
        "A product jewels",
        events="A camel-picked A 1; A camel-shifted A 1 2; A product-picked magics; "
        "A converted magics jewels",
    ),
    Case(
        id="event-a-debt-being-settled",
        position="debts: A>B:coins=1 A>C:coins=2",
        moves="A settle 2",
        events="A settling C 2; A coins-passed C 2; A debt-met C due-coins 2",
        after="debts: A>B:coins=1",
    ),
]  # fmt: skip

# Every card that can be left without anything to do: (card, how it is used, position)
FULL = "A.camels: A A B B B C C D D; "
IDLE = [
    ("invigoration", "play", "A.hand: invigoration; A.entourage: scribe"),
    ("rejuvenation", "play", NO_DECK.format(65) + "A.hand: rejuvenation"),
    ("divination", "play", NO_DECK.format(65) + "A.hand: divination"),
    ("misdirection", "play", NO_DECK.format(65) + "A.hand: misdirection"),
    ("preservation", "play", "A.hand: preservation; A.products: magics; A.guarded: all"),
    ("wisdom", "play", NO_DECK.format(65) + "A.hand: wisdom; A.products: magics"),
    ("diligence", "play", "A.hand: diligence; A.products: fabrics; A.entourage: scribe"),
    ("courage", "play", FULL + "A.hand: courage; A.products: jewels"),
    (
        "courage",
        "play",
        BASRA + PETRA + "A.camels: A A A; B.camels: A A; A.hand: courage; A.products: jewels",
    ),
    ("loyalty", "play", "A.hand: loyalty; A.products: fabrics"),
    ("patience", "play", "A.hand: patience; A.products: magics; discard: -; deck: guide ..."),
    ("broker", "task", "A.entourage: broker; B.products: magics"),
    ("scribe", "task", NO_DECK.format(65) + "A.entourage: scribe; A.hand: -"),
    ("foreman", "task", "A.entourage: foreman*2 scribe; B.entourage: scribe!"),
    ("guide", "task", "A.entourage: guide; A.camels: B"),
    ("guide", "task", FULL + "A.entourage: guide"),
    ("herdsman", "task", "A.entourage: herdsman; A.camels: B; deck: scribe ..."),
    ("scout", "task", NO_DECK.format(65) + "A.entourage: scout"),
    ("guard", "task", "A.entourage: guard"),
    ("guard", "task", "A.entourage: guard; A.camels: B A; A.guarded: 1 2"),
    ("storyteller", "task", "A.entourage: storyteller; A.hand: -"),
    (
        "storyteller",
        "task",
        NO_DECK.format(68) + "A.entourage: storyteller; A.hand: guide; draft: -",
    ),
]
NOTHING = [
    Case(
        id=f"A18-nothing-to-do-{number}-{card}",
        position=position,
        refused=f"A {use} {card}: nothing-to-do",
    )
    for number, (card, use, position) in enumerate(IDLE, 1)
]  # fmt: skip

CASES = [*PLAYED, *PASSING, *DECKS, *PAYING, *MOVING, *TABLE, *NOTHING]


@each(CASES)
def test_edge(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("product", ["magics", "jewels", "spices", "fabrics"])
def test_no_discard_feeds_a_caravan(product: str) -> None:
    """All icons as credits, and hands full of cards: no space of any caravan can be filled."""
    caravans = "A.caravan: basra; B.caravan: petra; "
    leave = "B.allows.A: 1 2 3 4 5 6 7 8 9; own-caravan: B; "
    spaces = [f"A camel {owner}{n}: no-product" for owner in "AB" for n in range(1, 10)]
    position = caravans + leave + f"A.credits: {product}*9; A.hand: {product}-merchant*3"
    check(Case(id=product, position=position, refused="; ".join(spaces)))
