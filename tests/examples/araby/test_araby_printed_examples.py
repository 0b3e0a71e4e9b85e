"""The examples printed in the rulebook of Merchants of Araby."""

from araby_cases import Case, check, each

from caravanserai.engine.events import no_events
from caravanserai.games.araby.game import GAME
from caravanserai.games.araby.rules.caravans import pay_out, strand
from caravanserai.games.araby.state import Box, State

SPICES = "A.hand: spices-merchant {more}; A.entourage: merchant-prince-of-spices; C.entourage: -; "

CASES = [
    Case(
        id="a-spices-merchant-for-a-made-spice-and-a-coin",
        position=SPICES.format(more=""),
        moves="A task merchant-prince-of-spices; A play spices-merchant",
        events="A made spices 1; A played spices-merchant; A product-used spices; A coins-paid 1",
        after="A.entourage: merchant-prince-of-spices! spices-merchant; A.coins: 2",
    ),
    Case(
        id="a-spices-merchant-for-another-one-discarded-and-a-coin",
        position=SPICES.format(more="spices-merchant"),
        moves="A play spices-merchant; A card spices-merchant",
        events="A discarded spices-merchant; A coins-paid 1",
        after="A.coins: 2; A.hand: -",
    ),
    Case(
        id="a-spices-merchant-for-generosity-and-invigoration",
        position=SPICES.format(more="generosity invigoration") + "A.coins: 0",
        moves="A play spices-merchant; A card generosity; A card invigoration",
        events="A discarded generosity; A discarded invigoration",
        after="A.hand: -; A.coins: 0",
    ),
    Case(
        id="leave-for-a-camel-against-a-coin-and-a-promise",
        position="B.caravan: petra; A.products: magics",
        moves="A offer B, coins 1, want, space 2, send; "
        "B counter A, space 2, want, coins 3, send; "
        "A counter B, coins 1, promise, spaces 1, want, space 2, send; B accept A; A camel B2",
        events="A coins-passed B 1; B space-allowed A 2; A promised B promise-spaces 1; "
        "A camel-placed B 2",
    ),
    Case(
        id="no-product-for-a-caravan-by-discarding",
        position="A.caravan: basra; B.hand: prudence",
        moves="A offer B, want, credit jewels, send; B accept A; B card prudence",
        refused="A camel A1: no-product",
    ),
    Case(
        id="a-promised-card-given-by-rejuvenation",
        position="B.caravan: petra; A.hand: rejuvenation; deck: scribe guide broker ...",
        moves="A offer B, due, any, want, space 1, send; B accept A; A play rejuvenation; "
        "A card scribe; A player B",
        events="A card-owed B any; A card-passed B scribe; A card-debt-met B any",
        after="debts: -",
    ),
]


@each(CASES)
def test_printed_example(case: Case) -> None:
    check(case)


def caravan(camels: str) -> tuple[Box, State]:
    game = GAME
    position = game.notation.read(f"A.caravan: basra; A.camels: {camels}", 0)
    return Box.load(position.box), State.load(position.state)


def test_stranded_camels() -> None:
    """Camels on 2, 4, 7, 8 and 9: those on 2 and 4 are stranded."""
    _, s = caravan("- A - A - - A A A")
    strand(s, 0, no_events())
    assert s.board[0] == [0, 0, 0, 0, 0, 0, 1, 1, 1]


def test_payouts() -> None:
    """Payouts 2 / 3 / 4: camels in rows (1, 3) earn 6, (1) earns 2, (2, 2, 3) earn 10."""
    box, s = caravan("A B - C C - A C -")
    back = next(b for b in range(box.backs) if box.pays[b] == [2, 3, 4])
    for player in range(4):
        s.coins[player] = 0
        pay_out(box, s, 0, player, back, no_events())
    assert s.coins == [6, 2, 10, 0]
