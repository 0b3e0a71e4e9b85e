"""Copy everything from one database to another, such as from SQLite to PostgreSQL."""

from typing import Final

from sqlalchemy import Connection, Table, func, insert, select
from sqlalchemy.exc import DBAPIError

from caravanserai.engine.errors import BadOption
from caravanserai.table.storage.database import Database
from caravanserai.table.storage.schema import MATCHES, METADATA, SETTINGS, upgrade
from caravanserai.table.storage.trouble import unusable

AT_ONCE: Final = 1_000  # rows


def move(source: Database, target: Database) -> dict[str, int]:
    """Copy all rows, or none, into a database without matches; how many of each table.

    Nothing may be written to the source meanwhile, so it is held as if it were upgraded.
    """
    for database in (source, target):
        try:
            database.make_ready()
            upgrade(database)
        except Exception as error:
            raise unusable(database, error) or error from error
    try:
        with source.upgrading() as old, target.upgrading() as new:
            if _count(new, MATCHES):
                raise BadOption("database-not-empty", path=target.place)
            new.execute(SETTINGS.delete())
            return {table.name: _copy(old, new, table) for table in METADATA.sorted_tables}
    except DBAPIError as error:
        raise BadOption(
            "database-unusable", path=target.place, reason=str(error.orig).strip()
        ) from error


def _copy(old: Connection, new: Connection, table: Table) -> int:
    keys = list(table.primary_key)
    for rows in old.execute(select(table).order_by(*keys)).mappings().partitions(AT_ONCE):
        new.execute(insert(table), [dict(row) for row in rows])
    return _count(new, table)


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())
