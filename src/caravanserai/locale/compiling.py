"""What programs that use the games are told while their rules are compiled for the first time."""

import os
import sys
from typing import Final

from caravanserai.locale import Texts, preferred_language

QUIET: Final = "CARAVANSERAI_QUIET"
WORTH_TELLING: Final = 1.0  # seconds

_announced: set[str] = set()


def announce(game: str, kernel: str, seconds: float | None) -> None:
    """Say once per game what is happening, then how long each part took."""
    if os.environ.get(QUIET, "0") != "0":
        return
    say = Texts(preferred_language())
    if seconds is None and game not in _announced:
        _announced.add(game)
        print(say("compiling-begins", game=game, quiet=f"{QUIET}=1"), file=sys.stderr, flush=True)
    elif seconds is not None and seconds >= WORTH_TELLING:
        said = say("compiling-done", kernel=kernel, seconds=round(seconds))
        print(said, file=sys.stderr, flush=True)
