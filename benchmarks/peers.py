"""Peers: modules with `benchmarks()`, each in an extra of its own; and the machine all run on."""

import importlib
import importlib.metadata
import os
import platform
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from measure import Benchmark


@dataclass(frozen=True)
class Skipped:
    """A peer that is not here, what was said when it was imported, and the extra to install."""

    name: str
    reason: str
    extra: str

    def __str__(self) -> str:
        return (
            f"SKIPPED: all rows of {self.name}, which cannot be imported ({self.reason}). "
            f"Install it with: pip install --editable '.[{self.extra}]'"
        )


def with_peers(
    benchmarks: list[Benchmark], peers: Mapping[str, tuple[str, str]]
) -> tuple[list[Benchmark], list[Skipped]]:
    """Add the rows of the peers that are there; say which are not.

    peers: for each module the name of the peer and its extra.
    """
    skipped = []
    for module, (name, extra) in peers.items():
        print(f"Preparing the rows of {name}.", flush=True)
        try:
            benchmarks += importlib.import_module(module).benchmarks()
        except ImportError as error:
            skipped.append(Skipped(name, str(error), extra))
    return benchmarks, skipped


def machine(packages: Iterable[str]) -> str:
    """Processor, system, and the versions of those packages that are installed."""
    versions = [f"{name} {version}" for name in packages if (version := version_of(name))]
    system = f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"
    return ", ".join([system, f"Python {platform.python_version()}", *versions])


def version_of(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""


def processor() -> str:
    """The processor's name, where Linux tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    found = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return found[0] if found else platform.processor() or platform.machine()
