"""How a log tells a game: its parts, the digest of each, and lines folded into one.

Each reader of the log makes a digest from the events they were told.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct


class Digest(Struct, frozen=True, omit_defaults=True):
    """An item of a digest, worded by the message `digest-<name>` with `count`."""

    name: str
    adds: str = ""  # the field to add up; without one, events are counted
    each: str = ""  # a field to split by: one item for each of its values
    lists: str = ""  # the field whose values are named, as `names`


class LogStyle(Struct, frozen=True, omit_defaults=True):
    """How events of a kind are told."""

    opens: str = ""  # the part of the log it begins: `turn`, or another, called `part-<opens>`
    folds: bool = False  # several in a row are one line, `event-<kind>-together` with `players`
    digest: Digest | None = None
    # Its part in a bargain: `offer`, `failure`, `deal`, `gift` or `loan`. A bargain among others is
    # one line, worded by `bargain-<part>`; what changes hands in it by `dealt-<kind>`.
    bargain: str = ""


LogStyles = Mapping[str, LogStyle]  # by the name of a kind

TURN: Final = LogStyle(opens="turn")
BY_TURNS: Final[LogStyles] = {"turn-began": TURN}


def counted(
    name: str, adds: str = "", each: str = "", opens: str = "", bargain: str = ""
) -> LogStyle:
    """Events that are counted or added up."""
    return LogStyle(opens=opens, digest=Digest(name, adds=adds, each=each), bargain=bargain)


def named(name: str, lists: str) -> LogStyle:
    """Events that are named one by one."""
    return LogStyle(digest=Digest(name, lists=lists))
