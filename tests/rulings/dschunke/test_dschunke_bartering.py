"""Dschunke, phases 4 to 6 and the end: bids, ties, prizes, markers, scoring."""

from dschunke_cases import Case, check, each

# Market 214S: fish 2, rice 1, spice 4, vegetables a special card.
BID = "decision: bid; market: 214S; "
LAST = "decision: bid; round: 10; first: A; "
NOBODY = "; A.bid: none; B.bid: none; C.bid: none"
JUNKS = ("grey", "orange", "purple", "brown", "white")


def holds(**strips: str) -> str:
    """Junks with these strips, the others empty."""
    return "".join(f"{junk}: {strips.get(junk, '-')}; " for junk in JUNKS)


EMPTY = holds()

CASES = [
    Case(
        id="bartering-most-cards-win",
        position=BID + "A.hand: fish*3; B.hand: fish*2; A.bid: fish 3; B.bid: fish 2; C.bid: none",
        moves="D none",
        events="A bid-shown fish 3; B bid-shown fish 2; C bid-shown none 0; A sold fish 2 1",
        after="A.money: 2; B.money: 0; A.hand: -; B.hand: -; sold: fish; decision: bid",
    ),
    Case(
        id="bartering-equal-bids-share-rounded-down",
        position=BID + "A.hand: spice; B.hand: spice; C.hand: spice; A.bid: spice 1; "
        "B.bid: spice 1; C.bid: spice 1",
        moves="D none",
        events="A sold spice 1 3; B sold spice 1 3; C sold spice 1 3",
        after="A.money: 1; B.money: 1; C.money: 1; A.hand: -; B.hand: -",
    ),
    Case(
        id="bartering-win-ties-takes-all",
        position=BID + "A.hand: spice; B.hand: spice; B.cards: win-ties; A.bid: spice 1; "
        "B.bid: spice 1; C.bid: none",
        moves="D none",
        events="B sold spice 4 1",
        without="special-tied",
        after="A.money: 0; B.money: 4",
    ),
    Case(
        id="bartering-win-ties-does-not-help-a-lower-bid",
        position=BID + "A.hand: spice*2; B.hand: spice; B.cards: win-ties; A.bid: spice 2; "
        "B.bid: spice 1; C.bid: none",
        moves="D none",
        events="A sold spice 4 1",
        after="B.money: 0",
    ),
    Case(
        id="bartering-a-tie-on-S-gives-nothing",
        position=BID + "A.hand: vegetables; B.hand: vegetables; A.bid: vegetables 1; "
        "B.bid: vegetables 1; C.bid: none",
        moves="D none",
        events="- special-tied vegetables",
        without="special-won searched",
        after="sold: vegetables; decision: bid; A.hand: -; B.hand: -",
    ),
    Case(
        id="bartering-win-ties-wins-the-S",
        position=BID + "A.hand: vegetables; B.hand: vegetables; A.bid: vegetables 1; "
        "B.cards: win-ties; B.bid: vegetables 1; C.bid: none",
        moves="D none; B search star",
        events="B special-won vegetables; B searched star",
        after="decision: prize-keep; turn: B; stack: star",
    ),
    Case(
        id="bartering-the-S-prize-is-not-declined",
        position=BID + "A.hand: vegetables; A.bid: vegetables 1; B.bid: none; C.bid: none; "
        "square: -",
        moves="D none",
        legal="A: search circle, search triangle, search star",
        refused="A yuan: not-round-10; A search square: stack-empty; A none: other-decision; "
        "B search star: not-your-decision",
    ),
    Case(
        id="bartering-a-searched-stack-is-known",
        position=BID + "A.hand: vegetables; A.bid: vegetables 1; B.bid: none; C.bid: none; "
        "star: load eight-grey",
        moves="D none; A search star",
        legal="A: keep load, keep eight-grey",
        refused="A keep move: not-in-stack; A search star: other-decision",
        views={"A": "star: load eight-grey", "B": "star: ?*2", "public": "star: ?*2"},
    ),
    Case(
        id="stack-known-until-another-takes-an-unseen-card",
        position=BID + "A.hand: vegetables; A.bid: vegetables 1; B.bid: none; C.bid: none; "
        "star: load eight-grey; star.known: B",
        moves="D none; A search star; A keep load",
        after="star.known: A",
        views={"A": "star: eight-grey; A.cards: load", "B": "star: ?; A.cards: ?"},
    ),
    Case(
        id="stack-known-although-another-takes-a-card-shown",
        position=BID + "A.hand: vegetables; A.bid: vegetables 1; B.bid: none; C.bid: none; "
        "star: win-ties eight-grey; star.known: B",
        moves="D none; A search star; A keep win-ties",
        after="star.known: A B",
        views={"B": "star: eight-grey; A.cards: win-ties", "C": "star: ?; A.cards: win-ties"},
    ),
    Case(
        id="J12-win-ties-counts-in-the-next-bartering",
        position=BID + "A.hand: vegetables rice; B.hand: rice; A.bid: vegetables 1; B.bid: none; "
        "C.bid: none; star: win-ties",
        moves="D none; A search star; A keep win-ties; A bid-rice 1; B bid-rice 1; C none; D none",
        events="A laid-open win-ties star; A sold rice 1 1",
        after="A.money: 1; B.money: 0",
    ),
    Case(
        id="bartering-goes-on-until-nobody-bids",
        position=BID + "A.hand: fish rice; A.bid: fish 1; B.bid: none; C.bid: none",
        moves="D none; A none; B none; C none; D none",
        events="A sold fish 2 1; D bid-shown none 0; B start-player; - round-began 2",
        after="round: 2; A.hand: rice; sold: -; first: B; turn: B; merchants: brown white orange",
    ),
    Case(
        id="bartering-ends-when-all-is-sold",
        position=BID + "sold: vegetables fish rice; A.hand: spice; A.bid: spice 1; B.bid: none; "
        "C.bid: none",
        moves="D none",
        events="A sold spice 4 1; B start-player",
        after="round: 2",
    ),
    Case(
        id="J13",
        position=BID + "A.hand: fish",
        moves="A bid-fish 1",
        after="decision: bid; A.bid: fish 1; B.bid: -",
        legal="B: none; C: none; D: none",
    ),
    Case(
        id="bids-are-secret-until-all-are-in",
        position=BID + "A.hand: fish*2; B.hand: fish",
        moves="A bid-fish 2; C none",
        events={"A": "A bid fish 2; C bid ? ?", "B": "A bid ? ?; C bid ? ?"},
        without="bid-shown",
        views={
            "A": "A.bid: fish 2; B.bid: -; C.bid: ?; A.hand_size: 2",
            "B": "A.bid: ?; C.bid: ?; A.hand_size: 2; A.hand: ?*2",
            "public": "A.bid: ?; C.bid: ?",
        },
    ),
    Case(
        id="bids-in-any-order",
        position=BID + "A.hand: fish*2; B.hand: fish",
        moves="D none; B bid-fish 1; C none; A bid-fish 2",
        events="A bid-shown fish 2; B bid-shown fish 1; A sold fish 2 1",
        after="A.money: 2",
    ),
    Case(
        id="bids-twice",
        position=BID + "A.hand: fish*2; A.bid: fish 1",
        refused="A bid-fish 2: not-your-decision",
    ),
    Case(
        id="bids-lower-what-is-certain",
        position=BID + "A.hand: fish*3 rice; A.seen: fish; A.bid: fish 2; B.bid: none; C.bid: none",
        moves="D none",
        after="A.seen: -; A.hand: fish rice",
        views={"B": "A.hand: ?*2"},
    ),
    # Round 10 and the end
    Case(
        id="round-10-yuan-instead-of-a-card",
        position=LAST + "market: ?*9 214S; A.hand: vegetables; A.bid: vegetables 1; B.bid: none; "
        "C.bid: none",
        moves="D none; A yuan",
        events="A special-won vegetables; A yuan-instead 3",
        without="searched",
        after="A.money: 3; decision: bid",
    ),
    Case(
        id="round-10-or-the-card",
        position=LAST + "market: ?*9 214S; A.hand: vegetables; A.bid: vegetables 1; B.bid: none; "
        "C.bid: none",
        moves="D none; A search circle",
        refused="A yuan: other-decision",
        after="decision: prize-keep",
    ),
    Case(
        id="round-10-yuan-when-every-stack-is-empty",
        position=LAST + "market: ?*9 214S; A.hand: vegetables; A.bid: vegetables 1; B.bid: none; "
        "C.bid: none; square: -; circle: -; triangle: -; star: -",
        moves="D none",
        legal="A: yuan",
    ),
    Case(
        id="prize-of-empty-stacks-is-lost",
        position=BID + "A.hand: vegetables; A.bid: vegetables 1; B.bid: none; "
        "C.bid: none; square: -; circle: -; triangle: -; star: -",
        moves="D none",
        events="A special-won vegetables; A no-stack",
        after="decision: bid",
    ),
    Case(
        id="J14",
        position=LAST + "merchants: white grey orange" + NOBODY,
        moves="D none",
        events="- goods-counted spice 18; A junks-scored 3 12; A scored 12 0 0",
        without="start-player round-began",
        after="merchants: white grey orange; round: 10; first: A",
    ),
    Case(
        id="end-eight-yuan-card",
        position=LAST + holds(grey="AA", orange="AB") + "A.cards: eight-grey eight-orange" + NOBODY,
        moves="D none",
        events="A bonus-met eight-grey 8; A bonus-missed eight-orange; A junks-scored 2 8; "
        "A scored 16 0 0; A won most-yuan",
        after="scores: 16 4 0 0; winners: A",
        views={"B": "A.cards: eight-grey eight-orange"},
    ),
    Case(
        id="end-twelve-yuan-card",
        position=LAST
        + holds(brown="AA", orange="A")
        + "A.cards: twelve-brown twelve-orange"
        + NOBODY,
        moves="D none",
        events="A bonus-missed twelve-orange; A bonus-met twelve-brown 12",
        after="scores: 20 0 0 0",
    ),
    Case(
        id="end-cards-overlap",
        position=LAST
        + holds(brown="AA", orange="A")
        + "A.cards: twelve-brown eight-brown"
        + NOBODY,
        moves="D none",
        events="A bonus-met eight-brown 8; A bonus-met twelve-brown 12",
        after="scores: 28 0 0 0",
    ),
    Case(
        id="end-all-five-junks-25-yuan",
        position=LAST + holds(**dict.fromkeys(JUNKS, "A")) + "B.money: 24" + NOBODY,
        moves="D none",
        events="A junks-scored 5 25; B junks-scored 0 0; A won most-yuan",
        after="scores: 25 24 0 0",
    ),
    Case(
        id="end-tie-most-goods-cards",
        position=LAST + EMPTY + "A.money: 9; B.money: 9; B.hand: fish*2; A.hand: rice" + NOBODY,
        moves="D none",
        events="A scored 9 9 1; B scored 9 9 2; B won most-goods",
        after="winners: B; ended: most-goods; A.rank: 2; C.rank: 3",
    ),
    Case(
        id="end-tie-shared",
        position=LAST + EMPTY + "A.money: 9; B.money: 9; B.hand: fish; A.hand: rice" + NOBODY,
        moves="D none",
        events="A won shared; B won shared",
        after="winners: A B; ended: shared; decision: over",
        refused="A none: game-over",
    ),
    Case(
        id="end-extra-cards-stay-hidden",
        position=LAST + EMPTY + "A.cards: load eight-grey; A.money: 1" + NOBODY,
        moves="D none",
        views={"B": "A.cards: eight-grey ?", "A": "A.cards: load eight-grey"},
    ),
]


@each(CASES)
def test_bartering(case: Case) -> None:
    check(case)
