"""kill -9 of the server during play: nothing acknowledged is lost, nothing is done twice."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from server.harness import Player, Server, everybody, open_table, play_all
from waiting import until

from caravanserai.games import names

from .checks import acknowledged, check_kept, check_order, check_same_told

ACTIONS = 8  # acknowledged per player and round


def players_of(server: Server, chance: random.Random) -> list[Player]:
    """Everybody at a few new tables."""
    players: list[Player] = []
    with server.client() as client:
        for name in names():
            opened = open_table(client, name, "me", "open", "bot random")
            table, tokens = opened["table"]["id"], everybody(server, opened)
            players += [Player(server, table, t, chance.getrandbits(32)) for t in tokens.values()]
    return players


def kill_under_play(server: Server, players: list[Player], at: int) -> None:
    """Kill it once this many actions are acknowledged; they play on when it is back."""
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(asyncio.run, play_all(players, ACTIONS, returns=1))
        until(lambda: playing.done() or acknowledged(players) >= at)
        server.kill()
        server.start()
        playing.result()


def play_through_kills(folder: Path, kills: int, seed: int) -> int:
    """Play through kills; return how often a client had to reconnect."""
    chance, returns = random.Random(seed), 0
    with Server(folder, "--no-limits", workers=0) as server:
        for _ in range(kills):
            players = players_of(server, chance)
            kill_under_play(server, players, chance.randrange(ACTIONS * len(players) // 2))
            database = str(folder / "caravanserai.sqlite")
            check_kept(players, database)
            check_order(players, database)
            check_same_told(players)
            returns += sum(player.reconnected for player in players)
        server.stop()
        server.check_log()
    return returns


def test_five_kills(tmp_path: Path) -> None:
    assert play_through_kills(tmp_path, 5, 1) >= 5


@pytest.mark.slow
def test_a_hundred_kills(tmp_path: Path, exploration: int) -> None:
    assert play_through_kills(tmp_path, 100, exploration) >= 100
