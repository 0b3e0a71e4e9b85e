"""Threads that share the games of a batch, where that pays."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from caravanserai.engine.errors import BadOption
from caravanserai.engine.jit import cores

WORTH_A_THREAD = 256  # games; starting fewer costs more than it gains


class Threads:
    """So many threads for so many games; as many as pay, if none are asked for."""

    def __init__(self, wanted: int, games: int, worth: int = WORTH_A_THREAD) -> None:
        if wanted < 0:
            raise BadOption("thread-count", threads=wanted)
        self.number = min(wanted, games) if wanted else max(1, min(cores(), games // worth))
        self._games = games
        self._pool: ThreadPoolExecutor | None = None

    def split(self, work: Callable[[int, int, int], None]) -> None:
        """Run work(low, high, number) for equal parts of the games, one a thread."""
        if self.number == 1:
            work(0, self._games, 0)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.number)
        cuts = [self._games * i // self.number for i in range(self.number + 1)]
        list(self._pool.map(work, cuts[:-1], cuts[1:], range(self.number)))

    def close(self) -> None:
        """End them; they begin anew when there is work."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def __getstate__(self) -> dict[str, Any]:
        """All but the running threads, to be pickled or copied."""
        return {**self.__dict__, "_pool": None}
