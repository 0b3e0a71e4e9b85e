"""How good a position looks to a player of Merchants of Araby, for bots.

The unit is a coin at the end of the game. The weights are estimates.
"""

from typing import Final

from caravanserai.engine.jit import rule
from caravanserai.games.araby.alphabet import (
    ENTOURAGE,
    HAND,
    MAIN,
    MAKE,
    PLAIN_PAYS,
    PRODUCT_COUNT,
    ROWS,
    SPACES,
)
from caravanserai.games.araby.rules.caravans import in_full_line
from caravanserai.games.araby.rules.cards import size
from caravanserai.games.araby.state import Box, State

HAND_CARD: Final = 0.4
ENTOURAGE_CARD: Final = 0.25  # for each turn still to come
PRODUCT: Final = 0.3
LONELY_CAMEL: Final = 0.35
SAFE: Final = 0.85
OWED: Final = 0.5

# What makes a win likely when a turn begins, as found by regression on games between bots.
# LATE: for the part of the game that is over. TURN: for each own turn to come.
PURSE: Final = 0.222
LATE_PURSE: Final = 0.046
LAST_HAND: Final = 0.043
HAND_TURN: Final = 0.129
MAKER_TURN: Final = 0.57
FOLLOWER_TURN: Final = 0.081
PAID: Final = 0.151
LATE_PAID: Final = 0.102
NEARLY_PAID: Final = 0.012
STRANDED: Final = 0.015
TO_MOVE: Final = -0.309


@rule
def prospects(box: Box, s: State, seat: int) -> float:
    """How likely `seat` is to win, as a logarithm: coins, camels, and cards for turns to come."""
    late = s.begun / (box.stacks * box.players)
    value = (PURSE + LATE_PURSE * late) * s.coins[seat]
    turns = turns_to_come(box, s, seat)
    if s.active == seat and s.stage == MAIN:
        turns += 1
        value += TO_MOVE
    if turns:
        value += (LAST_HAND + HAND_TURN * turns) * size(s, HAND + seat)
        value += turns * followers(box, s, seat)
    return value + camel_prospects(box, s, seat, late) + OWED * PURSE * owed_to(s, seat)


@rule
def followers(box: Box, s: State, seat: int) -> float:
    """What the entourage brings a turn: those who make products most."""
    value = 0.0
    for place in range(s.start[ENTOURAGE + seat], s.start[ENTOURAGE + seat + 1]):
        value += MAKER_TURN if box.op[s.face[place]][0] == MAKE else FOLLOWER_TURN
    return value


@rule
def turns_to_come(box: Box, s: State, seat: int) -> int:
    """How many turns of their own a player still has, the present one not counted."""
    place = (seat - s.first) % box.players
    turns = box.stacks
    for turn in range(s.begun):
        if turn % box.players == place:
            turns -= 1
    return turns


@rule
def camel_prospects(box: Box, s: State, seat: int, late: float) -> float:
    """Camels by what their row pays, and by how far a row or column of theirs is filled."""
    value = 0.0
    for owner in range(box.players):
        for space in range(SPACES):
            if s.board[owner][space] == seat + 1:
                pay = PLAIN_PAYS[space // ROWS]
                if in_full_line(s, owner, space):
                    value += (PAID + LATE_PAID * late) * pay
                elif in_nearly_full_line(s, owner, space):
                    value += NEARLY_PAID * pay
                else:
                    value += STRANDED * pay
    return value


@rule
def in_nearly_full_line(s: State, owner: int, space: int) -> bool:
    """Are two spaces of this space's row, or of its column, taken?"""
    row, column = space // ROWS, space % ROWS
    in_row, in_column = 0, 0
    for i in range(ROWS):
        if s.board[owner][ROWS * row + i]:
            in_row += 1
        if s.board[owner][ROWS * i + column]:
            in_column += 1
    return in_row == ROWS - 1 or in_column == ROWS - 1


@rule
def owed_to(s: State, player: int) -> int:
    """Debts to a player, less those of the player."""
    owed = 0
    for debt in range(s.owed):
        if s.debts[debt][0] == player:
            owed -= 1
        if s.debts[debt][1] == player:
            owed += 1
    return owed


@rule
def standing(box: Box, s: State, player: int) -> float:
    """Coins, what camels will bring, and what cards may bring in the turns to come."""
    left = box.stacks * box.players - s.begun
    value = float(s.coins[player])
    value += HAND_CARD * min(size(s, HAND + player), left + 1)
    value += ENTOURAGE_CARD * left * size(s, ENTOURAGE + player) / box.players
    for product in range(PRODUCT_COUNT):
        value += PRODUCT * s.pool[player][product]
    value += OWED * owed_to(s, player)
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
