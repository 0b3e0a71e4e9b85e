"""What a player may know: the view of a state, and full states consistent with a view."""

from caravanserai.engine.events import NOBODY, PUBLIC, UNKNOWN
from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.record import SEATS, Row
from caravanserai.engine.rng import below, shuffle
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.alphabet import CARDS, SLOTS
from caravanserai.games.dunhuang.knowledge.tracking import group_low, group_owner
from caravanserai.games.dunhuang.rules.supply import cards_in, nth_card
from caravanserai.games.dunhuang.state import Box, State


@rule
def hide(box: Box, s: State, seat: int) -> None:
    """Normalise everything `seat` (or PUBLIC) doesn't certainly know.

    Unknown cards count under good 0; unknown places of the pile and aside hold UNKNOWN.
    """
    for player in range(box.players):
        if player != seat:
            hide_hand(s, player, seat)
            hide_aside(s, player)
    if s.active != seat:
        hide_drawn(s)
        hide_chosen(s)
    hide_pile(s, seat)
    forget_others_knowledge(s, seat)


@rule
def hide_hand(s: State, player: int, seat: int) -> None:
    """In another player's hand only the certainly known cards stay; the rest are counted."""
    size = cards_in(s.hand[player])
    viewer = player if seat == PUBLIC else seat
    for good in range(1, say.KINDS + 1):
        s.hand[player][good] = s.known[viewer][player][good]
        size -= s.hand[player][good]
    s.hand[player][0] = size


@rule
def hide_aside(s: State, player: int) -> None:
    """Only their player knows the opening and removed cards."""
    for place in range(say.OPENING_CARDS):
        if s.aside[player][place]:
            s.aside[player][place] = UNKNOWN


@rule
def hide_drawn(s: State) -> None:
    """Others know only how many cards the interpreter or diplomat drew."""
    s.drawn[0] = cards_in(s.drawn)
    for good in range(1, say.KINDS + 1):
        s.drawn[good] = 0


@rule
def hide_chosen(s: State) -> None:
    """The card that soldier and general give is shown only when the swap is made."""
    if s.decision == say.SPACE:
        s.chosen = UNKNOWN if s.chosen else 0


@rule
def hide_pile(s: State, seat: int) -> None:
    """Only cards returned by `seat` are known, and those without their order."""
    place = s.pile_size - 1
    while place >= 0:
        if group_owner(s.group[place]) == seat:
            low = group_low(s, place)
            sort(s.pile, low, place + 1)
            place = low
        else:
            s.pile[place] = UNKNOWN
        place -= 1


@rule
def sort(cards: Row, low: int, high: int) -> None:
    """Put cards[low:high] in ascending order."""
    for i in range(low + 1, high):
        j = i
        while j > low and cards[j - 1] > cards[j]:
            kept = cards[j]
            cards[j] = cards[j - 1]
            cards[j - 1] = kept
            j -= 1


@rule
def forget_others_knowledge(s: State, seat: int) -> None:
    """Keep what everybody knows and what `seat` knows."""
    for viewer in range(SEATS):
        for holder in range(SEATS):
            if viewer != seat and viewer != holder:
                for good in range(1, say.KINDS + 1):
                    s.known[viewer][holder][good] = 0


@rule
def determinize(box: Box, s: State, seat: int) -> None:
    """Fill every unknown place of a view uniformly from the cards its player can't locate.

    The other players only get the knowledge that everybody has.
    """
    cards = scratch(CARDS)
    count = unlocated(box, s, cards)
    shuffle(s, cards, 0, count)
    while maid_would_be_stuck(s, cards):
        shuffle(s, cards, 0, count)
    dealt = 0 if s.active == NOBODY else fill_counts(s.hand[s.active], cards, 0)
    for player in range(box.players):
        dealt = fill_aside(s, player, cards, dealt)
        dealt = fill_counts(s.hand[player], cards, dealt)
    dealt = fill_counts(s.drawn, cards, dealt)
    fill_chosen(s)
    fill_pile(s, seat, cards, dealt)
    for viewer in range(SEATS):
        for holder in range(SEATS):
            if viewer != seat and viewer != holder:
                for good in range(1, say.KINDS + 1):
                    s.known[viewer][holder][good] = s.known[holder][holder][good]


@rule
def reshuffle(box: Box, s: State) -> None:
    """Put the pile into a new order: what nobody has seen, and each group returned together."""
    cards = scratch(CARDS)
    count = 0
    for place in range(s.pile_size):
        if group_owner(s.group[place]) < 0:
            cards[count] = s.pile[place]
            count += 1
    shuffle(s, cards, 0, count)
    place = s.pile_size - 1
    while place >= 0:
        if group_owner(s.group[place]) < 0:
            count -= 1
            s.pile[place] = int(cards[count])
        else:
            low = group_low(s, place)
            shuffle(s, s.pile, low, place + 1)
            place = low
        place -= 1


@rule
def unlocated(box: Box, s: State, cards: Row) -> int:
    """Write the cards the view doesn't locate into `cards`; return how many."""
    left = scratch(SLOTS)
    count_unlocated(box, s, left)
    count = 0
    for good in range(1, SLOTS):
        for _ in range(left[good]):
            cards[count] = good
            count += 1
    return count


@rule
def count_unlocated(box: Box, s: State, left: Row) -> None:
    """Per good, how many cards the view doesn't locate."""
    for good in range(1, SLOTS):
        left[good] = box.copies[good] - s.discarded[good] - s.drawn[good]
        for player in range(box.players):
            left[good] -= s.hand[player][good] + s.shop[player][good]
    for space in range(say.SPACES):
        left[s.market[space]] -= 1
    for player in range(box.players):
        for place in range(say.OPENING_CARDS):
            if s.aside[player][place] > 0:
                left[s.aside[player][place]] -= 1
    for place in range(s.pile_size):
        if s.pile[place] > 0:
            left[s.pile[place]] -= 1


@rule
def maid_would_be_stuck(s: State, cards: Row) -> bool:
    """Would the maid's user, dealt the first of `cards`, lack the different good they need?"""
    if s.decision != say.MAID_SHOP and s.decision != say.MAID_HAND:
        return False
    good = s.chosen if s.decision == say.MAID_HAND else only_good(s.shop[s.active])
    if good == 0 or cards_in(s.hand[s.active]) > s.hand[s.active][good] + s.hand[s.active][0]:
        return False
    for i in range(s.hand[s.active][0]):
        if cards[i] != good:
            return False
    return True


@rule
def only_good(counts: Row) -> int:
    """The good of all these cards, or 0 if there are several."""
    found = 0
    for good in range(1, say.KINDS + 1):
        if counts[good]:
            if found:
                return 0
            found = good
    return found


@rule
def fill_aside(s: State, player: int, cards: Row, dealt: int) -> int:
    """Deal unknown opening or removed cards."""
    count = 0
    for place in range(say.OPENING_CARDS):
        if s.aside[player][place] == UNKNOWN:
            s.aside[player][place] = int(cards[dealt + count])
            count += 1
    sort(s.aside[player], 0, count)
    return dealt + count


@rule
def fill_counts(counts: Row, cards: Row, dealt: int) -> int:
    """Deal as many cards as are counted unknown."""
    unknown = counts[0]
    counts[0] = 0
    for i in range(unknown):
        counts[int(cards[dealt + i])] += 1
    return dealt + unknown


@rule
def fill_chosen(s: State) -> None:
    """The card to be swapped is any card in the soldier's shop or the general's hand."""
    if s.chosen == UNKNOWN:
        cards = s.shop[s.active] if s.tiles[s.camel] == say.SOLDIER else s.hand[s.active]
        s.chosen = nth_card(cards, below(s, cards_in(cards)))


@rule
def fill_pile(s: State, seat: int, cards: Row, dealt: int) -> None:
    """Deal the unknown places of the pile; shuffle each group whose order is unknown."""
    for place in range(s.pile_size):
        if s.pile[place] == UNKNOWN:
            s.pile[place] = int(cards[dealt])
            dealt += 1
    place = s.pile_size - 1
    while place >= 0:
        if group_owner(s.group[place]) == seat:
            low = group_low(s, place)
            shuffle(s, s.pile, low, place + 1)
            place = low
        place -= 1
