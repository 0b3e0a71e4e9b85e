"""How often what a search expects really happens, and chances put right by it.

A search is too sure of itself, or not sure enough; and since it takes what looks best, it flatters
whoever decides. Two numbers put both right: what a chance's logarithm is multiplied by, and what is
taken from the decider's. They are fitted to games whose end is known.
"""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

LEAST = 1e-3  # chance: nothing is quite impossible
ROUNDS = 20  # of Newton's method, which needs about five


class Calibration(NamedTuple):
    """How to read the chances of a search; as they are, by default."""

    scale: float = 1.0
    modesty: float = 0.0


def calibrated(
    chances: Sequence[float], decider: int, calibration: Calibration
) -> tuple[float, ...]:
    """What these chances of all seats come to, if `decider` is the one who searched."""
    logits = [calibration.scale * math.log(max(chance, LEAST)) for chance in chances]
    logits[decider] -= calibration.modesty
    most = max(logits)
    weights = [math.exp(logit - most) for logit in logits]
    return tuple(weight / sum(weights) for weight in weights)


def fitted(chances: Any, won: Any) -> Calibration:
    """What makes what happened most likely; seats in columns, counted from the decider."""
    logs = np.log(np.maximum(chances, LEAST))
    is_decider = np.zeros_like(logs)
    is_decider[:, 0] = 1
    inputs = np.stack([logs, -is_decider], axis=2)
    found = np.array([1.0, 0.0])
    for _ in range(ROUNDS):
        weights = np.exp(inputs @ found)
        weights /= weights.sum(axis=1, keepdims=True)
        spread = inputs - (weights[:, :, None] * inputs).sum(axis=1, keepdims=True)
        slope = ((won - weights)[:, :, None] * inputs).sum(axis=(0, 1))
        bend = np.einsum("ij,ijk,ijl->kl", weights, spread, spread)
        found += np.linalg.solve(bend, slope)
    return Calibration(float(found[0]), float(found[1]))
