"""How the log tells a game of Dschunke: turns, resupply and bartering, with what each brought."""

from typing import Final

from caravanserai.engine.log_styles import TURN, Digest, LogStyle, LogStyles, counted, named

_YUAN: Final = counted("yuan", adds="yuan")
_SPECIAL: Final = counted("special-cards")

LOG_STYLES: Final[LogStyles] = {
    "round-began": LogStyle(opens="round"),
    "turn-began": TURN,
    "loaded": counted("loaded", adds="strips", each="junk"),
    "strip-moved": counted("moved", each="junk"),
    "earned": _YUAN,
    "took": counted("goods", adds="count"),
    "card-played": named("played", "special"),
    "kept": _SPECIAL,
    "laid-open": _SPECIAL,
    "resupplied": counted("goods", opens="resupply"),
    "bid": LogStyle(opens="bartering", folds=True),
    "sold": _YUAN,
    "yuan-instead": _YUAN,
    "bonus-met": counted("yuan", adds="yuan", opens="end"),
    "bonus-missed": LogStyle(opens="end"),
    "junks-scored": counted("yuan", adds="yuan", opens="end"),
    "scored": LogStyle(opens="end", digest=Digest("total", adds="total")),
}
