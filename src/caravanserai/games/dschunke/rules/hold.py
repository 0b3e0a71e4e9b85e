"""The hold of a junk: strips in layers of three, each layer across the one below.

A strip laid on a full layer covers one crate of each strip under it, whichever place it takes. So
with j strips in the top layer each of them shows 3 crates, each strip in the layer below 3 - j, and
nothing deeper shows.
"""

from caravanserai.engine.jit import rule
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.state import State


@rule
def strips_of(layer: int, player: int) -> int:
    """How many strips in a layer are this player's."""
    return layer >> 2 * player & 3


@rule
def one_strip(player: int) -> int:
    """A layer with one strip of this player; layers can be added."""
    return 1 << 2 * player


@rule
def top_layer(s: State, junk: int) -> int:
    """The number of the top layer, from 0; -1 for an empty junk."""
    return (s.size[junk] + say.LAYER - 1) // say.LAYER - 1


@rule
def visible(s: State, junk: int, player: int) -> int:
    """How many crates of this player are visible on a junk."""
    top = top_layer(s, junk)
    if top < 0:
        return 0
    shown = say.CRATES * strips_of(s.hold[junk][top], player)
    if top > 0:
        covered = s.size[junk] - say.LAYER * top
        shown += (say.CRATES - covered) * strips_of(s.hold[junk][top - 1], player)
    return shown


@rule
def load_strip(s: State, junk: int, owner: int) -> None:
    """Add a strip to the top layer, or start the next one when that is full."""
    s.hold[junk][s.size[junk] // say.LAYER] += one_strip(owner)
    s.size[junk] += 1


@rule
def has_top_strip(s: State, junk: int, player: int) -> bool:
    """Does this player have a strip in the top layer? Only such a strip can be moved (J8)."""
    top = top_layer(s, junk)
    return top >= 0 and strips_of(s.hold[junk][top], player) > 0


@rule
def lift_strip(s: State, junk: int, player: int) -> None:
    """Take a strip of this player out of the top layer."""
    s.hold[junk][top_layer(s, junk)] -= one_strip(player)
    s.size[junk] -= 1
