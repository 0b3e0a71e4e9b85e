"""How a kernel runs for a game: compiled, from the cache, or as plain Python on stand-ins."""

import ast
import dataclasses
import functools
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from caravanserai.engine import jit, kernels
from caravanserai.engine.contract import SHARED
from caravanserai.engine.events import PUBLIC
from caravanserai.engine.record import Record, Rows, StandIns
from caravanserai.engine.update_kernel import write_updates
from caravanserai.engine.updates import Updates

if TYPE_CHECKING:
    from caravanserai.engine.game import Game
    from caravanserai.engine.shared_rules import SharedRules

F = TypeVar("F", bound=Callable[..., Any])

TABLE_KERNELS: Final = (*kernels.PLAY, write_updates)
MOST_BOXES: Final = 200  # kept
OURS: Final = "caravanserai."
DIGESTED: Final = ("caravanserai.engine", "caravanserai.games", "caravanserai.locale")

# Called for every kernel not in the cache: game, kernel, and its seconds once compiled.
compiling: list[Callable[[str, str, float | None], None]] = []


class KernelCache:
    """The kernels of one game."""

    def __init__(self, game: "Game") -> None:
        self._game = game
        self._found: dict[Any, Any] = {}
        self._boxes: dict[bytes, list[Record]] = {}
        self.is_compiled = jit.ENABLED  # those a table needs

    def find(self, function: F, compiled: bool) -> F:
        """`function`, a loop over the contract, for this game."""
        key = function, compiled
        if key not in self._found:
            self._found[key] = (self._compile if compiled else self._interpret)(function)
        found: F = self._found[key]
        return found

    def borrow(self) -> bool:
        """With the JIT off: use kernels that another process has compiled, if any.

        Loading them takes moments; nothing is compiled here.
        """
        from numba.core.errors import NumbaError

        trial = dataclasses.replace(self._game)
        loaded = {(function, False): self._compile(function) for function in TABLE_KERNELS}
        trial.kernels._found.update(loaded)
        trial.kernels.is_compiled = True
        try:
            use_at_a_table(trial)
        except NumbaError:  # it isn't in the cache, and plain rules cannot be compiled
            return False
        self._found.update(loaded)
        self.is_compiled = True
        return True

    @functools.cache  # noqa: B019  # one for each game, for good
    def shared(self) -> "SharedRules":
        """The game's rules that kernels share."""
        from caravanserai.engine.shared_rules import shared_rules

        rules = {name: getattr(self._game.rules, name) for name in SHARED}
        plain = {name: getattr(rule, "py_func", rule) for name, rule in rules.items()}
        return shared_rules(plain, self._folder() / "rules", self._announce)

    def _compile(self, function: F) -> F:
        from caravanserai.engine.compiler import compile_kernel

        folder, load_only = self._folder(*used_by(function.__module__)), not jit.ENABLED
        shared = self.shared()
        return compile_kernel(function, folder, self._announce, shared, load_only=load_only)

    def _folder(self, *modules: str) -> Path:
        """Where code is kept that depends on these modules too."""
        from caravanserai.engine.compiler import cache_folder

        game = self._game
        dtypes = (game.box_class.dtype, game.state_class.dtype, game.facts_class.dtype)
        return cache_folder(game.name, ("caravanserai.engine", game.package, *modules), dtypes)

    def _announce(self, kernel: str, seconds: float | None) -> None:
        for listener in compiling:
            listener(self._game.name, kernel, seconds)

    def _interpret(self, function: F) -> F:
        changes = function not in kernels.READING

        def run(*arguments: Any) -> Any:
            wrapped = [self._stand_in(argument, changes) for argument in arguments]
            result = function(*wrapped)
            for argument in wrapped:
                if isinstance(argument, StandIns):
                    argument.write_back()
            return result

        return run  # type: ignore[return-value]  # same signature by construction

    def _stand_in(self, argument: Any, changes: bool) -> Any:
        dtype, game = getattr(argument, "dtype", None), self._game
        if dtype == game.state_class.dtype:
            return StandIns(game.state_class, argument, changes)
        if dtype == game.box_class.dtype:
            return self._box_stand_in(argument)
        return argument

    def _box_stand_in(self, box: Rows) -> list[Record]:
        """Boxes never change: load each only once, unless there are too many."""
        key = box.tobytes()
        if key not in self._boxes:
            if len(self._boxes) >= MOST_BOXES:
                self._boxes.clear()
            self._boxes[key] = [self._game.box_class.load(box)]
        return self._boxes[key]


@functools.cache
def used_by(module: str) -> tuple[str, ...]:
    """A module and our modules it imports from, recursively, except engine and games."""
    found, left = {module}, [module]
    while left:
        for other in _imports(left.pop()):
            if other not in found:
                found.add(other)
                left.append(other)
    return tuple(sorted(found))


def _imports(module: str) -> Iterator[str]:
    file = sys.modules[module].__file__
    assert file is not None
    for node in ast.walk(ast.parse(Path(file).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(OURS):
            inside = [f"{node.module}.{alias.name}" for alias in node.names]
            modules = [name for name in inside if name in sys.modules] or [str(node.module)]
            yield from (name for name in modules if not name.startswith(DIGESTED))


def use_at_a_table(game: "Game") -> None:
    """Do everything a table does with a game once, so that all it needs is compiled or loaded."""
    position, views = game.new(game.box(game.players[-1]), 0), game.state_class.rows(PUBLIC + 1)
    seat = game.see(position, views).turn
    assert seat is not None
    game.asked(position)
    rows = game.apply(position, seat, game.legal(game.view(position, seat), seat)[0])
    Updates(game, position.box, views).whole(seat, 1 << seat, rows)
