"""Steps 4 and 5 of a turn, the end of the game and its scoring."""

from dunhuang_cases import Case, check, each

FOUR_TOKENS = "A.tokens: glass tea商 silk wool商;"
FIVE_TOKENS = "A.tokens: silver glass tea商 paper pottery;"
FOUR_GOODS = "A.hand: silver lapis pottery*2 tea;"
BONUS = "decision: bonus;"
# The last of two players ends the game by doing nothing: the pile is empty.
LAST = "players: 2; first: A; turn: B; decision: bonus; pile: -;"
LAST_OF_FOUR = "first: A; turn: D; decision: bonus; pile: -;"

CASES = [
    # Step 4: the early win
    Case(
        id="win-four-tokens-and-four-goods",
        position=BONUS + FOUR_TOKENS + FOUR_GOODS,
        moves="A nothing",
        events="A hand-shown silver 1; A hand-shown lapis 1; A hand-shown pottery 2;"
        "A hand-shown tea 1; A won early-win",
        without="scored; refilled; turn-began",
        after="ended: early-win; winners: A; scores: 0 0 0 0; decision: over",
        legal="A:; B:; C:; D:",
        refused="A move 1: game-over; B move 1: game-over",
    ),
    Case(
        id="win-three-players-four-tokens",
        position="players: 3;" + BONUS + "A.tokens: glass tea wool silver;" + FOUR_GOODS,
        moves="A coins",
        after="ended: early-win; winners: A; A.coins: 9",
    ),
    Case(
        id="win-two-players-need-five-tokens",
        position="players: 2;" + BONUS + FIVE_TOKENS.replace(" pottery", "") + FOUR_GOODS,
        moves="A nothing",
        without="won",
        after="turn: B; decision: move; ended: -",
    ),
    Case(
        id="win-two-players-with-five-tokens",
        position="players: 2;" + BONUS + FIVE_TOKENS + FOUR_GOODS,
        moves="A nothing",
        after="ended: early-win; winners: A",
    ),
    Case(
        id="win-not-with-three-tokens",
        position=BONUS + "A.tokens: tea silk wool;" + FOUR_GOODS,
        moves="A nothing",
        without="won",
        after="turn: B; ended: -",
    ),
    Case(
        id="win-not-with-three-goods",
        position=BONUS + FOUR_TOKENS + "A.hand: lapis pottery*3 tea*2; A.shop: silver",
        moves="A nothing",
        without="won",
        after="turn: B; ended: -",
    ),
    Case(
        id="win-more-than-enough",
        position=BONUS + "A.tokens: glass tea silk wool gold; A.hand: gold silver lapis tea wool",
        moves="A nothing",
        after="ended: early-win",
    ),
    Case(
        id="win-all-tokens-turned",
        position=BONUS + "A.tokens: glass商 tea商 silk商 wool商;" + FOUR_GOODS,
        moves="A nothing",
        after="ended: early-win",
    ),
    Case(
        id="win-only-the-active-player",
        position=BONUS
        + "B.tokens: glass tea silk wool; B.hand: silver lapis pottery tea; market: - gold",
        moves="A nothing; B move 1; B hand",
        without="won",
        after="turn: B; decision: bonus; ended: -",
    ),
    Case(
        id="win-on-the-own-turn",
        position=BONUS
        + "B.tokens: glass tea silk wool; B.hand: silver lapis pottery tea; market: - gold",
        moves="A nothing; B move 1; B hand; B nothing",
        events="B turn-began; B won early-win",
        after="winners: B",
    ),
    Case(
        id="win-not-before-the-bonus",
        position="decision: store; tiles: painter; market: tea;"
        + FOUR_TOKENS
        + "A.hand: silver lapis pottery",
        moves="A hand; A ability; A discard tea",
        without="won",
        after="turn: B; A.prestige: 3",
    ),
    Case(
        id="win-by-the-bonus",
        position="decision: bonus; camel: shepherd; market: tea tea tea tea tea tea - gold;"
        + FOUR_TOKENS
        + "A.hand: silver lapis pottery",
        moves="A ability; A take 8",
        events="A took gold 8 hand; A won early-win",
        after="winners: A",
    ),
    Case(
        id="win-with-a-token-gained-in-the-bonus",
        position="decision: bonus; tiles: domestic; A.tokens: glass silk wool; A.shop: tea;"
        "B.shop: tea*2; B.tokens: tea商; A.hand: silver lapis pottery gold tea",
        moves="A ability; A display tea; B yield",
        events="A token-claimed tea B; A won early-win",
        after="winners: A",
    ),
    Case(
        id="win-not-with-a-token-protected-in-the-bonus",
        position="decision: bonus; tiles: domestic; A.tokens: glass silk wool; A.shop: tea;"
        "B.shop: tea*2; B.tokens: tea商; A.hand: silver lapis pottery gold tea",
        moves="A ability; A display tea; B protect",
        without="won",
        after="turn: B; ended: -",
    ),
    Case(
        id="win-in-the-last-round",
        position="last-round: yes; turn: C; decision: bonus; pile: -;"
        "C.tokens: glass tea silk wool; C.hand: silver lapis pottery tea",
        moves="C nothing",
        without="scored",
        after="ended: early-win; winners: C",
    ),
    Case(
        id="win-in-the-very-last-turn",
        position=LAST_OF_FOUR
        + "last-round: yes; D.tokens: glass tea silk wool; D.hand: silver lapis pottery tea;"
        "A.prestige: 20",
        moves="D nothing",
        without="scored",
        after="ended: early-win; winners: D; A.rank: 2; B.rank: 2; C.rank: 2",
    ),
    Case(
        id="win-shows-only-the-winner's-hand",
        position=BONUS + FOUR_TOKENS + FOUR_GOODS + "B.hand: gold silk",
        moves="A nothing",
        events={"C": "A hand-shown pottery 2"},
        views={"C": "A.hand: silver lapis pottery*2 tea; B.hand: ?*2"},
    ),
    # Step 5: the refill
    Case(
        id="refill-from-the-camel-clockwise",
        position="decision: bonus; camel: 3; pile: gold silver lapis ...;"
        "market: tea - - tea - tea tea tea",
        moves="A nothing",
        events="- refilled 3 gold; - refilled 5 silver; - refilled 2 lapis; B turn-began",
        after="market: tea lapis gold tea silver tea tea tea",
    ),
    Case(
        id="refill-the-space-of-the-card-taken",
        position="pile: gold silver ...; market: tea",
        moves="A move 1; A hand; A nothing",
        events="- refilled 2 gold; B turn-began",
    ),
    Case(
        id="refill-short-of-cards",
        position="decision: bonus; camel: 3; pile: gold; market: tea - - tea - tea tea tea",
        moves="A nothing",
        events="- refilled 3 gold; - end-near; B turn-began",
        after="market: tea - gold tea - tea tea tea; last-round: yes",
    ),
    # The end is near
    Case(
        id="D11",
        position="decision: bonus; pile: gold; market: - tea tea tea tea tea tea paper",
        moves="A nothing",
        events="- refilled 1 gold; B turn-began",
        without="end-near",
        after="supply.pile: 0; last-round: -; turn: B; ended: -",
    ),
    Case(
        id="D11-the-next-refill-fails",
        position="decision: bonus; pile: gold; market: - tea tea tea tea tea tea paper",
        moves="A nothing; B move 1; B hand; B nothing",
        events="- refilled 1 gold; B turn-began; - end-near; C turn-began",
        after="supply.pile: 0; last-round: yes; turn: C",
    ),
    Case(
        id="D11-last-player-empties-the-pile",
        position="turn: D; decision: bonus; pile: gold; market: - tea tea tea tea tea tea paper",
        moves="D nothing",
        without="end-near; scored",
        after="last-round: -; turn: A; decision: move; ended: -",
    ),
    Case(
        id="end-after-the-last-player",
        position="turn: B; decision: bonus; pile: -",
        moves="B nothing; C move 1; C hand; C nothing; D move 1; D hand; D nothing",
        events="- end-near; C turn-began; D turn-began; D nothing-done; A scored 0 0 0",
        after="decision: over; turn: D",
    ),
    Case(
        id="end-is-announced-once",
        position="turn: B; decision: bonus; pile: -; last-round: yes",
        moves="B nothing; C move 1",
        without="end-near",
        after="turn: C",
    ),
    Case(
        id="end-at-once-on-the-last-player's-turn",
        position="turn: D; decision: bonus; pile: -",
        moves="D nothing",
        events="- end-near; A scored 0 0 0; D scored 0 0 0",
        without="turn-began",
        after="decision: over",
    ),
    Case(
        id="end-last-player-sits-right-of-the-first",
        position="first: C; turn: A; decision: bonus; pile: -",
        moves="A nothing; B move 1; B hand; B nothing",
        events="- end-near; B turn-began; A scored 0 0 0",
        after="decision: over; turn: B",
    ),
    Case(
        id="end-not-before-the-last-player",
        position="first: C; turn: D; decision: bonus; pile: -",
        moves="D nothing",
        events="- end-near; A turn-began",
        without="scored",
        after="turn: A; decision: move",
    ),
    Case(
        id="end-empty-space-gives-no-card",
        position="pile: -; last-round: yes; market: tea - tea",
        moves="A move 1",
        after="decision: bonus",
    ),
    # Scoring
    Case(
        id="score-two-per-token-on-either-side",
        position=LAST + "A.tokens: tea paper商 glass",
        moves="B nothing",
        events="A scored 6 3 0; B scored 0 0 0; A won most-points",
        after="scores: 6 0; winners: A; ended: most-points",
    ),
    Case(
        id="score-one-per-prestige",
        position=LAST + "A.prestige: 3; B.prestige: 5",
        moves="B nothing",
        events="A scored 3 0 3; B scored 5 0 5; B won most-points",
        after="scores: 3 5; winners: B",
    ),
    Case(
        id="score-one-card-of-each-good-led",
        position=LAST + "A.tokens: glass tea; A.hand: tea*3 paper; B.hand: tea*2 paper*2",
        moves="B nothing",
        events="A hand-shown tea 3; B hand-shown paper 2; A good-scored tea; A scored 11 2 0",
        after="scores: 11 0",
    ),
    Case(
        id="score-ties-count-for-each",
        position=LAST + "A.tokens: glass; B.tokens: tea; A.hand: paper*2; B.hand: paper*2",
        moves="B nothing",
        events="A good-scored paper; A scored 10 1 0; B good-scored paper; B scored 10 1 0",
        after="scores: 10 10",
    ),
    Case(
        id="score-no-tie-at-nothing",
        position=LAST + "A.tokens: glass; B.tokens: tea",
        moves="B nothing",
        without="good-scored",
        after="scores: 2 2",
    ),
    Case(
        id="score-at-most-as-many-cards-as-tokens",
        position=LAST + "A.tokens: glass tea; A.hand: silver pottery bamboo paper",
        moves="B nothing",
        events="A good-scored paper; A good-scored bamboo; A scored 18 2 0",
        after="scores: 18 0",
    ),
    Case(
        id="score-no-cards-without-tokens",
        position=LAST + "A.hand: paper*3 tea*3; A.prestige: 1",
        moves="B nothing",
        without="good-scored",
        after="scores: 1 0; winners: A",
    ),
    Case(
        id="score-shops-do-not-count",
        position=LAST + "A.tokens: tea; A.shop: tea*3; B.shop: paper*4",
        moves="B nothing",
        after="scores: 2 0",
    ),
    Case(
        id="score-led-against-every-player",
        position=LAST_OF_FOUR + "A.tokens: tea; A.hand: silk*2; C.hand: silk*3; C.tokens: wool",
        moves="D nothing",
        after="scores: 2 0 12 0; winners: C; A.rank: 2; B.rank: 3; D.rank: 3",
    ),
    Case(
        id="score-last-gains-count",
        position=LAST + "tiles: dancer; A.prestige: 1",
        moves="B ability",
        after="scores: 1 2; winners: B",
    ),
    Case(
        id="tie-most-coins-wins",
        position=LAST + "A.prestige: 3; B.prestige: 3; A.coins: 6; B.coins: 5",
        moves="B nothing",
        events="A won most-coins",
        after="ended: most-coins; winners: A; scores: 3 3; A.rank: 1; B.rank: 2",
    ),
    Case(
        id="tie-coins-of-the-last-turn-count",
        position=LAST + "A.prestige: 3; B.prestige: 3; A.coins: 6; B.coins: 5",
        moves="B coins",
        after="ended: most-coins; winners: B",
    ),
    Case(
        id="tie-only-among-those-level",
        position=LAST_OF_FOUR + "A.prestige: 3; B.prestige: 3; C.prestige: 2; A.coins: 1;"
        "B.coins: 2; C.coins: 9",
        moves="D nothing",
        after="ended: most-coins; winners: B; A.rank: 2; C.rank: 3; D.rank: 4",
    ),
    Case(
        id="tie-shared-win",
        position=LAST + "A.prestige: 3; B.prestige: 3; A.coins: 5; B.coins: 5",
        moves="B nothing",
        events="A won shared; B won shared",
        after="ended: shared; winners: A B; A.rank: 1; B.rank: 1",
    ),
    Case(
        id="tie-shared-by-some",
        position=LAST_OF_FOUR + "A.prestige: 3; B.prestige: 3; C.prestige: 3; A.coins: 5;"
        "B.coins: 4; C.coins: 5",
        moves="D nothing",
        after="ended: shared; winners: A C; B.rank: 3; D.rank: 4",
    ),
    Case(
        id="tie-below-the-winner-changes-nothing",
        position=LAST_OF_FOUR + "A.prestige: 4; B.prestige: 3; C.prestige: 3; B.coins: 7;"
        "C.coins: 7",
        moves="D nothing",
        after="ended: most-points; winners: A; B.rank: 2; C.rank: 2; D.rank: 4",
    ),
    Case(
        id="score-shows-all-hands",
        position=LAST + "A.hand: tea; B.hand: paper*2",
        moves="B nothing",
        events={"public": "A hand-shown tea 1; B hand-shown paper 2"},
        views={"A": "B.hand: paper*2; B.aside: ?*2"},
    ),
]


@each(CASES)
def test_end(case: Case) -> None:
    check(case)
