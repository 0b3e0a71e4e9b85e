"""Find legal actions by checking each one for a reason against it.

A condition is a rule that says why `seat` cannot do an action; 0 means it can. Each function here
compiles the condition it is given into its own loop.
"""

from collections.abc import Callable
from typing import Any, Final

from caravanserai.engine.contract import FINE
from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule

Condition = Callable[[Any, Any, int, int], int]

EVERY: Final = -1  # in place of an action: every answer to the decision


@rule
def write(
    why_not: Condition, box: Any, s: Any, seat: int, first: int, end: int, n: int, out: Buffer
) -> int:
    """Write the legal ones among actions first to end - 1, after the n already written."""
    for action in range(first, end):
        if why_not(box, s, seat, action) == FINE:
            out[n] = action
            n += 1
    return n


@rule
def write_amounts(
    why_not: Condition, box: Any, s: Any, seat: int, first: int, end: int, n: int, out: Buffer
) -> int:
    """The same for amounts: once one is too much, so are all larger ones."""
    for action in range(first, end):
        if why_not(box, s, seat, action) != FINE:
            break
        out[n] = action
        n += 1
    return n


@rule
def is_any_legal(why_not: Condition, box: Any, s: Any, seat: int, first: int, end: int) -> bool:
    """Is any of the actions first to end - 1 legal?"""
    for action in range(first, end):
        if why_not(box, s, seat, action) == FINE:
            return True
    return False
