"""The small types a table sends over its sockets; `scene` has the large ones.

With `requests` and the server's `bodies` these are all the types that cross the network; the
OpenAPI document and the TypeScript types are made from their JSON Schema. Texts for people are
never sent as words: a `Phrase` names a Fluent message and its arguments.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from caravanserai.engine.bargains import Idea, Term, WeighedSide, Word
from caravanserai.engine.phrases import Phrase

Seat = Literal["A", "B", "C", "D"]
Phase = Literal["waiting", "playing", "over", "aborted"]
ListedPhase = Phase | Literal["frozen"]  # for a table that can't go on
By = Literal["person", "order", "time", "bot"]


class Problem(Struct, frozen=True):
    """What is wrong: a code for programs, `say` for people."""

    code: str
    say: Phrase


# What happens at a table. Each audience has its own stream, numbered from 1 without gaps.


class GameEvent(Struct, frozen=True):
    """One event of the game: its fields by name, null if the reader may not know."""

    kind: str
    seat: Seat | None
    fields: dict[str, int | str | None]
    say: Phrase


class Played(Struct, frozen=True, tag="played"):
    """Somebody acted. action: sent only to that player; seat: null if nobody may know who."""

    n: int
    at: float
    seat: Seat | None
    by: By
    action: str | None
    events: list[GameEvent]


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """Happening number `back` is undone."""

    n: int
    at: float
    seat: Seat | None
    back: int


class ChatLine(Struct, frozen=True, tag="chat"):
    """Somebody said something."""

    n: int
    at: float
    seat: Seat
    name: str
    text: str


class Remarked(Struct, frozen=True, tag="remark"):
    """What a bot says to the maker of an offer as it answers; only those two hear it.

    price: what it asks for, in coins; below 0, what it would pay; None if no price would do.
    """

    n: int
    at: float
    seat: Seat
    to: Seat
    verdict: Word
    price: int | None
    say: Phrase


class Seated(Struct, frozen=True, tag="seated"):
    """Someone else now plays a seat; the scene says who."""

    n: int
    at: float
    seat: Seat
    how: Literal["sat", "bot", "left", "returned"]
    name: str


class Vote(Struct, frozen=True, tag="vote"):
    """A vote for or against ending the game without a result."""

    n: int
    at: float
    seat: Seat
    yes: bool


class Rematch(Struct, frozen=True, tag="rematch"):
    """The same people go on at another table."""

    n: int
    at: float
    seat: Seat
    table: str


Happening = Played | TakenBack | ChatLine | Remarked | Seated | Vote | Rematch


# What a table looks like now.


class SeatInfo(Struct, frozen=True):
    """Who plays a seat. stand_in: the bot that plays for a person who left."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    stand_in: str | None
    yours: bool


class Choice(Struct, frozen=True):
    """A legal action: what to send, and its label.

    ends: it would end your turn. gives_up: it gives up something you could have.
    """

    action: str
    kind: str
    parameter: str
    say: Phrase
    ends: bool = False
    gives_up: bool = False


class Result(Struct, frozen=True):
    """How the game ended."""

    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[Seat]


class LessonStep(Struct, frozen=True):
    """Where a lesson stands, for its learner.

    points: parts of the board to look at. awaits: the legal actions it waits for.
    """

    name: str
    scene: int
    step: int
    steps: int
    say: Phrase
    points: list[str]
    awaits: list[str]
    waits_for: Literal["reading", "action", "others"]


class Choosing(Struct, frozen=True):
    """An offer to several, of which the maker chooses who gets it. agreed: did this one say yes?"""

    by: Seat
    to: Seat
    agreed: bool


class ClockFace(Struct, frozen=True):
    """Seconds left for each seat at the moment `at`, and the seats whose time is running."""

    at: float
    left: list[float]
    running: list[Seat]


# Answers.


class Ack(Struct, frozen=True, tag="ack"):
    """The message with this key is stored. n: your number after it. table: the rematch's id."""

    key: str
    n: int
    table: str | None = None


class Refused(Struct, frozen=True, tag="refused"):
    """The message with this key was refused (null: it couldn't be read)."""

    key: str | None
    problem: Problem


class Presence(Struct, frozen=True, tag="presence"):
    """The seats whose players are connected, and how many people are watching.

    warming_up: bots play at a simple level until their game is compiled.
    """

    seats: list[Seat]
    watching: int
    warming_up: bool


class Explained(Struct, frozen=True, tag="explained"):
    """What an action would bring about, or why it is not allowed."""

    key: str
    action: str
    consequences: list[Phrase]
    refused: Problem | None


class Weighed(Struct, frozen=True, tag="weighed"):
    """Whether an offer could be proposed, or why not, as far as you can know."""

    key: str
    gives: WeighedSide
    wants: WeighedSide
    refused: Problem | None


class Known(Struct, frozen=True, tag="known"):
    """What only you know."""

    key: str
    knowledge: list[Phrase]


class Advised(Struct, frozen=True):
    """An action, and your chance of winning after it, if worked out.

    then: what to do next in the same turn. reasons: what all that brings you, and does to others.
    equal: is it as good as the best?
    """

    action: str
    chance: float | None
    then: list[Phrase]
    reasons: list[Phrase]
    equal: bool


class Hinted(Struct, frozen=True, tag="hinted"):
    """What a strong bot would do in your place. chances: each seat's chance to win, if known."""

    key: str
    moves: list[Advised]
    chances: list[float]


class Suggested(Struct, frozen=True, tag="suggested"):
    """Deals you might propose, the best first."""

    key: str
    deals: list[Idea]


class ReadOffer(Struct, frozen=True, tag="read"):
    """The offer that words make, if they make one. to: null if they name nobody."""

    key: str
    is_offer: bool
    to: Seat | None
    gives: list[Term]
    wants: list[Term]


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping. now: the server's time, for clocks."""

    key: str
    now: float


Answer = (
    Ack | Refused | Presence | Explained | Weighed | Known | Hinted | Suggested | ReadOffer | Pong
)
