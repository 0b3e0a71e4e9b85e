"""Set-up: merchants and strips, as printed or by the variant; goods, market and special cards."""

from caravanserai.engine.events import EVERYONE, NOBODY, Buffer, emit
from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.record import SEATS
from caravanserai.engine.rng import below, shuffle
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.alphabet import GOODS_CARDS, SPECIAL_CARDS
from caravanserai.games.dschunke.rules.hold import load_strip
from caravanserai.games.dschunke.rules.rounds import advance
from caravanserai.games.dschunke.state import Box, State


@rule
def set_up(box: Box, s: State, out: Buffer) -> None:
    """Lay out the game and begin: with the variant's choices, or with the first market card."""
    lay_out(box, s)
    advance(box, s, out)


@rule
def lay_out(box: Box, s: State) -> None:
    """Everything up to the first decision or the first round."""
    s.round = 1
    s.first = box.start if box.start >= 0 else below(s, box.players)
    s.active = s.first
    for player in range(SEATS):
        s.declared[player] = say.UNDECLARED
    for player in range(box.players):
        s.strips[player] = say.STRIPS
    deal_goods(box, s)
    shuffle_market(s)
    deal_special_cards(box, s)
    if box.variant:
        begin_variant(box, s)
    else:
        place_as_printed(box, s)


@rule
def deal_goods(box: Box, s: State) -> None:
    """Some of each good are shuffled and dealt; what is left over goes back to its junk (J1)."""
    cards = scratch(GOODS_CARDS)
    count = 0
    for good in range(1, say.KINDS + 1):
        s.supply[good] = say.COPIES
        for _ in range(box.opening_copies):
            cards[count] = good
            count += 1
    shuffle(s, cards, 0, count)
    for i in range(box.players * box.opening_hand):
        good = int(cards[i])
        s.hand[i % box.players][good] += 1
        s.supply[good] -= 1


@rule
def shuffle_market(s: State) -> None:
    """The market cards in random order."""
    for card in range(say.ROUNDS):
        s.market[card] = card
    shuffle(s, s.market, 0, say.ROUNDS)


@rule
def deal_special_cards(box: Box, s: State) -> None:
    """The special cards shuffled into four stacks of 8, 8, 7 and 7."""
    cards = scratch(SPECIAL_CARDS)
    count = 0
    for special in range(1, say.SPECIAL_SLOTS):
        for _ in range(box.copies[special]):
            cards[count] = special
            count += 1
    shuffle(s, cards, 0, count)
    for i in range(count):
        s.stack_cards[i % say.STACK_COUNT][int(cards[i])] += 1


@rule
def place_as_printed(box: Box, s: State) -> None:
    """Merchants and starting strips as the data file has them."""
    for merchant in range(say.MERCHANTS):
        s.merchants[merchant] = box.merchants[merchant]
    for junk in range(say.JUNK_COUNT):
        for place in range(box.players):
            player = (s.first + place) % box.players
            for _ in range(box.strips[box.players - 3][junk][place]):
                load_strip(s, junk, player)
                s.strips[player] -= 1
    s.decision = say.BEGIN_ROUND


@rule
def begin_variant(box: Box, s: State) -> None:
    """Variant: everybody passes three strips to the left; the start player places merchants."""
    for merchant in range(say.MERCHANTS):
        s.merchants[merchant] = say.UNPLACED
    for player in range(box.players):
        s.strips[player] -= say.HANDED
    s.decision = say.STATION


@rule
def stations_chosen(s: State) -> int:
    """How many junks have a face-down merchant."""
    count = 0
    for junk in range(say.JUNK_COUNT):
        count += s.stations >> junk & 1
    return count


@rule
def choose_station(s: State, junk: int, out: Buffer) -> None:
    """Variant: the start player puts a shuffled, face-down merchant on a junk (J2)."""
    s.stations |= 1 << junk
    emit(out, say.STATION_CHOSEN, s.active, junk, 0, 0, EVERYONE)
    if stations_chosen(s) == say.MERCHANTS:
        s.decision = say.PLACE


@rule
def owner_of_handed(box: Box, player: int) -> int:
    """Whose strips a player received: those of the player to the right (J15)."""
    return (player + box.players - 1) % box.players


@rule
def place_handed(box: Box, s: State, junk: int, out: Buffer) -> None:
    """Variant: put one strip, in its owner's colour (J15), on a junk with fewer than three."""
    owner = owner_of_handed(box, s.active)
    load_strip(s, junk, owner)
    s.placed += 1
    emit(out, say.STRIP_PLACED, s.active, junk, owner, 0, EVERYONE)
    s.active = (s.active + 1) % box.players
    if s.placed == say.HANDED * box.players:
        show_merchants(s, out)
        s.placed = 0
        s.decision = say.BEGIN_ROUND


@rule
def show_merchants(s: State, out: Buffer) -> None:
    """Variant: turn the merchants up; which is where is random."""
    left = say.MERCHANTS
    for junk in range(say.JUNK_COUNT):
        if s.stations >> junk & 1:
            merchant = nth_unplaced(s, below(s, left))
            s.merchants[merchant] = junk
            left -= 1
            emit(out, say.MERCHANT_SHOWN, NOBODY, merchant, junk, 0, EVERYONE)
    s.stations = 0


@rule
def nth_unplaced(s: State, n: int) -> int:
    """Merchant number n, from 0, among those not on a junk yet."""
    merchant = 0
    while s.merchants[merchant] != say.UNPLACED or n > 0:
        if s.merchants[merchant] == say.UNPLACED:
            n -= 1
        merchant += 1
    return merchant
