"""What a searching bot needs to know of Merchants of Araby besides its rules."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.games.araby.alphabet import (
    DO_ACCEPT,
    DO_CAMEL,
    DO_CARD,
    DO_DECLINE,
    DO_END,
    DO_PASS,
    DO_PLAY,
    LAST,
    MAIN,
)
from caravanserai.games.araby.state import Box, State


@rule
def reopen(box: Box, s: State) -> None:
    """No choice is kept secret to be shown later."""


@rule
def seen_as(box: Box, s: State, seat: int, action: int) -> int:
    """Everybody sees what is done."""
    return action


@rule
def consider(box: Box, s: State, seat: int, actions: Buffer, count: int) -> int:
    """Plays, tasks and camels in one's own turn; out of turn camels and answers only."""
    if s.decision != MAIN and s.decision != LAST:
        return count
    kept = 0
    for k in range(count):
        if is_sensible(s, seat, int(actions[k])):
            actions[kept] = actions[k]
            kept += 1
    return kept if kept else 1


@rule
def is_sensible(s: State, seat: int, action: int) -> bool:
    """Is an action in open play worth a thought? Offers are made elsewhere, not by search."""
    if action == DO_PASS or action == DO_END or is_answer(action):
        return True
    if DO_CAMEL <= action < DO_CARD:
        return True
    own = s.active == seat and s.decision == MAIN
    return own and DO_PLAY <= action < DO_CARD


@rule
def is_answer(action: int) -> bool:
    """Does it accept or decline an offer?"""
    return DO_ACCEPT <= action < DO_DECLINE + SEATS
