"""How long a bot seems to think.

Nobody may learn from its time how much a bot had to choose from: with only one thing to do it
would answer at once.
"""

import asyncio
import random
from collections.abc import Awaitable
from typing import Final

LONGEST: Final = 3.0  # seconds that a choice of one may take
SPREAD: Final = 0.1  # no two thoughts take exactly the same time


class Pace:
    """The pace of the bots at one table; with a `least` of 0 seconds they answer when they can."""

    def __init__(self, least: float) -> None:
        self._least = least
        self._last: dict[int, float] = {}  # seconds that each seat has thought

    async def held(self, seat: int, thought: Awaitable[int], is_forced: bool) -> int:
        """What was thought of, when its time has come."""
        clock = asyncio.get_running_loop().time
        began = clock()
        action = await thought
        took = clock() - began
        await asyncio.sleep(self.wait(seat, took, is_forced))
        return action

    def wait(self, seat: int, took: float, is_forced: bool) -> float:
        """The seconds to wait after a thought that took so many.

        A choice of one takes as long as the seat's last real choice did.
        """
        if not self._least:
            return 0.0
        if is_forced:
            seems = self._last.get(seat, 0.0) * random.uniform(1 - SPREAD, 1 + SPREAD)
        else:
            seems = self._last[seat] = took
        return max(0.0, max(self._least, min(seems, LONGEST)) - took)
