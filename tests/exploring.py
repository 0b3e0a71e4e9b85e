"""Trying what no run has tried before: for slow tests, with a seed that repeats it."""

from collections.abc import Callable
from typing import Any

import hypothesis

Given = Callable[[Callable[..., None]], Callable[..., None]]


def explore(
    usual: hypothesis.settings, drawn: Given, check: Callable[..., None], seed: int
) -> None:
    """Try many more examples, and different ones."""
    more = hypothesis.settings(usual, derandomize=False, max_examples=20 * usual.max_examples)
    found: Any = more(hypothesis.seed(seed)(drawn(check)))
    found()
