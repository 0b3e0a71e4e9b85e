"""Data files as text, from strangers: TOML, or JSON on one line.

The TOML parser's time grows with the square of a line's length (say, a key of ten thousand parts),
so both lines and the whole file are limited in size.
"""

import functools
import json
import tomllib
from importlib import resources
from typing import Any, Final

from caravanserai.engine.errors import BadOption

MOST_LETTERS: Final = 100_000
MOST_ON_A_LINE: Final = 400
MOST_DOTS: Final = 20  # per line: keys have few parts


def standard(package: str) -> str:
    """The data file that comes with a game."""
    return resources.files(package).joinpath("data.toml").read_text(encoding="utf-8")


@functools.lru_cache(maxsize=16)
def parse(text: str) -> Any:
    """Parse a text into values that can't be changed, or say why it can't be read."""
    if len(text) > MOST_LETTERS:
        raise BadOption("data-too-long", most=MOST_LETTERS)
    is_json = text.lstrip().startswith("{")
    if not is_json:
        _require_short_lines(text)
    try:
        return json.loads(text) if is_json else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOption("data-syntax", reason=str(error)) from error


def _require_short_lines(text: str) -> None:
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > MOST_ON_A_LINE or line.count(".") > MOST_DOTS:
            raise BadOption("data-line", line=number, most=MOST_ON_A_LINE, dots=MOST_DOTS)
