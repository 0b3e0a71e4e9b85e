"""Dschunke: which choices are said to end a turn, and which to give something up."""

from dschunke_cases import Case, check, each

ACT = "decision: act; first: A; round: 1; "  # load on purple, goods on brown, money on grey
HIDDEN = "A.cards: eight-grey; "
EXCHANGE = "decision: exchange; first: A; A.hand: fish*4; "
WON = (
    "decision: bid; round: 10; first: A; market: S412 12S4 4S21 421S 24S1 1S42 S124 14S2 S214 214S;"
    "A.hand: vegetables; B.bid: none; C.bid: none; D.bid: none; square: load move"
)
GREY = "merchants: purple grey brown; "

CASES = [
    Case(id="ends-not-in-the-set-up", position="decision: station; first: A", ends="A:"),
    # Exchange
    Case(
        id="ends-with-no-exchange",
        position=EXCHANGE + "A.cards: exchange",
        ends="A: stop",
    ),
    Case(
        id="ends-not-with-goods-returned",
        position=EXCHANGE + "A.cards: exchange",
        moves="A return fish",
        ends="A:",
    ),
    Case(
        id="ends-with-the-last-of-the-goods-taken",
        position=EXCHANGE + "A.cards: exchange",
        moves="A return fish, return fish, take rice",
        ends="A: take spice, take vegetables, take rice",
    ),
    Case(
        id="ends-not-with-the-first-of-the-goods-taken",
        position=EXCHANGE + "A.cards: exchange",
        moves="A return fish, return fish",
        ends="A:",
    ),
    Case(
        id="ends-not-with-the-first-of-two-exchanges",
        position=EXCHANGE + "A.cards: exchange*2",
        moves="A return fish, stop",
        ends="A:",
    ),
    # Search
    Case(
        id="ends-with-the-card-kept-and-not-with-the-stack",
        position="decision: search; round: 3; first: A; square: load move",
        ends="A:",
    ),
    Case(
        id="ends-with-the-card-kept",
        position="decision: search; round: 3; first: A; square: load move",
        moves="A search square",
        ends="A: keep load, keep move",
    ),
    # Actions
    Case(
        id="ends-with-the-action",
        position=ACT,
        ends="A: merchant load, merchant goods, merchant money, lower orange, lower white,"
        "upper orange, upper white",
    ),
    Case(id="ends-not-with-the-action-before-an-extra-one", position=ACT + HIDDEN, ends="A:"),
    Case(
        id="ends-with-done",
        position=ACT + HIDDEN,
        moves="A merchant load",
        ends="A: done",
    ),
    Case(
        id="ends-not-with-an-extra-card-before-the-action",
        position=ACT + "A.cards: load",
        ends="A:",
    ),
    Case(
        id="ends-with-the-action-after-an-extra-card",
        position=ACT + "A.cards: load eight-grey",
        moves="A load grey",
        ends="A: merchant load, merchant goods, merchant money, lower orange, lower white,"
        "upper orange, upper white",
    ),
    Case(
        id="ends-with-an-extra-card-after-the-action",
        position=ACT + "A.cards: money-grey goods move; orange: A",
        moves="A merchant load",
        ends="A: collect grey, fetch orange, fetch purple, fetch brown, fetch white, done",
    ),
    Case(
        id="ends-with-a-strip-moved-after-the-action",
        position=ACT + "A.cards: move; orange: A",
        moves="A merchant money, move orange",
        ends="A: onto grey, onto purple, onto brown, onto white",
    ),
    Case(
        id="ends-not-with-a-strip-moved-before-the-action",
        position=ACT + "A.cards: move; orange: A",
        moves="A move orange",
        ends="A:",
    ),
    Case(
        id="ends-not-with-goods-to-be-chosen",
        position=ACT + GREY,
        ends="A: merchant load, merchant money, lower orange, lower white, upper orange,"
        "upper white",
    ),
    Case(
        id="ends-not-with-goods-of-a-trainee-to-be-chosen",
        position="decision: act; first: A; round: 5; merchants: orange white brown",
        ends="A: merchant load, merchant goods, merchant money, lower purple, upper grey,"
        "upper purple",
    ),
    Case(
        id="ends-with-goods-of-one-junk",
        position=ACT + GREY,
        moves="A merchant goods",
        ends="A: take spice, take vegetables, take fish, take rice",
    ),
    Case(
        id="ends-not-with-goods-of-an-almost-empty-junk",
        position=ACT + GREY + "B.hand: rice*17; goods: rice 1",
        moves="A merchant goods",
        ends="A: take spice, take vegetables, take fish",
    ),
    Case(
        id="ends-not-with-goods-before-an-extra-action",
        position=ACT + GREY + HIDDEN,
        moves="A merchant goods",
        ends="A:",
    ),
    # Resupply, bartering
    Case(id="ends-not-with-the-first-supply", position="decision: resupply; first: A", ends="A:"),
    Case(
        id="ends-with-the-last-supply",
        position="decision: resupply; first: A",
        moves="A take rice",
        ends="A: take spice, take vegetables, take fish, take rice",
    ),
    Case(
        id="ends-with-a-bid",
        position="decision: bid; first: A; A.hand: rice; C.hand: fish",
        ends="A: none, bid-rice 1; C: none, bid-fish 1",
    ),
    Case(
        id="ends-with-yuan-instead",
        position=WON,
        moves="A bid-vegetables 1",
        after="decision: prize",
        ends="A: yuan",
    ),
    Case(
        id="ends-with-the-prize-kept",
        position=WON,
        moves="A bid-vegetables 1, search square",
        ends="A: keep load, keep move",
    ),
]

GIVEN_UP = [
    Case(
        id="gives-up-with-an-empty-fist",
        position="decision: bid; A.hand: fish*2",
        legal="A: none, bid-fish 1, bid-fish 2",
        gives_up="A: none",
    ),
    Case(id="gives-up-nothing-without-cards", position="decision: bid", gives_up="A:"),
    Case(
        id="gives-up-the-extra-action",
        position=ACT + "A.cards: load",
        moves="A merchant money",
        gives_up="A: done",
    ),
    Case(
        id="gives-up-no-extra-action-that-is-none",
        position=ACT + HIDDEN,
        moves="A merchant load",
        gives_up="A:",
    ),
    Case(id="gives-up-the-exchange", position=EXCHANGE + "A.cards: exchange", gives_up="A: stop"),
    Case(
        id="gives-up-nothing-with-goods-returned",
        position=EXCHANGE + "A.cards: exchange",
        moves="A return fish",
        gives_up="A:",
    ),
]


@each(CASES)
def test_what_ends_a_turn(case: Case) -> None:
    check(case)


@each(GIVEN_UP)
def test_what_lets_something_go(case: Case) -> None:
    check(case)
