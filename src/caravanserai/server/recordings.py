"""Recordings of games, made one at a time and kept: looking back is free the second time."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from caravanserai.server.assets import Asset, new_asset
from caravanserai.table.recording import record, standing
from caravanserai.table.table import Table

MOST_BYTES: Final = 64_000_000  # kept

Key = tuple[str, int, bool, int, str]  # table, eyes, for a stranger, how much they saw, phase


class Recordings:
    """The recordings asked for lately. One is made at a time; the others wait for their turn."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Asset] = OrderedDict()
        self._making = asyncio.Lock()

    async def find(
        self, table: Table, eyes: int, to_stranger: bool, charge: Callable[[], None]
    ) -> Asset:
        """The recording of a table so far; `charge` is called if it has to be made.

        to_stranger: for somebody who looks through the eyes of another.
        """
        seen = table.moves if table.is_over else table.number(eyes)
        key = table.setup.id, eyes, to_stranger, seen, table.phase
        if key not in self._kept:
            charge()
            async with self._making:
                if key not in self._kept:
                    self._keep(key, await _made(table, eyes, to_stranger))
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: Key, made: Asset) -> None:
        self._kept[key] = made
        while len(self._kept) > 1 and sum(map(_size, self._kept.values())) > MOST_BYTES:
            self._kept.popitem(last=False)


async def _made(table: Table, eyes: int, to_stranger: bool) -> Asset:
    told = standing(table.log)
    made = await record(table.setup, table.game, told, eyes, table.is_over, to_stranger)
    return await asyncio.to_thread(new_asset, made, "application/json")


def _size(one: Asset) -> int:
    return len(one.body) + len(one.packed or b"")
