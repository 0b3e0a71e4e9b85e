"""What a screen shows beside the raw view: majorities, progress towards a win, the score so far."""

from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS, MatchFacts, Row, int8, int16
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.rules.scoring import leads_in_hand, points
from caravanserai.games.dunhuang.rules.supply import cards_in
from caravanserai.games.dunhuang.rules.tokens import tokens_held
from caravanserai.games.dunhuang.rules.turn import KINDS_TO_WIN
from caravanserai.games.dunhuang.state import Box, State


class Facts(MatchFacts):
    """Of each player what they have got so far; of each good who leads in hand."""

    kinds_to_win: int = int8()
    tokens: Row = int8(SEATS)
    hand_size: Row = int8(SEATS)
    kinds: Row = int8(SEATS)  # in hand
    points: Row = int16(SEATS)
    leads: Row = int8(say.SLOTS)  # a mask of the seats


@rule
def facts(box: Box, s: State, f: Facts) -> None:
    """Derived from the view alone: of other hands it counts what is certainly known."""
    f.last_round = s.last_round
    f.kinds_to_win = KINDS_TO_WIN
    for player in range(box.players):
        f.tokens[player] = tokens_held(s, player)
        f.hand_size[player] = cards_in(s.hand[player])
        f.points[player] = points(box, s, player)
        for good in range(1, say.KINDS + 1):
            f.kinds[player] += 1 if s.hand[player][good] else 0
            f.leads[good] |= leads_in_hand(box, s, player, good) << player
