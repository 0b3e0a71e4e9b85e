"""How the log tells a game of Dschunke: turns, resupply and bartering, with what each brought."""

from typing import Final

from caravanserai.engine.telling import TURN, Digest, Telling, Tellings, counted, named

_YUAN: Final = counted("yuan", adds="yuan")
_SPECIAL: Final = counted("special-cards")

TELLINGS: Final[Tellings] = {
    "round-began": Telling(opens="round"),
    "turn-began": TURN,
    "loaded": counted("loaded", adds="strips", each="junk"),
    "strip-moved": counted("moved", each="junk"),
    "earned": _YUAN,
    "took": counted("goods", adds="count"),
    "card-played": named("played", "special"),
    "kept": _SPECIAL,
    "laid-open": _SPECIAL,
    "resupplied": counted("goods", opens="resupply"),
    "bid": Telling(opens="bartering", folds=True),
    "sold": _YUAN,
    "yuan-instead": _YUAN,
    "bonus-met": counted("yuan", adds="yuan", opens="end"),
    "bonus-missed": Telling(opens="end"),
    "junks-scored": counted("yuan", adds="yuan", opens="end"),
    "scored": Telling(opens="end", digest=Digest("total", adds="total")),
}
