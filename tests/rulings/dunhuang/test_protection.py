"""商 tokens: manichean and buddhist protect against a tie, and against nothing else."""

from dunhuang_cases import Case, check, each

# A is about to draw level with B in bamboo; each case says which side of the tile is up.
LEVEL = (
    "decision: store; market: bamboo; A.shop: bamboo; B.shop: bamboo*2; B.tokens: bamboo商;"
    "tiles: dancer;"
)
AHEAD = LEVEL.replace("A.shop: bamboo;", "A.shop: bamboo*2;")
MANICHEAN = LEVEL
BUDDHIST = LEVEL.replace("tiles: dancer", "tiles: dancer buddhist")

CASES = [
    # Manichean: the holder chooses
    Case(
        id="manichean-asks-the-holder",
        position=MANICHEAN,
        moves="A shop",
        events="A took bamboo 1 shop",
        without="token-claimed; token-protected",
        after="decision: protect; claim: bamboo; token.bamboo: B商; turn: A",
        legal="A:; B: protect, yield; C:",
        refused="A protect: not-your-decision; B pay: other-decision; B coins: other-decision",
    ),
    Case(
        id="manichean-holder-keeps",
        position=MANICHEAN,
        moves="A shop; B protect",
        events="B token-protected bamboo A",
        without="token-claimed",
        after="token.bamboo: B; decision: bonus; turn: A; claim: -; A.shop: bamboo*2",
        legal="A: ability, coins, nothing; B:",
    ),
    Case(
        id="manichean-holder-lets-it-go",
        position=MANICHEAN,
        moves="A shop; B yield",
        events="A token-claimed bamboo B",
        without="token-protected",
        after="token.bamboo: A; decision: bonus; turn: A; claim: -",
    ),
    Case(
        id="manichean-out-of-time-keeps",
        position=MANICHEAN,
        moves="A shop",
        default="B: protect",
    ),
    Case(
        id="manichean-costs-nothing",
        position=MANICHEAN + "A.coins: 0",
        moves="A shop; B yield",
        after="token.bamboo: A; A.coins: 0; B.coins: 7",
    ),
    Case(
        id="manichean-protects-once",
        position=MANICHEAN.replace("market: bamboo", "market: bamboo silk bamboo")
        + "C.shop: bamboo",
        moves="A shop; B protect; A nothing; B move 1; B hand; B nothing; C move 1; C shop",
        events="B token-protected bamboo A; C took bamboo 3 shop; C token-claimed bamboo B",
        after="token.bamboo: C; decision: bonus",
    ),
    Case(
        id="manichean-a-number-is-not-protected",
        position=MANICHEAN.replace("商", ""),
        moves="A shop",
        events="A token-claimed bamboo B",
        after="token.bamboo: A; decision: bonus",
    ),
    Case(
        id="manichean-not-against-more-cards",
        position=AHEAD,
        moves="A shop",
        events="A token-claimed bamboo B",
        after="token.bamboo: A; decision: bonus",
        legal="B:",
    ),
    Case(
        id="manichean-not-needed-below-the-leader",
        position=MANICHEAN.replace("bamboo*2", "bamboo*3"),
        moves="A shop",
        without="token-claimed; token-protected",
        after="token.bamboo: B商; decision: bonus",
    ),
    # Buddhist: the taker chooses
    Case(
        id="buddhist-asks-the-taker",
        position=BUDDHIST,
        moves="A shop",
        without="token-claimed; token-paid; token-left",
        after="decision: pay; claim: bamboo; token.bamboo: B商",
        legal="A: pay, leave; B:",
        refused="B pay: not-your-decision; A protect: other-decision; A nothing: other-decision",
    ),
    Case(
        id="buddhist-taker-pays-the-holder",
        position=BUDDHIST,
        moves="A shop; A pay",
        events="A token-paid bamboo B 2; A token-claimed bamboo B",
        after="token.bamboo: A; A.coins: 5; B.coins: 9; supply.coins: 16; decision: bonus",
    ),
    Case(
        id="buddhist-taker-leaves-it",
        position=BUDDHIST,
        moves="A shop; A leave",
        events="A token-left bamboo B",
        without="token-claimed; token-paid",
        after="token.bamboo: B商; A.coins: 7; B.coins: 7; decision: bonus; claim: -",
    ),
    Case(
        id="buddhist-out-of-time-leaves-it",
        position=BUDDHIST,
        moves="A shop",
        default="A: leave",
    ),
    Case(
        id="buddhist-two-coins-suffice",
        position=BUDDHIST + "A.coins: 2",
        moves="A shop; A pay",
        after="token.bamboo: A; A.coins: 0; B.coins: 9",
    ),
    Case(
        id="buddhist-not-with-less-than-two-coins",
        position=BUDDHIST + "A.coins: 1",
        moves="A shop",
        events="A took bamboo 1 shop; A token-left bamboo B",
        without="token-claimed",
        after="token.bamboo: B商; A.coins: 1; A.shop: bamboo*2; decision: bonus",
    ),
    Case(
        id="buddhist-not-against-more-cards",
        position=AHEAD.replace("tiles: dancer", "tiles: dancer buddhist") + "A.coins: 0",
        moves="A shop",
        events="A token-claimed bamboo B",
        without="token-paid",
        after="token.bamboo: A; A.coins: 0; B.coins: 7; decision: bonus",
    ),
    Case(
        id="buddhist-a-number-is-not-protected",
        position=BUDDHIST.replace("商", "") + "A.coins: 0",
        moves="A shop",
        events="A token-claimed bamboo B",
        after="token.bamboo: A; decision: bonus; B.coins: 7",
    ),
    Case(
        id="buddhist-protects-until-it-is-taken",
        position=BUDDHIST.replace("market: bamboo", "market: bamboo silk bamboo")
        + "C.shop: bamboo",
        moves="A shop; A leave; A nothing; B move 1; B hand; B nothing; C move 1; C shop",
        after="token.bamboo: B商; decision: pay; turn: C",
        legal="C: pay, leave",
    ),
    Case(
        id="buddhist-taken-token-shows-its-number",
        position=BUDDHIST.replace("market: bamboo", "market: bamboo silk bamboo")
        + "C.shop: bamboo; C.coins: 0",
        moves="A shop; A pay; A nothing; B move 1; B hand; B nothing; C move 1; C shop",
        events="A token-claimed bamboo B; C token-claimed bamboo A",
        after="token.bamboo: C; C.coins: 0; decision: bonus",
    ),
    # In the bonus step the turn ends after the answer
    Case(
        id="manichean-against-the-soldier",
        position="decision: bonus; camel: soldier; market: tea; A.shop: silk tea; B.shop: tea*2;"
        "B.tokens: tea商",
        moves="A ability; A swap silk; A take 1; B protect",
        events="A moved-card tea shop; B token-protected tea A; B turn-began",
        after="token.tea: B; turn: B; decision: move",
    ),
    Case(
        id="manichean-against-the-maid",
        position="decision: bonus; camel: maid; A.shop: silk tea; A.hand: tea; B.shop: tea*2;"
        "B.tokens: tea商",
        moves="A ability; A stow silk; A display tea; B yield",
        events="A moved-card tea shop; A token-claimed tea B; B turn-began",
        after="token.tea: A; turn: B; decision: move",
    ),
    Case(
        id="manichean-against-the-domestic",
        position="decision: bonus; tiles: domestic; A.shop: tea; A.hand: tea; B.shop: tea*2;"
        "B.tokens: tea商",
        moves="A ability; A display tea",
        after="decision: protect; in-bonus: yes; turn: A",
        legal="B: protect, yield",
    ),
    Case(
        id="buddhist-against-the-domestic",
        position="decision: bonus; tiles: domestic buddhist; A.shop: tea; A.hand: tea;"
        "B.shop: tea*2; B.tokens: tea商",
        moves="A ability; A display tea; A pay",
        events="A token-paid tea B 2; A token-claimed tea B; B turn-began",
        after="token.tea: A; A.coins: 5; B.coins: 9; turn: B",
    ),
    Case(
        id="buddhist-against-the-soldier-without-coins",
        position="decision: bonus; tiles: soldier buddhist; market: - tea; A.shop: silk tea;"
        "B.shop: tea*2; B.tokens: tea商; A.coins: 0",
        moves="A ability; A swap silk; A take 2",
        events="A token-left tea B; B turn-began",
        after="token.tea: B商; turn: B",
    ),
    # Turning a token
    Case(
        id="manichean-turns-a-token",
        position="decision: bonus; camel: manichean; A.tokens: tea silk",
        moves="A ability; A turn silk",
        events="A ability-used manichean; A token-turned silk; B turn-began",
        after="A.tokens: tea silk商",
    ),
    Case(
        id="buddhist-turns-a-token",
        position="decision: bonus; tiles: buddhist; A.tokens: tea silk",
        moves="A ability; A turn tea",
        events="A ability-used buddhist; A token-turned tea; B turn-began",
        after="A.tokens: tea商 silk",
    ),
    Case(
        id="turning-only-own-tokens-with-their-number-up",
        position="decision: bonus; camel: manichean; A.tokens: tea silk商; B.tokens: paper",
        moves="A ability",
        legal="A: turn tea",
        refused="A turn silk: token-turned; A turn paper: no-such-token;"
        "A turn gold: no-such-token; A coins: other-decision",
    ),
    Case(
        id="D8a-manichean-without-a-token",
        position="decision: bonus; camel: manichean; B.tokens: tea",
        legal="A: coins, nothing",
        refused="A ability: ability-impossible",
    ),
    Case(
        id="D8a-manichean-with-all-tokens-turned",
        position="decision: bonus; camel: manichean; A.tokens: tea商 silk商",
        legal="A: coins, nothing",
        refused="A ability: ability-impossible",
    ),
    Case(
        id="D8a-buddhist-with-all-tokens-turned",
        position="decision: bonus; tiles: buddhist; A.tokens: tea商",
        legal="A: coins, nothing",
    ),
    Case(
        id="D8a-buddhist-with-a-number-up",
        position="decision: bonus; tiles: buddhist; A.tokens: tea商 silk",
        legal="A: ability, coins, nothing",
    ),
]


@each(CASES)
def test_protection(case: Case) -> None:
    check(case)
