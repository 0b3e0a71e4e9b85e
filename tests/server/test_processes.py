"""`serve --processes`: several servers at one port, which begin and end as one."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from postgres import PostgresServer
from waiting import PATIENCE, until

from caravanserai.server.config import Config
from caravanserai.server.processes import command

from .harness import Server, as_in_a_shell, open_table, receive, socket
from .test_bot_processes import children, is_alive
from .test_ending import check_quiet

pytestmark = pytest.mark.postgres

SERVE = [sys.executable, "-m", "caravanserai", "serve", "--processes", "2", "--workers", "0"]


def together(folder: Path, postgres: PostgresServer) -> Server:
    return Server(folder, "--processes", "2", workers=0, database=postgres.fresh())


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer) -> Iterator[Server]:
    with together(tmp_path_factory.mktemp("several"), postgres) as server:
        yield server
        both = children(server.process.pid)
        server.stop(signal.SIGTERM)
        assert not [pid for pid in both if is_alive(pid)]
        server.check_log()


def test_an_interrupt_ends_all_without_a_word(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CARAVANSERAI_TEST_SEED")  # a server would warn about it
    with together(tmp_path, postgres) as server:
        both = children(server.process.pid)
        assert len(both) == 2
        server.end(signal.SIGINT)
        assert not [pid for pid in both if is_alive(pid)]
        check_quiet(server)


def test_they_end_when_nobody_keeps_them_any_more(tmp_path: Path, postgres: PostgresServer) -> None:
    with together(tmp_path, postgres) as server:
        both = children(server.process.pid)
        server.kill()
        until(lambda: not [pid for pid in both if is_alive(pid)])
        server.check_log()


def test_who_dies_is_replaced(several: Server) -> None:
    first = children(several.process.pid)
    os.kill(first[0], signal.SIGKILL)
    until(lambda: len({*children(several.process.pid)} - {first[0]}) == 2)
    with several.client() as client:
        assert client.get("/healthz").status_code == 200


def test_each_is_replaced_when_the_keeper_is_told_to(several: Server) -> None:
    first = children(several.process.pid)
    several.process.send_signal(signal.SIGHUP)
    until(lambda: "all server processes are new" in several.log())
    now = children(several.process.pid)
    assert len(now) == 2
    assert not {*now} & {*first}


def test_they_share_sockets_and_add_up_their_numbers(several: Server) -> None:
    """Whichever process is asked tells the open sockets of both."""

    async def listen(table: str) -> None:
        async with AsyncExitStack() as stack:
            for _ in range(12):
                one = await stack.enter_async_context(socket(several, table))
                await receive(one, "snapshot")
            assert await asyncio.to_thread(sockets) == {12}

    def sockets() -> set[int]:
        told = set()
        for _ in range(8):
            with several.client() as client:  # a connection of its own, to either of them
                found = re.search(r"caravanserai_sockets (\d+)", client.get("/metrics").text)
                assert found
                told.add(int(found[1]))
        return told

    with several.client() as client:
        table = open_table(client, "dunhuang", "me", "open")["table"]["id"]
    asyncio.run(listen(table))


def refused(folder: Path, database: str) -> str:
    """What is said by processes that can't serve."""
    done = subprocess.run(
        [*SERVE, "--port", "0", "--data-dir", str(folder)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={
            **os.environ,
            "CARAVANSERAI_DATABASE_URL": database,
            "CARAVANSERAI_LANG": "en",
            "CARAVANSERAI_JIT": "0",
        },
        preexec_fn=as_in_a_shell,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    return done.stderr


def test_one_file_has_one_server(tmp_path: Path) -> None:
    assert "need PostgreSQL" in refused(tmp_path, "")


def test_without_a_database_there_are_none(tmp_path: Path) -> None:
    assert "database" in refused(tmp_path, f"postgresql://nobody@/none?host={tmp_path}")


def test_a_port_of_somebody_else_is_left_alone(several: Server) -> None:
    port = str(several.port)
    done = subprocess.run(
        [*SERVE, "--port", port],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, **several.environment},
        preexec_fn=as_in_a_shell,
    )
    assert done.returncode == 2
    assert f"port {port}" in done.stderr


def test_bots_processes_are_shared_out() -> None:
    def workers(count: int, processes: int) -> str:
        told = command(Config(Path("data"), workers=count), 8000, processes)
        return told[told.index("--workers") + 1]

    assert [workers(0, 2), workers(1, 2), workers(5, 2), workers(8, 4)] == ["0", "1", "3", "2"]
