"""Games that a network plays against itself and others, to learn from: the compiled part.

Every decision with a choice is searched. What is kept of it: the features of the true state, how
often each action was tried, and what the search expected. The players see views only.

So that a network meets more than its own way of playing, the first turns of a game are random, and
some turns and moves later are too; and two networks may share a table.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai.bots.mcts import (
    ACTION,
    DONE,
    FIRST,
    NEXT,
    ROOT,
    USED,
    VISITS,
    WORTH,
    Links,
    Memo,
    Worth,
    thoughts,
)
from caravanserai.bots.network import Desk, Floats, Net
from caravanserai.bots.puct import Room, iterate
from caravanserai.engine import rng
from caravanserai.engine.contract import apply, clock, features, hide, policy_row, turn
from caravanserai.engine.features import MOST_ACTIVE, Indices
from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS

HUNDRED: Final = 100
VIEW, GUESS, TRUTH = range(3)  # the states a game is played with


class Pages(NamedTuple):
    """Where a game's decisions are written, one after another.

    begin: where the features and the actions of each begin; the last entry, where they end. seats:
    who decided. expected: the chances by the search. actions: by the rows of the policy.
    """

    begin: NDArray[np.int64]
    features: Indices
    actions: Indices
    shares: Floats
    seats: NDArray[np.int8]
    expected: Floats


def play(
    boxes: Any,
    states: Any,
    links: Links,
    worth: Worth,
    memo: Memo,
    net: Net,
    desk: Desk,
    other: Net,
    other_desk: Desk,
    others: int,
    room: Room,
    pages: Pages,
    iterations: int,
    key: int,
    opening: int,
    stray_turns: int,
    stray_moves: int,
    curiosity: float,
) -> int:
    """Play the game in element TRUTH to its end; return how many decisions were written.

    others: the seats that the second network plays. opening: so many turns are random, and of
    those later `stray_turns` of a hundred. stray_moves: of a hundred moves.
    """
    box, s = boxes[0], states[TRUTH]
    dice = np.zeros(2, np.int64)
    rng.throw(dice, key, 2)
    turns, now, astray = 0, clock(box, s), opening > 0
    written = 0
    memo[DONE] = 0
    while s.ended == 0:
        if clock(box, s) != now:
            now = clock(box, s)
            turns += 1
            astray = turns < opening or rng.roll(dice, HUNDRED) < stray_turns
        actor = turn(box, s)
        count = thoughts(box, s, actor, room.choices)
        action = int(room.choices[rng.roll(dice, count)])
        if count > 1 and not astray:
            states[VIEW] = states[TRUTH]
            hide(box, states[VIEW], actor)
            clear(links, worth, memo)
            if others >> actor & 1:
                for _ in range(iterations):
                    iterate(
                        boxes, states, links, worth, memo, other, other_desk, room,
                        actor, actor, key, curiosity,
                    )  # fmt: skip
            else:
                for _ in range(iterations):
                    iterate(
                        boxes, states, links, worth, memo, net, desk, room,
                        actor, actor, key, curiosity,
                    )  # fmt: skip
            root = int(memo[ROOT + actor])
            written = write(box, s, actor, links, worth, root, pages, written, room)
            if rng.roll(dice, HUNDRED) >= stray_moves:
                action = most_visited(links, root, len(room.choices))
        apply(box, s, actor, action, room.nothing)
    return written


@rule
def clear(links: Links, worth: Worth, memo: Memo) -> None:
    """Forget the trees."""
    memo[USED] = 1 + SEATS
    for player in range(SEATS):
        memo[ROOT + player] = 1 + player
    for node in range(1 + SEATS):
        for column in range(links.shape[1]):
            links[node][column] = 0
        for column in range(WORTH):
            worth[node][column] = 0.0


@rule
def most_visited(links: Links, root: int, actions: int) -> int:
    """The action most visited, the lowest of equals."""
    best, most = -1, -1
    child = int(links[root][FIRST])
    while child:
        action, visits = links[child][ACTION] % actions, links[child][VISITS]
        if visits > most or (visits == most and action < best):
            best, most = action, visits
        child = int(links[child][NEXT])
    return int(best)


@rule
def write(
    box: Any,
    s: Any,
    actor: int,
    links: Links,
    worth: Worth,
    root: int,
    pages: Pages,
    written: int,
    room: Room,
) -> int:
    """Write down a decision, if there is room for it; return how many there are now."""
    n, a = pages.begin[written, 0], pages.begin[written, 1]
    is_full = written + 1 == len(pages.begin) or n + MOST_ACTIVE > len(pages.features)
    if is_full or a + len(room.choices) > len(pages.actions):
        return written
    n += features(box, s, actor, pages.features[n:])
    visits = 0
    child = int(links[root][FIRST])
    while child:
        visits += links[child][VISITS]
        child = int(links[child][NEXT])
    child = int(links[root][FIRST])
    while child:
        action = links[child][ACTION] % len(room.choices)
        pages.actions[a] = policy_row(box, s, actor, action)
        pages.shares[a] = links[child][VISITS] / visits
        a += 1
        child = int(links[child][NEXT])
    pages.seats[written] = actor
    for player in range(box.players):
        pages.expected[written, player] = worth[root][player] / links[root][VISITS]
    pages.begin[written + 1, 0], pages.begin[written + 1, 1] = n, a
    return written + 1
