"""Phase 4: secret bids, revealed together, until all is sold or nobody bids."""

from caravanserai.engine.events import EVERYONE, NOBODY, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.knowledge.tracking import seen_held
from caravanserai.games.dschunke.rules.fists import is_bluff, is_mixed, one_of, other_of
from caravanserai.games.dschunke.rules.goods import return_goods
from caravanserai.games.dschunke.rules.market import value_of
from caravanserai.games.dschunke.rules.stacks import ask_prize
from caravanserai.games.dschunke.state import Box, State


@rule
def begin_bartering(s: State) -> None:
    """Nothing is sold yet."""
    s.sold = 0
    s.decision = say.ASK_BIDS


@rule
def ask_bids(s: State) -> None:
    """Everybody bids, even with nothing to bid: asking only some would reveal their hands (J13)."""
    s.active = s.first
    s.has_bid = 0
    s.decision = say.BID


@rule
def make_bid(box: Box, s: State, seat: int, fist: int, count: int, out: Buffer) -> None:
    """A bid, or a bluff, stays secret until all are in; then they are revealed together."""
    s.has_bid |= 1 << seat
    s.bid_good[seat] = fist
    s.bid_count[seat] = count
    emit(out, say.BID_MADE, seat, fist, count, 0, 1 << seat)
    if s.has_bid == (1 << box.players) - 1:
        reveal_bids(box, s, out)


@rule
def reveal_bids(box: Box, s: State, out: Buffer) -> None:
    """Settle each good that was bid on and take the cards back; special cards come after that.

    If nobody bids, the round's bartering is over; otherwise each bartering sells a good.
    """
    for player in range(box.players):
        show_fist(s, player, out)
    sold_before = s.sold
    for good in range(1, say.KINDS + 1):
        most = highest_bid(box, s, good)
        if most:
            s.sold |= 1 << good
            if value_of(box, s, good) == say.SPECIAL_CARD:
                settle_special(box, s, good, most, out)
            else:
                settle_money(box, s, good, most, out)
    clear_bids(box, s)
    s.decision = say.END_ROUND if s.sold == sold_before else say.SETTLE


@rule
def show_fist(s: State, player: int, out: Buffer) -> None:
    """Open a fist; a bluff counts as no bid, and its cards go back to the hand (J6)."""
    fist = int(s.bid_good[player])
    count = int(s.bid_count[player])
    if not is_bluff(s, fist):
        emit(out, say.BID_SHOWN, player, fist, count, 0, EVERYONE)
        return
    emit(out, say.BLUFF_SHOWN, player, fist, count, 0, EVERYONE)
    if is_mixed(fist):
        seen_held(s, player, one_of(fist), 1)
        seen_held(s, player, other_of(fist), 1)
    else:
        seen_held(s, player, fist, count)
    s.bid_good[player] = 0
    s.bid_count[player] = 0


@rule
def highest_bid(box: Box, s: State, good: int) -> int:
    """The most cards bid of a good; 0 if nobody bid on it."""
    most = 0
    for player in range(box.players):
        if s.bid_good[player] == good:
            most = max(most, int(s.bid_count[player]))
    return most


@rule
def has_most(s: State, player: int, good: int, most: int) -> bool:
    """Is this player's bid among the highest?"""
    return s.bid_good[player] == good and s.bid_count[player] == most


@rule
def winner_of(box: Box, s: State, good: int, most: int) -> int:
    """The one who takes all: the only highest bid, or the only "win ties" among them."""
    highest = NOBODY
    count = 0
    breaker = NOBODY
    breakers = 0
    for player in range(box.players):
        if has_most(s, player, good, most):
            highest = player
            count += 1
            if s.special[player][say.WIN_TIES]:
                breaker = player
                breakers += 1
    if count == 1:
        return highest
    return breaker if breakers == 1 else NOBODY


@rule
def settle_special(box: Box, s: State, good: int, most: int, out: Buffer) -> None:
    """The winner will search a stack; a tie gives nothing."""
    winner = winner_of(box, s, good, most)
    if winner == NOBODY:
        emit(out, say.SPECIAL_TIED, NOBODY, good, 0, 0, EVERYONE)
    else:
        s.prizes |= 1 << winner
        emit(out, say.SPECIAL_WON, winner, good, 0, 0, EVERYONE)


@rule
def settle_money(box: Box, s: State, good: int, most: int, out: Buffer) -> None:
    """All to the winner, or shared by the highest bids, rounded down."""
    worth = value_of(box, s, good)
    winner = winner_of(box, s, good, most)
    sharers = 1 if winner != NOBODY else count_highest(box, s, good, most)
    for player in range(box.players):
        if player == winner or (winner == NOBODY and has_most(s, player, good, most)):
            s.money[player] += worth // sharers
            emit(out, say.SOLD, player, good, worth // sharers, sharers, EVERYONE)


@rule
def count_highest(box: Box, s: State, good: int, most: int) -> int:
    """How many players share the highest bid."""
    count = 0
    for player in range(box.players):
        if has_most(s, player, good, most):
            count += 1
    return count


@rule
def clear_bids(box: Box, s: State) -> None:
    """All cards bid, winning or not, go back to their junks."""
    for player in range(box.players):
        if s.bid_count[player]:
            return_goods(s, player, s.bid_good[player], s.bid_count[player])
        s.bid_good[player] = 0
        s.bid_count[player] = 0
    s.has_bid = 0


@rule
def settle(box: Box, s: State, out: Buffer) -> None:
    """After bids: special cards in turn order, then another bartering until all is sold."""
    if s.prizes:
        winner = next_winner(box, s)
        s.prizes &= ~(1 << winner)
        ask_prize(s, winner, out)
    else:
        s.decision = say.END_ROUND if s.sold == say.ALL_SOLD else say.ASK_BIDS


@rule
def next_winner(box: Box, s: State) -> int:
    """The first in turn order who still gets a special card; market cards may have several S."""
    winner = int(s.first)
    while not s.prizes >> winner & 1:
        winner = (winner + 1) % box.players
    return winner
