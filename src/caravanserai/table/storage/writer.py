"""The one thread that writes to a SQLite file.

Whatever waits when it is ready goes into one transaction (group commit), so that many tables
share the price of one safe write. Nobody is told of success before the disk has it.
"""

import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

Job = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Job, "Future[Any]"]

MOST_AT_ONCE = 500


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits survive a power cut."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA busy_timeout=10000")
    return connection


class Writer:
    """Carries out jobs on the database, many in one transaction."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> "Future[Any]":
        """Have a job done; its result is there once it is safe."""
        future: Future[Any] = Future()
        self._waiting.put((job, future))
        return future

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._waiting.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            group = [first]
            stop = False
            while len(group) < MOST_AT_ONCE and not self._waiting.empty():
                item = self._waiting.get()
                if item is None:
                    stop = True
                    break
                group.append(item)
            self._commit([one for one in group if one[1].set_running_or_notify_cancel()])
            if stop:
                return

    def _commit(self, group: list[Waiting]) -> None:
        """One transaction. A job that fails is undone alone; a commit that fails fails them all."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            done = [(future, *self._try(job)) for job, future in group]
            self._connection.execute("COMMIT")
        except BaseException as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            done = [(future, None, error) for _, future in group]
        for future, result, problem in done:
            if problem is None:
                future.set_result(result)
            else:
                future.set_exception(problem)

    def _try(self, job: Job) -> tuple[Any, BaseException | None]:
        self._connection.execute("SAVEPOINT job")
        try:
            return job(self._connection), None
        except Exception as error:
            self._connection.execute("ROLLBACK TO job")
            return None, error
        finally:
            self._connection.execute("RELEASE job")
