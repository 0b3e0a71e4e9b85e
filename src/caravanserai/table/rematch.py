"""Another table for the same people."""

from caravanserai.engine.errors import Refusal
from caravanserai.table import entries as e
from caravanserai.table.authority import Authority, Opening
from caravanserai.table.desk import Desk
from caravanserai.table.table import Table


async def play_again(authority: Authority, desk: Desk, seat: int) -> str:
    """The id of the next table; whoever asks first opens it, the others find it."""
    if desk.table.phase not in ("over", "aborted"):
        raise Refusal("game-not-finished")
    async with desk.opening_another:
        if desk.table.successor is None:
            another = await authority.open(same_again(desk.table))
            found = another.table.setup.id
            await desk.append(lambda table: e.Rematched(seat, found))
    assert desk.table.successor is not None
    return desk.table.successor


def same_again(table: Table) -> Opening:
    """The same game with the same people and bots at the same seats."""
    setup = table.setup
    return Opening(
        game=setup.game,
        players=setup.players,
        options=setup.options,
        host=setup.host,
        seated=tuple(entry for seat in range(setup.players) for entry in _seated(table, seat)),
        data=setup.data,
        bank=setup.bank,
        increment=setup.increment,
    )


def _seated(table: Table, seat: int) -> list[e.Entry]:
    chair = table.chairs[seat]
    if chair.bot:
        return [e.BotSat(seat, chair.bot)]
    return [e.Sat(seat, guest, chair.name) for guest in sorted(chair.owners)]
