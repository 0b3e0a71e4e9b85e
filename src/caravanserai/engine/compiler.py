"""How rules and kernels are compiled: Numba, made to optimise each kernel as a whole.

Imported only when the JIT is on. It uses private parts of Numba and was written for the version in
pyproject.toml.
"""

import contextlib
import functools
import gc
import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar, cast

import numba
from filelock import FileLock
from llvmlite import ir  # type: ignore[import-untyped]
from llvmlite.binding import Linkage  # type: ignore[import-untyped]
from numba import _dynfunc
from numba.core import cgutils, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.extending import lower_builtin, type_callable

F = TypeVar("F", bound=Callable[..., Any])
waited = 0.0  # seconds of processor time, for kernels to be compiled or loaded
SYMBOLS: Final = "caravanserai."  # of symbols for code that kernels call
Announcer = Callable[[str, float | None], None]  # a kernel's name, and its seconds once it is done


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]  # Numba is untyped
    """The LLVM code of one rule, to be linked into kernels; never run by itself.

    By default Numba optimises each function and compiles it to machine code, then does so again
    within every function that calls it. Rules skip that: a kernel is optimised once, as a whole, in
    half the time and with better code.
    """

    def finalize(self) -> None:
        """Leave the code as it is."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is no machine code to point to."""
        return 0


class KernelLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a kernel with all its rules."""

    def finalize(self) -> None:
        """Link in the rules it calls, directly or not; then optimise."""
        for library in self._linking_libraries:
            if isinstance(library, RuleLibrary):
                callees = library._linking_libraries
                self._linking_libraries += [c for c in callees if c not in self._linking_libraries]
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Make the rules private to this kernel, so that LLVM can inline, trim and drop them."""
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()
        names = [function.name for function in self._final_module.functions]
        self.needs = [name for name in names if name.startswith(SYMBOLS)]


class RuleCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, stopping short of machine code."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.state.library = RuleLibrary(self.state.targetctx.codegen(), "rule")
        self.state.targetctx.get_executable = _no_executable


def _no_executable(library: RuleLibrary, description: Any, environment: Any) -> Any:
    """Stands for a compiled rule in Numba's tables; Python never calls it."""
    return _dynfunc.make_function(
        description.lookup_module(), description.qualname, "", 0, environment, (library,)
    )


class KernelCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler for functions that Python calls."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.state.library = KernelLibrary(self.state.targetctx.codegen(), "kernel")
        self.state.library.enable_object_caching()


BOUNDSCHECK: Final = os.environ.get("CARAVANSERAI_BOUNDSCHECK", "0") == "1"
_COMMON: Final[dict[str, Any]] = {
    "error_model": "numpy",
    "boundscheck": BOUNDSCHECK,
    "no_cfunc_wrapper": True,
}
# Rules don't count references to arrays: counting costs time, and they never own one.
RULE_OPTIONS: Final[dict[str, Any]] = {
    **_COMMON,
    "no_cpython_wrapper": True,
    "_nrt": False,
    "pipeline_class": RuleCompiler,
}
KERNEL_OPTIONS: Final[dict[str, Any]] = {
    **_COMMON,
    "nogil": True,
    "cache": True,
    "pipeline_class": KernelCompiler,
}


def compile_rule(function: Callable[..., Any], arrays: bool = False) -> Any:
    """The Numba function of a rule: compiled for 64-bit integers only, whatever a caller passes.

    Otherwise each mix of int8 fields and int64 numbers in the arguments would be compiled again,
    which nearly doubles the number of functions. arrays: whether it may create some.
    """
    dispatcher = numba.njit(**{**RULE_OPTIONS, "_nrt": arrays})(function)
    resolve = dispatcher.get_call_template
    dispatcher.get_call_template = lambda given, keywords: resolve(widened(given), keywords)
    return dispatcher


def widened(arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """These types, with 64 bits for every integer."""
    return tuple(types.int64 if isinstance(a, types.Integer) else a for a in arguments)


class Callees(Protocol):
    """Code that kernels call but do not contain."""

    def have(self, symbols: Iterable[str]) -> bool:
        """Whether all of these can be called."""


def compile_kernel(
    function: F,
    folder: Path,
    announce: Announcer = lambda kernel, seconds: None,
    callees: Callees | None = None,
    options: Mapping[str, Any] = KERNEL_OPTIONS,
    load_only: bool = False,
) -> F:
    """Compile `function` so that Python can call it without the GIL; keep the code in `folder`.

    load_only: run it only if it is already there.
    """
    kept = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        compiled = numba.njit(**options)(function)
    finally:
        numba.config.CACHE_DIR = kept
    if callees is not None:
        _keep_what_it_needs(compiled, callees)
    if not load_only:
        _announce_if_cold(compiled, announce)
        _compile_once(compiled, folder / f"{function.__name__}.lock")
    return cast(F, compiled)


def _keep_what_it_needs(dispatcher: Any, callees: Callees) -> None:
    """Load code from the cache only when all that it calls is here: else it would crash."""
    cache = dispatcher._cache
    load, save = cache.load_overload, cache.save_overload

    def kept_for(signature: Any) -> Path:
        types_of = hashlib.sha256(repr(signature).encode()).hexdigest()[:16]
        return Path(cache.cache_path) / f"{dispatcher.__name__}-{types_of}.needs"

    def look(signature: Any, context: Any) -> Any:
        file = kept_for(signature)
        is_kept = file.exists() and callees.have(file.read_text("utf-8").split())
        return load(signature, context) if is_kept else None

    def keep(signature: Any, compiled: Any) -> None:
        file = kept_for(signature)
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=file.parent, delete=False) as new:
            new.write("\n".join(compiled.library.needs))
        os.replace(new.name, file)
        save(signature, compiled)

    cache.load_overload, cache.save_overload = look, keep


def _announce_if_cold(dispatcher: Any, announce: Announcer) -> None:
    """Report when code is not in the cache, and when it has been compiled."""
    cache, began = dispatcher._cache, 0.0
    load, save = cache.load_overload, cache.save_overload

    def look(*arguments: Any) -> Any:
        nonlocal began
        found = load(*arguments)
        if found is None:
            began = time.perf_counter()
            announce(dispatcher.__name__, None)
        return found

    def keep(*arguments: Any) -> None:
        save(*arguments)
        announce(dispatcher.__name__, time.perf_counter() - began)

    cache.load_overload, cache.save_overload = look, keep


def _compile_once(dispatcher: Any, lock: Path) -> None:
    """When several processes want a kernel, one compiles it and the others find it in the cache."""
    compile_or_load = dispatcher.compile

    def alone(signature: Any) -> Any:
        global waited
        began = time.process_time()
        lock.parent.mkdir(parents=True, exist_ok=True)
        try:
            with FileLock(lock), _no_garbage_collection():
                return compile_or_load(signature)
        finally:
            waited += time.process_time() - began

    dispatcher.compile = alone


@contextlib.contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """Compiling makes millions of objects that stay: looking through them takes a tenth longer."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def put_on_stack(scratch: Any) -> None:
    """Compile calls of `scratch` to a row of int16 on the stack of the calling rule.

    Numba rejects a rule that would return it.
    """
    row, number = types.Array(types.int16, 1, "C"), ir.IntType(16)

    @type_callable(scratch)  # type: ignore[untyped-decorator]
    def of_constant_size(context: Any) -> Any:
        return lambda size: row if isinstance(size, types.IntegerLiteral) else None

    @lower_builtin(scratch, types.IntegerLiteral)  # type: ignore[untyped-decorator]
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        length = signature.args[0].literal_value
        zeros = cgutils.alloca_once(builder, ir.ArrayType(number, length), zfill=True)
        data = builder.bitcast(zeros, number.as_pointer())
        array = context.make_array(row)(context, builder)
        shape, strides = [cgutils.intp_t(length)], [cgutils.intp_t(2)]
        context.populate_array(
            array, data=data, shape=shape, strides=strides, itemsize=strides[0], meminfo=None
        )
        return array._getvalue()


def copy_as_block(copy: Any) -> None:
    """Compile calls of `copy` between rows of int8 to a memory copy, which LLVM unrolls.

    Written as a loop it would stay a loop: an index might be negative, and the rows might overlap.
    """

    @type_callable(copy)  # type: ignore[untyped-decorator]
    def of_whole_rows(context: Any) -> Any:
        def is_fit(row: Any) -> bool:
            return bool(row.dtype == types.int8 and row.layout == "C")

        return lambda out, n, row, low, high: types.none if is_fit(out) and is_fit(row) else None

    row, number = types.Array, types.int64

    @lower_builtin(copy, row, number, row, number, number)  # type: ignore[untyped-decorator]
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        (out, n, source, low, high), kinds = arguments, signature.args
        to = context.make_array(kinds[0])(context, builder, out).data
        start = context.make_array(kinds[2])(context, builder, source).data
        places = builder.gep(to, [n]), builder.gep(start, [low])
        cgutils.raw_memcpy(builder, *places, builder.sub(high, low), 1)
        return context.get_dummy_value()


def cache_folder(name: str, packages: Iterable[str], *details: object) -> Path:
    """A cache folder named after everything the compiled code depends on.

    Numba notices neither a changed callee in another file nor a changed dtype or flag, so the
    folder's name contains a digest of the sources of `packages` and of `details`.
    """
    digest = hashlib.sha256(repr((numba.__version__, BOUNDSCHECK, details)).encode())
    for package in packages:
        digest.update(_digest_of(package))
    return _cache_root() / f"{name}-{digest.hexdigest()[:16]}"


@functools.cache  # all code of this process is kept as one, even if a source changes meanwhile
def _digest_of(package: str) -> bytes:
    file = sys.modules[package].__file__
    assert file is not None
    path = Path(file)
    sources = path.parent.rglob("*.py") if path.name == "__init__.py" else [path]
    digest = hashlib.sha256()
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return digest.digest()


def _cache_root() -> Path:
    """CARAVANSERAI_CACHE, or the user's cache folder, or a temporary one if that is read-only."""
    chosen = os.environ.get("CARAVANSERAI_CACHE")
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    root = Path(chosen) if chosen else Path(base) / "caravanserai"
    try:
        root.mkdir(parents=True, exist_ok=True)
    except OSError:
        usable = False
    else:
        usable = os.access(root, os.W_OK)
    return root if usable else Path(tempfile.gettempdir()) / f"caravanserai-{os.getuid()}"
