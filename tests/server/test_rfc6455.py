"""Frames by the letter of RFC 6455, fed to the protocol directly: only we cut them."""

import asyncio
import random
import struct
from collections.abc import Iterable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from caravanserai.server.frames import DirectProtocol

from .raw import KEY, MASK, masked

MOST = 65_536  # bytes of a message
HANDSHAKE = (
    "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n"
).encode()
CONT, TEXT, BINARY = Opcode.CONT, Opcode.TEXT, Opcode.BINARY
CLOSE, PING, PONG = CONTROL = (Opcode.CLOSE, Opcode.PING, Opcode.PONG)
LETTERS = "é商🐫".encode()


class Network(asyncio.Transport):
    """Keeps what is written, and whether it was closed."""

    def __init__(self) -> None:
        super().__init__()
        self.written, self.closed = b"", False

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        pass

    pause_reading = resume_reading = write_eof

    def get_write_buffer_size(self) -> int:
        return 0


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Keeps what it hears, and answers pings."""
    await receive()
    await send({"type": "websocket.accept"})
    protocol: DirectProtocol = scope["extensions"]["caravanserai.direct"]
    peer: Peer = scope["state"]["peer"]

    def hear(opcode: int, content: bytes) -> None:
        peer.heard.append((opcode, content))
        if opcode == PING:
            protocol.pong(content)

    protocol.listen(hear)
    peer.listening.set()
    while (await receive())["type"] != "websocket.disconnect":
        pass


CONFIG = uvicorn.Config(
    application,
    ws_max_size=MOST,
    ws_ping_interval=None,
    ws_per_message_deflate=False,
    log_config=None,
)
CONFIG.load()


class Peer:
    """The other side of a protocol, without a network in between."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, bytes]] = []
        self.network, self.listening = Network(), asyncio.Event()
        self.written, self.closed = b"", False  # before the test ends, which ends everything
        self.protocol = DirectProtocol(CONFIG, ServerState(), {"peer": self})

    async def connect(self) -> "Peer":
        self.protocol.connection_made(self.network)
        self.protocol.data_received(HANDSHAKE)
        await self.listening.wait()
        assert self.network.written.startswith(b"HTTP/1.1 101 ")
        self.network.written = b""
        return self

    def send(self, *parts: bytes) -> "Peer":
        for part in parts:
            self.protocol.data_received(part)
        self.written, self.closed = self.network.written, self.network.closed
        return self

    def received(self) -> list[tuple[int, bytes]]:
        """The frames written: complete, final, and never masked."""
        found, data = [], self.written
        while data:
            first, size, start = data[0], data[1], 2
            if size == 126:
                size, start = struct.unpack("!H", data[2:4])[0], 4
            assert first & 0xF0 == 0x80
            found.append((first & 15, data[start : start + size]))
            data = data[start + size :]
        return found

    def code(self) -> int | None:
        """The code of the close frame sent; 1005 if it has none."""
        closes = [content for opcode, content in self.received() if opcode == CLOSE]
        assert len(closes) <= 1
        if not closes:
            return None
        return struct.unpack("!H", closes[0][:2])[0] if closes[0] else 1005

    def messages(self) -> list[bytes]:
        return [content for opcode, content in self.heard if opcode in (TEXT, BINARY)]


def sent(*parts: bytes) -> Peer:
    """The result of these parts of a connection."""

    async def scenario() -> Peer:
        return (await Peer().connect()).send(*parts)

    return asyncio.run(scenario())


def sent_in_many_ways(data: bytes, after: bytes = b"") -> list[Peer]:
    """At once, in two parts cut at every place, and byte by byte."""

    async def scenario() -> list[Peer]:
        ways: list[Iterable[bytes]] = [[data], (bytes([byte]) for byte in data)]
        ways += [[data[:cut], data[cut:]] for cut in range(1, len(data))]
        return [(await Peer().connect()).send(*way, after) for way in ways]

    return asyncio.run(scenario())


def head(first: int, size: int, wide: int = 0, mask: bool = True) -> bytes:
    """The head of a frame, with its length in 0, 2 or 8 more bytes, whatever it is."""
    marked = 0x80 if mask else 0
    short = {0: size, 2: 126, 8: 127}[wide]
    return bytes([first, marked | short]) + size.to_bytes(8, "big")[8 - wide :] + MASK * mask


# However it is cut

SCRIPT = (
    (Frame(TEXT, b""), (TEXT, b"")),
    (Frame(TEXT, LETTERS), (TEXT, LETTERS)),
    (Frame(PING, b"1"), (PING, b"1")),
    (Frame(TEXT, LETTERS[:1], False), (CONT, b"")),
    (Frame(PING, b""), (PING, b"")),
    (Frame(CONT, b"", False), (CONT, b"")),
    (Frame(PONG, b"nobody asked"), (PONG, b"nobody asked")),
    (Frame(CONT, LETTERS[1:]), (TEXT, LETTERS)),
    (Frame(BINARY, b"\xff" * 3, False), (CONT, b"")),
    (Frame(CONT, b"\x00"), (BINARY, b"\xff\xff\xff\x00")),
    (Frame(TEXT, b"x" * 126), (TEXT, b"x" * 126)),
    (Frame(PING, b"y" * 125), (PING, b"y" * 125)),
)
FRAMES, HEARD = [frame for frame, _ in SCRIPT], [heard for _, heard in SCRIPT]


def test_every_cut_is_heard_alike() -> None:
    for peer in sent_in_many_ways(masked(*FRAMES)):
        assert peer.heard == HEARD
        assert peer.received() == [(PONG, content) for kind, content in HEARD if kind == PING]


def test_many_cuts_are_heard_alike() -> None:
    data, chance = masked(*FRAMES), random.Random(6455)

    async def scenario() -> None:
        for _ in range(300):
            cuts = sorted(chance.sample(range(len(data)), chance.randint(2, 40)))
            ends = zip([0, *cuts], [*cuts, len(data)], strict=True)
            peer = (await Peer().connect()).send(*(data[start:end] for start, end in ends))
            assert peer.heard == HEARD, cuts

    asyncio.run(scenario())


@pytest.mark.parametrize("size", [125, 126, 65_535, 65_536])
def test_a_message_may_be_as_long_as_it_may_be(size: int) -> None:
    data = masked(Frame(TEXT, b"x" * size))
    for cut in (*range(1, 16), len(data) - 1):
        peer = sent(data[:cut], data[cut:])
        assert peer.messages() == [b"x" * size]
        assert peer.code() is None


# What no frame may be


def refused(data: bytes, code: int, heard: int = 0) -> None:
    """Ended with this code however it is cut; nothing after it is heard."""
    after = masked(Frame(TEXT, b"after"), Frame(PING, b"after"))
    for peer in sent_in_many_ways(data, after):
        assert peer.code() == code
        assert len(peer.messages()) == heard
        assert (PONG, b"after") not in peer.received()


@pytest.mark.parametrize("opcode", [CONT, TEXT, BINARY, *CONTROL])
@pytest.mark.parametrize("bits", range(0x10, 0x80, 0x10))
def test_reserved_bits(opcode: int, bits: int) -> None:
    begun = masked(Frame(TEXT, b"x", False)) if opcode == CONT else b""
    refused(begun + head(0x80 | bits | opcode, 0), 1002)
    refused(masked(Frame(TEXT, b"fine")) + head(bits | opcode, 0), 1002, heard=1)


@pytest.mark.parametrize("opcode", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
def test_reserved_opcodes(opcode: int) -> None:
    refused(head(0x80 | opcode, 0), 1002)
    refused(head(opcode, 0), 1002)
    refused(masked(Frame(TEXT, b"x", False)) + head(0x80 | opcode, 0), 1002)


@pytest.mark.parametrize("opcode", [CONT, TEXT, BINARY, *CONTROL])
def test_frames_without_a_mask(opcode: int) -> None:
    begun = masked(Frame(TEXT, b"x", False)) if opcode == CONT else b""
    refused(begun + head(0x80 | opcode, 2, mask=False) + b"{}", 1002)
    refused(begun + head(0x80 | opcode, 0, mask=False), 1002)


@pytest.mark.parametrize("opcode", CONTROL)
def test_control_frames_in_parts_or_too_long(opcode: int) -> None:
    refused(head(opcode, 0), 1002)
    refused(head(0x80 | opcode, 126, 2), 1002)
    refused(head(0x80 | opcode, MOST * 2, 8), 1002)


def test_parts_of_no_message_and_messages_within_messages() -> None:
    begun = masked(Frame(TEXT, b"x", False))
    refused(masked(Frame(CONT, b"x")), 1002)
    refused(masked(Frame(CONT, b"x", False)), 1002)
    refused(masked(Frame(TEXT, b"x"), Frame(CONT, b"x")), 1002, heard=1)
    refused(begun + masked(Frame(TEXT, b"y")), 1002)
    refused(begun + masked(Frame(CONT, b"y"), Frame(CONT, b"z")), 1002, heard=1)
    refused(begun + masked(Frame(BINARY, b"y", False)), 1002)


# Lengths


@pytest.mark.parametrize(
    ("size", "wide"), [(0, 2), (1, 2), (125, 2), (0, 8), (125, 8), (126, 8), (65_535, 8)]
)
@pytest.mark.parametrize("opcode", [TEXT, PING])
def test_a_length_takes_no_more_bytes_than_it_needs(opcode: int, size: int, wide: int) -> None:
    refused(head(0x80 | opcode, size, wide), 1002)


@pytest.mark.parametrize("size", [1 << 63, (1 << 63) + 5, (1 << 64) - 1])
def test_a_length_has_63_bits(size: int) -> None:
    refused(head(0x81, size, 8), 1002)


@pytest.mark.parametrize("size", [MOST + 1, 1 << 31, 1 << 32, 1 << 62, (1 << 63) - 1])
def test_a_message_that_is_too_long_is_refused_by_its_head(size: int) -> None:
    refused(head(0x81, size, 8), 1009)


def test_parts_are_too_long_together() -> None:
    begun = masked(Frame(TEXT, b"x" * MOST, False))
    fine = sent(begun, masked(Frame(PING, b"still here"), Frame(CONT, b"")))
    assert fine.messages() == [b"x" * MOST]
    peer = sent(begun, masked(Frame(PING, b"still here")), head(0x80, 1))
    assert (peer.code(), peer.messages()) == (1009, [])


# UTF-8

NO_TEXT = {
    "no second byte": b"\xc3\x28",
    "no first byte": b"\x80",
    "an end too early": "商".encode()[:2],
    "longer than need be": b"\xc0\xaf",
    "half of a pair": b"\xed\xa0\x80",
    "beyond the last": b"\xf4\x90\x80\x80",
    "no byte of it": b"\xff",
}


@pytest.mark.parametrize("bad", NO_TEXT.values(), ids=NO_TEXT)
def test_what_is_no_utf8(bad: bytes) -> None:
    text = LETTERS + bad
    refused(masked(Frame(TEXT, text)), 1007)
    for cut in range(len(text) + 1):
        parts = (Frame(TEXT, text[:cut], False), Frame(CONT, text[cut:]))
        refused(masked(parts[0], Frame(PING, b""), parts[1]), 1007)
    assert sent(masked(Frame(BINARY, text))).messages() == [text]


def test_letters_may_be_cut_by_parts() -> None:
    for first in range(len(LETTERS) + 1):
        for second in range(first, len(LETTERS) + 1):
            parts = (
                Frame(TEXT, LETTERS[:first], False),
                Frame(CONT, LETTERS[first:second], False),
                Frame(CONT, LETTERS[second:]),
            )
            peer = sent(masked(*parts))
            assert (peer.messages(), peer.code()) == ([LETTERS], None)


# The end


def close(code: int, reason: bytes = b"") -> bytes:
    return masked(Frame(CLOSE, struct.pack("!H", code) + reason))


@pytest.mark.parametrize(
    "code", [*range(1000, 1004), *range(1007, 1015), 3000, 3999, 4000, 4401, 4999]
)
def test_a_close_is_answered_with_its_code(code: int) -> None:
    reason = LETTERS + b"!" * (123 - len(LETTERS))
    for peer in sent_in_many_ways(masked(Frame(TEXT, b"first")) + close(code, reason)):
        assert peer.messages() == [b"first"]
        assert peer.received() == [(CLOSE, struct.pack("!H", code) + reason)]
        assert peer.closed


@pytest.mark.parametrize("code", [0, 999, 1004, 1005, 1006, 1015, 1016, 1999, 2999, 5000, 65_535])
def test_codes_that_nobody_may_send(code: int) -> None:
    refused(close(code), 1002)


def test_a_close_without_a_code() -> None:
    for peer in sent_in_many_ways(masked(Frame(CLOSE, b""))):
        assert peer.received() == [(CLOSE, b"")]
        assert peer.closed


def test_half_a_code_and_a_reason_that_is_no_text() -> None:
    refused(masked(Frame(CLOSE, b"\x03")), 1002)
    for bad in NO_TEXT.values():
        refused(close(1000, bad), 1007)


def test_nothing_is_heard_after_a_close() -> None:
    after = masked(Frame(TEXT, b"late"), Frame(PING, b"late"), Frame(CLOSE, b""))
    for peer in sent_in_many_ways(close(1000) + after):
        assert peer.messages() == []
        assert peer.received() == [(CLOSE, struct.pack("!H", 1000))]


def test_a_close_within_a_message_in_parts() -> None:
    for peer in sent_in_many_ways(masked(Frame(TEXT, b"x", False)) + close(1001)):
        assert peer.messages() == []
        assert peer.code() == 1001
        assert peer.closed


def test_whoever_was_closed_is_not_heard_but_awaited() -> None:
    """After our close, what is still arriving is ignored; their close ends the connection."""

    async def scenario() -> None:
        for cut in range(len(masked(*frames[:2])) + 1):
            peer = (await Peer().connect()).send(late[:cut])
            peer.protocol.cut_off(4408)
            peer.send(late[cut:])
            assert not peer.closed
            peer.send(close(4408))
            assert peer.closed
            assert len(peer.heard) == sum(end <= cut for end in ends)
            assert peer.received()[-1] == (CLOSE, struct.pack("!H", 4408))

    frames = (Frame(TEXT, b"x", False), Frame(PING, b"?"), Frame(CONT, b"\xff"), Frame(TEXT, b"z"))
    late = masked(*frames)
    ends = [len(masked(*frames[: n + 1])) for n in range(len(frames))]
    asyncio.run(scenario())


def test_nothing_is_sent_after_a_close() -> None:
    async def scenario() -> None:
        for data in (close(1000), head(0x83, 0)):
            peer = (await Peer().connect()).send(data)
            before = peer.network.written
            peer.protocol.write(b"late")
            peer.protocol.pong(b"late")
            peer.protocol.cut_off(4408)
            assert peer.network.written == before

    asyncio.run(scenario())
