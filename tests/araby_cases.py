"""Rule cases of Merchants of Araby as tables: a position, moves, and what must come of them.

Everything is written in the game's own notation:

    Case(
        id="card-money-changer",
        position="A.entourage: money-changer",
        moves="A task money-changer",
        events="A tasked money-changer A; A coins-gained 1",
        after="A.coins: 4; A.entourage: money-changer!",
    )

`moves` are actions with their seats. `events` must occur in this order, others may lie between;
none of the kinds in `without` may. Fields stand in their order, `?` for what the viewer does not
see. `after` are statements of the position text, cards without backs and without who knows them;
`-` also for a statement not made. `views` the same for what a viewer sees. `legal` are choices
that a seat must have, `refused` choices and the reason why not.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import pytest

from caravanserai.engine.errors import Refusal
from caravanserai.engine.events import ALL, PUBLIC, Buffer, Event
from caravanserai.engine.game import Position
from caravanserai.engine.notation import SEAT_NAMES, VIEWERS
from caravanserai.games.araby.game import GAME

_ZONES = re.compile(r"deck|draft|discard|in-play|aside|unused|[A-D]\.(hand|entourage)")
_DETAILS = re.compile(r"[/:^][^\s!+*]*|\+")


@dataclass(frozen=True)
class Case:
    id: str
    position: str
    moves: str = ""
    events: str | dict[str, str] = field(default_factory=dict)
    without: str = ""
    after: str = ""
    views: dict[str, str] = field(default_factory=dict)
    legal: str = ""
    refused: str = ""
    seed: int = 0


def each(cases: Iterable[Case]) -> pytest.MarkDecorator:
    """Run a test once for each case, under the case's id."""
    return pytest.mark.parametrize("case", cases, ids=lambda case: case.id)


def check(case: Case) -> Position:
    """Play a case and compare; the position reached."""
    position = GAME.notation.read(case.position, case.seed)
    reads_back(position)
    rows: list[Buffer] = []
    for seat, action in moves(case.moves):
        rows.append(GAME.apply(position, seat, GAME.notation.action(action, position)))
    reads_back(position)
    by_viewer = {"all": case.events} if isinstance(case.events, str) else case.events
    for viewer, wanted in by_viewer.items():
        assert_in_order(_split(wanted), lines_seen(rows, VIEWERS[viewer]))
    told = lines_seen(rows, ALL)
    assert not [line for line in told if line.split()[1] in case.without.split()]
    assert_facts(position, case.after)
    for viewer, facts in case.views.items():
        assert_facts(GAME.view(position, VIEWERS[viewer]), facts)
    assert_choices(position, case)
    return position


def lines_seen(rows: Iterable[Buffer], viewer: int) -> list[str]:
    """Event rows as one viewer sees them, a line each."""
    return [event_line(event) for some in rows for event in GAME.cut(some, viewer)]


def event_line(event: Event) -> str:
    """Who, what, and the fields: `A camel-placed B 3`."""
    who = SEAT_NAMES[event.seat] if event.seat >= 0 else "-"
    fields = [GAME.field_value(name, value) for name, value in event.fields.items()]
    shown = ["?" if value is None else str(value) for value in fields]
    if "back" in event.fields and event.kind not in ("top-back", "caravan-resolves"):
        shown.pop()  # the back, which positions leave to chance
    return " ".join([who, event.kind, *shown])


def facts_of(position: Position) -> dict[str, str]:
    """The statements of the position's text, cards by type alone."""
    text = GAME.notation.write(position)
    said = {}
    for line in text.splitlines()[1:]:
        key, _, value = line.partition(": ")
        said[key] = _DETAILS.sub("", value) if _ZONES.fullmatch(key) else value
    outcome = GAME.outcome(position)
    if outcome:
        said["winners"] = " ".join(SEAT_NAMES[seat] for seat in outcome.winners)
    return said


def assert_facts(position: Position, expected: str) -> None:
    facts = facts_of(position)
    wanted = dict(_statements(expected))
    found = {key: _unfolded(facts.get(key, "-")) for key in wanted}
    assert found == {key: _unfolded(value) for key, value in wanted.items()}


def _unfolded(value: str) -> str:
    """`scribe*2` written out, so that neighbours with different backs compare equal."""
    words = []
    for word in value.split():
        name, star, times = word.partition("*")
        words += [name] * int(times) if star and times.isdecimal() else [word]
    return " ".join(words)


def assert_in_order(wanted: list[str], told: list[str]) -> None:
    rest = iter(told)
    for line in wanted:
        assert line in rest, f"{line!r} is missing or out of order in {told}"


def assert_choices(position: Position, case: Case) -> None:
    for seat, choices in _statements(case.legal):
        legal = GAME.legal(position, SEAT_NAMES.index(seat))
        texts = [GAME.actions.text(action) for action in legal]
        missing = [c for c in map(str.strip, choices.split(",")) if c not in texts]
        assert not missing, f"{missing} not in {texts}"
    for move, reason in _statements(case.refused):
        number, action = next(moves(move))
        before = position.copy()
        with pytest.raises(Refusal) as refusal:
            GAME.apply(before, number, GAME.notation.action(action, position))
        assert refusal.value.code == reason, f"{move}: {refusal.value.code}, not {reason}"
        assert before.same_as(position)


def reads_back(position: Position) -> None:
    """The position, and every view of it, is told by its text to the byte."""
    viewers = [*GAME.seats(position), PUBLIC, *([ALL] if GAME.is_over(position) else [])]
    for told in [position, *(GAME.view(position, viewer) for viewer in viewers)]:
        assert GAME.notation.read(GAME.notation.write(told), 0).same_as(told)


def moves(text: str) -> Iterator[tuple[int, str]]:
    """`A task scribe; B pass`, and `A*: offer B, coins 2, send` for several of one seat."""
    for move in filter(None, map(str.strip, text.split(";"))):
        seat, _, action = move.partition(" ")
        for part in action.split(","):
            yield SEAT_NAMES.index(seat), part.strip()


def _split(text: str) -> list[str]:
    return [line.strip() for line in text.split(";") if line.strip()]


def _statements(text: str) -> Iterator[tuple[str, str]]:
    for statement in _split(text):
        key, _, value = statement.partition(": ")
        yield key.strip(), value.strip()
