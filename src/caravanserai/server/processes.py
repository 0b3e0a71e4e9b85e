"""Several server processes at one port: `caravanserai serve --processes N`.

Each is a server of its own on the same database, and Linux hands every new connection to one of
them. This process only keeps them alive: it starts another when one dies, replaces them one after
the other when told to (SIGHUP, after an upgrade), and ends them all.
"""

import asyncio
import os
import signal
import socket
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

import structlog
from prometheus_client.multiprocess import mark_process_dead

from caravanserai.engine.errors import BadOption
from caravanserai.server.config import NO_LIMITS, TOGETHER, Config
from caravanserai.server.logs import configure_logs
from caravanserai.server.run import address_at, end_at_once_when_told, listen

log = structlog.get_logger()

METRICS: Final = "PROMETHEUS_MULTIPROC_DIR"  # where processes add up their numbers
FIRST_WAIT: Final = 0.5  # seconds before another is started
LONGEST_WAIT: Final = 10.0
PATIENCE: Final = 20.0  # seconds for one to end by itself
STEP: Final = 0.01


def serve_together(config: Config, count: int, started: Callable[[str], None]) -> int:
    """Serve by so many processes until interrupted; the status to exit with."""
    end_at_once_when_told()
    configure_logs()
    _require_that_they_can(config)
    with _reserved(config.host, config.port) as place, tempfile.TemporaryDirectory() as numbers:
        port = place.getsockname()[1]
        environment = {**os.environ, TOGETHER: "1", METRICS: numbers}
        keeper = Keeper(command(config, port, count), environment, count)
        return asyncio.run(keeper.run(lambda: started(address_at(config.host, port))))


def _require_that_they_can(config: Config) -> None:
    if not config.database_url:
        raise BadOption("processes-need-postgres")
    if sys.platform != "linux":  # elsewhere one of them would get all connections
        raise BadOption("processes-need-linux")


def _reserved(host: str, port: int) -> socket.socket:
    """Keep a port for our own processes; refuse one that anybody else listens at."""
    with listen(host, port) as alone:
        port = alone.getsockname()[1]
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    kept.bind((host, port))
    return kept


def command(config: Config, port: int, count: int) -> list[str]:
    """What starts one of them; bots' processes are shared out, at least one to each."""
    workers = -(-config.workers // count)
    names = [part for name in sorted(config.names) if name for part in ("--public-name", name)]
    return [
        *(sys.executable, "-m", "caravanserai", "serve"),
        *("--host", config.host, "--port", str(port), "--data-dir", str(config.data_dir)),
        *("--workers", str(workers), "--bot-pause", str(config.bot_pause)),
        *(("--no-limits",) if config.limits == NO_LIMITS else ()),
        *names,
    ]


class Keeper:
    """Keeps some processes alive until it is told to end."""

    def __init__(self, command: Sequence[str], environment: dict[str, str], count: int) -> None:
        self._command, self._environment = command, environment
        self._processes: list[Process | None] = [None] * count
        self._open = [asyncio.Event() for _ in range(count)]
        self._renewed: set[Process] = set()  # told to make way for another
        self._ending = asyncio.Event()
        self._renewing: asyncio.Task[bool] | None = None
        self._has_served = False  # all of them were open once
        self._status = 0

    async def run(self, started: Callable[[], None]) -> int:
        """Until told to end, or until one of them can't even start; the status to exit with."""
        loop = asyncio.get_running_loop()
        for sent in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sent, self._ending.set)
        loop.add_signal_handler(signal.SIGHUP, self._renew)
        places = range(len(self._processes))
        keeping = [asyncio.create_task(self._keep(place)) for place in places]
        if await self._unless_ending(self._all_open()):
            self._has_served = True
            started()
        await self._ending.wait()
        await asyncio.gather(*keeping)
        return self._status

    async def _all_open(self) -> None:
        for one in self._open:
            await one.wait()

    async def _unless_ending(self, job: Coroutine[Any, Any, object]) -> bool:
        """Wait for a job, but not beyond the end; is it done?"""
        tasks = asyncio.create_task(job), asyncio.create_task(self._ending.wait())
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return not self._ending.is_set()

    async def _keep(self, place: int) -> None:
        """Keep one process running, and end it at the end."""
        wait = FIRST_WAIT
        while not self._ending.is_set():
            process = await self._spawned()
            self._processes[place] = process
            await self._unless_ending(self._life(process, self._open[place]))
            was_open = self._open[place].is_set()
            self._open[place].clear()
            await _ended(process)
            _forget(process.pid, self._environment[METRICS])
            wait = FIRST_WAIT if was_open else min(2 * wait, LONGEST_WAIT)
            if not self._ending.is_set() and not self._was_renewed(process):
                await self._mourn(process, wait)

    def _was_renewed(self, process: Process) -> bool:
        """Did it end to make way for another?"""
        was = process in self._renewed
        self._renewed.discard(process)
        return was

    async def _mourn(self, process: Process, wait: float) -> None:
        """Wait before another is started; if they can't start at all, give up."""
        if not self._has_served:
            self._status = process.returncode or 1
            self._ending.set()
            return
        log.warning("a server process is gone", status=process.returncode)
        await self._unless_ending(asyncio.sleep(wait))

    async def _spawned(self) -> Process:
        return await asyncio.create_subprocess_exec(
            *self._command,
            env=self._environment,
            start_new_session=True,  # Ctrl+C in a terminal is meant for this process
            stdin=PIPE,  # closed when this process ends, however it ends
            stdout=PIPE,
        )

    async def _life(self, process: Process, is_open: asyncio.Event) -> None:
        """From its start to its end; it says its address once it is open."""
        assert process.stdout is not None
        if await process.stdout.readline():
            is_open.set()
        await process.wait()

    def _renew(self) -> None:
        """Replace all by new ones, by the code that is installed now."""
        if self._has_served and (self._renewing is None or self._renewing.done()):
            self._renewing = asyncio.create_task(self._unless_ending(self._renew_all()))

    async def _renew_all(self) -> None:
        """One after the other: the next makes way only when the last one's follower is open."""
        for place, is_open in enumerate(self._open):
            await is_open.wait()
            process = self._processes[place]
            assert process is not None
            self._renewed.add(process)
            with suppress(ProcessLookupError):
                process.terminate()
            await process.wait()
            await self._follower(place, process)
        log.info("all server processes are new")

    async def _follower(self, place: int, former: Process) -> None:
        while self._processes[place] is former:
            await asyncio.sleep(STEP)
        await self._open[place].wait()


def _forget(pid: int, numbers: str) -> None:
    """Count its open sockets and tables no longer."""
    mark_process_dead(pid, numbers)  # type: ignore[no-untyped-call]


async def _ended(process: Process) -> None:
    """End a process, if it hasn't ended already."""
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), PATIENCE)
    except TimeoutError:
        log.error("a server process did not end by itself", process=process.pid)
        process.kill()
        await process.wait()
