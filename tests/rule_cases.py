"""Rule cases as tables: a position, moves, and their expected results, in the game's own notation.

    Case(
        id="D3-adding-to-an-own-token-leaves-its-side",
        position="decision: store; market: tea; A.shop: tea; A.tokens: tea商",
        moves="A shop",
        events="A took tea 1 shop",
        without="token-claimed",
        after="A.shop: tea*2; token.tea: A商",
    )

`moves` are actions with their seats; several by one seat may follow each other after commas.
`events` must occur in this order, with others in between; none of the kinds in `without` may.
Fields come in their order, `?` for what the viewer does not see. `after` are statements of the
position text, and facts that a game adds to them; `-` also for a missing statement.
`views` is the same for what a viewer sees. `legal` lists a seat's choices, `refused` choices
and the reason why not, `default` the action when time is up, `ends` all choices of a seat
that would end its turn, `gives_up` all that give something up.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

import pytest

from caravanserai.engine.errors import Refusal
from caravanserai.engine.events import ALL, PUBLIC, Buffer, Event
from caravanserai.engine.game import Game
from caravanserai.engine.notation import SEAT_NAMES, VIEWERS
from caravanserai.engine.position import Position

Mark = Callable[[Position, int, int], bool]  # does a legal action have it?


@dataclass(frozen=True)
class Case:
    id: str
    position: str
    moves: str = ""
    events: str | dict[str, str] = field(default_factory=dict)
    without: str | dict[str, str] = field(default_factory=dict)
    after: str = ""
    views: dict[str, str] = field(default_factory=dict)
    legal: str = ""
    refused: str = ""
    default: str = ""
    ends: str = ""
    gives_up: str = ""
    seed: int = 0


def each(cases: Iterable[Case]) -> pytest.MarkDecorator:
    """Run a test once for each case, under the case's id."""
    return pytest.mark.parametrize("case", cases, ids=lambda case: case.id)


@dataclass(frozen=True)
class Checker:
    """How the cases of one game are checked.

    more_facts: what its position text doesn't spell out. plain: a statement without what cases
    leave out. left_out: kinds of events whose last field they leave out. some_legal: they list only
    some of the legal choices. sometimes: the statements that may be missing from a text; empty for
    any.
    """

    game: Game
    more_facts: Callable[[Position], dict[str, str]] = lambda position: {}
    plain: Callable[[str, str], str] = lambda key, value: value
    left_out: frozenset[str] = frozenset()
    some_legal: bool = False
    sometimes: frozenset[str] = frozenset()

    def check(self, case: Case) -> Position:
        """Play a case and compare; return the position reached."""
        position = self.game.notation.read(case.position, case.seed)
        self.reads_back(position)
        rows = []
        for seat, action in moves_of(case.moves):
            rows.append(self._apply(position, seat, action))
            self.reads_back(position)
        self._check_events(case, rows)
        self.assert_facts(position, case.after)
        for viewer, facts in case.views.items():
            self.assert_facts(self.game.view(position, VIEWERS[viewer]), facts)
        self._check_choices(position, case)
        return position

    def rows_of(self, case: Case) -> list[Buffer]:
        """The event rows of each of a case's moves."""
        position = self.game.notation.read(case.position, case.seed)
        return [self._apply(position, seat, action) for seat, action in moves_of(case.moves)]

    def _apply(self, position: Position, seat: int, action: str) -> Buffer:
        return self.game.apply(position, seat, self.game.notation.action(action, position))

    def reads_back(self, position: Position) -> None:
        """The position, and every view of it, reads back from its text to the byte."""
        game = self.game
        viewers = [*game.seats(position), PUBLIC, *([ALL] if game.is_over(position) else [])]
        for told in [position, *(game.view(position, viewer) for viewer in viewers)]:
            assert game.notation.read(game.notation.write(told), 0).same_as(told)

    def _check_events(self, case: Case, rows: list[Buffer]) -> None:
        told = {viewer: self.lines_seen(rows, number) for viewer, number in VIEWERS.items()}
        for viewer, lines in _by_viewer(case.events).items():
            assert_in_order(_split(lines), told[viewer])
        for viewer, kinds in _by_viewer(case.without).items():
            found = [line for line in told[viewer] if line.split()[1] in kinds.split()]
            assert not found, f"{found} must not happen"

    def lines_seen(self, rows: Iterable[Buffer], viewer: int) -> list[str]:
        """Event rows as one viewer sees them, one line each."""
        return [self.event_line(event) for some in rows for event in self.game.cut(some, viewer)]

    def event_line(self, event: Event) -> str:
        """Who, what, and the fields: `A took tea 3 hand`."""
        who = SEAT_NAMES[event.seat] if event.seat >= 0 else "-"
        values = [self.game.field_value(name, value) for name, value in event.fields.items()]
        if event.kind in self.left_out:
            values.pop()
        return " ".join([who, event.kind, *("?" if v is None else str(v) for v in values)])

    def facts_of(self, position: Position) -> dict[str, str]:
        """The statements of the position's text, more facts, and the outcome."""
        lines = self.game.notation.write(position).splitlines()[1:]
        split = (line.partition(": ") for line in lines)
        said = {key: self.plain(key, value) for key, _, value in split}
        said |= self.more_facts(position)
        outcome = self.game.outcome(position)
        if outcome:
            said["winners"] = " ".join(SEAT_NAMES[seat] for seat in outcome.winners)
            said["scores"] = " ".join(map(str, outcome.scores))
        return said

    def assert_facts(self, position: Position, expected: str) -> None:
        """Each expected statement holds; `-` also for a missing one."""
        facts = self.facts_of(position)
        wanted = {key: self.plain(key, value) for key, value in _statements(expected)}
        missing = set(wanted) - set(facts)
        assert not self.sometimes or missing <= self.sometimes, f"no statements: {missing}"
        found = {key: facts.get(key, "-") for key in wanted}
        assert found == wanted, f"{found} instead of {wanted}"

    def _check_choices(self, position: Position, case: Case) -> None:
        for seat, choices in _statements(case.legal):
            self._check_legal(position, SEAT_NAMES.index(seat), _spelled_out(choices))
        for move, reason in _statements(case.refused):
            self._check_refused(position, *next(moves_of(move)), reason)
        for seat, action in _statements(case.default):
            own_view = self.game.view(position, SEAT_NAMES.index(seat))
            done = self.game.actions.text(self.game.default(own_view, SEAT_NAMES.index(seat)))
            assert done == action, f"{done} instead of {action}"
        for seat, choices in _statements(case.ends):
            self._check_marks(position, seat, self.game.ends, _spelled_out(choices))
        for seat, choices in _statements(case.gives_up):
            self._check_marks(position, seat, self.game.gives_up, _spelled_out(choices))

    def _check_marks(self, position: Position, name: str, mark: Mark, wanted: list[str]) -> None:
        seat = SEAT_NAMES.index(name)
        view = self.game.view(position, seat)
        legal = self.game.legal(view, seat)
        assert legal, "a seat without choices"
        marked = [action for action in legal if mark(view, seat, action)]
        texts = [self.game.actions.text(action) for action in marked]
        assert texts == wanted, f"{texts} instead of {wanted}"

    def _check_legal(self, position: Position, seat: int, wanted: list[str]) -> None:
        legal = [self.game.actions.text(action) for action in self.game.legal(position, seat)]
        if self.some_legal:
            legal = [text for text in legal if text in wanted]
            wanted = sorted(wanted, key=lambda text: text not in legal or legal.index(text))
        assert legal == wanted, f"{legal} instead of {wanted}"

    def _check_refused(self, position: Position, seat: int, action: str, reason: str) -> None:
        before = position.copy()
        with pytest.raises(Refusal) as refusal:
            self._apply(before, seat, action)
        assert refusal.value.code == reason, f"{action}: {refusal.value.code}, not {reason}"
        assert before.same_as(position)


def assert_in_order(wanted: list[str], told: list[str]) -> None:
    """All wanted lines occur, in this order."""
    rest = iter(told)
    for line in wanted:
        assert line in rest, f"{line!r} is missing or out of order in {told}"


def moves_of(text: str) -> Iterator[tuple[int, str]]:
    """`A merchant load; B offer A, send` as seats and actions."""
    for move in _split(text):
        seat, _, actions = move.partition(" ")
        for action in actions.split(","):
            yield SEAT_NAMES.index(seat), action.strip()


def _split(text: str) -> list[str]:
    return [line.strip() for line in re.split(r"[;\n]", text) if line.strip()]


def _statements(text: str) -> Iterator[tuple[str, str]]:
    for statement in _split(text):
        key, _, value = statement.partition(":")
        yield key.strip(), value.strip()


def _by_viewer(told: str | dict[str, str]) -> dict[str, str]:
    return {"all": told} if isinstance(told, str) else told


def _spelled_out(choices: str) -> list[str]:
    """`move 1-3, coins` as a list of actions."""
    listed = []
    for choice in filter(None, map(str.strip, choices.split(","))):
        span = re.fullmatch(r"(\w+) (\d+)-(\d+)", choice)
        if span:
            listed += [f"{span[1]} {n}" for n in range(int(span[2]), int(span[3]) + 1)]
        else:
            listed.append(choice)
    return listed
