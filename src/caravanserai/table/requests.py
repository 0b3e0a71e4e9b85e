"""What a client sends over a table's socket.

The client chooses `key` and never uses one twice; a message that was not acknowledged is sent again
with the same key and takes effect once.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from caravanserai.engine.bargains import Terms
from caravanserai.engine.notes import MOST_LETTERS
from caravanserai.table.wire import Seat

Word = Annotated[str, Meta(min_length=1, max_length=60)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]  # to be stored


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Do one of the legal actions. at: refuse unless my number is still this one.

    words: my own words with it, where the game has room for them.
    """

    key: Key
    action: Word
    at: int | None = None
    words: Annotated[str, Meta(max_length=MOST_LETTERS)] = ""


class Propose(Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    """Offer a deal, all in one step. counter: the offer of theirs that this answers and declines.

    also: others who are offered the same; only one of them can have it, and those to whom it can't
    be offered are left out. chooses: not the first who accepts it has it, but the one I choose.
    again: offers of mine that wait for them are withdrawn first. Terms may
    be in any order. If one of them is refused, nothing is offered.
    """

    key: Key
    to: Seat
    gives: Terms
    wants: Terms
    counter: bool = False
    also: Annotated[list[Seat], Meta(max_length=4)] = []
    again: bool = False
    chooses: bool = False


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Make the deal with this one of those who said yes to my offer."""

    key: Key
    seat: Seat


class Weigh(Struct, frozen=True, tag="weigh", forbid_unknown_fields=True):
    """Could this be proposed, and when could each of its terms be given? It changes nothing."""

    key: Key
    to: Seat
    gives: Terms
    wants: Terms
    counter: bool = False


class GoOn(Struct, frozen=True, tag="go-on", forbid_unknown_fields=True):
    """Go on from this step of a lesson; if it waits for an action, that is done for me."""

    key: Key
    step: int


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back my last action."""

    key: Key


class Order(Struct, frozen=True, tag="order", forbid_unknown_fields=True):
    """Give a standing order, or end it with null."""

    key: Key
    order: Word | None


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something at the table."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Mute another seat's chat, or unmute it."""

    key: Key
    seat: Seat
    on: bool


class CastVote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Vote for or against ending the game without a result."""

    key: Key
    yes: bool


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Let a bot of this level play on for me."""

    key: Key
    level: Word | None = None


class Return(Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Take my seat back from the bot."""

    key: Key


class Revoke(Struct, frozen=True, tag="revoke", forbid_unknown_fields=True):
    """Invalidate all links to my seat, and sign out my other devices."""

    key: Key


class SeatBot(Struct, frozen=True, tag="seat-bot", forbid_unknown_fields=True):
    """Give an open seat to a bot (the host only)."""

    key: Key
    seat: Seat
    level: Word


class PlayAgain(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Open another table for the same people, once the game is over."""

    key: Key


class Explain(Struct, frozen=True, tag="explain", forbid_unknown_fields=True):
    """What would this action bring about, or why can't I do it?"""

    key: Key
    action: Word


class AskKnown(Struct, frozen=True, tag="known", forbid_unknown_fields=True):
    """What do only I know?"""

    key: Key


class Hint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What would a strong bot do in my place?"""

    key: Key


class Suggest(Struct, frozen=True, tag="suggest", forbid_unknown_fields=True):
    """Which deals might help me and somebody else?"""

    key: Key


class Read(Struct, frozen=True, tag="read", forbid_unknown_fields=True):
    """Which offer do these words make? It changes nothing."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    language: Annotated[str, Meta(max_length=10)]


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    key: Key


FromClient = (
    Act
    | Propose
    | Choose
    | GoOn
    | Undo
    | Order
    | Say
    | Mute
    | CastVote
    | Leave
    | Return
    | Revoke
    | SeatBot
    | PlayAgain
    | Explain
    | Weigh
    | AskKnown
    | Hint
    | Suggest
    | Read
    | Ping
)
