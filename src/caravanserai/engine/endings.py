"""What a game tells about its last turn, so that bots can play it exactly."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from caravanserai.engine.position import Position
from caravanserai.engine.record import Rows

Worlds = tuple[Rows, Sequence[float]]  # states, and how likely each is
Luck = tuple[int, float]  # a key for the generator of a state, and how likely its outcome is


@dataclass(frozen=True)
class Ending:
    """How to go through all that may happen.

    worlds: every state that a view leaves possible, or None if the game may go on for longer than
    this turn. luck: keys that together lead to every outcome of an action; none if it has but one.
    """

    worlds: Callable[[Position, int], Worlds | None]
    luck: Callable[[Any, int, int], Sequence[Luck]]
