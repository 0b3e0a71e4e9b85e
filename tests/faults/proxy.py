"""A network that loses, doubles, delays and reorders messages, between clients and a server."""

import asyncio
import random
from collections import Counter
from typing import Any, Final

from server.harness import Player, Reached
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server as Serving
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

CUT: Final = 0.01  # the chance that a message is lost, and the connection with it
DOUBLE: Final = 0.1
LATE: Final = 0.2
SWAP: Final = 0.1
LONGEST: Final = 0.02  # seconds a message is late, or waits for another to overtake it

End = ClientConnection | ServerConnection


class Proxy:
    """Passes on sockets, badly. done: how often it did what."""

    def __init__(self, server: Reached, seed: int) -> None:
        self._server, self._chance = server, random.Random(seed)
        self._serving: Serving | None = None
        self.url = ""
        self.done: Counter[str] = Counter()

    async def __aenter__(self) -> "Proxy":
        self._serving = await serve(self._pass_on, "127.0.0.1", 0, max_size=None)
        port = next(iter(self._serving.sockets)).getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *error: object) -> None:
        assert self._serving is not None
        self._serving.close()
        await self._serving.wait_closed()

    async def _pass_on(self, near: ServerConnection) -> None:
        assert near.request is not None
        address = self._server.url.replace("http", "ws", 1) + near.request.path
        headers = {"Authorization": near.request.headers["Authorization"]}
        try:
            async with connect(address, additional_headers=headers, max_size=None) as far:
                await self._both_ways(near, far)
        except (OSError, InvalidHandshake):
            return  # whoever is near tries again

    async def _both_ways(self, near: End, far: End) -> None:
        """Until either side, or a lost message, ends it."""
        ways = [asyncio.create_task(self._carry(*way)) for way in ((near, far), (far, near))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)

    async def _carry(self, source: End, sink: End) -> None:
        overtaken: list[Any] = []
        try:
            while True:
                text = await self._next(source, bool(overtaken))
                if text is not None and self._happens("cut", CUT):
                    return
                if text is not None and not overtaken and self._happens("swap", SWAP):
                    overtaken.append(text)
                    continue
                if self._happens("late", LATE):
                    await asyncio.sleep(self._chance.random() * LONGEST)
                for one in [text] * (text is not None) + overtaken:
                    for _ in range(1 + self._happens("double", DOUBLE)):
                        await sink.send(one)
                overtaken.clear()
        except ConnectionClosed:
            return

    async def _next(self, source: End, is_overtaken: bool) -> Any:
        """The next message; None if one is held back and no other comes in time."""
        try:
            return await asyncio.wait_for(source.recv(), LONGEST if is_overtaken else None)
        except TimeoutError:
            return None

    def _happens(self, what: str, chance: float) -> bool:
        does = self._chance.random() < chance
        self.done[what] += does
        return does


class Gap(ConnectionError):
    """A message is missing, or came twice or too early."""


class WaryPlayer(Player):
    """Counts what it is told, as the browser's client does; what doesn't fit makes it reconnect."""

    async def _take(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] in ("ack", "refused") and not self._is_awaited(message):
            return
        if message["type"] == "update" and not self._fits(message):
            await connection.close()
            raise Gap
        await super()._take(connection, message)

    def _fits(self, update: dict[str, Any]) -> bool:
        return self._n + len(update["happenings"]) == int(update["n"])

    def _is_awaited(self, message: dict[str, Any]) -> bool:
        """Is it the answer to the message that waits, not a copy of an earlier answer?"""
        key = message.get("key")
        if message["type"] == "ack" and key in self.acknowledged:
            assert self.acknowledged[key] == message["n"], "done twice"
        return self._waiting is not None and self._waiting["key"] == key
