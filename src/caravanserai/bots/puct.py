"""The search with a network: the compiled part.

The trees are those of `mcts`, a tree for each seat on what that seat can tell apart. Where an
iteration comes to what its actor has not met yet it ends, and the network judges the state at once;
the actions there get priors. Which action is followed is decided by PUCT: the mean so far, and more
for what has a high prior and was tried little. What was not tried is thought as good as the mean of
those beside it. An action that only some of the imagined states offer gets its prior when it is
first met.
"""

import math
from typing import Any, Final, NamedTuple

import numpy as np

from caravanserai.bots.mcts import (
    ACTION,
    DONE,
    FIRST,
    MOST_PLIES,
    NEXT,
    PRIOR,
    ROOT,
    VISITS,
    Links,
    Memo,
    Worth,
    child_of,
    credit,
    descend,
    imagine,
    judge,
    thoughts,
)
from caravanserai.bots.network import Desk, Net, expect, prefer, think
from caravanserai.engine.contract import apply, turn
from caravanserai.engine.events import Buffer
from caravanserai.engine.features import MOST_ACTIVE
from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS

CURIOSITY: Final = 0.3


class Room(NamedTuple):
    """Where an iteration does its work; `place` is all zero between uses."""

    choices: Buffer
    place: Any
    nothing: Buffer
    at: Any
    path: Any
    result: Any


def search(
    boxes: Any,
    states: Any,
    links: Links,
    worth: Worth,
    memo: Memo,
    net: Net,
    desk: Desk,
    room: Room,
    seat: int,
    first: int,
    iterations: int,
    key: int,
    curiosity: float,
) -> None:
    """Add `iterations` to the tree of `seat`, whose view is element 0; element 1 is used up.

    first: who acts at the root. Many short calls do the same as one long call.
    """
    for _ in range(iterations):
        iterate(boxes, states, links, worth, memo, net, desk, room, seat, first, key, curiosity)


def desk_for(net: Net, actions: int) -> Desk:
    """Room for the sums of a network."""
    return Desk(
        np.zeros(MOST_ACTIVE, np.int16),
        np.zeros(len(net.first_bias), np.float32),
        np.zeros(len(net.second_bias), np.float32),
        np.zeros(SEATS, np.float32),
        np.zeros(actions, np.float32),
    )


def room_for(actions: int) -> Room:
    """Room for the work of iterations."""
    return Room(
        np.zeros(actions, np.int16),
        np.zeros(actions, np.int16),
        np.zeros((0, 6), np.int16),
        np.zeros(SEATS, np.int64),
        np.zeros(MOST_PLIES, np.int64),
        np.zeros(SEATS, np.float64),
    )


@rule
def iterate(
    boxes: Any,
    states: Any,
    links: Links,
    worth: Worth,
    memo: Memo,
    net: Net,
    desk: Desk,
    room: Room,
    seat: int,
    first: int,
    key: int,
    curiosity: float,
) -> None:
    """One iteration; see `search`."""
    box, s = boxes[0], states[1]
    actions = len(room.choices)
    number = key + memo[DONE]
    memo[DONE] += 1
    states[1] = states[0]
    imagine(box, s, seat, number)
    for player in range(box.players):
        room.at[player] = memo[ROOT + player]
    actor, plies = first, 0
    room.path[0] = room.at[first]
    while True:
        if s.ended:
            judge(box, s, room.result, False)
            break
        count = thoughts(box, s, actor, room.choices)
        node = int(room.at[actor])
        if node == 0 or plies == MOST_PLIES - 1:  # no room left
            if len(net.first):
                think(box, s, actor, net, desk)
            expect(box, s, actor, net, desk, room.result)
            break
        action = int(room.choices[0])
        if count > 1:
            known = find(links, worth, node, actor, room, count)
            if known < count:
                if len(net.first):
                    think(box, s, actor, net, desk)
                prefer(box, s, actor, net, desk, room.choices, count)
                give_priors(links, worth, memo, node, actor, desk, room, count)
            if known == 0:
                expect(box, s, actor, net, desk, room.result)
                break
            action = select(links, worth, node, actor, room, count, curiosity)
        descend(box, s, links, worth, memo, room.at, actor, action, actions)
        if room.at[actor]:
            plies += 1
            room.path[plies] = room.at[actor]
        apply(box, s, actor, action, room.nothing)
        if s.ended == 0:
            actor = int(turn(box, s))
    for ply in range(plies + 1):
        credit(links, worth, int(room.path[ply]), room.result)


@rule
def find(links: Links, worth: Worth, node: int, actor: int, room: Room, count: int) -> int:
    """Mark the place of each choice; return how many of them have a prior."""
    for k in range(count):
        room.place[room.choices[k]] = k + 1
    known = 0
    child = int(links[node][FIRST])
    while child:
        if offered(links, child, actor, room) and worth[child][PRIOR] > 0:
            known += 1
        child = int(links[child][NEXT])
    if known == 0:
        forget(room, count)
    return known


@rule
def offered(links: Links, child: int, actor: int, room: Room) -> bool:
    """Is the action of this child one of the choices marked?"""
    action = links[child][ACTION] - actor * len(room.place)
    return bool(0 <= action < len(room.place) and room.place[action] > 0)


@rule
def forget(room: Room, count: int) -> None:
    """Take the marks of the choices away."""
    for k in range(count):
        room.place[room.choices[k]] = 0


@rule
def give_priors(
    links: Links,
    worth: Worth,
    memo: Memo,
    node: int,
    actor: int,
    desk: Desk,
    room: Room,
    count: int,
) -> None:
    """Note the prior of each choice that has none yet."""
    for k in range(count):
        action = actor * len(room.place) + int(room.choices[k])
        child = child_of(links, worth, memo, node, action)
        if child and worth[child][PRIOR] == 0:
            worth[child][PRIOR] = desk.prior[k]


@rule
def select(
    links: Links, worth: Worth, node: int, actor: int, room: Room, count: int, curiosity: float
) -> int:
    """The best choice by PUCT, among those marked; takes the marks away."""
    visits, worths, priors = 0, 0.0, 0.0
    child = int(links[node][FIRST])
    while child:
        if offered(links, child, actor, room):
            visits += links[child][VISITS]
            worths += worth[child][actor]
            priors += worth[child][PRIOR]
        child = int(links[child][NEXT])
    usual = worths / visits if visits else 0.5
    reach = curiosity * math.sqrt(visits + 1.0) / priors
    best, best_value = int(room.choices[0]), -1.0
    child = int(links[node][FIRST])
    while child:
        if offered(links, child, actor, room):
            tried = links[child][VISITS]
            value = worth[child][actor] / tried if tried else usual
            value += reach * worth[child][PRIOR] / (1 + tried)
            if value > best_value:
                best, best_value = links[child][ACTION] - actor * len(room.place), value
        child = int(links[child][NEXT])
    forget(room, count)
    return int(best)
