"""Who certainly knows what: updated whenever a card moves.

Everyone sees every goods card that moves after the opening deal, or is shown as a bluff, so one
lower bound per hand and good serves every viewer. A player who searched a stack knows it until
another player takes a card from it unseen; what could still be inferred then is forgotten.
"""

from caravanserai.engine.jit import rule
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.state import State


@rule
def seen_entering(s: State, holder: int, good: int, count: int) -> None:
    """Everybody saw these cards go to the hand of `holder`."""
    s.known[holder][good] += count


@rule
def seen_leaving(s: State, holder: int, good: int, count: int) -> None:
    """Everybody saw these cards leave the hand of `holder`: the known ones first."""
    s.known[holder][good] = max(0, int(s.known[holder][good]) - count)


@rule
def seen_held(s: State, holder: int, good: int, count: int) -> None:
    """Everybody saw at least this many cards in the hand of `holder`."""
    s.known[holder][good] = max(int(s.known[holder][good]), count)


@rule
def is_face_up(special: int) -> bool:
    """Cards of the kind "always" lie face up in front of their owner."""
    return special < say.FIRST_HIDDEN


@rule
def stack_opened(s: State, stack: int, seat: int) -> None:
    """`seat` looks through a stack."""
    s.searched[stack] |= 1 << seat


@rule
def taken_from_stack(s: State, stack: int, seat: int, special: int) -> None:
    """`seat` keeps a card from the stack; unless it lies face up, the others can't know which."""
    if not is_face_up(special):
        s.searched[stack] = 1 << seat
