"""The box of Dschunke: options, and the data file written into a record."""

from collections.abc import Mapping
from typing import Final

from caravanserai.engine.options import Option, start_option, starting_seat
from caravanserai.engine.record import Rows
from caravanserai.games.dschunke.data import fill_box, parse, standard
from caravanserai.games.dschunke.state import Box

OPTIONS: Final = (
    Option("opening_hand", "printed", ("printed", "8")),
    Option("setup", "standard", ("standard", "variant")),
    start_option(before="A"),
)
OPENING_HAND: Final = {3: 6, 4: 8}


def make_box(players: int, options: Mapping[str, str], data: str | None = None) -> Rows:
    """The box for this many players, from the package's data or another file's text.

    With three players, each gets 6 of 24 cards, as printed, or all 24 are dealt (J1).
    """
    box = Box()
    box.players = players
    box.opening_hand = OPENING_HAND[players] if options["opening_hand"] == "printed" else 8
    box.opening_copies = OPENING_HAND[players]
    box.variant = int(options["setup"] == "variant")
    box.start = starting_seat(options["start"])
    fill_box(box, standard() if data is None else parse(data))
    rows = Box.rows()
    box.store(rows)
    return rows
