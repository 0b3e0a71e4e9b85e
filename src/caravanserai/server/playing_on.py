"""Going on from any moment of a finished game, against bots."""

from typing import Final

from caravanserai.engine.errors import Refusal
from caravanserai.server import bodies
from caravanserai.server.access import Client, require_review
from caravanserai.server.http import Call, Endpoint
from caravanserai.server.opened import opened
from caravanserai.table import entries as e
from caravanserai.table.authority import Opening
from caravanserai.table.commands import level_name, seat_number
from caravanserai.table.review import position_after
from caravanserai.table.table import Table

STANDING_IN: Final = "trader"  # for people who do not go on


async def play_on(call: Call) -> bodies.OpenedTable:
    """Open a table that goes on from a moment of a finished game."""
    table = (await call.desk()).table
    require_review(call.client, table)
    call.service.charge_table(call.client.address)
    desk = await call.service.authority.open(_opening(call, table, call.body))
    return opened(call, desk.table, Client(call.client.address, call.guest()))


def _opening(call: Call, table: Table, wish: bodies.PlayOn) -> Opening:
    setup, guest = table.setup, call.guest()
    seat, start = seat_number(table, wish.seat), position_after(table, wish.move)
    if table.game.is_over(start):
        raise Refusal("nothing-to-play-on")
    me = e.Sat(seat, guest.id, guest.name)
    level = level_name(wish.level) if wish.level else None
    return Opening(
        game=setup.game,
        players=setup.players,
        options=setup.options,
        host=guest.id,
        seated=tuple(me if s == seat else _bot(table, s, level) for s in range(setup.players)),
        players_only=setup.players_only,
        data=setup.data,
        payer=call.client.address,
        start=table.game.laid_open(start),
    )


def _bot(table: Table, seat: int, level: str | None) -> e.BotSat:
    """The bot that sat there; in place of a person, one of this level."""
    return e.BotSat(seat, level or table.chairs[seat].bot or STANDING_IN)


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/tables/{table}/play-on",
        "Go on from a moment of a finished game, against bots",
        play_on,
        bodies.OpenedTable,
        bodies.PlayOn,
        fails=(400, 403, 404, 409),
    ),
)
