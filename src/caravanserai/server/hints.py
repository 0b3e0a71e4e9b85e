"""Hints for the seats of all tables: one question per seat at a time.

Asking while a question about the seat is open waits for the same answer. The answer is kept until
the seat sees something new: asking again costs nothing, and reveals nothing new, not even that
others have done something in secret.
"""

import asyncio
import zlib
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from caravanserai.table import answers, wire
from caravanserai.table.bots import SIMPLE, BotPool
from caravanserai.table.table import Table

MOST_ADVISED: Final = 3
MOST_REMEMBERED: Final = 1_000


@dataclass(frozen=True)
class Hint:
    """The best moves, and each seat's chance of winning."""

    moves: list[wire.Advised] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)


@dataclass(eq=False)
class Question:
    """A question about what a seat sees."""

    view: bytes
    thinking: asyncio.Task[Hint]
    askers: int = 0


class Hints:
    """The last question for each seat, answered or not."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._questions: OrderedDict[tuple[str, int], Question] = OrderedDict()

    def knows(self, table: Table, seat: int) -> bool:
        """Is there an answer already, or one on the way?"""
        question = self._questions.get((table.setup.id, seat))
        return question is not None and question.view == _seen(table, seat)

    async def ask(self, table: Table, seat: int, payer: str) -> Hint:
        """A hint; an empty one if the game moved on before it was found."""
        if not self.knows(table, seat):
            self._begin(table, seat, payer)
        key = table.setup.id, seat
        question = self._questions[key]
        question.askers += 1
        try:
            return await asyncio.shield(question.thinking)
        finally:
            question.askers -= 1
            if not question.askers and not question.thinking.done():
                self._drop(key, question)

    def _begin(self, table: Table, seat: int, payer: str) -> None:
        """Ask; drop any earlier question for this seat."""
        key, legal = (table.setup.id, seat), answers.legal_actions(table, seat)
        if key in self._questions:
            self._drop(key, self._questions[key])
        thinking = asyncio.create_task(self._think(table, seat, legal, payer))
        self._questions[key] = Question(_seen(table, seat), thinking)
        if len(self._questions) > MOST_REMEMBERED:
            self._questions.popitem(last=False)

    def _drop(self, key: tuple[str, int], question: Question) -> None:
        question.thinking.cancel()
        if self._questions.get(key) is question:
            del self._questions[key]

    async def _think(self, table: Table, seat: int, legal: list[int], payer: str) -> Hint:
        """Think. Those waiting are never cancelled: they get an empty hint."""
        try:
            return await self._found(table, seat, legal, payer)
        except asyncio.CancelledError:
            return Hint()

    async def _found(self, table: Table, seat: int, legal: list[int], payer: str) -> Hint:
        game, view, text = table.game, table.view(seat), table.game.actions.text
        seed = zlib.crc32(_seen(table, seat))
        advice = await self._bots.advise(game, view, seat, legal, seed, payer)
        if advice is not None:
            best = [
                wire.Advised(
                    text(move.action), move.chance, list(move.then), list(move.reasons), move.equal
                )
                for move in advice.moves[:MOST_ADVISED]
            ]
            return Hint(best, advice.chances)
        self._questions.pop((table.setup.id, seat), None)  # there will be a better one soon
        thought = await self._bots(SIMPLE, game, view, seat, legal, seed, payer=payer)
        return Hint([wire.Advised(text(thought.action), None, [], [], False)])


def _seen(table: Table, seat: int) -> bytes:
    seen: bytes = table.views[seat].tobytes()
    return seen
