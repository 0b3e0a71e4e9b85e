"""The sequence of the game: everything that happens between two decisions."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules import market
from caravanserai.games.dschunke.rules.actions import ask_action, go_on
from caravanserai.games.dschunke.rules.bartering import ask_bids, begin_bartering, settle
from caravanserai.games.dschunke.rules.goods import ask_resupply
from caravanserai.games.dschunke.rules.scoring import final_scoring
from caravanserai.games.dschunke.rules.stacks import ask_search
from caravanserai.games.dschunke.state import Box, State


@rule
def advance(box: Box, s: State, out: Buffer) -> None:
    """Go on until somebody has to decide or the game is over."""
    while s.decision > say.OVER:
        d = s.decision
        if d == say.GO_ON:
            go_on(box, s)
        elif d == say.ASK_ACTION:
            ask_action(s, out)
        elif d == say.ASK_RESUPPLY:
            ask_resupply(box, s, out)
        elif d == say.BEGIN_BARTERING:
            begin_bartering(s)
        elif d == say.ASK_BIDS:
            ask_bids(s)
        elif d == say.SETTLE:
            settle(box, s, out)
        elif d == say.BEGIN_ROUND:
            market.begin_round(box, s, out)
        elif d == say.ASK_EXCHANGE:
            market.ask_exchange(box, s)
        elif d == say.BEGIN_EVENT:
            market.begin_event(box, s, out)
        elif d == say.ASK_SEARCH:
            ask_search(box, s, out)
        else:
            end_round(box, s, out)


@rule
def end_round(box: Box, s: State, out: Buffer) -> None:
    """Phases 5 and 6, or the end after round 10."""
    s.active = s.first
    s.extra_used = 0
    s.face_down = 0
    s.sold = 0
    if s.round == say.ROUNDS:
        final_scoring(box, s, out)
        return
    move_markers(box, s)
    s.first = (s.first + 1) % box.players
    s.active = s.first
    emit(out, say.START_PLAYER, s.first, 0, 0, 0, EVERYONE)
    s.decision = say.BEGIN_ROUND


@rule
def move_markers(box: Box, s: State) -> None:
    """Merchants move one junk clockwise; trainees, on the space of the round, one space on."""
    for merchant in range(say.MERCHANTS):
        s.merchants[merchant] = box.clockwise[s.merchants[merchant]]
    s.round += 1


@rule
def first_player(box: Box, s: State) -> int:
    """Who was the start player of the first round."""
    return (s.first + box.players * say.ROUNDS - max(0, s.round - 1)) % box.players
