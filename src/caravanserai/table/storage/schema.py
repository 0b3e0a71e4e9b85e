"""The tables of the database, and how older databases are upgraded (alembic)."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import (
    URL,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    create_engine,
    event,
)
from sqlalchemy.exc import DBAPIError

from caravanserai.engine.errors import BadOption

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


def upgrade(path: Path) -> None:
    """Create the database at `path` if there is none, or upgrade it, completely or not at all."""
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, connect_args={"isolation_level": None})
    event.listen(engine, "begin", lambda db: db.exec_driver_sql("BEGIN IMMEDIATE") and None)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        if not _is_current(path, ScriptDirectory.from_config(config)):
            with engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
    except DBAPIError as error:
        raise error.orig or error from error
    finally:
        engine.dispose()


def _is_current(path: Path, known: ScriptDirectory) -> bool:
    """Does the database have this version's form already? A newer form is refused."""
    found = revision(path)
    if found is not None and found not in {script.revision for script in known.walk_revisions()}:
        raise BadOption("database-newer", path=str(path))
    return found == known.get_current_head()


def revision(path: Path) -> str | None:
    """The revision of a database; None if it is still empty."""
    with closing(sqlite3.connect(path)) as db:
        if not db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            return None
        found = db.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found[0]) if found else None
