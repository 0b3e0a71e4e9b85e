"""How fast is a review, and does a table notice? python benchmarks/reviews.py [GAME] [PLAYERS]

A person who does anything that is legal plays to the end against bots that do the same, on a server
with one worker. Then their review is asked for: how long until it opens, until its curve is whole,
and until it is complete. Meanwhile two people act at another table, as they did before; how long
their actions take to be acknowledged is printed for both.
"""

import asyncio
import contextlib
import sys
import time
from typing import Any

import httpx
from starvation import INNOCENT, acknowledgements, http, seat, served, told

LONGEST = 900.0  # seconds for a review
ALONE = 20.0  # seconds of acting before it


async def finished(server: str, game: str, players: int) -> str:
    """A game of one person that is over."""
    bots = [{"kind": "bot", "level": "random"}] * (players - 1)
    async with http(server, INNOCENT) as client:
        wish = {"game": game, "seats": [{"kind": "me"}, *bots]}
        answer = (await client.post("/api/tables", json=wish)).raise_for_status().json()
    table, token = answer["table"]["id"], answer["links"][0]["token"]
    async with seat(server, INNOCENT, table, token) as person:
        await person.play()
    return str(table)


async def reviewed(client: httpx.AsyncClient, table: str) -> dict[str, float]:
    """Seconds until the review opens, its curve is whole, and all of it is there."""
    began, found = time.perf_counter(), dict[str, float]()
    moves = (await client.get(f"/api/tables/{table}/replay/all")).json()["moves"]
    asked = time.perf_counter()
    while time.perf_counter() - asked < LONGEST:
        answer: dict[str, Any] = (await client.get(f"/api/tables/{table}/review")).json()
        found.setdefault("opens", time.perf_counter() - began)
        if len(answer["points"]) > moves:
            found.setdefault("curve", time.perf_counter() - asked)
        if answer["complete"]:
            return {**found, "complete": time.perf_counter() - asked, "moves": moves}
        await asyncio.sleep(0.5)
    return found


async def measure(server: str, game: str, players: int) -> None:
    """Print all figures of one game."""
    table, before, beside = await finished(server, game, players), list[float](), list[float]()
    async with http(server, INNOCENT) as client:
        await acting(server, before, asyncio.sleep(ALONE))
        found = await acting(server, beside, reviewed(client, table))
    print(f"{game}, {players} players:", {name: round(value, 2) for name, value in found.items()})
    print(told("alone", [0.0], before))
    print(told("beside the review", [0.0], beside), flush=True)


async def acting(server: str, times: list[float], meanwhile: Any) -> Any:
    """Two people act while something else goes on."""
    task = asyncio.create_task(acknowledgements(server, times))
    try:
        return await meanwhile
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "dunhuang"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    with served(1) as address:
        asyncio.run(measure(address, name, count))
