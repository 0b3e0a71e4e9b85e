"""Events: what an action caused, as rows of six numbers, each cut to what its reader may see.

A row is (kind, seat, a, b, c, audience). `audience` is a mask of the viewers who see its secret
fields; for everyone else those fields are blanked, or the row is dropped if its kind is `private`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS

Buffer = NDArray[np.int16]

UNKNOWN: Final = -1
NOBODY: Final = -1
PUBLIC: Final = SEATS
ALL: Final = SEATS + 1
EVERYONE: Final = (1 << (SEATS + 2)) - 1

AUDIENCE: Final = 5  # the column of the audience
_COLUMNS: Final = 6
_CAPACITY: Final = 255


@dataclass(frozen=True)
class EventKind:
    """One kind of event.

    fields: names of a, b, c as far as used. secret: those only the audience sees. private: others
    don't even see that it happened. reveals: it shows its player something new, so a preview stops
    here and an undo cannot go back past it.
    """

    name: str
    fields: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    private: bool = False
    reveals: bool = False


@dataclass(frozen=True)
class Event:
    """One event as its reader sees it; a blanked field is None."""

    kind: str
    seat: int
    fields: dict[str, int | None]


class Told(NamedTuple):
    """One event as the rules tell it to a reader."""

    kind: int
    seat: int
    a: int
    b: int
    c: int
    hidden: int  # a mask of the fields a, b, c the reader may not know; those are 0


def buffer(capacity: int = _CAPACITY) -> Buffer:
    """Room for the events of one action. The first number is the count of rows that follow."""
    return np.zeros((capacity + 1, _COLUMNS), np.int16)


def no_events() -> Buffer:
    """Passed by playouts: nothing is written."""
    return np.zeros((0, _COLUMNS), np.int16)


@rule
def emit(out: Buffer, kind: int, seat: int, a: int, b: int, c: int, audience: int) -> None:
    """Append a row, unless nobody is listening."""
    if len(out) == 0:
        return
    n = int(out[0, 0]) + 1
    out[0, 0] = n
    out[n, 0] = kind
    out[n, 1] = seat
    out[n, 2] = a
    out[n, 3] = b
    out[n, 4] = c
    out[n, 5] = audience


def rows(out: Buffer) -> Buffer:
    """The rows written so far, as a copy."""
    return out[1 : 1 + int(out[0, 0])].copy()


def cut(kinds: Sequence[EventKind], written: Buffer, viewer: int) -> list[Event]:
    """The rows as `viewer` (a seat, PUBLIC or ALL) may see them."""
    return [
        cut_row(kinds[row[0]], row, viewer)
        for row in written.tolist()
        if not kinds[row[0]].private or _sees(row, viewer)
    ]


def cut_row(kind: EventKind, row: list[int], viewer: int) -> Event:
    """A row that `viewer` may see, without the fields they may not."""
    blank = () if _sees(row, viewer) else kind.secret
    fields = {
        name: None if name in blank else value
        for name, value in zip(kind.fields, row[2:5], strict=False)
    }
    return Event(kind.name, row[1], fields)


def _sees(row: list[int], viewer: int) -> bool:
    return viewer == ALL or bool(row[AUDIENCE] >> viewer & 1)


def as_json(event: Event) -> dict[str, Any]:
    """An event as a flat mapping; seats stay numbers."""
    return {"kind": event.kind, "seat": event.seat, **event.fields}
