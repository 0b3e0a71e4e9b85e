"""Find the database: a SQLite file, or whatever its address says."""

from pathlib import Path
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from caravanserai.engine.errors import BadOption
from caravanserai.table.storage.database import Database
from caravanserai.table.storage.sqlite import Sqlite

POSTGRES: Final = ("postgresql", "postgres")


def database_at(place: str) -> Database:
    """The database at a path or an address, such as postgresql://user@host/name."""
    if "://" not in place:
        return Sqlite(Path(place))
    try:
        url = make_url(place)
    except (ArgumentError, ValueError):
        raise BadOption("database-address") from None
    if url.drivername not in POSTGRES:
        raise BadOption("database-address")
    from caravanserai.table.storage.postgres import Postgres

    return Postgres(url.set(drivername="postgresql"))
