"""A disk that accepts nothing, and a database someone else holds."""

import asyncio
import resource
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from waiting import until

from .harness import Server, ask, everybody, open_table, receive, socket

KEY = "once and only once"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program keeps writing."""
    with closing(sqlite3.connect(folder / "caravanserai.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def no_room(server: Server) -> Iterator[None]:
    """The server can't write to any file; as on a full disk, not even its log."""
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


def kept(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "caravanserai.sqlite")) as db:
        return int(db.execute("SELECT count(*) FROM entries WHERE key = ?", (KEY,)).fetchone()[0])


def wait_until_healthy(client: httpx.Client) -> None:
    until(lambda: client.get("/healthz").status_code == 200)


class Trial:
    """A table of two, where somebody acts during the trouble, and again after it."""

    def __init__(self, server: Server, client: httpx.Client) -> None:
        opened = open_table(client, "dunhuang", "me", "open")
        self.server, self.table = server, opened["table"]["id"]
        self.tokens = everybody(server, opened)
        self._sent: dict[str, Any] = {}

    def act(self) -> dict[str, Any]:
        """The answer to the same message as before, if there was one."""
        return asyncio.run(self._act())

    async def _act(self) -> dict[str, Any]:
        for seat, token in self.tokens.items():
            async with socket(self.server, self.table, token) as connection:
                scene = (await receive(connection, "snapshot"))["scene"]
                if not self._sent and seat in scene["waiting_for"]:
                    self._sent = {"seat": seat, "action": scene["legal"][0]["action"]}
                if self._sent.get("seat") == seat:
                    return await ask(connection, "act", key=KEY, action=self._sent["action"])
        raise AssertionError("nobody has to act")


def check_failing(client: httpx.Client, reasons: set[str]) -> None:
    answer = client.get("/healthz")
    health = answer.json()
    assert (answer.status_code, health["status"]) == (503, "failing")
    assert health["reason"] in reasons
    assert "caravanserai_storage_failing 1.0" in client.get("/metrics").text


def check_refused_and_taken_once(trial: Trial, client: httpx.Client, folder: Path) -> None:
    assert kept(folder) == 0
    wait_until_healthy(client)
    assert "caravanserai_storage_failing 0.0" in client.get("/metrics").text
    assert trial.act()["type"] == "ack"
    assert trial.act()["type"] == "ack"
    assert kept(folder) == 1


def test_somebody_else_holds_the_database(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", workers=0) as server, server.client() as client:
        trial = Trial(server, client)
        assert client.get("/healthz").json()["status"] == "ok"
        with locked(tmp_path):
            refused = trial.act()
            assert refused["problem"]["code"] == "storage-trouble"
            check_failing(client, {"locked", "timeout"})
            assert client.get(f"/api/tables/{trial.table}").status_code == 200
        check_refused_and_taken_once(trial, client, tmp_path)
        server.stop()
        assert '"exception"' not in server.log()


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's")
def test_the_disk_takes_nothing(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", workers=0) as server, server.client() as client:
        trial = Trial(server, client)
        with no_room(server):
            refused = trial.act()
            assert refused["problem"]["code"] == "storage-trouble"
            check_failing(client, {"io-error", "disk-full"})
            wish = {"game": "dunhuang", "seats": [{"kind": "me"}, {"kind": "open"}]}
            answer = client.post("/api/tables", json=wish)
            assert answer.status_code == 503
            assert answer.json()["problem"]["code"] == "storage-trouble"
            assert client.get("/api/tables/mine").json()["tables"][0]["id"] == trial.table
        check_refused_and_taken_once(trial, client, tmp_path)
        server.stop()
        assert '"exception"' not in server.log()
