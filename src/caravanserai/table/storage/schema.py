"""The tables of the database, and how older databases are upgraded (alembic)."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    inspect,
)
from sqlalchemy.exc import DBAPIError

from caravanserai.engine.errors import BadOption
from caravanserai.table.storage.database import Database

METADATA: Final = MetaData()

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

# setup: what is fixed, as JSON. phase and summary: as of the last entry, for lists of tables.
MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String, primary_key=True),
    Column("setup", LargeBinary, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("phase", String, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("matches_by_phase", "phase", "public", "created"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("match", String, ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("digest", String, nullable=False),
    Column("seat", Integer),
    Column("key", String),
    Index("entries_once", "match", "seat", "key", unique=True),
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("match", String, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

# format: of the body; a review in another format is made anew.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("match", String, ForeignKey("matches.id"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)


def upgrade(database: Database) -> None:
    """Create the tables if there are none, or upgrade them, completely or not at all."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    newest = ScriptDirectory.from_config(config)
    try:
        with database.looking() as connection:
            if _is_current(database, connection, newest):
                return
        with database.upgrading() as connection:
            if not _is_current(database, connection, newest):
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
    except DBAPIError as error:
        raise error.orig or error from error


def _is_current(database: Database, connection: Connection, newest: ScriptDirectory) -> bool:
    """Does the database have this version's form already? A newer or a strange one is refused."""
    found = revision(connection)
    if found is None and inspect(connection).get_table_names():
        raise BadOption("database-damaged", path=database.place)
    if found is not None and found not in {script.revision for script in newest.walk_revisions()}:
        raise BadOption("database-newer", path=database.place)
    return found == newest.get_current_head()


def revision(connection: Connection) -> str | None:
    """The revision of a database; None if it has none."""
    return MigrationContext.configure(connection).get_current_revision()
