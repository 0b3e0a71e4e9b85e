"""Another table for the same people."""

from collections.abc import Callable

from caravanserai.engine.errors import Refusal
from caravanserai.table import entries as e
from caravanserai.table.authority import Opening
from caravanserai.table.desk import Desk
from caravanserai.table.table import Table


async def play_again(desk: Desk, seat: int, charge: Callable[[str], None], payer: str) -> str:
    """The id of the next table; the first to ask opens it and is charged, the others find it."""
    if not desk.table.is_over:
        raise Refusal("game-not-finished")
    async with desk.opening_another:
        if desk.table.successor is None:
            charge(payer)
            another = await desk.authority.open(same_again(desk.table, payer))
            found = e.Rematched(seat, another.table.setup.id)
            await desk.act(lambda table: None if table.successor else found, seat)
    assert desk.table.successor is not None
    return desk.table.successor


def same_again(table: Table, payer: str) -> Opening:
    """The same game with the same people and bots at the same seats."""
    setup = table.setup
    return Opening(
        game=setup.game,
        players=setup.players,
        options=setup.options,
        host=setup.host,
        seated=tuple(entry for seat in range(setup.players) for entry in _seated(table, seat)),
        players_only=setup.players_only,
        hints=setup.hints,
        data=setup.data,
        bank=setup.bank,
        increment=setup.increment,
        payer=payer,
    )


def _seated(table: Table, seat: int) -> list[e.Entry]:
    """The holder of a seat comes first, so that they hold it again."""
    chair = table.chairs[seat]
    if chair.bot:
        return [e.BotSat(seat, chair.bot)]
    others = sorted(chair.owners - {chair.holder})
    return [e.Sat(seat, guest, chair.name) for guest in (chair.holder, *others)]
