"""Steps 1 to 3 of a turn: the camel, the good beside it, and the bonus."""

from dunhuang_cases import Case, check, each

CASES = [
    # Step 1: the camel
    Case(
        id="D1",
        position="A.coins: 10",
        moves="A move 11",
        events="A camel-moved 4 11 10",
        after="camel: soldier; A.coins: 0; supply.coins: 23; decision: store",
    ),
    Case(
        id="D1-right-round",
        position="camel: 5",
        moves="A move 8",
        events="A camel-moved 5 8 7",
        after="camel: trader; A.coins: 0; steps: 8",
    ),
    Case(
        id="D1-coins-alone-limit-the-steps",
        position="A.coins: 7",
        legal="A: move 1-8; B:",
        refused="A move 9: too-few-coins; B move 1: not-your-decision",
    ),
    Case(
        id="D1-with-every-coin-of-the-box",
        position="A.coins: 44; B.coins: 0; C.coins: 0; D.coins: 0",
        moves="A move 45",
        after="camel: maid; A.coins: 0; supply.coins: 44",
    ),
    Case(
        id="camel-first-step-is-free",
        position="A.coins: 0; camel: 8",
        moves="A move 1",
        events="A camel-moved 1 1 0",
        after="camel: painter; A.coins: 0; supply.coins: 23",
    ),
    Case(
        id="camel-must-move",
        position="A.coins: 0",
        legal="A: move 1",
        refused="A move 2: too-few-coins; A coins: other-decision; A hand: other-decision",
    ),
    Case(
        id="camel-further-steps-cost-a-coin-each",
        position="A.coins: 4",
        moves="A move 4",
        events="A camel-moved 5 4 3",
        after="A.coins: 1; supply.coins: 22",
    ),
    Case(
        id="camel-empty-spaces-count-as-steps",
        position="market: tea - - tea; pile: -; last-round: yes",
        moves="A move 3",
        events="A camel-moved 4 3 2",
        after="camel: soldier; A.coins: 5",
    ),
    # Step 2: the good
    Case(
        id="good-to-hand",
        position="market: silk tea",
        moves="A move 1; A hand",
        events="A took tea 2 hand",
        without="token-claimed",
        after="A.hand: tea; A.shop: -; token.tea: -; decision: bonus",
    ),
    Case(
        id="good-to-shop",
        position="market: silk tea",
        moves="A move 1; A shop",
        events="A took tea 2 shop; A token-claimed tea -",
        after="A.hand: -; A.shop: tea; token.tea: A; decision: bonus",
    ),
    Case(
        id="good-hand-or-shop-is-a-choice",
        position="decision: store",
        legal="A: hand, shop; B:; C:; D:",
        refused="A nothing: other-decision; A coins: other-decision; B hand: not-your-decision",
    ),
    Case(
        id="good-none-there",
        position="market: tea - tea",
        moves="A move 1",
        without="took",
        after="decision: bonus; A.hand: -; A.shop: -",
        legal="A: coins, nothing",
    ),
    Case(
        id="good-space-stays-empty-until-the-refill",
        position="market: tea tea tea tea tea tea tea bamboo; camel: 7",
        moves="A move 1; A hand",
        after="market: tea tea tea tea tea tea tea -",
    ),
    # Step 3: the bonus
    Case(
        id="bonus-three-coins",
        position="decision: bonus",
        moves="A coins",
        events="A coins-gained 3",
        after="A.coins: 10; supply.coins: 13; turn: B; decision: move",
    ),
    Case(
        id="bonus-nothing",
        position="decision: bonus; tiles: dancer",
        moves="A nothing",
        events="A nothing-done; B turn-began",
        without="coins-gained; prestige-gained; ability-used",
        after="A.coins: 7; A.prestige: 0; turn: B",
    ),
    Case(
        id="bonus-ability-coins-or-nothing",
        position="decision: bonus; tiles: dancer",
        legal="A: ability, coins, nothing; B:",
        refused="A move 1: other-decision; A hand: other-decision; B coins: not-your-decision",
    ),
    Case(
        id="bonus-only-one",
        position="decision: bonus; tiles: dancer",
        moves="A ability",
        events="A ability-used dancer; A prestige-gained 2; B turn-began",
        after="turn: B; decision: move; A.coins: 7",
    ),
    Case(
        id="bonus-without-a-good",
        position="market: tea - tea; tiles: painter dancer",
        moves="A move 1; A ability",
        after="A.prestige: 2; turn: B",
    ),
    Case(
        id="turn-order-is-clockwise",
        position="decision: bonus; turn: D",
        moves="D nothing; A move 1; A hand; A nothing",
        events="A turn-began; B turn-began",
        after="turn: B",
    ),
    Case(
        id="out-of-time-moves-one-step",
        position="",
        default="A: move 1",
    ),
    Case(
        id="out-of-time-takes-to-hand",
        position="decision: store",
        default="A: hand",
    ),
    Case(
        id="out-of-time-takes-the-coins",
        position="decision: bonus; tiles: dancer",
        default="A: coins",
    ),
    # D9: supplies are finite
    Case(
        id="D9",
        position="decision: bonus; A.coins: 40; B.coins: 2; C.coins: 0; D.coins: 0",
        moves="A coins",
        events="A coins-gained 2",
        after="A.coins: 42; supply.coins: 0",
    ),
    Case(
        id="D9-no-coins-left-but-offered",
        position="decision: bonus; A.coins: 44; B.coins: 0; C.coins: 0; D.coins: 0",
        moves="A coins",
        events="A coins-gained 0; B turn-began",
        after="A.coins: 44; supply.coins: 0",
    ),
    Case(
        id="D9-coins-are-a-choice-with-none-left",
        position="decision: bonus; A.coins: 44; B.coins: 0; C.coins: 0; D.coins: 0",
        legal="A: coins, nothing",
    ),
    Case(
        id="D9-prestige-as-far-as-it-goes",
        position="decision: bonus; tiles: dancer; B.prestige: 27",
        moves="A ability",
        events="A prestige-gained 1",
        after="A.prestige: 1; supply.prestige: 0",
    ),
    Case(
        id="D9-dancer-with-no-prestige-left",
        position="decision: bonus; tiles: dancer; B.prestige: 28",
        moves="A ability",
        events="A prestige-gained 0; B turn-began",
        after="A.prestige: 0",
    ),
    Case(
        id="D9-dancer-is-offered-with-no-prestige-left",
        position="decision: bonus; tiles: dancer; B.prestige: 28",
        legal="A: ability, coins, nothing",
    ),
    Case(
        id="D9-camel-coins-go-back-to-the-supply",
        position="A.coins: 44; B.coins: 0; C.coins: 0; D.coins: 0; market: tea - - - tea",
        moves="A move 3; A coins",
        events="A camel-moved 4 3 2; A coins-gained 2",
        after="A.coins: 44; supply.coins: 0",
    ),
]


@each(CASES)
def test_camel_and_goods(case: Case) -> None:
    check(case)
