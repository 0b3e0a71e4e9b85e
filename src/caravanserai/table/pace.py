"""How long a bot seems to think.

Nobody may learn from its time how much a bot had to choose from: with only one thing to do it
would answer at once.
"""

import asyncio
from collections.abc import Awaitable
from typing import Final

LONGEST: Final = 3.0  # seconds that a choice of one may take


class Pace:
    """The pace of the bots at one table; with a `least` of 0 seconds they answer when they can."""

    def __init__(self, least: float) -> None:
        self._least = least
        self._last: dict[tuple[int, str | None], float] = {}  # seconds that each seat has thought

    async def held(self, seat: int, decision: str, thought: Awaitable[int], is_forced: bool) -> int:
        """What was thought of, when its time has come."""
        clock = asyncio.get_running_loop().time
        began = clock()
        action = await thought
        took = clock() - began
        await asyncio.sleep(self.wait(seat, decision, took, is_forced))
        return action

    def wait(self, seat: int, decision: str, took: float, is_forced: bool) -> float:
        """The seconds to wait after a thought that took so many.

        A choice of one takes exactly as long as the seat's last real choice of the same kind did,
        or of any kind: a search that is given a second takes a second, give or take a millisecond.
        """
        if not self._least:
            return 0.0
        if is_forced:
            seems = self._last.get((seat, decision), self._last.get((seat, None), 0.0))
        else:
            seems = self._last[seat, decision] = self._last[seat, None] = took
        return max(0.0, max(self._least, min(seems, LONGEST)) - took)
