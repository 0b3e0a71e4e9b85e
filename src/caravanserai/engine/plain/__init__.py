"""What a game need not define: the engine derives it from the fields of its records.

box: the players. observation: a view as a row of numbers. notation: a position as text. phrases:
prompts, choices and events. screen: a table of the fields. A game that defines one of these itself
gets its own.
"""

from typing import TYPE_CHECKING, Any

from caravanserai.engine.contract import BY_DEFAULT, MOST_ACTIONS, completed
from caravanserai.engine.plain import notation, observation, phrases, screen
from caravanserai.engine.plain.box import box_maker

if TYPE_CHECKING:
    from caravanserai.engine.game import Game

_OBSERVING = frozenset({"observe"})
_GROWN = frozenset({"rules", "words"})  # what is given is added to these
_SAYING = frozenset({"prompt", "choice", "event"})


def complete(game: "Game") -> dict[str, Any]:
    """The fields a game leaves out, with their default values."""
    rules = _missing(game.rules)
    made: dict[str, Any] = {}
    found: dict[str, Any] = {}
    if rules & {"default", "why_not"}:
        assert len(game.actions) <= MOST_ACTIONS, "too many actions for the rules by default"
    if rules & _OBSERVING:
        made["observe"] = observation.observing(game.state_class)
    if rules & _SAYING:
        spoken = phrases.spoken(game)
        made |= spoken.rules
        found["words"] = lambda box: spoken.words
    found["rules"] = completed(game.rules, made)
    found["make_box"] = box_maker(game.box_class)
    found["notation"] = notation.by_fields(game)
    found["layout"] = observation.layout(game.state_class)
    found["draw"] = screen.drawer(game)
    fields = screen.described(game) if _lacks(game, "draw") else []
    found["fixed_facts"] = lambda box: {"fields": fields} if fields else {}
    return {name: value for name, value in found.items() if name in _GROWN or _lacks(game, name)}


def _missing(rules: Any) -> set[str]:
    return {name for name, given in vars(rules).items() if given is BY_DEFAULT}


def _lacks(game: "Game", name: str) -> bool:
    return getattr(game, name) is BY_DEFAULT
