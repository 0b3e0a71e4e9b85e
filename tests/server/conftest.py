"""One server for the tests of a file, and people using it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .access import People
from .harness import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(Path(tmp_path_factory.mktemp("server")), "--no-limits")
    yield running
    running.stop()
    running.check_log()


@pytest.fixture(scope="module")
def botless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose memory doesn't grow because bots compile something meanwhile."""
    running = Server(Path(tmp_path_factory.mktemp("botless")), "--no-limits", workers=0)
    yield running
    running.stop()
    running.check_log()


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    """Several guests, at a server without bots."""
    folder = Path(tmp_path_factory.mktemp("people"))
    with Server(folder, "--no-limits", workers=0) as running:
        found = People(running)
        yield found
        found.http.close()
        running.stop()
        running.check_log()
