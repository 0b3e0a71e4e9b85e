"""The large rules of the contract, each compiled once for all kernels of a game that call it.

A kernel is compiled together with the rules it calls, so that LLVM can optimise them as a whole.
For the large rules this would be done again in each of some forty kernels. Instead, such a rule is
compiled apart, with all that it calls in turn; kernels find its address by a symbol. Imported only
when rules are compiled, or compiled ones are borrowed.
"""

import hashlib
import inspect
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from llvmlite import binding  # type: ignore[import-untyped]
from numba.core import cgutils, types
from numba.core.typing import Signature
from numba.extending import lower_builtin, type_callable

from caravanserai.engine.compiler import (
    RULE_OPTIONS,
    SYMBOLS,
    Announcer,
    KernelCompiler,
    compile_kernel,
    widened,
)

ANY_NUMBER: Final = types.VarArg(types.Any)  # type: ignore[attr-defined]  # of arguments
OPTIONS: Final = {**RULE_OPTIONS, "cache": True, "pipeline_class": KernelCompiler}


class Shared(NamedTuple):
    """A rule, compiled for arguments of certain types."""

    symbol: str
    signature: Signature


class SharedRules:
    """The shared rules of one game; `folder` is where their code is kept."""

    def __init__(
        self, rules: Mapping[str, Callable[..., Any]], folder: Path, announce: Announcer
    ) -> None:
        self._folder = folder
        self._rules: dict[str, Any] = {
            name: compile_kernel(rule, folder, announce, self, OPTIONS)
            for name, rule in rules.items()
        }
        self._found: dict[tuple[str, tuple[Any, ...]], Shared] = {}

    def find(self, name: str, arguments: tuple[Any, ...]) -> Shared:
        """The rule `name` for arguments of these types, loaded or compiled."""
        key = name, arguments
        if key not in self._found:
            self._rules[name].compile(arguments)
            compiled = self._rules[name].overloads[arguments]
            symbol = self._symbol(name, arguments)
            address = compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name)
            binding.add_symbol(symbol, address)
            self._found[key] = Shared(symbol, compiled.signature)
        return self._found[key]

    def have(self, symbols: Iterable[str]) -> bool:
        """Whether all of these rules are here; loads what the cache has."""
        missing = set(symbols) - self._symbols()
        if missing:
            self._load()
        return missing <= self._symbols()

    def _symbols(self) -> set[str]:
        return {shared.symbol for shared in self._found.values()}

    def _symbol(self, name: str, arguments: tuple[Any, ...]) -> str:
        digest = hashlib.sha256(repr((str(self._folder), arguments)).encode())
        return f"{SYMBOLS}{name}.{digest.hexdigest()[:16]}"

    def _load(self) -> None:
        for name, rule in self._rules.items():
            for arguments, *_ in rule._cache._cache_file._load_index():
                self.find(name, tuple(arguments))


_kept: dict[Path, SharedRules] = {}  # for good: kernels hold addresses in them


def shared_rules(
    rules: Mapping[str, Callable[..., Any]], folder: Path, announce: Announcer
) -> SharedRules:
    """The shared rules whose code is kept in `folder`."""
    if folder not in _kept:
        _kept[folder] = SharedRules(rules, folder, announce)
    return _kept[folder]


def call_shared(call: Any, rules_of: Callable[[Any], SharedRules]) -> None:
    """Compile calls of the contract's function `call` to jumps to the game's own.

    rules_of: the rules of the game, by the type of its state.
    """

    @type_callable(call)  # type: ignore[untyped-decorator]
    def of_the_game(context: Any) -> Any:
        def typed(box: Any, s: Any, *rest: Any) -> Signature:
            return rules_of(s).find(call.__name__, (box, s, *widened(rest))).signature

        typed.pysig = inspect.signature(call)  # type: ignore[attr-defined]
        return typed

    @lower_builtin(call, ANY_NUMBER)  # type: ignore[untyped-decorator]
    def jump(context: Any, builder: Any, signature: Signature, arguments: Any) -> Any:
        conventions, kinds = context.call_conv, tuple(signature.args)
        symbol = rules_of(kinds[1]).find(call.__name__, kinds).symbol
        kind = conventions.get_function_type(signature.return_type, kinds)
        rule = cgutils.get_or_insert_function(builder.module, kind, symbol)
        status, result = conventions.call_function(
            builder, rule, signature.return_type, kinds, arguments
        )
        with cgutils.if_unlikely(builder, status.is_error):
            conventions.return_status_propagate(builder, status)
        return result
