"""What a screen shows beside the raw view: visible crates, bonuses, what comes next round."""

from typing import Final

from caravanserai.engine.events import ALL, UNKNOWN
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
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.goods import cards_in
from caravanserai.games.dschunke.rules.hold import top_layer, visible
from caravanserai.games.dschunke.rules.market import value_of
from caravanserai.games.dschunke.rules.scoring import (
    bonus_of,
    card_bonus,
    junk_bonus,
    junks_shown_on,
)
from caravanserai.games.dschunke.rules.stacks import hidden_cards, special_cards_in
from caravanserai.games.dschunke.state import Box, State

_KEYS: Final = (
    "round", "last_round", "event", "market", "worth", "sold", "junks", "junk", "clockwise",
    "strips", "layers", "face_down", "goods", "any_goods", "visible", "merchants", "merchant",
    "next", "trainees", "trainee", "action", "track", "spaces", "stacks", "stack", "cards", "known",
    "players", "seat", "money", "money_shown", "declared", "has_bid", "hand_size", "supply",
    "hidden_cards", "junk_bonus", "card_bonus", "end_cards", "card", "pays",
)  # fmt: skip
(
    ROUND, LAST_ROUND, EVENT, MARKET, WORTH, SOLD, ALL_JUNKS, JUNK, CLOCKWISE,
    STRIPS, LAYERS, FACE_DOWN, GOODS_THERE, ANY_GOODS, VISIBLE, ALL_MERCHANTS, MERCHANT,
    NEXT, TRAINEES, TRAINEE, ACTION, TRACK, SPACES, ALL_STACKS, STACK, CARDS, KNOWN,
    PLAYERS, SEAT, MONEY, MONEY_SHOWN, DECLARED, HAS_BID, HAND_SIZE, SUPPLY,
    HIDDEN_CARDS, JUNK_BONUS, CARD_BONUS, END_CARDS, CARD, PAYS,
) = range(41)  # fmt: skip
_MOST_LOADED: Final = 2  # strips, by a trainee
_LOADS: Final = tuple(f"{say.WORKERS[say.LOAD]} {count}" for count in range(_MOST_LOADED + 1))
_ANY_LAYER: Final = tuple(
    "".join(seat * (layer >> 2 * player & 3) for player, seat in enumerate(say.SEAT_NAMES))
    for layer in range(1 << 2 * len(say.SEAT_NAMES))
)
FACT_WORDS: Final = (
    *_KEYS, *say.SEAT_NAMES, *say.JUNKS, *say.GOODS, *say.WORKERS, *say.TRACK_EVENTS, *say.STACKS,
    *say.SPECIALS, *_LOADS, *_ANY_LAYER,
)  # fmt: skip
SEAT_A: Final = len(_KEYS)
GREY: Final = SEAT_A + len(say.SEAT_NAMES)
NO_GOOD: Final = GREY + say.JUNK_COUNT
FIRST_WORKER: Final = NO_GOOD + len(say.GOODS)
NO_EVENT: Final = FIRST_WORKER + len(say.WORKERS)
SPECIAL_PRIZE: Final = NO_EVENT + say.TRACK_EVENTS.index("S")
SQUARE: Final = NO_EVENT + len(say.TRACK_EVENTS)
NO_SPECIAL: Final = SQUARE + say.STACK_COUNT
LOADS_NONE: Final = NO_SPECIAL + say.SPECIAL_SLOTS
EMPTY_LAYER: Final = LOADS_NONE + len(_LOADS)


@rule
def facts(box: Box, s: State, out: Sheet) -> None:
    """Derived from the view alone; money of others is there but not for display (`money_shown`)."""
    number(out, ROUND, s.round)
    flag(out, LAST_ROUND, s.round == say.ROUNDS)
    word(out, EVENT, NO_EVENT + box.events[s.round - 1])
    market_facts(box, s, out)
    lists(out, ALL_JUNKS)
    for junk in range(say.JUNK_COUNT):
        junk_facts(box, s, junk, out)
    ends(out)
    worker_facts(box, s, out)
    track_facts(box, out)
    stack_facts(s, out)
    lists(out, PLAYERS)
    for player in range(box.players):
        player_facts(box, s, player, out)
    ends(out)


@rule
def market_facts(box: Box, s: State, out: Sheet) -> None:
    """What each good is worth this round; nothing before the first card is turned up."""
    opens(out, MARKET)
    if s.decision > say.PLACE:
        for good in range(1, say.KINDS + 1):
            opens(out, NO_GOOD + good)
            worth = value_of(box, s, good)
            if worth == say.SPECIAL_CARD:
                word(out, WORTH, SPECIAL_PRIZE)
            else:
                number(out, WORTH, worth)
            flag(out, SOLD, s.sold >> good & 1)
            ends(out)
    ends(out)


@rule
def junk_facts(box: Box, s: State, junk: int, out: Sheet) -> None:
    """Its hold, from below, and what shows of it."""
    opens(out, EACH)
    word(out, JUNK, GREY + junk)
    word(out, CLOCKWISE, GREY + box.clockwise[junk])
    number(out, STRIPS, s.size[junk])
    lists(out, LAYERS)
    for layer in range(top_layer(s, junk) + 1):
        word(out, EACH, EMPTY_LAYER + s.hold[junk][layer])
    ends(out)
    flag(out, FACE_DOWN, s.decision <= say.PLACE and s.stations >> junk & 1)
    if s.supply[junk] < 0 or junk == 0:
        nothing(out, GOODS_THERE)
    else:
        number(out, GOODS_THERE, s.supply[junk])
    flag(out, ANY_GOODS, s.supply[junk] != 0)
    lists(out, VISIBLE)
    for player in range(box.players):
        number(out, EACH, visible(s, junk, player))
    ends(out)
    ends(out)


@rule
def worker_facts(box: Box, s: State, out: Sheet) -> None:
    """Where merchants and trainees are, and where next round."""
    lists(out, ALL_MERCHANTS)
    for merchant in range(say.MERCHANTS):
        opens(out, EACH)
        word(out, MERCHANT, FIRST_WORKER + merchant)
        now = s.merchants[merchant]
        junk_or_nothing(out, JUNK, now)
        junk_or_nothing(out, NEXT, box.clockwise[now] if now >= 0 and s.round < say.ROUNDS else -1)
        flag(out, FACE_DOWN, s.face_down >> merchant & 1)
        ends(out)
    ends(out)
    lists(out, TRAINEES)
    for row in range(box.players - 2):
        opens(out, EACH)
        word(out, TRAINEE, FIRST_WORKER + say.MERCHANTS + row)
        word(out, ACTION, space_word(box, row, s.round))
        if s.round < say.ROUNDS:
            word(out, NEXT, space_word(box, row, s.round + 1))
        else:
            nothing(out, NEXT)
        flag(out, FACE_DOWN, s.face_down >> (say.MERCHANTS + row) & 1)
        ends(out)
    ends(out)


@rule
def junk_or_nothing(out: Sheet, key: int, junk: int) -> None:
    """A junk, if there is one."""
    if junk >= 0:
        word(out, key, GREY + junk)
    else:
        nothing(out, key)


@rule
def space_word(box: Box, row: int, round_number: int) -> int:
    """What a trainee does in a round."""
    kind = box.track[row][round_number - 1]
    if kind == say.LOAD:
        return LOADS_NONE + box.track_strips[row][round_number - 1]
    return FIRST_WORKER + kind


@rule
def track_facts(box: Box, out: Sheet) -> None:
    """What each round brings: each trainee's action, and the event."""
    lists(out, TRACK)
    for round_number in range(1, say.ROUNDS + 1):
        opens(out, EACH)
        lists(out, SPACES)
        for row in range(box.players - 2):
            word(out, EACH, space_word(box, row, round_number))
        ends(out)
        word(out, EVENT, NO_EVENT + box.events[round_number - 1])
        ends(out)
    ends(out)


@rule
def stack_facts(s: State, out: Sheet) -> None:
    """How many special cards each stack has, and whether the reader knows them."""
    lists(out, ALL_STACKS)
    for stack in range(say.STACK_COUNT):
        opens(out, EACH)
        word(out, STACK, SQUARE + stack)
        number(out, CARDS, special_cards_in(s.stack_cards[stack]))
        flag(out, KNOWN, s.stack_cards[stack][0] == 0)
        ends(out)
    ends(out)


@rule
def money_shown(s: State, player: int) -> bool:
    """Is a player's money on display? One's own is, and everybody's when the game is over."""
    return bool(s.ended or s.eyes == 0 or s.eyes == player + 1 or s.eyes == ALL + 1)


@rule
def player_facts(box: Box, s: State, player: int, out: Sheet) -> None:
    """What a player has, has said, and would get if the game ended now."""
    opens(out, EACH)
    word(out, SEAT, SEAT_A + player)
    if s.money[player] == UNKNOWN:
        nothing(out, MONEY)
    else:
        number(out, MONEY, s.money[player])
    flag(out, MONEY_SHOWN, money_shown(s, player))
    if s.declared[player] == say.UNDECLARED:
        nothing(out, DECLARED)
    else:
        number(out, DECLARED, s.declared[player])
    flag(out, HAS_BID, s.has_bid >> player & 1)
    number(out, STRIPS, s.strips[player])
    number(out, HAND_SIZE, cards_in(s.hand[player]))
    number(out, SUPPLY, say.SUPPLY_CARDS + s.special[player][say.EXTRA_SUPPLY])
    number(out, HIDDEN_CARDS, hidden_cards(s, player))
    junks = junks_shown_on(s, player)
    number(out, ALL_JUNKS, junks)
    number(out, JUNK_BONUS, junk_bonus(junks))
    number(out, CARD_BONUS, card_bonus(box, s, player, out[:0]))
    lists(out, END_CARDS)
    for special in range(say.FIRST_END, say.SPECIAL_SLOTS):
        if s.special[player][special]:
            opens(out, EACH)
            word(out, CARD, NO_SPECIAL + special)
            number(out, PAYS, bonus_of(box, s, player, special))
            ends(out)
    ends(out)
    ends(out)
