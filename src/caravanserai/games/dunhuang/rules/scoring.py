"""The end: an early win, or final scoring with its reason."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.engine.winning import NOTHING, THE_TIE_BREAK, decided_by
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.knowledge.tracking import hand_shown
from caravanserai.games.dunhuang.rules.tokens import tokens_held
from caravanserai.games.dunhuang.state import Box, State

POINTS_PER_TOKEN = 2


@rule
def win_early(box: Box, s: State, out: Buffer) -> None:
    """The active player shows their hand and wins at once; nobody scores."""
    show_hand(s, s.active, out)
    for player in range(box.players):
        s.rank[player] = 1 if player == s.active else 2
    end(box, s, say.EARLY_WIN, out)


@rule
def final_scoring(box: Box, s: State, out: Buffer) -> None:
    """All hands are shown and counted; most points, then most coins, else a shared win."""
    for player in range(box.players):
        show_hand(s, player, out)
    for player in range(box.players):
        show_goods_scored(box, s, player, out)
        s.score[player] = points(box, s, player)
        tokens = tokens_held(s, player)
        emit(out, say.SCORED, player, s.score[player], tokens, s.prestige[player], EVERYONE)
    for player in range(box.players):
        s.rank[player] = 1 + players_ahead(box, s, player)
    end(box, s, reason_of_win(box, s), out)


@rule
def show_hand(s: State, player: int, out: Buffer) -> None:
    """Lay a hand open."""
    hand_shown(s, player)
    for good in range(1, say.KINDS + 1):
        if s.hand[player][good]:
            emit(out, say.HAND_SHOWN, player, good, s.hand[player][good], 0, EVERYONE)


@rule
def show_goods_scored(box: Box, s: State, player: int, out: Buffer) -> None:
    """Best first."""
    scored = goods_scored(box, s, player)
    for good in range(say.KINDS, 0, -1):
        if scored >> good & 1:
            emit(out, say.GOOD_SCORED, player, good, 0, 0, EVERYONE)


@rule
def points(box: Box, s: State, player: int) -> int:
    """2 per token, 1 per prestige, and the numbers of the goods scored."""
    total = POINTS_PER_TOKEN * tokens_held(s, player) + s.prestige[player]
    scored = goods_scored(box, s, player)
    for good in range(1, say.KINDS + 1):
        total += good if scored >> good & 1 else 0
    return total


@rule
def goods_scored(box: Box, s: State, player: int) -> int:
    """Mask of the best goods led in hand, at most one per token."""
    left = tokens_held(s, player)
    scored = 0
    for good in range(say.KINDS, 0, -1):
        if left and leads_in_hand(box, s, player, good):
            scored |= 1 << good
            left -= 1
    return scored


@rule
def leads_in_hand(box: Box, s: State, player: int, good: int) -> bool:
    """Does nobody hold more of `good` in hand than this player, who holds at least one?"""
    if s.hand[player][good] == 0:
        return False
    for other in range(box.players):
        if s.hand[other][good] > s.hand[player][good]:
            return False
    return True


@rule
def players_ahead(box: Box, s: State, player: int) -> int:
    """How many players have more points, or equal points and more coins."""
    ahead = 0
    for other in range(box.players):
        if s.score[other] > s.score[player]:
            ahead += 1
        elif s.score[other] == s.score[player] and s.coins[other] > s.coins[player]:
            ahead += 1
    return ahead


@rule
def reason_of_win(box: Box, s: State) -> int:
    """What decided: points, coins after a tie on points, or nothing (a shared win)."""
    how = decided_by(box.players, s)
    if how == NOTHING:
        return say.SHARED
    return say.MOST_COINS if how == THE_TIE_BREAK else say.MOST_POINTS


@rule
def end(box: Box, s: State, reason: int, out: Buffer) -> None:
    """The game is over; announce the winners."""
    s.ended = reason
    for player in range(box.players):
        if s.rank[player] == 1:
            emit(out, say.WON, player, reason, 0, 0, EVERYONE)
