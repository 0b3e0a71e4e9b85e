"""A game, as Python programs use it: the contract's functions on positions, with checked input.

One `Game` object per game is the only registry, and all that bots, tables, the command line and
research adapters need to know.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

import numpy as np

from caravanserai.engine import contract, events, jit, kernels, plain
from caravanserai.engine.actions import Alphabet
from caravanserai.engine.bargains import SILENT, Bargaining, Offers
from caravanserai.engine.contract import BY_DEFAULT, REFUSALS, Rules
from caravanserai.engine.endings import Ending
from caravanserai.engine.errors import BadOption, Refusal
from caravanserai.engine.events import ALL, PUBLIC, Buffer, Event, EventKind, Told
from caravanserai.engine.kernel_cache import KernelCache
from caravanserai.engine.log_styles import BY_TURNS, LogStyles
from caravanserai.engine.notation import NOTHING, SEAT_NAMES
from caravanserai.engine.notes import Writing
from caravanserai.engine.observation import Layout
from caravanserai.engine.options import Option, checked_options
from caravanserai.engine.phrases import Phrase, Speaker
from caravanserai.engine.plain.box import PlainBox
from caravanserai.engine.position import Asked, Outcome, Position
from caravanserai.engine.press import Press, press
from caravanserai.engine.record import SEATS, MatchFacts, MatchState, Record, Rows
from caravanserai.engine.rulebook import Rulebook
from caravanserai.engine.sheets import document, sheet, spoken
from caravanserai.engine.vocabulary import Word

F = TypeVar("F", bound=Callable[..., Any])

MAX_SEED = 2**62
OVER = "over"
MOST_PRESSES = 16  # kept
_SEATS_OF = [tuple(s for s in range(SEATS) if mask >> s & 1) for mask in range(1 << SEATS)]


@dataclass(frozen=True)
class Notation:
    """How a game writes positions as text and reads them, and reads the text of an action.

    read takes the text, a seed and, if the game takes data, the text of a data file.
    """

    write: Callable[[Position], str]
    read: Callable[..., Position]
    action: Callable[[str, Position], int]


@dataclass(frozen=True)
class Wording:
    """What a game says when asked, as phrases made from views.

    consequences: what else an action brings about, as far as its player can know. rules: the rules
    in brief, for the game on the table; the first two give the aim and the course of a turn.
    knowledge: what only this seat knows.
    """

    consequences: Callable[["Game", Position, int, int], list[Phrase]] = lambda *_: []
    rules: Callable[[Position], list[Phrase]] = lambda _: []
    knowledge: Callable[[Position, int], list[Phrase]] = lambda *_: []


TO_THE_END = 1_000  # turns: more than any game lasts


@dataclass(frozen=True)
class Taste:
    """How bots search a game.

    turns: how many are played out beyond the tree. depth: how many the tree may reach, including
    the current one. margins: are finished games judged by prospects too, not only by who won?
    curiosity: how much to explore.
    """

    turns: int = 2
    depth: int = TO_THE_END
    margins: bool = False
    curiosity: float = 0.4


# What to do, from the view of the seat that gave the order; None to ask the person again.
Order = Callable[[Position, int], int | None]


@dataclass(frozen=True, eq=False)
class Game:
    """The one description of a game. Anything it leaves out comes from `plain`."""

    name: str
    ruleset: str
    players: Sequence[int]
    package: str
    state_class: type[MatchState]
    rules: Rules
    actions: Alphabet
    events: Sequence[EventKind]
    endings: Sequence[str]
    decisions: Sequence[str] = ("choose",)
    refusals: Sequence[str] = REFUSALS

    # The box
    box_class: type[Record] = PlainBox
    options: Sequence[Option] = ()
    takes_data: bool = False  # can an owner's data file take the place of the game's own?
    make_box: Callable[..., Rows] = BY_DEFAULT  # (players, options[, text of a data file])

    # What its numbers stand for
    field_names: Mapping[str, Sequence[str]] = field(default_factory=dict)  # of events and states
    seat_fields: frozenset[str] = frozenset()  # fields that hold a seat
    places: Mapping[str, Sequence[str]] = field(default_factory=dict)  # what a field's rows count
    totals: str = ""  # the field of totals that lie face down, though anyone could add them up
    layout: Callable[[int], Layout] = BY_DEFAULT  # of an observation, by player count

    # What screens show
    facts_class: type[MatchFacts] = MatchFacts
    fixed_facts: Callable[[Any], dict[str, Any]] = BY_DEFAULT  # the same all match long, by box
    details_class: type[Any] | None = None  # fixed_facts, and what the rule `details` writes
    draw: Callable[[Position, Speaker], Any] = BY_DEFAULT  # a view in the terminal, for rich

    # What it says
    difficulty: int = 1  # to learn: 1 to 3
    notation: Notation = BY_DEFAULT
    words: Callable[[Any], Sequence[Word]] = BY_DEFAULT  # for the sheets the rules write, by box
    wording: Wording = Wording()
    rulebook: Rulebook = field(default_factory=Rulebook)
    lessons: Sequence[str] = ()  # names of files in its folder `lessons`, see engine/lessons.py
    log_styles: LogStyles = field(default_factory=lambda: BY_TURNS)  # of events in the log, by kind
    opening: str = ""  # the decision a match begins with if that is a turn no event tells of
    writing: Writing | None = None  # where players may write words

    # What people can do besides single actions
    orders: Mapping[str, Order] = field(default_factory=dict)  # standing orders, by name
    offers: Offers | None = None  # how deals are offered, if there are any

    # What bots need
    taste: Taste = Taste()  # how they search
    deal_taste: Taste = Taste()  # how they weigh a deal
    bargaining: Bargaining = SILENT
    feature_layout: Layout | None = None  # what networks in the search are told about a state
    ending: Ending | None = None  # how to go through all that may happen in the last turn
    # What an action brought a seat, most telling first, that it can be sure of beforehand: from its
    # views before and after, and the kinds of the events between them.
    motives: Callable[[Position, Position, int, Collection[str]], list[Phrase]] = lambda *_: []

    # What looking back adds to a choice made in secret: from the whole position before all such
    # choices are shown, the events that show them, and the seat.
    hindsight: Callable[[Position, Buffer, int], list[Phrase]] = lambda *_: []

    # What puzzles are about, by decision (the others make none), or by what the best choice brings
    puzzle_themes: Mapping[str, str] = field(default_factory=dict)

    # What a report on balance counts the use of: kinds of events, and the field that names one
    pieces: Sequence[tuple[str, str]] = ()

    def __post_init__(self) -> None:
        for name, value in plain.complete(self).items():
            object.__setattr__(self, name, value)
        contract.register(self.state_class, self.rules, self.kernels.shared)

    # Playing

    def box(
        self, players: int, options: Mapping[str, str] | None = None, data: str | None = None
    ) -> Rows:
        """The box for this many players and these options, with another data file if given."""
        checked = self.chosen_options(players, options or {})
        return self.make_box(players, checked, *self._checked_data(data))

    def chosen_options(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options for this many players with their values, given or default."""
        if players not in self.players:
            counts = f"{self.players[0]}-{self.players[-1]}"
            raise BadOption("player-count", game=self.name, players=players, allowed=counts)
        return checked_options(self.options, options, players)

    @property
    def offered_options(self) -> tuple[Option, ...]:
        """The options that people choose from at a table."""
        return tuple(option for option in self.options if not option.study)

    def read(self, text: str, seed: int = 0, data: str | None = None) -> Position:
        """The position that a text describes. data: the text of another data file."""
        self._check_seed(seed)
        return self.notation.read(text, seed, *self._checked_data(data))

    def _check_seed(self, seed: int) -> None:
        if not 0 <= seed < MAX_SEED:
            raise BadOption("seed", seed=seed, most=MAX_SEED - 1)

    def new(self, box: Rows, seed: int) -> Position:
        """A new game. Equal seeds give equal games."""
        self._check_seed(seed)
        state = self.state_class.rows()
        self.kernel(kernels.new_at)(box, state, 0, seed)
        return Position(box, state)

    def seats(self, position: Position) -> range:
        """The seats of this position's players."""
        return range(int(position.box["players"][0]))

    def may_act(self, position: Position) -> tuple[int, ...]:
        """The seats that may act; one the game isn't waiting for may have nothing to do."""
        return self.asked(position).may_act

    def waiting_for(self, position: Position) -> tuple[int, ...]:
        """The seats that must act before the game can go on."""
        return self.asked(position).waiting_for

    def turn(self, position: Position) -> int | None:
        """The seat to act when players act one at a time; None when the game is over."""
        return self.asked(position).turn

    def first_turn(self, start: Position) -> int | None:
        """The seat whose turn a match begins with, if no event will tell."""
        return self.turn(start) if self.opening == self.decision(start) else None

    def asked(self, position: Position) -> Asked:
        """may_act, waiting_for and turn at once."""
        if self.is_over(position):
            return Asked((), (), None)
        may, wait, turn = self.kernel(kernels.masks_at)(position.box, position.state, 0)
        return Asked(_SEATS_OF[may], _SEATS_OF[wait], int(turn))

    def see(self, position: Position, views: Rows) -> Asked:
        """The same, with every audience's view written to its element of `views`.

        An audience is a seat or PUBLIC. Once the game is over the views show everything.
        """
        seen = self.kernel(kernels.see_at)(position.box, position.state, 0, views)
        return Asked(_SEATS_OF[seen[0]], _SEATS_OF[seen[1]], seen[2] if seen[2] >= 0 else None)

    def decision(self, position: Position) -> str:
        """The current decision; `over` when there is none."""
        over = self.is_over(position)
        return OVER if over else self.decisions[int(position.state["decision"][0])]

    def is_over(self, position: Position) -> bool:
        """Has the game ended?"""
        return bool(position.state["ended"][0])

    def legal(self, position: Position, seat: int) -> list[int]:
        """The legal actions of `seat`, ascending; none if it may not act."""
        if self.is_over(position) or seat not in self.seats(position):
            return []
        out = np.zeros(len(self.actions), np.int16)
        count = self.kernel(kernels.legal_at)(position.box, position.state, 0, seat, out)
        found: list[int] = out[:count].tolist()
        return found

    def why_not(self, position: Position, seat: int, action: int) -> str:
        """Why `seat` may not do `action`: the refusal's name, or "" if it may."""
        number = self.kernel(kernels.why_not_at)(position.box, position.state, 0, seat, action)
        return self.refusals[number]

    def apply(self, position: Position, seat: int, action: int) -> Buffer:
        """Carry out an action in place and return its event rows; refuse an illegal one."""
        if position.state["eyes"][0]:
            raise Refusal("view-not-state")
        if seat not in self.seats(position):
            raise Refusal("no-such-seat", seat=seat)
        if not 0 <= action < len(self.actions):
            raise Refusal("no-such-action", action=action)
        out = events.buffer()
        reason = self.kernel(kernels.act_at)(position.box, position.state, 0, seat, action, out)
        if reason:
            raise Refusal(self.refusals[reason], action=self.actions.text(action), seat=seat)
        return events.rows(out)

    def check_all(self, view: Position, seat: int, actions: Sequence[int]) -> None:
        """Refuse a series of actions unless `seat` may do them in order, as far as its view tells.

        Only the last may bring about something the view hides.
        """
        tried = view.copy()
        for action in actions:
            out = events.no_events()
            reason = self.kernel(kernels.act_at)(tried.box, tried.state, 0, seat, action, out)
            if reason:
                said = self.choice(tried, seat, action)
                raise Refusal(self.refusals[reason], action=said, seat=seat)

    def default(self, position: Position, seat: int) -> int:
        """What `seat` does when its time is up."""
        return int(self.kernel(kernels.default_at)(position.box, position.state, 0, seat))

    def evaluate(self, position: Position, seat: int) -> float:
        """How good a full position looks for `seat`; only the order of the values matters."""
        return float(self.kernel(kernels.evaluate_at)(position.box, position.state, 0, seat))

    def outcome(self, position: Position) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if not self.is_over(position):
            return None
        state, count = position.state, len(self.seats(position))
        return Outcome(
            self.endings[int(state["ended"][0])],
            tuple(state["score"][0][:count].tolist()),
            tuple(state["rank"][0][:count].tolist()),
        )

    def first_player(self, position: Position) -> int | None:
        """The seat that began the game; None if unknown."""
        seat = int(self.rules.first_player(*self._read(position)))
        return seat if seat >= 0 else None

    # Secrets

    def view(self, position: Position, viewer: int) -> Position:
        """What `viewer` may know: a seat, PUBLIC, or ALL once the game is over."""
        if viewer == ALL and not self.is_over(position):
            raise Refusal("game-not-over")
        if viewer not in (*self.seats(position), events.PUBLIC, ALL):
            raise Refusal("no-such-seat", seat=viewer)
        view = position.copy()
        self.kernel(kernels.view_at)(view.box, view.state, 0, viewer)
        return view

    def laid_open(self, position: Position) -> Position:
        """What everyone sees once the game is over, of an earlier position of a game that is."""
        view = position.copy()
        self.kernel(kernels.view_at)(view.box, view.state, 0, ALL)
        return view

    def uncounted(self, view: Position) -> Position:
        """A view as a table shows it: without other players' face-down totals."""
        seen = view.copy()
        eyes = int(view.state["eyes"][0])
        if self.totals and eyes and eyes != ALL + 1 and not self.is_over(view):
            for seat in self.seats(view):
                if seat != eyes - 1:
                    seen.state[self.totals][0][seat] = events.UNKNOWN
        return seen

    def is_counted(self, view: Position) -> bool:
        """Does a view show all totals?"""
        return not self.totals or events.UNKNOWN not in view.state[self.totals][0]

    def determinize(self, view: Position, seed: int) -> Position:
        """A full position consistent with the view; all such positions are equally likely.

        A view that is laid open keeps all but what nobody had seen by then.
        """
        if not view.state["eyes"][0]:
            raise Refusal("state-not-view")
        if not self.is_counted(view):
            raise Refusal("view-uncounted")
        guess = view.copy()
        self.kernel(kernels.determinize_at)(guess.box, guess.state, 0, seed)
        return guess

    def cut(self, rows: Buffer, viewer: int) -> list[Event]:
        """Event rows as `viewer` may see them."""
        return events.cut(self.events, rows, viewer)

    def field_value(self, name: str, value: int | None) -> str | int | None:
        """What a number in the event field `name` stands for; None if unknown."""
        if value is None:
            return None
        if name in self.seat_fields:
            return SEAT_NAMES[value] if value >= 0 else NOTHING
        if name in self.field_names:
            return self.field_names[name][value]
        return value

    def preview(self, view: Position, action: int) -> list[Event]:
        """The events of your own action up to the first one you can't foresee."""
        viewer = int(view.state["eyes"][0]) - 1
        guess = self.determinize(view, 0)
        known = []
        for event in self.cut(self.apply(guess, viewer, action), viewer):
            if self._kind(event).reveals:
                break
            known.append(event)
        return known

    def facts(self, view: Position) -> dict[str, Any]:
        """What a screen shows beside the raw view."""
        fixed = self.fixed_facts(self.box_class.read(view.box))
        return {**self.changing_facts(view), **fixed}

    def changing_facts(self, view: Position, kept: Rows | None = None) -> dict[str, Any]:
        """The facts that the rules work out from a view. kept: where to store their record."""
        rows, out, known = self.facts_class.rows(), sheet(), self._read(view)
        found = self.facts_class.load(rows)
        self.rules.facts(*known, found)
        found.store(rows)
        if kept is not None:
            kept[:] = rows
        self.rules.details(*known, out)
        fields = self.facts_class.read(rows).named()
        return {**fields, **document(out, self.vocabulary(view.box))}

    # Words

    def prompt(self, view: Position, seat: int) -> Phrase:
        """What `seat` decides now."""
        return self._said(self.rules.prompt, view, seat)

    def choice(self, view: Position, seat: int, action: int) -> Phrase:
        """What an action does."""
        return self._said(self.rules.choice, view, seat, action)

    def ends(self, view: Position, seat: int, action: int) -> bool:
        """Is a legal action the last one `seat` decides in its turn, as far as it can know?"""
        return bool(self.rules.ends(*self._read(view), seat, action))

    def gives_up(self, view: Position, seat: int, action: int) -> bool:
        """Does a legal action give up something `seat` could have, as far as it can know?"""
        return bool(self.rules.gives_up(*self._read(view), seat, action))

    def event_phrase(self, view: Position, event: Event, reader: int) -> Phrase:
        """What happened, as `reader` may know it."""
        a, b, c = values = [*event.fields.values(), 0, 0, 0][:3]
        hidden = sum(1 << i for i, value in enumerate(values) if value is None)
        told = Told(self._kind_numbers[event.kind], event.seat, a or 0, b or 0, c or 0, hidden)
        return self._said(self.rules.event, view, told, reader)

    def _said(self, rule: Callable[..., None], view: Position, *about: Any) -> Phrase:
        out = sheet()
        rule(*self._read(view), *about, out)
        return spoken(out, self.vocabulary(view.box))

    def _read(self, view: Position) -> tuple[Record, Record]:
        return self.box_class.read(view.box), self.state_class.read(view.state)

    def vocabulary(self, box: Rows) -> Sequence[Word]:
        """The words of the sheets that the rules write."""
        return self.words(self.box_class.read(box))

    # Compiling

    @cached_property
    def kernels(self) -> KernelCache:
        """The loops over the contract, ready to run for this game."""
        return KernelCache(self)

    @property
    def is_compiled(self) -> bool:
        """Are the kernels that a table needs compiled?"""
        return self.kernels.is_compiled

    def kernel(self, function: F, compiled: bool = jit.ENABLED) -> F:
        """`function`, a loop over the contract, compiled for this game or run on stand-ins."""
        return self.kernels.find(function, compiled)

    def press(self, box: Rows) -> Press:
        """What is needed to write updates for games in a box."""
        key = box.tobytes()
        if key not in self._presses:
            if len(self._presses) >= MOST_PRESSES:
                self._presses.clear()
            self._presses[key] = press(self, box, PUBLIC + 1)
        return self._presses[key]

    @cached_property
    def _presses(self) -> dict[bytes, Press]:
        return {}

    def _checked_data(self, data: str | None) -> tuple[str, ...]:
        """The data as extra arguments: none if none is given."""
        if data is None:
            return ()
        if not self.takes_data:
            raise BadOption("no-data-file", game=self.name)
        return (data,)

    def _kind(self, event: Event) -> EventKind:
        return self.events[self._kind_numbers[event.kind]]

    @cached_property
    def _kind_numbers(self) -> dict[str, int]:
        return {kind.name: number for number, kind in enumerate(self.events)}
