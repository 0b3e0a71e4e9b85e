"""A bot that takes any legal action."""

import random

from caravanserai.engine.game import Game
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position


class Random:
    """Every legal action is as likely as any other."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(seed)

    def choose(self, game: Game, view: Position, seat: int, legal: list[int]) -> int:
        """Any of them."""
        return self._chance.choice(legal)

    def why(self) -> Phrase:
        """Always the same."""
        return phrase("why-random")
