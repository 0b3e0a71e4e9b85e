"""What a screen shows beside the raw view: majorities, progress towards a win, the score so far."""

import functools
from typing import Any

from caravanserai.engine.events import no_events
from caravanserai.engine.game import Position
from caravanserai.games.dunhuang.alphabet import GOODS, KINDS, SEAT_NAMES
from caravanserai.games.dunhuang.rules.scoring import points
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
        "goods": _goods(box, s),
        "players": [_player(box, s, player) for player in range(box.players)],
    }


def _goods(box: Box, s: State) -> list[dict[str, Any]]:
    shops = zip(*s.shop[: box.players], strict=True)
    hands = zip(*s.hand[: box.players], strict=True)
    rows = zip(range(KINDS + 1), s.token, s.turned, shops, hands, strict=True)
    return [_good(*row) for row in rows if row[0] and box.copies[row[0]]]


@functools.lru_cache(maxsize=4096)  # an action changes few goods
def _good(
    good: int, holder: int, turned: int, shop: tuple[int, ...], hand: tuple[int, ...]
) -> dict[str, Any]:
    return {
        "good": GOODS[good],
        "token": SEAT_NAMES[holder] if holder >= 0 else None,
        "turned": bool(turned),
        "shop": list(shop),
        "hand": list(hand),
        "leads": [SEAT_NAMES[p] for p, cards in enumerate(hand) if cards == max(*hand, 1)],
    }


def _player(box: Box, s: State, player: int) -> dict[str, Any]:
    return {
        "seat": SEAT_NAMES[player],
        "tokens": tokens_held(s, player),
        "hand_size": cards_in(s.hand[player]),
        "kinds": sum(s.hand[player][good] > 0 for good in range(1, KINDS + 1)),
        "points": points(box, s, player, no_events()),
    }
