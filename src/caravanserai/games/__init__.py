"""The games. Every package in this folder with a module `game` is one; no other list exists.

More can be added from outside: packages in the folders that CARAVANSERAI_GAMES names, and packages
that an installed distribution declares as entry points of the group `caravanserai.games`. A game is
named after its package or its entry point.
"""

import copyreg
import functools
import importlib
import os
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from caravanserai.engine import kernel_cache
from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import Game

GROUP: Final = "caravanserai.games"
FOLDERS: Final = "CARAVANSERAI_GAMES"


def names() -> list[str]:
    """The names of all games."""
    return sorted(_packages())


@functools.cache
def load(name: str) -> Game:
    """The game with this name."""
    from caravanserai.locale import compiling  # which knows the games

    game: Game = importlib.import_module(f"{package(name)}.game").GAME
    if compiling.announce not in kernel_cache.compiling:
        kernel_cache.compiling.append(compiling.announce)
    return game


copyreg.pickle(Game, lambda game: (load, (game.name,)))  # a game is its name


def package(name: str) -> str:
    """The package of a game, ready to import."""
    found = _packages()
    if name not in found:
        raise BadOption("unknown-game", name=name, known=", ".join(sorted(found)))
    sys.path += [folder for folder in _folders() if folder not in sys.path]
    return found[name]


def _packages() -> dict[str, str]:
    outside = {name: name for name in _games_in(_folders())}
    return _installed() | outside | {name: f"{__name__}.{name}" for name in _games_in(__path__)}


def _folders() -> list[str]:
    named = os.environ.get(FOLDERS, "").split(os.pathsep)
    return [str(Path(folder).resolve()) for folder in named if folder]


def _games_in(folders: Iterable[str]) -> Iterator[str]:
    for found in pkgutil.iter_modules(list(folders)):
        folder = getattr(found.module_finder, "path", "")
        if found.ispkg and Path(folder, found.name, "game.py").is_file():
            yield found.name


@functools.cache
def _installed() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group=GROUP)}
