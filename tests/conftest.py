"""Tests run the rules compiled, as bots and research do; and a failure says how to repeat it.

The property tests play tens of thousands of games; a cold start compiles for about a minute, after
that the code comes from the cache. While working on a rule, CARAVANSERAI_JIT=0 starts at once and
shows line numbers: everything passes that way too, on fewer games.

Everything is dealt, clicked and tried the same in every run. Only slow tests may explore: they draw
a new seed in every run, unless they are given one.
"""

import os
import random
import shlex
from typing import Any

import pytest
from hypothesis import settings
from postgres import postgres as postgres
from processes import ByGame, game_of

from caravanserai.engine.jit import cores

DEALS = "CARAVANSERAI_TEST_SEED"  # servers under test deal from it
USUAL_DEALS = "1"
EXPLORATION = "CARAVANSERAI_EXPLORATION"  # from the process that collects to those that run

settings.register_profile("repeatable", derandomize=True, deadline=None, database=None)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", help="what exploring tests draw from, to repeat one")


def pytest_configure(config: pytest.Config) -> None:
    """Set the environment, which workers and servers inherit."""
    os.environ.setdefault(DEALS, USUAL_DEALS)
    os.environ.setdefault(EXPLORATION, str(random.SystemRandom().randrange(2**31)))
    if config.getoption("--seed") is not None:
        os.environ[EXPLORATION] = config.getoption("--seed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: game_of(item.nodeid) is None)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByGame:
    return ByGame(config, log)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: servers and browsers keep a process waiting."""
    return cores() + 1


@pytest.fixture
def exploration(request: pytest.FixtureRequest) -> int:
    """A new seed in every run."""
    assert request.node.get_closest_marker("slow"), "only slow tests explore"
    request.node.add_marker("explores")
    return int(os.environ[EXPLORATION])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for outcome in ("failed", "error"):
        for report in terminalreporter.getreports(outcome):
            explores = "explores" in getattr(report, "keywords", ())
            terminalreporter.write_line(repeating(report.nodeid, explores))


def repeating(node: str, explores: bool) -> str:
    """The command that repeats a test."""
    deals = "" if os.environ[DEALS] == USUAL_DEALS else f"{DEALS}={os.environ[DEALS]} "
    seed = f" --seed {os.environ[EXPLORATION]}" if explores else ""
    return f"repeat: {deals}.venv/bin/pytest {shlex.quote(node)}{seed}"
