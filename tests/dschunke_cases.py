"""Rule cases of Dschunke as tables: a position, moves, and what must come of them.

Everything is written in the game's own notation:

    Case(
        id="J4-with-one-strip-left-it-is-loaded",
        position="merchants: purple brown grey; …",
        moves="A merchant load",
        events="A loaded 1 purple",
        after="purple: BC A",
    )

`moves` are actions with their seats. `events` must occur in this order, others may lie between;
none of the kinds in `without` may. Fields stand in their order, `?` for what the viewer does not
see. `after` are statements of the position text and of `facts_of` below; `views` the same for what
a viewer sees. `legal` lists all choices of a seat, `refused` choices and the reason why not.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import pytest

from caravanserai.engine.errors import Refusal
from caravanserai.engine.events import ALL, PUBLIC, Buffer, Event
from caravanserai.engine.game import Position
from caravanserai.engine.notation import SEAT_NAMES, VIEWERS
from caravanserai.games.dschunke.game import GAME


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
    default: str = ""
    seed: int = 0


def each(cases: Iterable[Case]) -> pytest.MarkDecorator:
    """Run a test once for each case, under the case's id."""
    return pytest.mark.parametrize("case", cases, ids=lambda case: case.id)


def check(case: Case) -> Position:
    """Play a case and compare; the position reached."""
    position = GAME.read(case.position, case.seed)
    reads_back(position)
    rows = []
    for seat, action in moves_of(case.moves):
        rows.append(GAME.apply(position, seat, GAME.notation.action(action, position)))
        reads_back(position)
    for viewer, lines in _by_viewer(case.events).items():
        assert_in_order(lines, lines_seen(rows, VIEWERS[viewer]))
    told = lines_seen(rows, ALL)
    found = [line for line in told if line.split()[1] in case.without.split()]
    assert not found, f"{found} must not happen"
    assert_facts(position, case.after)
    for viewer, facts in case.views.items():
        assert_facts(GAME.view(position, VIEWERS[viewer]), facts)
    assert_choices(position, case)
    return position


def lines_seen(rows: Iterable[Buffer], viewer: int) -> list[str]:
    """Event rows as one viewer sees them, a line each."""
    return [event_line(event) for some in rows for event in GAME.cut(some, viewer)]


def event_line(event: Event) -> str:
    """Who, what, and the fields: `A took fish 3`."""
    who = SEAT_NAMES[event.seat] if event.seat >= 0 else "-"
    values = (GAME.field_value(name, value) for name, value in event.fields.items())
    return " ".join([who, event.kind, *("?" if v is None else str(v) for v in values)])


def facts_of(position: Position) -> dict[str, str]:
    """The statements of the position's text, and facts that it does not write out."""
    lines = (line.partition(": ") for line in GAME.notation.write(position).splitlines()[1:])
    said = {key: value for key, _, value in lines}
    facts = GAME.facts(position)
    for player in facts["players"]:
        for name in ("strips", "hand_size", "hidden_cards", "junk_bonus", "card_bonus"):
            said[f"{player['seat']}.{name}"] = str(player[name])
    for junk in facts["junks"]:
        said[f"visible.{junk['junk']}"] = " ".join(map(str, junk["visible"]))
    outcome = GAME.outcome(position)
    if outcome:
        said["winners"] = " ".join(SEAT_NAMES[seat] for seat in outcome.winners)
        said["scores"] = " ".join(map(str, outcome.scores))
    return said


def assert_facts(position: Position, expected: str) -> None:
    """Each statement expected is so; `-` also for one that is not made."""
    facts = facts_of(position)
    wanted = dict(_statements(expected))
    found = {key: facts.get(key, "-") for key in wanted}
    assert found == wanted, f"{found} instead of {wanted}"


def assert_in_order(wanted: list[str], told: list[str]) -> None:
    """All wanted lines occur, in this order."""
    rest = iter(told)
    for line in wanted:
        assert line in rest, f"{line!r} is missing or out of order in {told}"


def assert_choices(position: Position, case: Case) -> None:
    """What may be chosen, what not and why, and what is done when time is up."""
    for seat, choices in _statements(case.legal):
        texts = [GAME.actions.text(a) for a in GAME.legal(position, SEAT_NAMES.index(seat))]
        assert texts == [c.strip() for c in choices.split(",") if c.strip()]
    for move, reason in _statements(case.refused):
        number, action = next(moves_of(move))
        before = position.copy()
        with pytest.raises(Refusal) as refusal:
            GAME.apply(before, number, GAME.notation.action(action, position))
        assert refusal.value.code == reason, f"{refusal.value.code} instead of {reason}"
        assert before.same_as(position)
    for seat, action in _statements(case.default):
        own_view = GAME.view(position, SEAT_NAMES.index(seat))
        done = GAME.actions.text(GAME.default(own_view, SEAT_NAMES.index(seat)))
        assert done == action, f"{done} instead of {action}"


def reads_back(position: Position) -> None:
    """The position, and every view of it, is told by its text to the byte."""
    viewers = [*GAME.seats(position), PUBLIC, *([ALL] if GAME.is_over(position) else [])]
    for told in [position, *(GAME.view(position, viewer) for viewer in viewers)]:
        assert GAME.read(GAME.notation.write(told)).same_as(told)


def moves_of(text: str) -> Iterator[tuple[int, str]]:
    """`A merchant load; B done` as seats and actions."""
    for move in filter(None, map(str.strip, text.split(";"))):
        seat, _, action = move.partition(" ")
        yield SEAT_NAMES.index(seat), action


def _statements(text: str) -> Iterator[tuple[str, str]]:
    for statement in filter(None, map(str.strip, re.split(r"[;\n]", text))):
        key, _, value = statement.partition(":")
        yield key.strip(), value.strip()


def _by_viewer(told: str | dict[str, str]) -> dict[str, list[str]]:
    by_viewer = {"all": told} if isinstance(told, str) else told
    split = {v: re.split(r"[;\n]", text) for v, text in by_viewer.items()}
    return {v: [line.strip() for line in lines if line.strip()] for v, lines in split.items()}
