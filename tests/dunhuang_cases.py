"""Rule cases of Merchants of Dunhuang: see rule_cases."""

from rule_cases import Case, Checker, each

from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.position import Position
from caravanserai.games.dunhuang.alphabet import GOODS, KINDS
from caravanserai.games.dunhuang.game import GAME

__all__ = ["Case", "check", "each", "event_line", "facts_of", "rows_of"]


def _more_facts(position: Position) -> dict[str, str]:
    """The supply, hand sizes, and who holds each token with which side up."""
    state, facts = position.state, GAME.facts(position)
    supply = {"coins": "coin_supply", "prestige": "prestige_supply", "pile": "pile_size"}
    said = {f"supply.{name}": str(state[field][0]) for name, field in supply.items()}
    said |= {
        f"{SEAT_NAMES[seat]}.hand-size": str(facts["hand_size"][seat])
        for seat in GAME.seats(position)
    }
    for good in range(1, KINDS + 1):
        holder = int(state["token"][0][good])
        side = "商" if state["turned"][0][good] else ""
        said[f"token.{GOODS[good]}"] = (SEAT_NAMES[holder] if holder >= 0 else "-") + side
    return said


_SOMETIMES = [
    "first", "turn", "rng",
    "last-round", "steps", "in-bonus", "chosen", "opponent", "exchanged", "owed", "claim", "drawn",
    *(f"{holder}.seen" for holder in SEAT_NAMES),
    *(f"{viewer}.knows.{holder}" for viewer in SEAT_NAMES for holder in SEAT_NAMES),
    "ended", "winners", "scores",
]  # fmt: skip
_CHECKER = Checker(GAME, _more_facts, sometimes=frozenset(_SOMETIMES))
check, facts_of, rows_of = _CHECKER.check, _CHECKER.facts_of, _CHECKER.rows_of
event_line = _CHECKER.event_line
