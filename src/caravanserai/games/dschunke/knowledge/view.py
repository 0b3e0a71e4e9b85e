"""What a player may know: the view of a state, and full states consistent with a view."""

from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.record import Row
from caravanserai.engine.rng import below, shuffle
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.alphabet import (
    ACTION_COUNT,
    GOODS_CARDS,
    ROUNDS,
    SLOTS,
    SPECIAL_CARDS,
)
from caravanserai.games.dschunke.rules.decisions import bid_choices
from caravanserai.games.dschunke.rules.fists import cards_bid, fist_of
from caravanserai.games.dschunke.rules.goods import cards_in
from caravanserai.games.dschunke.state import Box, State

TRIES = 64


@rule
def hide(box: Box, s: State, seat: int) -> None:
    """Normalise everything `seat` (or PUBLIC) doesn't certainly know.

    Unknown cards count in slot 0; unknown market cards and bids are UNKNOWN. Money is left in:
    anyone who watches can add it up.
    """
    for player in range(box.players):
        if player != seat:
            hide_hand(s, player)
            hide_special(s, player)
            hide_bid(s, player)
    for stack in range(say.STACK_COUNT):
        if not knows_stack(s, stack, seat):
            hide_cards(s.stack_cards[stack], 1)
    hide_market(s)
    if counts_covered(s):
        hide_supply(s)


@rule
def knows_stack(s: State, stack: int, seat: int) -> bool:
    """Has `seat` searched this stack, and has no unseen card left it since?"""
    return s.searched[stack] >> seat & 1 != 0


@rule
def counts_covered(s: State) -> bool:
    """In phases 3 and 4 the number of goods on a junk is not shown (J7)."""
    return say.RESUPPLY <= s.decision < say.OVER


@rule
def hide_hand(s: State, player: int) -> None:
    """In another player's hand only the certainly known cards stay; the rest are counted."""
    size = cards_in(s.hand[player])
    for good in range(1, say.KINDS + 1):
        s.hand[player][good] = s.known[player][good]
        size -= s.known[player][good]
    s.hand[player][0] = size


@rule
def hide_special(s: State, player: int) -> None:
    """Count cards that aren't face up; when the game is over the end cards have been shown."""
    if s.ended:
        hide_cards_between(s.special[player], say.FIRST_HIDDEN, say.FIRST_END)
    else:
        hide_cards(s.special[player], say.FIRST_HIDDEN)


@rule
def hide_cards(counts: Row, low: int) -> None:
    """Count all cards from this kind on as unknown."""
    hide_cards_between(counts, low, say.SPECIAL_SLOTS)


@rule
def hide_cards_between(counts: Row, low: int, high: int) -> None:
    """Count all cards of these kinds as unknown."""
    for special in range(low, high):
        counts[0] += counts[special]
        counts[special] = 0


@rule
def hide_bid(s: State, player: int) -> None:
    """Others know who has bid, but not what."""
    if s.has_bid >> player & 1:
        s.bid_good[player] = UNKNOWN
        s.bid_count[player] = 0


@rule
def shown_market_cards(s: State) -> int:
    """How many market cards have been revealed."""
    return 0 if s.decision <= say.STATION + 1 else s.round


@rule
def hide_market(s: State) -> None:
    """The order of the cards to come is unknown."""
    for number in range(shown_market_cards(s), ROUNDS):
        s.market[number] = UNKNOWN


@rule
def hide_supply(s: State) -> None:
    """Show only whether there are any."""
    for good in range(1, say.KINDS + 1):
        if s.supply[good]:
            s.supply[good] = UNKNOWN


@rule
def determinize(box: Box, s: State, seat: int) -> None:
    """Fill every unknown place of a view uniformly from the cards its player can't locate."""
    fill_market(s)
    fill_specials(box, s)
    fill_hands(box, s)
    for player in range(box.players):
        if s.bid_good[player] == UNKNOWN:
            fill_bid(box, s, player)


@rule
def reshuffle(box: Box, s: State) -> None:
    """Put the market cards to come, and the cards in stacks never searched, into a new order."""
    hide_market(s)
    fill_market(s)
    for stack in range(say.STACK_COUNT):
        if s.searched[stack] == 0:
            hide_cards(s.stack_cards[stack], 1)
    fill_specials(box, s)


@rule
def fill_market(s: State) -> None:
    """Put the cards not yet revealed in random order."""
    unknown = scratch(ROUNDS)
    count = 0
    for card in range(ROUNDS):
        if not is_shown(s, card):
            unknown[count] = card
            count += 1
    shuffle(s, unknown, 0, count)
    for i in range(count):
        s.market[ROUNDS - count + i] = int(unknown[i])


@rule
def is_shown(s: State, card: int) -> bool:
    """Is this market card located?"""
    for number in range(ROUNDS):
        if s.market[number] == card:
            return True
    return False


@rule
def fill_specials(box: Box, s: State) -> None:
    """Deal the special cards not located; to hands only those that would not have been shown."""
    cards = scratch(SPECIAL_CARDS)
    last = say.FIRST_END if s.ended else say.SPECIAL_SLOTS
    shown = unlocated_specials(box, s, 1, say.FIRST_HIDDEN, cards, 0)
    shown = unlocated_specials(box, s, last, say.SPECIAL_SLOTS, cards, shown)
    count = unlocated_specials(box, s, say.FIRST_HIDDEN, last, cards, shown)
    shuffle(s, cards, shown, count)
    for player in range(box.players):
        while s.special[player][0]:
            count -= 1
            s.special[player][int(cards[count])] += 1
            s.special[player][0] -= 1
    shuffle(s, cards, 0, count)
    for stack in range(say.STACK_COUNT):
        while s.stack_cards[stack][0]:
            count -= 1
            s.stack_cards[stack][int(cards[count])] += 1
            s.stack_cards[stack][0] -= 1


@rule
def unlocated_specials(box: Box, s: State, low: int, high: int, cards: Row, count: int) -> int:
    """Add the cards of these kinds that the view doesn't locate; return how many there are now."""
    for special in range(low, high):
        left = box.copies[special] - s.removed[special]
        for player in range(box.players):
            left -= s.special[player][special]
        for stack in range(say.STACK_COUNT):
            left -= s.stack_cards[stack][special]
        for _ in range(left):
            cards[count] = special
            count += 1
    return count


@rule
def fill_hands(box: Box, s: State) -> None:
    """Deal the goods not located to the unknown places in hands; the rest goes to the junks.

    If all that is known of a junk is that it has goods, a deal that takes its last card is dealt
    again; after many failures such a card is kept out of the deal from the start.
    """
    for attempt in range(TRIES + 1):
        if deal_hands(box, s, attempt == TRIES):
            return


@rule
def deal_hands(box: Box, s: State, leave_one: bool) -> bool:
    """Deal at random, if that agrees with which junks are empty."""
    cards = scratch(GOODS_CARDS)
    left = scratch(SLOTS)
    count_unlocated(box, s, left)
    certain = 0
    for good in range(1, say.KINDS + 1):
        if s.supply[good] != UNKNOWN:
            for _ in range(left[good]):
                cards[certain] = good
                certain += 1
    count = certain
    for good in range(1, say.KINDS + 1):
        if s.supply[good] == UNKNOWN:
            for _ in range(left[good] - 1 if leave_one else left[good]):
                cards[count] = good
                count += 1
    wanted = 0
    for player in range(box.players):
        wanted += s.hand[player][0]
    shuffle(s, cards, certain, count)
    for i in range(wanted):
        left[int(cards[i])] -= 1
    for good in range(1, say.KINDS + 1):
        if s.supply[good] == UNKNOWN and left[good] == 0:
            return False
    shuffle(s, cards, 0, wanted)
    place_goods(box, s, cards, left)
    return True


@rule
def count_unlocated(box: Box, s: State, left: Row) -> None:
    """Per good, the cards that the view locates neither in a hand nor, by number, on its junk."""
    for good in range(1, SLOTS):
        left[good] = say.COPIES - max(0, int(s.supply[good]))
        for player in range(box.players):
            left[good] -= s.hand[player][good]


@rule
def place_goods(box: Box, s: State, cards: Row, left: Row) -> None:
    """The first cards go to hands; the rest to their junks."""
    dealt = 0
    for player in range(box.players):
        for _ in range(s.hand[player][0]):
            s.hand[player][int(cards[dealt])] += 1
            dealt += 1
        s.hand[player][0] = 0
    for good in range(1, say.KINDS + 1):
        if s.supply[good] == UNKNOWN:
            s.supply[good] = int(left[good])


@rule
def fill_bid(box: Box, s: State, player: int) -> None:
    """Any bid the hand allows, including bluffs."""
    choices = scratch(ACTION_COUNT)
    action = int(choices[below(s, bid_choices(box, s, player, choices))])
    s.bid_good[player] = fist_of(action)
    s.bid_count[player] = cards_bid(action)
