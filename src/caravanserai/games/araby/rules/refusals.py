"""Why an action is refused, as a reason a screen can explain. Works on views."""

from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.record import SEATS
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.calling import why_not_task_for_debt
from caravanserai.games.araby.rules.camels import why_no_camel
from caravanserai.games.araby.rules.cards import find, find_untasked
from caravanserai.games.araby.rules.choices import why_not_choice
from caravanserai.games.araby.rules.deals import why_not_accept, why_not_answer, why_not_name
from caravanserai.games.araby.rules.debts import why_not_name_for_debt, why_not_settle
from caravanserai.games.araby.rules.decisions import is_open, offer_from
from caravanserai.games.araby.rules.ledger import why_not_mark
from caravanserai.games.araby.rules.offers import why_not_begin, why_not_making
from caravanserai.games.araby.rules.playing_cards import MOST_WAYS, ways_to_pay, why_not_play
from caravanserai.games.araby.rules.targets import usable
from caravanserai.games.araby.state import Box, State


@rule
def why_not(box: Box, s: State, seat: int, action: int) -> int:
    """0 if `seat`, who may act, may do `action`, else the reason why not."""
    if is_open(s):
        if s.maker[seat]:
            return why_not_making(box, s, seat, action)
        return why_not_open(box, s, seat, action)
    d = s.decision
    is_card = say.DO_CARD <= action < say.DO_CARD + say.TYPES
    if d == say.DRAFTING:
        if not is_card:
            return say.OTHER_DECISION
        return say.FINE if find(s, say.DRAFT, action - say.DO_CARD) >= 0 else say.NO_SUCH_CARD
    if d == say.PAY:
        return why_not_pay(box, s, action)
    if d == say.NAME:
        if not is_card:
            return say.OTHER_DECISION
        if s.deal < 0:
            return why_not_name_for_debt(box, s, action - say.DO_CARD)
        return why_not_name(box, s, action - say.DO_CARD)
    if d == say.CALLED:
        is_task = say.DO_TASK <= action < say.DO_TASK + say.TYPES
        return (
            why_not_task_for_debt(box, s, action - say.DO_TASK) if is_task else say.OTHER_DECISION
        )
    return why_not_choice(box, s, action)


@rule
def why_not_pay(box: Box, s: State, action: int) -> int:
    """Only ways that leave the rest payable."""
    ways = scratch(MOST_WAYS)
    for i in range(ways_to_pay(box, s, ways)):
        if ways[i] == action:
            return say.FINE
    return say.NOT_PAYABLE


@rule
def why_not_open(box: Box, s: State, seat: int, action: int) -> int:
    """What a player may do while the turn is open to all."""
    if action == say.DO_PASS or action == say.DO_END:
        return why_not_pass(s, seat, action)
    if say.DO_PLAY + say.PERSONAS <= action < say.DO_PLAY + say.TYPES:
        return why_not_play(box, s, seat, action - say.DO_PLAY)
    if say.DO_TASK <= action < say.DO_TASK + say.TYPES:
        return why_not_task(box, s, seat, action - say.DO_TASK)
    if say.DO_CAMEL <= action < say.DO_CAMEL + SEATS * say.SPACES:
        place = action - say.DO_CAMEL
        return why_no_camel(box, s, seat, place // say.SPACES, place % say.SPACES)
    if say.DO_SETTLE <= action < say.DO_SETTLE + say.DEBTS:
        return why_not_settle(box, s, seat, action - say.DO_SETTLE)
    if say.DO_KEPT <= action < say.DO_KEPT + say.PROMISES:
        return why_not_mark(s, seat, action - say.DO_KEPT)
    if say.DO_BROKEN <= action < say.DO_BROKEN + say.PROMISES:
        return why_not_mark(s, seat, action - say.DO_BROKEN)
    return why_not_deal(box, s, seat, action)


@rule
def why_not_pass(s: State, seat: int, action: int) -> int:
    """The active player ends step 2; everybody else passes, and all do in the last round."""
    if s.passed >> seat & 1:
        return say.ALREADY_PASSED
    ends = s.stage == say.MAIN and seat == s.active
    return say.FINE if ends == (action == say.DO_END) else say.OTHER_DECISION


@rule
def why_not_task(box: Box, s: State, seat: int, card: int) -> int:
    """You need an untasked card of your own, with something to do."""
    if find(s, say.ENTOURAGE + seat, card) < 0:
        return say.NOT_IN_ENTOURAGE
    if find_untasked(s, seat, card) < 0:
        return say.ALREADY_TASKED
    return say.FINE if usable(box, s, card, seat, True) else say.NOTHING_TO_DO


@rule
def why_not_deal(box: Box, s: State, seat: int, action: int) -> int:
    """Offers: begin, accept, decline, counter, withdraw."""
    if say.DO_OFFER <= action < say.DO_OFFER + SEATS:
        return why_not_begin(box, s, seat, action - say.DO_OFFER)
    if say.DO_ACCEPT <= action < say.DO_ACCEPT + SEATS:
        return why_not_accept(box, s, seat, action - say.DO_ACCEPT)
    if say.DO_DECLINE <= action < say.DO_DECLINE + SEATS:
        return why_not_answer(box, s, seat, action - say.DO_DECLINE)
    if say.DO_COUNTER <= action < say.DO_COUNTER + SEATS:
        reason = why_not_answer(box, s, seat, action - say.DO_COUNTER)
        return reason if reason else why_not_begin(box, s, seat, action - say.DO_COUNTER)
    if say.DO_WITHDRAW <= action < say.DO_WITHDRAW + SEATS:
        other = action - say.DO_WITHDRAW
        mine = other < box.players and offer_from(s, seat, other)
        return say.FINE if mine else say.NO_OFFER_THERE
    return say.OTHER_DECISION
