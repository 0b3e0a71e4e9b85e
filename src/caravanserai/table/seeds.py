"""What new tables are dealt from."""

import random
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Final

from caravanserai.engine.game import MAX_SEED

Seeds = Callable[[str], int]  # a seed for the next table of this guest


def unguessable(guest: str) -> int:
    """Any seed: nobody knows another's hand."""
    return secrets.randbelow(MAX_SEED)


class Repeatable:
    """For tests: the nth table of any guest is dealt alike in every run.

    A test brings guests of its own, so its deals depend neither on the tests before it nor on
    those that go on beside it at the same server.
    """

    def __init__(self, start: int) -> None:
        self._start: Final = start
        self._opened: Counter[str] = Counter()

    def __call__(self, guest: str) -> int:
        """Anybody who knows the start can work this out."""
        self._opened[guest] += 1
        return random.Random(f"{self._start} {self._opened[guest]}").randrange(MAX_SEED)
