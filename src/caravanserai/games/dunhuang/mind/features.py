"""What networks are told of a state of Merchants of Dunhuang.

Seats are counted from the one who decides, spaces from the camel.
"""

from typing import Final

from caravanserai.engine.features import (
    SEATS_AROUND,
    Indices,
    levels,
    mark,
    mark_count,
    mark_level,
    starts,
)
from caravanserai.engine.jit import rule
from caravanserai.engine.observation import Block, Layout, seat_at, seats_from
from caravanserai.engine.record import SEATS
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.mind.evaluation import kinds_in_hand, lateness
from caravanserai.games.dunhuang.rules.scoring import leads_in_hand, points
from caravanserai.games.dunhuang.rules.tokens import NO_CLAIM, TAKEN, claim_with, tokens_held
from caravanserai.games.dunhuang.rules.turn import KINDS_TO_WIN
from caravanserai.games.dunhuang.state import Box, State

CARDS: Final = 4  # counted up to so many of a kind
MARGINS: Final = 4
PURSE: Final = 12
TALLY: Final = 6
LEADS: Final = 11
PHASES: Final = 6
GAINS: Final = ("kind", "lead", "token", "steal", "win")
NEW_KIND, NEW_LEAD, NEW_TOKEN, STOLEN, WINS = range(len(GAINS))


_GOOD: Final = say.GOODS[1:]
_AHEAD: Final = levels(say.SPACES)
_COUNTED: Final = levels(CARDS, 1)
LAYOUT: Final = Layout(
    (
        Block("decision", "what is decided, in whose turn", (say.DECISIONS, SEATS_AROUND)),
        Block("first", "who began", (SEATS_AROUND,)),
        Block("partner", "with whom cards are exchanged", (SEATS_AROUND,)),
        Block("chosen", "the good picked for a swap", (_GOOD,)),
        Block("claim", "the good whose token is protected or paid for", (_GOOD,)),
        Block("owed", "cards the giver still owes", (_COUNTED,)),
        Block("steps", "how far the camel went this turn", (levels(say.SPACES, 1),)),
        Block("pile", "cards in the pile, by threes", (levels(13),)),
        Block("last_round", "the market could not be refilled"),
        Block("left", "cards of a good in the pile", (_GOOD, _COUNTED)),
        Block("drawn", "cards drawn to keep one of", (_GOOD, _COUNTED)),
        Block("opening", "own cards of the opening", (_GOOD, _COUNTED)),
        Block("hand", "cards in hand", (SEATS_AROUND, _GOOD, _COUNTED)),
        Block("leads", "nobody holds more of a good in hand", (SEATS_AROUND, _GOOD)),
        Block("shop", "cards in the shop", (SEATS_AROUND, _GOOD, _COUNTED)),
        Block("middle", "nobody holds the token of a good", (_GOOD,)),
        Block("token", "whose token, by their lead", (SEATS_AROUND, _GOOD, levels(MARGINS))),
        Block("turned", "whose token shows 商", (SEATS_AROUND, _GOOD)),
        Block("coins", "coins", (SEATS_AROUND, levels(PURSE))),
        Block("prestige", "prestige", (SEATS_AROUND, levels(PURSE))),
        Block(
            "progress",
            "tokens and kinds in hand, of whose turn it is and of the others",
            (("turn", "not"), SEATS_AROUND, levels(TALLY), levels(TALLY)),
        ),
        Block(
            "lead",
            "points ahead of each other player, by twos from -10 on, by how much is gone",
            (SEATS_AROUND, levels(LEADS), levels(PHASES)),
        ),
        Block("character", "the character so far ahead of the camel", (_AHEAD, say.CHARACTERS)),
        Block("good", "the good so far ahead of the camel", (_AHEAD, _GOOD)),
        Block("gain", "what the card so far ahead would bring", (_AHEAD, SEATS_AROUND, GAINS)),
    )
)


_START: Final = starts(LAYOUT)
DECISION: Final = _START["decision"]
FIRST: Final = _START["first"]
PARTNER: Final = _START["partner"]
CHOSEN: Final = _START["chosen"]
CLAIM: Final = _START["claim"]
OWED: Final = _START["owed"]
STEPS: Final = _START["steps"]
PILE: Final = _START["pile"]
LAST_ROUND: Final = _START["last_round"]
LEFT: Final = _START["left"]
DRAWN: Final = _START["drawn"]
OPENING: Final = _START["opening"]
HAND: Final = _START["hand"]
LEADING: Final = _START["leads"]
SHOP: Final = _START["shop"]
MIDDLE: Final = _START["middle"]
TOKEN: Final = _START["token"]
TURNED: Final = _START["turned"]
COINS: Final = _START["coins"]
PRESTIGE: Final = _START["prestige"]
PROGRESS: Final = _START["progress"]
LEAD: Final = _START["lead"]
CHARACTER: Final = _START["character"]
GOOD: Final = _START["good"]
GAIN: Final = _START["gain"]


@rule
def features(box: Box, s: State, seat: int, out: Indices) -> int:
    """Write the features of a whole state; return how many."""
    n = mark_turn(box, s, seat, out, 0)
    n = mark_goods(box, s, seat, out, n)
    if s.decision == say.OPENING:
        n = mark_opening(s, seat, out, n)
    for k in range(box.players):
        n = mark_player(box, s, seat, k, out, n)
    return mark_ring(box, s, seat, out, n)


@rule
def mark_turn(box: Box, s: State, seat: int, out: Indices, n: int) -> int:
    """What is going on, and how late it is."""
    active = max(0, seats_from(box.players, seat, s.active))
    n = mark(out, n, DECISION + SEATS * s.decision + active)
    if s.first >= 0:
        n = mark(out, n, FIRST + seats_from(box.players, seat, s.first))
    if s.decision == say.GIVE or s.decision == say.RETURN:
        n = mark(out, n, PARTNER + seats_from(box.players, seat, s.opponent))
        n = mark_count(out, n, OWED, CARDS, s.owed)
    n = mark_count(out, n, CHOSEN, say.KINDS, s.chosen)
    n = mark_count(out, n, CLAIM, say.KINDS, s.claim)
    n = mark_count(out, n, STEPS, say.SPACES, s.steps)
    n = mark_level(out, n, PILE, 13, (s.pile_size + 2) // 3)
    return mark(out, n, LAST_ROUND) if s.last_round else n


@rule
def mark_goods(box: Box, s: State, seat: int, out: Indices, n: int) -> int:
    """Of each good: its token, and the cards not in the game yet."""
    for good in range(1, say.SLOTS):
        if box.copies[good] == 0:
            continue
        left = box.copies[good] - s.discarded[good] - s.drawn[good]
        for player in range(box.players):
            left -= s.hand[player][good] + s.shop[player][good]
        for space in range(say.SPACES):
            left -= 1 if s.market[space] == good else 0
        n = mark_count(out, n, LEFT + CARDS * (good - 1), CARDS, left)
        n = mark_count(out, n, DRAWN + CARDS * (good - 1), CARDS, s.drawn[good])
        holder = s.token[good]
        if holder == say.MIDDLE:
            n = mark(out, n, MIDDLE + good - 1)
        elif holder >= 0:
            place = seats_from(box.players, seat, holder) * say.KINDS + good - 1
            n = mark_level(out, n, TOKEN + MARGINS * place, MARGINS, lead(box, s, holder, good))
            if s.turned[good]:
                n = mark(out, n, TURNED + place)
    return n


@rule
def mark_opening(s: State, seat: int, out: Indices, n: int) -> int:
    """The three cards of which one is kept."""
    for place in range(say.OPENING_CARDS):
        good, same = s.aside[seat][place], 0
        for other in range(place):
            same += 1 if s.aside[seat][other] == good else 0
        if good > 0:
            n = mark(out, n, OPENING + CARDS * (good - 1) + same)
    return n


@rule
def lead(box: Box, s: State, player: int, good: int) -> int:
    """How many cards more the shop of a player has than any other."""
    most = 0
    for other in range(box.players):
        if other != player:
            most = max(most, s.shop[other][good])
    return s.shop[player][good] - most


@rule
def mark_player(box: Box, s: State, seat: int, k: int, out: Indices, n: int) -> int:
    """What the k-th player from the one who decides has got."""
    player = seat_at(box.players, seat, k)
    for good in range(1, say.SLOTS):
        place = k * say.KINDS + good - 1
        if s.hand[player][good]:
            n = mark_count(out, n, HAND + CARDS * place, CARDS, s.hand[player][good])
            if leads_in_hand(box, s, player, good):
                n = mark(out, n, LEADING + place)
        n = mark_count(out, n, SHOP + CARDS * place, CARDS, s.shop[player][good])
    n = mark_level(out, n, COINS + PURSE * k, PURSE, s.coins[player])
    n = mark_level(out, n, PRESTIGE + PURSE * k, PURSE, s.prestige[player])
    tokens = min(TALLY - 1, tokens_held(s, player))
    kinds = min(TALLY - 1, kinds_in_hand(s, player))
    turn = 0 if s.active == player else 1
    n = mark(out, n, PROGRESS + ((turn * SEATS + k) * TALLY + tokens) * TALLY + kinds)
    if k == 0:
        return n
    ahead = points(box, s, seat) - points(box, s, player)
    level = max(0, min(LEADS - 1, (ahead + LEADS) // 2))
    phase = min(PHASES - 1, int(lateness(box, s) * PHASES))
    return mark(out, n, LEAD + (k * LEADS + level) * PHASES + phase)


@rule
def mark_ring(box: Box, s: State, seat: int, out: Indices, n: int) -> int:
    """Characters and cards by their distance from the camel, and what each card would bring."""
    for ahead in range(say.SPACES):
        space = (s.camel + ahead) % say.SPACES
        n = mark(out, n, CHARACTER + ahead * len(say.CHARACTERS) + s.tiles[space])
        good = s.market[space]
        if good <= 0:
            continue
        n = mark(out, n, GOOD + ahead * say.KINDS + good - 1)
        for k in range(box.players):
            first = GAIN + (ahead * SEATS + k) * len(GAINS)
            n = mark_gains(box, s, seat_at(box.players, seat, k), good, first, out, n)
    return n


@rule
def mark_gains(box: Box, s: State, player: int, good: int, first: int, out: Indices, n: int) -> int:
    """What one more card of a good would bring a player, in hand or in the shop."""
    claim = claim_with(box, s, player, good, s.shop[player][good] + 1)
    if claim != NO_CLAIM:
        n = mark(out, n, first + (NEW_TOKEN if s.token[good] == say.MIDDLE else STOLEN))
    tokens, kinds = tokens_held(s, player), kinds_in_hand(s, player)
    new_kind = s.hand[player][good] == 0
    if new_kind:
        n = mark(out, n, first + NEW_KIND)
    elif not leads_in_hand(box, s, player, good):
        n = mark(out, n, first + NEW_LEAD)
    by_hand = tokens >= box.tokens_to_win and new_kind and kinds == KINDS_TO_WIN - 1
    by_shop = kinds >= KINDS_TO_WIN and claim == TAKEN and tokens == box.tokens_to_win - 1
    return mark(out, n, first + WINS) if by_hand or by_shop else n


@rule
def policy_row(box: Box, s: State, seat: int, action: int) -> int:
    """Spaces counted from the camel, opponents from whoever decides."""
    if say.DO_TAKE <= action < say.DO_TAKE + say.SPACES:
        return say.DO_TAKE + seats_from(say.SPACES, s.camel, action - say.DO_TAKE)
    if say.DO_OPPONENT <= action < say.DO_OPPONENT + SEATS:
        return say.DO_OPPONENT + seats_from(box.players, seat, action - say.DO_OPPONENT)
    return action
