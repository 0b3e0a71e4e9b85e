"""What a player may know: the view of a state, and full states consistent with a view."""

from caravanserai.engine.events import PUBLIC, UNKNOWN
from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.record import Row
from caravanserai.engine.rng import below, shuffle
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.alphabet import CARDS, DECK_CARDS, TYPES
from caravanserai.games.araby.knowledge.guessing import exchange, leave_nobody_stuck
from caravanserai.games.araby.knowledge.pairing import deal_paired
from caravanserai.games.araby.knowledge.tracking import ALL_EYES, taken_to_hand
from caravanserai.games.araby.rules.cards import size, swap_places
from caravanserai.games.araby.rules.terms import (
    clear_terms,
    dated,
    free_copies,
    is_unnamed,
    maker_of,
    partner_of,
)
from caravanserai.games.araby.state import Box, State

ALL_KNOW = 1 << PUBLIC


@rule
def hide(box: Box, s: State, seat: int) -> None:
    """Normalise everything `seat` (or PUBLIC) doesn't certainly know.

    Unknown faces and backs are UNKNOWN; another player's hand shows what is known of it, sorted.
    """
    hide_chosen(s, seat)
    for place in range(CARDS):
        hide_card(s, place, seat)
    for player in range(box.players):
        if player != seat:
            hide_marks(s, player)
            sort_hand(s, player)
            s.part[player] = 0
            s.naming[player] = 0
    for pair in range(say.PAIRS):
        hide_offer(s, pair, seat)
    hide_debts(s, seat)
    for caravan in range(s.begun, say.CARAVANS):
        s.caravan_pile[caravan] = UNKNOWN


@rule
def hide_card(s: State, place: int, seat: int) -> None:
    """Hide faces and backs not seen; everyone sees the back of the deck's top card."""
    on_top = place == s.start[say.DECK + 1] - 1
    if not s.back_seen[place] >> seat & 1 and not on_top:
        s.back[place] = UNKNOWN
    if not s.seen[place] >> seat & 1:
        s.face[place] = UNKNOWN
    s.seen[place] = own_knowledge(s.seen[place], seat)
    s.back_seen[place] = own_knowledge(s.back_seen[place], seat)


@rule
def own_knowledge(mask: int, seat: int) -> int:
    """A mask of viewers, reduced to this one and everybody."""
    return ALL_EYES if mask & ALL_KNOW else mask & 1 << seat


@rule
def hide_marks(s: State, player: int) -> None:
    """Nobody tracks which of another player's hand cards were played this turn."""
    for place in range(s.start[say.HAND + player], s.start[say.HAND + player + 1]):
        s.mark[place] = 0


@rule
def before(s: State, one: int, other: int) -> bool:
    """Does a card come earlier in a sorted hand? Known faces first, then by back."""
    if s.face[one] != s.face[other]:
        return bool(s.face[one] > s.face[other])
    if s.back[one] != s.back[other]:
        return bool(s.back[one] > s.back[other])
    if s.seen[one] != s.seen[other]:
        return bool(s.seen[one] > s.seen[other])
    return bool(s.back_seen[one] > s.back_seen[other])


@rule
def sort_hand(s: State, player: int) -> None:
    """Put another player's hand in an order that reveals nothing."""
    low = int(s.start[say.HAND + player])
    for i in range(low + 1, s.start[say.HAND + player + 1]):
        j = i
        while j > low and before(s, j, j - 1):
            swap_places(s, j, j - 1)
            j -= 1


@rule
def hide_chosen(s: State, seat: int) -> None:
    """The hand card chosen to swap or give is shown only when it moves."""
    secret = s.decision == say.SWAP_FOR or (s.decision == say.OPPONENT and s.chosen)
    if secret and s.actor != seat:
        s.chosen = UNKNOWN


@rule
def hide_offer(s: State, pair: int, seat: int) -> None:
    """Everyone sees who talks to whom; only those two see the terms, unsent ones the maker (A5)."""
    if s.offer[pair] == say.NO_OFFER:
        return
    mine = maker_of(pair) == seat
    if not mine and (s.offer[pair] != say.WAITING or partner_of(pair) != seat):
        clear_terms(s, pair)
        return
    low = say.SIDE_TERMS if mine else 0
    for i in range(low, low + s.count[pair][say.WANTS if mine else say.GIVES]):
        if holds_secret(s, pair, i):
            s.terms[pair][i][say.TERM_FIXED] = say.UNNAMED


@rule
def holds_secret(s: State, pair: int, i: int) -> bool:
    """Is a card fixed secretly in this term?"""
    kind = s.terms[pair][i][say.TERM_KIND]
    return bool(
        kind == say.CREDIT_TERM
        or (kind == say.CARD_TERM and s.terms[pair][i][say.TERM_WHAT] == say.ANY_CARD)
    )


@rule
def hide_debts(s: State, seat: int) -> None:
    """Only debtor and creditor know which card is owed."""
    for debt in range(s.owed):
        concerned = s.debts[debt][say.DEBT_BY] == seat or s.debts[debt][say.DEBT_TO] == seat
        if s.debts[debt][say.DEBT_KIND] == say.CARD_TERM and not concerned:
            s.debts[debt][say.DEBT_WHAT] = UNKNOWN


@rule
def determinize(box: Box, s: State, seat: int) -> None:
    """Fill every unknown place of a view uniformly from the cards its player can't locate.

    The other players only get the knowledge that everybody has.
    """
    if box.pairing[0] >= 0:
        deal_paired(box, s)
    else:
        deal_faces(box, s)
        deal_backs(box, s)
    for pair in range(say.PAIRS):
        fill_unseen(s, pair)
    leave_nobody_stuck(box, s, seat)
    for player in range(box.players):
        if player != seat:
            know_own_hand(s, player)
            if s.drawn == 0 or player != s.actor:
                shuffle_hand(s, player)
    fill_chosen(s)
    for pair in range(say.PAIRS):
        fill_offer(box, s, pair)
    for debt in range(s.owed):
        if s.debts[debt][say.DEBT_WHAT] == UNKNOWN:
            s.debts[debt][say.DEBT_WHAT] = say.ANY_CARD
    deal_caravans(s)


@rule
def reshuffle(box: Box, s: State) -> None:
    """Put the cards of the deck that nobody has seen, and the caravans to come, into a new order.

    Everyone sees the back of the deck's top card: where backs tell cards, it stays on top.
    """
    top = int(s.start[say.DECK + 1]) - 1
    for place in range(top, int(s.start[say.DECK]), -1):
        other = int(s.start[say.DECK]) + below(s, place + 1 - int(s.start[say.DECK]))
        if is_unseen(s, place) and is_unseen(s, other):
            if box.pairing[0] < 0:
                exchange(box, s, place, other)
            if place != top and other != top:
                exchange_backs(box, s, place, other)
    shuffle(s, s.caravan_pile, s.begun, say.CARAVANS)


@rule
def is_unseen(s: State, place: int) -> bool:
    """Has nobody seen either side of this card, but for its back on top of the deck?"""
    on_top = place == s.start[say.DECK + 1] - 1
    return s.seen[place] == 0 and (on_top or s.back_seen[place] == 0)


@rule
def exchange_backs(box: Box, s: State, place: int, other: int) -> None:
    """Swap the backs of two cards; with paired backs, the cards."""
    if box.pairing[0] >= 0:
        exchange(box, s, place, other)
        return
    back = int(s.back[place])
    s.back[place] = s.back[other]
    s.back[other] = back


@rule
def deal_faces(box: Box, s: State) -> None:
    """Deal the types the view doesn't locate."""
    left = scratch(TYPES)
    for card in range(TYPES):
        left[card] = box.copies[card]
    for place in range(CARDS):
        if s.face[place] >= 0:
            left[s.face[place]] -= 1
    cards = scratch(CARDS)
    count = write_out(left, TYPES, cards)
    shuffle(s, cards, 0, count)
    for place in range(CARDS):
        if s.face[place] == UNKNOWN:
            count -= 1
            s.face[place] = int(cards[count])


@rule
def deal_backs(box: Box, s: State) -> None:
    """Deal the backs the view doesn't show; with a shuffled pairing any card can have any."""
    left = scratch(DECK_CARDS)
    for back in range(box.backs):
        left[back] = box.back_copies[back]
    for place in range(CARDS):
        if s.back[place] >= 0 and s.face[place] >= say.PERSONAS:
            left[s.back[place]] -= 1
    backs = scratch(CARDS)
    count = write_out(left, DECK_CARDS, backs)
    shuffle(s, backs, 0, count)
    for place in range(CARDS):
        if s.back[place] == UNKNOWN:
            count -= 1
            s.back[place] = int(backs[count])


@rule
def write_out(counts: Row, kinds: int, into: Row) -> int:
    """Write each kind as often as it is counted; return how many that is."""
    n = 0
    for kind in range(kinds):
        for _ in range(counts[kind]):
            into[n] = kind
            n += 1
    return n


@rule
def know_own_hand(s: State, player: int) -> None:
    """Players know both sides of the cards they hold."""
    for place in range(s.start[say.HAND + player], s.start[say.HAND + player + 1]):
        taken_to_hand(s, place, player)


@rule
def shuffle_hand(s: State, player: int) -> None:
    """Nobody knows how long another player has held which card."""
    low = int(s.start[say.HAND + player])
    for i in range(size(s, say.HAND + player) - 1, 0, -1):
        swap_places(s, low + i, low + below(s, i + 1))


@rule
def fill_chosen(s: State) -> None:
    """The card chosen to swap is any card of the hand; to give, any of those just drawn."""
    if s.chosen == UNKNOWN:
        count = size(s, say.HAND + s.actor) if s.decision == say.SWAP_FOR else int(s.drawn)
        s.chosen = s.face[s.start[say.HAND + s.actor + 1] - 1 - below(s, count)] + 1


@rule
def fill_unseen(s: State, pair: int) -> None:
    """All that is known of an offer between others is that a card is named when it is settled."""
    if s.offer[pair] != say.WAITING or s.count[pair][say.GIVES] + s.count[pair][say.WANTS]:
        return
    if s.deal != pair + 1:
        s.count[pair][say.GIVES] = 1
        s.terms[pair][0][say.TERM_KIND] = dated(say.WORDS_TERM, say.PROMISE)
        s.terms[pair][0][say.TERM_FIXED] = say.UNNAMED
    else:
        s.count[pair][say.WANTS] = 1
        s.terms[pair][say.SIDE_TERMS][say.TERM_KIND] = say.CARD_TERM
        s.terms[pair][say.SIDE_TERMS][say.TERM_WHAT] = say.ANY_CARD
        s.terms[pair][say.SIDE_TERMS][say.TERM_FIXED] = say.UNNAMED


@rule
def fill_offer(box: Box, s: State, pair: int) -> None:
    """Fill in the cards fixed secretly in an offer."""
    if s.offer[pair] == say.WAITING:
        for i in range(s.count[pair][say.GIVES]):
            if is_unnamed(s, pair, i):
                s.terms[pair][i][say.TERM_FIXED] = some_card(box, s, pair, i)


@rule
def some_card(box: Box, s: State, pair: int, i: int) -> int:
    """A hand card that may be the fixed one; one not held makes the offer lapse."""
    maker = maker_of(pair)
    icon = (
        int(s.terms[pair][i][say.TERM_WHAT])
        if s.terms[pair][i][say.TERM_KIND] == say.CREDIT_TERM
        else -1
    )
    found, count = say.PERSONAS, 0
    for place in range(s.start[say.HAND + maker], s.start[say.HAND + maker + 1]):
        card = int(s.face[place])
        fits = icon < 0 or box.icons[card] >> icon & 1
        if fits and free_copies(s, pair, say.GIVES, card) > 0:
            count += 1
            if below(s, count) == 0:
                found = card
    return found


@rule
def deal_caravans(s: State) -> None:
    """Put the caravans not yet begun in random order."""
    begun = 0
    for caravan in range(s.begun):
        begun |= 1 << s.caravan_pile[caravan]
    place = int(s.begun)
    for caravan in range(say.CARAVANS):
        if not begun >> caravan & 1:
            s.caravan_pile[place] = caravan
            place += 1
    shuffle(s, s.caravan_pile, s.begun, say.CARAVANS)
