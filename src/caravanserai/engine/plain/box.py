"""A box that holds only the number of players."""

from collections.abc import Callable, Mapping

from caravanserai.engine.record import Record, Rows, int8


class PlainBox(Record):
    """What is fixed for a match of a game without options: the number of players.

    plain: always 0. Numba treats a record as a subtype of any record whose fields it begins with;
    this keeps another game's box from passing for this one.
    """

    players: int = int8()
    plain: int = int8()


def box_maker(kind: type[Record]) -> Callable[[int, Mapping[str, str]], Rows]:
    """Make boxes of a class, holding the number of players."""

    def make_box(players: int, options: Mapping[str, str]) -> Rows:
        box = kind.rows()
        box["players"] = players
        return box

    return make_box
