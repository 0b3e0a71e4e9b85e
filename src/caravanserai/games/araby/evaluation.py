"""How good a position looks to a player of Merchants of Araby, for bots.

The unit is a coin at the end of the game. The weights are estimates.
"""

from typing import Final

from caravanserai.engine.jit import rule
from caravanserai.games.araby.alphabet import (
    ENTOURAGE,
    HAND,
    PLAIN_PAYS,
    PRODUCT_COUNT,
    ROWS,
    SPACES,
)
from caravanserai.games.araby.rules.caravans import in_full_line
from caravanserai.games.araby.rules.cards import size
from caravanserai.games.araby.state import Box, State

WIN: Final = 1000.0
HAND_CARD: Final = 0.4
ENTOURAGE_CARD: Final = 0.25  # for each turn still to come
PRODUCT: Final = 0.3
LONELY_CAMEL: Final = 0.35
SAFE: Final = 0.85
OWED: Final = 0.5
DOUBT: Final = 6.0  # a lead of so many coins makes a win e times as likely


@rule
def evaluate(box: Box, s: State, seat: int) -> float:
    """How far `seat` is ahead of the best of the others."""
    if s.ended:
        return WIN if s.rank[seat] == 1 else -WIN
    best = -WIN
    for other in range(box.players):
        if other != seat:
            best = max(best, standing(box, s, other))
    return standing(box, s, seat) - best


@rule
def prospects(box: Box, s: State, seat: int) -> float:
    """How likely `seat` is to win, as a logarithm."""
    return standing(box, s, seat) / DOUBT


@rule
def standing(box: Box, s: State, player: int) -> float:
    """Coins, what camels will bring, and what cards may bring in the turns to come."""
    left = box.stacks * box.players - s.begun
    value = float(s.coins[player])
    value += HAND_CARD * min(size(s, HAND + player), left + 1)
    value += ENTOURAGE_CARD * left * size(s, ENTOURAGE + player) / box.players
    for product in range(PRODUCT_COUNT):
        value += PRODUCT * s.pool[player][product]
    for debt in range(s.owed):
        if s.debts[debt][0] == player:
            value -= OWED
        if s.debts[debt][1] == player:
            value += OWED
    return value + camels(box, s, player)


@rule
def camels(box: Box, s: State, player: int) -> float:
    """What the camels out earn on average, if their rows and columns are full."""
    value = 0.0
    for owner in range(box.players):
        for space in range(SPACES):
            if s.board[owner][space] == player + 1:
                pay = float(PLAIN_PAYS[space // ROWS])
                value += SAFE * pay if in_full_line(s, owner, space) else LONELY_CAMEL * pay
    return value
