"""Links that are taken back: by leaving a seat, and by revoking them."""

import asyncio
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from waiting import PATIENCE
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from .access import House, People, code_of
from .harness import ask, receive


@pytest.fixture
def house(people: People) -> House:
    """A table in play; seat A has two devices, one guest has seats B and C."""
    found = people.open()
    people.let_in_second_device(found)
    people.fill(found)
    return found


class Room:
    """Everybody's sockets, open at once."""

    def __init__(self, people: People, house: House, stack: AsyncExitStack) -> None:
        self._people, self._house, self._stack = people, house, stack

    async def enter(self, query: str, headers: dict[str, str]) -> ClientConnection:
        opening = self._people.socket(self._house, query, headers)
        connection: ClientConnection = await self._stack.enter_async_context(opening)
        await receive(connection, "snapshot")
        return connection

    async def by_cookie(self, who: str, seat: str) -> ClientConnection:
        return await self.enter(f"?seat={seat}", self._people.cookie(who))

    async def by_token(self, token: str) -> ClientConnection:
        return await self.enter("", {"Authorization": f"Bearer {token}"})


async def closed(connection: ClientConnection) -> int | None:
    """The code the other side closes a socket with."""
    with suppress(ConnectionClosed):
        async for _ in connection:
            pass
    return connection.close_code


async def lives(connection: ClientConnection) -> bool:
    return bool((await ask(connection, "ping"))["type"] == "pong")


def is_worthless(people: People, house: House, token: str) -> bool:
    """Is a token refused as stale wherever it is shown?"""
    headers = {"Authorization": f"Bearer {token}"}
    looked = people.send("GET", f"/api/tables/{house.id}", headers)
    code = people.send("GET", f"/api/tables/{house.id}/seats/A/qr", headers)
    joined = people.join(token, None)
    answers = (looked, code, joined)
    if any(answer.status_code != 401 for answer in answers):
        return False
    return all(answer.json()["problem"]["code"] == "token-stale" for answer in answers)


def run(people: People, house: House, scenario: Any) -> None:
    async def inside() -> None:
        async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
            await scenario(Room(people, house, stack))

    asyncio.run(inside())


@pytest.mark.parametrize("way", ["cookie", "token"])
def test_leaving_makes_older_links_worthless(people: People, house: House, way: str) -> None:
    old, others = people.seat_link(house, "A"), people.seat_link(house, "B")

    async def scenario(room: Room) -> None:
        first, second = await room.by_cookie("ann", "A"), await room.by_cookie("ann2", "A")
        lent, lent_too = await room.by_token(old), await room.by_token(old)
        elsewhere, watcher = await room.by_token(others), await room.enter("", {})
        left = await ask(first if way == "cookie" else lent_too, "leave", level="random")
        assert left["type"] == "ack"
        assert [await closed(one) for one in (lent, lent_too)] == [4401, 4401]
        for one in (first, second, elsewhere, watcher):
            assert await lives(one)
        assert (await ask(second, "return"))["type"] == "ack"

    run(people, house, scenario)
    assert is_worthless(people, house, old)
    assert people.look(house, "nan")["table"]["yours"] == ["B", "C"]
    new = people.seat_link(house, "A")
    assert new != old
    assert people.join(new, "ann2").status_code == 200


def test_whoever_sat_down_first_can_revoke_every_link(people: People, house: House) -> None:
    old, others = people.seat_link(house, "A"), people.seat_link(house, "B")

    async def scenario(room: Room) -> None:
        first, second = await room.by_cookie("ann", "A"), await room.by_cookie("ann2", "A")
        lent, elsewhere = await room.by_token(old), await room.by_token(others)
        neighbours = await room.by_cookie("nan", "B"), await room.by_cookie("nan", "C")
        for one in (second, lent, elsewhere):
            assert code_of(await ask(one, "revoke")) == "not-the-holder"
        assert (await ask(first, "revoke"))["type"] == "ack"
        assert await closed(lent) == 4401
        assert await closed(second) in (4401, 4403)
        for one in (first, elsewhere, *neighbours):
            assert await lives(one)
        assert (await ask(first, "say", text="only me now"))["type"] == "ack"

    run(people, house, scenario)
    assert is_worthless(people, house, old)
    signed_out = people.look(house, "ann2")
    assert (signed_out["table"]["yours"], signed_out["links"]) == ([], [])
    mine = people.send("GET", "/api/tables/mine", people.cookie("ann2")).json()["tables"]
    assert house.id not in [table["id"] for table in mine]
    assert people.look(house, "ann")["table"]["yours"] == ["A"]
    new = people.seat_link(house, "A")
    assert people.join(new, "ann2").status_code == 200
    assert people.look(house, "ann2")["table"]["yours"] == ["A"]


def test_what_was_revoked_stays_so_after_a_restart(people: People, house: House) -> None:
    old = people.seat_link(house, "A")
    people.say(house, "ann", "A", "revoke")
    people.server.kill()
    people.server.start()
    assert is_worthless(people, house, old)
    assert people.look(house, "ann2")["table"]["yours"] == []
    assert people.look(house, "ann")["table"]["yours"] == ["A"]
