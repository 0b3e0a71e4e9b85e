"""Bots. A bot sees what a player sees, a view, and chooses one of its legal actions."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Protocol

from caravanserai.bots.greedy import Greedy
from caravanserai.bots.learned import Learned
from caravanserai.bots.random import Random
from caravanserai.bots.search import Effort, Search
from caravanserai.bots.temperaments import TEMPERAMENTS, any_temperament
from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position


class Bot(Protocol):
    """Chooses for one seat, or for several."""

    def choose(self, game: Game, view: Position, seat: int, legal: list[int]) -> int:
        """One of `legal`, given what `seat` may know."""


LEVELS: Final = {
    "apprentice": Effort(iterations=60, guided=100, lenience=0.015),
    "trader": Effort(iterations=800, guided=400, exact=True),
    "master": Effort(iterations=4_000, seconds=1.0, trees=0, exact=True),
}
YARDSTICKS: Final[dict[str, Callable[[int], Bot]]] = {"greedy": Greedy, "random": Random}
BOTS: Final = (*LEVELS, *YARDSTICKS)
LEARNED: Final = "learned"  # for tables that there is a network for, so in arenas only
PLAIN: Final = "plain"  # searches without a network, to compare with, so in arenas only
SILENT: Final = "silent"  # makes no deals and takes none, to compare with
MANNERS: Final[dict[str, dict[str, Any]]] = {
    "": {},
    **{name: {"temperament": temperament} for name, temperament in TEMPERAMENTS.items()},
    SILENT: {"deals": False},
}
EFFORTS: Final = {**LEVELS, PLAIN: Effort(iterations=4_000, networks=False)}


def with_any_temperament(level: str, seed: str) -> str:
    """A level with a temperament that depends on the seed, if it has none and could."""
    if level not in LEVELS:
        return level
    return f"{level}:{any_temperament(seed)}"


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot of this name; its chance comes from `seed` alone.

    After an @ may stand how much it thinks: `master@4000` makes so many iterations a decision,
    `master@2s` takes so many seconds a turn; before it, how it bargains: `trader:loyal@200`.
    """
    level, _, effort = name.partition("@")
    level, _, temper = level.partition(":")
    if name in YARDSTICKS:
        return YARDSTICKS[name](seed)
    if name == LEARNED:
        return Learned(seed)
    if level not in EFFORTS:
        raise BadOption("unknown-bot", name=name, known=", ".join((*BOTS, LEARNED, PLAIN)))
    if temper and temper not in MANNERS:
        raise BadOption("unknown-bot", name=name, known=", ".join(MANNERS))
    return Search(seed, _effort(replace(EFFORTS[level], **MANNERS[temper]), effort, name))


def _effort(level: Effort, text: str, name: str) -> Effort:
    """The effort of a level, or as much as the text says."""
    try:
        if text.endswith("s"):
            return level.for_seconds(float(text[:-1]))
        return level.for_iterations(int(text)) if text else level
    except ValueError as error:
        raise BadOption("bot-effort", name=name) from error
