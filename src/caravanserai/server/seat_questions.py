"""What the seats of all tables ask the bots: one question per seat at a time.

Asking while a question about the seat is open waits for the same answer. The answer is kept until
the seat sees something new: asking again costs nothing, and reveals nothing new, not even that
others have done something in secret.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from caravanserai.table.table import Table

MOST_REMEMBERED: Final = 1_000

T = TypeVar("T")
Key = tuple[str, int]  # a table's id and a seat


@dataclass(eq=False)
class Question(Generic[T]):
    """A question about what a seat sees."""

    view: bytes
    thinking: asyncio.Task[T]
    askers: int = 0


class SeatQuestions(Generic[T]):
    """The last question for each seat, answered or not."""

    def __init__(self, nothing: Callable[[], T]) -> None:
        self._nothing = nothing
        self._questions: OrderedDict[Key, Question[T]] = OrderedDict()

    def knows(self, table: Table, seat: int) -> bool:
        """Is there an answer already, or one on the way?"""
        question = self._questions.get(_key(table, seat))
        return question is not None and question.view == seen(table, seat)

    def begin(self, table: Table, seat: int, find: Callable[[], Coroutine[Any, Any, T]]) -> None:
        """Ask; drop any earlier question for this seat."""
        key = _key(table, seat)
        if key in self._questions:
            self._drop(key, self._questions[key])
        thinking = asyncio.create_task(self._think(find))
        self._questions[key] = Question(seen(table, seat), thinking)
        if len(self._questions) > MOST_REMEMBERED:
            self._questions.popitem(last=False)

    async def answer(self, table: Table, seat: int) -> T:
        """What is found; nothing if the game moved on before."""
        key = _key(table, seat)
        question = self._questions[key]
        question.askers += 1
        try:
            return await asyncio.shield(question.thinking)
        finally:
            question.askers -= 1
            if not question.askers and not question.thinking.done():
                self._drop(key, question)

    def forget(self, table: Table, seat: int) -> None:
        """Ask anew next time."""
        self._questions.pop(_key(table, seat), None)

    def _drop(self, key: Key, question: Question[T]) -> None:
        question.thinking.cancel()
        if self._questions.get(key) is question:
            del self._questions[key]

    async def _think(self, find: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Those waiting are never cancelled: they get nothing."""
        try:
            return await find()
        except asyncio.CancelledError:
            return self._nothing()


def seen(table: Table, seat: int) -> bytes:
    """All that a seat sees."""
    found: bytes = table.views[seat].tobytes()
    return found


def _key(table: Table, seat: int) -> Key:
    return table.setup.id, seat
