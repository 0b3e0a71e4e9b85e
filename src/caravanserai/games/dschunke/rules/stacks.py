"""The four stacks of special cards: the S event and the S prize."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.engine.record import Row
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.knowledge.tracking import (
    is_face_up,
    stack_opened,
    taken_from_stack,
)
from caravanserai.games.dschunke.rules.goods import pass_on
from caravanserai.games.dschunke.state import Box, State


@rule
def special_cards_in(counts: Row) -> int:
    """How many special cards a hand or stack holds, including unknown ones."""
    total = 0
    for special in range(say.SPECIAL_SLOTS):
        total += counts[special]
    return total


@rule
def hidden_cards(s: State, player: int) -> int:
    """How many of a player's cards are not face up."""
    total = int(s.special[player][0])
    for special in range(say.FIRST_HIDDEN, say.SPECIAL_SLOTS):
        total += s.special[player][special]
    return total


@rule
def can_search(s: State, stack: int) -> bool:
    """Not empty, and in an S event not yet taken by another player."""
    return not s.stacks_taken >> stack & 1 and special_cards_in(s.stack_cards[stack]) > 0


@rule
def any_stack(s: State) -> bool:
    """Is there a stack to search?"""
    for stack in range(say.STACK_COUNT):
        if can_search(s, stack):
            return True
    return False


@rule
def ask_search(box: Box, s: State, out: Buffer) -> None:
    """S event: each player in turn takes a stack nobody has taken, if there is one (J10)."""
    if any_stack(s):
        s.decision = say.SEARCH
    else:
        emit(out, say.NO_STACK, s.active, 0, 0, 0, EVERYONE)
        end_event_search(box, s)


@rule
def ask_prize(s: State, player: int, out: Buffer) -> None:
    """The market's S: the winner searches a stack; in round 10 there is a choice."""
    s.active = player
    if any_stack(s) or s.round == say.ROUNDS:
        s.decision = say.PRIZE
    else:
        emit(out, say.NO_STACK, player, 0, 0, 0, EVERYONE)
        s.decision = say.SETTLE


@rule
def search(s: State, seat: int, stack: int, out: Buffer) -> None:
    """Take a stack and look through it."""
    s.decision = say.KEEP if s.decision == say.SEARCH else say.PRIZE_KEEP
    s.stack = stack
    stack_opened(s, stack, seat)
    emit(out, say.SEARCHED, seat, stack, 0, 0, EVERYONE)
    for special in range(1, say.SPECIAL_SLOTS):
        if s.stack_cards[stack][special]:
            emit(out, say.SAW, seat, special, s.stack_cards[stack][special], 0, 1 << seat)


@rule
def keep_card(box: Box, s: State, seat: int, special: int, out: Buffer) -> None:
    """Keep one card of the stack; "always" cards are shown and work at once (J12)."""
    s.stack_cards[s.stack][special] -= 1
    s.special[seat][special] += 1
    taken_from_stack(s, s.stack, seat, special)
    if is_face_up(special):
        emit(out, say.LAID_OPEN, seat, special, s.stack, 0, EVERYONE)
    else:
        emit(out, say.KEPT, seat, special, s.stack, 0, 1 << seat)
    if s.decision == say.KEEP:
        s.stacks_taken |= 1 << s.stack
        end_event_search(box, s)
    else:
        s.decision = say.SETTLE
    s.stack = 0


@rule
def end_event_search(box: Box, s: State) -> None:
    """S event: go on to the next player, or after the last one to the actions."""
    pass_on(box, s, say.ASK_SEARCH, say.ASK_ACTION)
    if s.decision == say.ASK_ACTION:
        s.stacks_taken = 0


@rule
def take_yuan_instead(s: State, seat: int, out: Buffer) -> None:
    """Round 10: take 3 Yuan instead of the card, decided before looking."""
    s.money[seat] += say.INSTEAD
    emit(out, say.YUAN_INSTEAD, seat, say.INSTEAD, 0, 0, EVERYONE)
    s.decision = say.SETTLE
