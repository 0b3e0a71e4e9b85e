"""How bots like to bargain. Each asks for a gain, so none of them can be talked into a loss."""

import random
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Temperament:
    """share: of what a deal brings, that it asks for itself. margin: of the chance of winning, that
    a deal has to bring it. grudge: how much more it asks of a partner for each offer of its own
    that was turned down this turn. loyalty: how much less of one it has dealt with before, and more
    of the others.
    """

    name: str
    share: float = 0.5
    margin: float = 0.005
    grudge: float = 0.0
    loyalty: float = 0.0

    def margin_for(self, refusals: int, deals: int) -> float:
        """What a deal with a partner has to bring: always something."""
        known = 1.0 - self.loyalty if deals else 1.0 + self.loyalty
        return self.margin * known * (1.0 + self.grudge * refusals)


EVEN: Final = Temperament("even")
TEMPERAMENTS: Final = {
    one.name: one
    for one in (
        EVEN,
        Temperament("generous", share=0.35, margin=0.004),
        Temperament("shrewd", share=0.65, margin=0.008),
        Temperament("grudging", grudge=1.0),
        Temperament("loyal", share=0.45, loyalty=0.4),
    )
}


def any_temperament(seed: str) -> str:
    """The name of one of them."""
    return random.Random(seed).choice(list(TEMPERAMENTS))
