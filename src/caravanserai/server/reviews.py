"""Reviews of finished games: made once, move by move, when nobody needs the bots; then kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import msgspec
import structlog

from caravanserai.bots.review import Done
from caravanserai.table.bots import BotPool
from caravanserai.table.errors import NotFound, TooMuch
from caravanserai.table.questions import Reviewed
from caravanserai.table.review import FORMAT, Step, Story, steps
from caravanserai.table.storage.store import Store
from caravanserai.table.table import Table

log = structlog.get_logger()

MOST_WAITING: Final = 20  # games to review, on the whole server
MOST_KEPT: Final = 200  # bodies in memory
PATIENCE: Final = 1.0  # seconds until bots that aren't ready yet are asked again
REFRESH: Final = 1.0  # seconds for which what is told of a review stays the same
SEED: Final = 1  # the same for all: a review made again finds the same

encode: Final = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Making:
    """A review being made."""

    story: Story
    task: "asyncio.Task[None] | None" = None
    body: bytes = b""  # as of the last look
    looked: float = 0.0

    def so_far(self, now: float) -> bytes:
        """As far as it is made, a moment ago: many may look, and it takes a while to write."""
        if not self.body or now - self.looked > REFRESH:
            self.body, self.looked = encode(self.story.review()), now
        return self.body


class Reviews:
    """The reviews of a server. One is made at a time, the others wait."""

    def __init__(self, bots: BotPool, store: Store) -> None:
        self._bots, self._store = bots, store
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._making: dict[str, Making] = {}
        self._turn = asyncio.Lock()

    async def find(self, table: Table, payer: str, charge: Callable[[], None]) -> bytes:
        """The review of a finished game, as far as it is made.

        If there is none it is begun, and `charge` is called.
        """
        match = table.setup.id
        if match not in self._kept and match not in self._making:
            body = await self._store.review(match, FORMAT)
            if body is not None:
                self._keep(match, body)
        if match in self._kept:
            self._kept.move_to_end(match)
            return self._kept[match]
        if match not in self._making:
            self._begin(table, payer, charge)
        return self._making[match].so_far(asyncio.get_running_loop().time())

    def _begin(self, table: Table, payer: str, charge: Callable[[], None]) -> None:
        if self._bots.is_empty:
            raise NotFound("no-review")
        if len(self._making) >= MOST_WAITING:
            raise TooMuch("too-many-reviews")
        charge()
        making = self._making[table.setup.id] = Making(Story.of(table))
        making.task = asyncio.create_task(self._make(table, making.story, payer))

    async def _make(self, table: Table, story: Story, payer: str) -> None:
        match = table.setup.id
        try:
            async with self._turn:
                for step in steps(table):
                    await self._look(table, story, step, payer)
                for step in steps(table):
                    await self._judge(table, story, step, payer)
            body = encode(story.review())
            self._store.keep_review(match, FORMAT, body)
            self._keep(match, body)
        except Exception:
            log.exception("a review failed", table=match)
        finally:
            self._making.pop(match, None)

    async def _look(self, table: Table, story: Story, step: Step, payer: str) -> None:
        """What happened in a move; nothing if only something was said."""
        about = replace(step.done, view=None)
        found = await self._ask(table, about, step.number, payer) if step.changes else None
        story.add(step, found.looked if found else None)
        await asyncio.sleep(0)

    async def _judge(self, table: Table, story: Story, step: Step, payer: str) -> None:
        """What there is to say of a choice."""
        if step.done.view is not None:
            found = None
            if step.changes:
                found = await self._ask(table, step.done, step.number, payer)
            story.judge(step, found.judged if found else None)

    async def _ask(self, table: Table, done: Done, number: int, payer: str) -> Reviewed:
        while True:
            found = await self._bots.look(table.game, done, SEED + number, payer)
            if found is not None:
                return found
            await asyncio.sleep(PATIENCE)

    def _keep(self, match: str, body: bytes) -> None:
        self._kept[match] = body
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def stop(self) -> None:
        """Make no more."""
        for making in self._making.values():
            if making.task is not None:
                making.task.cancel()
