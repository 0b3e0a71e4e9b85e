"""What a seat of Merchants of Dunhuang may know, as numbers."""

from caravanserai.engine.jit import rule
from caravanserai.engine.observation import (
    Block,
    Layout,
    Numbers,
    around,
    number,
    numbers,
    one_hot,
    seat_at,
    seats_from,
)
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.state import Box, State

MOST_COPIES = 10


def layout(players: int) -> Layout:
    """The numbers that `observe` writes at a table for this many players."""
    seats, goods = around(players), say.GOODS[1:]
    any_good = ("unknown", *goods)
    ahead = tuple(f"+{n}" for n in range(say.SPACES))
    return Layout(
        (
            Block("seat", "the observer's own seat", (say.SEAT_NAMES[:players],)),
            Block("decision", "what is being decided", (say.DECISIONS,)),
            Block("active", "whose turn it is; nobody's before it is drawn who begins", (seats,)),
            Block("first", "who begins, once it is drawn", (seats,)),
            Block("opponent", "with whom the active player exchanges cards", (seats,)),
            Block(
                "camel", "where the camel stands", (tuple(str(n + 1) for n in range(say.SPACES)),)
            ),
            Block("steps", "how far it went this turn", high=say.MOST_STEPS),
            Block("in_bonus", "the bonus of this turn has been chosen"),
            Block("last_round", "the market could not be refilled"),
            Block("chosen", "the good picked so far for a swap", (goods,)),
            Block("claim", "the good whose token is being protected or paid for", (goods,)),
            Block("owed", "cards the giver of an exchange still owes", high=say.CARDS),
            Block("coin_supply", "coins left", high=say.COINS),
            Block("prestige_supply", "prestige left", high=say.PRESTIGE),
            Block("pile", "cards in the pile", high=say.CARDS),
            Block("coins", "coins of each player", (seats,), high=say.COINS),
            Block("prestige", "prestige of each player", (seats,), high=say.PRESTIGE),
            Block(
                "character",
                "the character so many spaces ahead of the camel",
                (ahead, say.CHARACTERS),
            ),
            Block("market", "the good so many spaces ahead of the camel", (ahead, goods)),
            Block("token", "who holds the token of a good", (goods, ("middle", *seats))),
            Block("turned", "the token of a good is turned to 商", (goods,)),
            Block("discarded", "cards of each good discarded", (goods,), high=MOST_COPIES),
            Block("drawn", "cards drawn to keep one of", (any_good,), high=MOST_COPIES),
            Block(
                "aside",
                "the observer's own opening cards, later those removed",
                (goods,),
                high=say.OPENING_CARDS,
            ),
            Block(
                "hand",
                "cards in each hand; of others those certainly known",
                (seats, any_good),
                high=say.CARDS,
            ),
            Block("shop", "cards in each shop", (seats, goods), high=MOST_COPIES),
            Block(
                "shown",
                "cards of the observer's own hand that everybody knows",
                (goods,),
                high=MOST_COPIES,
            ),
            Block(
                "returned",
                "cards in the pile that the observer put under it",
                (goods,),
                high=MOST_COPIES,
            ),
        )
    )


@rule
def observe(box: Box, s: State, seat: int, out: Numbers) -> int:
    """Write the view `s` of `seat`; return how many numbers that is."""
    n = one_hot(out, 0, box.players, seat)
    n = observe_decision(box, s, seat, out, n)
    n = observe_table(box, s, seat, out, n)
    return observe_cards(box, s, seat, out, n)


@rule
def observe_decision(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """What is going on in this turn."""
    n = one_hot(out, n, len(say.DECISIONS), s.decision)
    n = one_hot(out, n, box.players, seats_from(box.players, seat, s.active))
    n = one_hot(out, n, box.players, seats_from(box.players, seat, s.first))
    exchanging = s.decision == say.GIVE or s.decision == say.RETURN
    partner = seats_from(box.players, seat, s.opponent) if exchanging else -1
    n = one_hot(out, n, box.players, partner)
    n = one_hot(out, n, say.SPACES, s.camel)
    n = number(out, n, s.steps)
    n = number(out, n, s.in_bonus)
    n = number(out, n, s.last_round)
    n = one_hot(out, n, say.KINDS, s.chosen - 1)
    n = one_hot(out, n, say.KINDS, s.claim - 1)
    return number(out, n, s.owed)


@rule
def observe_table(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """What lies open: supplies, market ring, tokens, discarded cards."""
    n = number(out, n, s.coin_supply)
    n = number(out, n, s.prestige_supply)
    n = number(out, n, s.pile_size)
    for k in range(box.players):
        n = number(out, n, s.coins[seat_at(box.players, seat, k)])
    for k in range(box.players):
        n = number(out, n, s.prestige[seat_at(box.players, seat, k)])
    observe_ring(s, out, n, n + say.SPACES * len(say.CHARACTERS))
    n += say.SPACES * (len(say.CHARACTERS) + say.KINDS)
    for good in range(1, say.SLOTS):
        holder = s.token[good]
        place = holder + 1 if holder < 0 else 1 + seats_from(box.players, seat, holder)
        n = one_hot(out, n, box.players + 1, place)
    n = numbers(out, n, s.turned, 1, say.SLOTS)
    return numbers(out, n, s.discarded, 1, say.SLOTS)


@rule
def observe_ring(s: State, out: Numbers, tiles: int, market: int) -> None:
    """Tiles and cards in the market, each by its distance from the camel."""
    for space in range(say.SPACES):
        ahead = seats_from(say.SPACES, s.camel, space)
        out[tiles + len(say.CHARACTERS) * ahead + s.tiles[space]] = 1
        one_hot(out, market + say.KINDS * ahead, say.KINDS, s.market[space] - 1)


@rule
def observe_cards(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """Cards in hands and shops, and what only the observer knows."""
    n = numbers(out, n, s.drawn, 0, say.SLOTS)
    for place in range(say.OPENING_CARDS):
        if s.aside[seat][place] > 0:
            out[n + s.aside[seat][place] - 1] += 1
    n += say.KINDS
    for k in range(box.players):
        n = numbers(out, n, s.hand[seat_at(box.players, seat, k)], 0, say.SLOTS)
    for k in range(box.players):
        n = numbers(out, n, s.shop[seat_at(box.players, seat, k)], 1, say.SLOTS)
    n = numbers(out, n, s.known[seat][seat], 1, say.SLOTS)
    place = 0
    while place < s.pile_size and s.group[place]:  # returned cards lie at the bottom
        if s.pile[place] > 0:
            out[n + s.pile[place] - 1] += 1
        place += 1
    return n + say.KINDS
