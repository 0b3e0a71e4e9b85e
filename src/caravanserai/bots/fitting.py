"""Fitting a network to what was played: Adam on small batches, in plain loops that are compiled."""

import math
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai.bots.network import Desk, Floats, Net, run
from caravanserai.engine.features import Indices
from caravanserai.engine.jit import rule

BATCH: Final = 256
MOMENTUM: Final = 0.9
SPREAD: Final = 0.999
TINY: Final = 1e-8


class Lessons(NamedTuple):
    """Decisions to learn from.

    begin: where the features and the actions of each begin, and in the end where they end. chances:
    of each seat, from the one who decides. actions: rows of the policy, by the shares wanted.
    """

    begin: NDArray[np.int64]
    features: Indices
    actions: Indices
    shares: Floats
    chances: Floats


class Slopes(NamedTuple):
    """Where the gradient of one decision is worked out."""

    first: Floats
    second: Floats
    logits: Floats
    policy: Floats


def fit(
    net: Net,
    slope: Net,
    mean: Net,
    square: Net,
    desk: Desk,
    work: Slopes,
    lessons: Lessons,
    order: NDArray[np.int64],
    done: int,
    rate: float,
    decay: float,
) -> tuple[float, float]:
    """One pass over the decisions in `order`; the mean losses of chances and of preferences.

    slope is all zero, mean and square are those of Adam; done: batches before this pass.
    """
    by_chance, by_choice = 0.0, 0.0
    for start in range(0, len(order), BATCH):
        end = min(len(order), start + BATCH)
        for n in range(start, end):
            chance, choice = learn(net, slope, desk, work, lessons, int(order[n]))
            by_chance += chance
            by_choice += choice
        done += 1
        step = rate * math.sqrt(1 - SPREAD**done) / (1 - MOMENTUM**done)
        scale = 1.0 / (end - start)
        adapt_all(net.first, slope.first, mean.first, square.first, scale, step, decay)
        adapt_all(net.second, slope.second, mean.second, square.second, scale, step, decay)
        adapt_all(net.value, slope.value, mean.value, square.value, scale, step, decay)
        adapt_all(net.policy, slope.policy, mean.policy, square.policy, scale, step, decay)
        adapt(
            net.first_bias, slope.first_bias, mean.first_bias, square.first_bias, scale, step, 0.0
        )
        adapt(
            net.second_bias, slope.second_bias, mean.second_bias, square.second_bias,
            scale, step, 0.0,
        )  # fmt: skip
        adapt(
            net.value_bias, slope.value_bias, mean.value_bias, square.value_bias, scale, step, 0.0
        )
        adapt(
            net.policy_bias, slope.policy_bias, mean.policy_bias, square.policy_bias,
            scale, step, 0.0,
        )  # fmt: skip
    return by_chance / len(order), by_choice / len(order)


@rule
def adapt_all(
    weights: Any, slope: Any, mean: Any, square: Any, scale: float, step: float, decay: float
) -> None:
    """One step of Adam for a table of weights; the slope is zero afterwards."""
    for i in range(len(weights)):
        adapt(weights[i], slope[i], mean[i], square[i], scale, step, decay)


@rule
def adapt(
    weights: Any, slope: Any, mean: Any, square: Any, scale: float, step: float, decay: float
) -> None:
    """One step of Adam for a row of weights."""
    s, m, q = np.float32(scale), np.float32(MOMENTUM), np.float32(SPREAD)
    stride, fade = np.float32(step), np.float32(1.0 - decay * step)
    one, tiny = np.float32(1), np.float32(TINY)
    for j in range(len(weights)):
        g = slope[j] * s
        slope[j] = np.float32(0)
        mean[j] = m * mean[j] + (one - m) * g
        square[j] = q * square[j] + (one - q) * g * g
        weights[j] = weights[j] * fade - stride * mean[j] / (np.sqrt(square[j]) + tiny)


@rule
def learn(
    net: Net, slope: Net, desk: Desk, work: Slopes, lessons: Lessons, n: int
) -> tuple[float, float]:
    """Add the gradient of one decision; its two losses."""
    low, high = lessons.begin[n, 0], lessons.begin[n + 1, 0]
    run(net, desk, lessons.features[low:], high - low)
    for j in range(len(work.second)):
        work.second[j] = np.float32(0)
    chance = learn_chances(net, slope, desk, work, lessons, n)
    choice = learn_choice(net, slope, desk, work, lessons, n)
    width, depth = len(work.first), len(work.second)
    for j in range(depth):
        if desk.second[j] <= 0:
            work.second[j] = np.float32(0)
        slope.second_bias[j] += work.second[j]
    for i in range(width):
        x, total = desk.first[i], np.float32(0)
        if x > 0:
            for j in range(depth):
                slope.second[i, j] += x * work.second[j]
                total += net.second[i, j] * work.second[j]
        work.first[i] = total
        slope.first_bias[i] += total
    for k in range(low, high):
        row = lessons.features[k]
        for i in range(width):
            slope.first[row, i] += work.first[i]
    return chance, choice


@rule
def learn_chances(
    net: Net, slope: Net, desk: Desk, work: Slopes, lessons: Lessons, n: int
) -> float:
    """The part of the seats' chances: cross-entropy of a softmax over the seats."""
    players, most, total, loss = lessons.chances.shape[1], -1e9, 0.0, 0.0
    for k in range(players):
        logit = net.value_bias[k]
        for j in range(len(desk.second)):
            logit += desk.second[j] * net.value[j, k]
        work.logits[k] = logit
        most = max(most, float(logit))
    for k in range(players):
        total += math.exp(float(work.logits[k]) - most)
    for k in range(players):
        wanted, got = float(lessons.chances[n, k]), float(work.logits[k]) - most - math.log(total)
        loss -= wanted * got
        grade = np.float32(math.exp(got) - wanted)
        slope.value_bias[k] += grade
        for j in range(len(desk.second)):
            slope.value[j, k] += grade * desk.second[j]
            work.second[j] += grade * net.value[j, k]
    return loss


@rule
def learn_choice(net: Net, slope: Net, desk: Desk, work: Slopes, lessons: Lessons, n: int) -> float:
    """The part of the actions: cross-entropy of a softmax over those that were thought about."""
    low, high = lessons.begin[n, 1], lessons.begin[n + 1, 1]
    most, total, loss = -1e9, 0.0, 0.0
    for a in range(low, high):
        row = lessons.actions[a]
        logit = net.policy_bias[row]
        for j in range(len(desk.second)):
            logit += desk.second[j] * net.policy[row, j]
        work.policy[a - low] = logit
        most = max(most, float(logit))
    for a in range(low, high):
        total += math.exp(float(work.policy[a - low]) - most)
    for a in range(low, high):
        row, wanted = lessons.actions[a], float(lessons.shares[a])
        got = float(work.policy[a - low]) - most - math.log(total)
        loss -= wanted * got
        grade = np.float32(math.exp(got) - wanted)
        slope.policy_bias[row] += grade
        for j in range(len(desk.second)):
            slope.policy[row, j] += grade * desk.second[j]
            work.second[j] += grade * net.policy[row, j]
    return loss
