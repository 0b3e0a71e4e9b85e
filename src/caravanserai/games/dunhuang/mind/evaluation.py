"""How good a position looks to a player of Merchants of Dunhuang, for bots.

The unit is a point of final scoring. The weights were found by playing bots against each other.
"""

from typing import Final

from caravanserai.engine.jit import rule
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.rules.scoring import POINTS_PER_TOKEN, leads_in_hand
from caravanserai.games.dunhuang.rules.tokens import tokens_held
from caravanserai.games.dunhuang.rules.turn import KINDS_TO_WIN
from caravanserai.games.dunhuang.state import Box, State

NEAR_WIN: Final = 12.0
COIN: Final = 0.4
TURNED_TOKEN: Final = 0.5
SAFE_LEAD: Final = 0.5
SPARE_LEAD: Final = 0.3

# What makes a win likely, as found by regression on games that bots played against each other;
# LATE is for each part of the pile that is gone.
LATE_TOKEN: Final = 0.236
LATE_PRESTIGE: Final = 0.04
LATE_LED: Final = 0.053
PURSE: Final = 0.046
LATE_PURSE: Final = 0.143
TURNED: Final = 0.126
KIND: Final = 0.171
TO_MOVE: Final = 0.165
LAST_TOKEN: Final = 0.204
LAST_KIND: Final = 0.214
ONE_SHORT: Final = 1.119
TWO_SHORT: Final = 0.351


@rule
def prospects(box: Box, s: State, seat: int) -> float:
    """How likely `seat` is to win, as a logarithm: by points late, by the early win always."""
    tokens = tokens_held(s, seat)
    value = lateness(box, s) * (
        LATE_TOKEN * tokens
        + LATE_PRESTIGE * s.prestige[seat]
        + LATE_LED * points_led(box, s, seat, tokens)
        + LATE_PURSE * s.coins[seat]
    )
    value += PURSE * s.coins[seat] + TURNED * turned_tokens(s, seat)
    return value + early_win_prospects(box, s, seat, tokens)


@rule
def lateness(box: Box, s: State) -> float:
    """From 0 to 1: how much of the pile is gone."""
    cards = -say.SPACES - say.OPENING_CARDS * box.players
    for good in range(1, say.KINDS + 1):
        cards += box.copies[good]
    return 1.0 - s.pile_size / cards


@rule
def points_led(box: Box, s: State, player: int, tokens: int) -> int:
    """The points of goods led in hand, at most one per token."""
    value = 0
    for good in range(say.KINDS, 0, -1):
        if tokens > 0 and leads_in_hand(box, s, player, good):
            value += good
            tokens -= 1
    return value


@rule
def turned_tokens(s: State, player: int) -> int:
    """Own tokens that show 商."""
    count = 0
    for good in range(1, say.KINDS + 1):
        if s.token[good] == player and s.turned[good]:
            count += 1
    return count


@rule
def early_win_prospects(box: Box, s: State, player: int, tokens: int) -> float:
    """Kinds in hand, and how little is missing, above all on one's own turn."""
    kinds = kinds_in_hand(s, player)
    tokens_short = max(0, box.tokens_to_win - tokens)
    kinds_short = max(0, KINDS_TO_WIN - kinds)
    value = KIND * kinds
    if tokens_short <= 1:
        value += LAST_TOKEN
    if kinds_short <= 1:
        value += LAST_KIND
    if s.active == player:
        value += TO_MOVE
        if tokens_short + kinds_short == 1:
            value += ONE_SHORT
        elif tokens_short + kinds_short == 2:
            value += TWO_SHORT
    return value


@rule
def kinds_in_hand(s: State, player: int) -> int:
    """How many different goods are in hand."""
    kinds = 0
    for good in range(1, say.KINDS + 1):
        if s.hand[player][good]:
            kinds += 1
    return kinds


@rule
def standing(box: Box, s: State, player: int) -> float:
    """Points so far, with what makes them safe and what may become more."""
    tokens = tokens_held(s, player)
    value = float(POINTS_PER_TOKEN * tokens + s.prestige[player])
    value += COIN * s.coins[player]
    value += cards_led(box, s, player, tokens)
    value += safety(box, s, player)
    return value + NEAR_WIN * early_win_progress(box, s, player, tokens)


@rule
def cards_led(box: Box, s: State, player: int, tokens: int) -> float:
    """The goods led in hand: as many as there are tokens count in full, the others a little."""
    value = 0.0
    for good in range(say.KINDS, 0, -1):
        if leads_in_hand(box, s, player, good):
            value += good if tokens > 0 else SPARE_LEAD * good
            tokens -= 1
    return value


@rule
def safety(box: Box, s: State, player: int) -> float:
    """Tokens that show 商, and shops no other shop is level with."""
    value = 0.0
    for good in range(1, say.KINDS + 1):
        if s.token[good] == player:
            value += TURNED_TOKEN * s.turned[good]
            if leads_shop(box, s, player, good):
                value += SAFE_LEAD
    return value


@rule
def leads_shop(box: Box, s: State, player: int, good: int) -> bool:
    """Would one more card in any other shop still be no more than a tie?"""
    for other in range(box.players):
        if other != player and s.shop[other][good] >= s.shop[player][good]:
            return False
    return True


@rule
def early_win_progress(box: Box, s: State, player: int, tokens: int) -> float:
    """From 0 to 1, rising steeply towards the early win."""
    kinds = kinds_in_hand(s, player)
    done = min(tokens, box.tokens_to_win) + min(kinds, KINDS_TO_WIN)
    share = done / (box.tokens_to_win + KINDS_TO_WIN)
    return share * share * share
