"""Records of different games are never mistaken for each other."""

from itertools import permutations

from caravanserai.engine.plain.box import PlainBox
from caravanserai.engine.record import Record
from caravanserai.games import load, names


def test_no_record_begins_with_all_fields_of_another() -> None:
    """Numba would treat it as a subtype of that one, and run what was compiled for it."""
    games = [load(name) for name in names()]
    kinds: list[type[Record]] = [PlainBox, *(game.box_class for game in games)]
    kinds += [game.state_class for game in games]
    for one, other in permutations(kinds, 2):
        shared = list(one.fields.items())[: len(other.fields)]
        assert shared != list(other.fields.items()), (one, other)
