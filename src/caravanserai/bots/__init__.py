"""Bots. A bot sees what a player sees, a view, and chooses one of its legal actions."""

from collections.abc import Callable
from typing import Final, Protocol

from caravanserai.bots.greedy import Greedy
from caravanserai.bots.random import Random
from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import Game, Position


class Bot(Protocol):
    """Chooses for one seat, or for several."""

    def choose(self, game: Game, view: Position, seat: int, legal: list[int]) -> int:
        """One of `legal`, given what `seat` may know."""


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"greedy": Greedy, "random": Random}


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot of this name; its chance comes from `seed` alone."""
    if name not in BOTS:
        raise BadOption("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name](seed)
