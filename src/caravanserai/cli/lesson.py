"""`caravanserai lesson`: check a lesson before people learn from it."""

from pathlib import Path
from typing import Annotated

import typer

from caravanserai.cli.common import GameName, load_game, read_file, say

app = typer.Typer(no_args_is_help=True)

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-lesson-file"))]


@app.callback()
def lesson() -> None:
    """Lessons."""


@app.command(help=say("cli-lesson-check-help"))
def check(game_name: GameName, file: File) -> None:
    """Check a lesson: its form, every way through it, and its texts."""
    from caravanserai.engine.lessons import read_lesson
    from caravanserai.table.lesson_check import check_lesson, check_texts

    game = load_game(game_name)
    found = read_lesson(file.stem, read_file(file))
    check_lesson(game, found)
    check_texts(game, found)
    steps, scenes = len(found.steps), len(found.scenes)
    print(say("cli-lesson-fine", lesson=found.name, steps=steps, scenes=scenes))
