"""Market cards of another box: any value from 0 to 9, and any number of S."""

import json

import numpy as np
import pytest
from dschunke_cases import Case, check, each

from caravanserai.games.dschunke.alphabet import GOODS, SPECIAL_CARD
from caravanserai.games.dschunke.data import card_names, document_of, standard
from caravanserai.games.dschunke.game import GAME
from caravanserai.games.dschunke.mind.evaluation import bid_worth
from caravanserai.games.dschunke.state import Box, State

# By the names of the cards: brown, white, orange, purple.
NAMES = ("079S", "SS70", "0000", "SSSS", "0123", "9S8S", "079Sb", "4567", "S000", "214S")
ORDER = ("brown", "white", "orange", "purple")


def card(name: str) -> dict[str, int | str]:
    """A market card by its name."""
    values = zip(ORDER, name[:4], strict=True)
    return {junk: value if value == "S" else int(value) for junk, value in values}


OTHER = json.dumps({**standard(), "market": [card(name) for name in NAMES]})
BID = f"data: {OTHER}; decision: bid; "

CASES = [
    Case(
        id="a-good-of-value-0-pays-nothing-and-is-sold",
        position=BID + "market: 079S; A.hand: fish*2; B.hand: fish; A.bid: fish 2; B.bid: fish 1; "
        "C.bid: none",
        moves="D none",
        events="A sold fish 0 1",
        without="special-won special-tied",
        after="A.money: 0; A.hand: -; B.hand: -; sold: fish; decision: bid",
    ),
    Case(
        id="values-7-and-9",
        position=BID + "market: 079S; A.hand: rice; B.hand: spice; C.hand: spice; A.bid: rice 1; "
        "B.bid: spice 1; C.bid: spice 1",
        moves="D none",
        events="B sold spice 4 2; C sold spice 4 2; A sold rice 7 1",
        after="A.money: 7; B.money: 4; C.money: 4",
    ),
    Case(
        id="the-card-is-told-when-it-is-revealed",
        position=BID + "market: 4567 9S8S; A.bid: none; B.bid: none; C.bid: none",
        moves="D none",
        events="- market-shown spice 8; - market-special vegetables; - market-shown fish 9; "
        "- market-special rice",
    ),
    Case(
        id="a-card-without-S-has-no-prize",
        position=BID + "market: 0000; A.hand: fish; B.hand: rice; C.hand: spice; A.bid: fish 1; "
        "B.bid: rice 1; C.bid: spice 1; D.hand: vegetables",
        moves="D bid-vegetables 1",
        events="C sold spice 0 1; D sold vegetables 0 1; A sold fish 0 1; B sold rice 0 1",
        without="special-won",
        after="round: 2",
    ),
    Case(
        id="winners-of-two-S-search-in-turn-order",
        position=BID + "round: 2; first: B; market: ? SS70; A.hand: fish; C.hand: rice; "
        "A.bid: fish 1; B.bid: none; C.bid: rice 1; star: load eight-grey; square: win-ties",
        moves="D none; C search star; C keep load; A search square; A keep win-ties",
        events="A special-won fish; C special-won rice; C searched star; C kept load star; "
        "A searched square; A laid-open win-ties square",
        after="decision: bid; sold: fish rice; prizes: -; A.cards: win-ties; C.cards: load",
    ),
    Case(
        id="who-waits-for-a-search-is-told",
        position=BID + "round: 2; first: B; market: ? SS70; A.hand: fish; C.hand: rice; "
        "A.bid: fish 1; B.bid: none; C.bid: rice 1; star: load eight-grey",
        moves="D none; C search star",
        after="decision: prize-keep; turn: C; prizes: A",
        views={"B": "prizes: A", "public": "prizes: A"},
        refused="A search square: not-your-decision",
    ),
    Case(
        id="one-S-won-and-one-tied",
        position=BID + "market: SSSS; A.hand: fish; B.hand: rice; C.hand: rice; A.bid: fish 1; "
        "B.bid: rice 1; C.bid: rice 1",
        moves="D none",
        events="A special-won fish; - special-tied rice",
        after="decision: prize; turn: A; prizes: -",
    ),
    Case(
        id="four-S-all-won-and-too-few-cards",
        position=BID + "market: SSSS; A.hand: fish; B.hand: rice; C.hand: spice; A.bid: fish 1; "
        "B.bid: rice 1; C.bid: spice 1; D.hand: vegetables; star: load; square: -; circle: -; "
        "triangle: -",
        moves="D bid-vegetables 1; A search star; A keep load",
        events="A searched star; B no-stack; C no-stack; D no-stack; B start-player",
        after="round: 2; A.cards: load",
    ),
    Case(
        id="round-10-three-yuan-for-each-S",
        position=BID + "round: 10; first: A; market: ?*9 SSSS; A.hand: fish; B.hand: rice; "
        "A.bid: fish 1; B.bid: rice 1; C.bid: none",
        moves="D none; A yuan; B yuan",
        after="A.money: 3; B.money: 3; decision: bid",
    ),
]


@each(CASES)
def test_market_values(case: Case) -> None:
    check(case)


def test_a_box_tells_such_cards() -> None:
    box = Box.load(GAME.box(4, data=OTHER))
    assert card_names(box) == list(NAMES)
    assert document_of(box)["market"] == [card(name) for name in NAMES]
    assert Box.load(GAME.box(4, data=json.dumps(document_of(box)))).market == box.market


def test_a_screen_is_told_0_and_special_apart() -> None:
    worth = GAME.facts(GAME.read("dschunke; market: 079S", 0, OTHER))["worth"]
    told = dict(zip(GOODS[1:], worth[1:], strict=True))
    assert told == {"fish": 0, "rice": 7, "spice": 9, "vegetables": SPECIAL_CARD}


def test_an_observer_is_told_0_and_special_apart() -> None:
    layout, view = GAME.layout(4), GAME.view(GAME.read("dschunke; market: 079S", 0, OTHER), 0)
    seen = np.zeros(layout.size, np.int8)
    GAME.rules.observe(Box.load(view.box), State.load(view.state), 0, seen)
    assert layout.part(seen, "worth").tolist() == [[0, 9], [1, 0], [0, 0], [0, 7]]
    assert (seen <= layout.high).all()


def test_a_bot_values_0_below_special() -> None:
    worth = {}
    for good in ("fish", "vegetables"):
        text = f"dschunke; decision: bid; market: 079S; A.hand: {good}; A.bid: {good} 1"
        position = GAME.read(text, 0, OTHER)
        box, s = Box.load(position.box), State.load(position.state)
        worth[good] = bid_worth(box, s, 0)
    assert worth["fish"] < 0 < worth["vegetables"]


@pytest.mark.parametrize("players", [3, 4])
def test_whole_games_are_played_and_told(players: int) -> None:
    """To the end, at random; every position with someone waiting for a prize reads back."""
    waited = 0
    for seed in range(20):
        box = GAME.box(players, data=OTHER)
        position, chance = GAME.new(box, seed), np.random.default_rng(seed)
        while (seat := GAME.turn(position)) is not None:
            if position.state["prizes"][0]:
                waited += 1
                assert GAME.read(GAME.notation.write(position)).same_as(position)
            GAME.apply(position, seat, int(chance.choice(GAME.legal(position, seat))))
    assert waited > 10
