"""Disk and database errors, in our own terms."""

from typing import TYPE_CHECKING

from caravanserai.engine.errors import BadOption, CaravanseraiError
from caravanserai.table.errors import StorageTrouble

if TYPE_CHECKING:
    from caravanserai.table.storage.database import Database


def storage_trouble(reason: str) -> StorageTrouble:
    """A storage error with this reason."""
    return StorageTrouble("storage-trouble", reason=reason)


def unusable(database: "Database", error: BaseException) -> CaravanseraiError | None:
    """Why a database cannot be opened; None if it is not the database's fault."""
    found = database.trouble(error)
    if found is None:
        return None
    if found.reason in ("locked", "damaged"):
        return BadOption(f"database-{found.reason}", path=database.place)
    reason = found.reason if error is found else str(error).strip()
    return BadOption("database-unusable", path=database.place, reason=reason)
