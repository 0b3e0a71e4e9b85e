"""Deals between players: offers made as one, and what bots know of offers worth making."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from caravanserai.engine.notes import MOST_LETTERS

Name = Annotated[str, Meta(max_length=60)]
When = Literal["now", "due", "promise"]


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a deal gives, by the names of the game's actions.

    fixed: the card set aside for it. choices: actions that are chosen for it beforehand.
    words: of one's own, for a promise of something else.
    """

    kind: Name
    what: Name | Annotated[int, Meta(ge=0, le=999)] | None = None
    when: When = "now"
    fixed: Name = ""
    choices: Annotated[list[Name], Meta(max_length=4)] = []
    words: Annotated[str, Meta(max_length=MOST_LETTERS)] = ""


Terms = Annotated[list[Term], Meta(max_length=12)]


class Offer(Struct, frozen=True):
    """What somebody offers another as one. counter: in answer to an offer, which it declines."""

    to: str
    gives: list[Term]
    wants: list[Term]
    counter: bool = False


class Weight(Struct, frozen=True):
    """When a term could be given, as everything lies on the trays.

    first: the time that fits best. cards: of one's own hand that could be set aside for it.
    """

    times: list[When]
    first: When
    cards: list[str]


class WeighedSide(Struct, frozen=True):
    """The terms of a side of an offer, in their order. room: for so many more."""

    terms: list[Weight]
    room: int


@dataclass(frozen=True)
class Offers:
    """How a game makes offers.

    actions: those that make one, with the words of each. weigh: the two sides of one that a seat
    puts together, by the seat's view.
    """

    actions: Callable[[Offer], list[tuple[int, str]]]
    weigh: Callable[[Any, int, Offer], tuple[WeighedSide, WeighedSide]]


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
