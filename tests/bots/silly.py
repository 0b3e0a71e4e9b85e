"""Positions and moves in them that no level may play, in the games' own notation."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Silly:
    """A position and the moves, separated by commas, that throw something away for nothing."""

    id: str
    position: str
    never: str


_FOUR = "A.tokens: gold silver lapis pottery; A.shop: gold silver lapis pottery; "
_THREE = "A.tokens: gold silver lapis; A.shop: gold silver lapis; "
_FIVE = "players: 2; A.tokens: silver lapis pottery glass bamboo; A.shop: silver lapis pottery glass bamboo; "

DUNHUANG = (
    Silly(
        "fourth-kind-wins",
        _FOUR + "tiles: painter; decision: store; market: tea; A.hand: glass bamboo paper",
        "shop",
    ),
    Silly(
        "fourth-kind-wins-of-five-tokens",
        _FIVE + "tiles: painter; decision: store; market: tea; A.hand: silver lapis paper",
        "shop",
    ),
    Silly(
        "fourth-token-wins",
        _THREE + "tiles: dancer; decision: store; market: tea; A.hand: glass bamboo paper wool",
        "hand",
    ),
    Silly(
        "fifth-token-wins",
        "players: 2; A.tokens: silver lapis pottery glass; A.shop: silver lapis pottery glass; tiles: dancer; decision: store; market: tea; A.hand: silver lapis paper bamboo",
        "hand",
    ),
    Silly(
        "painter-breaks-the-win",
        _FOUR + "tiles: painter; decision: bonus; market: -; A.hand: tea glass bamboo paper",
        "ability",
    ),
    Silly(
        "musician-breaks-the-win",
        "A.tokens: silver lapis pottery glass; A.shop: silver lapis pottery glass; tiles: musician; decision: bonus; market: -; A.hand: tea silk bamboo paper; B.shop: silver lapis; C.shop: pottery glass",
        "ability",
    ),
    Silly(
        "painter-keeps-four-kinds",
        _FOUR
        + "tiles: painter; decision: discard; in-bonus: yes; market: -; A.hand: tea*2 glass bamboo paper",
        "discard glass, discard bamboo, discard paper",
    ),
    Silly(
        "painter-keeps-four-kinds-of-five-tokens",
        _FIVE
        + "tiles: painter; decision: discard; in-bonus: yes; market: -; A.hand: tea*3 silver bamboo paper",
        "discard silver, discard bamboo, discard paper",
    ),
    Silly(
        "interpreter-draws-the-win",
        _FOUR
        + "tiles: interpreter; decision: keep; steps: 3; in-bonus: yes; market: -; drawn: glass bamboo silk; A.hand: glass bamboo paper",
        "keep glass, keep bamboo",
    ),
    Silly(
        "diplomat-draws-the-win",
        _FOUR
        + "tiles: diplomat; decision: keep; in-bonus: yes; market: -; drawn: paper wool; A.hand: glass bamboo paper",
        "keep paper",
    ),
    Silly(
        "shepherd-takes-the-win",
        _FOUR
        + "tiles: shepherd; decision: space; in-bonus: yes; market: - tea ? ? ? ? ? glass; A.hand: glass bamboo paper",
        "take 8",
    ),
    Silly(
        "farmer-takes-the-win",
        _FOUR
        + "tiles: farmer; decision: space; steps: 2; in-bonus: yes; market: - paper tea; A.hand: glass bamboo paper",
        "take 2",
    ),
    Silly(
        "domestic-displays-the-win",
        _THREE
        + "tiles: domestic; decision: domestic; in-bonus: yes; market: -; A.hand: tea*2 glass bamboo paper",
        "display glass, display bamboo, display paper, stow gold, stow silver, stow lapis",
    ),
    Silly(
        "domestic-stows-the-fourth-kind",
        _FOUR
        + "tiles: domestic; decision: domestic; in-bonus: yes; market: -; A.hand: tea*2 glass paper",
        "display tea, display glass, display paper",
    ),
    Silly(
        "returns-what-it-has-twice",
        _FOUR
        + "tiles: merchant; decision: return; in-bonus: yes; opponent: B; exchanged: 1; owed: 1; market: -; A.hand: tea*2 glass bamboo paper; B.hand: silk",
        "give glass, give bamboo, give paper",
    ),
    Silly(
        "pays-for-the-winning-token",
        "A.tokens: gold silver lapis; tiles: ? buddhist; decision: pay; claim: tea; camel: 1; market: -; A.shop: gold silver lapis tea; A.coins: 5; A.hand: glass bamboo paper wool; B.shop: tea; B.tokens: tea商",
        "leave",
    ),
    Silly(
        "does-not-hand-over-the-win",
        "turn: B; tiles: ? manichean; decision: protect; claim: tea; market: -; B.tokens: gold silver lapis; B.shop: gold silver lapis tea; B.hand: glass bamboo paper wool; A.shop: tea; A.tokens: tea商",
        "yield",
    ),
    Silly("takes-a-free-bonus", "tiles: dancer; decision: bonus; market: -; A.coins: 0", "nothing"),
    Silly(
        "takes-a-free-bonus-when-rich",
        "players: 2; tiles: musician; decision: bonus; market: -; A.coins: 20",
        "nothing",
    ),
    Silly(
        "pays-no-round-trip",
        "tiles: painter princess soldier trader maid shepherd manichean diplomat; A.coins: 12; A.hand: tea",
        "move 9, move 10, move 11, move 12, move 13",
    ),
    Silly(
        "pays-no-round-trip-of-two-players",
        "players: 2; tiles: dancer musician soldier merchant maid shepherd buddhist diplomat; A.coins: 9; A.hand: tea",
        "move 9, move 10",
    ),
    Silly(
        "last-bonus-counts",
        "players: 2; first: B; turn: A; last-round: yes; tiles: dancer; decision: bonus; market: - - - - - - - -; pile: -; A.prestige: 4; B.prestige: 5; A.coins: 0; B.coins: 9",
        "coins, nothing",
    ),
)

_LAST = "players: 3; round: 10; market: ? ? ? ? ? ? ? ? ? 214S; "
_BID = _LAST + "decision: bid; first: A; "
_MID = "players: 3; round: 5; market: ? ? ? ? 214S; decision: bid; first: A; "
_AFTER = _LAST + "turn: A; first: B; decision: after; acted: yes; face-down: load goods lower; "
_ONTO = (
    _LAST
    + "turn: A; first: B; decision: onto; acted: yes; face-down: load goods lower; extra-played: A; "
)
_KEEP = (
    _LAST
    + "turn: A; first: B; decision: prize-keep; stack: star; sold: spice fish rice vegetables; "
)

DSCHUNKE = (
    Silly(
        "sure-four-yuan-win-the-game",
        _BID + "A.hand: spice; A.money: 30; B.money: 32; C.money: 20",
        "none",
    ),
    Silly(
        "sure-two-yuan-win-the-game",
        _BID + "A.hand: fish; A.money: 31; B.money: 32; C.money: 20",
        "none",
    ),
    Silly(
        "the-better-good-wins-the-game",
        _BID + "A.hand: spice rice; A.money: 30; B.money: 33; C.money: 20; sold: fish vegetables",
        "none, bid-rice 1",
    ),
    Silly(
        "no-overbid-against-empty-hands",
        _MID + "A.hand: spice*5",
        "bid-spice 2, bid-spice 3, bid-spice 4, bid-spice 5",
    ),
    Silly(
        "no-overbid-of-fish",
        _MID + "A.hand: fish*4; A.money: 10",
        "bid-fish 2, bid-fish 3, bid-fish 4",
    ),
    Silly(
        "no-overbid-of-known-hands",
        _MID
        + "A.hand: spice*6; B.hand: spice rice; B.seen: spice rice; C.hand: rice; C.seen: rice",
        "bid-spice 3, bid-spice 4, bid-spice 5, bid-spice 6",
    ),
    Silly(
        "no-overbid-of-rice",
        _MID + "A.hand: rice*3; B.hand: fish*2; B.seen: fish*2",
        "bid-rice 2, bid-rice 3",
    ),
    Silly(
        "no-overbid-in-the-last-round",
        _BID + "A.hand: spice*4; A.money: 40; B.money: 30; C.money: 30",
        "bid-spice 2, bid-spice 3, bid-spice 4",
    ),
    Silly(
        "no-overbid-for-a-special-card",
        _MID + "A.hand: vegetables*4",
        "bid-vegetables 2, bid-vegetables 3, bid-vegetables 4",
    ),
    Silly(
        "no-bluff-for-nothing",
        _MID + "sold: fish; A.hand: fish*3 rice; B.hand: rice*2; C.hand: spice",
        "bid-fish 1, bid-fish 2, bid-fish 3, mixed fish-rice",
    ),
    Silly(
        "no-bluff-in-the-last-round",
        _BID + "sold: spice rice; A.hand: spice*2 fish rice; A.money: 30; B.money: 30; C.money: 30",
        "bid-spice 1, bid-spice 2, bid-rice 1, mixed spice-fish, mixed spice-rice, mixed fish-rice",
    ),
    Silly(
        "no-overbid-with-much",
        _MID + "A.hand: spice*3 rice*3; B.money: 9",
        "bid-spice 2, bid-spice 3, bid-rice 2, bid-rice 3",
    ),
    *(
        Silly(
            f"collects-in-the-end-on-{junk}",
            _AFTER + f"A.cards: money-{junk}; A.money: 30; B.money: 32; C.money: 9",
            "done",
        )
        for junk in ("grey", "orange", "purple", "brown", "white")
    ),
    Silly(
        "collects-where-it-pays",
        _AFTER
        + "grey: AAA; white: BBC; A.cards: money-grey money-white; A.money: 30; B.money: 36; C.money: 9",
        "collect white, done",
    ),
    Silly(
        "collects-where-it-pays-orange",
        _AFTER
        + "orange: AAB; brown: BBC; A.cards: money-orange money-brown; A.money: 30; B.money: 34; C.money: 9",
        "collect brown, done",
    ),
    Silly(
        "loads-the-fifth-junk",
        _AFTER
        + "grey: ABC; orange: ABC; purple: ABC; brown: ABC; white: BCC; A.cards: load; A.money: 30; B.money: 36; C.money: 9",
        "load grey, load orange, load purple, load brown, done",
    ),
    Silly(
        "moves-to-the-fifth-junk",
        _ONTO
        + "from: grey; grey: AAB; orange: ABC; purple: ABC; brown: ABC; white: BCC; A.cards: move; A.money: 30; B.money: 30; C.money: 9",
        "onto orange, onto purple, onto brown",
    ),
    Silly(
        "keeps-the-card-that-pays",
        _KEEP + "grey: AAA; star: eight-grey load; A.money: 30; B.money: 34; C.money: 9",
        "keep load",
    ),
    Silly(
        "keeps-the-card-that-pays-twelve",
        _KEEP
        + "grey: AAB; brown: ABC; star: twelve-grey extra-supply; A.money: 30; B.money: 34; C.money: 9",
        "keep extra-supply",
    ),
    Silly(
        "keeps-no-supply-at-the-end",
        _KEEP
        + "white: AAA; star: eight-white exchange win-ties; A.money: 30; B.money: 34; C.money: 9",
        "keep exchange, keep win-ties",
    ),
)

_OWN = "players: 2; turn: A; offers: 0; B.entourage: -; A.entourage: -; A.caravan: petra; "
_FINAL = (
    "players: 2; first: B; turn: A; number: 8; begun: 8; offers: 0; B.entourage: -; "
    "A.entourage: -; A.caravan: petra; B.caravan: aleppo; A.coins: 5; B.coins: 7; "
)
_ASKED = (
    "players: 3; turn: B; A.coins: 9; B.coins: 9; C.coins: 9; A.caravan: petra; "
    "A.entourage: merchant-prince-of-jewels; A.hand: wisdom prudence; A.products: jewels; "
    "B.offers-made: 1; "
)

ARABY = (
    *(
        Silly(
            f"fills-the-line-at-{space}",
            _OWN + f"A.camels: {camels}; A.products: {product}",
            f"end, camel A{elsewhere}",
        )
        for space, camels, product, elsewhere in (
            (3, "A A - - - - - - -", "fabrics", 5),
            (6, "- - - A A - - - -", "spices", 9),
            (9, "- - - - - - A A -", "spices", 6),
            (8, "- A - - A - - - -", "magics", 4),
        )
    ),
    *(
        Silly(f"does-not-waste-{product}", _OWN + f"A.products: {product}", "end")
        for product in ("magics", "jewels", "spices", "fabrics")
    ),
    *(
        Silly(
            f"lets-the-prince-of-{product}-work",
            _OWN.replace("A.entourage: -", f"A.entourage: merchant-prince-of-{product}"),
            "end",
        )
        for product in ("magics", "jewels", "spices", "fabrics")
    ),
    Silly(
        "lets-the-money-changer-work",
        _OWN.replace("A.entourage: -", "A.entourage: money-changer"),
        "end",
    ),
    Silly(
        "lets-the-money-changer-work-in-another-turn",
        "players: 2; turn: B; passed: B; offers: 0; A.entourage: money-changer; B.entourage: -",
        "pass",
    ),
    Silly(
        "lets-the-money-changer-work-after-the-draft",
        "players: 2; turn: A; decision: last; offers: 0; A.entourage: money-changer; B.entourage: -",
        "pass",
    ),
    Silly(
        "takes-four-coins-in-the-end",
        _FINAL + "A.hand: generosity; A.products: spices",
        "end, camel A6, camel A9",
    ),
    Silly(
        "takes-three-coins-in-the-end",
        _FINAL + "A.hand: prudence; A.products: jewels",
        "end, camel A1, camel A7",
    ),
    *(
        Silly(f"gives-nothing-away-{name}", _ASKED + f"offer.B.A: waiting {terms}", "accept B")
        for name, terms in (
            ("coin", "for coins=1"),
            ("coins", "coins=1 for coins=5"),
            ("product", "for product=jewels"),
            ("entourage", "coins=1 for entourage=merchant-prince-of-jewels"),
            ("space", "for space=9"),
            ("card", "for card=prudence"),
        )
    ),
)
