"""A small network within the search: how likely each seat is to win, and which actions to try.

Its inputs are the features of a game (`engine/features.py`), of which few hold at a time, so that
the first layer is a sum of rows. Two hidden layers (ReLU) lead to a logit for each seat, counted
from the one who decides, and one for each action. All is plain loops on float32: the same numbers
compiled and as plain Python. Sizes are those of the arrays, so that no network is compiled anew.
"""

import math
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai.bots.mcts import judge
from caravanserai.engine.contract import features, policy_row
from caravanserai.engine.events import Buffer
from caravanserai.engine.features import Indices
from caravanserai.engine.jit import rule
from caravanserai.engine.observation import seat_at

Floats = NDArray[np.float32]

UNIFORM: Final = 0.05  # of the prior, shared evenly, so that nothing is never tried


class Net(NamedTuple):
    """The weights. Empty ones stand for no network: the game's prospects, and no preference."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    value: Floats
    value_bias: Floats
    policy: Floats
    policy_bias: Floats


class Desk(NamedTuple):
    """Where a network does its sums. prior: of the actions weighed last."""

    active: Indices
    first: Floats
    second: Floats
    logits: Floats
    prior: Floats


def no_net() -> Net:
    """What stands for no network."""
    flat, square = np.zeros(0, np.float32), np.zeros((0, 0), np.float32)
    return Net(square, flat, square, flat, square, flat, square, flat)


@rule
def think(box: Any, s: Any, seat: int, net: Net, desk: Desk) -> None:
    """Run both hidden layers on what `seat`, who decides, is told of a whole state."""
    run(net, desk, desk.active, features(box, s, seat, desk.active))


@rule
def run(net: Net, desk: Desk, active: Indices, count: int) -> None:
    """Both hidden layers on so many features."""
    sum_rows(net.first, net.first_bias, active, count, desk.first)
    width = len(desk.second)
    for j in range(width):
        desk.second[j] = net.second_bias[j]
    for i in range(len(desk.first)):
        x = desk.first[i]
        if x > 0:
            for j in range(width):
                desk.second[j] += x * net.second[i, j]
    for j in range(width):
        desk.second[j] = max(desk.second[j], np.float32(0))


@rule
def sum_rows(rows: Floats, bias: Floats, active: Indices, count: int, out: Floats) -> None:
    """The bias and the rows of all features that hold; four at a time, which is quicker."""
    width = len(out)
    for j in range(width):
        out[j] = bias[j]
    n = 0
    while n + 4 <= count:
        a, b, c, d = active[n], active[n + 1], active[n + 2], active[n + 3]
        for j in range(width):
            out[j] += (rows[a, j] + rows[b, j]) + (rows[c, j] + rows[d, j])
        n += 4
    while n < count:
        a = active[n]
        for j in range(width):
            out[j] += rows[a, j]
        n += 1


@rule
def expect(box: Any, s: Any, seat: int, net: Net, desk: Desk, result: Any) -> None:
    """Each seat's chance of winning; after `think`, or by prospects if there is no network."""
    if len(net.first) == 0:
        judge(box, s, result, False)
        return
    total, most = 0.0, -1e9
    for k in range(box.players):
        logit = net.value_bias[k]
        for j in range(len(desk.second)):
            logit += desk.second[j] * net.value[j, k]
        desk.logits[k] = logit
        most = max(most, float(logit))
    for k in range(box.players):
        chance = math.exp(float(desk.logits[k]) - most)
        result[seat_at(box.players, seat, k)] = chance
        total += chance
    for player in range(box.players):
        result[player] /= total


@rule
def prefer(box: Any, s: Any, seat: int, net: Net, desk: Desk, choices: Buffer, count: int) -> None:
    """Write the prior of `count` choices; after `think`, or all alike if there is no network."""
    if len(net.first) == 0:
        for k in range(count):
            desk.prior[k] = np.float32(1.0 / count)
        return
    most = -1e9
    for k in range(count):
        row = policy_row(box, s, seat, int(choices[k]))
        logit = net.policy_bias[row]
        for j in range(len(desk.second)):
            logit += desk.second[j] * net.policy[row, j]
        desk.prior[k] = logit
        most = max(most, float(logit))
    total = 0.0
    for k in range(count):
        chance = math.exp(float(desk.prior[k]) - most)
        desk.prior[k] = np.float32(chance)
        total += chance
    for k in range(count):
        share = float(desk.prior[k]) / total
        desk.prior[k] = np.float32((1.0 - UNIFORM) * share + UNIFORM / count)
