"""Ctrl+C and SIGTERM end a server quietly at any time, and everything waiting is written."""

import asyncio
import json
import os
import signal
import socket as sockets
import sqlite3
import subprocess
import sys
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
from waiting import PATIENCE
from websockets.exceptions import ConnectionClosed

from .harness import Server, as_in_a_shell, ask, everybody, open_table, receive, socket
from .test_storage_trouble import locked

QUIET = (0, -signal.SIGINT, -signal.SIGTERM, 128 + signal.SIGINT, 128 + signal.SIGTERM)
TOLD = [signal.SIGINT, signal.SIGTERM]

# Imported by Python at its start: the process is told to end when it loads a module.
INTERRUPTER = """
import os, sys

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == os.environ["END_AT"]:
            os.kill(os.getpid(), int(os.environ["END_BY"]))

sys.meta_path.insert(0, Finder())
"""


def check_quiet(server: Server) -> None:
    assert server.process.returncode in QUIET
    log = server.log().lower()
    assert not [word for word in ("traceback", "exception", "error", "aborted") if word in log], log


def end(server: Server, *signals: signal.Signals) -> None:
    for one in signals:
        server.process.send_signal(one)
    server._ended()


@pytest.mark.parametrize("told", TOLD)
@pytest.mark.parametrize("module", ["typer", "caravanserai.server.run", "alembic", "uvloop"])
def test_while_everything_is_loaded(
    tmp_path: Path, module: str, told: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CARAVANSERAI_TEST_SEED")  # a server would warn about it
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTER)
    paths = [str(tmp_path), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    command = [sys.executable, "-m", "caravanserai", "serve", "--port", "0", "--workers", "0"]
    done = subprocess.run(
        [*command, "--data-dir", str(tmp_path / "data")],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            "CARAVANSERAI_JIT": "0",
            "END_AT": module,
            "END_BY": str(int(told)),
        },
        preexec_fn=as_in_a_shell,
    )
    assert done.returncode in QUIET, done.stderr
    assert done.returncode != 0  # it didn't get as far as serving
    assert done.stderr == ""


@pytest.mark.parametrize("told", TOLD)
def test_as_soon_as_it_is_open(tmp_path: Path, told: signal.Signals) -> None:
    with Server(tmp_path, workers=0) as server:
        end(server, told)
        check_quiet(server)


@pytest.mark.parametrize("told", TOLD)
def test_with_others_that_never_answer_a_close(tmp_path: Path, told: signal.Signals) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(Server(tmp_path, "--no-limits", workers=0))
        client = stack.enter_context(server.client())
        table = open_table(client, "dunhuang", "me", "open")["table"]["id"]
        half, silent, flooded = (stack.enter_context(connected(server)) for _ in range(3))
        half.sendall(b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n")
        begin_socket(silent, table)
        begin_socket(flooded, table)
        flood(flooded)
        end(server, told, told)
        check_quiet(server)


def connected(server: Server) -> sockets.socket:
    one = sockets.socket()
    one.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    one.settimeout(PATIENCE)
    one.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
    return one


def flood(one: sockets.socket) -> None:
    """Ask for much more than is read, so that the server has unsent answers."""
    text = json.dumps({"type": "ping", "key": "k" * 50}).encode()
    frame = bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
    one.settimeout(1.0)
    with suppress(OSError):  # it is cut off, or no longer heard
        one.sendall(frame * 80_000)


def begin_socket(one: sockets.socket, table: str) -> None:
    """Begin a socket's handshake, and read only the answer."""
    one.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b" 101 " in one.recv(200)


def test_while_somebody_acts_and_the_disk_is_slow(tmp_path: Path) -> None:
    """An action being written when the server is told to end is kept all the same."""
    with Server(tmp_path, "--no-limits", workers=0) as server, server.client() as client:
        opened = open_table(client, "dunhuang", "me", "open")
        table, tokens = opened["table"]["id"], everybody(server, opened)
        asyncio.run(act_and_end(server, table, tokens))
        check_quiet(server)
    with closing(sqlite3.connect(tmp_path / "caravanserai.sqlite")) as db:
        keys = db.execute("SELECT key FROM entries WHERE key IS NOT NULL").fetchall()
    assert keys == [("in time",)]


async def act_and_end(server: Server, table: str, tokens: dict[str, str]) -> None:
    token = tokens[await whose_turn(server, table, tokens)]
    async with socket(server, table, token) as connection:
        scene = (await receive(connection, "snapshot"))["scene"]
        with locked(server.folder):
            act = {"type": "act", "key": "in time", "action": scene["legal"][0]["action"]}
            await connection.send(json.dumps(act))
            async with socket(server, table) as other:  # whatever was sent before is read by now
                await ask(other, "ping")
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                await receive(connection, "ack")
        await asyncio.to_thread(server._ended)


async def whose_turn(server: Server, table: str, tokens: dict[str, str]) -> str:
    async with socket(server, table, next(iter(tokens.values()))) as connection:
        return str((await receive(connection, "snapshot"))["scene"]["waiting_for"][0])


def test_lists_are_up_to_date_after_the_end(tmp_path: Path) -> None:
    """Lists are saved a bit later than the actions, but not too late."""
    with Server(tmp_path, "--no-limits", workers=0) as server, server.client() as client:
        opened = open_table(client, "dunhuang", "me", "open")
        table, tokens = opened["table"]["id"], everybody(server, opened)
        asyncio.run(act(server, table, tokens))
        end(server, signal.SIGTERM)
        check_quiet(server)
    with closing(sqlite3.connect(tmp_path / "caravanserai.sqlite")) as db:
        entries = db.execute("SELECT count(*) FROM entries").fetchone()[0]
        summary = json.loads(db.execute("SELECT summary FROM matches").fetchone()[0])
    assert summary["entries"] == entries


async def act(server: Server, table: str, tokens: dict[str, str]) -> None:
    token = tokens[await whose_turn(server, table, tokens)]
    async with socket(server, table, token) as connection:
        scene = (await receive(connection, "snapshot"))["scene"]
        answer = await ask(connection, "act", action=scene["legal"][0]["action"])
        assert answer["type"] == "ack"
