"""What is written about deals and advice for a screen, and what is fixed for a match."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Seat = Literal["A", "B", "C", "D"]
When = Literal["now", "due", "promise"]


class Term(Struct, forbid_unknown_fields=True):
    """One thing that is given. fixed: the hand card set aside for it, which only its giver sees."""

    when: When
    kind: str
    what: int | str | None
    fixed: str | UnsetType = UNSET


class Offer(Struct, forbid_unknown_fields=True):
    """An offer, with its terms as far as the reader may know them."""

    by: Seat
    to: Seat
    sent: bool
    gives: list[Term]
    wants: list[Term]


class Due(Struct, forbid_unknown_fields=True):
    """What is due before the turn ends.

    called: is its debtor asked to pay it now? tasks: cards they could task for it. missing: why it
    cannot be paid as things stand, if the reader may know.
    """

    number: int
    by: Seat
    to: Seat
    term: Term
    called: bool
    tasks: list[str]
    missing: str | None


class Promised(Struct, forbid_unknown_fields=True):
    """What was promised for another turn, and its status."""

    number: int
    by: Seat
    to: Seat
    term: Term
    turn: int
    state: Literal["open", "kept", "broken"]


class Times(Struct, forbid_unknown_fields=True):
    """When, and by whom, permission for a player's own caravan can be given."""

    gives: list[When]
    wants: list[When]


class Partner(Struct, forbid_unknown_fields=True):
    """Whether an offer can be made to this partner, and what it could open."""

    seat: Seat
    free: bool
    opens: Times


class Advice(Struct, forbid_unknown_fields=True):
    """An icon that costs a hand card, and the untasked cards that make it."""

    card: str
    icon: str
    tasks: list[str]


class Details(Struct, forbid_unknown_fields=True):
    """The facts that are lists and words.

    asks: by card, what it asks when tasked, if an offer may answer it. turns: how many a game has.
    side_terms: the most on one side of an offer. names, cities: from the data file.
    """

    offers: list[Offer]
    debts: list[Due]
    promises: list[Promised]
    asks: dict[str, list[str]]
    partners: list[Partner]
    advice: list[Advice]
    turns: int
    side_terms: int
    names: dict[str, str]
    cities: list[str]
