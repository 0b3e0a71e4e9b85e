"""`caravanserai serve`, and what an operator does with the database."""

import os
import sys
import time
import webbrowser
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.common import read_file, say
from caravanserai.engine.errors import BadOption

if TYPE_CHECKING:
    from caravanserai.table.storage.sqlite import SqliteStore

DataDir = Annotated[Path | None, typer.Option("--data-dir", help=say("cli-data-dir-help"))]
Match = Annotated[str, typer.Argument(metavar="MATCH", help=say("cli-match-help"))]
Log = Annotated[Path, typer.Argument(metavar="LOG", help=say("cli-log-help"))]
Copy = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-copy-help"))]


def serve(
    host: Annotated[str, typer.Option(help=say("cli-host-help"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=say("cli-port-help"))] = 8000,
    data_dir: DataDir = None,
    workers: Annotated[
        int | None, typer.Option(min=0, max=64, help=say("cli-workers-help"))
    ] = None,
    bot_pause: Annotated[
        float,
        typer.Option(min=0, max=10, metavar="SECONDS", help=say("cli-bot-pause-help")),
    ] = 0.05,
    limits: Annotated[bool, typer.Option(help=say("cli-limits-help"))] = True,
    public_name: Annotated[list[str] | None, typer.Option(help=say("cli-name-help"))] = None,
    open_browser: Annotated[bool, typer.Option("--open", help=say("cli-open-help"))] = False,
) -> None:
    """Serve until interrupted."""
    from caravanserai.server.config import NO_LIMITS, SAME_MACHINE, Config, Limits
    from caravanserai.server.run import serve as run

    def started(address: str) -> None:
        print(say("cli-serving", address=address), flush=True)
        print(say("cli-serving-stop"), flush=True)
        if open_browser and _has_screen():
            webbrowser.open(address)

    count = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
    rates = Limits() if limits else NO_LIMITS
    names = frozenset([*(public_name or ()), *os.environ.get("CARAVANSERAI_NAMES", "").split(",")])
    folder = data_dir or default_dir()
    readers = (*SAME_MACHINE, *os.environ.get("CARAVANSERAI_METRICS", "").split(","))
    config = Config(
        folder,
        host,
        port,
        count,
        rates,
        names=names,
        metrics_to=readers,
        bot_pause=bot_pause,
        test_seed=_test_seed(),
    )
    run(config, started)


def _test_seed() -> int | None:
    """From the environment, not an option: no operator wants it."""
    told = os.environ.get("CARAVANSERAI_TEST_SEED")
    return None if told is None else int(told)


def _has_screen() -> bool:
    elsewhere = sys.platform in ("darwin", "win32")
    return elsewhere or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def default_dir() -> Path:
    """Where the server stores everything by default."""
    import platformdirs

    return Path(platformdirs.user_data_dir("caravanserai", appauthor=False))


def database(data_dir: Path | None) -> Path:
    """The server's database file."""
    from caravanserai.server.config import Config

    return Config(data_dir or default_dir()).database


def _store(data_dir: Path | None) -> "SqliteStore":
    os.environ.setdefault("CARAVANSERAI_JIT", "0")
    from caravanserai.table.storage.sqlite import SqliteStore

    return SqliteStore(database(data_dir))


def export(match: Match, data_dir: DataDir = None) -> None:
    """Print a match as a log."""
    with closing(_store(data_dir)) as store:
        from caravanserai.table.storage.files import export as exported

        print(exported(store, match), end="")


def import_(log: Log, data_dir: DataDir = None) -> None:
    """Store a finished game as a match."""
    text = read_file(log)
    with closing(_store(data_dir)) as store:
        from caravanserai.table.storage.files import import_log

        print(say("cli-imported", match=import_log(store, text, time.time())))


def backup(copy: Copy, data_dir: DataDir = None) -> None:
    """Back up the database."""
    os.environ.setdefault("CARAVANSERAI_JIT", "0")
    from caravanserai.table.storage.files import backup as copied

    copied(database(data_dir), copy)
    print(say("cli-backed-up", path=str(copy)))


def restore(copy: Copy, data_dir: DataDir = None) -> None:
    """Restore a backup."""
    os.environ.setdefault("CARAVANSERAI_JIT", "0")
    from caravanserai.table.storage.files import restore as put_back

    path = database(data_dir)
    put_back(copy, path)
    print(say("cli-restored", path=str(path)))


def rotate_key(
    now: Annotated[bool, typer.Option("--now", help=say("cli-rotate-now-help"))] = False,
    data_dir: DataDir = None,
) -> None:
    """Sign with a new key from now on; a server reads its keys only at start."""
    os.environ.setdefault("CARAVANSERAI_JIT", "0")
    from caravanserai.server.guests import SIGNING
    from caravanserai.table.storage.folder import held

    path = database(data_dir)
    if not path.is_file():
        raise BadOption("no-database", path=str(path))
    with held(path.parent), closing(_store(data_dir)) as store:
        store.renew_key(SIGNING, forget=now)
    print(say("cli-rotated-now" if now else "cli-rotated"))
