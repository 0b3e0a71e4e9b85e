"""What strangers on the network may cost, over real connections."""

import asyncio
import json
import struct
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from waiting import until
from websockets.frames import Frame, Opcode

from caravanserai.server.config import NO_LIMITS, Limits
from caravanserai.server.hosts import Hosts
from caravanserai.server.peers import network_of

from .harness import Server, ask, open_table, socket
from .raw import Raw, TunedServer, masked, socket_path

SHORT = 0.3  # seconds
STRICT = (
    "Limits(requests=(0.0, 100.0), connections=(0.0, 20.0), messages=(0.0, 10.0),"
    " asides=(0.0, 4.0), undos=(0.0, 2.0), entries=(0.0, 5.0), open_connections=30)"
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose rate limits never refill; every test comes from another address."""
    with TunedServer(Path(tmp_path_factory.mktemp("strict")), STRICT) as running:
        yield running
        running.check_log()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    folder = Path(tmp_path_factory.mktemp("hasty"))
    times = {"head_time": SHORT, "body_time": SHORT, "answer_time": SHORT}
    with TunedServer(folder, "NO_LIMITS", **times) as running:
        yield running
        running.check_log()


@pytest.fixture(scope="module")
def table(strict: Server) -> dict[str, Any]:
    with strict.client() as client:
        return open_table(client, "dunhuang", "me", "open")


# Addresses


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unknown", "unknown"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_limits_are_kept_for_whole_networks(host: str, network: str) -> None:
    assert network_of(host) == network


def test_an_ipv6_network_has_one_allowance(strict: Server) -> None:
    statuses = []
    with strict.client() as client:
        for n in range(102):
            headers = {"X-Forwarded-For": f"2001:db8:7:7::{n:x}"}
            statuses.append(client.get("/healthz", headers=headers).status_code)
    assert statuses == [200] * 100 + [429] * 2


# Connections


def test_sockets_are_opened_only_so_fast(strict: Server, table: dict[str, Any]) -> None:
    path, statuses = socket_path(table["table"]["id"]), []
    for _ in range(22):
        with Raw(strict, "127.0.0.2") as connection:
            statuses.append(connection.upgrade(path))
    assert statuses == [101] * 20 + [429] * 2
    with Raw(strict, "127.0.0.3") as connection:
        assert connection.upgrade(path) == 101


def test_an_address_has_only_so_many_connections(strict: Server, table: dict[str, Any]) -> None:
    with ExitStack() as several:
        for _ in range(29):
            connection = several.enter_context(Raw(strict, "127.0.0.4"))
            connection.request("GET /healthz")
            assert connection.status() == 200
        connection = several.enter_context(Raw(strict, "127.0.0.4"))
        assert connection.upgrade(socket_path(table["table"]["id"])) == 101
        with Raw(strict, "127.0.0.4") as connection:
            answer = connection.rest()
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert code_in(answer) == "too-many-connections"
        assert answered(strict, "127.0.0.1") == 200  # a proxy stands for many
    until(lambda: answered(strict, "127.0.0.4") == 200)


def code_in(answer: bytes) -> str:
    return str(json.loads(answer.partition(b"\r\n\r\n")[2])["problem"]["code"])


def answered(server: Server, source: str) -> int:
    with Raw(server, source) as connection:
        connection.request("GET /healthz")
        return connection.status()


@pytest.mark.parametrize(
    "sent",
    [
        b"G",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{",
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    ],
    ids=["a letter", "half a head", "half a body", "half a chunked body"],
)
def test_a_request_has_to_come_in_time(hasty: Server, sent: bytes) -> None:
    with Raw(hasty) as connection:
        connection.send(sent)
        answer = connection.rest()
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert code_in(answer) == "too-slow"


def test_a_request_that_drips_is_late_all_the_same(hasty: Server) -> None:
    with Raw(hasty) as connection:
        connection.send(b"GET /healthz HTTP/1.1\r\n")
        with pytest.raises(ConnectionError):
            until(lambda: connection.send(b"x-y: z\r\n"))


def test_a_connection_that_asks_nothing_is_closed(hasty: Server) -> None:
    with Raw(hasty) as connection:
        assert connection.rest() == b""


def test_the_second_request_has_to_come_in_time_as_well(hasty: Server) -> None:
    with asked(hasty) as connection:
        connection.send(b"GET /healthz HT")
        assert b"HTTP/1.1 408 " in connection.rest()


def asked(server: Server) -> Raw:
    """A connection with one answered request, by a client fast enough for it."""
    for _ in range(20):
        connection = Raw(server)
        connection.request("GET /healthz")
        if connection.status() == 200:
            return connection
    raise AssertionError("never in time")


def test_sockets_outlive_the_times_of_requests(hasty: Server) -> None:
    with asked(hasty) as connection, Raw(hasty) as idle:
        connection.answer()
        assert connection.upgrade(socket_path("none")) == 101
        assert idle.rest() == b""  # it ran out of time
        assert json.loads(connection.frame()[1])["problem"]["code"] == "no-such-table"


def test_an_answer_that_nobody_takes_is_dropped(hasty: Server) -> None:
    with Raw(hasty) as connection:
        for _ in range(100):
            connection.request("GET /api/catalogue")
        until(lambda: is_dropped(connection))


def is_dropped(connection: Raw) -> bool:
    try:
        connection.request("GET /api/catalogue")
    except ConnectionError:
        return True
    return False


# Messages


def test_pings_are_messages(strict: Server, table: dict[str, Any]) -> None:
    opcodes, code = flood(strict, "127.0.0.5", table, masked(Frame(Opcode.PING, b"")))
    assert (opcodes.count(Opcode.PONG), code) == (10, 4429)


def flood(server: Server, source: str, table: dict[str, Any], data: bytes) -> tuple[list[int], int]:
    """Send something a thousand times; return the frames that come back, and why it ends."""
    with Raw(server, source) as connection:
        assert connection.upgrade(socket_path(table["table"]["id"])) == 101
        connection.send(data * 1000)
        opcodes = []
        opcode, content = connection.frame()
        while opcode not in (Opcode.CLOSE, -1):
            opcodes.append(opcode)
            opcode, content = connection.frame()
        return opcodes, struct.unpack("!H", content[:2])[0]


def test_pongs_are_messages(strict: Server, table: dict[str, Any]) -> None:
    assert flood(strict, "127.0.0.6", table, masked(Frame(Opcode.PONG, b"")))[1] == 4429


def test_parts_of_a_message_are_messages(strict: Server, table: dict[str, Any]) -> None:
    begun = masked(Frame(Opcode.TEXT, b"", False)) + masked(Frame(Opcode.CONT, b"", False)) * 20
    data = begun + masked(Frame(Opcode.CONT, b"", True))
    assert flood(strict, "127.0.0.7", table, data)[1] == 4429


def test_all_sockets_of_a_seat_share_one_allowance(strict: Server) -> None:
    with strict.client() as client:
        opened = open_table(client, "dunhuang", "me", "open")
    table, token = opened["table"]["id"], opened["links"][0]["token"]

    async def scenario(token: str | None) -> list[str]:
        answers = []
        for _ in range(4):
            async with socket(strict, table, token) as connection:
                answers += [(await ask(connection, "ping"))["type"] for _ in range(3)]
        return answers

    for sender in (token, None):  # and spectators from one address
        assert asyncio.run(scenario(sender)) == ["pong"] * 10 + ["refused"] * 2


def test_what_a_table_keeps_has_a_price(strict: Server) -> None:
    with strict.client() as client:
        opened = open_table(client, "dunhuang", "me", "open")
    table, token = opened["table"]["id"], opened["links"][0]["token"]

    async def scenario() -> list[str]:
        async with socket(strict, table, token) as connection:
            asked = [("mute", {"seat": "B", "on": bool(n % 2)}) for n in range(6)]
            asked += [("undo", {})] * 2 + [("act", {"action": "pass"})]
            return [outcome(await ask(connection, kind, **more)) for kind, more in asked]

    refused = "too-many-messages"
    answers = asyncio.run(scenario())
    assert answers[:6] == ["ack"] * 4 + [refused] * 2  # asides of a seat
    assert answers[6:8] == ["table-not-full", refused]  # entries of an address
    assert answers[8] == "table-not-full"  # not charged: games end anyway


def outcome(message: dict[str, Any]) -> str:
    return str(message["problem"]["code"] if message["type"] == "refused" else message["type"])


def test_without_limits_nothing_is_limited() -> None:
    for name in Limits.__annotations__:
        usual, endless = getattr(Limits(), name), getattr(NO_LIMITS, name)
        if isinstance(usual, tuple):
            assert min(endless) > 1e9, name


# Hosts


def test_names_that_are_ours() -> None:
    hosts = Hosts("games.home", {"play.example.org"})
    ours = ["localhost", "localhost:8000", "127.0.0.1:8000", "192.168.1.5", "[::1]:8000", "[::1]"]
    ours += ["games.home:80", "PLAY.example.org", "play.example.org.:443"]
    for host in ours:
        assert host in hosts, host
    others = [
        "",
        "evil.example",
        "play.example.org.evil.example",
        "localhost:8000/x",
        "localhost@x",
    ]
    others += ["a b", "localhost:", "localhost:123456", "[", "[::1", "127.0.0.1.evil.example"]
    for host in others:
        assert host not in hosts, host


def test_only_our_own_names_are_answered_to(tmp_path: Path) -> None:
    with Server(tmp_path, "--public-name", "play.example.org", workers=0) as server:
        with server.client() as client:
            table = open_table(client, "dunhuang", "me", "open")["table"]["id"]
            for host, status in (("evil.example", 421), ("play.example.org", 200)):
                mine = {"Host": host, "Origin": f"http://{host}"}
                answer = client.post("/api/guest", headers=mine, json={"name": "Ann"})
                assert answer.status_code == status
                assert client.get(f"/api/tables/{table}", headers=mine).status_code == status
        assert knock(server, table, "evil.example") == 421
        assert knock(server, table, "play.example.org") == 101


def knock(server: Server, table: str, host: str) -> int:
    with Raw(server) as connection:
        connection.host = host
        return connection.upgrade(socket_path(table), f"Origin: http://{host}")


# Links


@pytest.mark.parametrize(
    "path",
    [
        "/join/{}",
        "/nowhere/join/{}",
        "//join//{}",
        "/%6aoin/{}",
        "/join%2f{}",
        "%2fjoin%252f{}",
        "/join/x/../{}",
        "/JOIN/{}",
        "/watch/{}",
    ],
)
def test_the_log_holds_no_tokens(strict: Server, table: dict[str, Any], path: str) -> None:
    token = table["links"][1]["token"]
    with Raw(strict) as connection:
        connection.request("GET " + path.format(token))
        assert connection.status()
    assert token[:30] not in strict.log()
    assert token[-20:] not in strict.log()


def test_a_link_to_a_seat_is_no_referrer(strict: Server, table: dict[str, Any]) -> None:
    token = table["links"][1]["token"]
    with strict.client() as client:
        policies = [client.get(path).headers["Referrer-Policy"] for path in (f"/join/{token}", "/")]
    assert policies == ["no-referrer", "same-origin"]
