"""Play through a network that loses, doubles, delays and reorders: everybody converges."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest
from server.harness import Server, everybody, open_table, play_all

from caravanserai.games import names

from .checks import check_kept, check_same_told
from .proxy import Proxy, WaryPlayer

ACTIONS = 15  # acknowledged per player


def seats(server: Server) -> list[tuple[str, str]]:
    """The people of a table of each game, by table and token."""
    found = []
    with server.client() as client:
        for name in names():
            opened = open_table(client, name, "me", "open", "bot random")
            found += [(opened["table"]["id"], t) for t in everybody(server, opened).values()]
    return found


async def play(server: Server, seed: int) -> tuple[list[WaryPlayer], Counter[str]]:
    chance = random.Random(seed)
    async with Proxy(server, chance.getrandbits(32)) as proxy:
        at = await asyncio.to_thread(seats, server)
        players = [WaryPlayer(proxy, *seat, chance.getrandbits(32)) for seat in at]
        await play_all(list(players), ACTIONS)
    for player in players:
        player.server = server
    return players, proxy.done


def play_through(folder: Path, rounds: int, seed: int) -> Counter[str]:
    done: Counter[str] = Counter()
    with Server(folder, "--no-limits", workers=0) as server:
        for number in range(rounds):
            players, happened = asyncio.run(play(server, seed + number))
            done += happened
            done["acknowledged"] += sum(len(player.acknowledged) for player in players)
            check_kept(players, str(folder / "caravanserai.sqlite"))
            check_same_told(players)
        server.stop()
        server.check_log()
    print(dict(done))
    return done


def test_everybody_converges(tmp_path: Path) -> None:
    done = play_through(tmp_path, 1, 1)
    assert all(done[what] for what in ("cut", "double", "late", "swap")), done


@pytest.mark.slow
def test_everybody_converges_a_hundred_times(tmp_path: Path, exploration: int) -> None:
    play_through(tmp_path, 100, exploration)
