"""What one client may ask for, under a server's default limits."""

import asyncio
import itertools
import time
from pathlib import Path
from typing import Any

from .harness import Server, ask, open_table, receive, socket
from .worlds import match_of

MOST_TABLES = 40  # thirty at once, and one more every thirty seconds
MESSAGES, CONNECTIONS = 70, 9  # this many on each of this many
TWO = [{"kind": "me"}, {"kind": "open"}]


async def end(server: Server, table: str, cookie: str) -> Any:
    """End a game without a result, and ask for another."""
    async with (
        socket(server, table, cookie=cookie, query="?seat=A") as first,
        socket(server, table, cookie=cookie, query="?seat=B") as second,
    ):
        for one in (first, second):
            await receive(one, "snapshot")
            assert (await ask(one, "vote", yes=True))["type"] == "ack"
        return await ask(first, "rematch")


def test_a_rematch_is_a_table_like_any_other(tmp_path: Path) -> None:
    with Server(tmp_path, workers=0) as server, server.client() as client:
        table = open_table(client, "dunhuang", "me", "neighbour")["table"]["id"]
        cookie = client.cookies["caravanserai_guest"]
        for _ in range(MOST_TABLES):
            answer = asyncio.run(end(server, table, cookie))
            if answer["type"] == "refused":
                break
            table = answer["table"]
        assert answer["type"] == "refused", f"{MOST_TABLES} tables"
        assert answer["problem"]["code"] == "too-many-tables"
        another = client.post("/api/tables", json={"game": "dunhuang", "seats": TWO})
        assert another.status_code == 429
        server.stop()


FLOODS: dict[str, list[dict[str, Any]]] = {
    "vote": [{"type": "vote", "yes": True}, {"type": "vote", "yes": False}],
    "mute": [{"type": "mute", "seat": "B", "on": on} for on in (True, False)],
    "order": [{"type": "order", "order": "pass-until-turn"}, {"type": "order", "order": None}],
    "leave": [{"type": "leave", "level": "random"}, {"type": "return"}],
}


async def flood(
    server: Server, table: str, cookie: str, seat: str, messages: list[dict[str, Any]]
) -> None:
    """Messages in turn, over one connection after the other."""
    keys = itertools.count()
    for _ in range(CONNECTIONS):
        async with socket(server, table, cookie=cookie, query=f"?seat={seat}") as connection:
            if (await receive(connection, "snapshot", "refused"))["type"] == "snapshot":
                for _, message in zip(range(MESSAGES), itertools.cycle(messages), strict=False):
                    fields = {k: v for k, v in message.items() if k != "type"}
                    await ask(connection, message["type"], key=str(next(keys)), **fields)


async def undoable(server: Server, table: str, cookie: str) -> tuple[str, str]:
    """Play on to an action that can be taken back; whose it is, and which."""
    while True:
        async with socket(server, table) as watcher:
            seat = (await receive(watcher, "snapshot"))["scene"]["waiting_for"][0]
        async with socket(server, table, cookie=cookie, query=f"?seat={seat}") as player:
            action = (await receive(player, "snapshot"))["scene"]["legal"][0]["action"]
            assert (await ask(player, "act", action=action))["type"] == "ack"
            if (await ask(player, "undo"))["type"] == "ack":
                return seat, action


async def grown(server: Server, table: str, cookie: str, name: str) -> tuple[int, float]:
    """The entries of a log after a flood, and the seconds it took."""
    began, seat, messages = time.monotonic(), "A", FLOODS.get(name, [])
    if name == "undo":
        seat, action = await undoable(server, table, cookie)
        messages = [{"type": "act", "action": action}, {"type": "undo"}]
    await flood(server, table, cookie, seat, messages)
    return len(match_of(server, table)[1]), time.monotonic() - began


def test_no_seat_fills_the_log_at_will(tmp_path: Path) -> None:
    """Even over many connections a seat has only its one allowance."""
    found = {}
    with Server(tmp_path, workers=0) as server, server.client() as client:
        for name in (*FLOODS, "undo"):
            game = "araby" if name == "order" else "dunhuang"
            table = open_table(client, game, "me", "neighbour", "neighbour")["table"]["id"]
            cookie = client.cookies["caravanserai_guest"]
            found[name] = asyncio.run(grown(server, table, cookie, name))
        server.stop()
    sent = MESSAGES * CONNECTIONS
    assert not {k: n for k, (n, seconds) in found.items() if n > 200 + 25 * seconds}, f"of {sent}"


SEATS_OF_ONE, PINGS = 30, 75  # fewer per seat than a seat may send at once


async def pongs(server: Server, seats: list[tuple[str, str]], cookie: str) -> int:
    """How many of these seats' pings, sent at once, are answered."""

    async def answered(table: str, seat: str) -> int:
        async with socket(server, table, cookie=cookie, query=f"?seat={seat}") as connection:
            await receive(connection, "snapshot")
            for n in range(PINGS):
                await connection.send(f'{{"type": "ping", "key": "{n}"}}')
            told = [await receive(connection, "pong", "refused") for _ in range(PINGS)]
            return sum(message["type"] == "pong" for message in told)

    return sum(await asyncio.gather(*(answered(*seat) for seat in seats)))


def test_many_seats_of_one_address_share_what_they_may_send(tmp_path: Path) -> None:
    with Server(tmp_path, workers=0) as server, server.client() as client:
        tables = [
            open_table(client, "dunhuang", "me", "neighbour")["table"]["id"]
            for _ in range(SEATS_OF_ONE // 2)
        ]
        cookie, began = client.cookies["caravanserai_guest"], time.monotonic()
        seats = [(table, seat) for table in tables for seat in "AB"]
        heard = asyncio.run(pongs(server, seats, cookie))
        elapsed = time.monotonic() - began
        assert 1000 <= heard <= 1000 + 100 * (elapsed + 1)
        server.stop()
