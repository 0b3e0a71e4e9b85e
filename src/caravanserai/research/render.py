"""A position as text and as a picture: the terminal's drawing of what a spectator may know."""

from functools import cache
from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.cells import cell_len
from rich.color import ColorType
from rich.console import Console
from rich.terminal_theme import MONOKAI as THEME

from caravanserai.engine.events import PUBLIC
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.locale import Texts

Image = NDArray[np.uint8]

WIDTH = 100
CELL = (8, 17)
FONT_SIZE = 13
LANGUAGE = "en"


def as_text(game: Game, position: Position) -> str:
    """The table in plain characters."""
    out = StringIO()
    Console(file=out, width=WIDTH, color_system=None).print(_drawing(game, position))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def as_image(game: Game, position: Position) -> Image:
    """The table in colours, as rows of pixels."""
    from PIL import Image as Pictures
    from PIL import ImageDraw

    console = Console(file=StringIO(), width=WIDTH, color_system="truecolor", force_terminal=True)
    lines = console.render_lines(_drawing(game, position), pad=False)
    size = (WIDTH * CELL[0], max(1, len(lines)) * CELL[1])
    picture = Pictures.new("RGB", size, tuple(THEME.background_color))
    pen = ImageDraw.Draw(picture)
    for row, line in enumerate(lines):
        column = 0
        for text, style, _ in line:
            for character in text:
                place = (column * CELL[0], row * CELL[1])
                pen.text(place, character, font=_font(), fill=_colour(style))
                column += cell_len(character)
    return np.asarray(picture, np.uint8)


def _drawing(game: Game, position: Position) -> Any:
    return game.draw(game.view(position, PUBLIC), _texts(game.name))


@cache
def _texts(game: str) -> Texts:
    return Texts(LANGUAGE, game)


@cache
def _font() -> Any:
    """DejaVu Sans Mono, which Matplotlib brings along."""
    from matplotlib import font_manager
    from PIL import ImageFont

    return ImageFont.truetype(font_manager.findfont("DejaVu Sans Mono"), FONT_SIZE)


def _colour(style: Any) -> tuple[int, int, int]:
    """The colour of a style; of the terminal's own text if it names none."""
    if style is None or style.color is None or style.color.type == ColorType.DEFAULT:
        return THEME.foreground_color
    colour: tuple[int, int, int] = style.color.get_truecolor(THEME)
    return colour
