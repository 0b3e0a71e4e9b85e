"""The rate limits of everyone who was here recently."""

import time
from typing import Final
from weakref import WeakValueDictionary

from caravanserai.server.config import Limits
from caravanserai.table.allowance import Allowance

FEW: Final = 10_000  # not worth checking what can be forgotten

Key = tuple[str, str]


class Allowances:
    """One for each limit and each holder; they use `time.monotonic()`."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: dict[Key, Allowance] = {}
        self._in_use: WeakValueDictionary[Key, Allowance] = WeakValueDictionary()
        self._most = FEW

    def find(self, what: str, who: str) -> Allowance:
        """The allowance for `who`, the same object for everyone who holds it."""
        key = what, who
        if (found := self._known.get(key)) is None:
            self._forget()
            found = self._in_use.get(key) or self._limits.allowance(what)
            self._known[key] = self._in_use[key] = found
        return found

    def takes(self, what: str, who: str) -> bool:
        """Take one, if there is one."""
        return self.find(what, who).takes(time.monotonic())

    def _forget(self) -> None:
        """Drop full ones, whenever there are twice as many as after the last cleanup."""
        if len(self._known) > self._most:
            now = time.monotonic()
            self._known = {key: a for key, a in self._known.items() if not a.is_full(now)}
            self._most = max(FEW, 2 * len(self._known))
