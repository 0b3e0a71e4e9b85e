"""One at a time, for work that keeps the loop busy.

A hundred sockets may ask at once. Answered in one go they would keep everyone else waiting; with
one answer per turn of the loop, they wait for each other.
"""

import asyncio
from types import TracebackType


class Turnstile:
    """Lets in one at a time, with a turn of the loop in between."""

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
