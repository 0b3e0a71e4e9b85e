"""Rule cases of Dschunke: see rule_cases."""

from rule_cases import Case, Checker, each

from caravanserai.engine.position import Position
from caravanserai.games.dschunke.alphabet import JUNKS, SEAT_NAMES
from caravanserai.games.dschunke.game import GAME

__all__ = ["Case", "check", "each", "facts_of"]


def _more_facts(position: Position) -> dict[str, str]:
    """Facts about players and what is visible on the junks."""
    said, facts = {}, GAME.facts(position)
    for player in GAME.seats(position):
        for name in ("hand_size", "hidden_cards", "junk_bonus", "card_bonus"):
            said[f"{SEAT_NAMES[player]}.{name}"] = str(facts[name][player])
        said[f"{SEAT_NAMES[player]}.strips"] = str(position.state["strips"][0][player])
    for name, counts in zip(JUNKS, facts["visible"], strict=True):
        said[f"visible.{name}"] = " ".join(map(str, counts[: len(GAME.seats(position))]))
    return said


_CHECKER = Checker(GAME, _more_facts)
check, facts_of = _CHECKER.check, _CHECKER.facts_of
