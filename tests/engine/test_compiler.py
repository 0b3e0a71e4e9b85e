"""Kernels are compiled once, however many processes want them."""

import subprocess
import sys
from pathlib import Path

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

compiled = compile_kernel(kernel, Path(sys.argv[1]))
assert compiled(10) == kernel(10)
print(sum(compiled.stats.cache_misses.values()))
"""


def test_of_several_processes_one_compiles(tmp_path: Path) -> None:
    (tmp_path / "kernel.py").write_text(KERNEL)
    (tmp_path / "want.py").write_text(WANT_IT)
    command = [sys.executable, str(tmp_path / "want.py"), str(tmp_path / "cache")]
    several = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    compiled = [int(one.communicate()[0]) for one in several]
    assert sum(compiled) == 1
