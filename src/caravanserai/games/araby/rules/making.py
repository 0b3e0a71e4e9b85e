"""What can be added to an offer being made."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.games.araby.alphabet import (
    ALLY,
    ANY_CARD,
    CAMELS,
    CARD_TERM,
    COINS_TERM,
    CREDIT_TERM,
    DO_ANY,
    DO_CAMEL,
    DO_CARD,
    DO_COINS,
    DO_CREDIT,
    DO_DROP,
    DO_DUE,
    DO_ENTOURAGE,
    DO_NO,
    DO_OWN,
    DO_PLAYER,
    DO_PRODUCT,
    DO_PROMISE,
    DO_SEND,
    DO_SPACE,
    DO_SPACES,
    DO_TASK,
    DO_WANT,
    DO_WORDS,
    DO_YES,
    ENTOURAGE,
    ENTOURAGE_TERM,
    FINE,
    GIVES,
    HAND,
    ICON_COUNT,
    MERCHANT,
    MOST_COINS,
    NOW,
    OWN_TERM,
    PERSONA,
    PERSONAS,
    PRODUCT_COUNT,
    PRODUCT_TERM,
    PROMISE,
    SIDE_TERMS,
    SPACE_TERM,
    SPACES,
    SPACES_TERM,
    TASK_TERM,
    TYPES,
    WORDS_TERM,
)
from caravanserai.games.araby.rules.fixing import (
    ASKS_CAMEL,
    ASKS_CARD,
    ASKS_NOTHING,
    ASKS_PLAYER,
    ASKS_PRODUCT,
    ASKS_YES,
    nth_question,
)
from caravanserai.games.araby.rules.offers import (
    fixed_so_far,
    last_kind,
    last_term,
    lowest_value,
    pair_being_made,
    side_of,
    when_of,
    why_not_add,
    why_not_fix_choice,
    why_not_name_own,
    why_not_send,
)
from caravanserai.games.araby.rules.terms import giver_of
from caravanserai.games.araby.state import Box, State


@rule
def making_choices(box: Box, s: State, seat: int, out: Buffer) -> int:
    """What a seat that is making an offer may do."""
    n = 0
    if s.naming[seat]:
        for card in range(PERSONAS, TYPES):
            if why_not_name_own(box, s, seat, card) == FINE:
                out[n] = DO_CARD + card
                n += 1
        out[n] = DO_DROP
        return n + 1
    pair, side = pair_being_made(s, seat), side_of(s, seat)
    if s.count[pair][side] < SIDE_TERMS:
        if last_kind(s, seat) == TASK_TERM:
            n = after_task(box, s, seat, out)
        else:
            n = term_choices(box, s, seat, out)
    return part_choices(box, s, seat, n, out)


@rule
def part_choices(box: Box, s: State, seat: int, n: int, out: Buffer) -> int:
    """The next part of the offer, sending it, dropping it."""
    if when_of(s, seat) == NOW:
        out[n] = DO_DUE
        n += 1
    if when_of(s, seat) != PROMISE:
        out[n] = DO_PROMISE
        n += 1
    if side_of(s, seat) == GIVES:
        out[n] = DO_WANT
        n += 1
    if why_not_send(box, s, seat) == FINE:
        out[n] = DO_SEND
        n += 1
    out[n] = DO_DROP
    return n + 1


@rule
def term_choices(box: Box, s: State, seat: int, out: Buffer) -> int:
    """All terms that can be added, in the order of the alphabet."""
    n = typed_terms(box, s, seat, TASK_TERM, DO_TASK, 0, out)
    n = typed_terms(box, s, seat, CARD_TERM, DO_CARD, n, out)
    n = counted_terms(box, s, seat, PRODUCT_TERM, DO_PRODUCT, 0, PRODUCT_COUNT, n, out)
    n = counted_terms(box, s, seat, CREDIT_TERM, DO_CREDIT, 0, ICON_COUNT, n, out)
    n = coin_terms(s, seat, n, out)
    n = counted_terms(box, s, seat, CARD_TERM, DO_ANY - ANY_CARD, ANY_CARD, ANY_CARD + 1, n, out)
    n = typed_terms(box, s, seat, ENTOURAGE_TERM, DO_ENTOURAGE, n, out)
    n = counted_terms(box, s, seat, SPACE_TERM, DO_SPACE, 0, SPACES, n, out)
    n = counted_terms(box, s, seat, SPACES_TERM, DO_SPACES, 1, CAMELS + 1, n, out)
    n = counted_terms(box, s, seat, OWN_TERM, DO_OWN, 0, 1, n, out)
    return counted_terms(box, s, seat, WORDS_TERM, DO_WORDS, 0, 1, n, out)


@rule
def counted_terms(
    box: Box, s: State, seat: int, kind: int, base: int, low: int, high: int, n: int, out: Buffer
) -> int:
    """Terms of a kind whose values are few."""
    low = max(low, lowest_value(s, seat, kind))
    for value in range(low, high):
        if why_not_add(box, s, seat, kind, value) == FINE:
            out[n] = base + value
            n += 1
    return n


@rule
def coin_terms(s: State, seat: int, n: int, out: Buffer) -> int:
    """Coins: what the maker gives now they must have."""
    if lowest_value(s, seat, COINS_TERM) >= TYPES:
        return n
    most = MOST_COINS
    if s.part[seat] == 0:
        most = min(most, int(s.coins[seat]))
    for coins in range(1, most + 1):
        out[n] = DO_COINS + coins
        n += 1
    return n


@rule
def typed_terms(box: Box, s: State, seat: int, kind: int, base: int, n: int, out: Buffer) -> int:
    """Terms that name a card."""
    low = lowest_value(s, seat, kind)
    if low >= TYPES:
        return n
    if when_of(s, seat) != NOW or (kind == CARD_TERM and side_of(s, seat) != GIVES):
        return any_typed_terms(box, kind, base, max(low, 0), n, out)
    giver = giver_of(pair_being_made(s, seat), side_of(s, seat))
    zone = HAND + giver if kind == CARD_TERM else ENTOURAGE + giver
    types = 0
    for place in range(s.start[zone], s.start[zone + 1]):
        types |= 1 << int(s.face[place])
    for card in range(max(low, 0), TYPES):
        if types >> card & 1 and why_not_add(box, s, seat, kind, card) == FINE:
            out[n] = base + card
            n += 1
    return n


@rule
def any_typed_terms(box: Box, kind: int, base: int, low: int, n: int, out: Buffer) -> int:
    """Cards that exist: those of the deck, or those that lie in entourages."""
    for card in range(low, TYPES):
        of = box.kind[card]
        stays = of == PERSONA or of == MERCHANT or of == ALLY
        if (of and of != PERSONA) if kind == CARD_TERM else stays:
            out[n] = base + card
            n += 1
    return n


@rule
def after_task(box: Box, s: State, seat: int, out: Buffer) -> int:
    """After a card to be tasked: more of them, or its choices."""
    n = typed_terms(box, s, seat, TASK_TERM, DO_TASK, 0, out)
    card = s.terms[pair_being_made(s, seat)][last_term(s, seat)][1]
    asked = nth_question(box, card, fixed_so_far(s, seat))
    if asked == ASKS_NOTHING:
        return n
    if asked == ASKS_CAMEL:
        return fixable(box, s, seat, DO_CAMEL, box.players * SPACES, n, out)
    if asked == ASKS_CARD:
        return fixable(box, s, seat, DO_CARD, TYPES, n, out)
    if asked == ASKS_PRODUCT:
        return fixable(box, s, seat, DO_PRODUCT, PRODUCT_COUNT, n, out)
    if asked == ASKS_PLAYER:
        return fixable(box, s, seat, DO_PLAYER, box.players, n, out)
    if asked == ASKS_YES:
        n = fixable(box, s, seat, DO_YES, 1, n, out)
        return fixable(box, s, seat, DO_NO, 1, n, out)
    return n


@rule
def fixable(box: Box, s: State, seat: int, base: int, count: int, n: int, out: Buffer) -> int:
    """The choices of a kind that can be fixed."""
    for action in range(base, base + count):
        if why_not_fix_choice(box, s, seat, action) == FINE:
            out[n] = action
            n += 1
    return n
