"""The box of Merchants of Araby: options, and the data file written into a record."""

from collections.abc import Mapping
from typing import Final

from caravanserai.engine.options import Option, start_option, starting_seat
from caravanserai.engine.record import Rows
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.data import fill_box, parse, standard
from caravanserai.games.araby.state import Box

OPTIONS: Final = (
    Option(
        "stacks",
        str(say.STACKS),
        tuple(str(n) for n in range(say.STACKS, say.CARAVANS // 2 + 1)),
        lambda stacks, players: int(stacks) * players <= say.CARAVANS,
    ),
    Option("personas", "1", ("1", "2"), lambda personas, players: personas == "1" or players == 2),
    Option("offers", str(say.MOST_OFFERS), tuple(str(n) for n in range(say.MOST_OFFERS + 1))),
    start_option(),
)


def make_box(players: int, options: Mapping[str, str], data: str | None = None) -> Rows:
    """The box for this many players, from the package's data or another file's text."""
    box = Box.load(Box.rows())
    box.players = players
    box.stacks = int(options["stacks"])
    box.personas = int(options["personas"])
    box.offer_limit = int(options["offers"])
    box.start = starting_seat(options["start"])
    fill_box(box, standard() if data is None else parse(data))
    rows = Box.rows()
    box.store(rows)
    return rows
