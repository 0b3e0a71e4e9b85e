"""A PostgreSQL server for the tests of one process, on a socket that nobody else finds.

It is started on first use, and gone when the process ends.
"""

import ctypes
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
from waiting import until

DEBIAN = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
OWNER = "postgres"  # it refuses to run as root
QUICK = ("-c", "fsync=off", "-c", "shared_buffers=16MB", "-c", "max_connections=60")


def program(name: str) -> str | None:
    """The path of one of PostgreSQL's programs."""
    return shutil.which(name, path=os.pathsep.join([*map(str, DEBIAN), os.environ["PATH"]]))


class PostgresServer:
    """A database server that can be killed and restarted."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="caravanserai-postgres-"))
        self._numbers = itertools.count()
        self._user = OWNER if os.geteuid() == 0 else None
        if self._user:
            shutil.chown(self.folder, self._user)
        self._call("initdb", "--auth=trust", f"--username={OWNER}", "--no-sync", "-D", self.data)
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def _call(self, name: str, *arguments: str) -> None:
        path = program(name)
        assert path is not None
        subprocess.run([path, *arguments], check=True, user=self._user, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        path = program("postgres")
        assert path is not None
        command = [path, "-D", self.data, "-k", str(self.folder), "-c", "listen_addresses=", *QUICK]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, user=self._user, stdout=log, stderr=log, preexec_fn=_with_us
            )
        until(self._answers)

    def _answers(self) -> bool:
        with suppress(psycopg.OperationalError):
            psycopg.connect(self.url()).close()
            return True
        return False

    def url(self, schema: str = "public") -> str:
        """Its address, for tables in a schema of their own."""
        return f"postgresql://{OWNER}@/postgres?host={self.folder}&options=-csearch_path%3D{schema}"

    def fresh(self) -> str:
        """The address of an empty database."""
        schema = f"t{next(self._numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as db:
            db.execute(f"CREATE SCHEMA {schema}".encode())
        return self.url(schema)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)


def _with_us() -> None:
    """End with the tests, whatever ends them (where Linux can ensure it)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)


def _can_run() -> bool:
    if program("initdb") is None:
        return False
    with suppress(KeyError):
        return os.geteuid() != 0 or bool(pwd.getpwnam(OWNER))
    return False


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    if not _can_run():
        pytest.skip("PostgreSQL IS NOT INSTALLED: on Debian, apt-get install postgresql")
    server = PostgresServer()
    yield server
    server.close()
