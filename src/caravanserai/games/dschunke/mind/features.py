"""What networks are told of a state of Dschunke: seats counted from the one who decides.

Bids that lie face down are left out: who bids does not know them.
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
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.knowledge.view import shown_market_cards
from caravanserai.games.dschunke.mind.evaluation import may_still_play_extra
from caravanserai.games.dschunke.rules.hold import strips_of, top_layer, visible
from caravanserai.games.dschunke.rules.market import value_of
from caravanserai.games.dschunke.rules.scoring import (
    bonus_of,
    card_bonus,
    junk_bonus,
    junks_shown_on,
)
from caravanserai.games.dschunke.state import Box, State

CARDS: Final = 9  # of a good, counted up to so many
SHOWN: Final = 10  # levels of crates that show
WORTHS: Final = say.SPECIAL_CARD + 1
MARGINS: Final = 7  # of cards of a good, from -3 to 3 or more
PURSE: Final = 24
PURSE_STEP: Final = 4
LEADS: Final = 21
LEAD_STEP: Final = 3
PHASES: Final = 5
SUPPLY: Final = 6
HELD: Final = 2
STRIPS: Final = 11
END_CARDS: Final = say.SPECIAL_SLOTS - say.FIRST_END


_GOOD: Final = say.GOODS[1:]
_MERCHANT: Final = say.WORKERS[: say.MERCHANTS]
LAYOUT: Final = Layout(
    (
        Block("decision", "what is decided, in whose turn", (say.DECISIONS, SEATS_AROUND)),
        Block("round", "the round", (levels(say.ROUNDS, 1),)),
        Block("first", "the start player", (SEATS_AROUND,)),
        Block("acted", "the active player has done this round's action"),
        Block("used", "merchants and trainees face down", (say.WORKERS,)),
        Block("extra_used", "who has played an extra-action card this round", (SEATS_AROUND,)),
        Block("exchanges", "exchange cards still to be used", (levels(HELD, 1),)),
        Block("returned", "goods given back in the exchange", (_GOOD,)),
        Block("owed", "goods still to be taken", (levels(CARDS, 1),)),
        Block("origin", "the junk a strip is moved from", (say.JUNKS,)),
        Block("stack", "the stack being searched", (say.STACKS,)),
        Block("offered", "what lies in the stack being searched", (say.SPECIALS,)),
        Block("merchant", "where each merchant stands", (_MERCHANT, say.JUNKS)),
        Block(
            "yield",
            "crates that show where a merchant stands, now and next round",
            (("now", "next"), _MERCHANT, SEATS_AROUND, levels(SHOWN)),
        ),
        Block("worth", "what an unsold good brings", (_GOOD, levels(WORTHS))),
        Block(
            "chance",
            "cards more than any other of an unsold good, by what it brings",
            (SEATS_AROUND, levels(WORTHS), levels(MARGINS, -3)),
        ),
        Block("margin", "the same by goods", (SEATS_AROUND, _GOOD, levels(MARGINS, -3))),
        Block("supply", "goods on each junk, by threes", (_GOOD, levels(SUPPLY))),
        Block("hand", "cards in hand", (SEATS_AROUND, _GOOD, levels(CARDS, 1))),
        Block("money", "yuan by fours", (SEATS_AROUND, levels(PURSE))),
        Block("strips", "strips left by twos", (SEATS_AROUND, levels(STRIPS))),
        Block("special", "special cards", (SEATS_AROUND, say.SPECIALS, levels(HELD, 1))),
        Block("met", "end cards that would pay now", (SEATS_AROUND, say.SPECIALS[say.FIRST_END :])),
        Block("junks", "junks on which crates show", (SEATS_AROUND, levels(say.JUNK_COUNT + 1))),
        Block(
            "lead",
            "yuan ahead of each other player if it ended now, by threes from -30 on, by rounds",
            (SEATS_AROUND, levels(LEADS), levels(PHASES)),
        ),
        Block("filled", "strips in the top layer", (say.JUNKS, levels(say.LAYER, 1))),
        Block("visible", "crates that show", (say.JUNKS, SEATS_AROUND, levels(SHOWN - 1, 1))),
        Block("top", "own strips in the top layer", (say.JUNKS, SEATS_AROUND, levels(3, 1))),
    )
)


_START: Final = starts(LAYOUT)
DECISION: Final = _START["decision"]
ROUND: Final = _START["round"]
FIRST: Final = _START["first"]
ACTED: Final = _START["acted"]
USED: Final = _START["used"]
EXTRA_USED: Final = _START["extra_used"]
EXCHANGES: Final = _START["exchanges"]
RETURNED: Final = _START["returned"]
OWED: Final = _START["owed"]
ORIGIN: Final = _START["origin"]
STACK: Final = _START["stack"]
OFFERED: Final = _START["offered"]
MERCHANT: Final = _START["merchant"]
YIELD: Final = _START["yield"]
WORTH: Final = _START["worth"]
CHANCE: Final = _START["chance"]
MARGIN: Final = _START["margin"]
SUPPLIED: Final = _START["supply"]
HAND: Final = _START["hand"]
MONEY: Final = _START["money"]
STRIPS_LEFT: Final = _START["strips"]
SPECIAL: Final = _START["special"]
MET: Final = _START["met"]
JUNKS: Final = _START["junks"]
LEAD: Final = _START["lead"]
FILLED: Final = _START["filled"]
VISIBLE: Final = _START["visible"]
TOP: Final = _START["top"]


@rule
def features(box: Box, s: State, seat: int, out: Indices) -> int:
    """Write the features of a whole state; return how many."""
    n = mark_phase(box, s, seat, out, 0)
    n = mark_choice(s, out, n)
    n = mark_merchants(box, s, seat, out, n)
    if shown_market_cards(s) > 0:
        n = mark_market(box, s, seat, out, n)
    for k in range(box.players):
        n = mark_player(box, s, seat, k, out, n)
    return mark_junks(box, s, seat, out, n)


@rule
def mark_phase(box: Box, s: State, seat: int, out: Indices, n: int) -> int:
    """Where the round stands."""
    active = max(0, seats_from(box.players, seat, s.active))
    n = mark(out, n, DECISION + SEATS * s.decision + active)
    n = mark_count(out, n, ROUND, say.ROUNDS, s.round)
    n = mark_level(out, n, FIRST, SEATS, seats_from(box.players, seat, s.first))
    if s.acted:
        n = mark(out, n, ACTED)
    for worker in range(len(say.WORKERS)):
        if s.face_down >> worker & 1:
            n = mark(out, n, USED + worker)
    for k in range(box.players):
        if s.extra_used >> seat_at(box.players, seat, k) & 1:
            n = mark(out, n, EXTRA_USED + k)
    return n


@rule
def mark_choice(s: State, out: Indices, n: int) -> int:
    """What has been chosen so far of what is under way."""
    n = mark_count(out, n, EXCHANGES, HELD, s.exchanges)
    n = mark_count(out, n, OWED, CARDS, s.owed)
    for good in range(1, say.SLOTS):
        if s.returned[good]:
            n = mark(out, n, RETURNED + good - 1)
    if s.decision == say.ONTO:
        n = mark(out, n, ORIGIN + s.origin)
    if s.decision == say.KEEP or s.decision == say.PRIZE_KEEP:
        n = mark(out, n, STACK + s.stack)
        for special in range(1, say.SPECIAL_SLOTS):
            if s.stack_cards[s.stack][special]:
                n = mark(out, n, OFFERED + special)
    return n


@rule
def mark_merchants(box: Box, s: State, seat: int, out: Indices, n: int) -> int:
    """Where merchants stand, and what each player would get there, now and a junk further on."""
    for merchant in range(say.MERCHANTS):
        junk = s.merchants[merchant]
        if junk < 0:
            continue
        n = mark(out, n, MERCHANT + merchant * say.JUNK_COUNT + junk)
        for late in range(2):
            for k in range(box.players):
                shown = visible(s, junk, seat_at(box.players, seat, k))
                place = (late * say.MERCHANTS + merchant) * SEATS + k
                n = mark_level(out, n, YIELD + place * SHOWN, SHOWN, shown)
            junk = box.clockwise[junk]
    return n


@rule
def mark_market(box: Box, s: State, seat: int, out: Indices, n: int) -> int:
    """Goods: what they bring, who has most of them, and how many are left."""
    for good in range(1, say.SLOTS):
        n = mark_level(out, n, SUPPLIED + SUPPLY * (good - 1), SUPPLY, (s.supply[good] + 2) // 3)
        if s.sold >> good & 1:
            continue
        worth = value_of(box, s, good)
        n = mark(out, n, WORTH + WORTHS * (good - 1) + worth)
        for k in range(box.players):
            player = seat_at(box.players, seat, k)
            if s.hand[player][good] == 0:
                continue
            margin = max(0, min(MARGINS - 1, cards_more(box, s, player, good) + 3))
            n = mark(out, n, CHANCE + (k * WORTHS + worth) * MARGINS + margin)
            n = mark(out, n, MARGIN + (k * say.KINDS + good - 1) * MARGINS + margin)
    return n


@rule
def cards_more(box: Box, s: State, player: int, good: int) -> int:
    """How many cards of a good a player has more than any other."""
    most = 0
    for other in range(box.players):
        if other != player:
            most = max(most, s.hand[other][good])
    return s.hand[player][good] - most


@rule
def mark_player(box: Box, s: State, seat: int, k: int, out: Indices, n: int) -> int:
    """What the k-th player from the one who decides has got; no card that is of no use any more."""
    player = seat_at(box.players, seat, k)
    for good in range(1, say.SLOTS):
        first = HAND + (k * say.KINDS + good - 1) * CARDS
        n = mark_count(out, n, first, CARDS, s.hand[player][good])
    n = mark_level(out, n, MONEY + k * PURSE, PURSE, s.money[player] // PURSE_STEP)
    n = mark_level(out, n, STRIPS_LEFT + k * STRIPS, STRIPS, (s.strips[player] + 1) // 2)
    for special in range(1, say.SPECIAL_SLOTS):
        if s.special[player][special] and is_of_use(box, s, player, special):
            first = SPECIAL + (k * say.SPECIAL_SLOTS + special) * HELD
            n = mark_count(out, n, first, HELD, s.special[player][special])
            if special >= say.FIRST_END and bonus_of(box, s, player, special):
                n = mark(out, n, MET + k * END_CARDS + special - say.FIRST_END)
    junks = junks_shown_on(s, player)
    n = mark(out, n, JUNKS + k * (say.JUNK_COUNT + 1) + junks)
    if k == 0:
        return n
    ahead = (total(box, s, seat) - total(box, s, player)) // LEAD_STEP + LEADS // 2
    level, phase = max(0, min(LEADS - 1, ahead)), max(0, s.round - 1) * PHASES // say.ROUNDS
    return mark(out, n, LEAD + (k * LEADS + level) * PHASES + phase)


@rule
def is_of_use(box: Box, s: State, player: int, special: int) -> bool:
    """Can a card still do anything? In the last round some come too late."""
    if s.round < say.ROUNDS or special >= say.FIRST_END or special == say.WIN_TIES:
        return True
    if special == say.EXTRA_SUPPLY:
        return s.decision <= say.RESUPPLY
    if special == say.EXCHANGE_CARD:
        return s.decision <= say.TRADE
    return may_still_play_extra(box, s, player)


@rule
def total(box: Box, s: State, player: int) -> int:
    """What a player would have if the game ended now."""
    return s.money[player] + card_bonus(box, s, player) + junk_bonus(junks_shown_on(s, player))


@rule
def mark_junks(box: Box, s: State, seat: int, out: Indices, n: int) -> int:
    """The holds: how full the top layer is, and whose crates show."""
    for junk in range(say.JUNK_COUNT):
        top = top_layer(s, junk)
        if top < 0:
            continue
        n = mark(out, n, FILLED + junk * say.LAYER + (s.size[junk] - 1) % say.LAYER)
        for k in range(box.players):
            player, place = seat_at(box.players, seat, k), junk * SEATS + k
            shown = visible(s, junk, player)
            n = mark_count(out, n, VISIBLE + place * (SHOWN - 1), SHOWN - 1, shown)
            n = mark_count(out, n, TOP + place * 3, 3, strips_of(s.hold[junk][top], player))
    return n
