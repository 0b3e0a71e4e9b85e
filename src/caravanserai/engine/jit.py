"""The one switch between compiled and plain-Python rules.

`CARAVANSERAI_JIT=0` runs every rule as ordinary Python on stand-in records: instant start, real
line numbers. Otherwise Numba compiles them. `CARAVANSERAI_BOUNDSCHECK=1` compiles with array
bounds checked.
"""

import functools
import hashlib
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

ENABLED: Final = os.environ.get("CARAVANSERAI_JIT", "1") != "0"
BOUNDSCHECK: Final = os.environ.get("CARAVANSERAI_BOUNDSCHECK", "0") == "1"

OPTIONS: Final[dict[str, Any]] = {"error_model": "numpy", "boundscheck": BOUNDSCHECK}


def rule(function: F) -> F:
    """Mark a function of records as a rule: compiled when called from a kernel.

    Called from Python it always runs as plain Python, on stand-ins. Rules are not cached one by
    one: the kernels that call them are (see `compile_kernel`).
    """
    return cast(F, _Rule(function)) if ENABLED else function


class _Rule:
    """A plain function to Python, a compiled one to Numba."""

    def __init__(self, function: Callable[..., Any]) -> None:
        import numba

        functools.update_wrapper(self, function)
        self.py_func = function
        compiled = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **OPTIONS)(function)
        _widen_integers(compiled)
        self._compiled = compiled  # the Numba type holds it by a weak reference only
        self._numba_type_ = compiled._numba_type_

    def __call__(self, *arguments: Any) -> Any:
        return self.py_func(*arguments)


def _widen_integers(dispatcher: Any) -> None:
    """Compile for 64-bit integers only, whatever width a caller passes.

    Otherwise each mix of int8 fields and int64 numbers among the arguments would be compiled
    anew, which nearly doubles the number of functions.
    """
    from numba.core import types

    resolve = dispatcher.get_call_template

    def widened(arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        wide = [types.int64 if isinstance(a, types.Integer) else a for a in arguments]
        return resolve(tuple(wide), keywords)

    dispatcher.get_call_template = widened


def compile_kernel(function: F, folder: Path) -> F:
    """Compile `function` so that Python can call it without the GIL; keep the code in `folder`."""
    import numba

    kept = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        compiled: F = numba.njit(nogil=True, cache=True, **OPTIONS)(function)
    finally:
        numba.config.CACHE_DIR = kept
    return compiled


def cache_folder(name: str, packages: Iterable[str], *details: object) -> Path:
    """A cache folder named by all that the compiled code depends on.

    Numba notices neither a changed callee in another file nor a changed dtype or flag, so the
    folder's name carries a digest of the sources of `packages` and of `details`.
    """
    import numba

    digest = hashlib.sha256(repr((numba.__version__, OPTIONS, details)).encode())
    for source in sorted(_sources(packages)):
        digest.update(source.read_bytes())
    return _cache_root() / f"{name}-{digest.hexdigest()[:16]}"


def _sources(packages: Iterable[str]) -> Iterable[Path]:
    for package in packages:
        file = sys.modules[package].__file__
        assert file is not None
        path = Path(file)
        yield from path.parent.rglob("*.py") if path.name == "__init__.py" else [path]


def _cache_root() -> Path:
    chosen = os.environ.get("CARAVANSERAI_CACHE")
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(chosen) if chosen else Path(base) / "caravanserai"
