"""The deals of a match told afterwards: who gave what to whom, and what it brought."""

import pytest
from araby_cases import GAME, moves_of

from caravanserai.engine.bargains import Dealt
from caravanserai.engine.events import Buffer
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.words.deal_history import history


def played(position: str, moves: str) -> tuple[Position, list[Buffer]]:
    table = GAME.read("araby; players: 3; " + position)
    return table, [
        GAME.apply(table, seat, GAME.notation.action(text, table)) for seat, text in moves_of(moves)
    ]


def deals(position: str, moves: str) -> list[Dealt]:
    return history(*played(position, moves))


def gifts(deal: Dealt) -> list[str]:
    return [f"{g.by}>{g.to} {g.term.when} {g.term.kind} {g.term.what}" for g in deal.gifts]


def test_who_gave_what_to_whom() -> None:
    (deal,) = deals(
        "number: 4; A.coins: 5; A.hand: scribe; A.entourage: jewels-merchant; B.caravan: petra",
        "A offer B, coins 2, card scribe, task jewels-merchant, promise, coins 3, "
        "want, space 2, send; B accept A",
    )
    assert (deal.by, deal.to) == ("A", "B")
    assert sorted(gifts(deal)) == [
        "A>B now card scribe",
        "A>B now coins 2",
        "A>B now task jewels-merchant",
        "A>B promise coins 3",
        "B>A now space 2",
    ]
    assert (deal.brought_by, deal.brought_to) == (-2, 2)


PETRA = "B.caravan: petra; B.camels: - - - - - - B B -; A.products: spices; "
DRAFT = "A.coins: 3; A.entourage: guard; draft: wisdom*2 scribe guide"
GUARDED = "A task guard; A camel B9"
TO_B = "A end; B pass; C pass; A card wisdom; A card wisdom; A pass; B pass; C pass"


@pytest.mark.parametrize("place", ["space 9", "spaces 1"])
def test_what_a_camel_earns_that_stands_there_by_a_deal_is_the_deals_doing(place: str) -> None:
    moves = f"A offer B, coins 1, want, {place}, send; B accept A; A camel B9; {GUARDED}; {TO_B}"
    table, rows = played(PETRA + DRAFT, moves)
    paid = [row for action in rows for row in action.tolist() if row[0] == say.CAMELS_PAID]
    earned = {seat: coins for _, seat, _, coins, *_ in paid}
    (deal,) = history(table, rows)
    assert earned[0] > 0
    assert deal.brought_by == earned[0] - 1
    assert deal.brought_to == 1


def test_without_deals_there_is_nothing_to_tell() -> None:
    assert deals(PETRA, "A offer B, coins 1, send; B decline A") == []
