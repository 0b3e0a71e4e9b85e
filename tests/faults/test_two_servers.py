"""Two servers on one PostgreSQL database, and players who are sent to either of them."""

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from postgres import PostgresServer
from server.harness import Player, Server, everybody, open_table, play_all
from waiting import until

from caravanserai.games import names

from .checks import acknowledged, check_kept, check_same_told
from .test_kill import ACTIONS

pytestmark = pytest.mark.postgres


@contextmanager
def two_servers(folder: Path, address: str) -> Iterator[list[Server]]:
    for name in ("one", "other"):
        (folder / name).mkdir()
    with (
        Server(folder / "one", "--no-limits", workers=0, database=address) as one,
        Server(folder / "other", "--no-limits", workers=0, database=address) as other,
    ):
        yield [one, other]


def players_at(servers: list[Server], chance: random.Random) -> list[Player]:
    """The people of a table of each game, by turns at one server and the other."""
    players: list[Player] = []
    with servers[0].client() as client:
        for name in names():
            opened = open_table(client, name, "me", "open", "bot random")
            tokens = everybody(servers[1], opened)
            players += [
                Player(server, opened["table"]["id"], token, chance.getrandbits(32))
                for server, token in zip(servers * 2, tokens.values(), strict=False)
            ]
    return players


def kill_under_play(dies: Server, lives: Server, players: list[Player], at: int) -> None:
    """Kill one once this many actions are acknowledged; everybody plays on at the other."""
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(asyncio.run, play_all(players, ACTIONS))
        until(lambda: playing.done() or acknowledged(players) >= at)
        dies.kill()
        for player in players:
            player.server = lives
        playing.result()


def play_through_kills(folder: Path, address: str, kills: int, seed: int) -> None:
    """Kill one server, then the other; its players go to the one that is left."""
    chance = random.Random(seed)
    with two_servers(folder, address) as servers:
        for number in range(kills):
            players = players_at(servers, chance)
            dies, lives = servers[number % 2], servers[1 - number % 2]
            at = chance.randrange(ACTIONS * len(players) // 2)
            kill_under_play(dies, lives, players, at)
            check_kept(players, address)
            check_same_told(players)
            dies.start()
        for server in servers:
            server.stop()
            server.check_log()


def test_players_go_on_at_the_other_server_when_theirs_is_killed(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    play_through_kills(tmp_path, postgres.fresh(), 2, 1)


@pytest.mark.slow
def test_a_hundred_kills_of_one_of_two(
    tmp_path: Path, postgres: PostgresServer, exploration: int
) -> None:
    play_through_kills(tmp_path, postgres.fresh(), 100, exploration)
