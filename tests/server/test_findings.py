"""Attacks that once worked, each against a real server."""

import asyncio
import json
import re
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from .harness import Player, Server, ask, everybody, open_table, play_all, receive, socket
from .worlds import match_of

SOON = 20.0  # seconds: much more than anything here takes, much less than the attacks took
LONG = 98_000  # characters, of the 100,000 that a data file may have


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(Path(tmp_path_factory.mktemp("findings")), "--no-limits", workers=0) as running:
        yield running
        running.stop()
        running.check_log()


def is_well(server: Server) -> bool:
    return httpx.get(f"{server.url}/healthz", timeout=SOON).status_code == 200


async def soon(connection: ClientConnection, kind: str, **fields: Any) -> dict[str, Any]:
    async with asyncio.timeout(SOON):
        return await ask(connection, kind, **fields)


# Tokens of other tables


def test_a_token_opens_no_seat_of_another_table(server: Server) -> None:
    with server.client() as victim, server.client() as thief:
        opened = open_table(victim, "dunhuang", "me", "open", "bot random")
        table, tokens = opened["table"]["id"], everybody(server, opened)
        own = open_table(thief, "dunhuang", "me", "neighbour", "neighbour")
        stolen = [link["token"] for link in own["links"]]
        before = match_of(server, table)[1]

        async def scenario() -> None:
            for token in stolen:
                async with socket(server, table, token) as connection:
                    refused = await receive(connection)
                    assert (refused["type"], refused.get("you")) == ("refused", None)
                    assert refused["problem"]["code"] == "token-elsewhere"
                    await connection.wait_closed()
                    assert connection.close_code == 4401
            async with socket(server, table, tokens["A"]) as ann:
                told = (await receive(ann, "snapshot"))["happenings"]
                assert not [h for h in told if h["type"] in ("chat", "left")]

        asyncio.run(scenario())
        for seat, token in zip("ABC", stolen, strict=True):
            headers = {"Authorization": f"Bearer {token}"}
            assert thief.get(f"/api/tables/{table}", headers=headers).status_code == 401
            seen = thief.get(f"/api/tables/{table}/seats/{seat}/qr", headers=headers)
            assert seen.status_code == 401
    assert len(match_of(server, table)[1]) == len(before)


# Keys like the server's own


async def leave(server: Server, table: str, cookie: str, entries: int, early: bool) -> None:
    """Leave a seat with the key of its bot's next move, sent now or in an earlier message."""
    async with socket(server, table, cookie=cookie, query="?seat=A") as connection:
        await receive(connection, "snapshot")
        if early:
            said = await soon(connection, "say", text="hi", key=f"auto:0:{entries + 2}")
            assert said["type"] == "ack"
        key = "my own" if early else f"auto:0:{entries + 1}"
        assert (await soon(connection, "leave", level="random", key=key))["type"] == "ack"
        async with asyncio.timeout(SOON):
            while True:  # the bot plays on
                update = await receive(connection, "update")
                if any(h.get("by") == "bot" for h in update["happenings"]):
                    return


async def give_order(server: Server, table: str, cookie: str) -> None:
    """Give a standing order with the key of the move it makes."""
    async with socket(server, table, cookie=cookie) as watcher:
        seat = (await receive(watcher, "snapshot"))["scene"]["waiting_for"][0]
    async with socket(server, table, cookie=cookie, query=f"?seat={seat}") as connection:
        await receive(connection, "snapshot")
        sent = await soon(connection, "order", order="pass-until-turn", key="auto:0:3")
        assert sent["type"] == "ack"


def test_a_clients_key_is_never_taken_for_the_servers_own(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", workers=0) as server:
        with server.client() as client, server.client() as attacker:
            seats = ("me", "neighbour", "neighbour")
            for early in (False, True):
                table = open_table(attacker, "dunhuang", *seats)["table"]["id"]
                cookie = attacker.cookies["caravanserai_guest"]
                asyncio.run(leave(server, table, cookie, len(seats), early))
                assert is_well(server)
            ordered = open_table(attacker, "araby", "me", "neighbour")["table"]["id"]
            asyncio.run(give_order(server, ordered, cookie))
            assert is_well(server)
            other = open_table(client, "dunhuang", "me", "bot random")
            player = Player(server, other["table"]["id"], other["links"][0]["token"], 1)
            asyncio.run(play_all([player]))
            assert player.scene["phase"] == "over"
        server.stop(signal.SIGTERM)
        server.start()
        assert is_well(server)
        with server.client() as client:
            assert client.get(f"/api/tables/{ordered}").json()["table"]["phase"] == "playing"
        server.stop()
        server.check_log()


# Data files

NESTED = LONG // 2
SLOW_DATA = {
    "a dotted key": ".".join(["a"] * NESTED) + " = 1",
    "a dotted header": "[" + ".".join(["a"] * NESTED) + "]",
}
BAD_DATA = {
    "dotted keys in a row": "".join(f"{'a.' * 400}b{n} = 1\n" for n in range(LONG // 810)),
    "nested arrays": "a = " + "[" * NESTED + "]" * NESTED,
    "nested tables": "a = " + "{a=" * (LONG // 4),
    "nested JSON": '{"persona": ' + "[" * NESTED + "]" * NESTED + "}",
    "a long number": "a = " + "9" * 5_000,
    "a long number in JSON": '{"a": ' + "9" * 5_000 + "}",
    "a long hexadecimal number": "a = 0x" + "f" * 20_000,
}


def refused(server: Server, game: str, data: str) -> str:
    """The code that refuses a table with this data."""
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "data": data}
    answer = httpx.post(f"{server.url}/api/tables", json=body, timeout=SOON)
    assert answer.status_code == 400, answer.text[:200]
    return str(answer.json()["problem"]["code"])


@pytest.mark.parametrize("name", SLOW_DATA)
def test_bad_data_holds_nobody_up(tmp_path: Path, name: str) -> None:
    with Server(tmp_path, "--no-limits", workers=0) as server, ThreadPoolExecutor() as threads:
        for game in ("dschunke", "araby"):
            answer = threads.submit(refused, server, game, SLOW_DATA[name])
            assert is_well(server)
            assert answer.result()
            assert is_well(server)


@pytest.mark.parametrize("name", BAD_DATA)
def test_bad_data_is_refused_by_name(server: Server, name: str) -> None:
    for game in ("dschunke", "araby"):
        assert refused(server, game, BAD_DATA[name])


@pytest.mark.parametrize("number", ["9" * 4_000, "0x" + "f" * 20_000])
@pytest.mark.parametrize("game", ["dschunke", "araby"])
def test_numbers_beyond_all_measure_are_refused_by_name(
    server: Server, game: str, number: str
) -> None:
    file = resources.files(f"caravanserai.games.{game}").joinpath("data.toml")
    data, count = re.subn(r"(= ?\[?)\d+", rf"\g<1>{number}", file.read_text(), count=1)
    assert count == 1
    assert refused(server, game, data)


def test_a_game_made_for_studies_is_not_dealt_at_a_table(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "dunhuang", "seats": seats, "options": {"size": "small"}}
    answer = httpx.post(f"{server.url}/api/tables", json=body, timeout=SOON)
    assert answer.status_code == 400
    assert answer.json()["problem"]["code"] == "unknown-option"


# Clocks


async def all_asked(server: Server, table: str, cookie: str) -> list[str]:
    """Play on until everybody is asked at once."""
    while True:
        async with socket(server, table) as watcher:
            asked: list[str] = (await receive(watcher, "snapshot"))["scene"]["waiting_for"]
        if len(asked) > 1:
            return asked
        async with socket(server, table, cookie=cookie, query=f"?seat={asked[0]}") as player:
            legal = (await receive(player, "snapshot"))["scene"]["legal"]
            assert (await soon(player, "act", action=legal[0]["action"]))["type"] == "ack"


async def waits_for_the_clock(server: Server, game: str, kind: str, cookie: str) -> None:
    """Everybody sends keys like the clock's own, and nobody moves: the clock moves them all."""
    async with httpx.AsyncClient(base_url=server.url, timeout=SOON) as client:
        client.cookies.set("caravanserai_guest", cookie)
        seats = [{"kind": "neighbour"}] * 3
        body = {"game": game, "seats": seats, "clock": {"bank": 5}}
        table = (await client.post("/api/tables", json=body)).json()["table"]["id"]
    asked = await all_asked(server, table, cookie)
    for n, seat in enumerate("ABC"):
        async with socket(server, table, cookie=cookie, query=f"?seat={seat}") as connection:
            await receive(connection, "snapshot")
            for moves in range(20):
                other = {"seat": "ABC"[n - 1], "on": bool(moves % 2)}
                fields = {"text": "hi"} if kind == "say" else other
                await soon(connection, kind, key=f"time:{moves}", **fields)
    moved: list[str] = []
    for seat in asked:
        async with socket(server, table, cookie=cookie, query=f"?seat={seat}") as connection:
            async with asyncio.timeout(SOON):
                while seat not in moved:
                    told = (await receive(connection, "snapshot", "update"))["happenings"]
                    moved += [h["seat"] for h in told if h.get("by") == "time"]
    assert set(asked) <= set(moved)


def test_no_key_of_a_client_stops_the_clock(server: Server) -> None:
    with server.client() as client:
        client.post("/api/guest", json={"name": "Ann"})
        cookie = client.cookies["caravanserai_guest"]

    async def scenario() -> None:
        cases = [(game, kind) for game in ("dunhuang", "dschunke") for kind in ("say", "mute")]
        await asyncio.gather(*(waits_for_the_clock(server, *case, cookie) for case in cases))

    asyncio.run(scenario())


# What people read

MARKS = "\x00\x07\x1b[31m\x7f\x85\u061c\u200e\u200f\u202a\u202e\u2066\u2069"
UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
DIRTY, CLEAN = f"A{MARKS}nn 商 é", "A[31m nn 商 é"  # \x85 ends a line


def test_names_and_chat_have_no_control_characters(server: Server) -> None:
    with server.client() as client, server.client() as friend:
        assert client.post("/api/guest", json={"name": DIRTY}).json()["name"] == CLEAN
        seats = [{"kind": "me"}, {"kind": "neighbour", "name": DIRTY}, {"kind": "open"}]
        opened = client.post("/api/tables", json={"game": "dunhuang", "seats": seats}).json()
        table, token = opened["table"]["id"], opened["links"][-1]["token"]
        assert friend.post("/api/join", json={"token": token, "name": DIRTY}).status_code == 200
        names = [
            seat["name"] for seat in friend.get(f"/api/tables/{table}").json()["table"]["seats"]
        ]
        assert names == [CLEAN] * 3

        async def say() -> str:
            cookie = client.cookies["caravanserai_guest"]
            async with socket(server, table, cookie=cookie, query="?seat=A") as ann:
                assert (await soon(ann, "say", text=f"{DIRTY}!"))["type"] == "ack"
            async with socket(server, table) as watcher:
                return str((await receive(watcher, "snapshot"))["happenings"][-1]["text"])

        assert asyncio.run(say()) == f"{CLEAN}!"


def test_a_name_of_nothing_visible_is_none(server: Server) -> None:
    nothing = MARKS.replace("[31m", "")
    with server.client() as client:
        answer = client.post("/api/guest", json={"name": nothing})
        assert (answer.status_code, answer.json().get("name")) == (200, "")
        seats = [{"kind": "me", "name": nothing}, {"kind": "neighbour", "name": nothing}]
        opened = client.post("/api/tables", json={"game": "dunhuang", "seats": seats})
        assert opened.status_code == 200
        assert not UNSEEN.search(json.dumps(opened.json(), ensure_ascii=False))


# Answers that were server faults


def test_no_number_and_no_header_is_a_fault_of_the_server(server: Server) -> None:
    digits, as_json = "9" * 5_000, {"Content-Type": "application/json"}
    long = f'{{"game": "dunhuang", "seats": [], "clock": {{"bank": {digits}}}}}'.encode()
    with server.client() as client:
        opened = open_table(client, "dunhuang", "me", "open")
        table = opened["table"]["id"]
        asked: list[tuple[str, str, dict[str, Any]]] = [
            ("POST", "/api/tables", {"content": long, "headers": as_json}),
            ("GET", f"/api/tables/{table}/seats/{digits}/qr", {}),
            ("POST", "/api/guest", {"json": {"name": "x"}, "headers": {"Origin": "http://["}}),
            ("GET", f"/api/tables/{table}/seats/A/qr", {"headers": {"Host": "x" * 3_000}}),
        ]
        for method, path, more in asked:
            answer = client.request(method, path, **more)
            assert 400 <= answer.status_code < 500, (path, answer.status_code)


def test_a_socket_from_a_nonsensical_origin_is_refused(server: Server) -> None:
    with server.client() as client:
        table = open_table(client, "dunhuang", "me", "open")["table"]["id"]
        wanted = {
            "Origin": "http://[",
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }
        answer = client.get(f"/api/tables/{table}/socket", headers=wanted)
        assert answer.status_code == 403
