"""One server for the tests of a file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .harness import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(Path(tmp_path_factory.mktemp("server")), "--no-limits")
    yield running
    running.stop()
    assert "Traceback" not in running.log()
    assert "traceback" not in running.log()
    assert '"level": "error"' not in running.log()
