"""What a move costs a server beside the network: python benchmarks/tables/moves.py [profile]

Tables of four listeners that play random games, each action kept on disk, in this process.
"""

import asyncio
import cProfile
import functools
import pstats
import random
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from caravanserai.table import entries as e
from caravanserai.table.authority import Authority, Opening
from caravanserai.table.bots import BotPool
from caravanserai.table.desk import Desk, Listener
from caravanserai.table.storage.sqlite import Sqlite
from caravanserai.table.storage.store import Store
from caravanserai.table.table import Table

TABLES, SEATS, MOVES = 125, 4, 120


class Ear(Listener):
    """Counts what it is sent."""

    def __init__(self, viewer: int) -> None:
        self.viewer, self.bytes = viewer, 0

    def send(self, message: bytes) -> None:
        self.bytes += len(message)


def chosen(desk: Desk, chance: random.Random) -> e.Acted:
    table = desk.table
    seat = table.turn()
    assert seat is not None
    legal = table.game.legal(table.position, seat)
    return e.Acted(seat, table.game.actions.text(chance.choice(legal)))


def as_is(entry: e.Acted, table: Table) -> e.Entry:
    return entry


async def play(desk: Desk, chance: random.Random, moves: int) -> int:
    done = 0
    while done < moves and desk.table.phase == "playing":
        entry = chosen(desk, chance)
        key = str(len(desk.table.log))
        await desk.submit(entry.seat, functools.partial(as_is, entry), key, lambda n: None)
        done += 1
    return done


async def main(folder: Path, game: str, profile: bool) -> None:
    store = Store(Sqlite(folder / "moves.sqlite"))
    authority = Authority(store, BotPool(0))
    seated = tuple(e.Sat(seat, f"guest{seat}", f"P{seat}") for seat in range(SEATS))
    desks = [await authority.open(Opening(game, SEATS, {}, "", seated)) for _ in range(TABLES)]
    ears = [Ear(seat) for _ in desks for seat in range(SEATS)]
    for n, ear in enumerate(ears):
        desks[n // SEATS].listen(ear, 0)
    chances = [random.Random(n) for n in range(TABLES)]
    await asyncio.gather(*(play(*one, 10) for one in zip(desks, chances, strict=True)))
    sent = sum(ear.bytes for ear in ears)
    watched = cProfile.Profile()
    if profile:
        watched.enable()
    used = time.process_time()
    done = sum(
        await asyncio.gather(*(play(*one, MOVES) for one in zip(desks, chances, strict=True)))
    )
    used = time.process_time() - used
    watched.disable()
    sent = sum(ear.bytes for ear in ears) - sent
    print(f"{game}: {done:,} moves, {used / done * 1e6:.0f} µs, {sent / done:,.0f} bytes a move")
    if profile:
        pstats.Stats(watched).sort_stats("tottime").print_stats(35)
    authority.close()
    store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        games = [name for name in sys.argv[1:] if name != "profile"]
        for name in games or ["dunhuang"]:
            uvloop.run(main(Path(made) / name, name, "profile" in sys.argv))
