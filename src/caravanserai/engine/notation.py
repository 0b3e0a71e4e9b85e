"""Position texts: statements `key: value`, one per line or separated by semicolons.

Shared by all games: splitting a text into statements, reading seats, numbers and lists of cards,
and saying where something is wrong. Everything from # to the end of a line is a comment.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from caravanserai.engine.errors import BadNotation, ImpossiblePosition
from caravanserai.engine.events import ALL, PUBLIC, UNKNOWN
from caravanserai.engine.record import SEATS

SEAT_NAMES: Final = "ABCD"
VIEWERS: Final = {
    **{name: seat for seat, name in enumerate(SEAT_NAMES)},
    "public": PUBLIC,
    "all": ALL,
}
NOTHING: Final = "-"
ANY: Final = "?"
MOST_REPEATS: Final = 99
_REPEATED: Final = re.compile(r"(?P<word>[^\s*]+)(?:\*(?P<times>-?\d+))?")
_WHOLE: Final = re.compile(r"[0-9]{1,19}")

assert len(SEAT_NAMES) == SEATS


def viewer_name(viewer: int) -> str:
    """A, B, C, D, public or all."""
    return next(name for name, number in VIEWERS.items() if number == viewer)


def first_word(text: str) -> str:
    """The first word of a position text, ignoring comments: it names the game."""
    return next((statement.split()[0] for _, statement in _statements(text)), "")


def whole_number(text: str, low: int, high: int) -> int | None:
    """A whole number from low to high; None for anything else, however long."""
    number = int(text) if _WHOLE.fullmatch(text) else -1
    return number if low <= number <= high else None


class Statements:
    """The statements of a position text, each to be read once."""

    def __init__(self, text: str, game: str) -> None:
        self._values: dict[str, tuple[str, int]] = {}
        for number, statement in _statements(text):
            if statement == game and not self._values:
                continue
            key, colon, value = statement.partition(":")
            key = key.strip()
            if not colon:
                raise BadNotation("no-colon", line=number, statement=statement, game=game)
            if key in self._values:
                raise BadNotation("statement-twice", line=number, key=key)
            self._values[key] = value.strip(), number
        self._taken: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def text(self, key: str, default: str = "") -> str:
        """The value of a statement, or `default` if it is missing."""
        self._taken.add(key)
        return self._values.get(key, (default, 0))[0]

    def line(self, key: str) -> int:
        """The line number of a statement, for messages."""
        return self._values.get(key, ("", 0))[1]

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number from low to high."""
        return self.in_range(key, self.text(key, str(default)), low, high)

    def in_range(self, key: str, text: str, low: int, high: int) -> int:
        """A whole number from low to high that is part of the value of `key`."""
        number = whole_number(text, low, high)
        if number is None:
            raise self.bad(key, "bad-number", value=text, low=low, high=high)
        return number

    def total(self, key: str, default: int, high: int, is_shown: bool) -> int:
        """A number from 0, or `?` if a view doesn't show it."""
        if not is_shown and self.text(key) == ANY:
            return UNKNOWN
        return self.number(key, default, 0, high)

    def generator(self, seed: int, most: int) -> list[int]:
        """Key and counter of the generator; without a statement it starts fresh from the seed."""
        words = self.text("rng", f"{seed} 0").split()
        found = [whole_number(word, 0, most) for word in words]
        numbers = [number for number in found if number is not None]
        if len(words) != 2 or len(numbers) != 2:
            raise self.bad("rng", "bad-rng", value=" ".join(words), most=most)
        return numbers

    def flag(self, key: str, default: bool) -> bool:
        """yes or no."""
        return self.choice(key, "yes" if default else "no", ("no", "yes")) == 1

    def choice(self, key: str, default: str, names: Sequence[str]) -> int:
        """The number of one of `names`."""
        text = self.text(key, default)
        if text not in names:
            raise self.bad(key, "bad-name", value=text, known=", ".join(n for n in names if n))
        return names.index(text)

    def words(self, key: str, default: str = "") -> list[str]:
        """A list such as `tea silk*2 ?*3`, with repeats expanded; `-` is an empty list."""
        return self.spread(key, self.text(key, default))

    def spread(self, key: str, text: str) -> list[str]:
        """The words of part of the value of `key`, with repeats expanded."""
        listed: list[str] = []
        for part in text.replace(",", " ").split():
            match = _REPEATED.fullmatch(part)
            if match is None:
                raise self.bad(key, "bad-word", value=part)
            times = self.in_range(key, match["times"] or "1", 0, MOST_REPEATS)
            listed += [match["word"]] * times
        return [] if listed == [NOTHING] else listed

    def bad(self, key: str, code: str, **details: object) -> BadNotation:
        """An error in the statement `key`."""
        return BadNotation(code, line=self.line(key), key=key, **details)

    def impossible(self, key: str, code: str, **details: object) -> ImpossiblePosition:
        """A contradiction in the statement `key`."""
        return ImpossiblePosition(code, line=self.line(key), key=key, **details)

    def finish(self, known: Iterable[str]) -> None:
        """Reject statements that nobody read."""
        for key, (_, line) in self._values.items():
            if key not in self._taken:
                raise BadNotation("unknown-statement", line=line, key=key, known=", ".join(known))


def _statements(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        for statement in line.partition("#")[0].split(";"):
            if statement.strip():
                yield number, statement.strip()


def folded(words: Iterable[str]) -> str:
    """A list of words as text, equal neighbours combined: `tea silk*2`."""
    runs: list[list[str]] = []
    for word in words:
        if runs and runs[-1][0] == word:
            runs[-1].append(word)
        else:
            runs.append([word])
    return " ".join(run[0] if len(run) == 1 else f"{run[0]}*{len(run)}" for run in runs) or NOTHING


def total_text(number: int) -> str:
    """A number, or `?` if a view doesn't show it."""
    return ANY if number == UNKNOWN else str(number)


def counted(counts: Sequence[int], names: Sequence[str]) -> str:
    """Counts per kind as a folded list; kind 0 counts unknown cards."""
    known = [name for name, n in zip(names[1:], counts[1:], strict=True) for _ in range(n)]
    return folded(known + [ANY] * counts[0])
