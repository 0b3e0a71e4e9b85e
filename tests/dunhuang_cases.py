"""Rule cases of Merchants of Dunhuang as tables: a position, moves, and what must come of them.

Everything is written in the game's own notation:

    Case(
        id="D3-adding-to-an-own-token-leaves-its-side",
        position="decision: store; market: tea; A.shop: tea; A.tokens: tea商",
        moves="A shop",
        events="A took tea 1 shop",
        without="token-claimed",
        after="A.shop: tea*2; token.tea: A商",
    )

`moves` are actions with their seats. `events` must occur in this order, others may lie between;
none of the kinds in `without` may. Fields stand in their order, `?` for what the viewer does not
see. `after` are statements of the position text, and of `facts_of` below; `views` the same for
what a viewer sees. `legal` lists all choices of a seat, `refused` choices and the reason why not.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import pytest

from caravanserai.engine.errors import Refusal
from caravanserai.engine.events import ALL, PUBLIC, Buffer, Event
from caravanserai.engine.game import Position
from caravanserai.engine.notation import SEAT_NAMES, VIEWERS
from caravanserai.games.dunhuang.alphabet import CHARACTERS, GOODS, KINDS, PLACES
from caravanserai.games.dunhuang.game import GAME

# Statements that a text makes only when there is something to say.
SOMETIMES = [
    "last-round", "steps", "in-bonus", "chosen", "opponent", "exchanged", "owed", "claim", "drawn",
    *(f"{holder}.seen" for holder in SEAT_NAMES),
    *(f"{viewer}.knows.{holder}" for viewer in SEAT_NAMES for holder in SEAT_NAMES),
    "ended", "winners", "scores",
]  # fmt: skip


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
    seed: int = 0


def each(cases: Iterable[Case]) -> pytest.MarkDecorator:
    """Run a test once for each case, under the case's id."""
    return pytest.mark.parametrize("case", cases, ids=lambda case: case.id)


def check(case: Case) -> Position:
    """Play a case and compare; the position reached."""
    position = GAME.notation.read(case.position, case.seed)
    reads_back(position)
    rows = []
    for seat, action in _moves(case.moves):
        rows.append(GAME.apply(position, seat, GAME.notation.action(action, position)))
        reads_back(position)
    told = {viewer: lines_seen(rows, number) for viewer, number in VIEWERS.items()}
    for viewer, lines in _by_viewer(case.events).items():
        assert_in_order(lines, told[viewer])
    for viewer, kinds in _by_viewer(case.without).items():
        found = [line for line in told[viewer] if line.split()[1] in kinds]
        assert not found, f"{found} must not happen"
    assert_facts(position, case.after)
    for viewer, facts in case.views.items():
        assert_facts(GAME.view(position, VIEWERS[viewer]), facts)
    assert_choices(position, case)
    return position


def rows_of(case: Case) -> list[Buffer]:
    """The event rows of each of a case's moves."""
    position = GAME.notation.read(case.position, case.seed)
    return [
        GAME.apply(position, seat, GAME.notation.action(action, position))
        for seat, action in _moves(case.moves)
    ]


def lines_seen(rows: Iterable[Buffer], viewer: int) -> list[str]:
    """Event rows as one viewer sees them, a line each."""
    return [event_line(event) for some in rows for event in GAME.cut(some, viewer)]


def event_line(event: Event) -> str:
    """Who, what, and the fields: `A took tea 3 hand`."""
    who = SEAT_NAMES[event.seat] if event.seat >= 0 else "-"
    fields = [_field(name, value) for name, value in event.fields.items()]
    return " ".join([who, event.kind, *fields])


def facts_of(position: Position) -> dict[str, str]:
    """The statements of the position's text, and facts that it does not write out."""
    text = GAME.notation.write(position)
    lines = (line.partition(": ") for line in text.splitlines()[1:])
    said = {key: value for key, _, value in lines}
    state, facts = position.state, GAME.facts(position)
    said |= {f"supply.{name}": str(count) for name, count in facts["supply"].items()}
    said |= {f"{p['seat']}.hand-size": str(p["hand_size"]) for p in facts["players"]}
    for good in range(1, KINDS + 1):
        holder = int(state["token"][0][good])
        side = "商" if state["turned"][0][good] else ""
        said[f"token.{GOODS[good]}"] = (SEAT_NAMES[holder] if holder >= 0 else "-") + side
    outcome = GAME.outcome(position)
    if outcome:
        said["winners"] = " ".join(SEAT_NAMES[seat] for seat in outcome.winners)
        said["scores"] = " ".join(map(str, outcome.scores))
    return said


def assert_facts(position: Position, expected: str) -> None:
    """Each statement expected is so; `-` also for one that is not made."""
    facts = {**dict.fromkeys(SOMETIMES, "-"), **facts_of(position)}
    wanted = dict(_statements(expected))
    found = {key: facts[key] for key in wanted}
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
        assert texts == _spelled_out(choices), f"{texts} instead of {choices}"
    for move, reason in _statements(case.refused):
        number, action = next(_moves(move))
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
        assert GAME.notation.read(GAME.notation.write(told), 0).same_as(told)


def _moves(text: str) -> Iterator[tuple[int, str]]:
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


def _field(name: str, value: int | None) -> str:
    if value is None:
        return "?"
    if name in ("holder", "other"):
        return SEAT_NAMES[value] if value >= 0 else "-"
    names = {"good": GOODS, "place": PLACES, "character": CHARACTERS, "reason": GAME.endings}
    if name in names:
        return names[name][value]
    return str(value + 1 if name == "space" else value)
