"""What a screen shows beside the raw view: majorities, progress towards a win, the score so far."""

from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.record import SEATS, MatchFacts, Row, int8, int16
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.alphabet import SLOTS
from caravanserai.games.dunhuang.knowledge.ranges import (
    fewest_kinds,
    least_points,
    may_win_soon,
    most_kinds,
    most_points,
)
from caravanserai.games.dunhuang.knowledge.view import count_unlocated
from caravanserai.games.dunhuang.rules.scoring import leads_in_hand
from caravanserai.games.dunhuang.rules.supply import cards_in
from caravanserai.games.dunhuang.rules.tokens import tokens_held
from caravanserai.games.dunhuang.rules.turn import KINDS_TO_WIN
from caravanserai.games.dunhuang.state import Box, State


class Facts(MatchFacts):
    """Per player, what they have so far; per good, who leads in hand."""

    kinds_to_win: int = int8()
    tokens: Row = int8(SEATS)
    hand_size: Row = int8(SEATS)
    fewest_kinds: Row = int8(SEATS)  # in hand
    most_kinds: Row = int8(SEATS)
    least_points: Row = int16(SEATS)  # if the game ended now
    most_points: Row = int16(SEATS)
    may_win: int = int8()  # a mask of the seats that may win early on their next turn
    leads: Row = int8(say.SLOTS)  # a mask of the seats


@rule
def facts(box: Box, s: State, f: Facts) -> None:
    """Derived from the view alone; what it leaves open is given as a range."""
    f.last_round = s.last_round
    f.kinds_to_win = KINDS_TO_WIN
    left = scratch(SLOTS)
    count_unlocated(box, s, left)
    for player in range(box.players):
        f.tokens[player] = tokens_held(s, player)
        f.hand_size[player] = cards_in(s.hand[player])
        f.fewest_kinds[player] = fewest_kinds(s, player, left)
        f.most_kinds[player] = most_kinds(s, player, left)
        f.least_points[player] = least_points(box, s, player, left)
        f.most_points[player] = most_points(box, s, player, left)
        if not s.ended and may_win_soon(box, s, player, left):
            f.may_win |= 1 << player
        for good in range(1, say.KINDS + 1):
            f.leads[good] |= leads_in_hand(box, s, player, good) << player
