"""Called debts of Araby, by the kind of their term: which parts of A4 and A16 games exercise."""

from collections.abc import Iterator, Sequence

from caravanserai.engine.events import Event
from caravanserai.engine.position import Position
from caravanserai.games.araby.alphabet import TERM_NAMES
from caravanserai.games.araby.state import State

ENDS = {"debt-met": "met", "card-debt-met": "met", "defaulted": "defaulted"}
ENDS["card-defaulted"] = "defaulted"
DUE = [name for name in TERM_NAMES if name.startswith("due-")]


def all_called() -> set[str]:
    """Everything that can be due, called and paid, and called in vain."""
    return {f"called {name} {end}" for name in DUE for end in ("met", "defaulted")}


def called(before: Position, events: Sequence[Event]) -> Iterator[str]:
    """Debts that end in this step because they were called."""
    calling = bool(State.read(before.state).calling)
    for event in events:
        calling = calling or event.kind == "debt-called"
        if calling and event.kind in ENDS:
            term = event.fields.get("term")
            name = "due-card" if term is None else TERM_NAMES[term]
            yield f"called {name} {ENDS[event.kind]}"
