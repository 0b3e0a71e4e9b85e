"""Load on a server: whole tables of sockets that play random games, timed from the act to the
last seat that sees it.
"""

import asyncio
import base64
import functools
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

SEATS = 4
MOST_OVER = 0.1
TEXT, PING, PONG, MASKED = 0x81, 0x89, 0x8A, 0x80
SHORT, MEDIUM, LONG = 126, 126, 127
NO_MASK = bytes(4)


class Choice(msgspec.Struct):
    action: str


class Scene(msgspec.Struct):
    """Of a snapshot, or what changed in it."""

    phase: str | None = None
    legal: list[Choice] | None = None


class Message(msgspec.Struct):
    type: str
    n: int = 0
    scene: Scene | None = None
    changes: Scene | None = None


decode = msgspec.json.Decoder(Message).decode


class Socket(asyncio.Protocol):
    """A socket as quick as it can be, so that the server is what is measured."""

    def __init__(self, path: str, token: str, hear: Callable[[bytes], None]) -> None:
        self._hear, self._rest, self._is_open = hear, b"", False
        self.is_done = False
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}\r\n\r\n"
        )

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._is_open:
            head, blank, data = data.partition(b"\r\n\r\n")
            self._is_open = bool(blank)
            if not blank:
                self._rest = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
        place = 0
        while (frame := whole_frame(data, place)) is not None:
            first, start, end = frame
            if first == TEXT:
                self._hear(data[start:end])
            elif first == PING:
                self._write(PONG, data[start:end])
            place = end
        self._rest = data[place:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_done:
            raise SystemExit("the server has closed a socket")

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, first: int, content: bytes) -> None:
        assert len(content) < SHORT
        self.transport.write(bytes((first, MASKED | len(content))) + NO_MASK + content)


def whole_frame(data: bytes, place: int) -> tuple[int, int, int] | None:
    """The frame at a place, if it is all there: its first byte, and where its content is."""
    if len(data) < place + 2:
        return None
    size, start = data[place + 1], place + 2
    for mark, more in ((MEDIUM, 2), (LONG, 8)):
        if size == mark:
            size = int.from_bytes(data[start : start + more], "big")
            start += more
            break
    return (data[place], start, start + size) if start + size <= len(data) else None


class LoadTable:
    """Four sockets at one table; the next action is sent when all have seen the last one."""

    def __init__(self, server: str, seed: int) -> None:
        self._server, self._chance = urlsplit(server), random.Random(seed)
        self.sockets: list[Socket] = []
        self._legal: list[list[str]] = [[] for _ in range(SEATS)]
        self._waiting: set[int] = set()
        self._seen = asyncio.get_running_loop().create_future()
        self.moves = 0
        self.bytes = 0
        self.over = False

    async def open(self, http: httpx.AsyncClient) -> None:
        body = {"game": "dunhuang", "seats": [{"kind": "neighbour"}] * SEATS}
        opened = (await http.post("/api/tables", json=body)).json()
        path, loop = f"/api/tables/{opened['table']['id']}/socket", asyncio.get_running_loop()
        self._waiting = set(range(SEATS))
        for seat, link in enumerate(opened["links"]):
            made = functools.partial(Socket, path, link["token"], self._hearing(seat))
            host, port = self._server.hostname or "", self._server.port or 80
            self.sockets.append((await loop.create_connection(made, host, port))[1])
        await self._seen

    def _hearing(self, seat: int) -> Callable[[bytes], None]:
        def hear(text: bytes) -> None:
            self.bytes += len(text)
            message = decode(text)
            scene = message.scene or message.changes
            if scene is None:
                return
            if scene.legal is not None:
                self._legal[seat] = [choice.action for choice in scene.legal]
            self.over = self.over or scene.phase == "over"
            self._waiting.discard(seat)
            if not self._waiting and not self._seen.done():
                self._seen.set_result(None)

        return hear

    async def move(self) -> float:
        """One action; the seconds until the last seat has seen it."""
        seat = next(s for s in range(SEATS) if self._legal[s])
        action = self._chance.choice(self._legal[seat])
        self._waiting = set(range(SEATS))
        self._seen = asyncio.get_running_loop().create_future()
        self.moves += 1
        message = {"type": "act", "key": str(self.moves), "action": action}
        began = time.perf_counter()
        self.sockets[seat].send(msgspec.json.encode(message))
        await self._seen
        return time.perf_counter() - began

    def close(self) -> None:
        for socket in self.sockets:
            socket.is_done = True
            socket.transport.close()


async def opened(server: str, count: int, seed: int) -> list[LoadTable]:
    async with httpx.AsyncClient(base_url=server, timeout=60) as http:
        tables = [LoadTable(server, seed + n) for n in range(count)]
        for table in tables:
            await table.open(http)
    return tables


async def at_full_speed(tables: list[LoadTable], seconds: float) -> list[float]:
    """Every table moves as soon as it can; enough when games end and tables fall idle."""
    end, times, over = time.perf_counter() + seconds, [], 0

    async def run(table: LoadTable) -> None:
        nonlocal over
        while time.perf_counter() < end and over < len(tables) * MOST_OVER and not table.over:
            times.append(await table.move())
        over += table.over

    await asyncio.gather(*(run(table) for table in tables))
    return times


async def at_a_rate(tables: list[LoadTable], seconds: float, rate: float) -> list[float]:
    """So many moves a second over all tables, however long each takes."""
    began, times = time.perf_counter(), []
    each = len(tables) / rate

    async def run(table: LoadTable, offset: float) -> None:
        due = began + offset
        while due < began + seconds and not table.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            late = time.perf_counter() - due
            times.append(late + await table.move())
            due += each

    runs = [run(table, n * each / len(tables)) for n, table in enumerate(tables)]
    await asyncio.gather(*runs)
    return times


def summary(times: list[float], seconds: float) -> dict[str, float]:
    cuts = statistics.quantiles(times, n=100)
    return {
        "moves_per_second": len(times) / seconds,
        "p50_ms": cuts[49] * 1000,
        "p99_ms": cuts[98] * 1000,
        "moves": len(times),
    }


def seconds_used(pid: int) -> float:
    """Processor time of the server."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def main(server: str, count: int, seconds: float, rate: float, pid: int) -> None:
    result: dict[str, Any] = {}
    tables = await opened(server, count, 1)
    began, used = time.perf_counter(), seconds_used(pid)
    times = await at_full_speed(tables, seconds)
    result["full_speed"] = summary(times, time.perf_counter() - began)
    result["cpu_ms"] = (seconds_used(pid) - used) * 1000 / len(times)
    moved = sum(table.bytes for table in tables) / max(1, len(times))
    result["bytes_per_move"] = round(moved)
    for table in tables:
        table.close()
    tables = await opened(server, count, 1000)
    began = time.perf_counter()
    times = await at_a_rate(tables, seconds, rate)
    result["at_rate"] = summary(times, time.perf_counter() - began)
    for table in tables:
        table.close()
    print(json.dumps(result))


if __name__ == "__main__":
    address, count, seconds, rate, pid = sys.argv[1:]
    uvloop.run(main(address, int(count), float(seconds), float(rate), int(pid)))
