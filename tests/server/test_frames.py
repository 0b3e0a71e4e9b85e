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
