"""Merchants of Dunhuang: which choices are said to end a turn, and which to give something up."""

from dunhuang_cases import Case, check, each

SKIP = "A: coins, nothing"  # in the bonus
AT_ONCE = "A: ability, coins, nothing"

# A can draw level with B in bamboo, whose token shows 商.
LEVEL = "decision: bonus; A.shop: bamboo gold; B.shop: bamboo*2; B.tokens: bamboo商; "
BUDDHIST = LEVEL + "tiles: {} buddhist; "
MANICHEAN = LEVEL + "tiles: {}; "
STORING = (
    "decision: store; market: bamboo; A.shop: bamboo; B.shop: bamboo*2; B.tokens: bamboo商;"
    "tiles: dancer"
)


CASES = [
    Case(
        id="ends-not-in-the-opening",
        position="decision: opening; A.aside: gold tea silk",
        ends="A:",
    ),
    Case(id="ends-not-with-the-camel-placed", position="decision: camel; first: A", ends="D:"),
    Case(id="ends-not-with-the-camel-moved", position="decision: move", ends="A:"),
    Case(id="ends-not-with-the-good", position="decision: store; market: tea", ends="A:"),
    # The bonus
    Case(id="ends-with-coins-or-nothing", position="decision: bonus; tiles: maid", ends=SKIP),
    Case(
        id="ends-not-with-an-ability-that-asks",
        position="decision: bonus; tiles: painter; A.hand: tea",
        ends=SKIP,
    ),
    Case(id="ends-with-the-dancer", position="decision: bonus; tiles: dancer", ends=AT_ONCE),
    Case(
        id="ends-with-the-princess",
        position="decision: bonus; tiles: princess; A.shop: tea; A.tokens: tea",
        ends=AT_ONCE,
    ),
    Case(
        id="ends-with-one-card-of-the-interpreter",
        position="decision: bonus; camel: interpreter; steps: 1; pile: silk wool gold",
        ends=AT_ONCE,
    ),
    Case(
        id="ends-not-with-two-cards-of-the-interpreter",
        position="decision: bonus; camel: interpreter; steps: 2; pile: silk wool gold",
        ends=SKIP,
    ),
    Case(
        id="ends-with-the-last-card-for-the-interpreter",
        position="decision: bonus; camel: interpreter; steps: 3; pile: silk",
        ends=AT_ONCE,
    ),
    Case(
        id="ends-with-the-last-card-for-the-diplomat",
        position="decision: bonus; tiles: diplomat; steps: 1; pile: silk",
        ends=AT_ONCE,
    ),
    Case(
        id="ends-not-with-two-cards-of-the-diplomat",
        position="decision: bonus; tiles: diplomat; steps: 1; pile: silk wool",
        ends=SKIP,
    ),
    # The last part of an ability
    Case(
        id="ends-with-a-drawn-card-kept",
        position="decision: bonus; tiles: diplomat; pile: silk wool gold",
        moves="A ability",
        ends="A: keep wool, keep silk",
    ),
    Case(
        id="ends-with-a-discard",
        position="decision: bonus; tiles: painter; A.hand: tea silk",
        moves="A ability",
        ends="A: discard tea, discard silk",
    ),
    Case(
        id="ends-not-with-a-card-to-swap",
        position="decision: bonus; tiles: general; A.hand: tea; market: - silk",
        moves="A ability",
        ends="A:",
    ),
    Case(
        id="ends-with-the-card-swapped-for",
        position="decision: bonus; tiles: general; A.hand: tea; market: silk",
        moves="A ability; A swap tea",
        ends="A: take 1-8",
    ),
    Case(
        id="ends-with-the-card-of-the-shepherd",
        position="decision: bonus; camel: shepherd",
        moves="A ability",
        ends="A: take 6, take 8",
    ),
    Case(
        id="ends-with-a-token-turned",
        position="decision: bonus; tiles: buddhist; A.shop: tea; A.tokens: tea",
        moves="A ability",
        ends="A: turn tea",
    ),
    Case(
        id="ends-not-with-the-maids-first-card",
        position="decision: bonus; tiles: maid; A.shop: tea; A.hand: silk",
        moves="A ability",
        ends="A:",
    ),
    Case(
        id="ends-with-the-maids-second-card",
        position="decision: bonus; tiles: maid; A.shop: tea; A.hand: silk",
        moves="A ability; A stow tea",
        ends="A: display silk",
    ),
    Case(
        id="ends-with-the-card-of-the-domestic",
        position="decision: bonus; tiles: domestic; A.shop: tea; A.hand: silk",
        moves="A ability",
        ends="A: stow tea, display silk",
    ),
    Case(
        id="ends-not-with-the-opponent",
        position="decision: bonus; camel: trader; A.hand: wool; B.hand: tea silk",
        moves="A ability",
        ends="A:",
    ),
    Case(
        id="ends-not-with-the-first-card-given-back",
        position="decision: bonus; camel: trader; A.hand: wool; B.hand: tea*2",
        moves="A ability; A opponent B",
        ends="A:",
    ),
    Case(
        id="ends-with-the-last-card-given-back",
        position="decision: bonus; camel: trader; A.hand: wool; B.hand: tea*2",
        moves="A ability; A opponent B; A give tea",
        ends="A: give tea, give wool",
    ),
    Case(
        id="ends-not-for-whom-the-merchant-asks",
        position="decision: bonus; tiles: merchant; A.hand: wool; B.hand: tea",
        moves="A ability; A opponent B",
        ends="B:",
    ),
    # Protection
    Case(
        id="ends-not-with-the-answer-after-the-good",
        position=STORING + " buddhist",
        moves="A shop",
        after="decision: pay",
        ends="A:",
    ),
    Case(
        id="ends-not-for-whom-protects",
        position=MANICHEAN.format("domestic") + "A.hand: bamboo",
        moves="A ability; A display bamboo",
        after="decision: protect",
        ends="B:",
    ),
    Case(
        id="ends-with-a-card-that-another-may-protect-against",
        position=MANICHEAN.format("domestic") + "A.hand: bamboo",
        moves="A ability",
        ends="A: stow gold, stow bamboo, display bamboo",
    ),
    Case(
        id="ends-not-with-a-card-of-the-domestic-to-pay-for",
        position=BUDDHIST.format("domestic") + "A.hand: bamboo tea",
        moves="A ability",
        ends="A: stow gold, stow bamboo, display tea",
    ),
    Case(
        id="ends-with-paying-or-leaving-in-the-bonus",
        position=BUDDHIST.format("domestic") + "A.hand: bamboo",
        moves="A ability; A display bamboo",
        ends="A: pay, leave",
    ),
    Case(
        id="ends-with-a-card-that-cannot-be-paid-for",
        position=BUDDHIST.format("domestic") + "A.hand: bamboo; A.coins: 1",
        moves="A ability",
        ends="A: stow gold, stow bamboo, display bamboo",
    ),
    Case(
        id="ends-not-with-a-card-of-the-maid-to-pay-for",
        position=BUDDHIST.format("maid") + "A.hand: bamboo tea",
        moves="A ability; A stow gold",
        ends="A: display tea",
    ),
    Case(
        id="ends-not-with-a-card-of-the-soldier-to-pay-for",
        position=BUDDHIST.format("soldier") + "market: - bamboo tea",
        moves="A ability; A swap gold",
        ends="A: take 3-8",
    ),
    Case(
        id="ends-with-a-card-for-the-hand",
        position=BUDDHIST.format("general") + "market: - bamboo tea; A.hand: silk",
        moves="A ability; A swap silk",
        ends="A: take 2-8",
    ),
    Case(
        id="ends-when-the-soldier-gives-what-he-gets",
        position=BUDDHIST.format("soldier") + "market: - bamboo tea",
        moves="A ability; A swap bamboo",
        ends="A: take 2-8",
    ),
]

GIVEN_UP = [
    Case(id="gives-up-the-bonus", position="decision: bonus; tiles: maid", gives_up="A: nothing"),
    Case(id="gives-up-nothing-on-the-way", position="decision: move", gives_up="A:"),
    Case(
        id="gives-up-a-token-not-protected",
        position=STORING.replace("dancer", "manichean"),
        moves="A shop",
        gives_up="B: yield",
    ),
    Case(
        id="gives-up-a-token-not-paid-for",
        position=STORING.replace("dancer", "buddhist"),
        moves="A shop",
        gives_up="A: leave",
    ),
]


@each(CASES)
def test_what_ends_a_turn(case: Case) -> None:
    check(case)


@each(GIVEN_UP)
def test_what_lets_something_go(case: Case) -> None:
    check(case)
