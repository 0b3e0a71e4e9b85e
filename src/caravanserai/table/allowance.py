"""A rate limit: a bucket that refills over time. The caller passes the time."""

from dataclasses import dataclass


@dataclass
class Allowance:
    """At most `burst` at once, and `rate` per second in the long run."""

    rate: float
    burst: float
    _level: float = 0.0
    _since: float = 0.0

    def takes(self, now: float, cost: float = 1.0) -> bool:
        """Take `cost` if there is enough."""
        self._level = max(0.0, self._level - self.rate * max(0.0, now - self._since))
        self._since = now
        if self._level + cost > self.burst:
            return False
        self._level += cost
        return True

    def is_full(self, now: float) -> bool:
        """Has everything come back, so that this can be forgotten?"""
        return self._level - self.rate * (now - self._since) <= 0.0
