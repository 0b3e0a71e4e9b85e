"""How the log tells a game of Dunhuang: what a turn took, won, used and cost."""

from typing import Final

from caravanserai.engine.log_styles import TURN, LogStyle, LogStyles, counted, named

_END: Final = LogStyle(opens="end")

LOG_STYLES: Final[LogStyles] = {
    "turn-began": TURN,
    "camel-moved": counted("paid", adds="price"),
    "took": named("took", "good"),
    "token-claimed": named("token", "good"),
    "token-paid": counted("paid-to", adds="coins", each="other"),
    "coins-gained": counted("coins", adds="coins"),
    "prestige-gained": counted("prestige", adds="prestige"),
    "ability-used": named("ability", "character"),
    "card-taken": counted("card-taken", each="other"),
    "hand-shown": _END,
    "good-scored": _END,
    "scored": counted("points", adds="points", opens="end"),
    "won": _END,
}
