"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from caravanserai.engine.phrases import Phrase
from caravanserai.table.requests import Word
from caravanserai.table.totals import DealTotal, Used
from caravanserai.table.wire import ListedPhase, Problem, Result, Seat, SeatInfo

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=300)]


class PicksOrder(Struct, frozen=True):
    """With this choice of an option, one name per group is listed, and the order counts."""

    option: str
    choice: str


class PicksInfo(Struct, frozen=True):
    """Names an option can list, separated by spaces: at most one per group.

    text: the prefix of the texts with their names.
    """

    groups: list[list[str]]
    text: str
    order: PicksOrder | None


class OptionInfo(Struct, frozen=True):
    """An option of a game: one of its choices, or any of its picks; otherwise free text.

    by_players: the choices available for each number of players.
    """

    name: str
    default: str
    choices: list[str]
    by_players: dict[str, list[str]]
    picks: PicksInfo | None


class LessonInfo(Struct, frozen=True):
    """A lesson, and about how many minutes it takes."""

    name: str
    minutes: int


class GameInfo(Struct, frozen=True):
    """A game that can be played, and the names behind the numbers in its views and events.

    difficulty: to learn, from 1 to 3. cover: the entry of its rulebook with a picture of it, or "".
    temperaments: how bots may bargain; none if there are no deals. puzzles: how many there are.
    """

    name: str
    ruleset: str
    players: list[int]
    difficulty: int
    cover: str
    options: list[OptionInfo]
    orders: list[str]
    decisions: list[str]
    endings: list[str]
    events: dict[str, list[str]]
    field_names: dict[str, list[str]]
    actions: list[str]
    temperaments: list[str]
    lessons: list[LessonInfo]
    puzzles: int


class Catalogue(Struct, frozen=True):
    """Games, bot levels and languages of this server."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class EntryInfo(Struct, frozen=True):
    """An entry of a rulebook. see: other entries. example: is there a position that shows it?"""

    id: str
    title: Phrase
    texts: list[Phrase]
    rulings: list[str]
    see: list[str]
    example: bool


class ChapterInfo(Struct, frozen=True):
    """A chapter of a rulebook."""

    id: str
    entries: list[EntryInfo]


class Explains(Struct, frozen=True):
    """What leads to the entry that explains a prompt, a choice, an event, a refusal, a brief rule.

    By name; the values are references as in `engine/rulebook.py`.
    """

    prompts: dict[str, str]
    choices: dict[str, str]
    events: dict[str, str]
    refusals: dict[str, str]
    brief: dict[str, str]


class RulebookInfo(Struct, frozen=True):
    """A rulebook; its words are Fluent texts. brief: the rules in brief. terms: the glossary."""

    game: str
    brief: list[Phrase]
    chapters: list[ChapterInfo]
    terms: dict[str, str]
    explains: Explains


class Guest(Struct, frozen=True):
    """Who others see you as."""

    name: str


class Introduce(Struct, frozen=True, forbid_unknown_fields=True):
    """Your name."""

    name: Name


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at a new table: for you, someone at your screen, a bot, or whoever comes."""

    kind: Literal["me", "neighbour", "bot", "open"]
    name: Name | None = None
    level: Word | None = None


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds in every seat's bank, and seconds added for every answer."""

    bank: Annotated[float, Meta(ge=5, le=2_592_000)]
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0.0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open.

    public: listed in the lobby while seats are open. players_only: nobody else may watch it or look
    back at it. hints: players may ask what good players would do.
    """

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=400)]], Meta(max_length=20)] = {}
    data: Annotated[str, Meta(max_length=100_000)] | None = None
    public: bool = False
    players_only: bool = False
    hints: bool = True
    clock: ClockWish | None = None


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to take."""

    game: Word
    lesson: Word
    name: Name | None = None


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle to solve."""

    game: Word
    puzzle: Word
    name: Name | None = None


class PuzzleInfo(Struct, frozen=True):
    """A puzzle. difficulty: 1 to 4 by the level of bots that finds it; 5 if none does."""

    id: str
    players: int
    theme: str
    difficulty: int


class Puzzles(Struct, frozen=True):
    """The puzzles of a game. day: today (UTC), and daily: its puzzle, if there are any."""

    day: str
    daily: str | None
    puzzles: list[PuzzleInfo]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to go on from, and as whom. move: how many were made before.

    level: of all other players; by default each bot plays on, and people are replaced.
    """

    move: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Seat
    level: Word | None = None


class SeatLink(Struct, frozen=True):
    """A link to a seat. kind invite: to sit down once; seat: your own, for any device."""

    seat: Seat
    kind: Literal["invite", "seat"]
    token: str
    path: str


class TableInfo(Struct, frozen=True):
    """A table as anyone may see it.

    yours: your seats there. hints: may players ask for them? to_act: the seats it waits for.
    lesson: the one given there, if any.
    """

    id: str
    game: str
    players: int
    phase: ListedPhase
    public: bool
    players_only: bool
    hints: bool
    created: float
    seats: list[SeatInfo]
    yours: list[Seat]
    to_act: list[Seat]
    watch: str
    lesson: str | None


class OpenedTable(Struct, frozen=True):
    """A table and the links you may have. address: of the server, to put before their paths.

    here_alone: does it work on this machine alone?
    """

    table: TableInfo
    links: list[SeatLink]
    address: str
    here_alone: bool


class Tables(Struct, frozen=True):
    """Tables, newest first."""

    tables: list[TableInfo]


class PastGame(Struct, frozen=True):
    """A finished game of yours. outcome: null if its players ended it without a result.

    played_on: it went on from another game. used: your characters or cards. deals: of your seats.
    """

    id: str
    game: str
    created: float
    ended: float
    moves: int
    seats: list[SeatInfo]
    yours: list[Seat]
    outcome: Result | None
    played_on: bool
    used: list[Used]
    deals: list[DealTotal]


class History(Struct, frozen=True):
    """Your finished games, newest first."""

    games: list[PastGame]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down with the token of a link."""

    token: Token
    name: Name | None = None


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link that someone was sent."""

    token: Token


class LinkInfo(Struct, frozen=True):
    """What a link is for. kind seat: someone with this name already plays there.

    host: the seat of whoever opened the table, if they play. clock: if time is limited.
    """

    kind: Literal["invite", "seat"]
    game: str
    seat: Seat
    name: str
    seats: list[SeatInfo]
    hints: bool
    host: Seat | None
    clock: ClockWish | None


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat at a public table; by default the first one."""

    seat: Seat | None = None
    name: Name | None = None


class Joined(Struct, frozen=True):
    """Your seat, and your own link to it."""

    table: str
    seat: Seat
    link: SeatLink


class Trouble(Struct, frozen=True):
    """The body of every unsuccessful response."""

    problem: Problem


class Health(Struct, frozen=True):
    """Whether the server works; the games bots are ready for, and those played compiled.

    reason: why nothing can be saved, if saving fails.
    """

    status: Literal["ok", "failing"]
    version: str
    reason: str | None = None
    bots_ready: list[str] = field(default_factory=list)
    compiled: list[str] = field(default_factory=list)
