"""Deals between players, for bots: what a game knows of offers worth making and answering."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Proposal:
    """An offer to make, by its actions one after another, and the partner's answers to it.

    moment: when; the same offer at another moment is another proposal. owed: it keeps a promise.
    """

    moment: int
    actions: tuple[int, ...]
    partner: int
    take: int
    refuse: int
    owed: bool = False


@dataclass(frozen=True)
class Answer:
    """An offer to answer, by the actions that take it (None: not worth a thought) and refuse it.

    counters: offers to make instead, best first.
    """

    take: int | None
    refuse: int
    counters: tuple[Proposal, ...] = ()


@dataclass(frozen=True)
class Bargaining:
    """What a game knows of its deals, by the view of a seat.

    proposals: what it may propose, best first, or how it may go on with an offer begun. answers:
    the offers to it. marks: actions that say of promises to it that they were kept or broken.
    """

    proposals: Callable[[Any, int], list[Proposal]]
    answers: Callable[[Any, int], list[Answer]]
    marks: Callable[[Any, int], list[int]]


SILENT = Bargaining(lambda view, seat: [], lambda view, seat: [], lambda view, seat: [])
