"""Everything about a game at one moment."""

from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from caravanserai.engine.record import Rows, copy_rows


class Position(msgspec.Struct, frozen=True):
    """A box and a state (or a view) in it."""

    box: Rows
    state: Rows

    def copy(self) -> "Position":
        """A copy whose state can change without changing this one."""
        return Position(self.box, copy_rows(self.state))

    def same_as(self, other: "Position") -> bool:
        """Is every byte of the state equal?"""
        return self.state.tobytes() == other.state.tobytes()


@dataclass(frozen=True)
class Outcome:
    """How a game ended: why, and each player's score and rank (1 is best; ties share a rank)."""

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Asked(NamedTuple):
    """Who may act, who the game is waiting for, and whose turn it is (one at a time)."""

    may_act: tuple[int, ...]
    waiting_for: tuple[int, ...]
    turn: int | None
