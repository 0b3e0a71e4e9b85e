"""How the log tells a game of Araby: who placed, paid, played and earned what in a turn."""

from typing import Final

from caravanserai.engine.log_styles import TURN, LogStyle, LogStyles, counted, named

_COINS: Final = counted("coins", adds="coins")
_DEFAULTED: Final = counted("defaulted", each="other")

LOG_STYLES: Final[LogStyles] = {
    "turn-began": TURN,
    "camels-paid": _COINS,
    "coins-gained": _COINS,
    "camel-returned": counted("camels-back"),
    "played": named("played", "card"),
    "made": counted("made", adds="count"),
    "camel-placed": counted("camels"),
    "deal-made": counted("deal", each="other"),
    "coins-passed": counted("paid-to", adds="coins", each="other"),
    "coins-paid": counted("paid", adds="coins"),
    "defaulted": _DEFAULTED,
    "card-defaulted": _DEFAULTED,
    "drafted": named("drafted", "card"),
    "passed": LogStyle(folds=True),
    "scored": LogStyle(opens="end"),
}
