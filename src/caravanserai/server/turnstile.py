"""One at a time, for what takes the loop some thought.

A hundred sockets may ask at once. Answered in one go they would keep everybody else waiting;
one in each turn of the loop, they wait for each other.
"""

import asyncio
from types import TracebackType


class Turnstile:
    """Lets in one after the other, and the rest of the world in between."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._lock.acquire()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            await asyncio.sleep(0)
        finally:
            self._lock.release()
