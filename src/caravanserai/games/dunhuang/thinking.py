"""What a searching bot needs to know of Merchants of Dunhuang besides its rules."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.games.dunhuang.alphabet import (
    BONUS,
    DO_GIVE,
    DO_KEEP,
    GIVE,
    KEEP,
    OPENING,
    RETURN,
)
from caravanserai.games.dunhuang.state import Box, State


@rule
def reopen(box: Box, s: State) -> None:
    """The opening choices stand: nobody learns from them, or can gain by knowing them."""


@rule
def seen_as(box: Box, s: State, seat: int, action: int) -> int:
    """Cards kept and given are secret."""
    if s.decision == OPENING or s.decision == KEEP:
        return DO_KEEP + 1
    if s.decision == GIVE or s.decision == RETURN:
        return DO_GIVE + 1
    return action


@rule
def consider(box: Box, s: State, seat: int, actions: Buffer, count: int) -> int:
    """All but doing nothing for a bonus, the last choice there: coins cost nothing."""
    return count - 1 if s.decision == BONUS else count
