"""`serve --processes` under play: its processes are replaced, or killed, one after the other."""

import asyncio
import os
import random
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from postgres import PostgresServer
from server.harness import Server, play_all
from server.test_bot_processes import children
from waiting import until

from .checks import acknowledged, check_kept, check_same_told
from .test_kill import ACTIONS, players_of

pytestmark = pytest.mark.postgres

NEW = "all server processes are new"


def upgrade(server: Server) -> None:
    before = server.log().count(NEW)
    server.process.send_signal(signal.SIGHUP)
    until(lambda: server.log().count(NEW) > before)


def kill_one(server: Server) -> None:
    dies = children(server.process.pid)[0]
    os.kill(dies, signal.SIGKILL)
    until(lambda: len({*children(server.process.pid)} - {dies}) == 2)


def play_through(
    folder: Path, address: str, fault: Callable[[Server], None], times: int, returns: int, seed: int
) -> None:
    """returns: how often at least everybody has to reconnect."""
    chance = random.Random(seed)
    options = ("--no-limits", "--processes", "2")
    with Server(folder, *options, workers=0, database=address) as server:
        for _ in range(times):
            players = players_of(server, chance)
            at = chance.randrange(ACTIONS * len(players) // 2)
            with ThreadPoolExecutor(1) as pool:
                playing = pool.submit(asyncio.run, play_all(players, ACTIONS, returns))
                until(lambda: playing.done() or acknowledged(players) >= at)  # noqa: B023
                fault(server)
                playing.result()
            check_kept(players, address)
            check_same_told(players)
        server.stop()
        server.check_log()


def test_an_upgrade_under_play(tmp_path: Path, postgres: PostgresServer) -> None:
    play_through(tmp_path, postgres.fresh(), upgrade, 1, 1, 1)


@pytest.mark.slow
def test_twenty_upgrades_under_play(
    tmp_path: Path, postgres: PostgresServer, exploration: int
) -> None:
    play_through(tmp_path, postgres.fresh(), upgrade, 20, 1, exploration)


@pytest.mark.slow
def test_a_hundred_kills_of_one_process_at_a_shared_port(
    tmp_path: Path, postgres: PostgresServer, exploration: int
) -> None:
    play_through(tmp_path, postgres.fresh(), kill_one, 100, 0, exploration)
