"""Dschunke, phases 1 to 3: market, exchange, events, actions, extra cards, resupply."""

from dschunke_cases import Case, check, each

EXCHANGE = "decision: exchange; A.cards: exchange; "
SEARCH = "decision: search; round: 3; "
STACKED = "purple: ABC ABC AB"

CASES = [
    # Exchange
    Case(
        id="J3",
        position=EXCHANGE + "A.hand: fish*3; A.seen: fish",
        moves="A return fish; A stop; A take rice",
        events="A returned fish; A took rice 1; A exchange-ended 1; A turn-began",
        after="A.hand: fish*2 rice; decision: act; A.seen: rice",
    ),
    Case(
        id="J3-two-cards",
        position=EXCHANGE + "A.hand: fish*3",
        moves="A return fish; A return fish; A take rice; A take spice",
        events="A returned fish; A returned fish; A took rice 1; A took spice 1",
        after="A.hand: spice fish rice; goods: spice 17, vegetables 18, fish 17, rice 17",
    ),
    Case(
        id="J3-not-with-a-card-of-this-rounds-S-event",
        position=SEARCH + "first: A; A.hand: fish*3; square: exchange ?*3; circle: load ?*3; "
        "triangle: move ?*3; star: goods ?*3",
        moves="A search square; A keep exchange; B search circle; B keep load; "
        "C search triangle; C keep move; D search star; D keep goods",
        events="A laid-open exchange square; A turn-began",
        without="returned exchange-ended",
        after="decision: act; turn: A",
    ),
    Case(
        id="exchange-every-round-in-turn-order",
        position="decision: bid; round: 1; market: 214S S412; A.cards: exchange; B.cards: exchange;"
        "A.hand: fish; B.hand: rice; A.bid: none; B.bid: none; C.bid: none",
        moves="D none; B return rice; B stop; B take fish; A stop",
        events="- round-began 2; - market-shown spice 1; - market-special fish; B returned rice; "
        "B took fish 1; B exchange-ended 1; A exchange-ended 0; B turn-began",
        after="decision: act; turn: B; A.hand: fish; B.hand: fish",
    ),
    Case(
        id="exchange-is-not-offered-without-goods",
        position="decision: bid; market: 214S S412; A.cards: exchange; A.bid: none; B.bid: none; "
        "C.bid: none",
        moves="D none",
        without="exchange-ended",
        after="decision: act; round: 2; turn: B",
    ),
    Case(
        id="J11",
        position=EXCHANGE + "A.hand: fish*3",
        moves="A return fish; A stop",
        legal="A: take spice, take vegetables, take rice",
        refused="A take fish: just-returned",
    ),
    Case(
        id="J11-declining-one-exchange-declines-the-second",
        position="decision: exchange; A.cards: exchange*2; A.hand: fish*3",
        moves="A stop",
        events="A exchange-ended 0; A turn-began",
        after="decision: act; A.hand: fish*3",
    ),
    Case(
        id="J11-both-exchanges-may-be-used",
        position="decision: exchange; A.cards: exchange*2; A.hand: fish*3",
        moves="A return fish; A stop; A take rice; A return rice; A return fish; A take spice; "
        "A take spice",
        events="A took rice 1; A returned rice; A returned fish; A took spice 1; A took spice 1; "
        "A exchange-ended 2",
        after="A.hand: spice*2 fish; decision: act",
    ),
    Case(
        id="J11-nothing-to-take-for-it",
        position=EXCHANGE + "A.hand: fish*3 spice; B.hand: spice*17 vegetables*18 rice*18",
        legal="A: return spice, stop",
        refused="A return fish: nothing-for-it; A return rice: not-in-hand",
        default="A: stop",
    ),
    Case(
        id="J11-an-extra-card-must-do-something",
        position="A.cards: load goods move; orange: ADA BBB DDD; grey: -; purple: AAA AAA BBB B; "
        "brown: AAA AAA BBB C; white: AAA BBB B; B.hand: spice*18 fish*18",
        refused="A fetch orange: junk-empty; A fetch brown: junk-empty; A move purple: "
        "no-top-strip; A move grey: no-top-strip; A collect grey: card-not-held",
    ),
    Case(
        id="J11-no-strip-left-no-load-card",
        position="A.cards: load; grey: AAA AAA AAA AAA; orange: AAA AAA AA; purple: B; brown: C; "
        "white: D",
        refused="A load grey: no-strips",
        after="A.strips: 0",
    ),
    # Events
    Case(
        id="S-event-each-another-stack",
        position=SEARCH + "first: C; turn: C; square: load*2 move",
        moves="C search square; C keep load",
        events={
            "C": "C searched square; C saw load 2; C saw move 1; C kept load square",
            "B": "C searched square; C kept ? square",
            "public": "C searched square; C kept ? square",
        },
        after="turn: D; decision: search; stacks-taken: square; square.known: C",
        refused="D search square: stack-taken",
        legal="D: search circle, search triangle, search star",
        views={"D": "square: ?*2; C.cards: ?", "C": "C.cards: load"},
    ),
    Case(
        id="S-event-always-cards-are-face-up",
        position=SEARCH + "first: C; turn: C; square: win-ties ?*7",
        moves="C search square; C keep win-ties",
        events={"public": "C laid-open win-ties square"},
        views={"D": "C.cards: win-ties"},
    ),
    Case(
        id="J10-no-stack-left-gets-nothing",
        position=SEARCH + "first: C; turn: A; stacks-taken: square circle; triangle: load; "
        "star: -; square: ?; circle: ?",
        moves="A search triangle; A keep load",
        events="A kept load triangle; B no-stack; C turn-began",
        after="decision: act; turn: C; stacks-taken: -",
        refused="C search star: other-decision",
    ),
    Case(
        id="J10-an-empty-stack-cannot-be-chosen",
        position=SEARCH + "first: C; turn: C; star: -",
        refused="C search star: stack-empty; C done: other-decision; C stop: other-decision",
        legal="C: search square, search circle, search triangle",
    ),
    Case(
        id="Y-event-declares-money",
        position="decision: bid; round: 4; first: A; A.money: 7; C.money: 12; A.bid: none; "
        "B.bid: none; C.bid: none",
        moves="D none",
        events="- round-began 5; A declared 7; B declared 0; C declared 12; D declared 0; "
        "B turn-began",
        after="A.declared: 7; C.declared: 12",
    ),
    # Actions
    Case(
        id="J4",
        position="grey: AAA AAA AAA AAA; orange: AAA AAA; purple: B; brown: AB; white: B",
        moves="A merchant load",
        events="A merchant-used load purple; A loaded 1 purple",
        after="purple: AB; A.strips: 0; turn: B",
    ),
    Case(
        id="J4-all-strips-are-loaded",
        position="",
        moves="A merchant load",
        events="A loaded 2 purple",
        after="purple: ABC A; A.strips: 15; face-down: load",
    ),
    Case(
        id="J4-without-strips-it-can-be-chosen-and-does-nothing",
        position="grey: AAA AAA AAA AAA; orange: AAA AAA; purple: B; brown: AA; white: B",
        moves="A merchant load",
        events="A loaded 0 purple; B turn-began",
        after="purple: B",
    ),
    Case(
        id="trainee-loads-what-its-space-says",
        position="round: 4; first: A; merchants: white grey purple",
        moves="A lower brown",
        events="A trainee-used lower brown; A loaded 2 brown",
        after="brown: ACD AA; face-down: lower",
        refused="B lower orange: face-down; B upper grey: merchant-there",
    ),
    Case(
        id="money-one-yuan-a-crate",
        position="grey: AAB",
        moves="A merchant money",
        events="A merchant-used money grey; A earned 6 grey",
        after="A.money: 6",
    ),
    Case(
        id="money-at-least-three",
        position="grey: BBB BBB; A.money: 2",
        moves="A merchant money",
        events="A earned 3 grey",
        after="A.money: 5; visible.grey: 0 9 0 0",
    ),
    Case(
        id="money-trainee-at-least-three-too",
        position="round: 4; first: A; merchants: white grey purple; orange: D",
        moves="A upper orange",
        events="A trainee-used upper orange; A earned 3 orange",
    ),
    Case(
        id="J5",
        position="brown: AAB; B.hand: fish*14",
        moves="A merchant goods",
        events="A merchant-used goods brown; A took fish 4; A goods-short 2",
        after="A.hand: fish*4; turn: B",
    ),
    Case(
        id="J5-an-empty-junk-gives-nothing",
        position="B.hand: fish*18",
        moves="A merchant goods",
        events="A goods-short 3",
        after="A.hand: -",
    ),
    Case(
        id="goods-grey-from-one-junk-of-choice",
        position="round: 5; first: A; merchants: orange white brown",
        moves="A lower grey; A take rice",
        events="A trainee-used lower grey; A took rice 3",
        after="A.hand: rice*3; A.seen: rice*3; turn: B",
    ),
    Case(
        id="goods-grey-goes-on-when-a-junk-is-empty",
        position="round: 5; first: A; merchants: orange white brown; grey: AAB; B.hand: rice*16",
        moves="A lower grey; A take rice",
        events="A took rice 2",
        after="decision: fetch; owed: 4",
        legal="A: take spice, take vegetables, take fish",
        refused="A take rice: junk-empty; A stop: other-decision",
    ),
    Case(
        id="each-merchant-and-trainee-once-a-round",
        position="",
        moves="A merchant money",
        legal="B: merchant load, merchant goods, lower orange, lower white, upper orange, "
        "upper white",
        refused="B merchant money: face-down; B lower grey: merchant-there",
    ),
    # Extra actions
    Case(
        id="J9",
        position=SEARCH + "first: C; turn: B; stacks-taken: square circle star; "
        "triangle: money-white ?*6; B.cards: -",
        moves="B search triangle; B keep money-white; C merchant money; D merchant load; "
        "A lower orange; B collect white",
        events="B card-played money-white; B earned 3 white",
        after="B.cards: -; removed: money-white; extra-played: B; decision: act; turn: B",
    ),
    Case(
        id="J9-before-the-action",
        position="A.cards: money-grey load",
        moves="A collect grey; A merchant money",
        events="A card-played money-grey; A earned 3 grey; A merchant-used money grey; "
        "B turn-began",
        after="A.money: 6; A.cards: load; extra-played: A; turn: B",
    ),
    Case(
        id="J9-after-the-action",
        position="A.cards: money-grey",
        moves="A merchant money; A collect grey",
        events="A merchant-used money grey; A card-played money-grey; B turn-began",
        after="A.money: 6; turn: B",
    ),
    Case(
        id="J9-one-a-round",
        position="A.cards: money-grey load",
        moves="A collect grey",
        refused="A load white: extra-played",
    ),
    Case(
        id="J9-whoever-holds-an-unseen-card-is-asked-afterwards",
        position="A.cards: eight-grey",
        moves="A merchant money",
        legal="A: done",
        after="decision: after; acted: yes; turn: A",
        refused="A load grey: card-not-held; A merchant load: other-decision",
        default="A: done",
    ),
    Case(
        id="J9-whoever-holds-none-is-not",
        position="A.cards: extra-supply",
        moves="A merchant money",
        after="turn: B; decision: act",
    ),
    Case(
        id="extra-load-on-any-junk",
        position="A.cards: load",
        moves="A load white; A merchant load",
        events="A card-played load; A loaded 1 white; A loaded 2 purple",
        after="white: ABD; A.strips: 14; removed: load",
    ),
    Case(
        id="extra-goods-at-least-three",
        position="A.cards: goods",
        moves="A fetch white",
        events="A card-played goods; A took rice 3",
        after="A.hand: rice*3; decision: act",
    ),
    Case(
        id="extra-goods-on-grey-works-as-the-grey-action",
        position="A.cards: goods; grey: AAA",
        moves="A fetch grey; A take fish",
        events="A card-played goods; A took fish 9",
        after="decision: act; turn: A; A.hand: fish*9",
    ),
    Case(
        id="J8",
        position="A.cards: move; " + STACKED + "; orange: BCD",
        moves="A move purple; A onto orange",
        events="A card-played move; A strip-lifted purple; A strip-moved purple orange",
        after="purple: ABC ABC B; orange: BCD A; decision: act; A.strips: 15",
    ),
    Case(
        id="J8-a-covered-strip-stays",
        position="A.cards: move; purple: ABC BBC BB; orange: BCD; grey: B; brown: A; white: A",
        legal="A: merchant load, merchant goods, merchant money, lower orange, lower white, "
        "upper orange, upper white, move brown, move white",
        refused="A move purple: no-top-strip",
    ),
    Case(
        id="J8-what-was-covered-shows-again",
        position="A.cards: move; purple: ABC A; orange: BCD",
        moves="A move purple; A onto orange",
        after="visible.purple: 3 3 3 0; visible.orange: 3 2 2 2",
        events="A strip-moved purple orange",
    ),
    Case(
        id="J8-to-another-junk",
        position="A.cards: move",
        moves="A move grey",
        after="decision: onto; from: grey; extra-played: A",
        legal="A: onto orange, onto purple, onto brown, onto white",
        refused="A onto grey: same-junk; A take rice: other-decision",
    ),
    # Resupply
    Case(
        id="resupply-two-cards-of-any-kind",
        position="decision: resupply",
        moves="A take fish; A take fish",
        events="A resupplied fish more; A resupplied fish more",
        after="turn: B; decision: resupply; owed: 2; A.hand: fish*2",
    ),
    Case(
        id="J12",
        position=SEARCH + "first: C; turn: B; stacks-taken: square circle star; "
        "triangle: extra-supply ?*6; B.cards: extra-supply",
        moves="B search triangle; B keep extra-supply; C merchant money; D merchant load; "
        "A lower orange; B upper brown; C take fish; C take fish; D take fish; D take fish; "
        "A take fish; A take fish",
        events="B laid-open extra-supply triangle",
        after="decision: resupply; turn: B; owed: 4",
    ),
    Case(
        id="J10",
        position="decision: resupply; B.hand: spice*18 vegetables*18 fish*18 rice*17",
        moves="A take rice",
        events="A resupplied rice last; A goods-short 1; B goods-short 2; "
        "C goods-short 2; D goods-short 2",
        after="decision: bid",
    ),
    Case(
        id="J10-no-declining",
        position="decision: resupply",
        legal="A: take spice, take vegetables, take fish, take rice",
        refused="A stop: other-decision; A done: other-decision; A none: other-decision",
        default="A: take spice",
    ),
    Case(
        id="J7",
        position="decision: resupply; B.hand: spice*18 rice*4; B.seen: spice*18 rice*4",
        after="goods: spice 0, vegetables 18, fish 18, rice 14",
        views={
            "A": "goods: spice 0, vegetables ?, fish ?, rice ?",
            "public": "goods: spice 0, vegetables ?, fish ?, rice ?",
        },
    ),
    Case(
        id="J7-in-the-bartering-too",
        position="decision: bid",
        views={"B": "goods: spice ?, vegetables ?, fish ?, rice ?"},
    ),
    Case(
        id="J7-shown-again-with-the-next-round",
        position="decision: bid; A.bid: none; B.bid: none; C.bid: none; D.hand: rice",
        moves="D none",
        events={"B": "- round-began 2; - goods-counted rice 17"},
        views={"B": "goods: spice 18, vegetables 18, fish 18, rice 17"},
    ),
]


@each(CASES)
def test_rounds(case: Case) -> None:
    check(case)
