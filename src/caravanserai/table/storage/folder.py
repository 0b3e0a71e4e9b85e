"""Only one server at a time may use the data folder."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from caravanserai.engine.errors import BadOption

LOCK: Final = "caravanserai.lock"


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Keep other servers out. The system releases the lock however the process ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = FileLock(folder / LOCK)
        lock.acquire(blocking=False)
    except Timeout as error:
        raise BadOption("folder-in-use", path=str(folder)) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadOption("folder-unusable", path=str(folder), reason=reason) from error
    try:
        yield
    finally:
        lock.release()
