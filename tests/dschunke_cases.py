"""Rule cases of Dschunke: see rule_cases."""

from rule_cases import Case, Checker, each

from caravanserai.engine.position import Position
from caravanserai.games.dschunke.game import GAME

__all__ = ["Case", "check", "each", "facts_of"]


def _more_facts(position: Position) -> dict[str, str]:
    """What facts tell of players and of what is visible on the junks."""
    said, facts = {}, GAME.facts(position)
    for player in facts["players"]:
        for name in ("strips", "hand_size", "hidden_cards", "junk_bonus", "card_bonus"):
            said[f"{player['seat']}.{name}"] = str(player[name])
    for junk in facts["junks"]:
        said[f"visible.{junk['junk']}"] = " ".join(map(str, junk["visible"]))
    return said


_CHECKER = Checker(GAME, _more_facts)
check, facts_of = _CHECKER.check, _CHECKER.facts_of
