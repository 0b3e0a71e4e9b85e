"""A table in memory to play games at."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from caravanserai.games import load
from caravanserai.table import entries as e
from caravanserai.table.storage.store import Row
from caravanserai.table.table import Setup, Table


class Sitting:
    """A table and the rows its log would have."""

    def __init__(
        self,
        name: str = "dunhuang",
        players: int = 3,
        bank: float | None = None,
        increment: float = 0.0,
    ) -> None:
        game = load(name)
        self.setup = Setup(
            "t", name, game.ruleset, players, {}, 7, "guest0", bank=bank, increment=increment
        )
        self.table = Table(self.setup, game)
        self.rows: list[Row] = []
        self.time = 0.0
        for seat in range(players):
            self.do(e.Sat(seat, f"guest{seat}", f"Player {seat}"))

    def do(self, entry: e.Entry, key: str | None = None) -> list[int]:
        self.time += 1.0
        draft = self.table.draft(entry, self.time)
        number = len(self.table.log)
        self.rows.append(Row(number, self.time, e.encode(entry), draft.digest, 0, key))
        return self.table.take(draft, 0, key)

    def act(self, text: str, seat: int | None = None) -> list[int]:
        acting = self.table.turn() if seat is None else seat
        assert acting is not None
        return self.do(e.Acted(acting, text))

    def play(self, chance: random.Random, most: int = 1000) -> Iterator[int]:
        game = self.table.game
        for _ in range(most):
            seat = self.table.turn()
            if seat is None:
                return
            self.act(game.actions.text(chance.choice(game.legal(self.table.position, seat))))
            yield seat


def unseen(table: Table) -> list[int]:
    """The audiences that know nothing about what happened last."""
    return [viewer for viewer, seen in table.streams.items() if len(table.log) - 1 not in seen]


def merged(before: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """What a client makes of the changes to its scene."""
    within = {k: {**before[k], **changes[k]} for k in ("view", "facts") if changes.get(k)}
    return {**before, **changes, **within}


def plain(message: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))
