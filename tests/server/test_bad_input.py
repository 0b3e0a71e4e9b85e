"""Whatever is sent, the server answers with typed refusals, and other tables don't notice."""

import asyncio
import json
import random
import string
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from exploring import Given, explore
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .harness import Player, Server, ask, everybody, open_table, play_all, receive, socket

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)
MOST_GROWTH = 20_000_000


@pytest.fixture(scope="module")
def server(botless: Server) -> Server:
    """The tests check its memory."""
    return botless


API = settings(max_examples=15, phases=[Phase.generate], suppress_health_check=list(HealthCheck))


def validate(case: Any) -> None:
    case.call_and_validate(checks=CHECKS)


def check_api(server: Server, run: Callable[[Given], None]) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    operations = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operations += 1
        run(given(case=found.ok().as_strategy()))
    assert operations > 10


def test_the_api_does_what_its_document_says(server: Server) -> None:
    def run(drawn: Given) -> None:
        found: Any = API(drawn(validate))
        found()

    check_api(server, run)


@pytest.mark.slow
def test_the_api_does_what_its_document_says_at_length(server: Server, exploration: int) -> None:
    check_api(server, lambda drawn: explore(API, drawn, validate, exploration))


# Sockets


def garbage(chance: random.Random, known: list[str], last: list[str]) -> str | bytes:
    """A bad message of some kind, or a good one at the wrong moment."""
    letters = string.printable + "é商\U0001f42b\x00"
    text = "".join(chance.choices(letters, k=chance.randrange(60)))
    kinds = ["act", "undo", "order", "say", "mute", "vote", "leave", "return", "seat-bot"]
    kinds += [
        "rematch",
        "explain",
        "known",
        "hint",
        "ping",
        "propose",
        "choose",
        "weigh",
        "snapshot",
        "nonsense",
        "",
    ]
    fields: dict[str, Any] = {"type": chance.choice(kinds), "key": str(chance.getrandbits(40))}
    values: list[Any] = [
        None,
        True,
        -1,
        10**30,
        1.5,
        "A",
        "D",
        "tea",
        text,
        [],
        {},
        [[[]]],
        known,
        "greedy",
    ]
    names = ["action", "at", "text", "seat", "on", "yes", "level", "order", "to", "gives", "wants"]
    for name in chance.sample(names, 3):
        fields[name] = chance.choice(values)
    choice = chance.randrange(12)
    if choice == 0:
        return text
    if choice == 1:
        return bytes(chance.getrandbits(8) for _ in range(chance.randrange(80)))
    if choice == 2:
        return "[" * 4000
    if choice == 3:
        return json.dumps(fields)[: chance.randrange(1, 60)]
    if choice == 4:
        return json.dumps(
            {**fields, "type": "say", "text": "x" * chance.choice([501, 5000, 30000])}
        )
    if choice == 5 and last:
        return chance.choice(last)  # again
    if choice < 9:  # of the right form, mostly not its turn
        fields = {"type": "act", "key": str(chance.getrandbits(40)), "action": chance.choice(known)}
        if chance.random() < 0.3:
            fields["at"] = chance.randrange(-5, 50)
    last.append(json.dumps(fields))
    del last[:-50]
    return last[-1]


async def attack(server: Server, table: str, token: str | None, count: int, seed: object) -> int:
    """Send bad messages; each gets a typed answer or the socket is closed."""
    chance, sent = random.Random(str(seed)), 0
    last: list[str] = []
    with server.client() as client:
        games = client.get("/api/catalogue").json()["games"]
    known = next(game["actions"] for game in games if game["name"] == "dunhuang")
    while sent < count:
        async with socket(server, table, token) as connection:
            snapshot = await receive(connection, "snapshot")
            assert snapshot["table"] == table
            try:
                for _ in range(min(200, count - sent)):
                    await connection.send(garbage(chance, known, last))
                    sent += 1
                pong = await ask(connection, "ping", key=f"still there {sent}")
                while pong["type"] != "pong":
                    pong = await receive(connection, "pong")
            except ConnectionClosed:
                pass
        assert connection.close_code in (1000, 1007, 1009)
    return sent


def check_sockets(server: Server, count: int, seed: int) -> None:
    with server.client() as client:
        bad = open_table(client, "dunhuang", "me", "open")
        good = open_table(client, "dunhuang", "me", "open", "bot random")
        victims, tokens = everybody(server, bad), everybody(server, good)
        players = [Player(server, good["table"]["id"], t, n) for n, t in enumerate(tokens.values())]
        table = bad["table"]["id"]

        async def scenario(each: int) -> None:
            attackers = [
                attack(server, table, t, each, (seed, n))
                for n, t in enumerate([*victims.values(), None])
            ]
            await asyncio.gather(*attackers, play_all(players))

        asyncio.run(scenario(100))  # whatever is loaded once
        before = server.memory()
        asyncio.run(scenario(count // 3 + 1))
        assert server.memory() - before < MOST_GROWTH
        assert client.get("/healthz").status_code == 200
    for player in players:
        assert player.scene["phase"] == "over"
        assert player.reconnected == 0
    server.check_log()
    assert '"status": 5' not in server.log()


def test_bad_messages(server: Server) -> None:
    check_sockets(server, 5_000, 1)


@pytest.mark.slow
def test_bad_messages_at_length(server: Server, exploration: int) -> None:
    check_sockets(server, 200_000, exploration)


# Limits


def test_one_client_can_only_ask_for_so_much(tmp_path: Path) -> None:
    server = Server(tmp_path, workers=0)
    try:
        with server.client() as client:
            opened = open_table(client, "dunhuang", "me", "open")
            table, token = opened["table"]["id"], opened["links"][0]["token"]
            asyncio.run(_flood(server, table, token))
            body = {"game": "dunhuang", "seats": [{"kind": "me"}, {"kind": "open"}]}
            answers = [client.post("/api/tables", json=body) for _ in range(40)]
            refused = [a for a in answers if a.status_code == 429]
            assert refused
            assert refused[0].json()["problem"]["code"] == "too-many-tables"
            large = client.post("/api/guest", json={"name": "x" * 300_000})
            assert (large.status_code, large.json()["problem"]["code"]) == (413, "too-large")
            statuses = [client.get("/healthz").status_code for _ in range(400)]
            assert {200, 429} == set(statuses)
    finally:
        server.stop()
    server.check_log()


async def _flood(server: Server, table: str, token: str) -> None:
    async with socket(server, table, token) as connection:
        said = [await ask(connection, "say", text=str(n)) for n in range(10)]
        codes = [message["problem"]["code"] for message in said if message["type"] == "refused"]
        assert set(codes) == {"too-many-messages"}
        assert 0 < len(codes) < 8
        wordy = await ask(connection, "act", action="pass", words="and on my word")
        assert wordy["problem"]["code"] == "too-many-messages"
    async with socket(server, table, token) as connection:
        for _ in range(290):
            await connection.send("{}")
        with suppress(ConnectionClosed):
            async for _ in connection:
                pass
        assert connection.close_code == 4429
    accepted = []
    with suppress(InvalidStatus):  # sockets opened, and sockets at once
        for _ in range(120):
            connection = await socket(server, table, token)
            if (await receive(connection, "snapshot", "refused"))["type"] == "refused":
                break
            accepted.append(connection)
    assert 90 < len(accepted) <= 100
    for connection in accepted:
        await connection.close()
