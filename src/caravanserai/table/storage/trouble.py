"""Disk and database errors, in our own terms."""

import sqlite3
from pathlib import Path
from typing import Final

from caravanserai.engine.errors import BadOption, CaravanseraiError
from caravanserai.table.errors import StorageTrouble

_REASONS: Final = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_ERROR: "damaged",  # our statements are valid, so the tables aren't ours
}


def trouble(error: BaseException) -> StorageTrouble | None:
    """The storage trouble behind an error; None if the request was at fault."""
    if isinstance(error, StorageTrouble):
        return error
    if isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError:
        primary = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_IOERR) & 0xFF
        return storage_trouble(_REASONS.get(primary, "io-error"))
    return storage_trouble("io-error") if isinstance(error, OSError) else None


def storage_trouble(reason: str) -> StorageTrouble:
    """A storage error with this reason."""
    return StorageTrouble("storage-trouble", reason=reason)


def unusable(path: Path, error: BaseException) -> CaravanseraiError | None:
    """Why a database cannot be opened; None if it is not the database's fault."""
    found = trouble(error)
    if found is None:
        return None
    if found.reason in ("locked", "damaged"):
        return BadOption(f"database-{found.reason}", path=str(path))
    reason = found.reason if error is found else str(error)
    return BadOption("database-unusable", path=str(path), reason=reason)
