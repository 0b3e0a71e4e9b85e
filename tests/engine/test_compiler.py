"""Kernels are compiled once, however many processes want them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai.engine import kernel_cache
from caravanserai.games import FOLDERS, load
from caravanserai.locale import compiling

EXAMPLES = Path(__file__).parents[2] / "examples"
KERNEL = """
def kernel(n):
    total = 0
    for i in range(n):
        total += i * i % 7
    return total
"""
WANT_IT = """
import sys
from pathlib import Path
from caravanserai.engine.compiler import compile_kernel
from kernel import kernel

told = []
compiled = compile_kernel(kernel, Path(sys.argv[1]), lambda *about: told.append(about))
assert compiled(10) == kernel(10)
missed = sum(compiled.stats.cache_misses.values())
assert [name for name, _ in told] == ["kernel", "kernel"] * missed, told  # begun, and done
assert all(seconds > 0 for _, seconds in told[1:]), told
print(missed)
"""

DEAL = """
from caravanserai.engine.kernel_cache import compiling
from caravanserai.games import load

told = []
game = load("caravan")
compiling[:] = [lambda game, kernel, seconds: told.append(kernel)]
print(game.new(game.box(2), 5).state.tobytes().hex(), *told)
"""


def test_of_several_processes_one_compiles(tmp_path: Path) -> None:
    (tmp_path / "kernel.py").write_text(KERNEL)
    (tmp_path / "want.py").write_text(WANT_IT)
    command = [sys.executable, str(tmp_path / "want.py"), str(tmp_path / "cache")]
    several = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    compiled = [int(one.communicate()[0]) for one in several]
    assert sum(compiled) == 1


def test_a_kernel_is_compiled_anew_when_rules_it_calls_are_gone(tmp_path: Path) -> None:
    chosen = {"CARAVANSERAI_CACHE": str(tmp_path), FOLDERS: str(EXAMPLES), "CARAVANSERAI_JIT": "1"}
    environment = {**os.environ, **chosen}

    def dealt() -> list[str]:
        command = [sys.executable, "-c", DEAL]
        return subprocess.check_output(command, env=environment, text=True).split()

    cold, warm = dealt(), dealt()
    for folder in tmp_path.glob("caravan-*/rules"):
        shutil.rmtree(folder)
    assert dealt() == cold
    assert cold == [*warm, "new_at", "set_up", "set_up", "new_at"]


def test_a_program_is_told_once_what_it_waits_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    load("dunhuang")
    assert kernel_cache.compiling == [compiling.announce]
    monkeypatch.setenv("CARAVANSERAI_LANG", "en")
    monkeypatch.delenv(compiling.QUIET, raising=False)
    monkeypatch.setattr(compiling, "_announced", set())
    for kernel in ("start", "step"):
        compiling.announce("dunhuang", kernel, None)
        compiling.announce("dunhuang", kernel, 12.4)
    compiling.announce("dunhuang", "short", 0.1)
    told = capsys.readouterr()
    assert told.out == ""
    first, *rest = told.err.splitlines()
    assert first.startswith("Compiling the rules of dunhuang")
    assert rest == ["start: 12 s", "step: 12 s"]
    monkeypatch.setenv(compiling.QUIET, "1")
    compiling.announce("dschunke", "start", None)
    assert capsys.readouterr().err == ""
