"""Connections byte by byte: what no well-behaved client would send, and the answers."""

import os
import re
import socket as network
import struct
import sys
from pathlib import Path
from typing import Any

from waiting import PATIENCE
from websockets.frames import Frame
from websockets.utils import apply_mask

from .harness import Server

KEY = "MDAwMDAwMDAwMDAwMDAwMA=="
MASK = b"\x01\x82\x43\xc4"
HERE = "127.0.0.1"  # trusted as a proxy


class TunedServer(Server):
    """A server with some fields of its `Config`, or its limits, changed."""

    def __init__(self, folder: Path, limits: str = "Limits()", **settings: Any) -> None:
        deals = int(os.environ["CARAVANSERAI_TEST_SEED"])
        self._limits, self._settings = limits, {"test_seed": deals, **settings}
        super().__init__(folder, workers=0)

    def command(self) -> list[str]:
        program = (
            "from pathlib import Path\n"
            "from caravanserai.server.config import NO_LIMITS, Config, Limits\n"
            "from caravanserai.server.run import serve\n"
            f"config = Config(Path({str(self.folder)!r}), port={self.port}, workers=0,"
            f" limits={self._limits}, **{self._settings!r})\n"
            "serve(config, lambda address: print(address, flush=True))\n"
        )
        return [sys.executable, "-c", program]


class Raw:
    """A connection; `source` is the address it comes from."""

    def __init__(self, server: Server, source: str = HERE, patience: float = PATIENCE) -> None:
        self._socket = network.socket()
        self._socket.settimeout(patience)
        self._socket.bind((source, 0))
        self._socket.connect((HERE, server.port))
        self._socket.setsockopt(network.IPPROTO_TCP, network.TCP_NODELAY, 1)
        self.host, self._received = f"localhost:{server.port}", b""

    def __enter__(self) -> "Raw":
        return self

    def __exit__(self, *error: object) -> None:
        self._socket.close()

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def request(self, line: str, *headers: str, body: bytes = b"") -> None:
        """Send a complete request."""
        head = "\r\n".join([f"{line} HTTP/1.1", f"Host: {self.host}", *headers, "", ""])
        self.send(head.encode("latin-1") + body)

    def rest(self) -> bytes:
        """Everything until the other side closes."""
        while part := self._part():
            self._received += part
        return self._received

    def status(self) -> int:
        """The status of the next answer, or 0 if there is none."""
        while b"\r\n" not in self._received:
            if not (part := self._part()):
                return 0
            self._received += part
        return int(self._received.split(b" ", 2)[1])

    def answer(self) -> bytes:
        """The body of the next answer."""
        while b"\r\n\r\n" not in self._received:
            self._received += self._part()
        head, _, self._received = self._received.partition(b"\r\n\r\n")
        found = re.search(rb"content-length: (\d+)", head.lower())
        return self._exactly(int(found[1]) if found else 0)

    def _part(self) -> bytes:
        try:
            return self._socket.recv(65_536)
        except ConnectionError:
            return b""

    # Sockets

    def upgrade(self, path: str, *headers: str) -> int:
        """Ask for a websocket; return the status of the answer."""
        upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        self.request(f"GET {path}", *upgrade, f"Sec-WebSocket-Key: {KEY}", *headers)
        status = self.status()
        if status == 101:
            while b"\r\n\r\n" not in self._received:
                self._received += self._part()
            self._received = self._received.partition(b"\r\n\r\n")[2]
        return status

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its opcode and content; opcode -1 at the end."""
        head = self._exactly(2)
        if len(head) < 2:
            return -1, b""
        size = head[1]
        if size == 126:
            size = struct.unpack("!H", self._exactly(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", self._exactly(8))[0]
        return head[0] & 15, self._exactly(size)

    def _exactly(self, size: int) -> bytes:
        while len(self._received) < size and (part := self._part()):
            self._received += part
        found, self._received = self._received[:size], self._received[size:]
        return found


def masked(*frames: Frame) -> bytes:
    """Frames as a client sends them, always with the same mask."""
    data = b""
    for frame in frames:
        plain = frame.serialize(mask=False)
        start = len(plain) - len(frame.data)
        head = bytes([plain[0], plain[1] | 0x80]) + plain[2:start]
        data += head + MASK + apply_mask(plain[start:], MASK)
    return data


def socket_path(table: str, query: str = "") -> str:
    return f"/api/tables/{table}/socket{query}"
