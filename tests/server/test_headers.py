"""Odd headers, queries and paths: typed refusals, never a fault."""

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from .harness import Server, open_table
from .raw import KEY, Raw, TunedServer, masked, socket_path

MANY = 2_000
AT_ONCE = 20
SHORT = 1.0  # seconds that the rest of a request may take
DIGITS = "9" * 5_000
JSON = "Content-Type: application/json"
FORM = "Content-Type: application/x-www-form-urlencoded"

PATHS = (
    "/ /healthz /metrics /plain /index.html /assets/ /assets/%00 /assets/%2e%2e/%2e%2e/run.py"
    " /assets/x%00y.css /api/tables /api/tables/mine /api/tables/{t} /api/tables/%00"
    " /api/tables/%ff /api/tables/{t}/log /api/tables/{t}/seats/A/qr"
    " /api/tables/{t}/seats/%C2%B2/qr /api/tables/{t}/sit /api/tables/{t}/socket"
    " /api/guest /api/join /join/%00 /join/{t} /join/%ff /table/{t} /table/{t}/act /table/%00"
    " /watch/{t} /watch/%ff /locale/en.ftl /locale/%2e%2e.ftl /locale/en/%00.ftl"
    " //join//x /%E0%A4%A /%25%30%30 /api//tables * http://[ http://localhost/healthz ?x /"
    + "a"
    * 999
).split()
QUERIES = (
    "since=²&seat=² since=-1 since="
    + DIGITS
    + " since=%C2%B2&seat=A seat=%00 seat=AA seat= game=%00"
    " game=../en &&&== %ff=%ff since=٣ since=1e5 seat=²&at=²"
).split()
VALUES = (
    "",
    " ",
    "http://[",
    "http://[::1",
    "http://localhost:99999999",
    "null",
    "//",
    "²",
    "\xff\xfe",
    "\t",
    "=;=;;",
    'caravanserai_guest="\\"; caravanserai_language=\xe9',
    "caravanserai_guest=WyJ4Il0.x",
    "caravanserai_guest=" + "A" * 4_000,
    "Bearer",
    "Bearer ",
    "Bearer \xff.\xff",
    "Bearer " + "." * 500,
    "bearer WyJzZWF0Il0.WyJzZWF0Il0",
    "Basic Og==",
    "en;q=²,\xff,,;;",
    "*",
    'W/"',
    '"' * 300,
    "bytes=0-",
    "bytes=²-",
    "application/json; charset=\xff",
    "multipart/form-data; boundary=",
    "text/html;;;",
    "-1",
    "1",
    "²",
    DIGITS[:300],
    "0x10",
    "chunked",
    "chunked, chunked",
    "gzip",
    "identity",
    "websocket",
    "h2c",
    "keep-alive, Upgrade",
    "100-continue",
    "::1",
    "unknown, , [::1]:99999999999, 1.2.3.4:²",
    "https://\xff",
    "Thu, 99 Foo 2020",
    "x" * 9_000,
)
NAMES = [
    "Cookie",
    "Host",
    "Accept",
    "Accept-Language",
    "Authorization",
    "If-None-Match",
    "If-Modified-Since",
    "Range",
    "Content-Type",
    "Content-Length",
    "Transfer-Encoding",
    "Origin",
    "Referer",
    "Sec-Fetch-Site",
    "Upgrade",
    "Connection",
    "Expect",
    "Forwarded",
    "X-Forwarded-For",
    "X-Forwarded-Proto",
    "X-Forwarded-Host",
    "Sec-WebSocket-Key",
    "Sec-WebSocket-Version",
    "Sec-WebSocket-Protocol",
    "Sec-WebSocket-Extensions",
    "Accept-Encoding",
    "X-\x7f",
]
BODIES = (
    b"",
    b"{",
    b"[" * 9_000,
    b'{"name": ' + DIGITS.encode() + b"}",
    b'{"game": "dunhuang", "seats": [{"kind": "me"}], "clock": {"bank": ' + DIGITS.encode() + b"}}",
    b'{"token": "\xff"}',
    b'{"name": "\\ud800"}',
    b"&".join(b"a%d=b" % n for n in range(30)),
    b"players=" + DIGITS.encode() + b"&game=dunhuang",
    b"seat=A&action=pass&at=" + DIGITS.encode(),
    b"seat=%C2%B2&at=%C2%B2&action=%00",
    b"5\r\n{\r\n0\r\n\r\n",
    b"\xff" * 50,
)


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = Path(tmp_path_factory.mktemp("headers"))
    with TunedServer(folder, "NO_LIMITS", head_time=SHORT, body_time=SHORT) as running:
        yield running
        running.check_log()
        assert '"level": "error"' not in running.log()
        assert '"status": 5' not in running.log()


@pytest.fixture(scope="module")
def opened(open_server: Server) -> dict[str, Any]:
    with open_server.client() as client:
        return open_table(client, "dunhuang", "me", "open")


@pytest.fixture(scope="module")
def table(opened: dict[str, Any]) -> str:
    return str(opened["table"]["id"])


def status(server: Server, line: str, *headers: str, body: bytes = b"", host: str = "") -> int:
    """The status of the answer to a request; 0 if refused before all of it was sent."""
    with Raw(server) as connection:
        connection.host = host or connection.host
        try:
            connection.request(line, *headers, body=body)
        except ConnectionError:
            return 0
        return connection.status()


def odd_request(chance: random.Random, table: str) -> dict[str, Any]:
    path = chance.choice(PATHS).replace("{t}", table)
    if chance.random() < 0.4:
        path += "?" + chance.choice(QUERIES)
    body = chance.choice(BODIES) if chance.random() < 0.5 else b""
    method = chance.choice(["POST", "POST", "POST", "PUT", "OPTIONS"]) if body else "GET"
    headers = [odd_header(chance) for _ in range(chance.choice([1, 1, 3]))]
    if body and chance.random() < 0.9:
        headers += [f"Content-Length: {len(body)}", chance.choice([JSON, FORM])]
    if chance.random() < 0.2:
        headers += ["Upgrade: websocket", "Connection: Upgrade"]
        headers += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}"]
    host = chance.choice(VALUES) if chance.random() < 0.2 else ""
    line = f"{method} {path}".encode().decode("latin-1")
    return {"line": line, "headers": headers, "body": body, "host": host}


def odd_header(chance: random.Random) -> str:
    return f"{chance.choice(NAMES)}: {chance.choice(VALUES)}"


def test_odd_requests_are_answered_or_refused(open_server: Server, table: str) -> None:
    chance = random.Random(7)
    odd = [odd_request(chance, table) for _ in range(MANY)]

    def answer(request: dict[str, Any]) -> int:
        line, headers = request["line"], request["headers"]
        body, host = request["body"], request["host"]
        return status(open_server, line, *headers, body=body, host=host)

    with ThreadPoolExecutor(AT_ONCE) as several:
        answers = list(several.map(answer, odd))
    faults = [request for request, status in zip(odd, answers, strict=True) if status >= 500]
    assert faults == []
    assert {101, 200, 400, 404, 421} <= set(answers)
    assert answers.count(0) < MANY / 10


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "\xff", ""])
def test_an_odd_origin_is_another_site(open_server: Server, table: str, origin: str) -> None:
    body = b'{"name": "Ann"}'
    headers = [f"Origin: {origin}", JSON, f"Content-Length: {len(body)}"]
    assert status(open_server, "POST /api/guest", *headers, body=body) == 403
    with Raw(open_server) as connection:
        assert connection.upgrade(socket_path(table), f"Origin: {origin}") == 403


@pytest.mark.parametrize("body", BODIES[3:6] + BODIES[:2])
@pytest.mark.parametrize("path", ["/api/guest", "/api/tables", "/api/join"])
def test_an_odd_body_is_refused(open_server: Server, path: str, body: bytes) -> None:
    headers = [JSON, f"Content-Length: {len(body)}"]
    assert status(open_server, f"POST {path}", *headers, body=body) == 400


@pytest.mark.parametrize("kind", [FORM, "Content-Type: multipart/form-data; boundary=x", "X: y"])
def test_a_form_is_refused_even_if_it_holds_json(
    open_server: Server, opened: dict[str, Any], kind: str
) -> None:
    """Another site's page can send a form without asking; it cannot send JSON."""
    token, table = opened["links"][1]["token"], opened["table"]["id"]
    good = {
        "/api/guest": {"name": "Ann"},
        "/api/join": {"token": token},
        "/api/tables": {"game": "dunhuang", "seats": [{"kind": "me"}, {"kind": "open"}]},
        f"/api/tables/{table}/sit": {"seat": "B"},
    }
    for path, said in good.items():
        body = json.dumps(said).encode()
        headers = [kind, f"Content-Length: {len(body)}"]
        assert status(open_server, f"POST {path}", *headers, body=body) == 400, path


def test_long_numbers_are_refused_over_the_socket(
    open_server: Server, opened: dict[str, Any]
) -> None:
    act = '{"type": "act", "key": "1", "action": "wait", "at": '
    texts = [act + DIGITS[:size] + "}" for size in (30, 4_000, 5_000)]
    token = f"Authorization: Bearer {opened['links'][0]['token']}"
    with Raw(open_server) as connection:
        assert connection.upgrade(socket_path(opened["table"]["id"]), token) == 101
        connection.send(masked(*(Frame(Opcode.TEXT, text.encode()) for text in texts)))
        codes: list[str] = []
        while len(codes) < len(texts):
            message = json.loads(connection.frame()[1])
            codes += [message["problem"]["code"]] if message["type"] == "refused" else []
    assert codes == ["stale", "stale", "too-large"]


@pytest.mark.parametrize(
    "headers",
    [
        ["X-Long: " + "x" * 9_000],
        [f"X-{n}: y" for n in range(200)],
        ["Content-Length: 5"],
        ["Transfer-Encoding: chunked"],
        ["Sec-WebSocket-Key: x"],
        ["Sec-WebSocket-Version: ²"],
        ["Sec-WebSocket-Extensions: permessage-deflate; \xff"],
        ["Sec-WebSocket-Protocol: \xff"],
    ],
    ids=lambda headers: headers[0][:30].encode("ascii", "replace").decode(),
)
def test_an_odd_handshake_comes_to_an_end(
    open_server: Server, table: str, headers: list[str]
) -> None:
    with Raw(open_server) as connection:
        found = connection.upgrade(socket_path(table), *headers)
    assert found == 101 or 400 <= found < 500
