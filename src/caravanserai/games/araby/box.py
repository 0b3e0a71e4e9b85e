"""The box of Merchants of Araby: options, and the data file written into a record."""

from collections.abc import Mapping
from typing import Final

from caravanserai.engine.errors import BadOption
from caravanserai.engine.options import Option
from caravanserai.engine.record import Rows
from caravanserai.games.araby.alphabet import CARAVANS, MOST_OFFERS, STACKS
from caravanserai.games.araby.data import fill_box, parse, standard
from caravanserai.games.araby.state import Box

OPTIONS: Final = (
    Option("stacks", str(STACKS), tuple(str(n) for n in range(STACKS, CARAVANS // 2 + 1))),
    Option("personas", "1", ("1", "2")),
    Option("offers", str(MOST_OFFERS), tuple(str(n) for n in range(MOST_OFFERS + 1))),
)


def make_box(players: int, options: Mapping[str, str], data: str | None = None) -> Rows:
    """The box for this many players, from the package's data or another file's text."""
    box = Box.load(Box.rows())
    box.players = players
    box.stacks = int(options["stacks"])
    box.personas = int(options["personas"])
    box.offer_limit = int(options["offers"])
    if box.stacks * players > CARAVANS:
        raise BadOption("too-many-stacks", stacks=box.stacks, most=CARAVANS // players)
    if box.personas == 2 and players > 2:
        raise BadOption("personas-for-two", players=players)
    fill_box(box, standard() if data is None else parse(data))
    rows = Box.rows()
    box.store(rows)
    return rows
