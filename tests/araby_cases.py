"""Rule cases of Merchants of Araby: see rule_cases.

Cases name cards by type only, without backs and without who knows them.
"""

import re

from rule_cases import Case, Checker, each, moves_of

from caravanserai.engine.position import Position
from caravanserai.games.araby.game import GAME

__all__ = ["GAME", "Case", "busy", "check", "each", "facts_of", "lines_seen", "moves_of"]

_ZONES = re.compile(r"deck|draft|discard|in-play|aside|unused|[A-D]\.(hand|entourage)")
_DETAILS = re.compile(r"[/:^][^\s!+*]*|\+")
_TOLD_BACKS = {"top-back", "caravan-resolves"}


def _plain(key: str, value: str) -> str:
    """Cards by type, `scribe*2` expanded: neighbours may have different backs."""
    if not _ZONES.fullmatch(key):
        return value
    words = []
    for word in _DETAILS.sub("", value).split():
        name, star, times = word.partition("*")
        words += [name] * int(times) if star and times.isdecimal() else [word]
    return " ".join(words)


_WITH_BACKS = {kind.name for kind in GAME.events if "back" in kind.fields}
_CHECKER = Checker(
    GAME, plain=_plain, left_out=frozenset(_WITH_BACKS - _TOLD_BACKS), some_legal=True
)
check, facts_of, lines_seen = _CHECKER.check, _CHECKER.facts_of, _CHECKER.lines_seen


def busy(position: Position) -> list[int]:
    """The seats that have something to do: players who have passed may have nothing left (A9)."""
    return [seat for seat in GAME.may_act(position) if GAME.legal(position, seat)]
