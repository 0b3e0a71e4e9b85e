"""How good a position looks to a player of Dschunke, for bots.

The unit is a Yuan at the end of the game. The weights are estimates.
"""

from typing import Final

from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.jit import rule
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.fists import is_bluff
from caravanserai.games.dschunke.rules.goods import cards_in
from caravanserai.games.dschunke.rules.hold import visible
from caravanserai.games.dschunke.rules.market import value_of
from caravanserai.games.dschunke.rules.scoring import bonus_of, junk_bonus, junks_shown_on
from caravanserai.games.dschunke.state import Box, State

GOODS_CARD_WORTH: Final = 0.55
CRATE_A_ROUND: Final = 0.09
SUPPLY_A_ROUND: Final = 0.5
TIES_A_ROUND: Final = 0.4
EXCHANGE_A_ROUND: Final = 0.35
LOAD_WORTH: Final = 2.0
MOVE_WORTH: Final = 2.0
FETCH_WORTH: Final = 2.0
NEAR_BONUS: Final = 0.5
SPECIAL_WORTH: Final = 4.0
BIDS_AGAINST: Final = 0.45

# What makes a win likely, as found by regression on games that bots played against each other.
# LATE: for the square of the part of the game that is over. AHEAD: for the part to come.
YUAN: Final = 0.096
LATE_YUAN: Final = 0.076
LATE_JUNKS: Final = 0.073
GOODS_IN_HAND: Final = 0.039
CRATE: Final = 0.096
CRATE_AHEAD: Final = -0.049
MET: Final = 0.098
END_CARD: Final = 0.28
SUPPLY_AHEAD: Final = 0.58
TIES_AHEAD: Final = 1.36
EXCHANGE_AHEAD: Final = 0.49
ONE_LOAD: Final = 0.39
ONE_MOVE: Final = 1.09
ONE_COLLECTION: Final = 0.71
TO_ACT: Final = 0.51
TO_RESUPPLY: Final = 0.2


@rule
def prospects(box: Box, s: State, seat: int) -> float:
    """How likely `seat` is to win, as a logarithm: money in hand, cards and crates to come."""
    ahead = (say.ROUNDS - s.round) / say.ROUNDS
    late = (1.0 - ahead) * (1.0 - ahead)
    value = (YUAN + LATE_YUAN * late) * s.money[seat]
    value += LATE_JUNKS * late * junk_bonus(junks_shown_on(s, seat))
    value += GOODS_IN_HAND * cards_in(s.hand[seat])
    value += (CRATE + CRATE_AHEAD * ahead) * crates_shown(s, seat)
    return value + card_prospects(box, s, seat, ahead) + still_to_come(box, s, seat)


@rule
def card_prospects(box: Box, s: State, seat: int, ahead: float) -> float:
    """Special cards: permanent ones by the part of the game to come, the others by themselves."""
    held = s.special[seat]
    value = ahead * (
        SUPPLY_AHEAD * held[say.EXTRA_SUPPLY]
        + TIES_AHEAD * held[say.WIN_TIES]
        + EXCHANGE_AHEAD * held[say.EXCHANGE_CARD]
    )
    if s.round < say.ROUNDS or may_still_play_extra(box, s, seat):
        value += ONE_LOAD * held[say.LOAD_CARD] + ONE_MOVE * held[say.MOVE_CARD]
        for junk in range(say.JUNK_COUNT):
            value += ONE_COLLECTION * held[say.MONEY_CARD + junk]
    for special in range(say.FIRST_END, say.SPECIAL_SLOTS):
        if held[special]:
            met = MET * (1.0 - ahead) * bonus_of(box, s, seat, special)
            value += held[special] * (END_CARD + met)
    return value


@rule
def may_still_play_extra(box: Box, s: State, seat: int) -> bool:
    """Has this player's turn of the round not ended, nor the extra card been played?"""
    return s.decision <= say.AFTER and is_waiting(box, s, seat) and not s.extra_used >> seat & 1


@rule
def is_waiting(box: Box, s: State, seat: int) -> bool:
    """Has the phase not yet gone past this player?"""
    return (seat - s.first) % box.players >= (s.active - s.first) % box.players


@rule
def still_to_come(box: Box, s: State, seat: int) -> float:
    """In this round others may have acted already, or taken their goods."""
    waits = is_waiting(box, s, seat)
    if waits and (s.decision == say.ACT or s.decision == say.AFTER):
        return TO_ACT
    return TO_RESUPPLY if waits and s.decision == say.RESUPPLY else 0.0


@rule
def standing(box: Box, s: State, player: int) -> float:
    """Yuan so far, and what may become Yuan."""
    rounds = say.ROUNDS - s.round
    value = float(s.money[player] + junk_bonus(junks_shown_on(s, player)))
    value += goods_worth(s, player, rounds) + crates_worth(s, player, rounds)
    value += cards_worth(box, s, player, rounds)
    if s.decision == say.BID and s.has_bid >> player & 1 and s.bid_good[player] != UNKNOWN:
        value += bid_worth(box, s, player)
    return value


@rule
def goods_worth(s: State, player: int, rounds: int) -> float:
    """Cards in hand are worth something as long as they can be bid."""
    bartering = rounds > 0 or s.decision <= say.BID
    return GOODS_CARD_WORTH * cards_in(s.hand[player]) if bartering else 0.0


@rule
def crates_worth(s: State, player: int, rounds: int) -> float:
    """Visible crates earn in the rounds to come."""
    return CRATE_A_ROUND * rounds * crates_shown(s, player)


@rule
def crates_shown(s: State, player: int) -> int:
    """How many crates of a player show on all junks."""
    shown = 0
    for junk in range(say.JUNK_COUNT):
        shown += visible(s, junk, player)
    return shown


@rule
def cards_worth(box: Box, s: State, player: int, rounds: int) -> float:
    """Special cards: permanent ones by the rounds left, end cards by how near they are."""
    held = s.special[player]
    value = rounds * (
        SUPPLY_A_ROUND * held[say.EXTRA_SUPPLY]
        + TIES_A_ROUND * held[say.WIN_TIES]
        + EXCHANGE_A_ROUND * held[say.EXCHANGE_CARD]
    )
    if rounds > 0 or not s.extra_used >> player & 1:
        value += LOAD_WORTH * held[say.LOAD_CARD] + MOVE_WORTH * held[say.MOVE_CARD]
        value += FETCH_WORTH * held[say.GOODS_CARD]
        for junk in range(say.JUNK_COUNT):
            value += say.LEAST * held[say.MONEY_CARD + junk]
    for special in range(say.FIRST_END, say.SPECIAL_SLOTS):
        if held[special]:
            value += held[special] * end_card_worth(box, s, player, special)
    return value


@rule
def end_card_worth(box: Box, s: State, player: int, special: int) -> float:
    """What an end card pays, or half of it by the crates that show already."""
    bonus = bonus_of(box, s, player, special)
    if bonus:
        return float(bonus)
    first = special - (say.TWELVE if special >= say.TWELVE else say.FIRST_END)
    return NEAR_BONUS * min(say.EIGHT_CRATES, visible(s, first, player)) + say.CRATES * NEAR_BONUS


@rule
def bid_worth(box: Box, s: State, player: int) -> float:
    """What a bid still face down may bring, less the cards it costs; a bluff neither."""
    good = int(s.bid_good[player])
    count = s.bid_count[player]
    if count == 0 or is_bluff(s, good):
        return 0.0
    worth = float(value_of(box, s, good))
    if worth == say.SPECIAL_CARD:
        worth = SPECIAL_WORTH if s.round < say.ROUNDS else float(say.INSTEAD)
    chance = 1.0
    for other in range(box.players):
        held = s.hand[other][good]
        if other != player and held >= count:
            chance *= 1.0 - BIDS_AGAINST * (held - count + 1) / held
    return worth * chance - GOODS_CARD_WORTH * count
