"""What an audience is shown of a table: the parts of its scene, each declared once.

Scenes, changes, snapshots, updates and the client's types all come from the table `PARTS`.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from msgspec import UNSET, Struct, UnsetType, defstruct

from caravanserai.engine.bargains import Dealt
from caravanserai.engine.events import PUBLIC
from caravanserai.engine.game import Game
from caravanserai.engine.lessons import LEARNER
from caravanserai.engine.log_styles import LogStyle
from caravanserai.engine.phrases import Phrase
from caravanserai.table import wire
from caravanserai.table.choosing import shown
from caravanserai.table.seating import seat_names
from caravanserai.table.table import Table


class For(Enum):
    """Who a part is made for, and what can change it."""

    ALL = "all alike, after an action too"
    EACH = "each audience, after an action too"
    BESIDE = "each audience; only what happens beside the game changes it"
    GAME = "each audience, written with what is new in the game"


def _by_the_game(table: Table, viewer: int) -> Any:
    raise NotImplementedError("what is new in the game comes from the engine")


class Part(NamedTuple):
    """A part of a scene: its type, who it is for, and how it is made for an audience.

    can_be: does this game ever have it?
    """

    name: str
    type: Any
    made_for: For
    make: Callable[[Table, int], Any] = _by_the_game
    can_be: Callable[[Game], object] = lambda game: True


def _decision(table: Table, viewer: int) -> str:
    return table.game.decision(table.position) if table.has_begun else ""


def _clock(table: Table, viewer: int) -> wire.ClockFace | None:
    """Whose time is running, and how much is left."""
    now = table.clock
    if now is None:
        return None
    return wire.ClockFace(now.since, list(now.left), seat_names(sorted(now.running)))


def outcome_of(table: Table) -> wire.Result | None:
    """How a game ended, if it has."""
    end = table.game.outcome(table.position) if table.phase == "over" else None
    if end is None:
        return None
    return wire.Result(end.reason, list(end.scores), list(end.ranks), seat_names(end.winners))


def _orders(table: Table, viewer: int) -> list[str]:
    """The orders that have something to do now."""
    if viewer not in table.asked.may_act:
        return []
    view, orders = table.view(viewer), table.game.orders
    return [name for name, order in orders.items() if order(view, viewer) is not None]


def _words(table: Table, viewer: int) -> dict[str, str]:
    """The words next to what an audience sees, except from players it has muted."""
    notes, written = table.game.writing, table.match.written
    if notes is None or not written or not table.has_begun:
        return {}
    muted = table.muted.get(viewer, ())
    seen = notes.visible(table.view(viewer), written)
    return {place: words.text for place, words in seen.items() if words.seat not in muted}


def _muted(table: Table, viewer: int) -> list[Any]:
    return seat_names(sorted(table.muted.get(viewer, ())))


def _lesson(table: Table, viewer: int) -> wire.LessonStep | None:
    """What a lesson says now, and what it waits for."""
    taught = table.lesson
    if taught is None or viewer != LEARNER:
        return None
    game, step, is_asked = table.game, taught.step, not taught.done
    legal = game.legal(table.view(viewer), viewer) if is_asked and step.awaits else []
    texts = [game.actions.text(action) for action in legal]
    return wire.LessonStep(
        name=taught.lesson.name,
        scene=taught.scene,
        step=taught.number,
        steps=len(taught.lesson.steps),
        say=taught.lesson.said(step),
        points=list(step.points),
        awaits=[text for text in texts if step.is_awaited(text) and taught.lesson.tells],
        waits_for="others" if taught.done else "action" if step.awaits else "reading",
    )


def _seats(table: Table, viewer: int) -> list[wire.SeatInfo]:
    return seat_infos(table, set() if viewer == PUBLIC else table.chairs[viewer].owners)


def seat_infos(table: Table, owners: set[str]) -> list[wire.SeatInfo]:
    """Who plays where, as seen by the owner of these guests' seats."""
    return [
        wire.SeatInfo(
            seat, chair.kind, chair.name, chair.bot, chair.stand_in, bool(chair.owners & owners)
        )
        for seat, chair in zip(seat_names(range(len(table.chairs))), table.chairs, strict=True)
    ]


def _deals(table: Table, viewer: int) -> list[Dealt]:
    """All deals of the game, once it is over."""
    offers = table.game.offers
    if offers is None or table.phase != "over":
        return []
    return offers.history(table.position, [taken.rows for taken in table.log])


Seats = list[wire.Seat]

# fmt: off
PARTS: Final = (
    Part("phase", wire.Phase, For.ALL, lambda table, _: table.phase),
    Part("decision", str, For.ALL, _decision),
    Part("waiting_for", Seats, For.ALL, lambda table, _: seat_names(table.waiting_for())),
    Part("may_act", Seats, For.ALL, lambda table, _: seat_names(table.asked.may_act)),
    Part("clock", wire.ClockFace | None, For.ALL, _clock),
    Part("outcome", wire.Result | None, For.ALL, lambda table, _: outcome_of(table)),
    # what was dealt in the game, afterwards
    Part("deals", list[Dealt], For.ALL, _deals, lambda game: game.offers),
    # offers to several that you made or got, of which the maker chooses
    Part("choosing", list[wire.Choosing], For.EACH, shown, lambda game: game.offers),
    # orders that you may give
    Part("orders", list[str], For.EACH, _orders, lambda game: game.orders),
    Part("undo", bool, For.EACH, lambda table, viewer: table.can_undo(viewer)),
    Part("lesson", wire.LessonStep | None, For.EACH, _lesson, lambda game: game.lessons),
    # what players wrote, by where it stands
    Part("words", dict[str, str], For.EACH, _words, lambda game: game.writing),
    Part("order", str | None, For.BESIDE, lambda table, viewer: table.orders.get(viewer)),
    Part("muted", Seats, For.BESIDE, _muted),  # whose chat you have muted
    Part("votes", Seats, For.BESIDE, lambda table, _: seat_names(sorted(table.votes))),
    Part("seats", list[wire.SeatInfo], For.BESIDE, _seats),
    Part("prompt", Phrase | None, For.GAME),
    Part("legal", list[wire.Choice], For.GAME),  # what you may do now
    Part("view", dict[str, Any] | None, For.GAME),  # the fields of the game's state by name
    Part("facts", dict[str, Any] | None, For.GAME),  # what the rules work out from it
)
# fmt: on


if TYPE_CHECKING:
    Scene: TypeAlias = Any
    SceneChanges: TypeAlias = Any
else:
    Scene = defstruct(
        "Scene",
        [(part.name, part.type) for part in PARTS],
        frozen=True,
        module=__name__,
        namespace={"__doc__": "Everything a screen draws, as one audience may see it."},
    )
    SceneChanges = defstruct(
        "SceneChanges",
        [(part.name, part.type | UnsetType, UNSET) for part in PARTS],
        frozen=True,
        module=__name__,
        namespace={
            "__doc__": "What differs from the previous scene; anything left out is unchanged.\n\n"
            "view and facts contain only the fields that changed."
        },
    )


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """The first message, sent again when the game begins: the table, what is new, and the scene.

    hints: may players ask for them here? rules: the rules in brief. log_styles: how the log tells
    events, by kind. first_turn: whose turn the log begins with, if no event tells.
    """

    table: str
    game: str
    ruleset: str
    players: int
    options: dict[str, str]
    host: bool
    hints: bool
    you: wire.Seat | None
    n: int
    happenings: list[wire.Happening]
    rules: list[Phrase]
    log_styles: dict[str, LogStyle]
    first_turn: wire.Seat | None
    box: dict[str, Any]
    scene: Scene


class Update(Struct, frozen=True, tag="update"):
    """What happened, and what it changed in the scene. n: the number of the last happening."""

    n: int
    happenings: list[wire.Happening]
    changes: SceneChanges


class Step(Struct, frozen=True):
    """One step of a recording. move: how many actions there have been, with this one."""

    move: int
    update: Update


class Recording(Struct, frozen=True):
    """A game from its beginning. moves: how many actions there are in all."""

    moves: int
    first: Snapshot
    steps: list[Step]


FromServer = Snapshot | Update | wire.Answer
