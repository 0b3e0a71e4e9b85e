"""A real server in its own process, and clients that talk to it over the network."""

import asyncio
import ctypes
import json
import os
import random
import re
import signal
import subprocess
import sys
import uuid
from pathlib import Path
from typing import Any, Protocol

import httpx
from waiting import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from caravanserai.games import load

PR_SET_PDEATHSIG = 1
PASSES = ("pass", "end")


def as_in_a_shell() -> None:
    """Ctrl+C works even if the tests themselves run in the background and ignore it.

    Tests that are killed leave no server behind (where Linux can ensure it).
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class Server:
    """`caravanserai serve`, which can be killed and restarted on the same port."""

    def __init__(self, folder: Path, *arguments: str, workers: int = 1, database: str = "") -> None:
        self.folder, self._arguments = folder, arguments
        self.environment = {"CARAVANSERAI_JIT": "0", "CARAVANSERAI_LANG": "en"}
        if database:
            self.environment["CARAVANSERAI_DATABASE_URL"] = database
        self._workers, self._port = workers, 0
        self.start()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.kill()

    def start(self) -> None:
        self._log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            self.command(),
            stdout=subprocess.PIPE,
            stderr=self._log,
            env={**os.environ, **self.environment},
            preexec_fn=as_in_a_shell,
            start_new_session=True,  # a process group that a signal can be sent to
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found, self.log()
        self._port = int(found[1])
        self.url = f"http://localhost:{self._port}"

    def command(self) -> list[str]:
        command = [sys.executable, "-m", "caravanserai", "serve", "--port", str(self._port)]
        command += ["--data-dir", str(self.folder), "--workers", str(self._workers)]
        command += ["--bot-pause", "0"]
        return [*command, *self._arguments]

    @property
    def port(self) -> int:
        return self._port

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self._ended()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        self.process.send_signal(how)
        self._ended()

    def end(self, sent: signal.Signals) -> None:
        """Send a signal to the server and everything else its terminal would send it to."""
        os.killpg(self.process.pid, sent)
        self._ended()

    def _ended(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def check_log(self) -> None:
        """It reports no fault: neither one it noted itself nor one that ended something."""
        signs = ("raceback", '"level": "error"', '"level": "critical"')
        found = [line for line in self.log().splitlines() if any(sign in line for sign in signs)]
        assert not found, found

    def memory(self) -> int:
        """Bytes in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found
        return int(found[1]) * 1024

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENCE)


class Reached(Protocol):
    """A server, or something in front of it."""

    url: str


def quick(game: str) -> dict[str, str]:
    """Options that make random games short."""
    return {o.name: "2" for o in load(game).options if o.name == "offers"}


def open_table(client: httpx.Client, game: str, *seats: str, **more: Any) -> dict[str, Any]:
    """A table with seats such as "me", "open" or "bot random"."""
    wishes = []
    for seat in seats:
        kind, _, level = seat.partition(" ")
        wishes.append({"kind": kind, **({"level": level} if level else {})})
    body = {"game": game, "seats": wishes, "options": quick(game), **more}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def join(server: Server, token: str, name: str = "Friend") -> dict[str, Any]:
    with server.client() as client:
        answer = client.post("/api/join", json={"token": token, "name": name})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


def everybody(server: Server, opened: dict[str, Any]) -> dict[str, str]:
    """The seats of all people at a new table and their tokens; open seats get filled."""
    tokens = {}
    for link in opened["links"]:
        token = link["token"]
        if link["kind"] == "invite":
            token = join(server, token, f"Friend {link['seat']}")["link"]["token"]
        tokens[link["seat"]] = token
    return tokens


def socket(
    server: Reached, table: str, token: str | None = None, query: str = "", cookie: str = ""
) -> Any:
    """A socket to a table, by a seat's token, by a guest's cookie, or for watching."""
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    if cookie:
        headers["Cookie"] = f"caravanserai_guest={cookie}"
    return connect(address, additional_headers=headers, max_size=None, max_queue=None)


async def receive(connection: ClientConnection, *types: str) -> dict[str, Any]:
    """The next message of one of these types."""
    async with asyncio.timeout(PATIENCE):
        async for text in connection:
            message: dict[str, Any] = json.loads(text)
            if not types or message["type"] in types:
                return message
    raise AssertionError("the socket was closed")


async def ask(connection: ClientConnection, kind: str, **fields: Any) -> dict[str, Any]:
    """Send a message and wait for its answer."""
    key = fields.setdefault("key", uuid.uuid4().hex)
    await connection.send(json.dumps({"type": kind, **fields}))
    while True:
        message = await receive(connection)
        if message.get("key") == key or (message["type"] == "refused" and not message["key"]):
            return message


def changed(scene: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The scene after a snapshot, which has all of it, or an update, which has the changes."""
    new = message.get("scene") or message["changes"]
    for part in ("view", "facts"):
        if scene.get(part) and new.get(part):
            new = {**new, part: {**scene[part], **new[part]}}
    return {**scene, **new}


async def play_all(players: "list[Player]", actions: int = 10_000, returns: int = 0) -> None:
    """Until all games are over, or everybody has this many actions acknowledged and came back."""

    def has_enough(player: Player) -> bool:
        return len(player.acknowledged) >= actions and player.reconnected >= returns

    async with asyncio.timeout(PATIENCE):
        playing = {asyncio.create_task(player.play()) for player in players}
        while not all(player.is_done or has_enough(player) for player in players):
            done, _ = await asyncio.wait(playing, timeout=0.02)
            for task in done:
                task.result()
        for player in players:
            await player.stop()
        await asyncio.gather(*playing)


class Player:
    """A person's client: takes legal actions at random, resends, reconnects on its own.

    acknowledged: the keys and numbers it was promised. happenings: everything it was told, by
    number. received: every message, as it came.
    """

    def __init__(self, server: Reached, table: str, token: str | None, seed: int) -> None:
        self.server, self.table, self.token = server, table, token
        self._chance = random.Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.actions: dict[str, str] = {}
        self.happenings: dict[int, Any] = {}
        self.received: list[str] = []
        self.reconnected = -1
        self.scene: dict[str, Any] = {}
        self._waiting: dict[str, Any] | None = None
        self._seat: str | None = None
        self._stopped = False
        self._connection: ClientConnection | None = None
        self._n = self._needed = 0  # the number seen, and the one that shows our own action

    async def play(self) -> None:
        """Play until the game is over."""
        while not (self.is_done or self._stopped):
            try:
                await self._connected()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.02)

    @property
    def is_done(self) -> bool:
        """Is the game over, and everything answered?"""
        return self.scene.get("phase") in ("over", "aborted") and self._waiting is None

    async def _connected(self) -> None:
        query = f"?since={max(self.happenings, default=0)}"
        async with socket(self.server, self.table, self.token, query) as connection:
            self._connection = connection
            self.reconnected += 1
            if self._waiting:
                await connection.send(json.dumps(self._waiting))
            async for text in connection:
                self.received.append(text)
                await self._take(connection, json.loads(text))
                if self.is_done or self._stopped:
                    return

    async def stop(self) -> None:
        """Stop playing. A task cut off while it connects would leave a socket open."""
        self._stopped = True
        if self._connection is not None:
            await self._connection.close()

    async def _take(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] in ("snapshot", "update"):
            self._seat = message.get("you", self._seat)
            self._note(message)
        elif message["type"] == "ack":
            self.acknowledged[message["key"]] = self._needed = message["n"]
            self._waiting = None
        elif message["type"] == "refused":
            self._waiting = None
        asked = self._seat in self.scene.get("waiting_for", ())
        if asked and self._waiting is None and self._n >= self._needed:
            key, action = uuid.uuid4().hex, self._choice()
            self.actions[key] = action
            self._waiting = {"type": "act", "key": key, "action": action, "at": self._n}
            if action == "words":
                self._waiting["words"] = f"on my word {key}"
            await connection.send(json.dumps(self._waiting))

    def _choice(self) -> str:
        """Any legal action; mostly a pass if there is one, for games in which all can go on."""
        actions: list[str] = [choice["action"] for choice in self.scene["legal"]]
        passes = [action for action in actions if action in PASSES]
        return self._chance.choice(passes if passes and self._chance.random() < 0.7 else actions)

    def _note(self, message: dict[str, Any]) -> None:
        self.scene, self._n = changed(self.scene, message), message["n"]
        for item in message["happenings"]:
            known = self.happenings.setdefault(item["n"], item)
            assert known == item, "a number was given twice"
        assert len(self.happenings) == message["n"], "a gap"
