"""PostgreSQL is killed and comes back, or takes no writes, while people play."""

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from postgres import PostgresServer
from server.harness import Server, play_all
from server.test_storage_trouble import Trial, check_failing, wait_until_healthy
from waiting import until

from .checks import acknowledged, check_kept, check_same_told, kept_actions
from .test_kill import ACTIONS
from .test_two_servers import players_at, two_servers

pytestmark = pytest.mark.postgres


def play_through_restarts(folder: Path, postgres: PostgresServer, restarts: int, seed: int) -> None:
    chance, address = random.Random(seed), postgres.fresh()
    with two_servers(folder, address) as servers:
        for _ in range(restarts):
            players = players_at(servers, chance)
            at = chance.randrange(ACTIONS * len(players) // 2)
            with ThreadPoolExecutor(1) as pool:
                playing = pool.submit(asyncio.run, play_all(players, ACTIONS))
                until(lambda: playing.done() or acknowledged(players) >= at)  # noqa: B023
                postgres.kill()
                postgres.start()
                playing.result()
            check_kept(players, address)
            check_same_told(players)
        for server in servers:
            server.stop()
            assert "raceback" not in server.log()
            assert '"exception"' not in server.log()


def test_a_database_server_killed_under_play(tmp_path: Path, postgres: PostgresServer) -> None:
    play_through_restarts(tmp_path, postgres, 1, 1)


@pytest.mark.slow
def test_a_database_server_killed_fifty_times(
    tmp_path: Path, postgres: PostgresServer, exploration: int
) -> None:
    play_through_restarts(tmp_path, postgres, 50, exploration)


@contextmanager
def read_only(postgres: PostgresServer) -> Iterator[None]:
    """As a standby, or a server whose disk is in trouble."""
    with psycopg.connect(postgres.url(), autocommit=True) as db:
        db.execute("SET default_transaction_read_only = off")
        db.execute("ALTER SYSTEM SET default_transaction_read_only = on")
        db.execute("SELECT pg_reload_conf()")
        try:
            yield
        finally:
            db.execute("ALTER SYSTEM RESET default_transaction_read_only")
            db.execute("SELECT pg_reload_conf()")


def test_a_database_that_takes_no_writes(tmp_path: Path, postgres: PostgresServer) -> None:
    address = postgres.fresh()
    with (
        Server(tmp_path, "--no-limits", workers=0, database=address) as server,
        server.client() as client,
    ):
        trial = Trial(server, client)
        with read_only(postgres):
            until(lambda: client.get("/healthz").status_code == 503)
            assert trial.act()["problem"]["code"] == "storage-trouble"
            check_failing(client, {"read-only"})
        wait_until_healthy(client)
        assert trial.act()["type"] == "ack"
        assert trial.act()["type"] == "ack"
        assert [len(kept) for kept in kept_actions(address).values()] == [1]
        server.stop()
        assert '"exception"' not in server.log()
