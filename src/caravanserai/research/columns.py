"""The compiled loop that plays games into the columns of a dataset."""

from typing import Any

import numpy as np

from caravanserai.engine import rng
from caravanserai.engine.contract import apply, legal, turn
from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.research.kernels import begin, see, share_out

TOO_SMALL = -1


def write_games(
    boxes: Any, states: Any, seed: int, low: int, high: int, columns: Any, room: int
) -> int:
    """Play the random games low to high - 1 into `columns`; how many rows, -1 if they do not fit.

    Of the three states the first two are used up; the last is all zero and stays so.
    """
    nothing, actions = np.zeros((0, 6), np.int16), np.zeros(room, np.int16)
    dice, rewards = np.zeros(2, np.int64), np.zeros(boxes[0].players, np.float32)
    n = 0
    for i in range(low, high):
        states[0] = states[2]
        s = states[0]
        begin(boxes[0], s, seed + i, nothing)
        rng.throw(dice, seed + i, 0)
        first = n
        while s.ended == 0:
            if n == len(columns.seed):
                return TOO_SMALL
            seat = turn(boxes[0], s)
            count = legal(boxes[0], s, seat, actions)
            action = int(actions[rng.roll(dice, count)])
            columns.seed[n] = seed + i
            columns.move[n] = n - first
            columns.seat[n] = seat
            columns.action[n] = action
            write_mask(actions, count, columns.mask[n])
            states[1] = s
            see(boxes[0], states[1], seat, columns.observation[n])
            apply(boxes[0], s, seat, action, nothing)
            n += 1
        share_out(boxes[0], s, rewards)
        for row in range(first, n):
            seat = int(columns.seat[row])
            columns.rank[row] = s.rank[seat]
            columns.score[row] = s.score[seat]
            columns.reward[row] = rewards[seat]
            columns.ending[row] = s.ended
    return n


@rule
def write_mask(actions: Buffer, count: int, bits: Any) -> None:
    """Legal actions as bits, the lowest first."""
    for i in range(len(bits)):
        bits[i] = 0
    for k in range(count):
        bits[actions[k] >> 3] |= 1 << (actions[k] & 7)
