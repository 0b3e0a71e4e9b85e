"""The characters that involve nobody else: what they do, and when they are not offered."""

from dunhuang_cases import Case, check, each

from caravanserai.games.dunhuang.game import GAME

NOT_OFFERED = "A: coins, nothing"
OFFERED = "A: ability, coins, nothing"

CASES = [
    # Painter
    Case(
        id="painter-discards-from-hand",
        position="decision: bonus; tiles: painter; A.hand: tea silk; A.shop: paper",
        moves="A ability; A discard silk",
        events="A ability-used painter; A discarded silk hand; A prestige-gained 3; B turn-began",
        after="A.hand: tea; A.shop: paper; A.prestige: 3; supply.prestige: 25; discarded: silk",
    ),
    Case(
        id="painter-any-card-of-the-hand",
        position="decision: bonus; tiles: painter; A.hand: tea*2 silk; A.shop: paper",
        moves="A ability",
        legal="A: discard tea, discard silk; B:",
        refused="A discard paper: not-in-hand; A keep tea: other-decision",
    ),
    Case(
        id="painter-not-with-an-empty-hand",
        position="decision: bonus; tiles: painter; A.shop: tea",
        legal=NOT_OFFERED,
        refused="A ability: ability-impossible",
    ),
    Case(
        id="D8a-painter-when-prestige-runs-short",
        position="decision: bonus; tiles: painter; A.hand: tea; B.prestige: 26",
        moves="A ability; A discard tea",
        events="A discarded tea hand; A prestige-gained 2",
        after="A.prestige: 2; supply.prestige: 0",
    ),
    Case(
        id="D8a-painter-without-any-prestige-left",
        position="decision: bonus; tiles: painter; A.hand: tea; B.prestige: 28",
        legal=OFFERED,
    ),
    Case(
        id="D8a-discards-are-seen-by-all",
        position="decision: bonus; tiles: painter; A.hand: tea silk",
        moves="A ability; A discard silk",
        events={
            "A": "A discarded silk hand",
            "B": "A discarded silk hand",
            "public": "A discarded silk hand",
        },
        views={"B": "discarded: silk; A.hand: ?", "public": "discarded: silk"},
    ),
    # Musician
    Case(
        id="musician-discards-from-shop",
        position="decision: bonus; tiles: musician; A.hand: tea silk; A.shop: paper*2",
        moves="A ability; A discard paper",
        events="A ability-used musician; A discarded paper shop; A prestige-gained 3; B turn-began",
        after="A.hand: tea silk; A.shop: paper; A.prestige: 3; discarded: paper",
    ),
    Case(
        id="musician-any-card-of-the-shop",
        position="decision: bonus; tiles: musician; A.hand: tea; A.shop: paper wool",
        moves="A ability",
        legal="A: discard paper, discard wool",
        refused="A discard tea: not-in-shop",
    ),
    Case(
        id="musician-not-with-an-empty-shop",
        position="decision: bonus; tiles: musician; A.hand: tea",
        legal=NOT_OFFERED,
    ),
    Case(
        id="D8a-musician-without-any-prestige-left",
        position="decision: bonus; tiles: musician; A.shop: tea; B.prestige: 28",
        moves="A ability; A discard tea",
        events="A prestige-gained 0; B turn-began",
        after="A.prestige: 0; A.shop: -",
        views={"C": "discarded: tea"},
    ),
    # Princess and dancer
    Case(
        id="princess-prestige-for-tokens-on-either-side",
        position="decision: bonus; tiles: princess; A.tokens: tea silk商 wool; B.tokens: paper",
        moves="A ability",
        events="A ability-used princess; A prestige-gained 3; B turn-began",
        after="A.prestige: 3; B.prestige: 0",
    ),
    Case(
        id="D8a",
        position="decision: bonus; tiles: princess; B.tokens: tea",
        legal=NOT_OFFERED,
        refused="A ability: ability-impossible",
    ),
    Case(
        id="D8a-princess-with-one-token",
        position="decision: bonus; tiles: princess; A.tokens: tea商",
        legal=OFFERED,
    ),
    Case(
        id="D9-princess-takes-what-is-left",
        position="decision: bonus; tiles: princess; A.tokens: tea silk wool; B.prestige: 26",
        moves="A ability",
        events="A prestige-gained 2",
        after="A.prestige: 2; supply.prestige: 0",
    ),
    Case(
        id="dancer-two-prestige",
        position="decision: bonus; tiles: dancer",
        moves="A ability",
        events="A ability-used dancer; A prestige-gained 2; B turn-began",
        after="A.prestige: 2; supply.prestige: 26",
    ),
    # Interpreter and diplomat
    Case(
        id="interpreter-draws-as-many-as-steps",
        position="market: tea; camel: painter; pile: silk wool gold glass ...",
        moves="A move 2; A hand; A ability",
        events="A ability-used interpreter; A drew 2; A saw silk; A saw wool",
        after="decision: keep; drawn: wool silk",
        legal="A: keep wool, keep silk; B:",
        refused="A keep gold: not-drawn; B keep silk: not-your-decision",
    ),
    Case(
        id="interpreter-keeps-one-the-rest-under-the-pile",
        position="decision: bonus; camel: interpreter; steps: 3; pile: silk wool gold glass tea",
        moves="A ability; A keep gold",
        events="A kept gold; A returned 2; - refilled 3 glass; B turn-began",
        after="A.hand: gold; A.seen: -; supply.pile: 3; drawn: -",
        views={"A": "pile: ? [A: silk wool]", "B": "pile: ? [A: ?*2]"},
    ),
    Case(
        id="interpreter-one-step-draws-one",
        position="decision: bonus; camel: interpreter; steps: 1; pile: silk wool gold",
        moves="A ability",
        events="A drew 1; A saw silk; A kept silk; B turn-began",
        without="returned",
        after="A.hand: silk; turn: B; supply.pile: 1",
    ),
    Case(
        id="D8",
        position="decision: bonus; camel: interpreter; steps: 5; pile: silk wool gold",
        moves="A ability",
        events="A drew 3",
        after="decision: keep; drawn: gold wool silk; supply.pile: 0",
    ),
    Case(
        id="D8-interpreter-with-an-empty-pile",
        position="decision: bonus; camel: interpreter; steps: 2; pile: -",
        legal=NOT_OFFERED,
        refused="A ability: ability-impossible",
    ),
    Case(
        id="D8-diplomat-with-an-empty-pile",
        position="decision: bonus; tiles: diplomat; pile: -",
        legal=NOT_OFFERED,
    ),
    Case(
        id="D8-interpreter-with-one-card",
        position="decision: bonus; camel: interpreter; steps: 4; pile: silk",
        moves="A ability",
        events="A drew 1; A saw silk; A kept silk; - end-near; B turn-began",
        after="A.hand: silk; supply.pile: 0; turn: B",
    ),
    Case(
        id="D8-diplomat-with-one-card",
        position="decision: bonus; tiles: diplomat; pile: silk",
        moves="A ability",
        events="A drew 1; A kept silk; B turn-began",
        without="returned",
        after="A.hand: silk; supply.pile: 0",
    ),
    Case(
        id="diplomat-draws-two-whatever-the-steps",
        position="decision: bonus; tiles: diplomat; steps: 5; pile: silk wool gold",
        moves="A ability; A keep silk",
        events="A ability-used diplomat; A drew 2; A kept silk; A returned 1; - refilled 1 gold",
        after="A.hand: silk; pile: [A: wool]",
    ),
    Case(
        id="diplomat-two-equal-cards-are-one-choice",
        position="decision: bonus; tiles: diplomat; pile: silk*2 gold",
        moves="A ability",
        legal="A: keep silk",
    ),
    Case(
        id="keep-goods-of-this-game-only",
        position="players: 2; decision: bonus; tiles: diplomat; pile: tea paper",
        moves="A ability",
        refused="A keep silk: good-not-in-game; A keep glass: not-drawn",
    ),
    # Soldier and general
    Case(
        id="soldier-swaps-shop-and-market",
        position="decision: bonus; tiles: soldier; market: - tea glass; A.shop: silk",
        moves="A ability; A swap silk; A take 3",
        events="A ability-used soldier; A swapped-out silk 3 shop; A moved-card glass shop;"
        "A token-claimed glass -; B turn-began",
        after="A.shop: glass; A.hand: -; token.glass: A",
    ),
    Case(
        id="soldier-any-shop-card-for-any-market-card",
        position="decision: bonus; tiles: soldier; market: - tea - glass; A.shop: silk wool;"
        "A.hand: gold",
        moves="A ability",
        legal="A: swap wool, swap silk",
        refused="A swap gold: not-in-shop",
    ),
    Case(
        id="D10",
        position="decision: bonus; tiles: soldier; market: - tea - glass - silk silk silk;"
        "A.shop: silk",
        moves="A ability; A swap silk",
        legal="A: take 2, take 4, take 6, take 7, take 8",
        refused="A take 1: empty-space; A take 3: empty-space",
    ),
    Case(
        id="D10-soldier-with-an-empty-market",
        position="decision: bonus; tiles: soldier; market: - - - - - - - -; A.shop: silk; pile: -",
        legal=NOT_OFFERED,
        refused="A ability: ability-impossible",
    ),
    Case(
        id="soldier-not-with-an-empty-shop",
        position="decision: bonus; tiles: soldier; A.hand: silk",
        legal=NOT_OFFERED,
    ),
    Case(
        id="soldier-puts-the-card-where-the-other-lay",
        position="decision: bonus; tiles: soldier; A.shop: silk; pile: gold;"
        "market: - tea tea tea tea tea tea glass",
        moves="A ability; A swap silk; A take 8",
        after="market: gold tea tea tea tea tea tea silk",
    ),
    Case(
        id="general-swaps-hand-and-market",
        position="decision: bonus; tiles: general; market: - tea glass; A.hand: silk; A.shop: wool",
        moves="A ability; A swap silk; A take 3",
        events="A ability-used general; A swapped-out silk 3 hand; A took glass 3 hand;"
        "B turn-began",
        without="token-claimed",
        after="A.hand: glass; A.seen: glass; A.shop: wool",
    ),
    Case(
        id="general-any-hand-card",
        position="decision: bonus; tiles: general; A.hand: silk wool; A.shop: gold",
        moves="A ability",
        legal="A: swap wool, swap silk",
        refused="A swap gold: not-in-hand",
    ),
    Case(
        id="general-not-with-an-empty-hand",
        position="decision: bonus; tiles: general; A.shop: silk",
        legal=NOT_OFFERED,
    ),
    Case(
        id="D10-general",
        position="decision: bonus; tiles: general; market: - tea - silk; A.hand: silk",
        moves="A ability; A swap silk",
        refused="A take 1: empty-space; A take 3: empty-space",
    ),
    Case(
        id="D10-general-with-an-empty-market",
        position="decision: bonus; tiles: general; market: - - - - - - - -; A.hand: silk; pile: -",
        legal=NOT_OFFERED,
    ),
    # Maid and domestic
    Case(
        id="maid-swaps-shop-and-hand",
        position="decision: bonus; tiles: maid; A.shop: tea; A.hand: silk*2",
        moves="A ability; A stow tea; A display silk",
        events="A ability-used maid; A moved-card tea hand; A moved-card silk shop;"
        "A token-claimed silk -; B turn-began",
        after="A.shop: silk; A.hand: tea silk; A.seen: tea",
    ),
    Case(
        id="maid-only-cards-with-a-different-one-in-hand",
        position="decision: bonus; tiles: maid; A.shop: tea wool; A.hand: tea",
        moves="A ability",
        legal="A: stow wool",
        refused="A stow tea: same-good; A stow silk: not-in-shop; A display tea: other-decision",
    ),
    Case(
        id="maid-not-with-only-the-same-good",
        position="decision: bonus; tiles: maid; A.shop: tea*2; A.hand: tea*2",
        legal=NOT_OFFERED,
        refused="A ability: ability-impossible",
    ),
    Case(
        id="maid-not-with-an-empty-hand",
        position="decision: bonus; tiles: maid; A.shop: tea silk",
        legal=NOT_OFFERED,
    ),
    Case(
        id="maid-not-with-an-empty-shop",
        position="decision: bonus; tiles: maid; A.hand: tea silk",
        legal=NOT_OFFERED,
    ),
    Case(
        id="maid-second-card-from-the-hand-there-was",
        position="decision: bonus; tiles: maid; A.shop: tea; A.hand: glass silk",
        moves="A ability; A stow tea",
        legal="A: display glass, display silk",
        refused="A display tea: same-good; A display wool: not-in-hand",
    ),
    Case(
        id="domestic-shop-to-hand",
        position="decision: bonus; tiles: domestic; A.shop: tea*2; A.hand: silk",
        moves="A ability; A stow tea",
        events="A ability-used domestic; A moved-card tea hand; B turn-began",
        after="A.shop: tea; A.hand: tea silk; A.seen: tea",
    ),
    Case(
        id="domestic-hand-to-shop",
        position="decision: bonus; tiles: domestic; A.shop: tea; A.hand: silk*2; A.seen: silk",
        moves="A ability; A display silk",
        events="A moved-card silk shop; A token-claimed silk -; B turn-began",
        after="A.shop: tea silk; A.hand: silk; A.seen: -",
    ),
    Case(
        id="domestic-either-way",
        position="decision: bonus; tiles: domestic; A.shop: tea wool; A.hand: tea silk",
        moves="A ability",
        legal="A: stow tea, stow wool, display tea, display silk",
        refused="A stow silk: not-in-shop; A display wool: not-in-hand; A hand: other-decision",
    ),
    Case(
        id="domestic-with-cards-on-one-side-only",
        position="decision: bonus; tiles: domestic; A.hand: tea",
        moves="A ability",
        legal="A: display tea",
    ),
    Case(
        id="domestic-not-without-cards",
        position="decision: bonus; tiles: domestic",
        legal=NOT_OFFERED,
    ),
    # Shepherd and farmer
    Case(
        id="shepherd-next-or-previous",
        position="decision: bonus; camel: shepherd; steps: 3",
        moves="A ability",
        legal="A: take 6, take 8",
        refused="A take 7: out-of-reach; A take 1: out-of-reach; A take 5: out-of-reach",
    ),
    Case(
        id="shepherd-takes-to-hand",
        position="decision: bonus; tiles: shepherd; market: - tea wool wool wool wool wool glass;"
        "pile: gold silver ...",
        moves="A ability; A take 8",
        events="A ability-used shepherd; A took glass 8 hand; - refilled 1 gold;"
        "- refilled 8 silver; B turn-began",
        after="A.hand: glass; A.shop: -; A.seen: glass",
    ),
    Case(
        id="shepherd-round-the-end-of-the-circle",
        position="decision: bonus; tiles: ? ? ? ? ? ? ? shepherd; camel: 8",
        moves="A ability",
        legal="A: take 1, take 7",
    ),
    Case(
        id="D10-shepherd-needs-a-card",
        position="decision: bonus; tiles: shepherd; market: - tea wool wool wool wool wool -",
        moves="A ability",
        legal="A: take 2",
        refused="A take 8: empty-space",
    ),
    Case(
        id="D10-shepherd-between-empty-spaces",
        position="decision: bonus; tiles: shepherd; market: - - wool wool wool wool wool -",
        legal=NOT_OFFERED,
        refused="A ability: ability-impossible",
    ),
    Case(
        id="farmer-next-space",
        position="decision: bonus; tiles: farmer; steps: 1",
        moves="A ability",
        legal="A: take 2",
        refused="A take 3: out-of-reach; A take 8: out-of-reach; A take 1: out-of-reach",
    ),
    Case(
        id="farmer-as-many-spaces-as-steps",
        position="decision: bonus; tiles: farmer; steps: 3",
        moves="A ability",
        legal="A: take 2, take 3, take 4",
        refused="A take 5: out-of-reach",
    ),
    Case(
        id="farmer-takes-one-to-hand",
        position="decision: bonus; tiles: farmer; steps: 2; market: - tea wool",
        moves="A ability; A take 3",
        events="A ability-used farmer; A took wool 3 hand; B turn-began",
        after="A.hand: wool; A.seen: wool; A.shop: -",
    ),
    Case(
        id="farmer-clockwise-round-the-end-of-the-circle",
        position="decision: bonus; tiles: ? ? ? ? ? ? farmer; camel: 7; steps: 3",
        moves="A ability",
        legal="A: take 1, take 2, take 8",
    ),
    Case(
        id="D10-farmer-stops-before-the-camel",
        position="tiles: farmer; market: wool; A.coins: 10",
        moves="A move 8; A hand; A ability",
        legal="A: take 2, take 3, take 4, take 5, take 6, take 7, take 8",
        refused="A take 1: out-of-reach",
    ),
    Case(
        id="D10-farmer-more-steps-than-spaces",
        position="decision: bonus; tiles: farmer; steps: 12",
        moves="A ability",
        legal="A: take 2, take 3, take 4, take 5, take 6, take 7, take 8",
    ),
    Case(
        id="D10-farmer-needs-a-card",
        position="decision: bonus; tiles: farmer; steps: 2; market: - - -",
        legal=NOT_OFFERED,
        refused="A ability: ability-impossible",
    ),
    Case(
        id="D10-farmer-passes-over-an-empty-space",
        position="decision: bonus; tiles: farmer; steps: 2; market: - - tea",
        moves="A ability",
        legal="A: take 3",
        refused="A take 2: empty-space",
    ),
    Case(
        id="D10-emptied-spaces-stay-empty-until-the-refill",
        position="decision: store; tiles: soldier; market: tea; A.shop: silk",
        moves="A shop; A ability; A swap silk",
        refused="A take 1: empty-space",
    ),
]


@each(CASES)
def test_characters(case: Case) -> None:
    check(case)


def test_interpreter_returns_cards_in_random_order() -> None:
    text = "decision: bonus; camel: interpreter; steps: 3; pile: tea silk wool gold; rng: {} 0"
    orders = set()
    for key in range(40):
        position = GAME.notation.read(text.format(key), 0)
        for action in ("ability", "keep tea"):
            GAME.apply(position, 0, GAME.actions.number(action))
        orders.add(tuple(position.state["pile"][0][:2].tolist()))
    assert orders == {(9, 10), (10, 9)}
