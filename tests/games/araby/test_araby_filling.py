"""What two players could fill of a caravan together: the deals bots think of first."""

from caravanserai.games import load
from caravanserai.games.araby.mind.filling import Filling, fillings
from caravanserai.games.araby.state import Box, State

TABLE = (
    "araby; players: 3; A.coins: 12; B.coins: 9; C.coins: 14; A.caravan: petra; "
    "B.caravan: damascus; C.caravan: basra; "
    "A.entourage: merchant-prince-of-magics jewels-merchant scribe; "
    "B.entourage: merchant-prince-of-jewels spices-merchant; "
    "C.entourage: merchant-prince-of-fabrics magics-merchant; "
    "A.camels: - - - - - - A A -; C.camels: - - - - - - C C C; "
)
MAGICS, SPICES = 0, 2


def found(owner: int, guest: int, table: str = TABLE) -> list[Filling]:
    position = load("araby").read(table)
    return fillings(Box.load(position.box), State.load(position.state), owner, guest)


def test_a_product_that_is_lacking_or_a_camel_fills_a_row() -> None:
    task, space, *_ = found(0, 1)
    assert (task.products, task.spaces) == ((SPICES,), ())  # A's own camel on space 9
    assert (space.products, space.spaces) == ((), (8,))  # B's camel on it
    assert task.owner_gain > space.owner_gain > 0
    assert task.guest_gain < 0 < space.guest_gain


def test_several_things_together_fill_what_one_of_them_does_not() -> None:
    best = found(0, 2)[0]
    assert (best.products, best.spaces) == ((MAGICS,), (4,))
    alone = [one for one in found(0, 2) if len(one.products + one.spaces) == 1]
    assert all(one.surplus < best.surplus - 1 for one in alone)


def test_who_can_fill_a_row_alone_gains_nothing_by_a_guest() -> None:
    rich = found(0, 1, TABLE + "A.products: spices spices; B.products: spices; ")
    assert all(one.owner_gain <= 0 for one in rich if not one.products)


def test_a_tasked_merchant_makes_nothing() -> None:
    tired = TABLE.replace("spices-merchant; ", "spices-merchant!; ", 1)
    assert SPICES not in {product for one in found(0, 1, tired) for product in one.products}


def test_another_players_caravan_is_locked_but_for_the_active_player() -> None:
    assert not [one for one in found(1, 2) if one.is_owner_adding]
