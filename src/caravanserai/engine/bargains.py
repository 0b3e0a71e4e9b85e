"""Deals between players: complete offers, and what bots know about offers worth making."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from caravanserai.engine.notes import MOST_LETTERS
from caravanserai.engine.phrases import Phrase

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


class Gift(Struct, frozen=True):
    """What a deal gave, by whom and to whom."""

    by: str
    to: str
    term: Term


class Dealt(Struct, frozen=True):
    """A deal as it looks afterwards. brought_by, brought_to: the coins each of the two has of it.

    by: who offered it.
    """

    turn: int
    by: str
    to: str
    gifts: list[Gift]
    brought_by: int
    brought_to: int


@dataclass(frozen=True)
class Offers:
    """How a game makes offers, and tells of deals.

    actions: the ones that make an offer, with the words of each. weigh: weighs both sides of an
    offer a seat is putting together, from that seat's view. history: all deals of a match that is
    over, from its position and the events of each action. accept, withdraw: the actions that take
    an offer of a seat, and take back the one made to a seat. made: the event of a deal, of the seat
    that offered it with the other. read: the offer that a seat's words make, by its view; to whom,
    if it is known ("" if not); with the texts of the language. None if they make none.
    """

    actions: Callable[[Offer], list[tuple[int, str]]]
    weigh: Callable[[Any, int, Offer], tuple[WeighedSide, WeighedSide]]
    history: Callable[[Any, Any], list[Dealt]]
    accept: Callable[[int], int]
    withdraw: Callable[[int], int]
    made: str
    read: Callable[[Any, int, str, str, Callable[[str], str]], Offer | None]


@dataclass(frozen=True)
class Proposal:
    """An offer to make: its actions in order, and the partner's answers to it.

    moment: when; the same offer at another moment is another proposal. owed: it keeps a promise.
    goods: what it is about, apart from the price. price: what its maker gets for them; below 0 the
    maker pays. promised: what the maker promises for later. trust: how much of it the partner will
    count on. gains: what maker and partner have of it at a glance, in what is played for.
    """

    moment: int
    actions: tuple[int, ...]
    partner: int
    take: int
    refuse: int
    owed: bool = False
    goods: frozenset[int] = frozenset()
    price: int = 0
    promised: int = 0
    trust: float = 0.0
    gains: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class Answer:
    """An offer to answer: the actions that accept it (None: not worth considering) and decline it.

    goods, price: as above, the price being what whoever answers gets. is_plain: nothing in it is
    left for later. later: what it is worth to whoever answers, beyond that. ladder: the same at
    ever better prices, as offers to make instead. accept: the action that does, whatever it brings.
    """

    maker: int
    take: int | None
    refuse: int
    goods: frozenset[int] = frozenset()
    price: int = 0
    is_plain: bool = True
    later: float = 0.0
    ladder: tuple[Proposal, ...] = ()
    accept: int = -1


class Idea(Struct, frozen=True):
    """A deal that somebody might propose. mine, theirs: the coins it brings the two, about.

    is_sure: does that depend on nothing else, such as a row that isn't full yet?
    """

    to: str
    gives: list[Term]
    wants: list[Term]
    mine: int
    theirs: int
    is_sure: bool


Word = Literal["taken", "countered", "priced", "refused"]


@dataclass(frozen=True)
class Verdict:
    """What a bot thinks of an offer. price: what it asks for instead; below 0 it would pay."""

    word: Word
    price: int | None = None


class Remark(Struct, frozen=True):
    """What a bot says to the maker of an offer when it answers.

    say: the reason and, if there is one, the price that would do, in words.
    """

    to: int
    verdict: Word
    price: int | None
    say: Phrase


@dataclass(frozen=True)
class Bargaining:
    """What a game knows about its deals, from one seat's view.

    proposals: what the seat may propose, best first, or how it may continue an offer it began; it
    asks for this share of what a deal brings. answers: the offers made to it. marks: actions that
    mark promises to it as kept or broken. remark: what it says to the maker of an offer; variants
    are other words for the same. standing: the position apart from talk; the same bytes as long as
    nothing changes. moment: the turn. is_open: is an offer from the first to the second on its way?
    stops: does an action end the turn, or pass? ideas: what to suggest to a
    person, however much was proposed before. idea: one of these as it is read. at_price: the
    actions of an offer, with another price for its maker; none if it should not be made so.
    """

    proposals: Callable[[Any, int, float], list[Proposal]]
    answers: Callable[[Any, int], list[Answer]]
    marks: Callable[[Any, int], list[int]]
    remark: Callable[[Any, int, int, Verdict, int], Phrase]
    standing: Callable[[Any], bytes]
    moment: Callable[[Any], int]
    is_open: Callable[[Any, int, int], bool]
    stops: Callable[[int], bool]
    ideas: Callable[[Any, int], list[Proposal]]
    idea: Callable[[Any, int, Proposal], Idea]
    at_price: Callable[[tuple[int, ...], int], tuple[int, ...]]


SILENT = Bargaining(
    proposals=lambda view, seat, share: [],
    answers=lambda view, seat: [],
    marks=lambda view, seat: [],
    remark=lambda view, seat, maker, verdict, variant: Phrase(""),
    standing=lambda view: b"",
    moment=lambda view: 0,
    is_open=lambda view, maker, partner: False,
    stops=lambda action: False,
    ideas=lambda view, seat: [],
    idea=lambda view, seat, proposal: Idea("", [], [], 0, 0, True),
    at_price=lambda actions, price: actions,
)
