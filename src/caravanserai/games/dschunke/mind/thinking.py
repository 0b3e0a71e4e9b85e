"""What a searching bot needs to know of Dschunke besides its rules."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.fists import cards_bid, fist_of, is_bluff
from caravanserai.games.dschunke.state import Box, State


@rule
def reopen(box: Box, s: State) -> None:
    """Bids face down are taken back: until all are in, a bid changes nothing."""
    if s.decision == say.BID:
        for player in range(box.players):
            s.bid_good[player] = 0
            s.bid_count[player] = 0
        s.has_bid = 0


@rule
def seen_as(box: Box, s: State, seat: int, action: int) -> int:
    """Bids and kept cards are secret."""
    if s.decision == say.BID:
        return say.DO_NONE
    if s.decision == say.KEEP or s.decision == say.PRIZE_KEEP:
        return say.DO_KEEP + 1
    return action


@rule
def consider(box: Box, s: State, seat: int, actions: Buffer, count: int) -> int:
    """All but bluffs, and bids of more cards than are needed to beat anybody.

    A bluff leads to the same table as "none", which can always be chosen, only that the others
    then know cards of this hand (J6). What it may gain is that people draw wrong conclusions, and
    no search over states finds that: between "none" and a bluff it would see no difference. So
    bots never bluff, expect none of others, and spend no thought on it.
    """
    if s.decision != say.BID:
        return count
    kept = 0
    for k in range(count):
        action = int(actions[k])
        if not is_bluff(s, fist_of(action)) and not is_overbid(box, s, seat, action):
            actions[kept] = action
            kept += 1
    return kept


@rule
def is_overbid(box: Box, s: State, seat: int, action: int) -> bool:
    """Would one card less still be more than any other player can hold of the good?"""
    good, cards = fist_of(action), cards_bid(action)
    for other in range(box.players):
        if other != seat and s.hand[other][good] + s.hand[other][0] >= cards - 1:
            return False
    return cards > 1
