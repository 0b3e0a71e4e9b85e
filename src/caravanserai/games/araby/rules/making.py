"""What can be added to an offer being made."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.adding import (
    fixed_so_far,
    last_term,
    lowest_value,
    pair_being_made,
    side_of,
    when_of,
    why_not_fix_choice,
    why_not_term,
)
from caravanserai.games.araby.rules.cards import types_in
from caravanserai.games.araby.rules.fixing import (
    ASKS_CAMEL,
    ASKS_CARD,
    ASKS_PLAYER,
    ASKS_PRODUCT,
    ASKS_YES,
    nth_question,
)
from caravanserai.games.araby.rules.offers import why_not_name_own, why_not_send
from caravanserai.games.araby.rules.terms import giver_of, kind_of
from caravanserai.games.araby.state import Box, State


@rule
def making_choices(box: Box, s: State, seat: int, out: Buffer) -> int:
    """What a seat may do while making an offer."""
    if s.naming[seat]:
        return own_cards(box, s, seat, out)
    pair, side = pair_being_made(s, seat), side_of(s, seat)
    n = 0
    if s.count[pair][side] < say.SIDE_TERMS:
        last = last_term(s, seat)
        before = kind_of(s.terms[pair][last][say.TERM_KIND]) if last >= 0 else 0
        value = int(s.terms[pair][last][say.TERM_WHAT]) if last >= 0 else 0
        if before == say.TASK_TERM and when_of(s, seat) == say.NOW:
            n = after_task(box, s, seat, pair, side, value, out)
        else:
            n = term_choices(box, s, pair, side, when_of(s, seat), before, value, out)
    return part_choices(box, s, seat, n, out)


@rule
def own_cards(box: Box, s: State, seat: int, out: Buffer) -> int:
    """Hand cards to fix secretly."""
    types = types_in(s, say.HAND + seat)
    n = 0
    for card in range(say.PERSONAS, say.TYPES):
        if types >> card & 1 and why_not_name_own(box, s, seat, card) == say.FINE:
            out[n] = say.DO_CARD + card
            n += 1
    out[n] = say.DO_DROP
    return n + 1


@rule
def part_choices(box: Box, s: State, seat: int, n: int, out: Buffer) -> int:
    """The next part of the offer, sending it, or dropping it."""
    if when_of(s, seat) == say.NOW:
        out[n] = say.DO_DUE
        n += 1
    if when_of(s, seat) != say.PROMISE:
        out[n] = say.DO_PROMISE
        n += 1
    if side_of(s, seat) == say.GIVES:
        out[n] = say.DO_WANT
        n += 1
    if why_not_send(box, s, seat) == say.FINE:
        out[n] = say.DO_SEND
        n += 1
    out[n] = say.DO_DROP
    return n + 1


@rule
def term_choices(
    box: Box, s: State, pair: int, side: int, when: int, before: int, value: int, out: Buffer
) -> int:
    """All terms that can follow one of kind `before`, in the order of the alphabet."""
    n = 0
    if before <= say.TASK_TERM:
        low = value if before == say.TASK_TERM else 0
        n = typed_terms(box, s, pair, side, when, say.TASK_TERM, say.DO_TASK, low, n, out)
    if before <= say.CAMEL_TERM:
        low = value + 1 if before == say.CAMEL_TERM else 0
        high = box.players * say.SPACES
        n = terms(box, s, pair, side, when, say.CAMEL_TERM, say.DO_CAMEL, low, high, n, out)
    if before <= say.CARD_TERM:
        low = max(0, lowest_value(before, value, say.CARD_TERM))
        n = typed_terms(box, s, pair, side, when, say.CARD_TERM, say.DO_CARD, low, n, out)
    if before <= say.PRODUCT_TERM:
        low = value if before == say.PRODUCT_TERM else 0
        n = terms(
            box,
            s,
            pair,
            side,
            when,
            say.PRODUCT_TERM,
            say.DO_PRODUCT,
            low,
            say.PRODUCT_COUNT,
            n,
            out,
        )
    if before <= say.CREDIT_TERM:
        low = value if before == say.CREDIT_TERM else 0
        n = terms(
            box, s, pair, side, when, say.CREDIT_TERM, say.DO_CREDIT, low, say.ICON_COUNT, n, out
        )
    if before < say.COINS_TERM:
        n = coin_terms(s, pair, side, when, n, out)
    if (
        before <= say.CARD_TERM
        and why_not_term(box, s, pair, side, when, say.CARD_TERM, say.ANY_CARD) == say.FINE
    ):
        out[n] = say.DO_ANY
        n += 1
    if before <= say.ENTOURAGE_TERM:
        low = value if before == say.ENTOURAGE_TERM else 0
        n = typed_terms(box, s, pair, side, when, say.ENTOURAGE_TERM, say.DO_ENTOURAGE, low, n, out)
    return leave_terms(box, s, pair, side, when, before, value, n, out)


@rule
def leave_terms(
    box: Box,
    s: State,
    pair: int,
    side: int,
    when: int,
    before: int,
    value: int,
    n: int,
    out: Buffer,
) -> int:
    """Permission to place camels, and promises in words."""
    if before <= say.SPACE_TERM:
        low = value + 1 if before == say.SPACE_TERM else 0
        n = terms(box, s, pair, side, when, say.SPACE_TERM, say.DO_SPACE, low, say.SPACES, n, out)
    if before < say.SPACES_TERM:
        n = terms(
            box, s, pair, side, when, say.SPACES_TERM, say.DO_SPACES, 1, say.CAMELS + 1, n, out
        )
    if before < say.OWN_TERM:
        n = terms(box, s, pair, side, when, say.OWN_TERM, say.DO_OWN, 0, 1, n, out)
    if before < say.WORDS_TERM and when == say.PROMISE:
        out[n] = say.DO_WORDS
        n += 1
    return n


@rule
def terms(
    box: Box, s: State, pair: int, side: int, when: int, kind: int, base: int, low: int, high: int,
    n: int, out: Buffer,
) -> int:  # fmt: skip
    """Terms of a kind with few values."""
    for value in range(low, high):
        if why_not_term(box, s, pair, side, when, kind, value) == say.FINE:
            out[n] = base + value
            n += 1
    return n


@rule
def coin_terms(s: State, pair: int, side: int, when: int, n: int, out: Buffer) -> int:
    """Coins: the maker must have what they give now."""
    most = say.MOST_COINS
    if side == say.GIVES and when == say.NOW:
        most = min(most, int(s.coins[giver_of(pair, side)]))
    for coins in range(1, most + 1):
        out[n] = say.DO_COINS + coins
        n += 1
    return n


@rule
def typed_terms(
    box: Box, s: State, pair: int, side: int, when: int, kind: int, base: int, low: int, n: int,
    out: Buffer,
) -> int:  # fmt: skip
    """Terms that name a card."""
    if when != say.NOW or side != say.GIVES:
        return any_typed_terms(box, kind, base, low, n, out)
    zone = say.HAND if kind == say.CARD_TERM else say.ENTOURAGE
    types = types_in(s, zone + giver_of(pair, side)) >> low
    card = low
    while types:
        if types & 1 and why_not_term(box, s, pair, side, when, kind, card) == say.FINE:
            out[n] = base + card
            n += 1
        types >>= 1
        card += 1
    return n


@rule
def any_typed_terms(box: Box, kind: int, base: int, low: int, n: int, out: Buffer) -> int:
    """Cards that exist: those of the deck, or those in entourages."""
    for card in range(low, say.TYPES):
        of = box.kind[card]
        stays = of == say.PERSONA or of == say.MERCHANT or of == say.ALLY
        if (of and of != say.PERSONA) if kind == say.CARD_TERM else stays:
            out[n] = base + card
            n += 1
    return n


@rule
def after_task(box: Box, s: State, seat: int, pair: int, side: int, card: int, out: Buffer) -> int:
    """After a card to be tasked now: more of them, or its choices."""
    n = typed_terms(box, s, pair, side, say.NOW, say.TASK_TERM, say.DO_TASK, card, 0, out)
    asked = nth_question(box, card, fixed_so_far(s, seat))
    if asked == ASKS_CAMEL:
        return fixable(box, s, seat, say.DO_CAMEL, box.players * say.SPACES, n, out)
    if asked == ASKS_CARD:
        return fixable(box, s, seat, say.DO_CARD, say.TYPES, n, out)
    if asked == ASKS_PRODUCT:
        return fixable(box, s, seat, say.DO_PRODUCT, say.PRODUCT_COUNT, n, out)
    if asked == ASKS_PLAYER:
        return fixable(box, s, seat, say.DO_PLAYER, box.players, n, out)
    if asked == ASKS_YES:
        n = fixable(box, s, seat, say.DO_YES, 1, n, out)
        return fixable(box, s, seat, say.DO_NO, 1, n, out)
    return n


@rule
def fixable(box: Box, s: State, seat: int, base: int, count: int, n: int, out: Buffer) -> int:
    """The choices of a kind that can be fixed."""
    for action in range(base, base + count):
        if why_not_fix_choice(box, s, seat, action) == say.FINE:
            out[n] = action
            n += 1
    return n
