"""Majority tokens: claimed by adding a card, lost by removing one."""

from dunhuang_cases import Case, check, each

CASES = [
    # Claiming
    Case(
        id="majority-first-card-takes-the-token",
        position="decision: store; market: tea",
        moves="A shop",
        events="A took tea 1 shop; A token-claimed tea -",
        after="token.tea: A",
    ),
    Case(
        id="majority-more-takes-it-from-its-holder",
        position="decision: store; market: tea; A.shop: tea; B.shop: tea; B.tokens: tea",
        moves="A shop",
        events="A token-claimed tea B",
        after="token.tea: A",
    ),
    Case(
        id="majority-a-tie-is-enough",
        position="decision: store; market: tea; A.shop: tea; B.shop: tea*2; B.tokens: tea",
        moves="A shop",
        events="A token-claimed tea B",
        after="A.shop: tea*2; B.shop: tea*2; token.tea: A",
    ),
    Case(
        id="majority-fewer-takes-nothing",
        position="decision: store; market: tea; B.shop: tea*2; B.tokens: tea",
        moves="A shop",
        without="token-claimed",
        after="token.tea: B",
    ),
    Case(
        id="majority-cards-in-hand-do-not-count",
        position="decision: store; market: tea; B.hand: tea*3; A.hand: tea*2",
        moves="A shop",
        events="A token-claimed tea -",
        after="token.tea: A",
    ),
    Case(
        id="majority-other-goods-do-not-count",
        position="decision: store; market: tea; B.shop: silk*5 paper*3; B.tokens: silk paper",
        moves="A shop",
        after="token.tea: A; token.silk: B; token.paper: B",
    ),
    Case(
        id="D2",
        position="decision: store; market: tea; A.shop: tea; B.shop: tea*3",
        moves="A shop",
        without="token-claimed",
        after="A.shop: tea*2; token.tea: -; decision: bonus",
    ),
    Case(
        id="D2-no-token-below-the-leader",
        position="decision: store; market: tea; A.shop: tea; B.shop: tea; C.shop: tea*3",
        moves="A shop",
        without="token-claimed",
        after="token.tea: -",
    ),
    Case(
        id="D2-level-with-the-leader",
        position="decision: store; market: tea; A.shop: tea*2; B.shop: tea; D.shop: tea*3",
        moves="A shop",
        events="A token-claimed tea -",
        after="token.tea: A",
    ),
    Case(
        id="D2-the-leader-waits-for-a-new-card",
        position="market: silk silk tea; A.shop: tea; B.shop: tea*3",
        moves="A move 1; A hand; A nothing; B move 1; B shop",
        events="B turn-began; B took tea 3 shop; B token-claimed tea -",
        after="token.tea: B",
    ),
    Case(
        id="D2-holder",
        position="majority: holder; decision: store; market: tea; A.shop: tea; B.shop: tea*3",
        moves="A shop",
        events="A took tea 1 shop; A token-claimed tea -",
        after="majority: holder; A.shop: tea*2; token.tea: A; decision: bonus",
    ),
    Case(
        id="D2-holder-one-card-is-enough-for-a-token-in-the-middle",
        position="majority: holder; decision: bonus; tiles: domestic; market: - tea; A.shop: tea*2;"
        "A.tokens: tea; B.shop: silk; D.shop: tea*2",
        moves="A ability; A stow tea; B move 1; B shop",
        events="A token-lost tea; B token-claimed tea -",
        after="A.shop: tea; B.shop: tea silk; D.shop: tea*2; token.tea: B",
    ),
    Case(
        id="D2-holder-with-more-keeps-it",
        position="majority: holder; decision: store; market: tea; A.shop: tea; B.shop: tea*3;"
        "B.tokens: tea",
        moves="A shop",
        without="token-claimed",
        after="token.tea: B",
    ),
    Case(
        id="D2-holder-level-while-a-third-shop-has-more",
        position="majority: holder; decision: store; market: tea; A.shop: tea; B.shop: tea*2;"
        "B.tokens: tea; C.shop: tea*3",
        moves="A shop",
        events="A token-claimed tea B",
        after="token.tea: A",
    ),
    Case(
        id="D2-level-with-the-holder-while-a-third-shop-has-more",
        position="decision: store; market: tea; A.shop: tea; B.shop: tea*2; B.tokens: tea;"
        "C.shop: tea*3",
        moves="A shop",
        without="token-claimed",
        after="token.tea: B",
    ),
    Case(
        id="D2-holder-protected-against-a-tie-while-a-third-shop-has-more",
        position="majority: holder; decision: store; tiles: ? manichean; market: tea; A.shop: tea;"
        "B.shop: tea*2; B.tokens: tea商; C.shop: tea*3",
        moves="A shop",
        after="decision: protect; claim: tea; token.tea: B商",
    ),
    Case(
        id="D2-holder-loses-it-by-a-removal-to-any-shop-with-more",
        position="majority: holder; decision: bonus; tiles: domestic; A.shop: tea*2; A.tokens: tea;"
        "B.shop: tea*3",
        moves="A ability; A stow tea",
        events="A token-lost tea",
        after="token.tea: -",
    ),
    Case(
        id="D3",
        position="decision: store; market: tea; A.shop: tea; B.shop: tea*2; B.tokens: tea",
        moves="A shop",
        after="token.tea: A; decision: bonus",
        legal="A: coins, nothing; B:",
    ),
    Case(
        id="D3-from-the-middle",
        position="decision: store; market: tea",
        moves="A shop",
        after="token.tea: A; decision: bonus",
    ),
    Case(
        id="D3-an-own-token-keeps-its-side",
        position="decision: store; market: tea; A.shop: tea; A.tokens: tea商",
        moves="A shop",
        events="A took tea 1 shop",
        without="token-claimed",
        after="A.shop: tea*2; token.tea: A商; decision: bonus",
    ),
    Case(
        id="D3-an-own-token-keeps-its-side-level-with-another",
        position="decision: store; market: tea; A.shop: tea; B.shop: tea; A.tokens: tea商",
        moves="A shop",
        without="token-claimed",
        after="token.tea: A商",
    ),
    # Adding by abilities
    Case(
        id="D4",
        position="decision: bonus; camel: soldier; market: tea silk; A.shop: tea*2; A.tokens: tea;"
        "B.shop: tea*2",
        moves="A ability; A swap tea; A take 2",
        events="A swapped-out tea 2 shop; A token-lost tea; A moved-card silk shop;"
        "A token-claimed silk -",
        after="A.shop: tea silk; token.tea: -; token.silk: A",
    ),
    Case(
        id="D4-maid",
        position="decision: bonus; camel: maid; A.shop: tea*2; A.tokens: tea商; A.hand: silk;"
        "B.shop: tea*2",
        moves="A ability; A stow tea; A display silk",
        events="A moved-card tea hand; A token-lost tea; A moved-card silk shop;"
        "A token-claimed silk -; B turn-began",
        after="A.shop: tea silk; A.hand: tea; token.tea: -; token.silk: A",
    ),
    Case(
        id="D4-removal-first-even-if-the-addition-makes-up-for-it",
        position="decision: bonus; camel: soldier; market: tea; A.shop: tea*2; A.tokens: tea;"
        "B.shop: tea*2",
        moves="A ability; A swap tea; A take 1",
        events="A swapped-out tea 1 shop; A token-lost tea; A moved-card tea shop;"
        "A token-claimed tea -",
        after="token.tea: A",
    ),
    Case(
        id="D5",
        position="decision: bonus; tiles: domestic; A.shop: tea; A.tokens: tea",
        moves="A ability; A stow tea",
        without="token-lost",
        after="A.shop: -; A.hand: tea; token.tea: A",
    ),
    Case(
        id="D5-level-with-an-opponent",
        position="decision: bonus; tiles: domestic; A.shop: tea*2; A.tokens: tea商; B.shop: tea",
        moves="A ability; A stow tea",
        without="token-lost",
        after="token.tea: A商",
    ),
    Case(
        id="D5-at-0-cards-until-an-opponent-adds-one",
        position="decision: bonus; tiles: domestic; A.shop: tea; A.tokens: tea; market: - tea",
        moves="A ability; A stow tea; B move 1; B shop",
        events="B token-claimed tea A",
        after="token.tea: B",
    ),
    Case(
        id="D5-gone-when-an-opponent-has-more",
        position="decision: bonus; tiles: domestic; A.shop: tea; A.tokens: tea商; B.shop: tea",
        moves="A ability; A stow tea",
        events="A moved-card tea hand; A token-lost tea",
        after="token.tea: -; B.tokens: -",
    ),
    Case(
        id="loss-by-musician",
        position="decision: bonus; tiles: musician; A.shop: tea*2; A.tokens: tea; C.shop: tea*2",
        moves="A ability; A discard tea",
        events="A discarded tea shop; A token-lost tea; A prestige-gained 3",
        after="token.tea: -; A.shop: tea; discarded: tea",
    ),
    Case(
        id="loss-not-by-musician-while-nobody-has-more",
        position="decision: bonus; tiles: musician; A.shop: tea; A.tokens: tea商",
        moves="A ability; A discard tea",
        without="token-lost",
        after="token.tea: A商; A.shop: -",
    ),
    Case(
        id="loss-only-of-an-own-token",
        position="decision: bonus; tiles: musician; A.shop: tea; B.shop: tea*2; B.tokens: tea",
        moves="A ability; A discard tea",
        without="token-lost",
        after="token.tea: B",
    ),
    Case(
        id="loss-turns-the-token-to-its-number",
        position="decision: bonus; tiles: domestic; A.shop: tea*2; A.tokens: tea商; B.shop: tea*2;"
        "market: - tea",
        moves="A ability; A stow tea; B move 1; B shop",
        events="A token-lost tea; B token-claimed tea -",
        after="token.tea: B",
    ),
    Case(
        id="D6",
        position="decision: bonus; camel: soldier; market: tea; A.shop: tea; B.shop: tea;"
        "B.tokens: tea",
        moves="A ability; A swap tea; A take 1",
        events="A swapped-out tea 1 shop; A moved-card tea shop; A token-claimed tea B",
        after="A.shop: tea; token.tea: A",
    ),
    Case(
        id="D6-not-enough-after-a-like-for-like-swap",
        position="decision: bonus; camel: soldier; market: tea; A.shop: tea; B.shop: tea*2;"
        "B.tokens: tea",
        moves="A ability; A swap tea; A take 1",
        without="token-claimed",
        after="token.tea: B",
    ),
    Case(
        id="D6-general-like-for-like",
        position="decision: bonus; tiles: general; market: - tea; A.hand: tea",
        moves="A ability; A swap tea; A take 2",
        events="A swapped-out tea 2 hand; A took tea 2 hand",
        after="A.hand: tea; A.seen: tea",
    ),
    Case(
        id="D6-maid-not-like-for-like",
        position="decision: bonus; camel: maid; A.shop: tea; A.hand: tea silk",
        moves="A ability; A stow tea",
        legal="A: display silk",
        refused="A display tea: same-good",
    ),
    Case(
        id="D6a",
        position="decision: bonus; camel: soldier; market: tea; A.shop: tea*2; A.tokens: tea商;"
        "B.shop: tea*2",
        moves="A ability; A swap tea; A take 1",
        events="A token-lost tea; A token-claimed tea -",
        after="A.shop: tea*2; token.tea: A",
    ),
    Case(
        id="D6a-nobody-level",
        position="decision: bonus; camel: soldier; market: tea; A.shop: tea*2; A.tokens: tea商;"
        "B.shop: tea",
        moves="A ability; A swap tea; A take 1",
        without="token-lost; token-claimed",
        after="A.shop: tea*2; token.tea: A商",
    ),
    Case(
        id="claim-by-soldier",
        position="decision: bonus; camel: soldier; market: tea; A.shop: silk tea; B.shop: tea*2;"
        "B.tokens: tea; A.tokens: silk",
        moves="A ability; A swap silk; A take 1",
        events="A swapped-out silk 1 shop; A moved-card tea shop; A token-claimed tea B",
        without="token-lost",
        after="A.shop: tea*2; token.tea: A; token.silk: A",
    ),
    Case(
        id="claim-by-maid",
        position="decision: bonus; camel: maid; A.shop: silk; A.hand: tea; B.shop: tea;"
        "B.tokens: tea",
        moves="A ability; A stow silk; A display tea",
        events="A moved-card silk hand; A moved-card tea shop; A token-claimed tea B",
        after="A.shop: tea; A.hand: silk; token.tea: A",
    ),
    Case(
        id="claim-by-domestic",
        position="decision: bonus; tiles: domestic; A.hand: tea; B.shop: tea; B.tokens: tea",
        moves="A ability; A display tea",
        events="A moved-card tea shop; A token-claimed tea B; B turn-began",
        after="A.shop: tea; A.hand: -; token.tea: A",
    ),
    Case(
        id="claim-not-by-domestic-below-the-leader",
        position="decision: bonus; tiles: domestic; A.hand: tea; B.shop: tea*2; B.tokens: tea",
        moves="A ability; A display tea",
        without="token-claimed",
        after="token.tea: B",
    ),
]


@each(CASES)
def test_tokens(case: Case) -> None:
    check(case)
