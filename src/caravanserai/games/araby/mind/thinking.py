"""What a searching bot needs to know of Merchants of Araby besides its rules."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.mind.worth import has_leave, is_worth_accepting
from caravanserai.games.araby.state import Box, State


@rule
def clock(box: Box, s: State) -> int:
    """A turn lasts until its last round of passes is over."""
    return int(s.turn)


@rule
def consider(box: Box, s: State, seat: int, actions: Buffer, count: int) -> int:
    """What is worth a thought in open play: first what costs nothing, then all but stopping.

    Cards refresh when the turn ends and products are lost, so nobody stops before every card
    that makes, earns or draws is tasked and every camel that could go has gone.
    """
    if s.decision != say.MAIN and s.decision != say.LAST:
        return count
    kept = 0
    for k in range(count):
        action = int(actions[k])
        if is_sensible(box, s, seat, action):
            if is_free_task(box, action):
                actions[0] = action
                return 1
            actions[kept] = action
            kept += 1
    if kept > 1 and is_stop(int(actions[0])) and is_camel(int(actions[kept - 1])):
        for k in range(1, kept):
            actions[k - 1] = actions[k]
        return kept - 1
    return max(kept, 1)


@rule
def is_sensible(box: Box, s: State, seat: int, action: int) -> bool:
    """Is an action in open play worth a thought? Offers are made elsewhere, not by search."""
    if s.maker[seat]:
        return action == say.DO_DROP
    if is_stop(action) or is_camel(action) or is_decline(action):
        return True
    if say.DO_ACCEPT <= action < say.DO_ACCEPT + SEATS:
        return is_worth_accepting(box, s, action - say.DO_ACCEPT, seat)
    if s.active == seat and s.decision == say.MAIN:
        return is_play(action) or is_task(action)
    return is_task(action) and pays_at_any_time(box, s, seat, action - say.DO_TASK)


@rule
def is_stop(action: int) -> bool:
    """Does it pass, or end the turn?"""
    return action == say.DO_PASS or action == say.DO_END


@rule
def is_play(action: int) -> bool:
    """Does it play a card?"""
    return say.DO_PLAY + say.PERSONAS <= action < say.DO_PLAY + say.TYPES


@rule
def is_task(action: int) -> bool:
    """Does it task a card?"""
    return say.DO_TASK <= action < say.DO_TASK + say.TYPES


@rule
def is_camel(action: int) -> bool:
    """Does it place a camel?"""
    return say.DO_CAMEL <= action < say.DO_CARD


@rule
def is_decline(action: int) -> bool:
    """Does it refuse an offer?"""
    return say.DO_DECLINE <= action < say.DO_DECLINE + SEATS


@rule
def is_free_task(box: Box, action: int) -> bool:
    """Does it task a card that gives something for nothing?"""
    return is_task(action) and is_gainful(box, action - say.DO_TASK)


@rule
def is_gainful(box: Box, card: int) -> bool:
    """Does a card make, earn or draw before all else?"""
    op = box.op[card][0]
    return bool(op == say.MAKE or op == say.COINS or op == say.DRAW)


@rule
def pays_at_any_time(box: Box, s: State, seat: int, card: int) -> bool:
    """Is a card of use in another's turn? One that makes needs leave for a camel."""
    op = box.op[card][0]
    if op == say.MAKE:
        return has_leave(box, s, seat)
    return bool(op == say.COINS or op == say.DRAW or op == say.GUARD_CAMEL)
