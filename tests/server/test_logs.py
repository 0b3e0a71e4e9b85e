"""Logs are lines of JSON, and reveal no secrets."""

import json
import logging
import os
import subprocess
import sys

import pytest

from caravanserai.server.logs import is_news

SCRIPT = """
import logging, sys, threading
import structlog
from caravanserai.server.logs import configure_logs

def fail(cookie):
    raise ValueError("a fault")

configure_logs()
try:
    fail("the cookie of " + "a guest")
except ValueError:
    structlog.get_logger().exception("ours", table="abc")
    logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
logging.getLogger("asyncio").error("plain %s", "words")
sys.stderr.close()
structlog.get_logger().error("nobody reads this")
print("went on")
"""


def test_faults_are_lines_without_the_values_of_variables() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, env=os.environ
    )
    ours, theirs, plain = [json.loads(line) for line in done.stderr.splitlines()]
    assert done.stdout == "went on\n"
    assert "the cookie of a guest" not in done.stderr
    for line in (ours, theirs):
        assert line["level"] == "error"
        assert line["exception"][0]["exc_value"] == "a fault"
        assert line["exception"][0]["frames"][-1]["name"] == "fail"
    assert (ours["event"], ours["table"]) == ("ours", "abc")
    assert theirs["event"] == "Exception in ASGI application"
    assert (plain["event"], plain["level"]) == ("plain words", "error")


@pytest.mark.parametrize(
    ("message", "expected"),
    [("Cancel %s running task(s), timeout graceful shutdown exceeded", False), ("Oh %s", True)],
)
def test_who_does_not_let_go_is_no_news(message: str, expected: bool) -> None:
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, message, (1,), None)
    assert is_news(record) is expected
