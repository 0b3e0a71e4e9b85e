"""How long a bot seems to think.

Its timing must not reveal how much it had to choose from: with only one option it would answer at
once.
"""

import asyncio
from collections.abc import Awaitable
from typing import Final, NamedTuple

from caravanserai.engine.bargains import Remark

LONGEST: Final = 3.0  # the most seconds a forced choice may take


class Thought(NamedTuple):
    """What a bot does, what it does right after, and what it says with it."""

    action: int
    then: tuple[int, ...] = ()
    remark: Remark | None = None


class Pace:
    """The pace of the bots at one table; if `least` is 0 they answer as soon as they can."""

    def __init__(self, least: float) -> None:
        self._least = least
        self._last: dict[tuple[int, str | None], float] = {}  # seconds each seat has thought

    async def held(
        self, seat: int, decision: str, thinking: Awaitable[Thought], is_forced: bool
    ) -> Thought:
        """Return an answer when its time has come."""
        clock = asyncio.get_running_loop().time
        began = clock()
        thought = await thinking
        took = clock() - began
        await asyncio.sleep(self.wait(seat, decision, took, is_forced))
        return thought

    def wait(self, seat: int, decision: str, took: float, is_forced: bool) -> float:
        """The seconds to wait after a thought that took this long.

        A forced choice takes exactly as long as the seat's last real choice of the same kind, or of
        any kind: a search given one second takes one second, give or take a millisecond.
        """
        if not self._least:
            return 0.0
        if is_forced:
            seems = self._last.get((seat, decision), self._last.get((seat, None), 0.0))
        else:
            seems = self._last[seat, decision] = self._last[seat, None] = took
        return max(0.0, max(self._least, min(seems, LONGEST)) - took)
