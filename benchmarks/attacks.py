"""How far attacks get against a server with its ordinary limits, over real sockets.

    PYTHONPATH=src python benchmarks/attacks.py [attack ...]

Each has a server of its own, one client address and a bounded time. Prints a table in Markdown.
"""

import argparse
import asyncio
import itertools
import json
import os
import re
import select
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

SECONDS = 20.0
PATIENCE = 300.0
ATTACKER, BYSTANDER = "127.0.0.2", "127.0.0.3"
MOST_GROWTH = 1_000_000_000  # bytes: enough to make the point
MESSAGES = 40  # at once, over one socket
LINES = 40  # sockets at once, of the hundred that an address may have
HALF_REQUESTS = 200
GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


@dataclass
class Victim:
    """A server that is attacked."""

    port: int
    pid: int
    folder: Path

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, address: str = ATTACKER) -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=address)
        return httpx.Client(base_url=self.url, transport=transport, timeout=PATIENCE)

    def socket(self, table: str, cookie: str, seat: str) -> connect:
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
            + (f"?seat={seat}" if seat else ""),
            additional_headers={"Cookie": f"caravanserai_guest={cookie}"},
            local_addr=(ATTACKER, 0),
            max_size=None,
        )

    def memory(self) -> int:
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) * 1024 if found else 0

    def entries(self, table: str) -> int:
        with closing(sqlite3.connect(self.folder / "caravanserai.sqlite")) as db:
            found = db.execute("SELECT count(*) FROM entries WHERE match = ?", (table,)).fetchone()
        return int(found[0])


@contextmanager
def victim() -> Iterator[Victim]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "caravanserai", "serve", "--port", "0", "--workers", "0"]
        process = subprocess.Popen(
            [*command, "--data-dir", folder],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "CARAVANSERAI_JIT": "0", "CARAVANSERAI_LANG": "en"},
        )
        assert process.stdout is not None
        try:
            found = re.search(r":(\d+)/", process.stdout.readline().decode())
            assert found, "the server does not start"
            yield Victim(int(found[1]), process.pid, Path(folder))
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def own_table(server: Victim, game: str = "dunhuang") -> tuple[str, str]:
    """A table with two seats of one guest: its id and the guest's cookie."""
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "neighbour"}]}
    with server.client() as client:
        opened = client.post("/api/tables", json=body).json()
        return opened["table"]["id"], client.cookies["caravanserai_guest"]


async def first(connection: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(await connection.recv())
        if message["type"] in kinds:
            return message


async def ask(connection: ClientConnection, kind: str, key: str, **fields: Any) -> dict[str, Any]:
    await connection.send(json.dumps({"type": kind, "key": key, **fields}))
    return await first(connection, "ack", "refused")


def longest_wait(server: Victim, attack: Callable[[], None]) -> float:
    """Seconds that somebody else waits for an answer at most while an attack goes on."""
    attacking, longest = threading.Thread(target=attack), 0.0
    attacking.start()
    with server.client(BYSTANDER) as client:
        while attacking.is_alive():
            began = time.monotonic()
            client.get("/healthz")
            longest = max(longest, time.monotonic() - began)
            time.sleep(0.05)
    attacking.join()
    return longest


# The attacks


def dotted_key(server: Victim, kilobytes: int) -> str:
    """A data file of one long key; how long somebody else waits for an answer meanwhile."""
    data = ".".join(["a"] * (kilobytes * 500)) + " = 1"
    seats = [{"kind": "me"}, {"kind": "open"}]
    answers: list[int] = []

    def post() -> None:
        body = {"game": "araby", "seats": seats, "data": data}
        with server.client() as client:
            answers.append(client.post("/api/tables", json=body).status_code)

    return f"{longest_wait(server, post):.2f} s (answered with {answers[0]})"


def rematches(server: Victim) -> str:
    """Games that are ended at once for the sake of another."""
    table, cookie = own_table(server)
    opened, refused, end = 0, 0, time.monotonic() + SECONDS
    keys = (str(n) for n in itertools.count())

    async def again(table: str) -> dict[str, Any]:
        async with (
            server.socket(table, cookie, "A") as ann,
            server.socket(table, cookie, "B") as bob,
        ):
            for one in (ann, bob):
                await ask(one, "vote", next(keys), yes=True)
            return await ask(ann, "rematch", next(keys))

    while time.monotonic() < end:
        try:
            answer = asyncio.run(again(table))
        except GONE:
            refused += 1
            continue
        opened, refused = opened + (answer["type"] == "ack"), refused + (answer["type"] != "ack")
        table = answer.get("table") or table
    return f"{opened} tables ({refused} refused)"


def votes(server: Victim) -> str:
    """Votes for and against in turn; a new socket whenever the old one has no allowance left."""
    table, cookie = own_table(server)
    before, end, keys = server.entries(table), time.monotonic() + SECONDS, itertools.count()

    async def vote() -> None:
        async with server.socket(table, cookie, "A") as connection:
            refused = 0
            while time.monotonic() < end and not refused:
                for n in itertools.islice(keys, MESSAGES):
                    message = {"type": "vote", "key": str(n), "yes": n % 2 == 0}
                    await connection.send(json.dumps(message))
                answers = [await first(connection, "ack", "refused") for _ in range(MESSAGES)]
                refused = sum(answer["type"] == "refused" for answer in answers)

    while time.monotonic() < end:
        with suppress(*GONE):
            asyncio.run(vote())
    return f"{server.entries(table) - before} entries"


def pings(server: Victim) -> str:
    """A watcher who pings and never reads the answers."""
    table, _ = own_table(server)
    before, end, sent = server.memory(), time.monotonic() + SECONDS, 0
    frames = (b"\x89\xfd" + bytes(4) + bytes(125)) * 500
    most = before
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind((ATTACKER, 0))
        line.connect(("127.0.0.1", server.port))
        line.sendall(upgrade(table))
        line.recv(12)
        line.settimeout(0.5)
        while time.monotonic() < end and most - before < MOST_GROWTH:
            try:
                sent += line.send(frames)
            except TimeoutError:
                pass  # the server has stopped reading
            except OSError:
                break  # the server has closed
            most = max(most, server.memory())
    return f"{(most - before) / 1e6:.0f} MB ({sent / 1e6:.0f} MB sent)"


def upgrade(table: str) -> bytes:
    """The request for a socket."""
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def sockets(server: Victim) -> str:
    """Sockets opened and closed again, many at a time."""
    table, cookie = own_table(server)
    opened, end = 0, time.monotonic() + SECONDS

    async def open_and_close() -> None:
        nonlocal opened
        while time.monotonic() < end:
            with suppress(*GONE):
                async with server.socket(table, cookie, "") as connection:
                    opened += (await first(connection, "snapshot", "refused"))["type"] == "snapshot"

    async def all_open() -> None:
        await asyncio.gather(*(open_and_close() for _ in range(LINES)))

    asyncio.run(all_open())
    return f"{opened / SECONDS:.0f} a second"


def questions(server: Victim) -> str:
    """Questions that take the server some thought, over many sockets of one seat."""
    table, cookie = own_table(server, "araby")
    end, asked, keys = time.monotonic() + SECONDS, 0, itertools.count()

    async def wonder() -> None:
        nonlocal asked
        while time.monotonic() < end:
            with suppress(*GONE):
                async with server.socket(table, cookie, "A") as connection:
                    await first(connection, "snapshot")
                    for n in itertools.islice(keys, MESSAGES):
                        await connection.send(json.dumps({"type": "known", "key": str(n)}))
                    for _ in range(MESSAGES):
                        asked += (await first(connection, "known", "refused"))["type"] == "known"

    async def all_wonder() -> None:
        await asyncio.gather(*(wonder() for _ in range(LINES)))

    longest = longest_wait(server, lambda: asyncio.run(all_wonder()))
    return f"{longest * 1000:.0f} ms at most ({asked} answered)"


def half_requests(server: Victim) -> str:
    """Requests that are begun and never finished: half in their headers, half in their body."""
    head = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    lines = []
    for n in range(HALF_REQUESTS):
        line = socket.create_connection(("127.0.0.1", server.port), source_address=(ATTACKER, 0))
        line.sendall(head if n % 2 else head + b"Content-Length: 100\r\n\r\n{")
        lines.append(line)
    time.sleep(1.5 * SECONDS)
    left = sum(is_open(line) for line in lines)
    for line in lines:
        line.close()
    return f"{left} of {HALF_REQUESTS}"


def is_open(line: socket.socket) -> bool:
    """Has the other side neither closed a connection nor answered and closed?"""
    while select.select([line], [], [], 0)[0]:
        try:
            if not line.recv(65_536):
                return False
        except OSError:
            return False
    return True


ATTACKS: dict[str, tuple[str, Callable[[Victim], str]]] = {
    "key-20": ("a dotted key of 20 kB holds up others for", lambda v: dotted_key(v, 20)),
    "key-40": ("a dotted key of 40 kB holds up others for", lambda v: dotted_key(v, 40)),
    "key-98": ("a dotted key of 98 kB holds up others for", lambda v: dotted_key(v, 98)),
    "rematches": ("tables opened by rematches in 20 s", rematches),
    "votes": ("log grown by votes in 20 s", votes),
    "pings": ("memory grown by a watcher who pings and never reads for 20 s", pings),
    "sockets": ("sockets opened and closed", sockets),
    "questions": ("another client's wait while questions pour in for 20 s", questions),
    "half": ("half requests still open after 30 s", half_requests),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("attack", nargs="*", help=", ".join(ATTACKS))
    wanted = parser.parse_args().attack or list(ATTACKS)
    if unknown := set(wanted) - set(ATTACKS):
        parser.error(f"no such attack: {', '.join(sorted(unknown))}")
    print("| attack from one address | how far it gets |\n| --- | --- |")
    for name in wanted:
        what, attack = ATTACKS[name]
        with victim() as server:
            print(f"| {what} | {attack(server)} |", flush=True)


if __name__ == "__main__":
    main()
