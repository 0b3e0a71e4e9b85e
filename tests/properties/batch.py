"""Many games side by side, one record each: the loops of the property tests, for any game.

Plain functions over the contract: `Game.kernel` compiles them, or runs them as they are.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine import kernels, rng
from caravanserai.engine.contract import (
    apply,
    default,
    legal,
    may_act,
    set_up,
    turn,
    waiting_for,
)
from caravanserai.engine.events import NOBODY, PUBLIC, UNKNOWN, Buffer
from caravanserai.engine.jit import rule
from caravanserai.engine.rng import Dice

Boxes = Any
States = Any
Numbers = NDArray[np.int16]

NO_CHOICE: Final = -1
ANSWERS: Final = 4  # numbers before the masks in a row written by `ask`

# Columns of the table of event kinds, and how two readings of events compare.
SECRET, PRIVATE, REVEALS, FIELDS = range(4)
DIFFERENT, SAME_UNTIL_REVEALED, SAME = range(3)

_refusal = kernels.refusal
_view = rule(kernels.view_at)
_determinize = rule(kernels.determinize_at)


def start(boxes: Boxes, states: States, dice: Dice, seed: int) -> None:
    """Begin game i with seed + i; the records are all zero."""
    nothing = np.zeros((0, 6), np.int16)
    for i in range(len(states)):
        rng.seed(states[i], seed + i)
        set_up(boxes[0], states[i], nothing)
        rng.throw(dice[i], seed + i, 0)


@rule
def any_seat(mask: int, dice: Dice) -> int:
    """A random seat from the mask, or NOBODY."""
    left = 0
    for seat in range(PUBLIC):
        left += mask >> seat & 1
    if left == 0:
        return NOBODY
    left = rng.roll(dice, left)
    seat = 0
    while not (mask >> seat & 1 and left == 0):
        left -= mask >> seat & 1
        seat += 1
    return seat


def choose(
    boxes: Boxes, states: States, dice: Dice, room: int, seats: Numbers, actions: Numbers
) -> None:
    """In each unfinished game, a random seat that may act and one of its actions at random.

    A seat that may act but has nothing to do is skipped.
    """
    choices = np.zeros(room, np.int16)
    for i in range(len(states)):
        seats[i] = NOBODY
        actions[i] = NO_CHOICE
        left = int(may_act(boxes[0], states[i])) if states[i].ended == 0 else 0
        while left and actions[i] == NO_CHOICE:
            seat = any_seat(left, dice[i])
            seats[i] = seat
            left &= ~(1 << seat)
            n = legal(boxes[0], states[i], seat, choices)
            if n > 0:
                actions[i] = choices[rng.roll(dice[i], n)]


def choose_elsewhere(
    boxes: Boxes,
    states: States,
    dice: Dice,
    room: int,
    seats: Numbers,
    viewers: Numbers,
    actions: Numbers,
) -> None:
    """What the same seats do in other worlds: the viewer the same, other seats anything.

    `actions` are those of the first world on entry, of the other on return. Another seat does the
    same, if it can, about half the time.
    """
    choices = np.zeros(room, np.int16)
    for i in range(len(states)):
        if actions[i] == NO_CHOICE or seats[i] == viewers[i]:
            continue
        n = legal(boxes[0], states[i], int(seats[i]), choices)
        repeats = False
        if rng.roll(dice[i], 2) == 0:
            for k in range(n):
                repeats = repeats or choices[k] == actions[i]
        if n == 0:
            actions[i] = NO_CHOICE
        elif not repeats:
            actions[i] = choices[rng.roll(dice[i], n)]


def step(boxes: Boxes, states: States, seats: Numbers, actions: Numbers, out: Buffer) -> None:
    """Carry out the chosen actions; `out` has room for the events of each game, or none."""
    for i in range(len(states)):
        if out.shape[1] > 0:
            out[i, 0, 0] = 0
        if actions[i] != NO_CHOICE:
            apply(boxes[0], states[i], int(seats[i]), int(actions[i]), out[i])


def see(boxes: Boxes, states: States, viewers: Numbers) -> None:
    """Turn every state into a view."""
    for i in range(len(states)):
        _view(boxes, states, i, int(viewers[i]))


def imagine(boxes: Boxes, states: States, key: int) -> None:
    """Turn every view into a full state, view i by key + i."""
    for i in range(len(states)):
        _determinize(boxes, states, i, key + i)


def ask(boxes: Boxes, states: States, viewers: Numbers, room: int, answers: Numbers) -> None:
    """Everything the contract tells a viewer: who may act, who is awaited, whose turn it is, the
    default, the mask of legal actions, and why not for every action.
    """
    choices = np.zeros(room, np.int16)
    for i in range(len(states)):
        s = states[i]
        answers[i, :] = 0
        may = 0
        if s.ended == 0:
            may = may_act(boxes[0], s)
            answers[i, 0] = may
            answers[i, 1] = waiting_for(boxes[0], s)
            answers[i, 2] = turn(boxes[0], s)
        seat = int(viewers[i])
        if seat >= boxes[0].players:
            continue
        if may >> seat & 1:
            answers[i, 3] = default(boxes[0], s, seat)
            for k in range(legal(boxes[0], s, seat, choices)):
                answers[i, ANSWERS + choices[k]] = 1
        for action in range(room):
            answers[i, ANSWERS + room + action] = _refusal(boxes[0], s, seat, action)


@rule
def sees(row: Buffer, viewer: int) -> bool:
    """Is the viewer in the audience of this event?"""
    return int(row[5]) >> viewer & 1 == 1


@rule
def next_seen(kinds: Numbers, rows: Buffer, n: int, viewer: int) -> int:
    """The next row after n that the viewer sees at least part of."""
    n += 1
    while n <= rows[0, 0] and kinds[rows[n, 0], PRIVATE] and not sees(rows[n], viewer):
        n += 1
    return n


@rule
def same_row(kinds: Numbers, a: Buffer, b: Buffer, viewer: int) -> bool:
    """Do two events look alike to the viewer?"""
    if a[0] != b[0] or a[1] != b[1]:
        return False
    for field in range(int(kinds[a[0], FIELDS])):
        secret = kinds[a[0], SECRET] >> field & 1
        value = UNKNOWN if secret and not sees(a, viewer) else int(a[2 + field])
        other = UNKNOWN if secret and not sees(b, viewer) else int(b[2 + field])
        if value != other:
            return False
    return True


@rule
def compared(kinds: Numbers, first: Buffer, second: Buffer, viewer: int) -> int:
    """How the events of one action in two worlds compare in the viewer's eyes.

    SAME_UNTIL_REVEALED: up to what the second world's events reveal, if that comes first.
    """
    n = next_seen(kinds, first, 0, viewer)
    m = next_seen(kinds, second, 0, viewer)
    revealed = False
    while n <= first[0, 0] and m <= second[0, 0]:
        revealed = revealed or kinds[second[m, 0], REVEALS] == 1
        if not same_row(kinds, first[n], second[m], viewer):
            return SAME_UNTIL_REVEALED if revealed else DIFFERENT
        n = next_seen(kinds, first, n, viewer)
        m = next_seen(kinds, second, m, viewer)
    if n > first[0, 0] and m > second[0, 0]:
        return SAME
    if m <= second[0, 0]:
        revealed = revealed or kinds[second[m, 0], REVEALS] == 1
    return SAME_UNTIL_REVEALED if revealed else DIFFERENT


def compare(
    kinds: Numbers, first: Buffer, second: Buffer, viewers: Numbers, result: Numbers
) -> None:
    """For each game, how the events in two worlds compare."""
    for i in range(len(result)):
        result[i] = compared(kinds, first[i], second[i], int(viewers[i]))
