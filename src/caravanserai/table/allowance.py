"""How much somebody may do: a bucket that fills with time, told the time by its caller."""

from dataclasses import dataclass


@dataclass
class Allowance:
    """At most `burst` at once, and `rate` a second in the long run."""

    rate: float
    burst: float
    _level: float = 0.0
    _since: float = 0.0

    def takes(self, now: float, cost: float = 1.0) -> bool:
        """Take `cost` if it is there."""
        self._level = max(0.0, self._level - self.rate * max(0.0, now - self._since))
        self._since = now
        if self._level + cost > self.burst:
            return False
        self._level += cost
        return True

    def is_full(self, now: float) -> bool:
        """Has everything taken come back, so that this need not be remembered?"""
        return self._level - self.rate * (now - self._since) <= 0.0
