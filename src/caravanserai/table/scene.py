"""What an audience is sent: its happenings and its scene, made from its view and nothing else."""

from collections.abc import Iterable
from typing import Any

from caravanserai.engine.errors import BadNotation, CaravanseraiError, Refusal
from caravanserai.engine.events import PUBLIC, Event
from caravanserai.engine.game import Game, Position
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.phrases import Phrase
from caravanserai.engine.record import Record as Row
from caravanserai.table import entries as e
from caravanserai.table import wire
from caravanserai.table.table import Record, Table


def seat_name(seat: int) -> Any:
    """A seat's letter."""
    return SEAT_NAMES[seat]


def seat_names(seats: Iterable[int]) -> list[Any]:
    """Seats' letters."""
    return [SEAT_NAMES[seat] for seat in seats]


# Phrases and problems


def problem(error: CaravanseraiError, game: Game | None = None) -> wire.Problem:
    """An error as it is sent."""
    of_game = game is not None and isinstance(error, Refusal) and error.code in game.refusals
    key = f"{'refusal' if of_game else 'error'}-{error.code}"
    return wire.Problem(error.code, Phrase(key, _details(error, game)))


def _details(error: CaravanseraiError, game: Game | None) -> dict[str, Any]:
    return {
        name: problem(value, game).say if isinstance(value, CaravanseraiError) else _detail(value)
        for name, value in error.details.items()
    }


def _detail(value: Any) -> Any:
    return value if isinstance(value, int | float | str | Phrase | tuple) else str(value)


# Happenings


def happenings(table: Table, viewer: int, since: int = 0) -> list[wire.Happening]:
    """What an audience may know of after the number `since`."""
    numbers = table.streams[viewer][since:]
    return [_happening(table, viewer, since + i, r) for i, r in enumerate(numbers, 1)]


def _happening(table: Table, viewer: int, n: int, number: int) -> wire.Happening:
    record = table.log[number]
    entry, at = record.entry, record.at
    if isinstance(entry, e.Acted):
        return _played(table, viewer, n, record)
    if record.undoes is not None:
        return _taken_back(table, viewer, n, record)
    if isinstance(entry, e.Said):
        name = table.chairs[entry.seat].name
        return wire.ChatLine(n, at, seat_name(entry.seat), name, entry.text)
    if isinstance(entry, e.Voted):
        return wire.Vote(n, at, seat_name(entry.seat), entry.yes)
    if isinstance(entry, e.Rematched):
        return wire.Rematch(n, at, seat_name(entry.seat), entry.table)
    return _seated(table, n, record)


def _played(table: Table, viewer: int, n: int, record: Record) -> wire.Played:
    entry = record.entry
    assert isinstance(entry, e.Acted)
    own, events = viewer == entry.seat, table.game.cut(record.rows, viewer)
    return wire.Played(
        n,
        record.at,
        seat_name(entry.seat) if own or events else None,
        entry.by,
        entry.action if own else None,
        [worded(table.game, table.first_view, event, viewer) for event in events],
    )


def worded(game: Game, public: Position, event: Event, viewer: int) -> wire.Event:
    """An event as it is sent to a reader; public: what all could see at the start."""
    fields = {name: game.field_value(name, value) for name, value in event.fields.items()}
    seat = seat_name(event.seat) if event.seat >= 0 else None
    return wire.Event(event.kind, seat, fields, game.wording.event(public, event, viewer))


def _taken_back(table: Table, viewer: int, n: int, record: Record) -> wire.TakenBack:
    assert isinstance(record.entry, e.Undone)
    assert record.undoes is not None
    seat = record.entry.seat
    known = viewer == seat or table.game.cut(table.log[record.undoes].rows, viewer)
    back = table.streams[viewer].index(record.undoes) + 1
    return wire.TakenBack(n, record.at, seat_name(seat) if known else None, back)


_HOW: dict[type[e.Entry], Any] = {
    e.Sat: "sat",
    e.BotSat: "bot",
    e.Left: "left",
    e.Returned: "returned",
}


def _seated(table: Table, n: int, record: Record) -> wire.Seated:
    entry = record.entry
    assert isinstance(entry, e.Sat | e.BotSat | e.Left | e.Returned)
    name = table.chairs[entry.seat].name
    return wire.Seated(n, record.at, seat_name(entry.seat), _HOW[type(entry)], name)


# The scene


def scene(table: Table, viewer: int) -> wire.Scene:
    """The table as an audience may see it now."""
    shown = table.phase != "waiting"
    view = table.view(viewer) if shown else None
    seat = viewer if viewer != PUBLIC else None
    acts = table.asked.may_act
    asked = seat if seat in acts else None
    return wire.Scene(
        phase=table.phase,
        decision=table.game.decision(table.position) if shown else "",
        waiting_for=seat_names(table.waiting_for()),
        may_act=seat_names(acts),
        prompt=_prompt(table.game, view, asked),
        legal=_choices(table.game, view, asked),
        orders=orders(table.game, view, asked),
        order=table.orders.get(viewer),
        undo=seat is not None and table.can_undo(seat),
        muted=seat_names(sorted(table.muted[seat])) if seat is not None else [],
        votes=seat_names(sorted(table.votes)),
        seats=seat_infos(table, None if seat is None else table.chairs[seat].owners),
        clock=clock(table),
        outcome=outcome(table),
        view=fields(table.game.state_class.read(view.state)) if view else None,
        facts=table.game.facts(view) if view else None,
        words=words(table, view, viewer),
    )


def words(table: Table, view: Position | None, viewer: int) -> dict[str, str]:
    """What stands written beside what an audience sees, but for those whom it has muted."""
    writing = table.game.writing
    if writing is None or view is None:
        return {}
    muted = table.muted.get(viewer, ())
    seen = writing.visible(view, table.match.written)
    return {place: words.text for place, words in seen.items() if words.seat not in muted}


def fields(row: Row) -> dict[str, Any]:
    """A record by the names of its fields, but for its generator."""
    return {name: getattr(row, name) for name in row.fields if name != "rng"}


def _prompt(game: Game, view: Position | None, asked: int | None) -> Phrase | None:
    if view is None or asked is None:
        return None
    return game.wording.prompt(view, asked)


def _choices(game: Game, view: Position | None, asked: int | None) -> list[wire.Choice]:
    """The legal actions of the seat that is asked."""
    if view is None or asked is None:
        return []
    return [
        choice(game, action, game.wording.choice(view, asked, action))
        for action in game.legal(view, asked)
    ]


def choice(game: Game, action: int, say: Phrase) -> wire.Choice:
    """An action, and what to say of it."""
    text, kind = game.actions.text(action), game.actions.kind(action)
    return wire.Choice(text, kind, text[len(kind) :].strip(), say)


def orders(game: Game, view: Position | None, asked: int | None) -> list[str]:
    """The standing orders that have something to do now."""
    if view is None or asked is None:
        return []
    return [name for name, order in game.orders.items() if order(view, asked) is not None]


def seat_infos(table: Table, owners: set[str] | None) -> list[wire.SeatInfo]:
    """Who plays where, for somebody who owns the seats of these guests."""
    return [
        wire.SeatInfo(
            seat_name(seat),
            chair.kind,
            chair.name,
            chair.bot,
            chair.stand_in,
            bool(owners and chair.owners & owners),
        )
        for seat, chair in enumerate(table.chairs)
    ]


def clock(table: Table) -> wire.ClockFace | None:
    """Whose time runs, and how much there is."""
    now = table.clock
    if now is None:
        return None
    return wire.ClockFace(now.since, list(now.left), seat_names(sorted(now.running)))


def outcome(table: Table) -> wire.Result | None:
    """How the game ended, if it did."""
    end = table.game.outcome(table.position) if table.phase == "over" else None
    if end is None:
        return None
    return wire.Result(end.reason, list(end.scores), list(end.ranks), seat_names(end.winners))


# Whole messages


def snapshot(table: Table, viewer: int, now: wire.Scene, since: int = 0) -> wire.Snapshot:
    """Everything an audience needs to begin or to go on after the number `since`."""
    setup, game = table.setup, table.game
    seat = viewer if viewer != PUBLIC else None
    since = since if 0 <= since <= table.number(viewer) else 0
    return wire.Snapshot(
        table=setup.id,
        game=setup.game,
        ruleset=setup.ruleset,
        players=setup.players,
        options=dict(table.match.options),
        host=seat is not None and setup.host in table.chairs[seat].owners,
        you=None if seat is None else seat_name(seat),
        n=table.number(viewer),
        happenings=happenings(table, viewer, since),
        rules=game.wording.rules(table.first_view) if _shown(table) else [],
        ruled={kind.name: f"rules-{kind.rule}" for kind in game.events},
        box=fields(game.box_class.read(table.position.box)),
        scene=now,
    )


def _shown(table: Table) -> bool:
    return table.phase != "waiting"


# Answers to questions


def explain(table: Table, seat: int, key: str, text: str) -> wire.Explained:
    """What an action would bring about, or why it is not allowed."""
    game = table.game
    try:
        action = legal_action(table, seat, text)
    except (BadNotation, Refusal) as error:
        return wire.Explained(key, text, [], problem(error, game))
    told = game.wording.consequences(game, table.view(seat), seat, action)
    return wire.Explained(key, text, told, None)


def legal_action(table: Table, seat: int, text: str) -> int:
    """The legal action of a text, or a refusal that says why it is none."""
    if table.phase != "playing":
        raise Refusal("table-not-playing")
    view = table.view(seat)
    action = table.game.notation.action(text, view)
    if reason := table.game.why_not(view, seat, action):
        raise Refusal(reason, action=table.game.wording.choice(view, seat, action), seat=seat)
    return action


def known(table: Table, seat: int, key: str) -> wire.Known:
    """What a seat knows that lies open to nobody."""
    told = table.game.wording.knowledge(table.view(seat), seat) if _shown(table) else []
    return wire.Known(key, told)


def legal_actions(table: Table, seat: int) -> list[int]:
    """What a seat may do, or a refusal if it is not asked."""
    if table.phase != "playing":
        raise Refusal("table-not-playing")
    legal = table.game.legal(table.view(seat), seat)
    if not legal:
        raise Refusal("not-asked")
    return legal
