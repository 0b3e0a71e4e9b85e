"""`caravanserai serve`, and what an operator does with the database."""

import os
import sys
import time
import webbrowser
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.common import read_file, say
from caravanserai.engine.errors import BadOption

if TYPE_CHECKING:
    from caravanserai.table.storage.store import Store

DataDir = Annotated[Path | None, typer.Option("--data-dir", help=say("cli-data-dir-help"))]
Match = Annotated[str, typer.Argument(metavar="MATCH", help=say("cli-match-help"))]
Log = Annotated[Path, typer.Argument(metavar="LOG", help=say("cli-log-help"))]
Source = Annotated[str, typer.Argument(metavar="FROM", help=say("cli-source-help"))]
Target = Annotated[str, typer.Argument(metavar="TO", help=say("cli-target-help"))]
Copy = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-copy-help"))]


def serve(
    host: Annotated[str, typer.Option(help=say("cli-host-help"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=say("cli-port-help"))] = 8000,
    data_dir: DataDir = None,
    workers: Annotated[
        int | None, typer.Option(min=0, max=64, help=say("cli-workers-help"))
    ] = None,
    processes: Annotated[int, typer.Option(min=1, max=64, help=say("cli-processes-help"))] = 1,
    bot_pause: Annotated[
        float,
        typer.Option(min=0, max=10, metavar="SECONDS", help=say("cli-bot-pause-help")),
    ] = 0.05,
    limits: Annotated[bool, typer.Option(help=say("cli-limits-help"))] = True,
    public_name: Annotated[list[str] | None, typer.Option(help=say("cli-name-help"))] = None,
    open_browser: Annotated[bool, typer.Option("--open", help=say("cli-open-help"))] = False,
) -> None:
    """Serve until interrupted."""
    from caravanserai.server.config import NO_LIMITS, SAME_MACHINE, TOGETHER, Config, Limits
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
        database_url=_database_url(),
        together=TOGETHER in os.environ,
        test_seed=_test_seed(),
    )
    if processes > 1:
        from caravanserai.server.processes import serve_together

        raise typer.Exit(serve_together(config, processes, started))
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


def _database_url() -> str:
    """From the environment: it may hold a password, which options would show to everybody."""
    return os.environ.get("CARAVANSERAI_DATABASE_URL", "")


def database(data_dir: Path | None) -> str:
    """The file or address of the server's database."""
    from caravanserai.server.config import Config

    return Config(data_dir or default_dir(), database_url=_database_url()).database


def _file(data_dir: Path | None) -> Path:
    """The server's database, which has to be a file."""
    if _database_url():
        raise BadOption("not-a-file")
    return Path(database(data_dir))


def _store(data_dir: Path | None) -> "Store":
    os.environ.setdefault("CARAVANSERAI_JIT", "0")
    from caravanserai.table.storage.opening import database_at
    from caravanserai.table.storage.store import Store

    return Store(database_at(database(data_dir)))


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

    copied(_file(data_dir), copy)
    print(say("cli-backed-up", path=str(copy)))


def restore(copy: Copy, data_dir: DataDir = None) -> None:
    """Restore a backup."""
    os.environ.setdefault("CARAVANSERAI_JIT", "0")
    from caravanserai.table.storage.files import restore as put_back

    path = _file(data_dir)
    put_back(copy, path)
    print(say("cli-restored", path=str(path)))


def migrate(source: Source, target: Target) -> None:
    """Copy a database into another one that is still empty."""
    os.environ.setdefault("CARAVANSERAI_JIT", "0")
    from caravanserai.table.storage.moving import move
    from caravanserai.table.storage.opening import database_at

    copied = move(database_at(source), database_at(target))
    print(say("cli-migrated", matches=copied["matches"], entries=copied["entries"]))


def _alone(data_dir: Path | None) -> AbstractContextManager[None]:
    """Refuse if a server uses the file; one that shares a database server can't be seen."""
    from caravanserai.table.storage.folder import held

    if _database_url():
        return nullcontext()
    path = _file(data_dir)
    if not path.is_file():
        raise BadOption("no-database", path=str(path))
    return held(path.parent)


def rotate_key(
    now: Annotated[bool, typer.Option("--now", help=say("cli-rotate-now-help"))] = False,
    data_dir: DataDir = None,
) -> None:
    """Sign with a new key from now on; a server reads its keys only at start."""
    os.environ.setdefault("CARAVANSERAI_JIT", "0")
    from caravanserai.server.guests import SIGNING

    with _alone(data_dir), closing(_store(data_dir)) as store:
        store.renew_key(SIGNING, forget=now)
    print(say("cli-rotated-now" if now else "cli-rotated"))
