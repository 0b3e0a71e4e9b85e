"""How the cost of a move grows with the tables that are open, most of them idle.

python benchmarks/growth.py [--processes N] [--busy N] [COUNT ...]

Prints a row for each count. With CARAVANSERAI_DATABASE_URL the server uses PostgreSQL: give it an
empty database. Traffic goes to this machine only.
"""

import argparse
import contextlib
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import uvloop
from tables.load import SEATS, at_a_rate, at_full_speed, opened, seconds_used, summary
from tables.run import free_port, memory, wait_until_compiled

COUNTS = (125, 500, 2_000, 10_000)
SECONDS, RATE = 10.0, 500.0
SWEPT = 420.0  # seconds in which unused tables are put away


def family(pid: int) -> list[int]:
    """A server and its processes that serve too: not those in which bots think."""
    kept = [int(c) for c in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    serving = [c for c in kept if b"serve" in Path(f"/proc/{c}/cmdline").read_bytes()]
    return serving or [pid]


@contextlib.contextmanager
def served(processes: int) -> Iterator[tuple[str, int]]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "caravanserai", "serve", "--port", str(port)]
        command += ["--data-dir", folder, "--workers", "1", "--no-limits"]
        command += ["--processes", str(processes)]
        server = subprocess.Popen(
            command,
            env={**os.environ, "CARAVANSERAI_JIT": "0"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_until_compiled(f"http://127.0.0.1:{port}/healthz")
            yield f"http://localhost:{port}", server.pid
        finally:
            server.terminate()
            server.wait()


async def open_idle(server: str, count: int) -> None:
    """Tables that nobody looks at; they are still in memory."""
    body = {"game": "dunhuang", "seats": [{"kind": "neighbour"}] * SEATS}
    async with httpx.AsyncClient(base_url=server, timeout=60) as http:
        for _ in range(count):
            (await http.post("/api/tables", json=body)).raise_for_status()


async def measured(server: str, pid: int, count: int, busy: int) -> dict[str, Any]:
    """With so many tables open, the speed of those that are played at."""
    before, idle = sum(map(memory, family(pid))), max(0, count - busy)
    await open_idle(server, idle)
    grown = sum(map(memory, family(pid))) - before
    tables = await opened(server, min(busy, count), count)
    began, used = time.perf_counter(), sum(map(seconds_used, family(pid)))
    times = await at_full_speed(tables, SECONDS)
    full = summary(times, time.perf_counter() - began)
    cost = (sum(map(seconds_used, family(pid))) - used) * 1000 / len(times)
    for table in tables:
        table.close()
    tables = await opened(server, min(busy, count), count + 1)
    began = time.perf_counter()
    calm = summary(await at_a_rate(tables, SECONDS, RATE), time.perf_counter() - began)
    for table in tables:
        table.close()
    bytes_a_table = grown // idle if idle else 0
    return {"full": full, "calm": calm, "cost": cost, "bytes": bytes_a_table}


def in_memory(server: str) -> int:
    """Tables in memory, by the server's own count."""
    found = re.search(r"caravanserai_tables (\d+)", httpx.get(f"{server}/metrics").text)
    return int(found[1]) if found else -1


def put_away(server: str) -> int:
    """Tables still in memory when nobody has used any for a while."""
    end = time.monotonic() + SWEPT
    while (left := in_memory(server)) and time.monotonic() < end:
        time.sleep(5.0)
    return left


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--processes", type=int, default=1)
    options.add_argument("--busy", type=int, default=125)
    options.add_argument("--put-away", action="store_true")
    options.add_argument("counts", type=int, nargs="*", default=COUNTS)
    told = options.parse_args()
    print(
        "| tables | busy | moves/s | p99 ms | p99 ms at 500/s | CPU ms a move | bytes an idle one |"
    )
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    with served(told.processes) as (server, pid):
        open_before = 0
        for count in told.counts:
            found = uvloop.run(measured(server, pid, count - open_before, told.busy))
            open_before = count
            print(
                f"| {count:,} | {min(told.busy, count)} | {found['full']['moves_per_second']:,.0f} "
                f"| {found['full']['p99_ms']:.0f} | {found['calm']['p99_ms']:.1f} "
                f"| {found['cost']:.2f} | {found['bytes']:,} | load {os.getloadavg()[0]:.1f}",
                flush=True,
            )
        if told.put_away:
            print(f"in memory after {SWEPT:.0f} s without use: {put_away(server)}")


if __name__ == "__main__":
    main()
