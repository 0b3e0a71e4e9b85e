"""What a searching bot needs to know of Dschunke besides its rules."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.games.dschunke.alphabet import BID, DO_KEEP, DO_NONE, KEEP, PRIZE_KEEP
from caravanserai.games.dschunke.state import Box, State


@rule
def reopen(box: Box, s: State) -> None:
    """Bids face down are taken back: until all are in, a bid changes nothing."""
    if s.decision == BID:
        for player in range(box.players):
            s.bid_good[player] = 0
            s.bid_count[player] = 0
        s.has_bid = 0


@rule
def seen_as(box: Box, s: State, seat: int, action: int) -> int:
    """Bids and kept cards are secret."""
    if s.decision == BID:
        return DO_NONE
    if s.decision == KEEP or s.decision == PRIZE_KEEP:
        return DO_KEEP + 1
    return action


@rule
def consider(box: Box, s: State, seat: int, actions: Buffer, count: int) -> int:
    """All."""
    return count
