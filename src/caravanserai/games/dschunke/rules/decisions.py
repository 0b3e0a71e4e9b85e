"""Who decides now, and what they may choose."""

from caravanserai.engine.choices import EVERY, Condition, write, write_amounts
from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule, scratch
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.alphabet import ACTION_COUNT
from caravanserai.games.dschunke.rules import refusals
from caravanserai.games.dschunke.rules.extras import has_played
from caravanserai.games.dschunke.state import Box, State


@rule
def turn(box: Box, s: State) -> int:
    """One at a time, including bids: clockwise from the start player."""
    if s.decision == say.BID:
        for i in range(box.players):
            player = (s.first + i) % box.players
            if not s.has_bid >> player & 1:
                return player
    return s.active


@rule
def may_act(box: Box, s: State) -> int:
    """Nobody acts out of turn: only seats the game waits for may act, several in the bartering."""
    if s.ended:
        return 0
    if s.decision != say.BID:
        return 1 << s.active
    return ((1 << box.players) - 1) & ~s.has_bid


@rule
def waiting_for(box: Box, s: State) -> int:
    """Everyone who has not bid yet in the bartering, else one player at a time."""
    return may_act(box, s)


@rule
def legal(box: Box, s: State, seat: int, out: Buffer) -> int:
    """Write the legal actions of `seat`, ascending, into `out`; return how many."""
    return answer(box, s, seat, EVERY, out) if may_act(box, s) >> seat & 1 else 0


@rule
def why_not(box: Box, s: State, seat: int, action: int) -> int:
    """0 if `seat`, who may act, may do `action`, else the reason why not."""
    if not say.FIRST[s.decision] <= action < say.END[s.decision]:
        return say.OTHER_DECISION
    return answer(box, s, seat, action, scratch(1))


@rule
def answer(box: Box, s: State, seat: int, action: int, out: Buffer) -> int:
    """The reason against one answer to the decision; for EVERY, write the legal ones to `out`."""
    d = s.decision
    if d == say.BID:
        return (
            bid_choices(box, s, seat, out)
            if action == EVERY
            else refusals.why_not_bid(box, s, seat, action)
        )
    if d == say.ACT or d == say.AFTER:
        return (
            act_choices(box, s, seat, out) if action == EVERY else why_not_act(box, s, seat, action)
        )
    if d == say.EXCHANGE:
        return ask(refusals.why_not_return, box, s, seat, action, out)
    if d == say.SEARCH or d == say.PRIZE:
        return ask(refusals.why_not_search, box, s, seat, action, out)
    if d == say.KEEP or d == say.PRIZE_KEEP:
        return ask(refusals.why_not_keep, box, s, seat, action, out)
    if d == say.STATION:
        return ask(refusals.why_not_station, box, s, seat, action, out)
    if d == say.PLACE:
        return ask(refusals.why_not_place, box, s, seat, action, out)
    if d == say.ONTO:
        return ask(refusals.why_not_onto, box, s, seat, action, out)
    return ask(refusals.why_not_take, box, s, seat, action, out)


@rule
def ask(why: Condition, box: Box, s: State, seat: int, action: int, out: Buffer) -> int:
    """The reason against one action; for EVERY, write those without one and return how many."""
    if action != EVERY:
        return why(box, s, seat, action)
    return write(why, box, s, seat, say.FIRST[s.decision], say.END[s.decision], 0, out)


@rule
def bid_choices(box: Box, s: State, seat: int, out: Buffer) -> int:
    """No cards, any number of one good, or a mixed fist; a bid that sells nothing bluffs (J6)."""
    out[0] = say.DO_NONE
    n = 1
    for good in range(1, say.KINDS + 1):
        first = say.DO_BID + say.COPIES * (good - 1) + 1
        n = write_amounts(refusals.why_not_bid, box, s, seat, first, first + say.COPIES, n, out)
    first = say.DO_MIXED + say.FIRST_MIXED
    return write(refusals.why_not_bid, box, s, seat, first, say.ACTION_COUNT, n, out)


@rule
def act_choices(box: Box, s: State, seat: int, out: Buffer) -> int:
    """Merchants and trainees, then cards; after the action only cards, or `done`."""
    n = 0
    if s.decision == say.ACT:
        n = write(refusals.why_not_merchant, box, s, seat, say.DO_MERCHANT, say.DO_LOWER, n, out)
        n = write(refusals.why_not_lower, box, s, seat, say.DO_LOWER, say.DO_UPPER, n, out)
        n = write(refusals.why_not_upper, box, s, seat, say.DO_UPPER, say.DO_LOAD, n, out)
    if not has_played(s, seat):
        n = write(refusals.why_not_load, box, s, seat, say.DO_LOAD, say.DO_COLLECT, n, out)
        n = write(refusals.why_not_collect, box, s, seat, say.DO_COLLECT, say.DO_FETCH, n, out)
        n = write(refusals.why_not_fetch, box, s, seat, say.DO_FETCH, say.DO_MOVE, n, out)
        n = write(refusals.why_not_lift, box, s, seat, say.DO_MOVE, say.DO_ONTO, n, out)
    if s.decision == say.AFTER:
        out[n] = say.DO_DONE
        n += 1
    return n


@rule
def why_not_act(box: Box, s: State, seat: int, action: int) -> int:
    """Why one of these cannot be chosen."""
    if action == say.DO_DONE:
        return say.FINE
    if action >= say.DO_ONTO:
        return say.OTHER_DECISION
    if action >= say.DO_MOVE:
        return refusals.why_not_lift(box, s, seat, action)
    if action >= say.DO_FETCH:
        return refusals.why_not_fetch(box, s, seat, action)
    if action >= say.DO_COLLECT:
        return refusals.why_not_collect(box, s, seat, action)
    if action >= say.DO_LOAD:
        return refusals.why_not_load(box, s, seat, action)
    if action >= say.DO_UPPER:
        return refusals.why_not_upper(box, s, seat, action)
    if action >= say.DO_LOWER:
        return refusals.why_not_lower(box, s, seat, action)
    return refusals.why_not_merchant(box, s, seat, action)


@rule
def default(box: Box, s: State, seat: int) -> int:
    """Out of time: no bid, no exchange, no extra card; else the first choice."""
    if s.decision == say.BID:
        return say.DO_NONE
    if s.decision == say.EXCHANGE:
        return say.DO_STOP
    if s.decision == say.AFTER:
        return say.DO_DONE
    choices = scratch(ACTION_COUNT)
    legal(box, s, seat, choices)
    return int(choices[0])
