"""Bots that choose within a compiled loop: the ways of thinking of `caravanserai.bots`.

They are given what a player sees, too: a state is turned into a view before anything is weighed.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai.bots import EFFORTS, make_bot, mcts
from caravanserai.bots.greedy import CONTINUATIONS, GUESSES, value_actions
from caravanserai.bots.mcts import (
    ACTION,
    DONE,
    FIRST,
    LINKS,
    MEMO,
    NEXT,
    ROOT,
    USED,
    VISITS,
    WORTH,
    Links,
    Memo,
    Worth,
)
from caravanserai.bots.search import MIXED
from caravanserai.engine import rng
from caravanserai.engine.contract import seen_as, waiting_for
from caravanserai.engine.errors import BadOption
from caravanserai.engine.events import Buffer
from caravanserai.engine.game import Game
from caravanserai.engine.jit import part, rule
from caravanserai.engine.kernels import show_only
from caravanserai.engine.record import SEATS
from caravanserai.engine.rng import Dice

Values = NDArray[np.float64]

SAMPLES: Final = GUESSES * CONTINUATIONS
TRIALS: Final = 3  # states that a bot uses up while it thinks
NODES_AN_ITERATION: Final = 48
MOST_NODES: Final = 1_000_000

_value_actions = part(value_actions)
_search = part(mcts.search)


class Tree(NamedTuple):
    """Room for a search; see `bots.mcts`."""

    links: Links
    worth: Worth
    memo: Memo


def tree(iterations: int) -> Tree:
    """Room for so many iterations."""
    nodes = min(MOST_NODES, NODES_AN_ITERATION * (iterations + 1))
    return Tree(
        np.zeros((nodes, LINKS), np.int32),
        np.zeros((nodes, WORTH), np.float32),
        np.zeros(MEMO, np.int64),
    )


@part
def greedy_choice(
    boxes: Any, s: Any, trial: Any, seat: int, actions: Buffer, count: int, values: Values, key: int
) -> tuple[int, int]:
    """What `greedy` does, and how many of the actions it gave a thought.

    These are put first in `actions`, and what each is worth, in points, in `values`.
    """
    trial[0] = s
    show_only(boxes[0], trial[0], seat)
    for k in range(count):
        values[k] = 0.0
    count = _value_actions(boxes, trial, seat, actions[:count], values, key, len(actions))
    best = 0
    for k in range(count):
        values[k] /= SAMPLES
        if values[k] > values[best]:
            best = k
    return int(actions[best]), count


class Thought(NamedTuple):
    """How much a search thinks, and of what; see `Effort` and `Taste`."""

    iterations: int
    turns: int
    depth: int
    margins: bool
    curiosity: float
    lenience: float


def thought(game: Game, name: str) -> Thought:
    """How a level thinks, as `trader` or `master@400`: without a network, and not by the clock."""
    make_bot(name)  # refuses what there is not
    level, _, iterations = name.partition("@")
    if iterations and not iterations.isdigit():
        raise BadOption("bot-by-the-clock", name=name)
    effort, taste = EFFORTS[level], game.taste
    limits = taste.turns, taste.depth, taste.margins, taste.curiosity
    return Thought(int(iterations or effort.iterations), *limits, effort.lenience)


@part
def search_choice(
    boxes: Any,
    s: Any,
    trial: Any,
    tree: Tree,
    thought: Thought,
    seat: int,
    actions: Buffer,
    count: int,
    values: Values,
    key: int,
    dice: Dice,
) -> tuple[int, int]:
    """What a search does that begins anew at each decision, and how many actions it tried.

    These are put first in `actions`, and the chance of winning after each in `values`.
    """
    trial[0] = s
    show_only(boxes[0], trial[0], seat)
    links, worth, memo = tree
    clear(tree)
    room = len(actions)
    secret = is_secret(boxes[0], trial[0], seat, actions, count)
    _search(
        boxes,
        trial,
        links,
        worth,
        memo,
        seat,
        seat,
        thought.iterations,
        key,
        room,
        thought.turns,
        thought.depth,
        thought.margins,
        thought.curiosity,
    )
    visits = np.zeros(room, np.int64)
    tried, most, best = 0, 0, 0.0
    child = int(links[memo[ROOT + seat]][FIRST])
    while child:
        action = int(links[child][ACTION]) - seat * room
        if 0 <= action < room and links[child][VISITS]:
            actions[tried] = action
            visits[tried] = links[child][VISITS]
            values[tried] = worth[child][seat] / visits[tried]
            most = max(most, int(visits[tried]))
            best = max(best, values[tried])
            tried += 1
        child = int(links[child][NEXT])
    if tried == 0:
        return int(actions[rng.roll(dice, count)]), count
    total = 0
    for k in range(tried):
        if secret:
            visits[k] = visits[k] if visits[k] >= MIXED * most else 0
        elif thought.lenience:
            visits[k] = 1 if values[k] >= best - 4 * thought.lenience * best * (1 - best) else 0
        else:
            visits[k] = 1 if visits[k] == most else 0
        total += visits[k]
    left = rng.roll(dice, total)
    for k in range(tried):
        left -= visits[k]
        if left < 0:
            return int(actions[k]), tried
    return int(actions[0]), tried


@rule
def clear(tree: Tree) -> None:
    """An empty tree for each seat."""
    links, worth, memo = tree
    memo[USED] = 1 + SEATS
    memo[DONE] = 0
    for seat in range(SEATS):
        memo[ROOT + seat] = 1 + seat
    for node in range(1 + SEATS):
        for k in range(LINKS):
            links[node][k] = 0
        for column in range(WORTH):
            worth[node][column] = 0.0


@rule
def is_secret(box: Any, view: Any, seat: int, actions: Buffer, count: int) -> bool:
    """Do several seats choose at once, without seeing each other's choice?"""
    waiting = waiting_for(box, view)
    if count < 2 or waiting & (waiting - 1) == 0:
        return False
    return seen_as(box, view, seat, int(actions[0])) == seen_as(box, view, seat, int(actions[1]))
