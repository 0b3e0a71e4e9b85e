"""The tables of the database, and how an older database becomes a present one (alembic)."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import (
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
)

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


def upgrade(path: Path) -> None:
    """Make the database at `path` if there is none, and bring it up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()
