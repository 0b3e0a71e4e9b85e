"""Deals between players: complete offers, and what bots know about offers worth making."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from caravanserai.engine.notes import MOST_LETTERS

Name = Annotated[str, Meta(max_length=60)]
When = Literal["now", "due", "promise"]


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a deal gives, named by the game's actions.

    fixed: the card set aside for it. choices: actions chosen for it in advance. words: the player's
    own, for a promise of something else.
    """

    kind: Name
    what: Name | Annotated[int, Meta(ge=0, le=999)] | None = None
    when: When = "now"
    fixed: Name = ""
    choices: Annotated[list[Name], Meta(max_length=4)] = []
    words: Annotated[str, Meta(max_length=MOST_LETTERS)] = ""


Terms = Annotated[list[Term], Meta(max_length=12)]


class Offer(Struct, frozen=True):
    """A complete offer from one player to another. counter: it answers an offer and declines it."""

    to: str
    gives: list[Term]
    wants: list[Term]
    counter: bool = False


class Weight(Struct, frozen=True):
    """When a term could be given, judging by the trays.

    first: the time that fits best. cards: those in the player's own hand that could be set aside
    for it.
    """

    times: list[When]
    first: When
    cards: list[str]


class WeighedSide(Struct, frozen=True):
    """The terms of one side of an offer, in order. room: how many more fit."""

    terms: list[Weight]
    room: int


@dataclass(frozen=True)
class Offers:
    """How a game makes offers.

    actions: the ones that make an offer, with the words of each. weigh: weighs both sides of an
    offer a seat is putting together, from that seat's view.
    """

    actions: Callable[[Offer], list[tuple[int, str]]]
    weigh: Callable[[Any, int, Offer], tuple[WeighedSide, WeighedSide]]


@dataclass(frozen=True)
class Proposal:
    """An offer to make: its actions in order, and the partner's answers to it.

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
    """An offer to answer: the actions that accept it (None: not worth considering) and decline it.

    counters: offers to make instead, best first.
    """

    take: int | None
    refuse: int
    counters: tuple[Proposal, ...] = ()


@dataclass(frozen=True)
class Bargaining:
    """What a game knows about its deals, from one seat's view.

    proposals: what the seat may propose, best first, or how it may continue an offer it began.
    answers: the offers made to it. marks: actions that mark promises to it as kept or broken.
    """

    proposals: Callable[[Any, int], list[Proposal]]
    answers: Callable[[Any, int], list[Answer]]
    marks: Callable[[Any, int], list[int]]


SILENT = Bargaining(lambda view, seat: [], lambda view, seat: [], lambda view, seat: [])
