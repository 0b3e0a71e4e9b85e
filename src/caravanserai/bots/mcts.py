"""Information-set Monte Carlo tree search, for any game: the compiled part.

Every iteration imagines a whole state consistent with the root view, goes down the tree, plays on
a little and backs up each seat's chance of winning. Each seat has a tree of its own, whose nodes
are what that seat can tell apart: a secret choice of another is one and the same branch to it
(several-observer ISMCTS, Cowling et al. 2012). So nobody in the tree knows more than at the table,
and secret simultaneous choices are made without sight of each other.

A tree is two arrays. links[node] holds the first child, the next sibling, the action that led
there (with its actor), visits, and how often it was on offer; worth[node] adds up the chances of
each seat, and its last column is the prior, if there is a network (see puct). memo holds the number
of nodes in use, the iterations done, and the root node of each seat. Node 0 is none.
"""

import math
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine import rng
from caravanserai.engine.contract import (
    apply,
    clock,
    consider,
    legal,
    prospects,
    reopen,
    seen_as,
    sketch,
    turn,
    waiting_for,
)
from caravanserai.engine.events import ALL, Buffer
from caravanserai.engine.jit import rule
from caravanserai.engine.kernels import guess
from caravanserai.engine.record import SEATS
from caravanserai.engine.rng import Dice

Links = NDArray[np.int32]
Worth = NDArray[np.float32]
Memo = NDArray[np.int64]

FIRST, NEXT, ACTION, VISITS, OFFERED = range(5)
LINKS: Final = 5
PRIOR: Final = SEATS  # a column of worth after those of the seats
WORTH: Final = SEATS + 1
USED, DONE, ROOT = range(3)
MEMO: Final = ROOT + SEATS
MOST_PLIES: Final = 400
MOST_DECISIONS: Final = 2_000  # of a playout, which no sensible one reaches
CERTAIN: Final = 600.0  # prospects beyond which nobody can be surer, and numbers would overflow


def search(
    boxes: Any,
    states: Any,
    links: Links,
    worth: Worth,
    memo: Memo,
    seat: int,
    first: int,
    iterations: int,
    key: int,
    room: int,
    turns: int,
    depth: int,
    margins: bool,
    curiosity: float,
) -> None:
    """Add `iterations` to the tree of `seat`, whose view is element 0; element 1 is used up.

    first: who acts at the root. turns: after how many turns beyond the tree a playout is judged.
    depth: how many turns the tree may reach, with the present one; what ends there is judged no
    later than the rest. margins: whether the end is judged by prospects too. curiosity: how much
    is explored. Many short calls do the same as one long call.
    """
    box, s = boxes[0], states[1]
    dice = np.zeros(2, np.int64)
    choices, nothing = np.zeros(room, np.int16), np.zeros((0, 6), np.int16)
    untried = np.zeros(room, np.int16)
    at, path = np.zeros(SEATS, np.int64), np.zeros(MOST_PLIES, np.int64)
    result = np.zeros(SEATS, np.float64)
    for _ in range(iterations):
        number = key + memo[DONE]
        memo[DONE] += 1
        states[1] = states[0]
        imagine(box, s, seat, number)
        rng.throw(dice, number, 1)
        for player in range(box.players):
            at[player] = memo[ROOT + player]
        actor, plies, new = first, 0, False
        path[0] = at[first]
        reached, now = 0, clock(box, s)
        while s.ended == 0 and not new and plies < MOST_PLIES - 1 and reached < depth:
            count = thoughts(box, s, actor, choices)
            node = int(at[actor])
            k, new = select(links, worth, node, actor, choices, count, untried, dice, curiosity)
            action = int(choices[k])
            descend(box, s, links, worth, memo, at, actor, action, room)
            if at[actor] == 0:
                new = True  # no room left
            else:
                plies += 1
                path[plies] = at[actor]
            apply(box, s, actor, action, nothing)
            if s.ended == 0:
                actor = int(turn(box, s))
                before, now = now, clock(box, s)
                reached += 1 if now != before else 0
        play_on(box, s, turns - (1 if reached == depth else 0), dice, choices, nothing)
        judge(box, s, result, margins)
        for ply in range(plies + 1):
            credit(links, worth, int(path[ply]), result)


def follow(
    boxes: Any,
    states: Any,
    links: Links,
    worth: Worth,
    memo: Memo,
    seat: int,
    action: int,
    room: int,
) -> None:
    """Move the roots past an action of `seat`, whose view is element 0."""
    at = memo[ROOT:]
    descend(boxes[0], states[0], links, worth, memo, at, seat, action, room)


@rule
def imagine(box: Any, s: Any, seat: int, key: int) -> None:
    """Turn a view into a whole state drawn by `key`, with no secret choice made yet."""
    guess(box, s, ALL if s.eyes == ALL + 1 else seat, key)
    reopen(box, s)


@rule
def thoughts(box: Any, s: Any, actor: int, choices: Buffer) -> int:
    """Write the legal actions worth a thought; return how many."""
    return consider(box, s, actor, choices, legal(box, s, actor, choices))


@rule
def select(
    links: Links,
    worth: Worth,
    node: int,
    actor: int,
    choices: Buffer,
    count: int,
    untried: Any,
    dice: Dice,
    curiosity: float,
) -> tuple[int, bool]:
    """The place in `choices` of the action to follow, and whether it is new to the tree.

    An action not yet tried comes first, any of them; else the best by UCB1, in which an action
    counts only the iterations in which it was on offer.
    """
    if count == 1:
        return 0, False
    for k in range(count):
        untried[choices[k]] = k + 1
    best, best_value = 0, -1.0
    left = count
    child = int(links[node][FIRST])
    while child:
        action = links[child][ACTION] - actor * len(untried)
        k = int(untried[action]) if 0 <= action < len(untried) else 0
        if k:
            untried[action] = 0
            left -= 1
            links[child][OFFERED] += 1
            value = promise(links, worth, child, actor, curiosity)
            if value > best_value:
                best, best_value = k - 1, value
        child = int(links[child][NEXT])
    if left == 0:
        return best, False
    return any_untried(choices, count, untried, rng.roll(dice, left)), True


@rule
def promise(links: Links, worth: Worth, node: int, actor: int, curiosity: float) -> float:
    """UCB1: the mean so far, and more for what has been tried little."""
    visits = links[node][VISITS]
    if visits == 0:
        return 1e9
    doubt = math.sqrt(math.log(links[node][OFFERED]) / visits)
    return float(worth[node][actor] / visits + curiosity * doubt)


@rule
def any_untried(choices: Buffer, count: int, untried: Any, number: int) -> int:
    """The place of untried action `number`; leaves `untried` all zero."""
    found = 0
    for k in range(count):
        if untried[choices[k]]:
            if number == 0:
                found = k
            number -= 1
            untried[choices[k]] = 0
    return found


@rule
def descend(
    box: Any,
    s: Any,
    links: Links,
    worth: Worth,
    memo: Memo,
    at: Any,
    actor: int,
    action: int,
    room: int,
) -> None:
    """Follow an action in every seat's tree, by what that seat sees of it."""
    seen = seen_as(box, s, actor, action)
    for player in range(box.players):
        told = action if player == actor else seen
        at[player] = child_of(links, worth, memo, int(at[player]), actor * room + told)


@rule
def child_of(links: Links, worth: Worth, memo: Memo, node: int, action: int) -> int:
    """The child of a node by an action, made if need be; 0 if there is no room."""
    if node == 0:
        return 0
    child = int(links[node][FIRST])
    while child:
        if links[child][ACTION] == action:
            return child
        child = int(links[child][NEXT])
    if memo[USED] == len(links):
        return 0
    child = int(memo[USED])
    memo[USED] += 1
    links[child][FIRST] = 0
    links[child][NEXT] = links[node][FIRST]
    links[child][ACTION] = action
    links[child][VISITS] = 0
    links[child][OFFERED] = 1
    links[node][FIRST] = child
    for column in range(WORTH):
        worth[child][column] = 0.0
    return child


@rule
def play_on(box: Any, s: Any, turns: int, dice: Dice, choices: Buffer, nothing: Buffer) -> None:
    """Sketch this turn and `turns` more, up to where one seat alone has to decide."""
    if s.ended:
        return
    before = clock(box, s)
    for _ in range(MOST_DECISIONS):
        if s.ended:
            return
        now = clock(box, s)
        waiting = waiting_for(box, s)
        if now != before:
            turns -= 1
            before = now
        if turns < 0 and waiting & (waiting - 1) == 0:
            return
        actor = turn(box, s)
        count = sketch(box, s, actor, choices, thoughts(box, s, actor, choices))
        apply(box, s, actor, int(choices[rng.roll(dice, count)]), nothing)


@rule
def judge(box: Any, s: Any, result: Any, margins: bool) -> None:
    """Each seat's chance of winning; a shared win counts in equal parts.

    margins: by how much a game is won counts too, so that luck at its end hides less.
    """
    total = 0.0
    for player in range(box.players):
        if s.ended and not margins:
            result[player] = 1.0 if s.rank[player] == 1 else 0.0
        else:
            result[player] = math.exp(min(CERTAIN, prospects(box, s, player)))
        total += result[player]
    for player in range(box.players):
        result[player] /= total


@rule
def credit(links: Links, worth: Worth, node: int, result: Any) -> None:
    """Count one more visit and its result."""
    links[node][VISITS] += 1
    for player in range(SEATS):
        worth[node][player] += result[player]
