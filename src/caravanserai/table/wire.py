"""Every type that crosses the network, in one place.

Their JSON Schema makes the OpenAPI document and the TypeScript types. Texts for people are never
sent as words: a `Phrase` names a message of the Fluent files and its arguments.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Seat = Literal["A", "B", "C", "D"]
Phase = Literal["waiting", "playing", "over", "aborted", "frozen"]
By = Literal["person", "order", "time", "bot"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=300)]


class Phrase(Struct, frozen=True, omit_defaults=True):
    """A message id of the Fluent files and its arguments; a list is said with commas between."""

    id: str
    args: dict[str, int | float | str | Phrase | list[Phrase]] = {}


class Problem(Struct, frozen=True):
    """What is wrong: a code for programs, `say` for people."""

    code: str
    say: Phrase


# What happens at a table. Each audience has its own stream, numbered from 1 without gaps.


class Event(Struct, frozen=True):
    """One event of the game: its fields by name, null where the reader may not know."""

    kind: str
    seat: Seat | None
    fields: dict[str, int | str | None]
    say: Phrase


class Played(Struct, frozen=True, tag="played"):
    """Somebody acted. action: to the one who did it only; seat: null if nobody may know who."""

    n: int
    at: float
    seat: Seat | None
    by: By
    action: str | None
    events: list[Event]


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """The happening number `back` is undone."""

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


class Seated(Struct, frozen=True, tag="seated"):
    """Who plays a seat has changed; the scene says who it is now."""

    n: int
    at: float
    seat: Seat
    how: Literal["sat", "bot", "left", "returned"]
    name: str


class Vote(Struct, frozen=True, tag="vote"):
    """A voice for or against ending the game without a result."""

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


Happening = Played | TakenBack | ChatLine | Seated | Vote | Rematch


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
    """A legal action: what to send, and what to say of it."""

    action: str
    kind: str
    parameter: str
    say: Phrase


class Result(Struct, frozen=True):
    """How the game ended."""

    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[Seat]


class ClockFace(Struct, frozen=True):
    """Seconds left a seat at the moment `at`, and the seats whose time runs."""

    at: float
    left: list[float]
    running: list[Seat]


class Scene(Struct, frozen=True):
    """Everything a screen draws, as one audience may see it.

    view: the fields of the game's state by name. facts: what follows from them. legal: what you
    may do now. orders: standing orders that you may give; order: the one you gave. undo: whether
    you may take back your last action. muted: whose chat you do not read.
    """

    phase: Phase
    decision: str
    waiting_for: list[Seat]
    may_act: list[Seat]
    prompt: Phrase | None
    legal: list[Choice]
    orders: list[str]
    order: str | None
    undo: bool
    muted: list[Seat]
    votes: list[Seat]
    seats: list[SeatInfo]
    clock: ClockFace | None
    outcome: Result | None
    view: dict[str, Any] | None
    facts: dict[str, Any] | None


# From the server, over the socket.


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """The first message: the table, what happened after the number asked for, and the scene."""

    table: str
    game: str
    ruleset: str
    players: int
    options: dict[str, str]
    host: bool
    you: Seat | None
    n: int
    happenings: list[Happening]
    rules: list[Phrase]
    box: dict[str, Any]
    scene: Scene


class Update(Struct, frozen=True, tag="update"):
    """What happened, and the scene afterwards. n: the number of the last happening."""

    n: int
    happenings: list[Happening]
    scene: Scene


class Ack(Struct, frozen=True, tag="ack"):
    """The message with this key is kept for good. n: your number after it. table: a rematch's."""

    key: str
    n: int
    table: str | None = None


class Refused(Struct, frozen=True, tag="refused"):
    """The message with this key was refused (null: one that could not be read)."""

    key: str | None
    problem: Problem


class Presence(Struct, frozen=True, tag="presence"):
    """The seats whose players are connected, and how many people watch."""

    seats: list[Seat]
    watching: int


class Explained(Struct, frozen=True, tag="explained"):
    """What an action would bring about, or why it is not allowed."""

    key: str
    action: str
    consequences: list[Phrase]
    refused: Problem | None


class Known(Struct, frozen=True, tag="known"):
    """What you know that lies open to nobody."""

    key: str
    knowledge: list[Phrase]


class Hinted(Struct, frozen=True, tag="hinted"):
    """What a strong bot would do in your place."""

    key: str
    action: str


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping. now: the server's time, for clocks."""

    key: str
    now: float


FromServer = Snapshot | Update | Ack | Refused | Presence | Explained | Known | Hinted | Pong


# From the client, over the socket. `key` is chosen by the client and never used twice; a message
# that was not acknowledged is sent again with the same key and takes effect once.


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Do one of the legal actions. at: refuse unless my number is still this one."""

    key: Key
    action: Word
    at: int | None = None


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back my last action."""

    key: Key


class Order(Struct, frozen=True, tag="order", forbid_unknown_fields=True):
    """Give a standing order, or with null end it."""

    key: Key
    order: Word | None


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something at the table."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Read no more of what another seat says, or read it again."""

    key: Key
    seat: Seat
    on: bool


class CastVote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """For or against ending the game without a result."""

    key: Key
    yes: bool


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Let a bot of this level play on for me."""

    key: Key
    level: Word | None = None


class Return(Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Take my seat back from the bot."""

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
    """What would this action bring about, or why may I not do it?"""

    key: Key
    action: Word


class AskKnown(Struct, frozen=True, tag="known", forbid_unknown_fields=True):
    """What do I know that lies open to nobody?"""

    key: Key


class Hint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What would a strong bot do in my place?"""

    key: Key


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    key: Key


FromClient = (
    Act
    | Undo
    | Order
    | Say
    | Mute
    | CastVote
    | Leave
    | Return
    | SeatBot
    | PlayAgain
    | Explain
    | AskKnown
    | Hint
    | Ping
)


# Over HTTP.


class OptionInfo(Struct, frozen=True):
    """An option of a game; without choices its value is free text."""

    name: str
    default: str
    choices: list[str]


class GameInfo(Struct, frozen=True):
    """A game that can be played, and the names behind the numbers in its views and events."""

    name: str
    ruleset: str
    players: list[int]
    options: list[OptionInfo]
    orders: list[str]
    decisions: list[str]
    endings: list[str]
    events: dict[str, list[str]]
    field_names: dict[str, list[str]]
    actions: list[str]


class Catalogue(Struct, frozen=True):
    """Games, bot levels and languages of this server."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class Guest(Struct, frozen=True):
    """Who you are to others."""

    name: str


class Introduce(Struct, frozen=True, forbid_unknown_fields=True):
    """Your name."""

    name: Name


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: for you, a neighbour at your screen, a bot, or whoever comes."""

    kind: Literal["me", "neighbour", "bot", "open"]
    name: Name | None = None
    level: Word | None = None


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds in every seat's bank, and those added for every answer."""

    bank: Annotated[float, Meta(ge=5, le=2_592_000)]
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0.0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. public: listed in the lobby while seats are open."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Annotated[str, Meta(max_length=400)]] = {}
    data: Annotated[str, Meta(max_length=100_000)] | None = None
    public: bool = False
    clock: ClockWish | None = None


class SeatLink(Struct, frozen=True):
    """A link to a seat. kind invite: to sit down once; seat: your own, for any device."""

    seat: Seat
    kind: Literal["invite", "seat"]
    token: str
    path: str


class TableInfo(Struct, frozen=True):
    """A table as anyone may know it; yours: your seats at it, to_act: whom it waits for."""

    id: str
    game: str
    players: int
    phase: Phase
    public: bool
    created: float
    seats: list[SeatInfo]
    yours: list[Seat]
    to_act: list[Seat]
    watch: str


class OpenedTable(Struct, frozen=True):
    """A table and the links that you may have."""

    table: TableInfo
    links: list[SeatLink]


class Tables(Struct, frozen=True):
    """Tables, the newest first."""

    tables: list[TableInfo]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down by the token of a link."""

    token: Token
    name: Name | None = None


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat of a public table; without a seat, the first one."""

    seat: Seat | None = None
    name: Name | None = None


class Joined(Struct, frozen=True):
    """Your seat, and your own link to it."""

    table: str
    seat: Seat
    link: SeatLink


class Trouble(Struct, frozen=True):
    """The body of every answer that is not a success."""

    problem: Problem


class Health(Struct, frozen=True):
    """Whether the server works, and which bots are ready."""

    status: Literal["ok"]
    version: str
    bots_ready: list[str] = field(default_factory=list)
