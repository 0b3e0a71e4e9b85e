"""What a seat of Dschunke may know, as numbers."""

from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.jit import rule
from caravanserai.engine.observation import (
    MOST,
    Block,
    Layout,
    Numbers,
    around,
    bits,
    large_number,
    number,
    numbers,
    one_hot,
    seat_at,
    seat_bits,
    seats_from,
)
from caravanserai.games.dschunke.alphabet import (
    COPIES,
    CRATES,
    DECISIONS,
    FISTS,
    GOODS,
    GOODS_CARDS,
    HANDED,
    JUNK_COUNT,
    JUNKS,
    KEEP,
    KINDS,
    LAYER,
    MERCHANTS,
    MOST_WORTH,
    ONTO,
    PRIZE_KEEP,
    ROUNDS,
    SLOTS,
    SPECIAL_CARD,
    SPECIAL_CARDS,
    SPECIAL_SLOTS,
    SPECIALS,
    STACK_COUNT,
    STACKS,
    STRIPS,
    WORKERS,
)
from caravanserai.games.dschunke.knowledge.view import is_shown, knows_stack, shown_market_cards
from caravanserai.games.dschunke.rules.hold import strips_of, top_layer, visible
from caravanserai.games.dschunke.rules.market import value_of
from caravanserai.games.dschunke.state import Box, State

MOST_VISIBLE = 2 * LAYER * CRATES


def layout(players: int) -> Layout:
    """The numbers that `observe` writes at a table of so many players."""
    seats, goods = around(players), GOODS[1:]
    rounds = tuple(str(n + 1) for n in range(ROUNDS))
    parts = ("up to 127", "beyond")
    known, special = ("unknown", *goods), ("unknown", *SPECIALS[1:])
    return Layout(
        (
            Block("seat", "the observer's own seat", ("ABCD"[:players],)),
            Block("decision", "what is being decided", (DECISIONS,)),
            Block("round", "the round", (rounds,)),
            Block("active", "whose turn it is in the phase", (seats,)),
            Block("first", "the start player", (seats,)),
            Block("acted", "the active player has done this round's action"),
            Block("used", "merchants and trainees face down", (WORKERS,)),
            Block("extra_used", "who has played an extra-action card this round", (seats,)),
            Block("exchanges", "exchange cards the active player may still use", high=MOST),
            Block("returned", "goods given back in the exchange", (goods,), high=COPIES),
            Block("owed", "goods still to be taken", high=MOST),
            Block("origin", "the junk a strip is moved from", (JUNKS,)),
            Block("stack", "the stack being searched", (STACKS,)),
            Block("stacks_taken", "stacks taken in this S event", (STACKS,)),
            Block("sold", "goods sold in this round", (goods,)),
            Block("has_bid", "who has bid", (seats,)),
            Block("bid_good", "what is in the observer's own fist", (FISTS[1:],)),
            Block("bid_count", "the cards in the observer's own fist", high=COPIES),
            Block("prizes", "who is still to get a special card after the active player", (seats,)),
            Block("stations", "junks chosen for merchants in the set-up variant", (JUNKS,)),
            Block("placed", "strips put on board in the set-up variant", high=HANDED * 4),
            Block("merchant", "where each merchant stands", (WORKERS[:MERCHANTS], JUNKS)),
            Block(
                "worth",
                "what a good brings this round",
                (goods, ("special", "yuan")),
                high=MOST_WORTH,
            ),
            Block(
                "to_come",
                "market cards not yet revealed, in the data file's order",
                (tuple(f"card {n + 1}" for n in range(ROUNDS)),),
            ),
            Block("supply", "goods on each junk; -1: some", (goods,), low=-1, high=COPIES),
            Block("money", "yuan of each player", (seats, parts), high=MOST),
            Block("strips", "strips each player has left", (seats,), high=STRIPS),
            Block(
                "hand",
                "cards in each hand; of others those certainly known",
                (seats, known),
                high=GOODS_CARDS,
            ),
            Block("special", "special cards of each player", (seats, special), high=SPECIAL_CARDS),
            Block(
                "stack_cards",
                "special cards in each stack",
                (STACKS, special),
                high=SPECIAL_CARDS,
            ),
            Block("searched", "stacks whose cards the observer knows", (STACKS,)),
            Block("removed", "special cards out of the game", (SPECIALS[1:],), high=SPECIAL_CARDS),
            Block("size", "strips on each junk", (JUNKS,), high=4 * STRIPS),
            Block("visible", "crates that show", (JUNKS, seats), high=MOST_VISIBLE),
            Block("top", "strips in the top layer", (JUNKS, seats), high=LAYER),
            Block("below", "strips in the layer below it", (JUNKS, seats), high=LAYER),
        )
    )


@rule
def observe(box: Box, s: State, seat: int, out: Numbers) -> int:
    """Write the view `s` of `seat`; return how many numbers that are."""
    n = one_hot(out, 0, box.players, seat)
    n = observe_phase(box, s, seat, out, n)
    n = observe_choice(box, s, seat, out, n)
    n = observe_market(box, s, out, n)
    n = observe_players(box, s, seat, out, n)
    n = observe_stacks(s, seat, out, n)
    return observe_junks(box, s, seat, out, n)


@rule
def observe_phase(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """Where the round stands."""
    n = one_hot(out, n, len(DECISIONS), s.decision)
    n = one_hot(out, n, ROUNDS, s.round - 1)
    n = one_hot(out, n, box.players, seats_from(box.players, seat, s.active))
    n = one_hot(out, n, box.players, seats_from(box.players, seat, s.first))
    n = number(out, n, s.acted)
    n = bits(out, n, len(WORKERS), s.face_down)
    return seat_bits(out, n, box.players, seat, s.extra_used)


@rule
def observe_choice(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """What has been chosen so far of what is under way."""
    n = number(out, n, s.exchanges)
    n = numbers(out, n, s.returned, 1, SLOTS)
    n = number(out, n, s.owed)
    n = one_hot(out, n, JUNK_COUNT, s.origin if s.decision == ONTO else UNKNOWN)
    searching = s.decision == KEEP or s.decision == PRIZE_KEEP
    n = one_hot(out, n, STACK_COUNT, s.stack if searching else UNKNOWN)
    n = bits(out, n, STACK_COUNT, s.stacks_taken)
    n = bits(out, n, KINDS, s.sold >> 1)
    n = seat_bits(out, n, box.players, seat, s.has_bid)
    n = one_hot(out, n, len(FISTS) - 1, s.bid_good[seat] - 1)
    n = number(out, n, s.bid_count[seat])
    n = seat_bits(out, n, box.players, seat, s.prizes)
    n = bits(out, n, JUNK_COUNT, s.stations)
    return number(out, n, s.placed)


@rule
def observe_market(box: Box, s: State, out: Numbers, n: int) -> int:
    """Merchants, what goods bring, the market cards to come, goods on the junks."""
    for merchant in range(MERCHANTS):
        n = one_hot(out, n, JUNK_COUNT, s.merchants[merchant])
    shown = shown_market_cards(s) > 0
    for good in range(1, SLOTS):
        worth = value_of(box, s, good) if shown else UNKNOWN
        n = number(out, n, 1 if worth == SPECIAL_CARD else 0)
        n = number(out, n, worth if 0 < worth < SPECIAL_CARD else 0)
    for card in range(ROUNDS):
        n = number(out, n, 0 if is_shown(s, card) else 1)
    return numbers(out, n, s.supply, 1, SLOTS)


@rule
def observe_players(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """Money, strips and cards of each player."""
    for k in range(box.players):
        n = large_number(out, n, s.money[seat_at(box.players, seat, k)])
    for k in range(box.players):
        n = number(out, n, s.strips[seat_at(box.players, seat, k)])
    for k in range(box.players):
        n = numbers(out, n, s.hand[seat_at(box.players, seat, k)], 0, SLOTS)
    for k in range(box.players):
        n = numbers(out, n, s.special[seat_at(box.players, seat, k)], 0, SPECIAL_SLOTS)
    return n


@rule
def observe_stacks(s: State, seat: int, out: Numbers, n: int) -> int:
    """Special cards in stacks and out of the game."""
    for stack in range(STACK_COUNT):
        n = numbers(out, n, s.stack_cards[stack], 0, SPECIAL_SLOTS)
    for stack in range(STACK_COUNT):
        n = number(out, n, 1 if knows_stack(s, stack, seat) else 0)
    return numbers(out, n, s.removed, 1, SPECIAL_SLOTS)


@rule
def observe_junks(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """The holds: how full, what shows, and whose strips the two upper layers are."""
    n = numbers(out, n, s.size, 0, JUNK_COUNT)
    for junk in range(JUNK_COUNT):
        for k in range(box.players):
            n = number(out, n, visible(s, junk, seat_at(box.players, seat, k)))
    for deep in range(2):
        for junk in range(JUNK_COUNT):
            n = observe_layer(box, s, seat, junk, top_layer(s, junk) - deep, out, n)
    return n


@rule
def observe_layer(
    box: Box, s: State, seat: int, junk: int, layer: int, out: Numbers, n: int
) -> int:
    """Whose strips a layer is."""
    for k in range(box.players):
        strips = strips_of(s.hold[junk][layer], seat_at(box.players, seat, k)) if layer >= 0 else 0
        n = number(out, n, strips)
    return n
