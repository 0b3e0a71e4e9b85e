"""What a searching bot needs to know of Merchants of Araby besides its rules."""

from caravanserai.engine import rng
from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.engine.rng import Dice
from caravanserai.games.araby.state import Box, State


@rule
def reopen(box: Box, s: State) -> None:
    """No choice is kept secret to be shown later."""


@rule
def seen_as(box: Box, s: State, seat: int, action: int) -> int:
    """Everybody sees what is done."""
    return action


@rule
def sketch(box: Box, s: State, seat: int, actions: Buffer, count: int, dice: Dice) -> int:
    """Any."""
    return rng.roll(dice, count)
