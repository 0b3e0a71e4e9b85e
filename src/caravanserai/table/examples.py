"""A position of the rulebook as a screen shows it, without a table."""

from typing import Any, Final

from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.engine.updates import choice_of
from caravanserai.table import wire
from caravanserai.table.scene import Scene, Snapshot
from caravanserai.table.seating import seat_names

BESIDE: Final[dict[str, Any]] = {  # what only a table has
    "phase": "playing",
    "clock": None,
    "outcome": None,
    "deals": [],
    "choosing": [],
    "orders": [],
    "undo": False,
    "lesson": None,
    "words": {},
    "order": None,
    "muted": [],
    "votes": [],
}


def shown(game: Game, text: str) -> Snapshot:
    """The position of a text, as seen by the player who decides there. Bots play all seats."""
    position = game.read(text)
    seat = game.turn(position) or 0
    view, seats = game.view(position, seat), game.seats(position)
    return Snapshot(
        table="",
        game=game.name,
        ruleset=game.ruleset,
        players=len(seats),
        options={},
        host=False,
        hints=False,
        you=seat_names([seat])[0],
        n=0,
        happenings=[],
        rules=game.wording.rules(view),
        log_styles=dict(game.log_styles),
        first_turn=None,
        box=game.box_class.read(position.box).named(),
        scene=Scene(
            decision=game.decision(position),
            waiting_for=seat_names(game.waiting_for(position)),
            may_act=seat_names(game.may_act(position)),
            seats=[_bot(name, name == seat_names([seat])[0]) for name in seat_names(seats)],
            view=game.state_class.read(view.state).named(),
            facts=game.facts(view),
            **_asked(game, view, seat),
            **BESIDE,
        ),
    )


def _asked(game: Game, view: Position, seat: int) -> dict[str, Any]:
    choices = [choice_of(game, view, seat, action) for action in game.legal(view, seat)]
    return {
        "prompt": game.prompt(view, seat),
        "legal": [wire.Choice(**choice) for choice in choices],
    }


def _bot(seat: Any, yours: bool) -> wire.SeatInfo:
    return wire.SeatInfo(seat, "bot", "", None, None, yours)
