"""The built wheel works by itself, away from the source tree."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*command: str, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_wheel(tmp_path: Path) -> None:
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", str(tmp_path), ".", cwd=ROOT)
    wheel = next(tmp_path.glob("caravanserai_games-*.whl"))
    names = zipfile.ZipFile(wheel).namelist()
    for language in ("en", "nl", "ko"):
        assert f"caravanserai/locale/{language}/cli.ftl" in names
        assert f"caravanserai/games/dunhuang/locale/{language}.ftl" in names
    assert "caravanserai/table/storage/migrations/versions/0001_tables.py" in names
    assert "caravanserai/server/static/index.html" in names
    site = tmp_path / "site"
    install = ("install", "--no-deps", "--target", str(site), str(wheel))
    run(sys.executable, "-m", "pip", *install, cwd=tmp_path)
    command = (sys.executable, "-m", "caravanserai", "simulate", "dunhuang", "-n", "5", "--json")
    said = run(*command, cwd=tmp_path, PYTHONPATH=str(site), CARAVANSERAI_JIT="0")
    assert '"games": 5' in said
    found = run(
        sys.executable,
        "-c",
        "import caravanserai; print(caravanserai.__file__)",
        cwd=tmp_path,
        PYTHONPATH=str(site),
    )
    assert Path(found.strip()).is_relative_to(site)
