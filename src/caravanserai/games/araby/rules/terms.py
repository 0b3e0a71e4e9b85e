"""The terms of deals: what can be given now, and handing it over."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.games.araby.alphabet import (
    ALREADY_ALLOWED,
    ALREADY_TASKED,
    ANY_CARD,
    CAMEL_TERM,
    CAMELS,
    CARD_TERM,
    COINS_PASSED,
    COINS_TERM,
    CREDIT_GIVEN,
    CREDIT_TERM,
    ENTOURAGE,
    ENTOURAGE_TERM,
    FINE,
    GIVES,
    HAND,
    LOCKED,
    MODE,
    MOST_HELD,
    NO_CAMEL,
    NO_CARAVAN_THERE,
    NO_OFFER,
    NO_PRODUCT,
    NO_SUCH_CARD,
    NOT_IN_ENTOURAGE,
    NOT_IN_HAND,
    NOTHING_TO_DO,
    NOW,
    OFFER_CLOSED,
    OFFER_TERMS,
    OWN_ALLOWED,
    OWN_TERM,
    PRODUCT_PASSED,
    PRODUCT_TERM,
    SIDE_TERMS,
    SPACE_ALLOWED,
    SPACE_TAKEN,
    SPACE_TERM,
    SPACES,
    SPACES_ALLOWED,
    SPACES_TERM,
    TASK_TERM,
    TASKED,
    TOO_FEW_COINS,
)
from caravanserai.games.araby.rules.camels import (
    camels_out,
    empty_spaces,
    has_caravan,
    product_of,
    stand_camel,
    why_no_place_in_deal,
)
from caravanserai.games.araby.rules.cards import copies_in
from caravanserai.games.araby.rules.targets import usable
from caravanserai.games.araby.state import Box, State


@rule
def pair_of(maker: int, partner: int) -> int:
    """The number of the offer from one player to another."""
    return (SEATS - 1) * maker + partner - (1 if partner > maker else 0)


@rule
def maker_of(pair: int) -> int:
    """Who makes the offer of this number."""
    return pair // (SEATS - 1)


@rule
def partner_of(pair: int) -> int:
    """To whom the offer of this number is made."""
    partner = pair % (SEATS - 1)
    return partner + 1 if partner >= maker_of(pair) else partner


@rule
def giver_of(pair: int, side: int) -> int:
    """Who gives what this side of the offer lists."""
    return maker_of(pair) if side == GIVES else partner_of(pair)


@rule
def receiver_of(pair: int, side: int) -> int:
    """Who gets what this side of the offer lists."""
    return partner_of(pair) if side == GIVES else maker_of(pair)


@rule
def kind_of(term: int) -> int:
    """What kind of thing a term's first number names."""
    return term % MODE


@rule
def mode_of(term: int) -> int:
    """When it is due: now, by the end of this turn, or promised."""
    return term // MODE


@rule
def promised_copies(s: State, pair: int, side: int, kind: int, what: int) -> int:
    """How often the side lists this for now."""
    count = 0
    for i in range(side * SIDE_TERMS, side * SIDE_TERMS + s.count[pair][side]):
        if s.terms[pair][i][0] == kind + MODE * NOW and s.terms[pair][i][1] == what:
            count += 1
    return count


@rule
def committed(s: State, pair: int, side: int, card: int) -> int:
    """How many hand cards of a type the side uses up: passed on, or discarded for a credit."""
    count = 0
    for i in range(side * SIDE_TERMS, side * SIDE_TERMS + s.count[pair][side]):
        kind, what, fixed = s.terms[pair][i][0], s.terms[pair][i][1], s.terms[pair][i][2]
        if kind == CARD_TERM and (what == card or (what == ANY_CARD and fixed == card)):
            count += 1
        elif kind == CREDIT_TERM and fixed == card:
            count += 1
    return count


@rule
def free_copies(s: State, pair: int, side: int, card: int) -> int:
    """How many hand cards of a type the giver still has for this side."""
    giver = giver_of(pair, side)
    return copies_in(s, HAND + giver, card) - committed(s, pair, side, card)


@rule
def untasked_copies(s: State, player: int, card: int) -> int:
    """How many untasked cards of a type an entourage has."""
    count = 0
    for place in range(s.start[ENTOURAGE + player], s.start[ENTOURAGE + player + 1]):
        if s.face[place] == card and not s.mark[place] & TASKED:
            count += 1
    return count


@rule
def why_not_give(
    box: Box, s: State, giver: int, receiver: int, kind: int, what: int, times: int
) -> int:
    """Why a player could not give this so many times now, leaving hand cards aside."""
    if kind == COINS_TERM:
        return FINE if s.coins[giver] >= what else TOO_FEW_COINS
    if kind == ENTOURAGE_TERM:
        return FINE if copies_in(s, ENTOURAGE + giver, what) >= times else NOT_IN_ENTOURAGE
    if kind == PRODUCT_TERM:
        return FINE if s.pool[giver][what] >= times else NO_PRODUCT
    if kind == SPACE_TERM or kind == SPACES_TERM:
        return why_not_allow(s, giver, receiver, kind, what)
    if kind == OWN_TERM:
        return why_not_unlock(s, giver, receiver)
    if kind == CAMEL_TERM:
        return why_not_put(box, s, giver, receiver, what, times, 1)
    if kind == TASK_TERM:
        return why_not_lend(box, s, giver, receiver, what, times)
    return FINE


@rule
def why_not_unlock(s: State, giver: int, receiver: int) -> int:
    """Only the active player opens the caravans of the others to their owners."""
    if giver != s.active:
        return LOCKED
    if not has_caravan(s, receiver):
        return NO_CARAVAN_THERE
    return why_allowed_already(s, giver, receiver, OWN_TERM, 0)


@rule
def why_not_allow(s: State, giver: int, receiver: int, kind: int, what: int) -> int:
    """Leave needs a caravan with spaces to allow."""
    if not has_caravan(s, giver):
        return NO_CARAVAN_THERE
    if s.board[giver][what] if kind == SPACE_TERM else empty_spaces(s, giver) < what:
        return SPACE_TAKEN
    return why_allowed_already(s, giver, receiver, kind, what)


@rule
def why_allowed_already(s: State, giver: int, receiver: int, kind: int, what: int) -> int:
    """Leave that is held lasts all turn: nobody buys it again."""
    held = False
    if kind == SPACE_TERM:
        held = bool(s.leave_space[giver][receiver] >> what & 1)
    elif kind == SPACES_TERM:
        leave = int(s.leave_spaces[giver][receiver])
        held = leave > 0 and leave + what > empty_spaces(s, giver)
    elif kind == OWN_TERM:
        held = bool(s.leave_own >> receiver & 1)
    return ALREADY_ALLOWED if held else FINE


@rule
def why_not_put(
    box: Box, s: State, giver: int, receiver: int, place: int, products: int, camels: int
) -> int:
    """Why a camel cannot be put on a place by a deal that takes so many products and camels."""
    owner, space = place // SPACES, place % SPACES
    reason = why_no_place_in_deal(s, giver, receiver, owner, space)
    if reason:
        return reason
    if s.pool[giver][product_of(box, s, owner, space)] < products:
        return NO_PRODUCT
    return FINE if camels_out(box, s, giver) + camels <= CAMELS else NO_CAMEL


@rule
def products_listed(box: Box, s: State, pair: int, side: int, product: int) -> int:
    """How many of a product the side uses up now: passed on, or carried by a camel."""
    count = 0
    for i in range(side * SIDE_TERMS, side * SIDE_TERMS + s.count[pair][side]):
        kind, what = int(s.terms[pair][i][0]), int(s.terms[pair][i][1])
        if kind == CAMEL_TERM and has_caravan(s, what // SPACES):
            what = product_of(box, s, what // SPACES, what % SPACES)
        if (kind == PRODUCT_TERM or kind == CAMEL_TERM) and what == product:
            count += 1
    return count


@rule
def camels_listed(s: State, pair: int, side: int) -> int:
    """How many camels the side puts on caravans now."""
    count = 0
    for i in range(side * SIDE_TERMS, side * SIDE_TERMS + s.count[pair][side]):
        if s.terms[pair][i][0] == CAMEL_TERM:
            count += 1
    return count


@rule
def why_not_list_camel(box: Box, s: State, pair: int, side: int, place: int, more: int) -> int:
    """Why a side cannot put a camel on a place, with all it lists and so many camels more."""
    giver, receiver = giver_of(pair, side), receiver_of(pair, side)
    products = more
    if has_caravan(s, place // SPACES):
        product = product_of(box, s, place // SPACES, place % SPACES)
        products += products_listed(box, s, pair, side, product)
    camels = camels_listed(s, pair, side) + more
    return why_not_put(box, s, giver, receiver, place, products, camels)


@rule
def why_not_lend(box: Box, s: State, giver: int, you: int, card: int, times: int) -> int:
    """A card tasked for the partner must be untasked and have something to do for them (A15)."""
    if copies_in(s, ENTOURAGE + giver, card) < times:
        return NOT_IN_ENTOURAGE
    if untasked_copies(s, giver, card) < times:
        return ALREADY_TASKED
    return FINE if usable(box, s, card, you, True) else NOTHING_TO_DO


@rule
def why_not_hand(s: State, pair: int, side: int, kind: int, what: int, fixed: int) -> int:
    """Are the hand cards of a term still there, all that the side uses counted?"""
    card = int(what) if kind == CARD_TERM and what != ANY_CARD else int(fixed)
    if card >= 0 and free_copies(s, pair, side, card) < 0:
        return NOT_IN_HAND
    return FINE


@rule
def why_not_side(box: Box, s: State, pair: int, side: int) -> int:
    """Why what is due now on one side of an offer cannot be given, all of it together (A14)."""
    giver, receiver = giver_of(pair, side), receiver_of(pair, side)
    for i in range(side * SIDE_TERMS, side * SIDE_TERMS + s.count[pair][side]):
        kind, what = int(s.terms[pair][i][0]), int(s.terms[pair][i][1])
        if mode_of(kind) == NOW:
            times = promised_copies(s, pair, side, kind, what)
            if kind == CAMEL_TERM:
                reason = why_not_list_camel(box, s, pair, side, what, 0)
            else:
                reason = why_not_give(box, s, giver, receiver, kind, what, times)
            if reason == FINE and (kind == CARD_TERM or kind == CREDIT_TERM):
                reason = why_not_hand(s, pair, side, kind, what, s.terms[pair][i][2])
            if reason:
                return reason
    return why_not_unnamed(box, s, pair, side)


@rule
def why_not_unnamed(box: Box, s: State, pair: int, side: int) -> int:
    """Are there enough hand cards left for those still to be named?

    As with payments: for every group of icons as many cards that show one of it as credits.
    """
    any_cards, groups, credits_asked = 0, 0, 0
    for i in range(side * SIDE_TERMS, side * SIDE_TERMS + s.count[pair][side]):
        if is_unnamed(s, pair, i):
            if s.terms[pair][i][0] == CARD_TERM:
                any_cards += 1
            else:
                credits_asked += 1
                groups |= 1 << s.terms[pair][i][1]
    if any_cards + credits_asked == 0:
        return FINE
    if uncommitted(box, s, pair, side, -1) < any_cards + credits_asked:
        return NO_SUCH_CARD
    for group in range(1, groups + 1):
        asked = credits_in(s, pair, side, group) if group & ~groups == 0 else 0
        if asked and uncommitted(box, s, pair, side, group) < asked:
            return NO_SUCH_CARD
    return FINE


@rule
def is_unnamed(s: State, pair: int, i: int) -> bool:
    """Is a hand card of this term still to be named?"""
    kind, what, fixed = s.terms[pair][i][0], s.terms[pair][i][1], s.terms[pair][i][2]
    return bool(fixed < 0 and (kind == CREDIT_TERM or (kind == CARD_TERM and what == ANY_CARD)))


@rule
def uncommitted(box: Box, s: State, pair: int, side: int, group: int) -> int:
    """Hand cards that show an icon of the group (any card for -1) and are not used by the side."""
    giver = giver_of(pair, side)
    count = 0
    for place in range(s.start[HAND + giver], s.start[HAND + giver + 1]):
        if group < 0 or box.icons[s.face[place]] & group:
            count += 1
    for i in range(side * SIDE_TERMS, side * SIDE_TERMS + s.count[pair][side]):
        kind = s.terms[pair][i][0]
        if (kind == CARD_TERM or kind == CREDIT_TERM) and not is_unnamed(s, pair, i):
            named = kind == CARD_TERM and s.terms[pair][i][1] != ANY_CARD
            card = int(s.terms[pair][i][1]) if named else int(s.terms[pair][i][2])
            if group < 0 or box.icons[card] & group:
                count -= 1
    return count


@rule
def credits_in(s: State, pair: int, side: int, group: int) -> int:
    """How many credits of a group of icons are still without a card."""
    count = 0
    for i in range(side * SIDE_TERMS, side * SIDE_TERMS + s.count[pair][side]):
        unnamed = s.terms[pair][i][0] == CREDIT_TERM and is_unnamed(s, pair, i)
        if unnamed and group >> s.terms[pair][i][1] & 1:
            count += 1
    return count


@rule
def hand_over(s: State, giver: int, receiver: int, kind: int, what: int, out: Buffer) -> None:
    """Give what is neither a card nor a task; coins and products were taken out before."""
    if kind == CAMEL_TERM:
        stand_camel(s, giver, what // SPACES, what % SPACES, out)
    elif kind == COINS_TERM:
        s.coins[receiver] += what
        emit(out, COINS_PASSED, giver, receiver, what, 0, EVERYONE)
    elif kind == PRODUCT_TERM:
        s.pool[receiver][what] = min(MOST_HELD, int(s.pool[receiver][what]) + 1)
        emit(out, PRODUCT_PASSED, giver, receiver, what, 0, EVERYONE)
    elif kind == CREDIT_TERM:
        s.credit[receiver][what] = min(MOST_HELD, int(s.credit[receiver][what]) + 1)
        emit(out, CREDIT_GIVEN, giver, receiver, what, 0, EVERYONE)
    elif kind == SPACE_TERM:
        s.leave_space[giver][receiver] |= 1 << what
        emit(out, SPACE_ALLOWED, giver, receiver, what, 0, EVERYONE)
    elif kind == SPACES_TERM:
        leave = int(s.leave_spaces[giver][receiver]) + what
        s.leave_spaces[giver][receiver] = min(MOST_HELD, leave)
        emit(out, SPACES_ALLOWED, giver, receiver, what, 0, EVERYONE)
    elif kind == OWN_TERM:
        s.leave_own |= 1 << receiver
        emit(out, OWN_ALLOWED, giver, receiver, 0, 0, EVERYONE)


@rule
def take_out(box: Box, s: State, giver: int, kind: int, what: int) -> None:
    """Coins and products leave their owner, those too that a camel carries."""
    if kind == COINS_TERM:
        s.coins[giver] -= what
    elif kind == PRODUCT_TERM:
        s.pool[giver][what] -= 1
    elif kind == CAMEL_TERM:
        s.pool[giver][product_of(box, s, what // SPACES, what % SPACES)] -= 1


@rule
def close_offer(s: State, pair: int, out: Buffer) -> None:
    """The offer comes to nothing; only its two players are told why."""
    emit(out, OFFER_CLOSED, maker_of(pair), partner_of(pair), 0, 0, EVERYONE)
    clear_offer(s, pair)


@rule
def clear_offer(s: State, pair: int) -> None:
    """The offer is gone."""
    s.offer[pair] = NO_OFFER
    clear_terms(s, pair)


@rule
def clear_terms(s: State, pair: int) -> None:
    """Nothing is listed in the offer."""
    for side in range(2):
        s.count[pair][side] = 0
    for i in range(OFFER_TERMS):
        for part in range(3):
            s.terms[pair][i][part] = 0
