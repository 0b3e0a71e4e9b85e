"""A game's last turn, played exactly: the mean over all that is unknown, instead of a search.

The decider chooses by what they can tell: states that look the same to them share one choice. A
player who answers within that turn is taken to know all cards, and from there on so is the decider.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from caravanserai.bots import mcts
from caravanserai.bots.trees import Branch
from caravanserai.engine import rng
from caravanserai.engine.contract import apply, turn
from caravanserai.engine.endings import Ending
from caravanserai.engine.game import Game
from caravanserai.engine.kernels import show_only
from caravanserai.engine.position import Position
from caravanserai.engine.record import Rows, copy_rows, take_rows

DIGITS = 9  # of a chance: what differs later is rounding
CERTAIN = 1_000  # visits that stand for an action proved best; others count as tried once

Worth = NDArray[np.float64]  # of a position: each seat's chance, then each seat's mean points


def solved(game: Game, view: Position, seat: int, legal: list[int]) -> list[Branch] | None:
    """What each action is worth, the best first; None if the end is too far away."""
    if game.ending is None or (worlds := game.ending.worlds(view, seat)) is None:
        return None
    states, weights = worlds
    solver = Solver(game, game.ending, view.box, seat)
    found = dict(solver.outcomes(states, np.array(weights) / sum(weights), seat))
    tried = sorted(found, key=lambda action: solver.liking(found[action], seat), reverse=True)
    branches = [
        Branch(action, CERTAIN if action == tried[0] else 1, solver.chances(found[action]))
        for action in tried
    ]
    nobody = (0.0,) * solver.players
    return branches + [Branch(action, 0, nobody) for action in legal if action not in found]


class Solver:
    """Goes through the rest of a game for the seat that has to decide."""

    def __init__(self, game: Game, ending: Ending, box: Rows, seat: int) -> None:
        self.game, self.ending, self.box, self.seat = game, ending, box, seat
        self.players = int(box["players"][0])
        self.room = np.zeros(len(game.actions), np.int16)

    def value(self, states: Rows, weights: Worth) -> Worth:
        """What these states, which look alike to the decider, are worth, times their weight."""
        if states["ended"][0]:
            won = states["rank"][:, : self.players] == 1
            parts = won / won.sum(axis=1, keepdims=True)
            return np.asarray(weights @ np.hstack([parts, states["score"][:, : self.players]]))
        actor = self.game.kernel(turn_at)(self.box, states)
        if actor == self.seat:
            return self.best(states, weights, actor)
        answers = [
            self.best(states[i : i + 1], weights[i : i + 1], actor) for i in range(len(states))
        ]
        return np.asarray(sum(answers))

    def best(self, states: Rows, weights: Worth, actor: int) -> Worth:
        """After the action that is best for the actor."""
        outcomes = (worth for _, worth in self.outcomes(states, weights, actor))
        return max(outcomes, key=lambda worth: self.liking(worth, actor))

    def chances(self, worth: Worth) -> tuple[float, ...]:
        """Each seat's chance."""
        return tuple(worth[: self.players].round(DIGITS).tolist())

    def liking(self, worth: Worth, actor: int) -> tuple[float, float]:
        """What an actor goes by: the chance of winning; among equals, the lead in points."""
        points = worth[self.players :]
        others = np.delete(points, actor)
        return self.chances(worth)[actor], round(float(points[actor] - others.max()), DIGITS)

    def outcomes(self, states: Rows, weights: Worth, actor: int) -> Iterator[tuple[int, Worth]]:
        """Each action worth a thought, and what comes of it."""
        count = self.game.kernel(thoughts_at)(self.box, states, actor, self.room)
        for action in self.room[:count].tolist():
            after, likely, keys = self.forked(states, weights, actor, action)
            self.game.kernel(advance)(self.box, after, actor, action, keys)
            groups = self.looking_alike(after)
            parts = [self.value(take_rows(after, group), likely[group]) for group in groups]
            yield action, np.asarray(sum(parts))

    def forked(
        self, states: Rows, weights: Worth, actor: int, action: int
    ) -> tuple[Rows, Worth, NDArray[np.int64]]:
        """The states as often as chance may decide otherwise, each with its key."""
        luck = [self.ending.luck(s, actor, action) or [(0, 1.0)] for s in states]
        copies = np.repeat(np.arange(len(states)), [len(keys) for keys in luck])
        keys = [key for keys in luck for key, _ in keys]
        likely = np.array([part for keys in luck for _, part in keys])
        return take_rows(states, copies), weights[copies] * likely, np.array(keys, np.int64)

    def looking_alike(self, states: Rows) -> list[Any]:
        """The states by what the decider sees of them."""
        if len(states) == 1 or states["ended"].all():
            return [slice(None)]
        views = copy_rows(states)
        self.game.kernel(view_all)(self.box, views, self.seat)
        groups: dict[bytes, list[int]] = {}
        for number, view in enumerate(views):
            groups.setdefault(view.tobytes(), []).append(number)
        return list(groups.values())


def prepare(game: Game) -> None:
    """Use every kernel once: then none has to be compiled in a last turn."""
    if game.ending is None:
        return
    position = game.new(game.box(game.players[0]), 0)
    states, room = take_rows(position.state, [0]), np.zeros(len(game.actions), np.int16)
    actor = game.kernel(turn_at)(position.box, states)
    game.kernel(thoughts_at)(position.box, states, actor, room)
    game.kernel(advance)(position.box, states, actor, int(room[0]), np.zeros(1, np.int64))
    game.kernel(view_all)(position.box, states, actor)


def turn_at(boxes: Any, states: Any) -> int:
    """Whose turn it is."""
    return turn(boxes[0], states[0])


def thoughts_at(boxes: Any, states: Any, actor: int, choices: Any) -> int:
    """The actions worth a thought, which are the same in all states."""
    return mcts.thoughts(boxes[0], states[0], actor, choices)


def advance(boxes: Any, states: Any, actor: int, action: int, keys: Any) -> None:
    """Carry out an action in every state, each with its own chance."""
    nothing = np.zeros((0, 6), np.int16)
    for i in range(len(states)):
        rng.seed(states[i], keys[i])
        apply(boxes[0], states[i], actor, action, nothing)


def view_all(boxes: Any, states: Any, viewer: int) -> None:
    """Turn every state into the view of `viewer`."""
    for i in range(len(states)):
        show_only(boxes[0], states[i], viewer)
