"""What a screen shows beside the raw view: visible crates, bonuses, what comes next round."""

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
from caravanserai.engine.vocabulary import SEAT_A
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
from caravanserai.games.dschunke.words import vocabulary as words
from caravanserai.games.dschunke.words.vocabulary import KEY


@rule
def facts(box: Box, s: State, out: Sheet) -> None:
    """Derived from the view alone; money of others is there but not for display (`money_shown`)."""
    number(out, KEY.round, s.round)
    flag(out, KEY.last_round, s.round == say.ROUNDS)
    word(out, KEY.event, words.EVENT_WORD + box.events[s.round - 1])
    market_facts(box, s, out)
    lists(out, KEY.junks)
    for junk in range(say.JUNK_COUNT):
        junk_facts(box, s, junk, out)
    ends(out)
    worker_facts(box, s, out)
    track_facts(box, out)
    stack_facts(s, out)
    lists(out, KEY.players)
    for player in range(box.players):
        player_facts(box, s, player, out)
    ends(out)


@rule
def market_facts(box: Box, s: State, out: Sheet) -> None:
    """What each good is worth this round; nothing before the first card is turned up."""
    opens(out, KEY.market)
    if s.decision > say.PLACE:
        for good in range(1, say.KINDS + 1):
            opens(out, words.GOOD_WORD + good)
            worth = value_of(box, s, good)
            if worth == say.SPECIAL_CARD:
                word(out, KEY.worth, words.SPECIAL_PRIZE)
            else:
                number(out, KEY.worth, worth)
            flag(out, KEY.sold, s.sold >> good & 1)
            ends(out)
    ends(out)


@rule
def junk_facts(box: Box, s: State, junk: int, out: Sheet) -> None:
    """Its hold, from below, and what shows of it."""
    opens(out, EACH)
    word(out, KEY.junk, words.JUNK_WORD + junk)
    word(out, KEY.clockwise, words.JUNK_WORD + box.clockwise[junk])
    number(out, KEY.strips, s.size[junk])
    lists(out, KEY.layers)
    for layer in range(top_layer(s, junk) + 1):
        word(out, EACH, words.LAYER_WORD + s.hold[junk][layer])
    ends(out)
    flag(out, KEY.face_down, s.decision <= say.PLACE and s.stations >> junk & 1)
    if s.supply[junk] < 0 or junk == 0:
        nothing(out, KEY.goods)
    else:
        number(out, KEY.goods, s.supply[junk])
    flag(out, KEY.any_goods, s.supply[junk] != 0)
    lists(out, KEY.visible)
    for player in range(box.players):
        number(out, EACH, visible(s, junk, player))
    ends(out)
    ends(out)


@rule
def worker_facts(box: Box, s: State, out: Sheet) -> None:
    """Where merchants and trainees are, and where next round."""
    lists(out, KEY.merchants)
    for merchant in range(say.MERCHANTS):
        opens(out, EACH)
        word(out, KEY.merchant, words.WORKER_WORD + merchant)
        now = s.merchants[merchant]
        junk_or_nothing(out, KEY.junk, now)
        goes_on = now >= 0 and s.round < say.ROUNDS
        junk_or_nothing(out, KEY.next, box.clockwise[now] if goes_on else -1)
        flag(out, KEY.face_down, s.face_down >> merchant & 1)
        ends(out)
    ends(out)
    lists(out, KEY.trainees)
    for row in range(box.players - 2):
        opens(out, EACH)
        word(out, KEY.trainee, words.WORKER_WORD + say.MERCHANTS + row)
        word(out, KEY.action, space_word(box, row, s.round))
        if s.round < say.ROUNDS:
            word(out, KEY.next, space_word(box, row, s.round + 1))
        else:
            nothing(out, KEY.next)
        flag(out, KEY.face_down, s.face_down >> (say.MERCHANTS + row) & 1)
        ends(out)
    ends(out)


@rule
def junk_or_nothing(out: Sheet, key: int, junk: int) -> None:
    """A junk, if there is one."""
    if junk >= 0:
        word(out, key, words.JUNK_WORD + junk)
    else:
        nothing(out, key)


@rule
def space_word(box: Box, row: int, round_number: int) -> int:
    """What a trainee does in a round."""
    kind = box.track[row][round_number - 1]
    if kind == say.LOAD:
        return words.LOADS_WORD + box.track_strips[row][round_number - 1]
    return words.WORKER_WORD + kind


@rule
def track_facts(box: Box, out: Sheet) -> None:
    """What each round brings: each trainee's action, and the event."""
    lists(out, KEY.track)
    for round_number in range(1, say.ROUNDS + 1):
        opens(out, EACH)
        lists(out, KEY.spaces)
        for row in range(box.players - 2):
            word(out, EACH, space_word(box, row, round_number))
        ends(out)
        word(out, KEY.event, words.EVENT_WORD + box.events[round_number - 1])
        ends(out)
    ends(out)


@rule
def stack_facts(s: State, out: Sheet) -> None:
    """How many special cards each stack has, and whether the reader knows them."""
    lists(out, KEY.stacks)
    for stack in range(say.STACK_COUNT):
        opens(out, EACH)
        word(out, KEY.stack, words.STACK_WORD + stack)
        number(out, KEY.cards, special_cards_in(s.stack_cards[stack]))
        flag(out, KEY.known, s.stack_cards[stack][0] == 0)
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
    word(out, KEY.seat, SEAT_A + player)
    if s.money[player] == UNKNOWN:
        nothing(out, KEY.money)
    else:
        number(out, KEY.money, s.money[player])
    flag(out, KEY.money_shown, money_shown(s, player))
    if s.declared[player] == say.UNDECLARED:
        nothing(out, KEY.declared)
    else:
        number(out, KEY.declared, s.declared[player])
    flag(out, KEY.has_bid, s.has_bid >> player & 1)
    number(out, KEY.strips, s.strips[player])
    number(out, KEY.hand_size, cards_in(s.hand[player]))
    number(out, KEY.supply, say.SUPPLY_CARDS + s.special[player][say.EXTRA_SUPPLY])
    number(out, KEY.hidden_cards, hidden_cards(s, player))
    junks = junks_shown_on(s, player)
    number(out, KEY.junks, junks)
    number(out, KEY.junk_bonus, junk_bonus(junks))
    number(out, KEY.card_bonus, card_bonus(box, s, player, out[:0]))
    lists(out, KEY.end_cards)
    for special in range(say.FIRST_END, say.SPECIAL_SLOTS):
        if s.special[player][special]:
            opens(out, EACH)
            word(out, KEY.card, words.SPECIAL_WORD + special)
            number(out, KEY.pays, bonus_of(box, s, player, special))
            ends(out)
    ends(out)
    ends(out)
