"""The package called `caravanserai` on PyPI is somebody else's: nothing here tells people to get
it.
"""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STRANGER = re.compile(r"""pip3? install\b[^\n]*["' ]caravanserai(?![\w/-])|\bcaravanserai\[""")


def test_the_distribution_has_a_name_of_its_own() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["name"] == "caravanserai-games"
    assert set(project["scripts"]) == {"caravanserai"}
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    package = (ROOT / "src/caravanserai/__init__.py").read_text("utf-8")
    version = re.search(r'__version__ = "(.*)"', package)
    assert version is not None
    assert f"version: {version[1]}\n" in citation
    assert (ROOT / "src/caravanserai/py.typed").is_file()


@pytest.mark.parametrize(
    "line",
    [
        "pip install 'caravanserai[lab]'",
        'pip install "caravanserai[{ $extra }]"',
        "pip install caravanserai",
        "the extra `caravanserai[server]`",
    ],
)
def test_the_search_finds_the_other_name(line: str) -> None:
    assert STRANGER.search(line)
    assert not STRANGER.search(line.replace("caravanserai", "caravanserai-games"))


def test_nothing_tells_people_to_install_a_strangers_package() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    if not paths:  # not a checkout
        paths = [path for top in ("docs", "src") for path in (ROOT / top).rglob("*")]
    texts = {".md", ".py", ".toml", ".ftl", ".ts", ".svelte", ".html", ".cff"}
    read = [path for path in paths if path.suffix in texts or path.name == "Makefile"]
    assert len(read) > 300
    here = Path(__file__)
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in read
        if path != here and path.is_file()
        for match in STRANGER.finditer(path.read_text("utf-8"))
    ]
    assert found == []
