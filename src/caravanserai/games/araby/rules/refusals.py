"""Why an action is refused, as a reason a screen can explain. Works on views."""

from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.record import SEATS
from caravanserai.games.araby.alphabet import (
    ALREADY_PASSED,
    ALREADY_TASKED,
    CALLED,
    DEBTS,
    DO_ACCEPT,
    DO_BROKEN,
    DO_CAMEL,
    DO_CARD,
    DO_COUNTER,
    DO_DECLINE,
    DO_END,
    DO_KEPT,
    DO_OFFER,
    DO_PASS,
    DO_PLAY,
    DO_SETTLE,
    DO_TASK,
    DO_WITHDRAW,
    DRAFT,
    DRAFTING,
    ENTOURAGE,
    FINE,
    GAME_OVER,
    MAIN,
    NAME,
    NO_OFFER_THERE,
    NO_SUCH_CARD,
    NOT_IN_ENTOURAGE,
    NOT_PAYABLE,
    NOT_YOUR_DECISION,
    NOTHING_TO_DO,
    OTHER_DECISION,
    PAY,
    PERSONAS,
    PROMISES,
    SPACES,
    TYPES,
)
from caravanserai.games.araby.rules.calling import why_not_task_for_debt
from caravanserai.games.araby.rules.camels import why_no_camel
from caravanserai.games.araby.rules.cards import find, find_untasked
from caravanserai.games.araby.rules.choices import why_not_choice
from caravanserai.games.araby.rules.deals import why_not_accept, why_not_answer, why_not_name
from caravanserai.games.araby.rules.debts import why_not_name_for_debt, why_not_settle
from caravanserai.games.araby.rules.decisions import is_open, may_act, offer_from
from caravanserai.games.araby.rules.ledger import why_not_mark
from caravanserai.games.araby.rules.offers import why_not_begin, why_not_making
from caravanserai.games.araby.rules.playing_cards import MOST_WAYS, ways_to_pay, why_not_play
from caravanserai.games.araby.rules.targets import usable
from caravanserai.games.araby.state import Box, State


@rule
def why_not(box: Box, s: State, seat: int, action: int) -> int:
    """0 if `seat` may do `action`, else the reason why not."""
    if s.ended:
        return GAME_OVER
    if not may_act(box, s) >> seat & 1:
        return NOT_YOUR_DECISION
    if is_open(s):
        if s.maker[seat]:
            return why_not_making(box, s, seat, action)
        return why_not_open(box, s, seat, action)
    d = s.decision
    is_card = DO_CARD <= action < DO_CARD + TYPES
    if d == DRAFTING:
        if not is_card:
            return OTHER_DECISION
        return FINE if find(s, DRAFT, action - DO_CARD) >= 0 else NO_SUCH_CARD
    if d == PAY:
        return why_not_pay(box, s, action)
    if d == NAME:
        if not is_card:
            return OTHER_DECISION
        if s.deal < 0:
            return why_not_name_for_debt(box, s, action - DO_CARD)
        return why_not_name(box, s, action - DO_CARD)
    if d == CALLED:
        is_task = DO_TASK <= action < DO_TASK + TYPES
        return why_not_task_for_debt(box, s, action - DO_TASK) if is_task else OTHER_DECISION
    return why_not_choice(box, s, action)


@rule
def why_not_pay(box: Box, s: State, action: int) -> int:
    """Only the ways that leave the rest payable."""
    ways = scratch(MOST_WAYS)
    for i in range(ways_to_pay(box, s, ways)):
        if ways[i] == action:
            return FINE
    return NOT_PAYABLE


@rule
def why_not_open(box: Box, s: State, seat: int, action: int) -> int:
    """What a player may do while the turn is open to all."""
    if action == DO_PASS or action == DO_END:
        return why_not_pass(s, seat, action)
    if DO_PLAY + PERSONAS <= action < DO_PLAY + TYPES:
        return why_not_play(box, s, seat, action - DO_PLAY)
    if DO_TASK <= action < DO_TASK + TYPES:
        return why_not_task(box, s, seat, action - DO_TASK)
    if DO_CAMEL <= action < DO_CAMEL + SEATS * SPACES:
        place = action - DO_CAMEL
        return why_no_camel(box, s, seat, place // SPACES, place % SPACES)
    if DO_SETTLE <= action < DO_SETTLE + DEBTS:
        return why_not_settle(box, s, seat, action - DO_SETTLE)
    if DO_KEPT <= action < DO_KEPT + PROMISES:
        return why_not_mark(s, seat, action - DO_KEPT)
    if DO_BROKEN <= action < DO_BROKEN + PROMISES:
        return why_not_mark(s, seat, action - DO_BROKEN)
    return why_not_deal(box, s, seat, action)


@rule
def why_not_pass(s: State, seat: int, action: int) -> int:
    """The active player ends step 2; everybody else passes, and all do in the last round."""
    if s.passed >> seat & 1:
        return ALREADY_PASSED
    ends = s.stage == MAIN and seat == s.active
    return FINE if ends == (action == DO_END) else OTHER_DECISION


@rule
def why_not_task(box: Box, s: State, seat: int, card: int) -> int:
    """An untasked card of one's own, with something to do."""
    if find(s, ENTOURAGE + seat, card) < 0:
        return NOT_IN_ENTOURAGE
    if find_untasked(s, seat, card) < 0:
        return ALREADY_TASKED
    return FINE if usable(box, s, card, seat, True) else NOTHING_TO_DO


@rule
def why_not_deal(box: Box, s: State, seat: int, action: int) -> int:
    """Offers: begin, accept, decline, counter, withdraw."""
    if DO_OFFER <= action < DO_OFFER + SEATS:
        return why_not_begin(box, s, seat, action - DO_OFFER)
    if DO_ACCEPT <= action < DO_ACCEPT + SEATS:
        return why_not_accept(box, s, seat, action - DO_ACCEPT)
    if DO_DECLINE <= action < DO_DECLINE + SEATS:
        return why_not_answer(box, s, seat, action - DO_DECLINE)
    if DO_COUNTER <= action < DO_COUNTER + SEATS:
        reason = why_not_answer(box, s, seat, action - DO_COUNTER)
        return reason if reason else why_not_begin(box, s, seat, action - DO_COUNTER)
    if DO_WITHDRAW <= action < DO_WITHDRAW + SEATS:
        other = action - DO_WITHDRAW
        mine = other < box.players and offer_from(s, seat, other)
        return FINE if mine else NO_OFFER_THERE
    return OTHER_DECISION
