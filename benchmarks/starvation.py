"""Can one address starve the bots of another? python benchmarks/starvation.py [WORKERS]

Times a master's turn at a table of 127.0.0.1, and acknowledgements at a table of people there:
alone, while 127.0.0.2 plays at thirty tables of masters, while it asks for hints over ninety
sockets, and right after it has left.
"""

import asyncio
import contextlib
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

INNOCENT, ATTACKER = "127.0.0.1", "127.0.0.2"
TABLES, SOCKETS_A_TABLE = 30, 3
PHASE = 30.0  # seconds; a turn that has begun is waited for
LONGEST = 180.0
REAL = 0.1  # seconds: what takes less was no choice
ACT_EVERY = 0.05
GAMES = ("dunhuang", "araby")

Attack = Callable[[str], Coroutine[Any, Any, None]]


@contextlib.contextmanager
def served(workers: int) -> Iterator[str]:
    """A fresh server with its usual limits, and its address."""
    command = [sys.executable, "-m", "caravanserai", "serve"]
    options = ["--port", "0", "--workers", str(workers)]
    if b"--bot-pause" in subprocess.run([*command, "--help"], capture_output=True).stdout:
        options += ["--bot-pause", "0"]
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [*command, *options, "--data-dir", folder],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "CARAVANSERAI_JIT": "0"},
        )
        assert process.stdout
        found = re.search(rb":(\d+)/", process.stdout.readline())
        assert found
        address = f"http://{INNOCENT}:{found[1].decode()}"
        try:
            wait_until_ready(address, workers)
            yield address
        finally:
            process.terminate()
            process.wait()


def wait_until_ready(address: str, workers: int) -> None:
    """Minutes, the first time."""
    for _ in range(6000):
        health = httpx.get(f"{address}/healthz").json()
        if {*GAMES} <= {*health["bots_ready"]} & {*health["compiled"]}:
            time.sleep(5.0 * (workers - 1))  # the others find everything in the cache
            return
        time.sleep(0.1)
    raise SystemExit("the bots do not get ready")


def http(server: str, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=server, transport=transport, timeout=60)


async def opened(client: httpx.AsyncClient, game: str, *seats: str) -> tuple[str, list[str]]:
    """A new table and the tokens of its people."""
    wishes = [{"kind": "bot", "level": s} if s == "master" else {"kind": s} for s in seats]
    answer = await client.post("/api/tables", json={"game": game, "seats": wishes})
    body = answer.raise_for_status().json()
    return body["table"]["id"], [link["token"] for link in body["links"]]


@contextlib.asynccontextmanager
async def seat(server: str, address: str, table: str, token: str) -> AsyncIterator["Seat"]:
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(
        url, additional_headers=headers, local_addr=(address, 0), max_size=None
    ) as socket:
        yield Seat(socket)


class Seat:
    """A person who does anything that is legal."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._chance, self._keys = socket, random.Random(1), 0
        self.scene: dict[str, Any] = {}
        self.you: str | None = None
        self._n = 0

    async def heard(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self._socket.recv())
        if message["type"] in ("snapshot", "update"):
            self.you, self._n = message.get("you", self.you), message["n"]
            self.scene = {**self.scene, **(message.get("scene") or message["changes"])}
        return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer to a message."""
        self._keys += 1
        key = str(self._keys)
        await self._socket.send(json.dumps({"type": kind, "key": key, **fields}))
        while (message := await self.heard()).get("key") != key:
            pass
        return message

    @property
    def is_asked(self) -> bool:
        return self.you in self.scene.get("waiting_for", ())

    @property
    def is_over(self) -> bool:
        return self.scene.get("phase") == "over"

    async def act(self) -> None:
        """Do something, and see what comes of it."""
        action = self._chance.choice(self.scene["legal"])["action"]
        answer = await self.ask("act", action=action)
        while answer["type"] == "ack" and self._n < answer["n"]:
            await self.heard()

    async def play(self) -> None:
        while not self.is_over:
            if self.is_asked:
                await self.act()
            else:
                await self.heard()


# Those who are measured


async def masters_turns(server: str, seconds: float) -> list[float]:
    """How long a master's turns take."""
    times: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        async with http(server, INNOCENT) as client:
            table, tokens = await opened(client, "dunhuang", "me", "master")
        async with seat(server, INNOCENT, table, tokens[0]) as person:
            while time.perf_counter() < end and not person.is_over:
                times += await masters_turn(person)
    return times


async def masters_turn(person: Seat) -> list[float]:
    """Act; the time until one is asked again, if somebody had to think before."""
    while not (person.is_asked or person.is_over):
        await person.heard()
    if not person.is_over:
        await person.act()
    began = time.perf_counter()
    async with asyncio.timeout(LONGEST):
        while not (person.is_asked or person.is_over):
            await person.heard()
    took = time.perf_counter() - began
    return [took] if took > REAL else []


async def acknowledgements(server: str, times: list[float]) -> None:
    """Two people act until they are interrupted; how long until each action is acknowledged."""
    while True:
        async with http(server, INNOCENT) as client:
            table, tokens = await opened(client, "dunhuang", "me", "neighbour")
        async with contextlib.AsyncExitStack() as stack:
            both = [
                await stack.enter_async_context(seat(server, INNOCENT, table, token))
                for token in tokens
            ]
            await asyncio.gather(*(timed(person, times) for person in both))


async def timed(person: Seat, times: list[float]) -> None:
    while not person.is_over:
        if not person.is_asked:
            await person.heard()
            continue
        await asyncio.sleep(ACT_EVERY)
        began = time.perf_counter()
        await person.act()
        times.append(time.perf_counter() - began)


# Those who attack


async def play_masters(server: str) -> None:
    async with http(server, ATTACKER) as client:
        tables = [await opened(client, "dunhuang", "me", "master", "master") for _ in range(TABLES)]

    async def play(table: str, token: str) -> None:
        async with seat(server, ATTACKER, table, token) as person:
            await person.play()

    async with asyncio.TaskGroup() as group:
        for table, tokens in tables:
            group.create_task(play(table, tokens[0]))


async def ask_for_hints(server: str) -> None:
    async with http(server, ATTACKER) as client:
        tables = [await opened(client, "araby", "me", "neighbour") for _ in range(TABLES)]

    async def ask(table: str, tokens: list[str]) -> None:
        for token in tokens:
            with contextlib.suppress(InvalidStatus):  # it has opened too many sockets
                async with seat(server, ATTACKER, table, token) as person:
                    await person.heard()
                    while person.is_asked:
                        if (await person.ask("hint"))["type"] == "refused":
                            await asyncio.sleep(0.2)

    async with asyncio.TaskGroup() as group:
        for table, tokens in tables * SOCKETS_A_TABLE:
            group.create_task(ask(table, tokens))


async def nothing(server: str) -> None:
    pass


# What is told


def told(name: str, turns: list[float], acks: list[float]) -> str:
    cuts = statistics.quantiles(acks, n=100)
    return (
        f"{name:32} {statistics.mean(turns):8.2f} {max(turns):8.2f} {len(turns):6}"
        f" {cuts[49] * 1000:10.1f} {cuts[98] * 1000:8.1f} {len(acks):6}"
    )


async def measure(server: str, name: str, attack: Attack) -> None:
    """Beside an attack, and after it."""
    attacking = asyncio.create_task(attack(server))
    await asyncio.sleep(5.0)
    await phase(server, name)
    if attacking.done():
        await attacking
        return
    attacking.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await attacking
    await phase(server, "  after they have left")


async def phase(server: str, name: str) -> None:
    acks: list[float] = []
    acting = asyncio.create_task(acknowledgements(server, acks))
    try:
        turns = await masters_turns(server, PHASE)
        print(told(name, turns, acks), flush=True)
    finally:
        acting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await acting


def main(workers: int) -> None:
    print(f"{'':32} {'seconds of a master':^24} {'acknowledgements, ms':^26}")
    print(f"{'':32} {'mean':>8} {'most':>8} {'turns':>6} {'p50':>10} {'p99':>8} {'acts':>6}")
    attacks: dict[str, Attack] = {
        "alone": nothing,
        "beside 30 tables of masters": play_masters,
        "beside 90 sockets for hints": ask_for_hints,
    }
    for name, attack in attacks.items():
        with served(workers) as server:
            asyncio.run(measure(server, name, attack))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
