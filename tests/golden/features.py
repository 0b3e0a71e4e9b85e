"""What a recorded game exercises of its rules, and everything there is to exercise."""

import re
from collections.abc import Iterator

from caravanserai.engine.events import ALL
from caravanserai.engine.game import Game
from caravanserai.engine.log import GameLog, replay, start_match

from .called import all_called, called

OF_OTHER_DATA = re.compile(r"card-\d+")  # names without a card in the games' own data


def all_features(game: Game) -> set[str]:
    """Every decision, kind of action, kind of event and named value in an event; every ending
    for every number of players; every option away from its default.
    """
    return {
        *(f"decision {name}" for name in game.decisions),
        *(f"action {game.actions.kind(action)}" for action in range(len(game.actions))),
        *(f"event {kind.name}" for kind in game.events),
        *(f"{field} {name}" for field, name in _named_values(game)),
        *(f"end {players} {name}" for players in game.players for name in game.endings if name),
        *(all_called() if game.name == "araby" else ()),
        *(f"option {option.name}" for option in game.options),
    }


def _named_values(game: Game) -> Iterator[tuple[str, str]]:
    for field, names in game.field_names.items():
        for name in names:
            if name not in ("", "none") and not OF_OTHER_DATA.fullmatch(name):
                yield field, name


def features(game: Game, log: GameLog) -> set[str]:
    """What this log's game exercises."""
    match = start_match(game, log)
    said = [(o, log.options.get(o.name, o.default)) for o in game.options]
    found = {f"option {option.name}" for option, value in said if value != option.default}
    for step in replay(match, log):
        found.add(f"decision {game.decision(step.before)}")
        found.add(f"action {game.actions.kind(step.action)}")
        events = game.cut(step.rows, ALL)
        for event in events:
            found.add(f"event {event.kind}")
            found.update(f"{f} {game.field_value(f, value)}" for f, value in event.fields.items())
        if game.name == "araby":
            found.update(called(step.before, events))
    outcome = game.outcome(match.position)
    if outcome is not None:
        found.add(f"end {log.players} {outcome.reason}")
    return found & all_features(game)
