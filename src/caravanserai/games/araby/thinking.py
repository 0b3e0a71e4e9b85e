"""What a searching bot needs to know of Merchants of Araby besides its rules."""

from typing import Final

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.games.araby.alphabet import (
    COINS,
    DISCARDING,
    DO_ACCEPT,
    DO_CAMEL,
    DO_CARD,
    DO_COINS,
    DO_DECLINE,
    DO_DROP,
    DO_END,
    DO_PASS,
    DO_PLAY,
    DO_TASK,
    DRAFTING,
    DRAW,
    GIVE,
    GUARD_CAMEL,
    LAST,
    MAIN,
    MAKE,
    MERCHANT,
    PAY,
    PERSONAS,
    SPACES,
    TYPES,
)
from caravanserai.games.araby.evaluation import hand_worth, turns_to_come
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.worth import has_leave, is_worth_accepting, makes, space_use

OLD_KIND: Final = 0.4  # for a merchant, for each turn to come
NEW_KIND: Final = 1.5


@rule
def reopen(box: Box, s: State) -> None:
    """No choice is kept secret to be shown later."""


@rule
def seen_as(box: Box, s: State, seat: int, action: int) -> int:
    """Everybody sees what is done."""
    return action


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
    if s.decision != MAIN and s.decision != LAST:
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
        return action == DO_DROP
    if is_stop(action) or is_camel(action) or is_decline(action):
        return True
    if DO_ACCEPT <= action < DO_ACCEPT + SEATS:
        return is_worth_accepting(box, s, action - DO_ACCEPT, seat)
    if s.active == seat and s.decision == MAIN:
        return is_play(action) or is_task(action)
    return is_task(action) and pays_at_any_time(box, s, seat, action - DO_TASK)


@rule
def is_stop(action: int) -> bool:
    """Does it pass, or end the turn?"""
    return action == DO_PASS or action == DO_END


@rule
def is_play(action: int) -> bool:
    """Does it play a card?"""
    return DO_PLAY + PERSONAS <= action < DO_PLAY + TYPES


@rule
def is_task(action: int) -> bool:
    """Does it task a card?"""
    return DO_TASK <= action < DO_TASK + TYPES


@rule
def is_camel(action: int) -> bool:
    """Does it place a camel?"""
    return DO_CAMEL <= action < DO_CARD


@rule
def is_decline(action: int) -> bool:
    """Does it refuse an offer?"""
    return DO_DECLINE <= action < DO_DECLINE + SEATS


@rule
def is_free_task(box: Box, action: int) -> bool:
    """Does it task a card that gives something for nothing?"""
    return is_task(action) and is_gainful(box, action - DO_TASK)


@rule
def is_gainful(box: Box, card: int) -> bool:
    """Does a card make, earn or draw before all else?"""
    op = box.op[card][0]
    return bool(op == MAKE or op == COINS or op == DRAW)


@rule
def pays_at_any_time(box: Box, s: State, seat: int, card: int) -> bool:
    """Is a card of use in another's turn? One that makes needs leave for a camel."""
    op = box.op[card][0]
    if op == MAKE:
        return has_leave(box, s, seat)
    return bool(op == COINS or op == DRAW or op == GUARD_CAMEL)


@rule
def sketch(box: Box, s: State, seat: int, actions: Buffer, count: int) -> int:
    """A quick player: camels where they pay best, and cards only when there is no turn to come.

    What is played at random is paid for at random, so cards are left to the search until then.
    """
    if s.decision == DRAFTING:
        return most_useful(box, s, seat, actions, count, 1.0)
    if s.decision == PAY or s.decision == DISCARDING or s.decision == GIVE:
        return most_useful(box, s, seat, actions, count, -1.0)
    if s.decision != MAIN and s.decision != LAST:
        return count
    in_last_turn = s.active == seat and s.stage == MAIN and turns_to_come(box, s, seat) == 0
    best = best_camel(s, seat, actions, count)
    kept = 0
    for k in range(count):
        action = int(actions[k])
        if is_play(action):
            good = in_last_turn and is_gainful(box, action - DO_PLAY)
        else:
            good = not is_camel(action) or camel_use(s, seat, action) >= best
        if good:
            actions[kept] = action
            kept += 1
    if in_last_turn and kept > 1 and is_stop(int(actions[0])):
        actions[0] = actions[kept - 1]
        kept -= 1
    return max(kept, 1)


@rule
def most_useful(box: Box, s: State, seat: int, actions: Buffer, count: int, sign: float) -> int:
    """Keep one choice: the card of most use or, with sign -1, what is missed least."""
    best, most = 0, 0.0
    for k in range(count):
        use = sign * use_of(box, s, seat, int(actions[k]))
        if k == 0 or use > most:
            best, most = k, use
    actions[0] = actions[best]
    return 1


@rule
def use_of(box: Box, s: State, seat: int, action: int) -> float:
    """What a card or a coin chosen is worth; products are lost anyway when the turn ends."""
    if not DO_CARD <= action < DO_CARD + TYPES:
        return 1.0 if action == DO_COINS + 1 else 0.0
    card = action - DO_CARD
    if box.kind[card] != MERCHANT:
        return hand_worth(box, card)
    known = makes(box, s, seat, int(box.which[card][0]))
    return hand_worth(box, card) + (OLD_KIND if known else NEW_KIND) * turns_to_come(box, s, seat)


@rule
def best_camel(s: State, seat: int, actions: Buffer, count: int) -> float:
    """What the best of the camels may earn."""
    best = 0.0
    for k in range(count):
        if is_camel(int(actions[k])):
            best = max(best, camel_use(s, seat, int(actions[k])))
    return best


@rule
def camel_use(s: State, seat: int, action: int) -> float:
    """What placing a camel may earn."""
    place = action - DO_CAMEL
    return space_use(s, seat, place // SPACES, place % SPACES)
