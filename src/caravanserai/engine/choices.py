"""Legal actions found by asking, action by action, for a reason against it.

A condition is a rule that says why `seat` cannot do an action, 0 if it can. Handed to these, it is
compiled into a loop of its own.
"""

from collections.abc import Callable
from typing import Any, Final

from caravanserai.engine.contract import FINE
from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule

Condition = Callable[[Any, Any, int, int], int]

EVERY: Final = -1  # in place of an action: all that answer the decision


@rule
def write(
    why_not: Condition, box: Any, s: Any, seat: int, first: int, end: int, n: int, out: Buffer
) -> int:
    """Write those of the actions first to end - 1 that are legal, after n already written."""
    for action in range(first, end):
        if why_not(box, s, seat, action) == FINE:
            out[n] = action
            n += 1
    return n


@rule
def write_amounts(
    why_not: Condition, box: Any, s: Any, seat: int, first: int, end: int, n: int, out: Buffer
) -> int:
    """The same of amounts: if one is too much, so are all that follow."""
    for action in range(first, end):
        if why_not(box, s, seat, action) != FINE:
            break
        out[n] = action
        n += 1
    return n


@rule
def is_any_legal(why_not: Condition, box: Any, s: Any, seat: int, first: int, end: int) -> bool:
    """Is one of the actions first to end - 1 legal?"""
    for action in range(first, end):
        if why_not(box, s, seat, action) == FINE:
            return True
    return False
