"""The store: a full disk, the end, the first start, and damaged rows."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from waiting import settled

from caravanserai.engine.errors import BadOption
from caravanserai.table.errors import StorageTrouble
from caravanserai.table.storage import schema
from caravanserai.table.storage.files import restore
from caravanserai.table.storage.sqlite import Sqlite
from caravanserai.table.storage.store import Row, Store, Summary
from caravanserai.table.table import Setup

SETUP = Setup("a", "dunhuang", "1", 2, {}, 1, "guest")
SUMMARY = Summary("dunhuang", 2, "waiting", [], [])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "test.sqlite"


def row(number: int, size: int = 10) -> Row:
    return Row(number, 0.0, b"x" * size, "digest", 0, f"key {number}")


def run(store: Store, scenario: Coroutine[Any, Any, None]) -> None:
    try:
        asyncio.run(scenario)
    finally:
        store.close()


def set_room(store: Store, pages: int) -> None:
    limit = f"PRAGMA max_page_count={pages}"
    store._writer.submit(lambda db: db.execute(limit).fetchone()).result()


def entries(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("SELECT count(*) FROM entries").fetchone()[0])


def test_a_full_disk_fails_all_that_wait_and_nothing_is_half_written(path: Path) -> None:
    store = Store(Sqlite(path))

    async def scenario() -> None:
        await store.create(SETUP, [row(0)], [], SUMMARY)
        set_room(store, 1)  # no more pages than there are
        written = [store.append("a", row(n, 100_000)) for n in (1, 2)]
        results = await asyncio.gather(*written, return_exceptions=True)
        assert [type(result) for result in results] == [StorageTrouble, StorageTrouble]
        assert store._writer.trouble is not None
        assert store._writer.trouble.reason == "disk-full"
        assert await store.failure() == "disk-full"
        assert entries(path) == 1
        set_room(store, 1_000_000)
        await store.append("a", row(1, 100_000))
        assert await store.failure() is None
        assert entries(path) == 2

    run(store, scenario())


def test_closing_finishes_what_waits(path: Path) -> None:
    store = Store(Sqlite(path))

    async def scenario() -> None:
        await store.create(SETUP, [], [], SUMMARY)
        for number in range(1200):
            store.append("a", row(number))
        store.close()
        store.append("a", row(1200))  # too late, but not a fault
        await settled()

    asyncio.run(scenario())
    assert entries(path) == 1200


def test_a_first_start_that_is_cut_off_leaves_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut_off(config: Any, revision: str) -> None:
        config.attributes["connection"].exec_driver_sql("CREATE TABLE settings (name TEXT)")
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("alembic.command.upgrade", cut_off)
        with pytest.raises(KeyboardInterrupt):
            schema.upgrade(Sqlite(path))
    for started in (path, path.with_name("never-cut-off.sqlite")):
        schema.upgrade(Sqlite(started))
    assert revision(path) == revision(path.with_name("never-cut-off.sqlite"))


def revision(path: Path) -> str:
    with Sqlite(path).looking() as connection:
        found = schema.revision(connection)
    assert found
    return found


@pytest.mark.parametrize("garbage", [b"\xff\xfe{", "text", 5, '{"game": 3}'])
def test_a_damaged_summary_keeps_no_other_table_from_lists(path: Path, garbage: object) -> None:
    store = Store(Sqlite(path))

    async def scenario() -> None:
        for name in "abc":
            setup = Setup(name, "dunhuang", "1", 2, {}, 1, "guest", public=True)
            await store.create(setup, [], [("guest", 0)], SUMMARY)
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("UPDATE matches SET summary = ? WHERE id = 'b'", (garbage,))
        assert {table.id for table in await store.open_tables("guest")} == {"a", "c"}
        assert {table.id for table in await store.tables_of("guest")} == {"a", "c"}
        assert await store.going_on() == ["b"]  # its log will tell

    run(store, scenario())


def test_a_copy_is_not_put_beside_the_remains_of_another_database(path: Path) -> None:
    """SQLite would apply them to it."""
    Store(Sqlite(path)).close()
    other = path.with_name("other.sqlite")
    remains = path.with_name("other.sqlite-wal")
    remains.write_bytes(b"remains")
    with pytest.raises(BadOption, match="file-exists"):
        restore(path, other)
    remains.unlink()
    restore(path, other)
