"""Waiting for things that happen on their own: no test sleeps and hopes."""

import asyncio
import time
from collections.abc import Callable

PATIENCE = 60.0
COLD = 600.0  # until a game is compiled, on a busy machine
STEP = 0.005
TURNS = 20  # turns of the loop, more than anything here needs


def until(is_so: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Ask again and again."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "in vain"
        time.sleep(STEP)


async def until_soon(is_so: Callable[[], object], seconds: float = PATIENCE) -> None:
    """The same, while other tasks run."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(STEP)


async def settled() -> None:
    """Wait until everything is done that isn't waiting for something."""
    for _ in range(TURNS):
        await asyncio.sleep(0)
