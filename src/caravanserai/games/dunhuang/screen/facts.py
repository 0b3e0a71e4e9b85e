"""What a screen shows beside the raw view: majorities, progress towards a win, the score so far."""

from typing import Final

from caravanserai.engine.jit import rule
from caravanserai.engine.sheets import (
    EACH,
    Sheet,
    ends,
    flag,
    lists,
    nothing,
    number,
    opens,
    word,
)
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.rules.scoring import points
from caravanserai.games.dunhuang.rules.supply import cards_in
from caravanserai.games.dunhuang.rules.tokens import tokens_held
from caravanserai.games.dunhuang.rules.turn import KINDS_TO_WIN
from caravanserai.games.dunhuang.state import Box, State

_KEYS: Final = (
    "to_win", "tokens", "kinds", "supply", "coins", "prestige", "pile", "last_round", "goods",
    "good", "token", "turned", "shop", "hand", "leads", "players", "seat", "hand_size", "points",
)  # fmt: skip
(
    TO_WIN, TOKENS, KINDS_HELD, SUPPLY, COINS, PRESTIGE, PILE, LAST_ROUND, GOODS_THERE,
    GOOD, TOKEN, TURNED, SHOP, HAND, LEADS, PLAYERS, SEAT, HAND_SIZE, POINTS,
) = range(19)  # fmt: skip
FACT_WORDS: Final = (*_KEYS, *say.SEAT_NAMES, *say.GOODS)
SEAT_A: Final = len(_KEYS)
NO_GOOD: Final = SEAT_A + len(say.SEAT_NAMES)


@rule
def facts(box: Box, s: State, out: Sheet) -> None:
    """Derived from the view alone: of other hands it counts what is certainly known."""
    opens(out, TO_WIN)
    number(out, TOKENS, box.tokens_to_win)
    number(out, KINDS_HELD, KINDS_TO_WIN)
    ends(out)
    opens(out, SUPPLY)
    number(out, COINS, s.coin_supply)
    number(out, PRESTIGE, s.prestige_supply)
    number(out, PILE, s.pile_size)
    ends(out)
    flag(out, LAST_ROUND, s.last_round)
    lists(out, GOODS_THERE)
    for good in range(1, say.KINDS + 1):
        if box.copies[good]:
            good_facts(box, s, good, out)
    ends(out)
    lists(out, PLAYERS)
    for player in range(box.players):
        player_facts(box, s, player, out)
    ends(out)


@rule
def good_facts(box: Box, s: State, good: int, out: Sheet) -> None:
    """Where the cards and the token of a good are."""
    opens(out, EACH)
    word(out, GOOD, NO_GOOD + good)
    if s.token[good] >= 0:
        word(out, TOKEN, SEAT_A + s.token[good])
    else:
        nothing(out, TOKEN)
    flag(out, TURNED, s.turned[good])
    lists(out, SHOP)
    for player in range(box.players):
        number(out, EACH, s.shop[player][good])
    ends(out)
    lists(out, HAND)
    most = 1
    for player in range(box.players):
        number(out, EACH, s.hand[player][good])
        most = max(most, int(s.hand[player][good]))
    ends(out)
    lists(out, LEADS)
    for player in range(box.players):
        if s.hand[player][good] == most:
            word(out, EACH, SEAT_A + player)
    ends(out)
    ends(out)


@rule
def player_facts(box: Box, s: State, player: int, out: Sheet) -> None:
    """What a player has got so far."""
    opens(out, EACH)
    word(out, SEAT, SEAT_A + player)
    number(out, TOKENS, tokens_held(s, player))
    number(out, HAND_SIZE, cards_in(s.hand[player]))
    kinds = 0
    for good in range(1, say.KINDS + 1):
        if s.hand[player][good] > 0:
            kinds += 1
    number(out, KINDS_HELD, kinds)
    number(out, POINTS, points(box, s, player, out[:0]))
    ends(out)
