"""Somebody cuts the database's file short while a server uses it."""

import os
from pathlib import Path

from server.harness import Server
from server.test_storage_trouble import Trial, check_failing
from waiting import until


def test_a_file_cut_short_under_play(tmp_path: Path) -> None:
    """Nothing is acknowledged that isn't stored; the server says so, and lives on."""
    with Server(tmp_path, "--no-limits", workers=0) as server, server.client() as client:
        trial = Trial(server, client)
        for _ in range(3):
            Trial(server, client)
        os.truncate(tmp_path / "caravanserai.sqlite", 4096)
        os.truncate(tmp_path / "caravanserai.sqlite-wal", 0)
        until(lambda: client.get("/healthz").status_code == 503)
        assert trial.act()["problem"]["code"] == "storage-trouble"
        check_failing(client, {"damaged", "io-error"})
        server.stop()
        assert '"exception"' not in server.log()
