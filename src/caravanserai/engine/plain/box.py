"""A box that holds the players alone."""

from collections.abc import Callable, Mapping

from caravanserai.engine.record import Record, Rows, int8


class PlainBox(Record):
    """What is fixed for a match of a game without options: how many play.

    plain: always 0. Numba takes a record for a kind of another whose fields it begins with; so no
    box of another game is taken for this one.
    """

    players: int = int8()
    plain: int = int8()


def box_maker(kind: type[Record]) -> Callable[[int, Mapping[str, str]], Rows]:
    """Makes boxes of a kind with the number of players in them."""

    def make_box(players: int, options: Mapping[str, str]) -> Rows:
        box = kind.rows()
        box["players"] = players
        return box

    return make_box
