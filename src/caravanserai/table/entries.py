"""The log of a table: everything that ever happened there, in order. The table is its fold.

An entry is stored as JSON under its tag; actions are kept as texts, as in log files.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from caravanserai.engine.bargains import Remark

By = Literal["person", "order", "time", "bot"]


class Entry(msgspec.Struct, frozen=True, tag_field="what"):
    """Base of all entries."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person takes a seat, or uses one more device for a seat they already have."""

    seat: int
    guest: str
    name: str


class BotSat(Entry, frozen=True, tag="bot-sat"):
    """A bot takes an open seat for good."""

    seat: int
    level: str


class Left(Entry, frozen=True, tag="left"):
    """A person lets a bot play on for them."""

    seat: int
    level: str


class Returned(Entry, frozen=True, tag="returned"):
    """A person takes the seat back from the bot."""

    seat: int


class Revoked(Entry, frozen=True, tag="revoked"):
    """A person invalidates older links to their seat and signs out their other devices."""

    seat: int


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action of the game. words: the player's own words with it, such as a promise."""

    action: str
    words: str = ""


class Acted(Entry, frozen=True, tag="acted", omit_defaults=True):
    """An action of the game, with others done in the same step, such as all parts of an offer.

    offered: the seats to which it makes an offer; only one of them can take it. chooses: the maker
    chooses among those who say yes. chosen: it takes an offer whose maker has chosen.
    """

    seat: int
    action: str
    by: By = "person"
    words: str = ""
    then: tuple[Deed, ...] = ()
    offered: tuple[int, ...] = ()
    chooses: bool = False
    chosen: bool = False

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """All actions, in order."""
        return Deed(self.action, self.words), *self.then


def acted(
    seat: int, deeds: Sequence[Deed], by: By = "person", offered: tuple[int, ...] = ()
) -> Acted:
    """These actions as one entry."""
    first, *others = deeds
    return Acted(seat, first.action, by, first.words, tuple(others), offered)


class Agreed(Entry, frozen=True, tag="agreed"):
    """A player says yes to an offer whose maker chooses; only the two know."""

    seat: int
    maker: int


class Undone(Entry, frozen=True, tag="undone"):
    """A player takes back the last action."""

    seat: int


class Ordered(Entry, frozen=True, tag="ordered"):
    """A player gives a standing order; an empty name ends it."""

    seat: int
    order: str


class Said(Entry, frozen=True, tag="said"):
    """A line of chat."""

    seat: int
    text: str


class Remarked(Entry, frozen=True, tag="remarked"):
    """What a bot says to the maker of an offer; only the two hear it."""

    seat: int
    remark: Remark


class Muted(Entry, frozen=True, tag="muted"):
    """A person mutes another player's chat, or unmutes it."""

    seat: int
    other: int
    on: bool


class Voted(Entry, frozen=True, tag="voted"):
    """A vote for or against ending the game without a result; the first vote for it proposes it."""

    seat: int
    yes: bool


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    seat: int
    table: str


class WentOn(Entry, frozen=True, tag="went-on"):
    """The learner has read a step of a lesson."""

    seat: int
    step: int


class Resumed(Entry, frozen=True, tag="resumed"):
    """The table was out of service until now; that time counts for nobody."""


AnyEntry = (
    Sat
    | BotSat
    | Left
    | Returned
    | Revoked
    | Acted
    | Agreed
    | Undone
    | Ordered
    | Said
    | Remarked
    | Muted
    | Voted
    | Rematched
    | WentOn
    | Resumed
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    """A stored entry."""
    entry: AnyEntry = _decoder.decode(body)
    return entry
