"""What a message over a socket costs: python benchmarks/frames.py

Five sockets; a small message of one brings 1.5 kB to each, as at a table. Ours is beside picows
(`pip install picows`), a bare asyncio protocol on the library `websockets`, one that writes as we
do, and uvicorn by ASGI. Processor time of the server alone, in three rounds that take turns.
"""

import asyncio
import importlib.util
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import uvicorn
import uvloop
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from caravanserai.server.frames import DirectProtocol, framed

SOCKETS, MESSAGES, ROUNDS = 5, 10_000, 3
WARM_UP = 1_000
SMALL = '{"type": "act", "key": "0123456789", "action": "keep tea"}'
LARGE = b'{"type": "update", "n": 1, "scene": "' + b"x" * 1_460 + b'"}'

Send = Callable[[bytes], Any]


class Room:
    """Whoever is connected; every message goes to all, and the first of them starts the clock."""

    def __init__(self) -> None:
        self.all: list[Send] = []
        self._heard, self._began = 0, 0.0

    def hear(self) -> None:
        self._heard += 1
        if self._heard == WARM_UP:
            self._began = time.process_time()
        for send in self.all:
            send(LARGE)
        if self._heard == WARM_UP + MESSAGES:
            print((time.process_time() - self._began) / MESSAGES * 1e6, flush=True)


ROOM = Room()


# The servers


async def ours(scope: Any, receive: Any, send: Any) -> None:
    """An application that listens to frames directly."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        protocol: DirectProtocol = scope["extensions"]["caravanserai.direct"]
        ROOM.all.append(protocol.write)
        protocol.listen(lambda opcode, content: ROOM.hear())
        while (await receive())["type"] != "websocket.disconnect":
            pass


async def asgi(scope: Any, receive: Any, send: Any) -> None:
    """The same by ASGI alone."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        queue: asyncio.Queue[bytes] = asyncio.Queue()
        ROOM.all.append(queue.put_nowait)
        writing = asyncio.create_task(write(queue, send))
        while (await receive())["type"] != "websocket.disconnect":
            ROOM.hear()
        writing.cancel()


async def write(queue: asyncio.Queue[bytes], send: Any) -> None:
    while True:
        await send({"type": "websocket.send", "text": (await queue.get()).decode()})


class Bare(asyncio.Protocol):
    """The library's protocol, and nothing between it and the network."""

    def connection_made(self, transport: Any) -> None:
        self.transport, self.protocol = transport, ServerProtocol(max_size=65_536)

    def data_received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Request):
                self.protocol.send_response(self.protocol.accept(event))
                ROOM.all.append(self.send)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                bytes(event.data).decode()  # the library leaves that to us
                ROOM.hear()
        self.flush()

    def send(self, message: bytes) -> None:
        self.protocol.send_text(message)
        self.flush()

    def flush(self) -> None:
        if found := self.protocol.data_to_send():
            self.transport.write(b"".join(found))


class Mixed(Bare):
    """Read by the library, written by ourselves."""

    def send(self, message: bytes) -> None:
        self.transport.write(framed(Opcode.TEXT, message))


async def by_picows(port: int) -> None:
    import picows

    class Listener(picows.WSListener):  # type: ignore[misc,unused-ignore]
        def on_ws_connected(self, transport: Any) -> None:
            ROOM.all.append(lambda message: transport.send(picows.WSMsgType.TEXT, message))

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == picows.WSMsgType.TEXT:
                frame.get_payload_as_utf8_text()
                ROOM.hear()

    server = await picows.ws_create_server(lambda request: Listener(), "127.0.0.1", port)
    await server.serve_forever()


async def bare(kind: type[Bare], port: int) -> None:
    server = await asyncio.get_running_loop().create_server(kind, "127.0.0.1", port)
    await server.serve_forever()


def by_uvicorn(app: Any, ws: Any, port: int) -> None:
    uvicorn.run(app, port=port, ws=ws, ws_per_message_deflate=False, log_level="error")


SERVERS: dict[str, Callable[[int], Any]] = {
    "ours": lambda port: by_uvicorn(ours, DirectProtocol, port),
    "picows": lambda port: uvloop.run(by_picows(port)),
    "websockets": lambda port: uvloop.run(bare(Bare, port)),
    "mixed": lambda port: uvloop.run(bare(Mixed, port)),
    "uvicorn": lambda port: by_uvicorn(asgi, "websockets-sansio", port),
}


# The client


async def load(port: int) -> None:
    """One message after the other, each when all have seen the last."""
    address = f"ws://127.0.0.1:{port}"
    sockets = [await connect(address, compression=None, close_timeout=0) for _ in range(SOCKETS)]
    for n in range(WARM_UP + MESSAGES):
        await sockets[n % SOCKETS].send(SMALL)
        for socket in sockets:
            await socket.recv(decode=False)
    for socket in sockets:
        await socket.close()


def measured(name: str, port: int) -> float:
    """Microseconds of the server for a message and what it brings."""
    command = [sys.executable, __file__, name, str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        while True:
            try:
                uvloop.run(load(port))
                break
            except ConnectionRefusedError:
                time.sleep(0.1)
        assert server.stdout
        found = float(server.stdout.readline())
        server.kill()
    return found


def main() -> None:
    names = [name for name in SERVERS if name != "picows" or importlib.util.find_spec("picows")]
    found: dict[str, list[float]] = {name: [] for name in names}
    for turn in range(ROUNDS):
        for place, name in enumerate(names):
            found[name].append(measured(name, 9_700 + turn * len(names) + place))
    for name, times in found.items():
        print(f"{name:12}", *(f"{micro:8.1f}" for micro in times), "µs")


if __name__ == "__main__":
    if len(sys.argv) == 3:
        SERVERS[sys.argv[1]](int(sys.argv[2]))
    else:
        main()
