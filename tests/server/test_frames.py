"""Messages that are written without ASGI: the same frames, and an end for who never reads."""

import asyncio
import json
import socket as network
from contextlib import suppress
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from caravanserai.server import frames

from .harness import PATIENCE, Server, open_table

FEW_BYTES = 65_536
PINGS = 300_000  # answers to fill any buffer of the network
STILL = 5.0  # seconds


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_frames_are_those_of_the_library(size: int) -> None:
    text = b"x" * size
    assert frames.framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535])
def test_a_frame_is_found_once_it_is_all_there(size: int) -> None:
    text, before = bytes(range(97, 123)) * (size // 26 + 1), b"??"
    data = before + Frame(Opcode.TEXT, text[:size]).serialize(mask=True)
    found = frames.whole_frame(data + b"more", len(before))
    assert found == (0x81, len(data) - size, len(data))
    for cut in {len(before), len(before) + 1, len(data) - size, len(data) - 1} - {len(data)}:
        assert frames.whole_frame(data[:cut], len(before)) is None


def test_frames_of_other_kinds_are_left_to_the_library() -> None:
    unmasked = Frame(Opcode.TEXT, b"x" * 20).serialize(mask=False)
    long = Frame(Opcode.TEXT, b"x" * 65_536).serialize(mask=True)
    assert frames.whole_frame(unmasked, 0) is None
    assert frames.whole_frame(long, 0) is None


@pytest.mark.parametrize("pieces", [[1000], [1, 1000], [6, 1, 1, 1000], [70, 3, 1000]])
def test_whatever_the_pieces_messages_are_heard_in_order(server: Server, pieces: list[int]) -> None:
    with server.client() as client:
        table = open_table(client, "dunhuang", "me", "open")["table"]["id"]
    sent = [
        *(Frame(Opcode.TEXT, ping(n)) for n in range(2)),
        Frame(Opcode.PING, b"?"),
        Frame(Opcode.TEXT, ping(2)[:9], fin=False),
        Frame(Opcode.CONT, ping(2)[9:]),
        *(Frame(Opcode.BINARY if n == 4 else Opcode.TEXT, ping(n)) for n in range(3, 7)),
    ]
    data = b"".join(frame.serialize(mask=True) for frame in sent)

    async def scenario() -> None:
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(address, ping_interval=None) as connection, asyncio.timeout(PATIENCE):
            await connection.recv()  # the snapshot: now it listens
            place = 0
            for size in [*pieces, len(data)]:
                connection.transport.write(data[place : place + size])
                place += size
                await asyncio.sleep(0.05)
            heard: list[str] = []
            while len(heard) < 7:
                message = json.loads(await connection.recv())
                heard += [message["key"]] if message["type"] == "pong" else []
            assert heard == [str(n) for n in range(7)]

    asyncio.run(scenario())


def ping(number: int) -> bytes:
    return json.dumps({"type": "ping", "key": str(number)}).encode()


async def ask_without_reading(connection: ClientConnection, sent: list[int]) -> None:
    for number in range(PINGS):
        await connection.send(json.dumps({"type": "ping", "key": f"{number:064}"}))
        sent.append(number)


async def until_nothing_moves(sent: list[int]) -> None:
    """Until the server has long listened no more, or all is sent."""
    before = -1
    while before < len(sent) < PINGS:
        before = len(sent)
        await asyncio.sleep(STILL)


def test_who_never_reads_is_cut_off(server: Server) -> None:
    with server.client() as client:
        table = open_table(client, "dunhuang", "me", "open")["table"]["id"]

    async def scenario() -> None:
        narrow = network.socket()
        narrow.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, FEW_BYTES)
        narrow.connect(("127.0.0.1", urlsplit(server.url).port))
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(address, sock=narrow, max_queue=1, ping_interval=None) as slow:
            sent: list[int] = []
            asking = asyncio.create_task(ask_without_reading(slow, sent))
            await until_nothing_moves(sent)
            async with asyncio.timeout(PATIENCE):
                with suppress(ConnectionClosed):
                    async for _ in slow:
                        pass
                await asyncio.gather(asking, return_exceptions=True)
            assert slow.close_code == 4408

    asyncio.run(scenario())
