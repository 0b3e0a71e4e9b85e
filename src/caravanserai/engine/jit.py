"""The one switch between compiled and plain-Python rules.

`CARAVANSERAI_JIT=0` runs every rule as ordinary Python on stand-in records: instant start, real
line numbers. Otherwise Numba compiles them. `CARAVANSERAI_BOUNDSCHECK=1` compiles with array
bounds checked.
"""

import functools
import os
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

ENABLED: Final = os.environ.get("CARAVANSERAI_JIT", "1") != "0"

if ENABLED:
    from caravanserai.engine import compiler


def rule(function: F) -> F:
    """Mark a function of records as a rule: compiled when called from a kernel.

    Called from Python it always runs as plain Python, on stand-ins. Rules are not cached one by
    one; the kernels that call them are (see `Game.kernel`). A rule creates no arrays; use `scratch`
    for working space.
    """
    return cast(F, _Rule(function)) if ENABLED else function


def part(function: F) -> F:
    """A kernel as a part of larger ones: like a rule, but it may create arrays."""
    return cast(F, _Rule(function, arrays=True)) if ENABLED else function


class _Rule:
    """A plain function in Python, a compiled one in Numba."""

    def __init__(self, function: Callable[..., Any], arrays: bool = False) -> None:
        functools.update_wrapper(self, function)
        self.py_func = function
        self._compiled = compiler.compile_rule(function, arrays)
        self._numba_type_ = self._compiled._numba_type_  # Numba only holds a weak reference to it

    def __call__(self, *arguments: Any) -> Any:
        return self.py_func(*arguments)


def scratch(size: int) -> Any:
    """Zeros for a rule to work with, freed when it returns; `size` must be a constant."""
    return [0] * size


def copy(out: Any, n: int, row: Any, low: int, high: int) -> None:
    """Write row[low:high] to out[n:]; both hold int8."""
    for i in range(low, high):
        out[n + i - low] = row[i]


if ENABLED:
    compiler.put_on_stack(scratch)
    compiler.copy_as_block(copy)


def seconds_compiling() -> float:
    """Processor time that this process has spent to compile or load code."""
    return compiler.waited if ENABLED else 0.0


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
