"""Who decides now, and what they may choose."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule, scratch
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.alphabet import ACTION_COUNT
from caravanserai.games.dschunke.rules.actions import has_merchant, is_available, is_in_game
from caravanserai.games.dschunke.rules.extras import can_fetch, may_play
from caravanserai.games.dschunke.rules.fists import has_cards
from caravanserai.games.dschunke.rules.hold import has_top_strip
from caravanserai.games.dschunke.rules.market import can_return
from caravanserai.games.dschunke.rules.stacks import can_search
from caravanserai.games.dschunke.state import Box, State


@rule
def turn(box: Box, s: State) -> int:
    """One at a time, the bids too: clockwise from the start player."""
    if s.decision == say.BID:
        for i in range(box.players):
            player = (s.first + i) % box.players
            if not s.has_bid >> player & 1:
                return player
    return s.active


@rule
def may_act(box: Box, s: State) -> int:
    """Nobody acts out of turn: those who may are those waited for, several in the bartering."""
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
    if not may_act(box, s) >> seat & 1:
        return 0
    d = s.decision
    if d == say.BID:
        return bid_choices(s, seat, out)
    if d == say.ACT:
        n = worker_choices(box, s, out)
        return extra_choices(s, seat, n, out)
    if d == say.AFTER:
        n = extra_choices(s, seat, 0, out)
        out[n] = say.DO_DONE
        return n + 1
    if d == say.EXCHANGE:
        return return_choices(s, seat, out)
    if d == say.SEARCH or d == say.PRIZE:
        return stack_choices(s, out)
    if d == say.KEEP or d == say.PRIZE_KEEP:
        return card_choices(s, out)
    if d == say.STATION or d == say.PLACE or d == say.ONTO:
        return junk_choices(s, out)
    return good_choices(s, out)


@rule
def bid_choices(s: State, seat: int, out: Buffer) -> int:
    """No cards, any number of one good, or a mixed fist: what sells nothing is a bluff (J6)."""
    out[0] = say.DO_NONE
    n = 1
    for good in range(1, say.KINDS + 1):
        for count in range(1, s.hand[seat][good] + 1):
            out[n] = say.DO_BID + say.COPIES * (good - 1) + count
            n += 1
    for fist in range(say.FIRST_MIXED, len(say.FISTS)):
        if has_cards(s, seat, fist, say.MIXED_CARDS):
            out[n] = say.DO_MIXED + fist
            n += 1
    return n


@rule
def worker_choices(box: Box, s: State, out: Buffer) -> int:
    """Merchants and trainees not yet used; trainees on each junk without a merchant."""
    n = 0
    for merchant in range(say.MERCHANTS):
        if is_available(s, merchant):
            out[n] = say.DO_MERCHANT + merchant
            n += 1
    n = trainee_choices(box, s, say.LOWER, say.DO_LOWER, n, out)
    return trainee_choices(box, s, say.UPPER, say.DO_UPPER, n, out)


@rule
def trainee_choices(box: Box, s: State, trainee: int, base: int, n: int, out: Buffer) -> int:
    """The junks on which a trainee could work."""
    if is_in_game(box, trainee) and is_available(s, trainee):
        for junk in range(say.JUNK_COUNT):
            if not has_merchant(s, junk):
                out[n] = base + junk
                n += 1
    return n


@rule
def extra_choices(s: State, seat: int, n: int, out: Buffer) -> int:
    """Extra-action cards that would do something (J11), after the n choices already written."""
    if s.extra_used >> seat & 1:
        return n
    for junk in range(say.JUNK_COUNT):
        if may_play(s, seat, say.LOAD_CARD) and s.strips[seat]:
            out[n] = say.DO_LOAD + junk
            n += 1
    for junk in range(say.JUNK_COUNT):
        if may_play(s, seat, say.MONEY_CARD + junk):
            out[n] = say.DO_COLLECT + junk
            n += 1
    for junk in range(say.JUNK_COUNT):
        if may_play(s, seat, say.GOODS_CARD) and can_fetch(s, junk):
            out[n] = say.DO_FETCH + junk
            n += 1
    for junk in range(say.JUNK_COUNT):
        if may_play(s, seat, say.MOVE_CARD) and has_top_strip(s, junk, seat):
            out[n] = say.DO_MOVE + junk
            n += 1
    return n


@rule
def return_choices(s: State, seat: int, out: Buffer) -> int:
    """Goods to give back, or no more of them."""
    n = 0
    for good in range(1, say.KINDS + 1):
        if can_return(s, seat, good):
            out[n] = say.DO_RETURN + good
            n += 1
    out[n] = say.DO_STOP
    return n + 1


@rule
def stack_choices(s: State, out: Buffer) -> int:
    """Stacks to search; as a prize in round 10, also 3 Yuan."""
    n = 0
    for stack in range(say.STACK_COUNT):
        if can_search(s, stack):
            out[n] = say.DO_SEARCH + stack
            n += 1
    if s.decision == say.PRIZE and s.round == say.ROUNDS:
        out[n] = say.DO_YUAN
        n += 1
    return n


@rule
def card_choices(s: State, out: Buffer) -> int:
    """Any card of the stack; equal ones are one choice."""
    n = 0
    for special in range(1, say.SPECIAL_SLOTS):
        if s.stack_cards[s.stack][special]:
            out[n] = say.DO_KEEP + special
            n += 1
    return n


@rule
def junk_choices(s: State, out: Buffer) -> int:
    """Junks for a face-down merchant, a strip handed on, or a strip that is moved."""
    base = say.DO_STATION
    if s.decision == say.PLACE:
        base = say.DO_PLACE
    elif s.decision == say.ONTO:
        base = say.DO_ONTO
    n = 0
    for junk in range(say.JUNK_COUNT):
        if is_open_junk(s, junk):
            out[n] = base + junk
            n += 1
    return n


@rule
def is_open_junk(s: State, junk: int) -> bool:
    """Can this junk be chosen? One merchant each, three strips each, another than before."""
    if s.decision == say.STATION:
        return not s.stations >> junk & 1
    if s.decision == say.PLACE:
        return s.size[junk] < say.LAYER
    return junk != s.origin


@rule
def good_choices(s: State, out: Buffer) -> int:
    """Goods there are; in an exchange, none just returned (J11)."""
    n = 0
    for good in range(1, say.KINDS + 1):
        if s.supply[good] != 0 and not (s.decision == say.TRADE and s.returned[good]):
            out[n] = say.DO_TAKE + good
            n += 1
    return n


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
