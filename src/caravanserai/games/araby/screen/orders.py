"""Standing orders: pass without being asked, until something concerns you."""

from collections.abc import Callable, Mapping
from typing import Final

from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.decisions import is_offered
from caravanserai.games.araby.state import Box, State


def until_offered(view: Position, seat: int) -> int | None:
    """Pass in others' turns, and in the last round of your own, until an offer comes."""
    box, s = Box.read(view.box), State.read(view.state)
    return None if is_offered(box, s, seat) else _pass(s, seat)


def until_turn(view: Position, seat: int) -> int | None:
    """Pass until your own turn begins, offers or not."""
    s = State.read(view.state)
    return _pass(s, seat)


def _pass(s: State, seat: int) -> int | None:
    """A pass, if only a pass is needed."""
    if s.decision not in (say.MAIN, say.LAST) or s.maker[seat] or s.passed >> seat & 1:
        return None
    own_turn = s.decision == say.MAIN and s.active == seat
    return None if own_turn else say.DO_PASS


ORDERS: Final[Mapping[str, Callable[[Position, int], int | None]]] = {
    "pass-until-offered": until_offered,
    "pass-until-turn": until_turn,
}
