"""A bot that looks to the end of its own turn, and no further.

It imagines what it cannot see, tries each legal action with several random continuations of its
own turn, and takes the action after which the game's evaluation is best on average.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine import rng
from caravanserai.engine.contract import apply, consider, determinize, legal, turn
from caravanserai.engine.events import Buffer
from caravanserai.engine.game import Game
from caravanserai.engine.jit import rule
from caravanserai.engine.kernels import evaluate
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.engine.rng import Dice

GUESSES = 4
CONTINUATIONS = 4
MOST_DECISIONS = 20  # in one continuation; no turn takes as many


class Greedy:
    """Best evaluation at the end of the turn."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, game: Game, view: Position, seat: int, legal: list[int]) -> int:
        """The legal action of the best mean value; the first of equals."""
        if len(legal) == 1:
            return legal[0]
        self._seed += 1
        values = np.zeros(len(legal))
        states = game.state_class.rows(3)
        states[0] = view.state[0]
        actions = np.array(legal, np.int16)
        kernel = game.kernel(value_actions)
        count = kernel(view.box, states, seat, actions, values, self._seed, len(game.actions))
        return int(actions[np.argmax(values[:count])])

    def why(self) -> Phrase:
        """Always the same."""
        return phrase("why-greedy")


def value_actions(
    boxes: Any,
    states: Any,
    seat: int,
    actions: Buffer,
    values: NDArray[np.float64],
    key: int,
    room: int,
) -> int:
    """Add up the value of each action worth a thought for `seat`, whose view is element 0.

    They are put first in `actions`; returns how many there are.

    All actions are tried on the same guesses and with the same dice, so that they differ by
    themselves and not by luck. Elements 1 and 2 are used up.
    """
    dice = np.zeros(2, np.int64)
    choices, nothing = np.zeros(room, np.int16), np.zeros((0, 6), np.int16)
    count = consider(boxes[0], states[0], seat, actions, len(actions))
    for guess in range(GUESSES):
        states[1] = states[0]
        states[1].eyes = 0
        rng.seed(states[1], key * GUESSES + guess)
        determinize(boxes[0], states[1], seat)
        for k in range(count):
            for continuation in range(CONTINUATIONS):
                rng.throw(dice, key * GUESSES + guess, continuation)
                states[2] = states[1]
                apply(boxes[0], states[2], seat, int(actions[k]), nothing)
                _finish_turn(boxes[0], states[2], seat, dice, choices, nothing)
                values[k] += evaluate(boxes[0], states[2], seat)
    return count


@rule
def _finish_turn(box: Any, s: Any, seat: int, dice: Dice, choices: Buffer, nothing: Buffer) -> None:
    """Act at random for as long as it is `seat` who decides."""
    for _ in range(MOST_DECISIONS):
        if s.ended != 0 or turn(box, s) != seat:
            return
        count = consider(box, s, seat, choices, legal(box, s, seat, choices))
        apply(box, s, seat, int(choices[rng.roll(dice, count)]), nothing)
