"""Every example printed in the English, Dutch and Korean rulebooks.

The English and Dutch ones are the same; the Korean rulebook prints some of them without words
(camel, four tokens and four goods), and its bamboo goes on differently.
"""

from dataclasses import replace

from dunhuang_cases import Case, check, each

# Nicole (A) or Jerry adds a second bamboo; Adrien (B) or Evan holds two and the 商 token.
SECOND_BAMBOO = (
    "players: 2; decision: store; market: bamboo bamboo bamboo; A.shop: bamboo;"
    "B.shop: bamboo*2; B.tokens: bamboo商; tiles: dancer;"
)
MANICHEAN = SECOND_BAMBOO.replace("dancer", "dancer manichean")
BUDDHIST = SECOND_BAMBOO.replace("dancer", "dancer buddhist")

# Adrien (A) or Evan against Nicole (B) or Jerry, at the end of the last player's turn.
SCORING = (
    "turn: D; decision: bonus; pile: -; A.tokens: glass tea; B.tokens: bamboo wool silk;"
    "B.prestige: 2; A.hand: glass*2 tea*2 silk*2; B.hand: glass bamboo tea wool*2"
)

ENGLISH = [
    Case(
        id="camel-soldier-is-free",
        position="tiles: ? soldier shepherd; A.coins: 7",
        moves="A move 1",
        events="A camel-moved 2 1 0",
        after="camel: soldier; A.coins: 7",
    ),
    Case(
        id="camel-shepherd-costs-a-coin",
        position="tiles: ? soldier shepherd; A.coins: 7",
        moves="A move 2",
        events="A camel-moved 3 2 1",
        after="camel: shepherd; A.coins: 6",
    ),
    Case(
        id="tea-majority",
        position="market: ? tea; A.shop: tea",
        moves="A move 1; A shop",
        events="A took tea 2 shop; A token-claimed tea -",
        after="A.shop: tea*2; token.tea: A",
    ),
    Case(
        id="tea-majority-by-a-tie",
        position="market: ? tea; A.shop: tea; B.shop: tea*2; B.tokens: tea",
        moves="A move 1; A shop",
        events="A took tea 2 shop; A token-claimed tea B",
        after="A.shop: tea*2; B.shop: tea*2; token.tea: A",
    ),
    Case(
        id="four-tokens-and-four-goods",
        position="decision: bonus; A.tokens: lapis glass tea wool; A.hand: silver glass paper silk",
        moves="A nothing",
        events="A won early-win",
        without="scored; turn-began",
        after="ended: early-win; winners: A",
    ),
    Case(
        id="scoring-21-to-23",
        position=SCORING,
        moves="D nothing",
        events="A good-scored silk; A good-scored tea; A scored 21 2 0;"
        "B good-scored wool; B good-scored bamboo; B scored 23 3 2; B won most-points",
        after="scores: 21 23 0 0; winners: B; ended: most-points",
    ),
    Case(
        id="farmer-glass-or-paper",
        position="tiles: ? ? farmer; market: ? ? tea glass paper; A.coins: 7",
        moves="A move 2; A hand; A ability",
        events="A camel-moved 3 2 1; A took tea 3 hand; A ability-used farmer",
        after="A.coins: 6; A.hand: tea",
        legal="A: take 4, take 5",
    ),
    Case(
        id="bamboo-manichean-keeps",
        position=MANICHEAN,
        moves="A shop; B protect",
        events="B token-protected bamboo A",
        after="token.bamboo: B; A.shop: bamboo*2",
    ),
    Case(
        id="bamboo-manichean-lets-go",
        position=MANICHEAN,
        moves="A shop; B yield",
        events="A token-claimed bamboo B",
        after="token.bamboo: A",
    ),
    Case(
        id="bamboo-buddhist-pays",
        position=BUDDHIST,
        moves="A shop; A pay",
        events="A token-paid bamboo B 2; A token-claimed bamboo B",
        after="token.bamboo: A; A.coins: 3; B.coins: 7",
    ),
    Case(
        id="bamboo-buddhist-keeps-the-coins",
        position=BUDDHIST,
        moves="A shop; A leave",
        events="A token-left bamboo B",
        after="token.bamboo: B商; A.coins: 5; B.coins: 5",
    ),
    Case(
        id="third-bamboo-next-turn-manichean",
        position=MANICHEAN,
        moves="A shop; B yield; A nothing; B move 1; B shop",
        events="A token-claimed bamboo B; B took bamboo 2 shop; B token-claimed bamboo A",
        after="token.bamboo: B; B.shop: bamboo*3; decision: bonus",
    ),
    Case(
        id="third-bamboo-next-turn-buddhist",
        position=BUDDHIST,
        moves="A shop; A pay; A nothing; B move 1; B shop",
        events="A token-claimed bamboo B; B took bamboo 2 shop; B token-claimed bamboo A",
        after="token.bamboo: B; B.shop: bamboo*3; B.coins: 7; decision: bonus",
    ),
    Case(
        id="third-bamboo-whatever-the-side-manichean",
        position="players: 2; turn: B; decision: store; market: bamboo; A.shop: bamboo*2;"
        "B.shop: bamboo*2; A.tokens: bamboo商",
        moves="B shop",
        events="B token-claimed bamboo A",
        without="token-protected",
        after="token.bamboo: B; decision: bonus",
        legal="A:",
    ),
    Case(
        id="third-bamboo-whatever-the-side-buddhist",
        position="players: 2; turn: B; decision: store; market: bamboo; A.shop: bamboo*2;"
        "B.shop: bamboo*2; A.tokens: bamboo商; tiles: buddhist",
        moves="B shop",
        events="B token-claimed bamboo A",
        without="token-paid",
        after="token.bamboo: B; A.coins: 5; B.coins: 5; decision: bonus",
    ),
]

SAME_IN_KOREAN = (
    "tea-majority-by-a-tie",
    "scoring-21-to-23",
    "farmer-glass-or-paper",
    "bamboo-manichean-keeps",
    "bamboo-manichean-lets-go",
    "bamboo-buddhist-pays",
    "bamboo-buddhist-keeps-the-coins",
)
KOREAN = [
    *(case for case in ENGLISH if case.id in SAME_IN_KOREAN),
    Case(
        id="tea-majority",
        position="market: ? tea; A.shop: tea; B.shop: tea",
        moves="A move 1; A shop",
        events="A took tea 2 shop; A token-claimed tea -",
        after="A.shop: tea*2; B.shop: tea; token.tea: A",
    ),
    Case(
        id="bamboo-buddhist-too-few-coins",
        position=BUDDHIST + "A.coins: 1",
        moves="A shop",
        events="A token-left bamboo B",
        after="token.bamboo: B商; A.coins: 1; decision: bonus",
    ),
    Case(
        id="third-bamboo-next-turn-manichean",
        position=MANICHEAN,
        moves="A shop; B protect; A nothing; B move 1; B hand; B nothing; A move 1; A shop",
        events="B token-protected bamboo A; A took bamboo 3 shop; A token-claimed bamboo B",
        after="token.bamboo: A; A.shop: bamboo*3; decision: bonus",
    ),
    Case(
        id="third-bamboo-next-turn-buddhist",
        position=BUDDHIST,
        moves="A shop; A leave; A nothing; B move 1; B hand; B nothing; A move 1; A shop",
        events="A token-left bamboo B; A took bamboo 3 shop; A token-claimed bamboo B",
        without="token-paid",
        after="token.bamboo: A; A.coins: 5; B.coins: 5; decision: bonus",
    ),
]

EDITIONS = {"en": ENGLISH, "nl": ENGLISH, "ko": KOREAN}
CASES = [
    replace(case, id=f"{edition}-{case.id}")
    for edition, cases in EDITIONS.items()
    for case in cases
]


@each(CASES)
def test_printed_example(case: Case) -> None:
    check(case)
