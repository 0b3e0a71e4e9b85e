"""Deals suggested to the seats of all tables."""

import zlib

from caravanserai.engine.bargains import SILENT, Idea
from caravanserai.engine.errors import Refusal
from caravanserai.server.seat_questions import SeatQuestions, seen
from caravanserai.table.bots import BotPool
from caravanserai.table.table import Table


class Suggestions:
    """What each seat could propose."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._questions: SeatQuestions[list[Idea]] = SeatQuestions(list)
        self.knows = self._questions.knows

    async def ask(self, table: Table, seat: int, payer: str) -> list[Idea]:
        """Deals to propose; none if the game moved on before they were found."""
        if not self.knows(table, seat):
            _require_talk(table)
            self._questions.begin(table, seat, lambda: self._found(table, seat, payer))
        return await self._questions.answer(table, seat)

    async def _found(self, table: Table, seat: int, payer: str) -> list[Idea]:
        seed = zlib.crc32(seen(table, seat))
        return await self._bots.suggest(table.game, table.view(seat), seat, seed, payer)


def _require_talk(table: Table) -> None:
    if table.game.bargaining is SILENT:
        raise Refusal("no-offers-here")
    if table.phase != "playing":
        raise Refusal("table-not-playing")
