"""Trader and merchant: cards from hand to hand."""

from itertools import combinations

from dunhuang_cases import Case, check, each

from caravanserai.games.dunhuang.game import GAME

TRADER = "decision: bonus; camel: trader;"
MERCHANT = "decision: bonus; tiles: merchant;"

CASES = [
    Case(
        id="trader-takes-two-and-gives-two",
        position=TRADER + "A.hand: wool gold; B.hand: tea silk",
        moves="A ability; A opponent B; A give gold; A give silk",
        events="A ability-used trader; A opponent-chosen B; A card-given B gold;"
        "A card-given B silk; B turn-began",
        without="prestige-gained",
        after="A.hand: tea wool; B.hand: gold silk; A.prestige: 0; opponent: -; exchanged: -",
    ),
    Case(
        id="trader-may-give-the-same-back",
        position=TRADER + "A.hand: wool; B.hand: tea silk",
        moves="A ability; A opponent B; A give tea; A give silk",
        after="A.hand: wool; B.hand: tea silk",
    ),
    Case(
        id="trader-gives-any-card-of-the-hand",
        position=TRADER + "A.hand: wool; B.hand: tea silk",
        moves="A ability; A opponent B",
        after="decision: return; opponent: B; exchanged: 2; owed: 2; A.hand: tea wool silk",
        legal="A: give tea, give wool, give silk; B:",
        refused="A give gold: not-in-hand; B give tea: not-your-decision; A coins: other-decision",
    ),
    Case(
        id="trader-must-give-two",
        position=TRADER + "A.hand: wool; B.hand: tea silk",
        moves="A ability; A opponent B; A give tea",
        after="decision: return; owed: 1; turn: A",
        legal="A: give wool, give silk",
    ),
    Case(
        id="trader-with-an-own-empty-hand",
        position=TRADER + "B.hand: tea silk",
        moves="A ability; A opponent B; A give tea; A give silk",
        after="A.hand: -; B.hand: tea silk; turn: B",
    ),
    Case(
        id="trader-any-opponent-with-cards",
        position=TRADER + "A.hand: tea; B.hand: tea; D.hand: silk",
        moves="A ability",
        legal="A: opponent B, opponent D; B:",
        refused="A opponent A: not-an-opponent; A opponent C: opponent-hand-empty;"
        "A give tea: other-decision",
    ),
    Case(
        id="trader-not-a-seat-of-this-game",
        position="players: 3;" + TRADER + "B.hand: tea",
        moves="A ability",
        legal="A: opponent B",
        refused="A opponent D: not-an-opponent",
    ),
    Case(
        id="D7",
        position=TRADER + "A.hand: wool; B.hand: silk",
        moves="A ability; A opponent B; A give wool",
        events="A card-taken B silk; A card-given B wool; B turn-began",
        after="A.hand: silk; B.hand: wool; turn: B",
    ),
    Case(
        id="D7-trader-not-against-empty-hands",
        position=TRADER + "A.hand: wool silk",
        legal="A: coins, nothing",
        refused="A ability: ability-impossible",
    ),
    Case(
        id="D7-merchant-target-with-one-card",
        position=MERCHANT + "A.hand: wool; B.hand: silk",
        moves="A ability; A opponent B; B give silk; A give silk",
        events="B card-given A silk; A card-given B silk; A prestige-gained 1; B turn-began",
        after="A.hand: wool; B.hand: silk; A.prestige: 1",
    ),
    Case(
        id="D7-merchant-not-against-empty-hands",
        position=MERCHANT + "A.hand: wool silk",
        legal="A: coins, nothing",
    ),
    Case(
        id="D7-merchant-target-needs-a-card",
        position=MERCHANT + "A.hand: wool; B.hand: silk",
        moves="A ability",
        legal="A: opponent B",
        refused="A opponent C: opponent-hand-empty; A opponent A: not-an-opponent",
    ),
    Case(
        id="merchant-target-chooses",
        position=MERCHANT + "A.hand: wool; B.hand: tea silk paper",
        moves="A ability; A opponent B",
        after="decision: give; turn: A; owed: 2",
        legal="A:; B: give tea, give paper, give silk; C:",
        refused="A give wool: not-your-decision; B give wool: not-in-hand; B yield: other-decision",
    ),
    Case(
        id="merchant-gets-two-gives-two-and-one-prestige",
        position=MERCHANT + "A.hand: wool; B.hand: tea silk paper",
        moves="A ability; A opponent B; B give tea; B give paper; A give wool; A give paper",
        events="A ability-used merchant; A opponent-chosen B; B card-given A tea;"
        "B card-given A paper; A card-given B wool; A card-given B paper; A prestige-gained 1;"
        "B turn-began",
        after="A.hand: tea; B.hand: paper wool silk; A.prestige: 1; B.prestige: 0",
    ),
    Case(
        id="merchant-may-give-the-same-back",
        position=MERCHANT + "B.hand: tea*2",
        moves="A ability; A opponent B; B give tea; B give tea; A give tea; A give tea",
        after="A.hand: -; B.hand: tea*2; A.prestige: 1",
    ),
    Case(
        id="D8a-merchant-target-gives-exactly-two",
        position=MERCHANT + "A.hand: wool; B.hand: tea silk paper",
        moves="A ability; A opponent B; B give tea",
        after="decision: give; owed: 1",
        legal="A:; B: give paper, give silk",
    ),
    Case(
        id="D8a-merchant-target-gives-no-third",
        position=MERCHANT + "A.hand: wool; B.hand: tea silk paper",
        moves="A ability; A opponent B; B give tea; B give paper",
        after="decision: return; owed: 2",
        legal="A: give tea, give paper, give wool; B:",
    ),
    Case(
        id="D9-merchant-without-any-prestige-left",
        position=MERCHANT + "B.hand: tea; C.prestige: 28",
        moves="A ability; A opponent B; B give tea; A give tea",
        events="A prestige-gained 0; B turn-began",
        after="A.prestige: 0",
    ),
    Case(
        id="merchant-out-of-time-gives-a-card",
        position=MERCHANT + "A.hand: wool; B.hand: tea silk paper",
        moves="A ability; A opponent B",
        default="B: give tea",
    ),
]


@each(CASES)
def test_exchange(case: Case) -> None:
    check(case)


def test_trader_takes_at_random() -> None:
    """Every pair of the target's four cards comes up."""
    text = TRADER + "B.hand: gold tea paper silk; rng: {} 0"
    pairs = set()
    for key in range(60):
        position = GAME.notation.read(text.format(key), 0)
        for action in ("ability", "opponent B"):
            GAME.apply(position, 0, GAME.actions.number(action))
        hand = position.state["hand"][0][0].tolist()
        pairs.add(tuple(good for good, count in enumerate(hand) if count))
    assert pairs == set(combinations((1, 7, 8, 10), 2))
