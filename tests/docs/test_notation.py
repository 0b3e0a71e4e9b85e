"""Every command shown in docs/notation.md does what is printed under it."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caravanserai.cli import app
from caravanserai.games import load, names

DOCS = Path(__file__).parents[2] / "docs" / "notation.md"


def shown() -> Iterator[tuple[str, list[str]]]:
    """Each command with a printed result, and the lines printed."""
    for block in re.findall(r"```console\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL):
        for command, *lines in (part.splitlines() for part in block.split("$ ")[1:]):
            if lines:
                yield command, lines


@pytest.mark.parametrize(("command", "lines"), list(shown()), ids=lambda value: str(value)[:100])
def test_shown_result(command: str, lines: list[str]) -> None:
    words = shlex.split(command)
    assert words.pop(0) == "caravanserai"
    result = CliRunner().invoke(app, words, catch_exceptions=False)
    assert result.exit_code == 0
    printed = result.stdout.splitlines()
    if "apply" in words:
        printed = [line for line in printed if line.startswith("#")]
    assert printed == lines


@pytest.mark.parametrize("game", names())
def test_every_decision_has_an_example(game: str) -> None:
    text = DOCS.read_text(encoding="utf-8")
    missing = [name for name in load(game).decisions if f"**{name}**" not in text]
    assert not missing
