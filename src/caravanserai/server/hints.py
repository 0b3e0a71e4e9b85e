"""Hints for the seats of all tables."""

import zlib
from dataclasses import dataclass, field
from typing import Final

from caravanserai.server.seat_questions import SeatQuestions, seen
from caravanserai.table import answers, wire
from caravanserai.table.bots import SIMPLE, BotPool
from caravanserai.table.table import Table

MOST_ADVISED: Final = 3


@dataclass(frozen=True)
class Hint:
    """The best moves, and each seat's chance of winning."""

    moves: list[wire.Advised] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)


class Hints:
    """What good players would do in each seat's place."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._questions = SeatQuestions(Hint)
        self.knows = self._questions.knows

    async def ask(self, table: Table, seat: int, payer: str) -> Hint:
        """A hint; an empty one if the game moved on before it was found."""
        if not self.knows(table, seat):
            legal = answers.legal_actions(table, seat)
            self._questions.begin(table, seat, lambda: self._found(table, seat, legal, payer))
        return await self._questions.answer(table, seat)

    async def _found(self, table: Table, seat: int, legal: list[int], payer: str) -> Hint:
        game, view, text = table.game, table.view(seat), table.game.actions.text
        seed = zlib.crc32(seen(table, seat))
        advice = await self._bots.advise(game, view, seat, legal, seed, payer)
        if advice is not None:
            best = [
                wire.Advised(
                    text(move.action), move.chance, list(move.then), list(move.reasons), move.equal
                )
                for move in advice.moves[:MOST_ADVISED]
            ]
            return Hint(best, advice.chances)
        self._questions.forget(table, seat)  # there will be a better one soon
        thought = await self._bots(SIMPLE, game, view, seat, legal, seed, payer=payer)
        return Hint([wire.Advised(text(thought.action), None, [], [], False)])
