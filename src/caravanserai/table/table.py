"""A match at a table: the fold of its log.

`draft` checks an entry against the table and works out what it leads to, without changing anything;
`take` applies it. In between, the entry is stored.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import numpy as np
from msgspec.structs import replace

from caravanserai.engine.events import AUDIENCE, EVERYONE, PUBLIC, Buffer, no_events
from caravanserai.engine.game import Game
from caravanserai.engine.match import Match
from caravanserai.engine.notes import Words
from caravanserai.engine.options import recorded_options
from caravanserai.engine.position import Asked, Position
from caravanserai.engine.puzzles import prepared
from caravanserai.engine.record import Rows, copy_rows
from caravanserai.table import entries as e
from caravanserai.table.checks import CHECKS
from caravanserai.table.choosing import choice_due, still_to_answer
from caravanserai.table.clock import Clock
from caravanserai.table.lesson import Progress
from caravanserai.table.open_offers import OpenOffers
from caravanserai.table.seating import Chair, is_full, present
from caravanserai.table.wire import Phase

_OWN: Final = (e.Ordered, e.Muted, e.Revoked)
_SILENT: Final = (*_OWN, e.Agreed, e.WentOn, e.Resumed)
NOBODY_ASKED: Final = Asked((), (), None)


class Setup(msgspec.Struct, frozen=True):
    """What is fixed for a table.

    host: the guest who opened it. public: listed while seats are open. players_only: nobody else
    may watch it or look back at it. hints: may players ask for them? bank: the clock's, if any.
    lesson: the one that is given here. start: the text of the position it begins with, if it goes
    on from another game.
    """

    id: str
    game: str
    ruleset: str
    players: int
    options: dict[str, str]
    seed: int
    host: str
    public: bool = False
    players_only: bool = False
    hints: bool = True
    data: str | None = None
    bank: float | None = None
    increment: float = 0.0
    created: float = 0.0
    lesson: str = ""
    start: str = ""


class Done(msgspec.Struct, frozen=True):
    """An action of the game, its words, and where it led."""

    action: int
    words: str
    after: Position


class Draft(msgspec.Struct, frozen=True):
    """An entry that may be taken, and the position after it."""

    entry: e.Entry
    at: float
    after: Position
    rows: Buffer
    done: tuple[Done, ...] = ()

    @property
    def digest(self) -> str:
        """A fingerprint of the resulting state."""
        return hashlib.blake2b(self.after.state.tobytes(), digest_size=8).hexdigest()


class Taken(msgspec.Struct, frozen=True):
    """An entry of the log as taken. undoes: the entry it takes back."""

    entry: e.Entry
    at: float
    rows: Buffer
    undoes: int | None = None


class Undoable(msgspec.Struct, frozen=True):
    """An action that can still be taken back."""

    number: int  # in the log
    seat: int
    before: Position
    written: dict[str, Words]


@dataclass
class Table:
    """The current state of a table.

    streams: for each audience, the log numbers it may see; the position in the list, from 1, is the
    audience's own number for it. receipts: the seat's number after a message, by seat and key.
    moves: counts changes of the position, so that late answers are noticed; asides: counts the
    other changes. views: what each audience sees now. phase: how far the table has come. asked: who
    is to act. lesson: how far it has come, if one is given here. since: each audience's number when
    the present scene of the lesson began.
    """

    setup: Setup
    game: Game
    chairs: list[Chair] = field(init=False)
    match: Match = field(init=False)
    start: Position = field(init=False)
    log: list[Taken] = field(default_factory=list)
    streams: dict[int, list[int]] = field(init=False)
    receipts: dict[tuple[int, str], int] = field(default_factory=dict)
    orders: dict[int, str] = field(default_factory=dict)
    muted: dict[int, set[int]] = field(init=False)
    votes: set[int] = field(default_factory=set)
    steps: list[Undoable] = field(default_factory=list)
    clock: Clock | None = None
    aborted: bool = False
    successor: str | None = None
    moves: int = 0
    asides: int = 0
    views: Rows = field(init=False)
    phase: Phase = "waiting"
    asked: Asked = NOBODY_ASKED
    first_turn: int | None = field(init=False)
    open_offers: OpenOffers = field(init=False)
    lesson: Progress | None = None
    since: dict[int, int] = field(init=False)
    _by_position: Asked = field(init=False)

    def __post_init__(self) -> None:
        setup = self.setup
        options = recorded_options(self.game.options, setup.options)
        fixed = setup.players, setup.seed, options, setup.data, setup.start
        self.match = Match(self.game, *fixed)
        if setup.lesson:
            self.lesson = Progress(self.game, prepared(self.game, setup.lesson))
            self.match.lay(self.lesson.position())
        self.start = self.match.position
        self.views = self.game.state_class.rows(PUBLIC + 1)
        self._by_position = self.game.see(self.position, self.views)
        self.first_turn = self.game.first_turn(self.position)
        self.open_offers = OpenOffers(self.game)
        self.chairs = [Chair() for _ in range(setup.players)]
        self.streams = {viewer: [] for viewer in (*range(setup.players), PUBLIC)}
        self.since = dict.fromkeys(self.streams, 0)
        self.muted = {seat: set() for seat in range(setup.players)}
        if setup.bank is not None:
            self.clock = Clock.new(setup.players, setup.bank, setup.increment)

    # What it is like now

    @property
    def position(self) -> Position:
        """The current position of the game."""
        return self.match.position

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that must act before the game can go on."""
        return self.asked.waiting_for

    def turn(self) -> int | None:
        """The seat to act when seats act one at a time."""
        return self.asked.turn

    def _look(self, is_new: bool) -> None:
        """Work out the table's phase and who is asked.

        When the position is new, nobody can have left or come.
        """
        if is_new:
            self._by_position = self.game.see(self.position, self.views)
        if self.aborted:
            self.phase = "aborted"
        elif not is_new and not is_full(self.chairs):
            self.phase = "waiting"
        else:
            taught = self.lesson is not None and self.lesson.is_over
            self.phase = "over" if taught or self._by_position.turn is None else "playing"
        self.asked = self._by_position if self.phase == "playing" else NOBODY_ASKED

    @property
    def has_begun(self) -> bool:
        """Is everybody seated?"""
        return self.phase != "waiting"

    @property
    def laid(self) -> int:
        """How often everything was laid out: when the game began, for each scene of a lesson."""
        return self.has_begun + (0 if self.lesson is None else self.lesson.scene)

    def view(self, viewer: int) -> Position:
        """What an audience may see; everything once the game is over."""
        return Position(self.position.box, copy_rows(self.views[viewer : viewer + 1]))

    def number(self, viewer: int) -> int:
        """The number of the last thing an audience has seen."""
        return len(self.streams[viewer])

    @property
    def is_over(self) -> bool:
        """Has the game ended, with a result or without?"""
        return self.phase in ("over", "aborted")

    def can_undo(self, seat: int) -> bool:
        """Was the last action this seat's, and is it not final yet?"""
        last = self.steps[-1].seat if self.phase == "playing" and self.steps else None
        return last == seat and self.lesson is None

    def seats_of(self, guest: str) -> list[int]:
        """The seats of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if guest in chair.owners]

    def automatic(self) -> int | None:
        """The seat that acts next without a person, if any; bots don't play among themselves."""
        if self.lesson is not None:
            prepared = self.lesson.prepared()
            return None if prepared is None else prepared[0]
        if (withdrawal := self.withdrawal()) is not None:
            return withdrawal[0]
        if (choice := choice_due(self)) is not None:
            return choice.seat
        turn = self.turn()
        if turn is None:
            return None
        waits = still_to_answer(self)  # before a maker chooses
        asked = (turn, *self.waiting_for()) if waits is None else waits
        orders = self.orders if waits is None else ()
        found = next((s for s in asked if s in orders or self.chairs[s].player), None)
        return found if found is not None and present(self.chairs) else None

    def withdrawal(self) -> tuple[int, int] | None:
        """A seat and the action that withdraws its offer to one, once another took it."""
        found = self.open_offers.withdrawal()
        if found is None or self.phase != "playing" or self.game.why_not(self.position, *found):
            return None
        return found

    # What happens to it

    def draft(self, entry: e.Entry, at: float) -> Draft:
        """What an entry would lead to, or a refusal."""
        check = CHECKS.get(type(entry))
        if check is not None:
            check(self, entry)
        if isinstance(entry, e.Acted):
            return self._tried(entry, at)
        if isinstance(entry, e.WentOn) and self.lesson is not None:
            after = self.lesson.after()
            laid = after.position() if after.begins_scene else self.position
            return Draft(entry, at, laid, no_events())
        if isinstance(entry, e.Undone):
            return Draft(entry, at, self.steps[-1].before, no_events())
        return Draft(entry, at, self.position, no_events())

    def _tried(self, entry: e.Acted, at: float) -> Draft:
        """All actions of an entry; if one is refused, all are."""
        game, seat, before = self.game, entry.seat, self.position
        done, rows = [], []
        for deed in entry.deeds:
            action = self._action(seat, deed.action)
            self.match.check_words(before, seat, action, deed.words)
            after = before.copy()
            rows.append(game.apply(after, seat, action))
            done.append(Done(action, deed.words, after))
            before = after
        deeds = [e.Deed(game.actions.text(one.action), one.words) for one in done]
        told = rows[0] if len(rows) == 1 else np.concatenate(rows)
        first, *others = deeds
        made = replace(entry, action=first.action, words=first.words, then=tuple(others))
        if self.lesson is not None:
            self.lesson.check_done(made)
        return Draft(made, at, before, told, tuple(done))

    def _action(self, seat: int, text: str) -> int:
        """The action for a text, which may name things by what lies on the table."""
        found = self.game.actions.find(text)
        return self.game.notation.action(text, self.view(seat)) if found is None else found

    def take(self, draft: Draft, actor: int | None = None, key: str | None = None) -> list[int]:
        """Apply a draft; remember the key of the seat whose message asked for it.

        Return the audiences that have something new to see.
        """
        number, before, phase = len(self.log), self.position, self.phase
        undoes = self.steps[-1].number if isinstance(draft.entry, e.Undone) else None
        self.log.append(Taken(draft.entry, draft.at, draft.rows, undoes))
        _FOLDS[type(draft.entry)](self, draft.entry, draft)
        is_new, seen, rows = before is not self.position, self.views.tobytes(), draft.rows.tolist()
        self.asides += not is_new
        self._look(is_new)
        if isinstance(draft.entry, e.Acted) and self._is_final(draft.entry, rows):
            self.steps.clear()
        seeing = self._seeing(draft, undoes, rows, seen)
        for viewer in seeing:
            self.streams[viewer].append(number)
        self._run_clock(draft, phase, is_new and PUBLIC in seeing)
        if key is not None and actor is not None:
            self.receipts[actor, key] = self.number(actor)
        if self.phase != phase or isinstance(draft.entry, e.Resumed | e.WentOn):
            return list(self.streams)
        if isinstance(draft.entry, e.Agreed):
            return [draft.entry.seat, draft.entry.maker]
        seat = getattr(draft.entry, "seat", None)
        if (is_new or isinstance(draft.entry, _OWN)) and seat not in seeing:
            return [*seeing, seat] if seat is not None else seeing
        return seeing

    def _is_final(self, entry: e.Acted, rows: list[list[int]]) -> bool:
        """Did an action reveal something or hand over the turn, or were there several?

        It is also final if others may act now: an undo must not show whether they have, in secret.
        """
        reveals = any(self.game.events[row[0]].reveals for row in rows)
        return reveals or bool(entry.then) or self._by_position.may_act != (entry.seat,)

    def _seeing(
        self, draft: Draft, undoes: int | None, rows: list[list[int]], seen: bytes
    ) -> list[int]:
        """The audiences that may know about a draft. seen: what they saw before it."""
        entry = draft.entry
        if isinstance(entry, e.Acted):
            now, size = self.views.tobytes(), self.views.itemsize
            shown = self._shown(rows)
            return [
                v
                for v in self.streams
                if shown >> v & 1
                or v == entry.seat
                or now[v * size : (v + 1) * size] != seen[v * size : (v + 1) * size]
            ]
        if undoes is not None:
            return [v for v, stream in self.streams.items() if undoes in stream]
        if isinstance(entry, e.Said):
            return [v for v in self.streams if v == PUBLIC or entry.seat not in self.muted[v]]
        if isinstance(entry, e.Remarked):
            return [entry.seat, entry.remark.to]
        return [] if isinstance(entry, _SILENT) else list(self.streams)

    def _shown(self, rows: list[list[int]]) -> int:
        """The mask of audiences that see any of these events."""
        shown = 0
        for row in rows:
            shown |= row[AUDIENCE] if self.game.events[row[0]].private else EVERYONE
        return shown

    def _run_clock(self, draft: Draft, phase: Phase, is_open: bool) -> None:
        """Run the clock for the seats the game now waits for.

        Everyone sees the clock, so it must not show when something was done in secret.
        """
        if self.clock is None:
            return
        if isinstance(draft.entry, e.Resumed):
            self.clock = self.clock.resumed(draft.at)
        elif phase == "playing" or self.phase == "playing":
            people = set(present(self.chairs)).intersection(self.waiting_for())
            if is_open or people != self.clock.running:
                acted = isinstance(draft.entry, e.Acted)
                self.clock = self.clock.waiting(people, draft.at, acted)


# What an entry does


def _sat(table: Table, entry: e.Sat, draft: Draft) -> None:
    table.chairs[entry.seat].sit(entry.guest, entry.name)


def _bot_sat(table: Table, entry: e.BotSat, draft: Draft) -> None:
    chair = table.chairs[entry.seat]
    chair.bot, chair.generation = entry.level, chair.generation + 1


def _left(table: Table, entry: e.Left, draft: Draft) -> None:
    table.chairs[entry.seat].leave(entry.level)
    table.orders.pop(entry.seat, None)
    table.votes.discard(entry.seat)
    _count_votes(table)


def _returned(table: Table, entry: e.Returned, draft: Draft) -> None:
    table.chairs[entry.seat].stand_in = None


def _revoked(table: Table, entry: e.Revoked, draft: Draft) -> None:
    table.chairs[entry.seat].revoke()


def _acted(table: Table, entry: e.Acted, draft: Draft) -> None:
    match = table.match
    table.steps.append(Undoable(len(table.log) - 1, entry.seat, match.position, match.written))
    for done in draft.done:
        match.go_on(entry.seat, done.action, done.after, done.words)
    made = entry.seat, entry.offered, draft.rows.tolist(), entry.chooses
    table.open_offers.note(match.position, *made)
    table.moves += 1
    if table.lesson is not None:
        table.lesson = table.lesson.after()


def _agreed(table: Table, entry: e.Agreed, draft: Draft) -> None:
    table.open_offers.agree(table.position, entry.maker, entry.seat)


def _went_on(table: Table, entry: e.WentOn, draft: Draft) -> None:
    assert table.lesson is not None
    table.lesson = table.lesson.after()
    table.moves += 1
    if table.lesson.begins_scene:
        table.match.lay(draft.after)
        table.steps.clear()
        table.since = {viewer: table.number(viewer) for viewer in table.streams}


def _undone(table: Table, entry: e.Undone, draft: Draft) -> None:
    step = table.steps.pop()
    table.match.go_back(step.before, step.written)
    table.moves += 1


def _ordered(table: Table, entry: e.Ordered, draft: Draft) -> None:
    table.orders.pop(entry.seat, None)
    if entry.order:
        table.orders[entry.seat] = entry.order


def _muted(table: Table, entry: e.Muted, draft: Draft) -> None:
    muted = table.muted[entry.seat]
    (muted.add if entry.on else muted.discard)(entry.other)


def _voted(table: Table, entry: e.Voted, draft: Draft) -> None:
    if entry.yes:
        table.votes.add(entry.seat)
    else:
        table.votes.clear()
    _count_votes(table)


def _count_votes(table: Table) -> None:
    """End the game without a result once everybody present wants to."""
    people = present(table.chairs)
    table.aborted = bool(people) and bool(table.votes) and table.votes.issuperset(people)


def _rematched(table: Table, entry: e.Rematched, draft: Draft) -> None:
    table.successor = entry.table


def _nothing(table: Table, entry: e.Entry, draft: Draft) -> None:
    pass


_FOLDS: Final[dict[type[e.Entry], Callable[[Table, Any, Draft], None]]] = {
    e.Sat: _sat,
    e.BotSat: _bot_sat,
    e.Left: _left,
    e.Returned: _returned,
    e.Revoked: _revoked,
    e.Acted: _acted,
    e.Agreed: _agreed,
    e.Undone: _undone,
    e.Ordered: _ordered,
    e.Said: _nothing,
    e.Remarked: _nothing,
    e.Muted: _muted,
    e.Voted: _voted,
    e.Rematched: _rematched,
    e.WentOn: _went_on,
    e.Resumed: _nothing,
}
