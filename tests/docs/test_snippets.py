"""Every Python snippet in the docs runs as printed, in order on its page."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

import caravanserai.games
from caravanserai.research.dataset import Dataset

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))]
EXCERPTS = ROOT / "docs/adding-a-game.md"
SOURCE = ROOT / "examples/caravan/game.py"
NAMED = re.compile(r"# (\w+\.py)\n")  # a snippet to save under this name


def snippets(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


RUNNABLE = [page for page in PAGES if page != EXCERPTS and snippets(page)]


@pytest.mark.parametrize("page", RUNNABLE, ids=lambda page: page.name)
def test_a_page_runs_as_printed(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    if "games.parquet" in page.read_text(encoding="utf-8"):
        game = caravanserai.games.load("dunhuang")
        list(Dataset(game, 2, 20, 0, tmp_path / "games.parquet", {}).write())
    names: dict[str, Any] = {"__name__": "snippet"}
    for number, snippet in enumerate(snippets(page)):
        if named := NAMED.match(snippet):
            (tmp_path / named[1]).write_text(snippet)
        code = compile(snippet, f"{page.name}, snippet {number}", "exec")
        exec(code, names)
    for module in list(sys.modules.values()):
        if getattr(module, "__file__", None) and tmp_path in Path(str(module.__file__)).parents:
            del sys.modules[module.__name__]


def test_there_are_snippets() -> None:
    assert {page.name for page in RUNNABLE} >= {"README.md", "engine.md", "research.md", "bots.md"}


def test_excerpts_are_lines_of_the_example() -> None:
    """Except for what `...` stands for, comments and `Final`."""
    source = SOURCE.read_text(encoding="utf-8").replace(": Final", "")
    lines = {line.partition("  #")[0].strip() for line in source.splitlines()}
    shown = [line.strip() for part in snippets(EXCERPTS) for line in part.splitlines()]
    strange = [line for line in shown if line and line not in lines and "..." not in line]
    assert not strange
