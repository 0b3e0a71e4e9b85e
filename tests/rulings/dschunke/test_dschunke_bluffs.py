"""Dschunke, phase 4: fists of sold or mixed goods, which count as no bid (J6)."""

from dschunke_cases import Case, check, each

# Market 214S: fish 2, rice 1, spice 4, vegetables a special card.
BID = "decision: bid; market: 214S; "
FISH_SOLD = BID + "sold: fish; "

CASES = [
    Case(
        id="J6",
        position=FISH_SOLD + "A.hand: spice*2 fish*3 rice",
        legal="A: none, bid-spice 1, bid-spice 2, bid-fish 1, bid-fish 2, bid-fish 3, bid-rice 1, "
        "mixed spice-fish, mixed spice-rice, mixed fish-rice; B: none",
        refused="A bid-spice 3: too-few-cards; A bid-fish 4: too-few-cards; "
        "A bid-vegetables 1: too-few-cards; A mixed spice-vegetables: too-few-cards; "
        "A mixed vegetables-rice: too-few-cards; B mixed spice-fish: too-few-cards; "
        "A take fish: other-decision",
        default="A: none",
    ),
    Case(
        id="J6-a-fist-of-a-sold-good-counts-as-none",
        position=FISH_SOLD + "A.hand: fish*3 rice; B.hand: rice",
        moves="A bid-fish 2; B bid-rice 1; C none; D none",
        events="A bid fish 2; A bluff-shown fish 2; B bid-shown rice 1; C bid-shown none 0; "
        "B sold rice 1 1",
        after="A.hand: fish*3 rice; A.seen: fish*2; A.money: 0; B.money: 1; sold: fish rice; "
        "decision: bid",
        views={"B": "A.hand: fish*2 ?*2", "public": "A.hand: fish*2 ?*2"},
    ),
    Case(
        id="J6-a-mixed-fist-counts-as-none",
        position=BID + "A.hand: spice*2 rice; C.hand: spice",
        moves="A mixed spice-rice; B none; C bid-spice 1; D none",
        events="A bid spice-rice 2; A bluff-shown spice-rice 2; C bid-shown spice 1; "
        "C sold spice 4 1",
        after="A.hand: spice*2 rice; A.seen: spice rice; A.money: 0; sold: spice; decision: bid",
        views={"C": "A.hand: spice rice ?"},
    ),
    Case(
        id="J6-a-mixed-fist-with-a-sold-good",
        position=FISH_SOLD + "A.hand: fish rice; B.hand: rice",
        moves="A mixed fish-rice; B bid-rice 1; C none; D none",
        events="A bluff-shown fish-rice 2; B sold rice 1 1",
        after="A.hand: fish rice; A.seen: fish rice; sold: fish rice",
    ),
    Case(
        id="J6-all-bluff-and-the-bartering-is-over",
        position=FISH_SOLD + "A.hand: fish*2; B.hand: spice rice; C.hand: fish rice; D.hand: spice",
        moves="A bid-fish 2; B mixed spice-rice; C bid-fish 1; D none",
        events="A bluff-shown fish 2; B bluff-shown spice-rice 2; C bluff-shown fish 1; "
        "D bid-shown none 0; B start-player; - round-began 2",
        without="sold special-won special-tied",
        after="round: 2; A.hand: fish*2; B.hand: spice rice; C.hand: fish rice; sold: -; "
        "A.seen: fish*2; B.seen: spice rice; C.seen: fish; D.seen: -",
    ),
    Case(
        id="J6-one-bluff-alone-and-the-bartering-is-over",
        position=BID + "A.hand: spice rice; A.bid: spice-rice; B.bid: none; C.bid: none",
        moves="D none",
        events="A bluff-shown spice-rice 2; B start-player",
        without="sold",
        after="round: 2; A.hand: spice rice",
    ),
    Case(
        id="J6-all-bluff-in-round-10-and-the-game-is-over",
        position="decision: bid; round: 10; first: A; market: ?*9 214S; sold: spice; "
        "A.hand: spice; A.bid: spice 1; B.bid: none; C.bid: none",
        moves="D none",
        events="A bluff-shown spice 1; A scored 12 0 1",
        after="decision: over; A.hand: spice",
    ),
    Case(
        id="J6-a-bluff-takes-no-part-in-a-tie",
        position=BID + "A.hand: spice*2 rice; B.hand: spice; A.bid: spice-rice; B.bid: spice 1; "
        "C.bid: none",
        moves="D none",
        events="B sold spice 4 1",
        after="A.money: 0; B.money: 4",
    ),
    Case(
        id="J6-a-bluff-neither-wins-nor-ties-the-S",
        position=BID + "A.hand: vegetables*2 rice; B.hand: vegetables; C.hand: vegetables; "
        "A.cards: win-ties; A.bid: vegetables-rice; B.bid: vegetables 1; C.bid: vegetables 1",
        moves="D none",
        events="A bluff-shown vegetables-rice 2; - special-tied vegetables",
        without="special-won",
        after="A.hand: vegetables*2 rice; decision: bid",
    ),
    Case(
        id="J6-what-is-shown-adds-to-what-is-known-only-if-it-is-more",
        position=FISH_SOLD + "A.hand: fish*3 rice; A.seen: fish*3; B.hand: fish*3; B.seen: fish; "
        "A.bid: fish 2; B.bid: fish 2; C.bid: none",
        moves="D none",
        after="A.seen: fish*3; B.seen: fish*2",
    ),
    Case(
        id="J6-cards-shown-and-then-bid-are-known-no-more",
        position=BID + "A.hand: spice*2 rice; A.bid: spice-rice; B.hand: fish; B.bid: fish 1; "
        "C.bid: none",
        moves="D none; A bid-spice 1; B none; C none; D none",
        events="A bluff-shown spice-rice 2; A bid-shown spice 1; A sold spice 4 1",
        after="A.hand: spice rice; A.seen: rice",
        views={"B": "A.hand: rice ?"},
    ),
    Case(
        id="J6-a-bluff-is-secret-until-all-have-bid",
        position=FISH_SOLD + "A.hand: fish*2; C.hand: spice rice",
        moves="A bid-fish 2; C mixed spice-rice",
        events={
            "A": "A bid fish 2; C bid ? ?",
            "B": "A bid ? ?; C bid ? ?",
            "C": "A bid ? ?; C bid spice-rice 2",
            "public": "A bid ? ?; C bid ? ?",
        },
        without="bluff-shown bid-shown",
        after="A.bid: fish 2; C.bid: spice-rice",
        views={
            "A": "A.bid: fish 2; C.bid: ?; C.hand: ?*2",
            "B": "A.bid: ?; B.bid: -; C.bid: ?; A.hand: ?*2; C.hand: ?*2",
            "C": "A.bid: ?; C.bid: spice-rice",
            "public": "A.bid: ?; C.bid: ?; A.hand: ?*2; C.hand: ?*2",
        },
    ),
]


@each(CASES)
def test_bluffs(case: Case) -> None:
    check(case)
