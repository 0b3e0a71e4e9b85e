"""If a server can't start, one sentence says why, with exit status 2."""

import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from waiting import PATIENCE

from caravanserai.table.storage.sqlite import Sqlite
from caravanserai.table.storage.store import Store

from .harness import Server, as_in_a_shell, open_table


def command(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "caravanserai", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "CARAVANSERAI_JIT": "0", "CARAVANSERAI_LANG": "en"},
        preexec_fn=as_in_a_shell,
    )


def serve(folder: Path) -> "subprocess.CompletedProcess[str]":
    return command("serve", "--port", "0", "--workers", "0", "--data-dir", str(folder))


def check_refused(done: "subprocess.CompletedProcess[str]", says: str) -> None:
    assert done.returncode == 2, done.stderr
    assert says in done.stderr
    assert "raceback" not in done.stderr
    assert '"exception"' not in done.stderr


def test_two_servers_on_one_folder(tmp_path: Path) -> None:
    with Server(tmp_path, workers=0) as server, server.client() as client:
        check_refused(serve(tmp_path), "A server is already using the folder")
        check_refused(command("rotate-key", "--data-dir", str(tmp_path)), "Stop it first")
        server.kill()
        server.start()  # a killed server's lock stops nobody
        assert client.get("/healthz").status_code == 200


def test_copies_are_made_while_a_server_runs(tmp_path: Path) -> None:
    with Server(tmp_path, workers=0) as server, server.client() as client:
        match = open_table(client, "dunhuang", "me", "open")["table"]["id"]
        copied = command("backup", str(tmp_path / "copy.sqlite"), "--data-dir", str(tmp_path))
        assert copied.returncode == 0, copied.stderr
        printed = command("export", match, "--data-dir", str(tmp_path))
        assert printed.returncode == 0, printed.stderr
        assert match in printed.stdout


def new_database(folder: Path) -> Path:
    folder.mkdir()
    path = folder / "caravanserai.sqlite"
    Store(Sqlite(path)).close()
    return path


def not_a_database(path: Path) -> None:
    path.write_bytes(b"a letter to grandmother\n" * 400)


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def damaged(path: Path) -> None:
    """The first page is intact, a later one is noise."""
    content, chance = bytearray(path.read_bytes()), random.Random(1)
    content[8192:20480] = chance.randbytes(20480 - 8192)
    path.write_bytes(content)


def of_a_newer_version(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")


def of_another_program(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE matches (colour TEXT)")


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (not_a_database, "is not a Caravanserai database, or it is damaged"),
        (truncated, "is not a Caravanserai database, or it is damaged"),
        (damaged, "is not a Caravanserai database, or it is damaged"),
        (of_another_program, "is not a Caravanserai database, or it is damaged"),
        (of_a_newer_version, "was made by a newer version"),
        (a_folder, "can't be used"),
    ],
)
def test_a_database_that_cannot_be_used(
    tmp_path: Path, spoil: Callable[[Path], None], says: str
) -> None:
    path = new_database(tmp_path / "data")
    spoil(path)
    check_refused(serve(path.parent), says)


def test_a_database_that_another_program_holds(tmp_path: Path) -> None:
    path = new_database(tmp_path / "data")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        check_refused(serve(path.parent), "Another program is using the database")


@pytest.mark.parametrize("below", ["file", "nowhere"])
def test_a_folder_that_cannot_be_written_to(tmp_path: Path, below: str) -> None:
    """Not even by an administrator."""
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "data" if below == "file" else Path("/proc/nowhere")
    check_refused(serve(folder), "can't be used")
