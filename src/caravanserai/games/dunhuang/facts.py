"""What a screen shows beside the raw view: majorities, progress towards a win, the score so far."""

from typing import Any

from caravanserai.engine.events import no_events
from caravanserai.engine.game import Position
from caravanserai.games.dunhuang.alphabet import GOODS, KINDS, SEAT_NAMES
from caravanserai.games.dunhuang.rules.scoring import leads_in_hand, points
from caravanserai.games.dunhuang.rules.supply import cards_in
from caravanserai.games.dunhuang.rules.tokens import tokens_held
from caravanserai.games.dunhuang.rules.turn import KINDS_TO_WIN
from caravanserai.games.dunhuang.state import Box, State


def facts(position: Position) -> dict[str, Any]:
    """Derived from the view alone: of other hands it counts what is certainly known."""
    box, s = Box.read(position.box), State.read(position.state)
    return {
        "to_win": {"tokens": box.tokens_to_win, "kinds": KINDS_TO_WIN},
        "supply": {"coins": s.coin_supply, "prestige": s.prestige_supply, "pile": s.pile_size},
        "last_round": bool(s.last_round),
        "goods": [_good(box, s, good) for good in range(1, KINDS + 1) if box.copies[good]],
        "players": [_player(box, s, player) for player in range(box.players)],
    }


def _good(box: Box, s: State, good: int) -> dict[str, Any]:
    holder = s.token[good]
    seats = range(box.players)
    return {
        "good": GOODS[good],
        "token": SEAT_NAMES[holder] if holder >= 0 else None,
        "turned": bool(s.turned[good]),
        "shop": [s.shop[player][good] for player in seats],
        "hand": [s.hand[player][good] for player in seats],
        "leads": [SEAT_NAMES[p] for p in seats if leads_in_hand(box, s, p, good)],
    }


def _player(box: Box, s: State, player: int) -> dict[str, Any]:
    return {
        "seat": SEAT_NAMES[player],
        "tokens": tokens_held(s, player),
        "hand_size": cards_in(s.hand[player]),
        "kinds": sum(s.hand[player][good] > 0 for good in range(1, KINDS + 1)),
        "points": points(box, s, player, no_events()),
    }
