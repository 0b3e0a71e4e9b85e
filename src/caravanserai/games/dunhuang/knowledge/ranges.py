"""The range a player's kinds and points must lie in, as far as a view tells.

No deal of the unknown cards leads outside these bounds. They are sometimes wider than necessary: a
player's unknown cards count as worthless where that is worst, and other players' unknown cards as
if each could be in any hand.
"""

from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.record import Row
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.alphabet import SLOTS
from caravanserai.games.dunhuang.rules.scoring import POINTS_PER_TOKEN, leads_in_hand
from caravanserai.games.dunhuang.rules.tokens import tokens_held
from caravanserai.games.dunhuang.rules.turn import KINDS_TO_WIN
from caravanserai.games.dunhuang.state import Box, State

IMPOSSIBLE = 1000  # more cards, and more points, than exist
WIDTH = say.CARDS + 1  # of a table: by tokens and cards
TABLE = say.SLOTS * WIDTH
IN_A_TURN = 2  # missing things one turn can bring: one by the good, one by the bonus


@rule
def fewest_kinds(s: State, player: int, left: Row) -> int:
    """If unknown cards add as few new goods as possible. left: cards of each good not located."""
    kinds = known_kinds(s, player)
    spare = scratch(SLOTS)
    unknown = s.hand[player][0]
    for good in range(1, say.SLOTS):
        if s.hand[player][good]:
            unknown -= left[good]
        else:
            spare[good] = left[good]
    while unknown > 0:
        most = 1
        for good in range(2, say.SLOTS):
            most = good if spare[good] > spare[most] else most
        unknown -= spare[most]
        spare[most] = 0
        kinds += 1
    return kinds


@rule
def most_kinds(s: State, player: int, left: Row) -> int:
    """If every unknown card is a new good, as far as there are any."""
    others = 0
    for good in range(1, say.SLOTS):
        others += 1 if left[good] and not s.hand[player][good] else 0
    return known_kinds(s, player) + min(s.hand[player][0], others)


@rule
def known_kinds(s: State, player: int) -> int:
    """Different goods certainly in hand."""
    kinds = 0
    for good in range(1, say.SLOTS):
        kinds += 1 if s.hand[player][good] else 0
    return kinds


@rule
def may_win_soon(box: Box, s: State, player: int, left: Row) -> bool:
    """Could one more turn bring everything missing for an early win?"""
    tokens = max(0, box.tokens_to_win - tokens_held(s, player))
    return tokens + max(0, KINDS_TO_WIN - most_kinds(s, player, left)) <= IN_A_TURN


@rule
def most_points(box: Box, s: State, player: int, left: Row) -> int:
    """If a player's unknown cards are the best possible, and others' take no lead."""
    tokens, unknown = tokens_held(s, player), s.hand[player][0]
    best = scratch(TABLE)  # by tokens and unknown cards used
    for good in range(1, say.SLOTS):
        need = cards_to_lead(box, s, player, good)
        if need <= left[good]:
            for t in range(tokens, 0, -1):
                for cards in range(unknown, need - 1, -1):
                    value = best[(t - 1) * WIDTH + cards - need] + good
                    if value > best[t * WIDTH + cards]:
                        best[t * WIDTH + cards] = value
    return sure_points(s, player) + int(best[tokens * WIDTH + unknown])


@rule
def least_points(box: Box, s: State, player: int, left: Row) -> int:
    """If others' unknown cards take the most valuable leads, and the player's own bring none."""
    tokens, unknown = tokens_held(s, player), 0
    for other in range(box.players):
        unknown += s.hand[other][0] if other != player else 0
    least = scratch(TABLE)  # by goods that score and others' unknown cards used
    for i in range(1, TABLE):
        least[i] = IMPOSSIBLE
    for good in range(say.KINDS, 0, -1):
        if leads_in_hand(box, s, player, good):
            cost = cards_to_overtake(box, s, player, good, left)
            for t in range(tokens, -1, -1):
                for cards in range(unknown, -1, -1):
                    kept = least[t * WIDTH + cards] if t == tokens else IMPOSSIBLE
                    if t:
                        kept = min(kept, least[(t - 1) * WIDTH + cards] + good)
                    if cards >= cost:
                        kept = min(kept, least[t * WIDTH + cards - cost])
                    least[t * WIDTH + cards] = kept
    return sure_points(s, player) + smallest(least, tokens, unknown)


@rule
def smallest(table: Row, tokens: int, cards: int) -> int:
    """The smallest value with at most this many tokens and cards."""
    found = IMPOSSIBLE
    for t in range(tokens + 1):
        for c in range(cards + 1):
            found = min(found, int(table[t * WIDTH + c]))
    return found


@rule
def sure_points(s: State, player: int) -> int:
    """For tokens and prestige."""
    return POINTS_PER_TOKEN * tokens_held(s, player) + s.prestige[player]


@rule
def cards_to_lead(box: Box, s: State, player: int, good: int) -> int:
    """How many more cards of a good draw a player level with all others, as far as known."""
    most = 1
    for other in range(box.players):
        most = max(most, s.hand[other][good])
    return most - s.hand[player][good]


@rule
def cards_to_overtake(box: Box, s: State, player: int, good: int, left: Row) -> int:
    """How many unknown cards let the nearest rival hold more of a good."""
    fewest = IMPOSSIBLE
    for other in range(box.players):
        need = s.hand[player][good] + 1 - s.hand[other][good]
        if other != player and need <= min(s.hand[other][0], left[good]):
            fewest = min(fewest, need)
    return fewest
