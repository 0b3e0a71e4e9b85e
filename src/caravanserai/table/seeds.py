"""Seeds for new tables."""

import random
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Final

from caravanserai.engine.game import MAX_SEED

Seeds = Callable[[str], int]  # a seed for the next table of this guest


def unguessable(guest: str) -> int:
    """A seed nobody can guess, so that hands stay secret."""
    return secrets.randbelow(MAX_SEED)


class Repeatable:
    """For tests: any guest's nth table is dealt the same in every run.

    A test uses its own guests, so its deals depend neither on the tests before it nor on those
    running at the same server.
    """

    def __init__(self, start: int) -> None:
        self._start: Final = start
        self._opened: Counter[str] = Counter()

    def __call__(self, guest: str) -> int:
        """A seed that anyone who knows the start can work out."""
        self._opened[guest] += 1
        return random.Random(f"{self._start} {self._opened[guest]}").randrange(MAX_SEED)
