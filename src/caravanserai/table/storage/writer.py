"""The one thread that writes to the database.

Everything waiting goes into one transaction (group commit), so that many tables share the cost of
one safe write. Success is reported only once it is on disk.
"""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final

import structlog

from caravanserai.table.errors import StorageTrouble
from caravanserai.table.storage.database import Connection, Database
from caravanserai.table.storage.trouble import storage_trouble

log = structlog.get_logger()

MOST_AT_ONCE: Final = 500


@dataclass(frozen=True)
class Insert:
    """Rows to insert into a table; all waiting rows go into one statement."""

    table: str
    columns: tuple[str, ...]

    def carry_out(self, db: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert them; Conflict if one already exists."""
        if rows:
            try:
                db.execute(self._statement(len(rows)), [value for row in rows for value in row])
            except db.conflict as error:
                raise Conflict(self.table) from error

    def _statement(self, count: int) -> str:
        row = f"({', '.join('?' * len(self.columns))})"
        values = ", ".join([row] * count)
        columns = f"({', '.join(self.columns)})"
        return " ".join(("INSERT INTO", self.table, columns, "VALUES", values))


class Conflict(Exception):
    """Somebody else was first."""


Job = Callable[[Connection], Any]
Promise = Future[Any] | asyncio.Future[Any]
Waiting = tuple[Job | Insert, tuple[Any, ...], Promise]
Done = tuple[Promise, Any, BaseException | None]


class Writer:
    """Carries out jobs on the database, many per transaction.

    trouble: why the last transaction failed, if it did. written: when one last succeeded.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection = database.connect()
        self._waiting: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._gathered: list[Waiting] = []
        self._closed = False
        self.trouble: StorageTrouble | None = None
        self.written = 0.0
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> "Future[Any]":
        """Queue a job; its result arrives once it is safe. It may be started more than once."""
        future: Future[Any] = Future()
        self._waiting.put([(job, (), future)])
        return future

    def promise(self, job: Job | Insert, row: tuple[Any, ...] = ()) -> "asyncio.Future[Any]":
        """The same as a future; or queue a row to insert.

        Everything queued in one turn of the loop wakes the thread once.
        """
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append((job, row, future))
        return future

    def _hand_over(self) -> None:
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []

    def close(self) -> None:
        """Finish what is queued, then stop. Nobody is told any more, and nothing else is done."""
        self._hand_over()
        self._closed = True
        self._waiting.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            group = first
            stop = False
            while len(group) < MOST_AT_ONCE and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    stop = True
                    break
                group = group + more
            self._tell(self._commit(group))
            if stop:
                return

    def _commit(self, group: list[Waiting]) -> list[Done]:
        """All in one transaction; if one fails, each in its own. A failing disk fails them all."""
        try:
            done = self._together(group)
        except BaseException as error:
            if (found := self._database.trouble(error)) is not None:
                self._note(found)
                return [(promise, None, storage_trouble(found.reason)) for _, _, promise in group]
            if len(group) == 1:
                return [(group[0][2], None, error)]
            return [done for one in group for done in self._commit([one])]
        self._note(None)
        return done

    def _note(self, found: StorageTrouble | None) -> None:
        """Remember the outcome, and tell the operator when it changes."""
        if found is None:
            self.written = time.monotonic()
        before, self.trouble = self.trouble, found
        if found and (before is None or before.reason != found.reason):
            log.error("nothing can be saved", reason=found.reason)
        elif before and not found:
            log.warning("saving works again")

    def _together(self, group: list[Waiting]) -> list[Done]:
        self._roll_back()
        try:
            self._connection.begin()
            done = self._done(group)
            self._connection.commit()
        except BaseException:
            self._roll_back()
            raise
        return done

    def _roll_back(self) -> None:
        """Roll back; if a failing disk prevents it now, it happens before the next transaction."""
        try:
            self._connection.rollback()
        except Exception as error:
            if self._database.trouble(error) is None:
                raise

    def _tell(self, done: list[Done]) -> None:
        """Resolve the futures; each loop is woken once for all of its own."""
        awaited: dict[asyncio.AbstractEventLoop, list[Done]] = {}
        for one in done:
            if isinstance(one[0], Future):
                _keep([one])
            elif not self._closed:
                awaited.setdefault(one[0].get_loop(), []).append(one)
        for loop, promises in awaited.items():
            with contextlib.suppress(RuntimeError):  # a loop that has ended waits for nothing
                loop.call_soon_threadsafe(_keep, promises)

    def _done(self, group: list[Waiting]) -> list[Done]:
        """Do the jobs in order, then insert the rows."""
        done: list[Done] = []
        rows: dict[Insert, list[tuple[Any, ...]]] = {}
        for job, row, promise in group:
            if isinstance(job, Insert):
                rows.setdefault(job, []).append(row)
                done.append((promise, None, None))
            else:
                done.append((promise, job(self._connection), None))
        for insert, of_it in rows.items():
            insert.carry_out(self._connection, of_it)
        return done


def _keep(promises: Iterable[Done]) -> None:
    for future, result, problem in promises:
        if future.done():
            continue
        if problem is None:
            future.set_result(result)
        else:
            future.set_exception(problem)
