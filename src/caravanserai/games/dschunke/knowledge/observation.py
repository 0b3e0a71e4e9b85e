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
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.knowledge.view import is_shown, knows_stack, shown_market_cards
from caravanserai.games.dschunke.rules.hold import strips_of, top_layer, visible
from caravanserai.games.dschunke.rules.market import value_of
from caravanserai.games.dschunke.state import Box, State

MOST_VISIBLE = 2 * say.LAYER * say.CRATES


def layout(players: int) -> Layout:
    """The numbers that `observe` writes at a table for this many players."""
    seats, goods = around(players), say.GOODS[1:]
    rounds = tuple(str(n + 1) for n in range(say.ROUNDS))
    parts = ("up to 127", "beyond")
    known, special = ("unknown", *goods), ("unknown", *say.SPECIALS[1:])
    return Layout(
        (
            Block("seat", "the observer's own seat", ("ABCD"[:players],)),
            Block("decision", "what is being decided", (say.DECISIONS,)),
            Block("round", "the round", (rounds,)),
            Block("active", "whose turn it is in the phase", (seats,)),
            Block("first", "the start player", (seats,)),
            Block("acted", "the active player has done this round's action"),
            Block("used", "merchants and trainees face down", (say.WORKERS,)),
            Block("extra_used", "who has played an extra-action card this round", (seats,)),
            Block("exchanges", "exchange cards the active player may still use", high=MOST),
            Block("returned", "goods given back in the exchange", (goods,), high=say.COPIES),
            Block("owed", "goods still to be taken", high=MOST),
            Block("origin", "the junk a strip is moved from", (say.JUNKS,)),
            Block("stack", "the stack being searched", (say.STACKS,)),
            Block("stacks_taken", "stacks taken in this S event", (say.STACKS,)),
            Block("sold", "goods sold in this round", (goods,)),
            Block("has_bid", "who has bid", (seats,)),
            Block("bid_good", "what is in the observer's own fist", (say.FISTS[1:],)),
            Block("bid_count", "the cards in the observer's own fist", high=say.COPIES),
            Block("prizes", "who is still to get a special card after the active player", (seats,)),
            Block("stations", "junks chosen for merchants in the set-up variant", (say.JUNKS,)),
            Block("placed", "strips put on board in the set-up variant", high=say.HANDED * 4),
            Block(
                "merchant", "where each merchant stands", (say.WORKERS[: say.MERCHANTS], say.JUNKS)
            ),
            Block(
                "worth",
                "what a good brings this round",
                (goods, ("special", "yuan")),
                high=say.MOST_WORTH,
            ),
            Block(
                "to_come",
                "market cards not yet revealed, in the data file's order",
                (tuple(f"card {n + 1}" for n in range(say.ROUNDS)),),
            ),
            Block("supply", "goods on each junk; -1: some", (goods,), low=-1, high=say.COPIES),
            Block("money", "yuan of each player", (seats, parts), high=MOST),
            Block("strips", "strips each player has left", (seats,), high=say.STRIPS),
            Block(
                "hand",
                "cards in each hand; of others those certainly known",
                (seats, known),
                high=say.GOODS_CARDS,
            ),
            Block(
                "special", "special cards of each player", (seats, special), high=say.SPECIAL_CARDS
            ),
            Block(
                "stack_cards",
                "special cards in each stack",
                (say.STACKS, special),
                high=say.SPECIAL_CARDS,
            ),
            Block("searched", "stacks whose cards the observer knows", (say.STACKS,)),
            Block(
                "removed",
                "special cards out of the game",
                (say.SPECIALS[1:],),
                high=say.SPECIAL_CARDS,
            ),
            Block("size", "strips on each junk", (say.JUNKS,), high=4 * say.STRIPS),
            Block("visible", "crates that show", (say.JUNKS, seats), high=MOST_VISIBLE),
            Block("top", "strips in the top layer", (say.JUNKS, seats), high=say.LAYER),
            Block("below", "strips in the layer below it", (say.JUNKS, seats), high=say.LAYER),
        )
    )


@rule
def observe(box: Box, s: State, seat: int, out: Numbers) -> int:
    """Write the view `s` of `seat`; return how many numbers that is."""
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
    n = one_hot(out, n, len(say.DECISIONS), s.decision)
    n = one_hot(out, n, say.ROUNDS, s.round - 1)
    n = one_hot(out, n, box.players, seats_from(box.players, seat, s.active))
    n = one_hot(out, n, box.players, seats_from(box.players, seat, s.first))
    n = number(out, n, s.acted)
    n = bits(out, n, len(say.WORKERS), s.face_down)
    return seat_bits(out, n, box.players, seat, s.extra_used)


@rule
def observe_choice(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """What has been chosen so far in the current decision."""
    n = number(out, n, s.exchanges)
    n = numbers(out, n, s.returned, 1, say.SLOTS)
    n = number(out, n, s.owed)
    n = one_hot(out, n, say.JUNK_COUNT, s.origin if s.decision == say.ONTO else UNKNOWN)
    searching = s.decision == say.KEEP or s.decision == say.PRIZE_KEEP
    n = one_hot(out, n, say.STACK_COUNT, s.stack if searching else UNKNOWN)
    n = bits(out, n, say.STACK_COUNT, s.stacks_taken)
    n = bits(out, n, say.KINDS, s.sold >> 1)
    n = seat_bits(out, n, box.players, seat, s.has_bid)
    n = one_hot(out, n, len(say.FISTS) - 1, s.bid_good[seat] - 1)
    n = number(out, n, s.bid_count[seat])
    n = seat_bits(out, n, box.players, seat, s.prizes)
    n = bits(out, n, say.JUNK_COUNT, s.stations)
    return number(out, n, s.placed)


@rule
def observe_market(box: Box, s: State, out: Numbers, n: int) -> int:
    """Merchants, what goods pay, the market cards to come, goods on the junks."""
    for merchant in range(say.MERCHANTS):
        n = one_hot(out, n, say.JUNK_COUNT, s.merchants[merchant])
    shown = shown_market_cards(s) > 0
    for good in range(1, say.SLOTS):
        worth = value_of(box, s, good) if shown else UNKNOWN
        n = number(out, n, 1 if worth == say.SPECIAL_CARD else 0)
        n = number(out, n, worth if 0 < worth < say.SPECIAL_CARD else 0)
    for card in range(say.ROUNDS):
        n = number(out, n, 0 if is_shown(s, card) else 1)
    return numbers(out, n, s.supply, 1, say.SLOTS)


@rule
def observe_players(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """Money, strips and cards of each player."""
    for k in range(box.players):
        n = large_number(out, n, s.money[seat_at(box.players, seat, k)])
    for k in range(box.players):
        n = number(out, n, s.strips[seat_at(box.players, seat, k)])
    for k in range(box.players):
        n = numbers(out, n, s.hand[seat_at(box.players, seat, k)], 0, say.SLOTS)
    for k in range(box.players):
        n = numbers(out, n, s.special[seat_at(box.players, seat, k)], 0, say.SPECIAL_SLOTS)
    return n


@rule
def observe_stacks(s: State, seat: int, out: Numbers, n: int) -> int:
    """Special cards in stacks and out of the game."""
    for stack in range(say.STACK_COUNT):
        n = numbers(out, n, s.stack_cards[stack], 0, say.SPECIAL_SLOTS)
    for stack in range(say.STACK_COUNT):
        n = number(out, n, 1 if knows_stack(s, stack, seat) else 0)
    return numbers(out, n, s.removed, 1, say.SPECIAL_SLOTS)


@rule
def observe_junks(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """The holds: how full, what shows, and whose strips the two upper layers are."""
    n = numbers(out, n, s.size, 0, say.JUNK_COUNT)
    for junk in range(say.JUNK_COUNT):
        for k in range(box.players):
            n = number(out, n, visible(s, junk, seat_at(box.players, seat, k)))
    for deep in range(2):
        for junk in range(say.JUNK_COUNT):
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
