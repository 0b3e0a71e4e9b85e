"""Messages written without ASGI: the same frames, and an end for clients that never read."""

import json
import struct
from contextlib import suppress

import pytest
from websockets.frames import Frame, Opcode

from caravanserai.server import frames

from .harness import Server, open_table
from .raw import Raw, masked, socket_path

MUCH = 60_000_000  # more than any network buffer holds
MOST_GROWTH = 30_000_000
STILL = 5.0  # seconds; a network with full buffers may just stop
AT_ONCE = 60


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_frames_are_those_of_the_library(size: int) -> None:
    text = b"x" * size
    found = frames.framed(Opcode.TEXT, text)
    assert found == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_is_found_once_its_head_is_there(size: int) -> None:
    text, before = bytes(range(97, 123)) * (size // 26 + 1), b"??"
    data = before + Frame(Opcode.TEXT, text[:size]).serialize(mask=True)
    start = len(data) - size
    for cut in range(len(before), start):
        assert frames.frame_at(data[:cut], len(before)) is None
    for end in {start, start + size // 2, len(data)}:
        assert frames.frame_at(data[:end], len(before)) == (0x81, start, len(data))


def test_a_frame_has_to_be_masked() -> None:
    with pytest.raises(frames.Invalid):
        frames.frame_at(Frame(Opcode.TEXT, b"x" * 20).serialize(mask=False), 0)


# However the network cuts it


def message(kind: str, key: str) -> bytes:
    return json.dumps({"type": kind, "key": key}, ensure_ascii=False).encode()


SCRIPT = (
    Frame(Opcode.TEXT, message("ping", "0")),
    Frame(Opcode.PING, b"1"),
    Frame(Opcode.TEXT, message("known", "2")),  # takes a turn of the loop to answer
    Frame(Opcode.PING, b"3"),
    Frame(Opcode.TEXT, message("ping", "é商\U0001f42b")[:26], fin=False),  # within a character
    Frame(Opcode.PING, b"4"),
    Frame(Opcode.CONT, message("ping", "é商\U0001f42b")[26:27], fin=False),
    Frame(Opcode.CONT, message("ping", "é商\U0001f42b")[27:]),
    Frame(Opcode.PONG, b"nobody asked"),
    Frame(Opcode.PING, b""),
    Frame(Opcode.BINARY, message("known", "5")),
    Frame(Opcode.TEXT, message("ping", "6")),
    Frame(Opcode.PING, b"7"),
)
ANSWERS = ["0", b"1", "2", b"3", b"4", "é商\U0001f42b", b"", "5", "6", b"7"]


@pytest.fixture(scope="module")
def server(botless: Server) -> Server:
    """The tests check its memory."""
    return botless


@pytest.fixture(scope="module")
def seat(server: Server) -> tuple[str, str]:
    """A table, and the header that gives a seat at it."""
    with server.client() as client:
        opened = open_table(client, "dunhuang", "me", "open")
    return opened["table"]["id"], f"Authorization: Bearer {opened['links'][0]['token']}"


def listening(server: Server, seat: tuple[str, str]) -> Raw:
    connection = Raw(server)
    assert connection.upgrade(socket_path(seat[0]), seat[1]) == 101
    opcode, content = connection.frame()
    assert (opcode, json.loads(content)["type"]) == (Opcode.TEXT, "snapshot")
    return connection


def answer(connection: Raw) -> str | bytes:
    """The next pong, or the key of the next answer."""
    while True:
        opcode, content = connection.frame()
        if opcode == Opcode.PONG:
            return content
        assert opcode == Opcode.TEXT
        if key := json.loads(content).get("key"):
            return str(key)


def test_answers_come_in_order_wherever_the_bytes_are_cut(
    server: Server, seat: tuple[str, str]
) -> None:
    data = masked(*SCRIPT)
    for first in range(0, len(data), AT_ONCE):
        cuts = range(first, min(first + AT_ONCE, len(data)))
        connections = [listening(server, seat) for _ in cuts]
        for cut, connection in zip(cuts, connections, strict=True):
            connection.send(data[:cut])
        with server.client() as client:  # by now it has seen the first parts
            client.get("/healthz")
        for cut, connection in zip(cuts, connections, strict=True):
            connection.send(data[cut:])
        for cut, connection in zip(cuts, connections, strict=True):
            with connection:
                assert [answer(connection) for _ in ANSWERS] == ANSWERS, f"cut at {cut}"


def test_answers_come_in_order_byte_by_byte(server: Server, seat: tuple[str, str]) -> None:
    with listening(server, seat) as connection:
        for frame in SCRIPT:
            for byte in masked(frame):
                connection.send(bytes([byte]))
        assert [answer(connection) for _ in ANSWERS] == ANSWERS


BAD_TEXT = message("ping", "x")[:-3] + b"\xc3\x28" + b'"}'


@pytest.mark.parametrize(
    ("data", "code"),
    [
        pytest.param(data, code, id=name)
        for name, data, code in (
            ("no text", masked(Frame(Opcode.TEXT, BAD_TEXT)), 1007),
            (
                "no text in parts",
                masked(Frame(Opcode.TEXT, BAD_TEXT[:20], False), Frame(Opcode.CONT, BAD_TEXT[20:])),
                1007,
            ),
            (
                "a message within a message",
                masked(Frame(Opcode.TEXT, b"{}", False), Frame(Opcode.TEXT, b"{}")),
                1002,
            ),
            ("a part of none", masked(Frame(Opcode.CONT, b"{}")), 1002),
            ("half a code", masked(Frame(Opcode.CLOSE, b"?")), 1002),
            ("a reserved bit", b"\xc9" + masked(Frame(Opcode.PING, b""))[1:], 1002),
            ("a reserved opcode", b"\x83" + masked(Frame(Opcode.PING, b""))[1:], 1002),
            ("a ping in parts", b"\x09" + masked(Frame(Opcode.PING, b""))[1:], 1002),
            ("no mask", Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
            ("too long", masked(Frame(Opcode.TEXT, b"x" * 65_537)), 1009),
            (
                "too long in parts",
                masked(Frame(Opcode.TEXT, b"x" * 60_000, False), Frame(Opcode.CONT, b"x" * 6_000)),
                1009,
            ),
        )
    ],
)
def test_what_no_frame_may_be_ends_the_socket_quietly(
    server: Server, seat: tuple[str, str], data: bytes, code: int
) -> None:
    for cut in (0, 3, len(data) // 2, len(data) - 1):
        with listening(server, seat) as connection:
            connection.send(data[:cut])
            with suppress(ConnectionError):  # the first part may have been enough already
                connection.send(data[cut:])
            assert closed(connection) == code
    assert "Invalid UTF-8" not in server.log()
    server.check_log()


def closed(connection: Raw) -> int:
    """The code the other side closes with; 1006 if it just goes away."""
    while True:
        opcode, content = connection.frame()
        if opcode == Opcode.CLOSE:
            return int(struct.unpack("!H", content[:2])[0])
        if opcode == -1:
            return 1006


# Clients that never read


def send_much(connection: Raw, data: bytes) -> None:
    for _ in range(MUCH // len(data)):
        connection.send(data)


@pytest.mark.parametrize(
    "frame",
    [Frame(Opcode.TEXT, message("ping", "0" * 64)), Frame(Opcode.PING, b"x" * 125)],
    ids=["messages", "pings"],
)
def test_who_never_reads_is_cut_off_and_leaves_nothing_behind(
    server: Server, seat: tuple[str, str], frame: Frame
) -> None:
    before = server.memory()
    with Raw(server, patience=STILL) as connection:
        assert connection.upgrade(socket_path(seat[0])) == 101
        with pytest.raises((ConnectionError, TimeoutError)):
            send_much(connection, masked(frame) * 500)
    assert server.memory() - before < MOST_GROWTH
