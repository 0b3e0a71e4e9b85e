"""Whether the database accepts writes."""

import asyncio
import time
from typing import Any, Final

from caravanserai.table.storage.database import Connection
from caravanserai.table.storage.writer import Writer

REST: Final = 2.0  # minimum seconds between two trial writes
PATIENCE: Final = 2.0  # seconds after which a trial counts as failed, though it may still succeed

_TRIAL: Final = (
    "INSERT INTO settings (name, value) VALUES ('trial', ?)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


def write_trial(db: Connection) -> None:
    """Write something nobody needs."""
    db.execute(_TRIAL, (str(time.time()),))


class Health:
    """Makes a trial write when asked, unless something was written just now."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._trial: asyncio.Future[Any] | None = None
        self._began = 0.0

    async def failure(self) -> str | None:
        """Why nothing can be saved now, in one word; None if all is well."""
        trial = self._begun()
        if trial is not None and not trial.done():
            left = self._began + PATIENCE - time.monotonic()
            await asyncio.wait([trial], timeout=max(0.0, left))
        late = trial is not None and not trial.done()
        found = self._writer.trouble
        return found.reason if found else "timeout" if late else None

    def _begun(self) -> "asyncio.Future[Any] | None":
        """The current trial: the last one, or a new one if it is due."""
        now = time.monotonic()
        if self._trial is not None and not self._trial.done():
            return self._trial
        if now - max(self._began, self._writer.written) >= REST:
            self._began, self._trial = now, self._writer.promise(write_trial)
            self._trial.add_done_callback(lambda trial: trial.exception())
        return self._trial
