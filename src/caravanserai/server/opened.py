"""A table as it is sent to a client: as anyone may see it, with the links that are theirs."""

from typing import Any

from caravanserai.engine.game import Game
from caravanserai.engine.lessons import LEARNER
from caravanserai.server import bodies
from caravanserai.server.access import Client
from caravanserai.server.http import Call
from caravanserai.server.reach import address_for_others
from caravanserai.server.service import Service
from caravanserai.table import entries as e
from caravanserai.table.authority import Opening
from caravanserai.table.scene import seat_infos
from caravanserai.table.seating import TEACHER, seat_name, seat_names
from caravanserai.table.table import Table


def opened(call: Call, table: Table, client: Client) -> bodies.OpenedTable:
    """A table with a client's links, and where others can reach them."""
    address, here_alone = address_of_server(call)
    found = links(call.service, table, client)
    return bodies.OpenedTable(table_info(table, client), found, address, here_alone)


async def open_prepared(
    call: Call, game: Game, lesson: str, players: int, name: str | None
) -> bodies.OpenedTable:
    """A table for a lesson or a puzzle, whose other seats play what is prepared."""
    guest = call.guest(name)
    others = (e.BotSat(seat, TEACHER) for seat in range(LEARNER + 1, players))
    seated = e.Sat(LEARNER, guest.id, guest.name), *others
    begun = Opening(game.name, players, {}, guest.id, seated, lesson=lesson)
    desk = await call.service.authority.open(begun)
    return opened(call, desk.table, Client(call.client.address, guest))


def address_of_server(call: Call) -> tuple[str, bool]:
    """Where others can reach this server, and whether nobody else can."""
    return address_for_others(call.request.base_url, call.service.config.host)


def table_info(table: Table, client: Client) -> bodies.TableInfo:
    """A table as anyone may see it."""
    setup, yours = table.setup, client.seats(table)
    owners = set().union(*(table.chairs[seat].owners for seat in yours))
    return bodies.TableInfo(
        id=setup.id,
        game=setup.game,
        players=setup.players,
        phase=table.phase,
        public=setup.public,
        players_only=setup.players_only,
        hints=setup.hints,
        created=setup.created,
        seats=seat_infos(table, owners),
        yours=seat_names(yours),
        to_act=seat_names(table.waiting_for()),
        watch=watch_path(setup.id),
        lesson=setup.lesson or None,
    )


def watch_path(table: str) -> str:
    """The page for spectators."""
    return f"/watch/{table}"


def links(service: Service, table: Table, client: Client) -> list[bodies.SeatLink]:
    """The links a client may have: to their own seats and, as a player, to the open ones."""
    yours = client.seats(table)
    found = [seat_link(service, table, seat, "seat") for seat in yours]
    if client.may_invite(table):
        vacant = [s for s, chair in enumerate(table.chairs) if chair.kind == "open"]
        found += [seat_link(service, table, seat, "invite") for seat in vacant]
    return found


def seat_link(service: Service, table: Table, seat: int, kind: Any) -> bodies.SeatLink:
    """The link to a seat."""
    token = service.signer.token(kind, table, seat)
    return bodies.SeatLink(seat_name(seat), kind, token, f"/join/{token}")
