"""The command line: `caravanserai …`.

Each command imports what it needs when it runs, so that `--help` is instant and the command can
choose between compiled and plain rules before the first rule is loaded.
"""

import os
import signal
import sys
from typing import NoReturn

import typer

from caravanserai.cli import (
    arena,
    dataset,
    games,
    hint,
    lab,
    lab_agents,
    league,
    lesson,
    perft,
    play,
    position,
    puzzles,
    replay,
    serve,
    simulate,
)
from caravanserai.cli.common import describe, say
from caravanserai.engine.errors import CaravanseraiError
from caravanserai.engine.extras import not_installed
from caravanserai.locale.compiling import QUIET

app = typer.Typer(
    help=say("cli-help"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,
)
for name, command, text in (
    ("games", games.games, "cli-games-help"),
    ("play", play.play, "play-help"),
    ("serve", serve.serve, "cli-serve-help"),
    ("export", serve.export, "cli-export-help"),
    ("import", serve.import_, "cli-import-help"),
    ("backup", serve.backup, "cli-backup-help"),
    ("restore", serve.restore, "cli-restore-help"),
    ("migrate", serve.migrate, "cli-migrate-help"),
    ("rotate-key", serve.rotate_key, "cli-rotate-help"),
    ("hint", hint.hint, "hint-help"),
    ("arena", arena.arena, "arena-help"),
    ("league", league.league, "league-help"),
    ("simulate", simulate.simulate, "cli-simulate-help"),
    ("dataset", dataset.dataset, "cli-dataset-help"),
    ("replay", replay.replay, "cli-replay-help"),
    ("perft", perft.perft, "cli-perft-help"),
    ("puzzles", puzzles.puzzles, "cli-puzzles-help"),
):
    app.command(name, help=say(text))(command)
lab_agents.add_to(lab.app)
app.add_typer(lab.app, name="lab", help=say("lab-help"))
app.add_typer(lesson.app, name="lesson", help=say("cli-lesson-help"))
app.add_typer(position.app, name="position", help=say("cli-position-help"))


@app.callback()
def interruptible(context: typer.Context) -> None:
    """Most commands get Ctrl+C as an exception; a server handles it itself."""
    if context.invoked_subcommand != "serve" and signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _fail(error: CaravanseraiError) -> NoReturn:
    print(say("cli-error", message=describe(error)), file=sys.stderr)
    sys.exit(2)


def main() -> None:
    """Run the command line; an error becomes a message and exit status 2."""
    os.environ.setdefault(QUIET, "1")  # the commands say what they are waiting for
    try:
        app()
    except CaravanseraiError as error:
        _fail(error)
    except ModuleNotFoundError as error:
        if (missing := not_installed(error)) is None:
            raise
        _fail(missing)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
