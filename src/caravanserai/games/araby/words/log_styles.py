"""How the log tells a game of Araby: who placed, paid, played and earned what in a turn."""

from typing import Final

from caravanserai.engine.log_styles import TURN, LogStyle, LogStyles, counted, named

_COINS: Final = counted("coins", adds="coins")
_DEFAULTED: Final = counted("defaulted", each="other")
_OFFER: Final = LogStyle(bargain="offer")
_GIFT: Final = LogStyle(bargain="gift")

LOG_STYLES: Final[LogStyles] = {
    "turn-began": TURN,
    "camels-paid": _COINS,
    "coins-gained": _COINS,
    "camel-returned": counted("camels-back"),
    "played": named("played", "card"),
    "made": counted("made", adds="count"),
    "camel-placed": counted("camels", bargain="gift"),
    "offer-begun": _OFFER,
    "offer-sent": _OFFER,
    "offer-term": _OFFER,
    "offer-declined": _OFFER,
    "offer-withdrawn": _OFFER,
    "offer-lapsed": _OFFER,
    "offer-closed": LogStyle(bargain="failure"),
    "deal-made": counted("deal", each="other", bargain="deal"),
    "coins-passed": counted("paid-to", adds="coins", each="other", bargain="gift"),
    "card-passed": _GIFT,
    "entourage-passed": _GIFT,
    "product-passed": _GIFT,
    "credit-given": _GIFT,
    "space-allowed": _GIFT,
    "spaces-allowed": _GIFT,
    "own-caravan-allowed": _GIFT,
    "owed": _GIFT,
    "card-owed": _GIFT,
    "promised": _GIFT,
    "tasked": LogStyle(bargain="loan"),
    "coins-paid": counted("paid", adds="coins"),
    "defaulted": _DEFAULTED,
    "card-defaulted": _DEFAULTED,
    "drafted": named("drafted", "card"),
    "passed": LogStyle(folds=True),
    "scored": LogStyle(opens="end"),
}
