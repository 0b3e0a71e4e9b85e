"""A table as its fields: those that have a text `field-<name>` are shown.

Browsers get the same fields; their plain board shows them the same way.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.notation import ANY, NOTHING, SEAT_NAMES
from caravanserai.engine.phrases import Speaker
from caravanserai.engine.position import Position
from caravanserai.engine.record import SEATS, MatchState

if TYPE_CHECKING:
    from caravanserai.engine.game import Game

SEPARATOR: Final = ", "
TIMES: Final = "\u00d7"


class Described(msgspec.Struct, frozen=True):
    """How a field of a view is shown."""

    name: str
    each: bool  # one entry per seat: its first dimension is SEATS, not one of places
    seats: bool  # its numbers are seats
    values: Sequence[str]  # or stand for these
    places: Sequence[str]  # or count these, by place


def described(game: "Game") -> list[Described]:
    """The fields that a game adds to those every state has, and the scores."""
    names = [name for name in game.state_class.fields if name not in MatchState.fields]
    return [_described(game, name) for name in (*names, "score")]


def _described(game: "Game", name: str) -> Described:
    shape, places = game.state_class.fields[name].shape, game.places.get(name, ())
    each = shape[:1] == (SEATS,) and len(shape) > bool(places)
    values = game.field_names.get(name, ())
    return Described(name, each, name in game.seat_fields, values, places)


def drawer(game: "Game") -> Callable[[Position, Speaker], Any]:
    """Draw views of a game, to print with rich."""
    return lambda view, texts: _table(game, view, texts)


def _table(game: "Game", view: Position, texts: Speaker) -> Any:
    from rich.console import Group
    from rich.table import Table

    seats, shown = game.seats(view), game.state_class.read(view.state).named()
    mine = int(view.state["eyes"][0]) - 1
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column()
    for seat in seats:
        table.add_column(SEAT_NAMES[seat], style="bold" if seat == mine else "")
    lines = []
    for field in described(game):
        if texts.has(f"field-{field.name}") and (field.name != "score" or game.is_over(view)):
            label, value = texts(f"field-{field.name}"), shown[field.name]
            if field.each:
                table.add_row(label, *(said(field, value[seat], texts) for seat in seats))
            else:
                lines.append(f"{label}: {said(field, value, texts)}")
    return Group(*lines, table)


def said(field: Described, value: Any, texts: Speaker) -> str:
    """The contents of a field, in words."""
    if not isinstance(value, list):
        return _value(field, value, texts)
    parts = _counted(field, value, texts) if field.places else _listed(field, value, texts)
    return SEPARATOR.join(parts) or NOTHING


def _counted(field: Described, counts: list[int], texts: Speaker) -> Iterator[str]:
    for place, count in zip(field.places, counts, strict=False):
        if count:
            yield f"{texts(f'value-{place}')} {TIMES}{count}"


def _listed(field: Described, values: list[Any], texts: Speaker) -> Iterator[str]:
    return (said(field, value, texts) for value in values)


def _value(field: Described, value: int, texts: Speaker) -> str:
    if value == UNKNOWN:
        return NOTHING if field.seats else ANY
    if field.seats:
        return SEAT_NAMES[value]
    return texts(f"value-{field.values[value]}") if field.values else str(value)
