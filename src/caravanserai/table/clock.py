"""A chess-like clock for any number of seats at once: a pure value; the caller passes the time.

Every seat has a bank of seconds that runs while the game waits for it. It gains an increment
whenever someone acts and the game stops waiting for it; leaving gains nothing.
"""

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Self


def steady(
    wall: Callable[[], float] = time.time, passed: Callable[[], float] = time.monotonic
) -> Callable[[], float]:
    """The time of day at first, plus the time passed since.

    Setting the machine's clock neither takes time from anyone nor gives any.
    """
    start = wall() - passed()
    return lambda: start + passed()


@dataclass(frozen=True)
class Clock:
    """left: seconds in each seat's bank at the moment `since`; running: the seats it runs for."""

    left: tuple[float, ...]
    increment: float
    running: frozenset[int] = frozenset()
    since: float = 0.0

    @classmethod
    def new(cls, seats: int, bank: float, increment: float) -> Self:
        """A stopped clock."""
        return cls((bank,) * seats, increment)

    def left_at(self, seat: int, now: float) -> float:
        """What a seat has left, never below zero."""
        used = max(0.0, now - self.since) if seat in self.running else 0.0
        return max(0.0, self.left[seat] - used)

    def waiting(self, seats: Collection[int], now: float, is_answer: bool = True) -> Self:
        """The game now waits for these seats; those that answered gain an increment."""
        increment = self.increment if is_answer else 0.0
        answered = self.running.difference(seats)
        left = (
            self.left_at(seat, now) + (increment if seat in answered else 0.0)
            for seat in range(len(self.left))
        )
        return replace(self, left=tuple(left), running=frozenset(seats), since=now)

    def resumed(self, now: float) -> Self:
        """Ignore the time since the last change: nobody could play during it."""
        return replace(self, since=now)

    def flagged(self, now: float) -> tuple[int, ...]:
        """The seats whose time is up."""
        return tuple(seat for seat in sorted(self.running) if self.left_at(seat, now) == 0.0)

    def next_flag(self) -> float | None:
        """When the next seat runs out of time, if nothing happens before."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)
