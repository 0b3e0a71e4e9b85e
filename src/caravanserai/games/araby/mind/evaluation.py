"""How good a position looks to a player of Merchants of Araby, for bots.

The unit is a coin at the end of the game. The weights are estimates.
"""

import math
from typing import Final

from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.record import Row
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.alphabet import PRODUCT_COUNT
from caravanserai.games.araby.rules.caravans import in_full_line, is_guarded
from caravanserai.games.araby.rules.cards import size
from caravanserai.games.araby.state import Box, State

HAND_CARD: Final = 0.4
ENTOURAGE_CARD: Final = 0.25  # for each turn still to come
PRODUCT: Final = 0.3
LONELY_CAMEL: Final = 0.35
SAFE: Final = 0.85
OWED: Final = 0.5

# For prospects, in coins too; A_TURN: for each own turn to come. Found by regression on the coins
# that games between bots ended with, then by matches.
PAID: Final = 0.89  # of what a row pays, bandits counted
TO_MOVE: Final = 1.0
MAKER_A_TURN: Final = 0.9
KINDS_A_TURN: Final = (0.0, 0.0, 1.5, 5.5, 8.0)  # by how many kinds of products are made
MOST_MAKERS: Final = 6
EARNER_A_TURN: Final = 1.5
REFRESHER_A_TURN: Final = -0.2
FOLLOWER_A_TURN: Final = -0.1
CARD: Final = 0.44
CARD_A_TURN: Final = 0.08
TO_BE_PLAYED: Final = 0.25  # of what merchants in hand would make
TO_BE_PLAYED_A_TURN: Final = 0.35
CONJURED: Final = 0.43  # of what conjured products would add in a turn
MERCHANT_IN_HAND: Final = -1.0
PLACES_FREE: Final = 1.4
EARNS: Final = 0.7
MAKES: Final = 0.6
FETCHES: Final = 0.7
DRAWS: Final = 0.4
CERTAINTY: Final = 0.36  # that a coin more gives at the end of the game


@rule
def prospects(box: Box, s: State, seat: int) -> float:
    """How likely `seat` is to win, as a logarithm: coins, camels, and cards for turns to come."""
    value = s.coins[seat] + camel_prospects(box, s, seat) + OWED * owed_to(s, seat)
    turns = turns_to_come(box, s, seat)
    if s.active == seat and s.stage == say.MAIN:
        turns += 1
        value += TO_MOVE
    if turns:
        value += card_prospects(box, s, seat, turns)
    return value * CERTAINTY / math.sqrt(box.stacks * box.players + 1 - s.begun)


@rule
def card_prospects(box: Box, s: State, seat: int, turns: int) -> float:
    """What entourage and hand may bring: products of many kinds above all."""
    made = scratch(PRODUCT_COUNT)
    value = 0.0
    for place in range(s.start[say.ENTOURAGE + seat], s.start[say.ENTOURAGE + seat + 1]):
        card = int(s.face[place])
        if is_maker(box, card):
            made[box.which[card][0]] += 1
        else:
            value += turns * follower_prospects(box, card)
    now = produce(made)
    for place in range(s.start[say.HAND + seat], s.start[say.HAND + seat + 1]):
        card = int(s.face[place])
        value += CARD + CARD_A_TURN * turns + hand_worth(box, card)
        if box.kind[card] == say.MERCHANT and is_maker(box, card):
            made[box.which[card][0]] += 1
    soon = produce(made)
    for place in range(s.start[say.HAND + seat], s.start[say.HAND + seat + 1]):
        card = int(s.face[place])
        if box.kind[card] == say.DJINN and is_maker(box, card):
            made[box.which[card][0]] += box.number[card][0]
    value += turns * now + CONJURED * (produce(made) - soon)
    return value + (TO_BE_PLAYED + TO_BE_PLAYED_A_TURN * turns) * (soon - now)


@rule
def is_maker(box: Box, card: int) -> bool:
    """Does a card make one certain product before all else?"""
    return bool(box.op[card][0] == say.MAKE and box.which[card][0] < PRODUCT_COUNT)


@rule
def produce(made: Row) -> float:
    """What so many of each product bring in a turn: rows and columns ask for several kinds."""
    makers, kinds = 0, 0
    for product in range(PRODUCT_COUNT):
        makers += made[product]
        if made[product]:
            kinds += 1
    return MAKER_A_TURN * min(makers, MOST_MAKERS) + KINDS_A_TURN[kinds]


@rule
def follower_prospects(box: Box, card: int) -> float:
    """What a card of the entourage that makes nothing brings in a turn."""
    op = box.op[card][0]
    if op == say.COINS:
        return EARNER_A_TURN
    return REFRESHER_A_TURN if op == say.REFRESH or op == say.CONVERT else FOLLOWER_A_TURN


@rule
def hand_worth(box: Box, card: int) -> float:
    """What a hand card is worth beyond any other, by the first thing that it does."""
    op = box.op[card][0]
    if box.kind[card] == say.MERCHANT:
        return MERCHANT_IN_HAND
    if op == say.PLACE_FREE:
        return PLACES_FREE
    if op == say.COINS:
        return EARNS
    if op == say.MAKE:
        return MAKES
    if op == say.FROM_DISCARD:
        return FETCHES
    return DRAWS if op == say.DRAW else 0.0


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
def camel_prospects(box: Box, s: State, seat: int) -> float:
    """What camels in full rows and columns will be paid."""
    value = 0.0
    for owner in range(box.players):
        for space in range(say.SPACES):
            if s.board[owner][space] == seat + 1 and in_full_line(s, owner, space):
                pay = say.PLAIN_PAYS[space // say.ROWS]
                value += pay if is_guarded(s, owner, space) else PAID * pay
    return value


@rule
def owed_to(s: State, player: int) -> int:
    """Debts to a player, less those of the player."""
    owed = 0
    for debt in range(s.owed):
        if s.debts[debt][say.DEBT_BY] == player:
            owed -= 1
        if s.debts[debt][say.DEBT_TO] == player:
            owed += 1
    return owed


@rule
def standing(box: Box, s: State, player: int) -> float:
    """Coins, what camels will bring, and what cards may bring in the turns to come."""
    left = box.stacks * box.players - s.begun
    value = float(s.coins[player])
    value += HAND_CARD * min(size(s, say.HAND + player), left + 1)
    value += ENTOURAGE_CARD * left * size(s, say.ENTOURAGE + player) / box.players
    for product in range(PRODUCT_COUNT):
        value += PRODUCT * s.pool[player][product]
    value += OWED * owed_to(s, player)
    return value + camels(box, s, player)


@rule
def camels(box: Box, s: State, player: int) -> float:
    """What the camels out earn on average, if their rows and columns are full."""
    value = 0.0
    for owner in range(box.players):
        for space in range(say.SPACES):
            if s.board[owner][space] == player + 1:
                pay = float(say.PLAIN_PAYS[space // say.ROWS])
                value += SAFE * pay if in_full_line(s, owner, space) else LONELY_CAMEL * pay
    return value
