"""What a screen shows beside the raw view: majorities, progress towards a win, the score so far."""

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
from caravanserai.engine.vocabulary import SEAT_A
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.rules.scoring import points
from caravanserai.games.dunhuang.rules.supply import cards_in
from caravanserai.games.dunhuang.rules.tokens import tokens_held
from caravanserai.games.dunhuang.rules.turn import KINDS_TO_WIN
from caravanserai.games.dunhuang.state import Box, State
from caravanserai.games.dunhuang.words import vocabulary as words
from caravanserai.games.dunhuang.words.vocabulary import KEY


@rule
def facts(box: Box, s: State, out: Sheet) -> None:
    """Derived from the view alone: of other hands it counts what is certainly known."""
    opens(out, KEY.to_win)
    number(out, KEY.tokens, box.tokens_to_win)
    number(out, KEY.kinds, KINDS_TO_WIN)
    ends(out)
    opens(out, KEY.supply)
    number(out, KEY.coins, s.coin_supply)
    number(out, KEY.prestige, s.prestige_supply)
    number(out, KEY.pile, s.pile_size)
    ends(out)
    flag(out, KEY.last_round, s.last_round)
    lists(out, KEY.goods)
    for good in range(1, say.KINDS + 1):
        if box.copies[good]:
            good_facts(box, s, good, out)
    ends(out)
    lists(out, KEY.players)
    for player in range(box.players):
        player_facts(box, s, player, out)
    ends(out)


@rule
def good_facts(box: Box, s: State, good: int, out: Sheet) -> None:
    """Where the cards and the token of a good are."""
    opens(out, EACH)
    word(out, KEY.good, words.GOOD_WORD + good)
    if s.token[good] >= 0:
        word(out, KEY.token, SEAT_A + s.token[good])
    else:
        nothing(out, KEY.token)
    flag(out, KEY.turned, s.turned[good])
    lists(out, KEY.shop)
    for player in range(box.players):
        number(out, EACH, s.shop[player][good])
    ends(out)
    lists(out, KEY.hand)
    most = 1
    for player in range(box.players):
        number(out, EACH, s.hand[player][good])
        most = max(most, int(s.hand[player][good]))
    ends(out)
    lists(out, KEY.leads)
    for player in range(box.players):
        if s.hand[player][good] == most:
            word(out, EACH, SEAT_A + player)
    ends(out)
    ends(out)


@rule
def player_facts(box: Box, s: State, player: int, out: Sheet) -> None:
    """What a player has got so far."""
    opens(out, EACH)
    word(out, KEY.seat, SEAT_A + player)
    number(out, KEY.tokens, tokens_held(s, player))
    number(out, KEY.hand_size, cards_in(s.hand[player]))
    kinds = 0
    for good in range(1, say.KINDS + 1):
        if s.hand[player][good] > 0:
            kinds += 1
    number(out, KEY.kinds, kinds)
    number(out, KEY.points, points(box, s, player, out[:0]))
    ends(out)
