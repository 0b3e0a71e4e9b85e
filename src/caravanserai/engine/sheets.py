"""Sheets: documents that rules can write, as rows of three numbers.

A row is (what, key, value). Compiled rules write what a screen shows beside the raw view, and every
text, as sheets: for each audience, after each action. Keys and words are numbers too, indices into
a game's vocabulary; a sheet becomes a mapping or a phrase here, and JSON in `json`.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine.jit import rule
from caravanserai.engine.phrases import Phrase
from caravanserai.engine.vocabulary import Word

Sheet = NDArray[np.int16]

EACH: Final = -1  # the key of an item in a list
MAP, LIST, PHRASE, END, NUMBER, WORD, FLAG, NOTHING = range(1, 9)
ROOM: Final = 4096
MOST_DEEP: Final = 16


def sheet() -> Sheet:
    """An empty sheet. The first number is the count of rows that follow."""
    return np.zeros((ROOM, 3), np.int16)


@rule
def clear(out: Sheet) -> None:
    """Empty the sheet."""
    out[0, 0] = 0


@rule
def _write(out: Sheet, what: int, key: int, value: int) -> None:
    n = min(int(out[0, 0]) + 1, ROOM - 1)
    out[0, 0] = n
    out[n, 0] = what
    out[n, 1] = key
    out[n, 2] = value


@rule
def opens(out: Sheet, key: int) -> None:
    """Begin a mapping."""
    _write(out, MAP, key, 0)


@rule
def lists(out: Sheet, key: int) -> None:
    """Begin a list."""
    _write(out, LIST, key, 0)


@rule
def says(out: Sheet, key: int, message: int) -> None:
    """Begin a phrase: its message; its arguments follow."""
    _write(out, PHRASE, key, message)


@rule
def ends(out: Sheet) -> None:
    """End the mapping or list begun last."""
    _write(out, END, EACH, 0)


@rule
def number(out: Sheet, key: int, value: int) -> None:
    """Write a number."""
    _write(out, NUMBER, key, value)


@rule
def word(out: Sheet, key: int, value: int) -> None:
    """Write one of the game's words."""
    _write(out, WORD, key, value)


@rule
def flag(out: Sheet, key: int, value: int) -> None:
    """Write true or false."""
    _write(out, FLAG, key, 1 if value else 0)


@rule
def nothing(out: Sheet, key: int) -> None:
    """Write null."""
    _write(out, NOTHING, key, 0)


def document(written: Sheet, words: Sequence[Word]) -> dict[str, Any]:
    """The contents of a sheet of keys and values."""
    top: dict[str, Any] = {}
    _fill(top, written, words)
    return top


def spoken(written: Sheet, words: Sequence[Word]) -> Phrase:
    """The one phrase on a sheet."""
    said: list[Any] = []
    _fill(said, written, words)
    return _settled(said[0])


def _settled(said: Phrase) -> Phrase:
    """A phrase with its filled lists turned into tuples, as phrases need them."""
    for key, value in said.args.items():
        if isinstance(value, list):
            said.args[key] = tuple(map(_settled, value))
        elif isinstance(value, Phrase):
            _settled(value)
    return said


def _fill(top: Any, written: Sheet, words: Sequence[Word]) -> None:
    assert written[0, 0] < ROOM - 1, "a full sheet"
    inside: list[Any] = [top]
    for what, key, value in written[1 : 1 + int(written[0, 0])].tolist():
        if what == END:
            inside.pop()
            continue
        said = _value(what, value, words)
        if key == EACH:
            inside[-1].append(said)
        else:
            inside[-1][words[key]] = said
        if what in (MAP, LIST, PHRASE):
            inside.append(said.args if what == PHRASE else said)


def _value(what: int, value: int, words: Sequence[Word]) -> Any:
    if what == MAP:
        return {}
    if what == LIST:
        return []
    if what == PHRASE:
        return Phrase(str(words[value]), {})
    if what == NUMBER:
        return value
    if what == WORD:
        return words[value]
    return bool(value) if what == FLAG else None
