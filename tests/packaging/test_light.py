"""The engine, the terminal and the environments need no web server, plots or database."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from caravanserai.engine.extras import EXTRAS

ROOT = Path(__file__).parents[2]
WITHOUT = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {absent!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Absent())
from caravanserai.cli import main
sys.argv = ["caravanserai", *{arguments!r}]
main()
"""


def run(*arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """The command line with none of the extras installed."""
    script = WITHOUT.format(absent=set(EXTRAS), arguments=list(arguments))
    environment = {**os.environ, "CARAVANSERAI_JIT": "0", "CARAVANSERAI_LANGUAGE": "en"}
    return subprocess.run(
        [sys.executable, "-c", script],
        env=environment,
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ("games",),
        ("simulate", "dunhuang", "-n", "2", "--json"),
        ("position", "show", "dunhuang; A.hand: tea"),
        ("hint", "dunhuang; A.hand: tea", "--iterations", "5"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_what_the_core_can_do(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 0, done.stderr


def test_the_terminal_plays(tmp_path: Path) -> None:
    done = run("play", "dunhuang", "--bots", "random", "--save", str(tmp_path / "log"), said="q\n")
    assert done.returncode == 0, done.stderr


def test_a_server_asks_for_its_extra() -> None:
    done = run("serve")
    assert done.returncode == 2
    assert 'pip install "caravanserai-games[server]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_every_extra_that_is_named_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(EXTRAS.values()) <= set(project["optional-dependencies"])
    core = " ".join(project["dependencies"])
    assert not [package for package in EXTRAS if package.replace("_", "-") in core]
