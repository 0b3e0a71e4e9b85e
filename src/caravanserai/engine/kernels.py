"""Generic loops, written once against the contract and compiled for each game.

They take arrays of records and an index, which Python can pass quickly. `boxes` has one element.
With the JIT off the same functions run on stand-ins.
"""

from typing import Any

import numpy as np

from caravanserai.engine import rng
from caravanserai.engine.contract import (
    FINE,
    GAME_OVER,
    NOT_YOUR_DECISION,
    apply,
    default,
    determinize,
    first_player,
    hide,
    legal,
    may_act,
    reshuffle,
    set_up,
    standing,
    turn,
    waiting_for,
    why_not,
)
from caravanserai.engine.events import ALL, PUBLIC, Buffer
from caravanserai.engine.jit import rule
from caravanserai.engine.rng import Dice

Boxes = Any
States = Any
WIN = 1000.0


def new_at(boxes: Boxes, states: States, i: int, seed: int) -> None:
    """Start a game in element i, which must be all zero."""
    rng.seed(states[i], seed)
    set_up(boxes[0], states[i], np.zeros((0, 6), np.int16))


def masks_at(boxes: Boxes, states: States, i: int) -> tuple[int, int, int]:
    """may_act, waiting_for and turn of element i, which must not be over."""
    return may_act(boxes[0], states[i]), waiting_for(boxes[0], states[i]), turn(boxes[0], states[i])


def legal_at(boxes: Boxes, states: States, i: int, seat: int, out: Buffer) -> int:
    """The legal actions of `seat` in element i, into `out`."""
    return legal(boxes[0], states[i], seat, out)


@rule
def refusal(box: Any, s: Any, seat: int, action: int) -> int:
    """0 if `seat` may do `action`, else the number of the game's refusal; `s` may be a view."""
    if s.ended:
        return GAME_OVER
    if not may_act(box, s) >> seat & 1:
        return NOT_YOUR_DECISION
    return why_not(box, s, seat, action)


def act_at(boxes: Boxes, states: States, i: int, seat: int, action: int, out: Buffer) -> int:
    """Carry out an action in element i, or leave it alone and return why not."""
    reason = refusal(boxes[0], states[i], seat, action)
    if reason == FINE:
        apply(boxes[0], states[i], seat, action, out)
    return reason


@rule
def show_only(box: Any, s: Any, viewer: int) -> None:
    """Turn a full state into the view of `viewer`."""
    if viewer != ALL:
        hide(box, s, viewer)
    s.rng[0] = 0
    s.rng[1] = 0
    s.eyes = viewer + 1


def view_at(boxes: Boxes, states: States, i: int, viewer: int) -> None:
    """Turn element i into the view of `viewer`."""
    show_only(boxes[0], states[i], viewer)


def see_at(boxes: Boxes, states: States, i: int, views: States) -> tuple[int, int, int]:
    """Write every audience's view of element i into its element of `views`.

    Return who may act, who the game is waiting for and whose turn it is. Once the game is over,
    everyone sees everything.
    """
    s = states[i]
    for viewer in range(len(views)):
        if viewer < boxes[0].players or viewer == PUBLIC:
            views[viewer] = s
            show_only(boxes[0], views[viewer], ALL if s.ended else viewer)
    if s.ended:
        return 0, 0, -1
    return may_act(boxes[0], s), waiting_for(boxes[0], s), turn(boxes[0], s)


@rule
def guess(box: Any, s: Any, viewer: int, key: int) -> None:
    """Turn a view into a full state drawn by `key`.

    Where a view shows everything, only what nobody had seen by then is drawn anew.
    """
    rng.seed(s, key)
    s.eyes = 0
    if viewer == ALL:
        reshuffle(box, s)
    else:
        determinize(box, s, viewer)


def determinize_at(boxes: Boxes, states: States, i: int, key: int) -> None:
    """Turn element i, a view, into a full state drawn by `key`."""
    guess(boxes[0], states[i], states[i].eyes - 1, key)


def default_at(boxes: Boxes, states: States, i: int, seat: int) -> int:
    """The default action of `seat` in element i."""
    return default(boxes[0], states[i], seat)


@rule
def evaluate(box: Any, s: Any, seat: int) -> float:
    """How far `seat` is ahead of its best opponent; only the order of values matters."""
    if s.ended:
        return WIN if s.rank[seat] == 1 else -WIN
    best = -WIN
    for other in range(box.players):
        if other != seat:
            best = max(best, standing(box, s, other))
    return standing(box, s, seat) - best


def evaluate_at(boxes: Boxes, states: States, i: int, seat: int) -> float:
    """How good element i looks for `seat`."""
    return evaluate(boxes[0], states[i], seat)


def why_not_at(boxes: Boxes, states: States, i: int, seat: int, action: int) -> int:
    """Why `seat` may not do `action` in element i."""
    return refusal(boxes[0], states[i], seat, action)


@rule
def _play_out(box: Any, s: Any, dice: Dice, actions: Buffer, nothing: Buffer) -> int:
    decisions = 0
    while s.ended == 0:
        seat = turn(box, s)
        n = legal(box, s, seat, actions)
        apply(box, s, seat, int(actions[rng.roll(dice, n)]), nothing)
        decisions += 1
    return decisions


def play_out_at(boxes: Boxes, states: States, i: int, key: int, room: int) -> int:
    """Play element i to its end at random; return how many decisions that took."""
    dice = np.zeros(2, np.int64)
    rng.throw(dice, key, 0)
    actions, nothing = np.zeros(room, np.int16), np.zeros((0, 6), np.int16)
    return _play_out(boxes[0], states[i], dice, actions, nothing)


def play_games(boxes: Boxes, states: States, seed: int, low: int, high: int, room: int) -> int:
    """Play full random games into elements low to high - 1, each all zero; game i has seed + i."""
    dice = np.zeros(2, np.int64)
    actions, nothing = np.zeros(room, np.int16), np.zeros((0, 6), np.int16)
    decisions = 0
    for i in range(low, high):
        s = states[i]
        rng.seed(s, seed + i)
        set_up(boxes[0], s, nothing)
        rng.throw(dice, seed + i, 0)
        decisions += _play_out(boxes[0], s, dice, actions, nothing)
    return decisions


def record_game(boxes: Boxes, states: States, seed: int, record: Buffer, room: int) -> int:
    """Play the random game of `seed` into element 0, writing (seat, action) rows into `record`."""
    s = states[0]
    dice = np.zeros(2, np.int64)
    rng.seed(s, seed)
    actions, nothing = np.zeros(room, np.int16), np.zeros((0, 6), np.int16)
    set_up(boxes[0], s, nothing)
    rng.throw(dice, seed, 0)
    n = 0
    while s.ended == 0:
        seat = turn(boxes[0], s)
        action = int(actions[rng.roll(dice, legal(boxes[0], s, seat, actions))])
        record[n, 0] = seat
        record[n, 1] = action
        n += 1
        apply(boxes[0], s, seat, action, nothing)
    return n


def step_games(boxes: Boxes, states: States, actions: Buffer, low: int, high: int) -> None:
    """One legal action in each of the elements low to high - 1, by the seat whose turn it is.

    A finished game stays as it is.
    """
    nothing = np.zeros((0, 6), np.int16)
    for i in range(low, high):
        s = states[i]
        if s.ended == 0:
            apply(boxes[0], s, turn(boxes[0], s), int(actions[i]), nothing)


def legal_masks(boxes: Boxes, states: States, masks: Any, turns: Any, low: int, high: int) -> None:
    """Per element: whose turn it is (-1: over) and the mask of that seat's legal actions."""
    actions = np.zeros(masks.shape[1], np.int16)
    for i in range(low, high):
        s = states[i]
        masks[i, :] = False
        turns[i] = -1
        if s.ended == 0:
            turns[i] = turn(boxes[0], s)
            for k in range(legal(boxes[0], s, int(turns[i]), actions)):
                masks[i, actions[k]] = True


def perft_at(boxes: Boxes, states: States, depth: int, room: int) -> int:
    """Count the action sequences of length `depth` from element 0; finished games end early.

    `states` must have depth + 1 elements: one for each level.
    """
    nothing = np.zeros((0, 6), np.int16)
    actions = np.zeros((depth + 1, room), np.int16)
    left = np.zeros(depth + 1, np.int64)
    seats = np.zeros(depth + 1, np.int64)
    leaves = 0
    level = 0
    descended = True
    while level >= 0:
        if descended and (level == depth or states[level].ended != 0):
            leaves += 1
            level -= 1
            descended = False
            continue
        if descended:
            seats[level] = turn(boxes[0], states[level])
            left[level] = legal(boxes[0], states[level], int(seats[level]), actions[level])
        if left[level] == 0:
            level -= 1
            descended = False
            continue
        left[level] -= 1
        states[level + 1] = states[level]
        action = int(actions[level, left[level]])
        apply(boxes[0], states[level + 1], int(seats[level]), action, nothing)
        level += 1
        descended = True
    return leaves


def first_players(boxes: Boxes, states: States, out: Any) -> None:
    """Who began each game, -1 if unknown."""
    for i in range(len(out)):
        out[i] = first_player(boxes[0], states[i])


READING = frozenset(
    {first_players, masks_at, legal_at, default_at, why_not_at}
)  # they change no state
PLAY = (masks_at, legal_at, act_at, view_at, see_at)  # what a table needs for every action
