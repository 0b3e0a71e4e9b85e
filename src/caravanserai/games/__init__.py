"""The games. Every package in this folder with a module `game` is one; nothing else lists them."""

import functools
import importlib
import pkgutil
from importlib.resources import files

from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import Game


def names() -> list[str]:
    """The names of all games."""
    packages = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return sorted(name for name in packages if files(__name__).joinpath(name, "game.py").is_file())


@functools.cache
def load(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        raise BadOption("unknown-game", name=name, known=", ".join(names()))
    game: Game = importlib.import_module(f"{__name__}.{name}.game").GAME
    return game
