"""Where references of a rulebook lead, as the client follows them (web/src/lib/rulebook.ts)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from caravanserai.engine.phrases import Phrase
from caravanserai.engine.rulebook import Rulebook


class Happened(NamedTuple):
    """An event: its kind, and how it was told."""

    kind: str
    say: Phrase


def explains(
    book: Rulebook,
    place: str,
    say: Phrase,
    name: str = "",
    before: Sequence[Happened] = (),
    asked: Phrase | None = None,
) -> str:
    """The entry that explains something, or "" if there is none."""
    name = name or say.key.partition("-")[2]
    for part in getattr(book, place).get(name, "").split():
        if part == "@prompt":
            found = explains(book, "prompts", asked) if asked else ""
        elif part.startswith("@"):
            found = _earlier(book, part[1:], before)
        else:
            found = dict(_arguments(say)).get(part[1:-1], "") if part.startswith("{") else part
        if found in book.entries:
            return found
    return ""


def _earlier(book: Rulebook, part: str, before: Sequence[Happened]) -> str:
    kinds, _, until = part.partition("/")
    for at in reversed(range(len(before))):
        kind, say = before[at]
        if kind in kinds.split(","):
            return explains(book, "events", say, kind, before[:at])
        if kind == until:
            return ""
    return ""


def _arguments(say: Phrase) -> Iterator[tuple[str, str]]:
    """The phrases among the arguments by name; outer ones take precedence over inner ones."""
    inner = [(name, value) for name, value in say.args.items() if isinstance(value, Phrase)]
    for _, value in inner:
        yield from _arguments(value)
    for name, value in inner:
        yield name, value.key
