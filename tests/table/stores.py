"""Stores for tests."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from caravanserai.table.storage.opening import database_at
from caravanserai.table.storage.store import Store

address = ""  # of the database of this test; a file if it has none


def store_in(folder: Path) -> Store:
    """The store of this test; the same one each time."""
    return Store(database_at(address or str(folder / "test.sqlite")))


def changed(folder: Path, statement: str, values: Sequence[object] = ()) -> None:
    """Do to the database of this test what no store does."""
    with closing(database_at(address or str(folder / "test.sqlite")).connect()) as db:
        db.execute(statement, values)


def with_store(folder: Path, scenario: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    store = store_in(folder)
    try:
        asyncio.run(scenario(store))
    finally:
        store.close()
