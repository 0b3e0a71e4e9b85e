"""The terms of deals: what can be given now, and handing it over."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.camels import (
    camels_out,
    empty_spaces,
    has_caravan,
    product_of,
    stand_camel,
    why_no_place_in_deal,
)
from caravanserai.games.araby.rules.cards import copies_in
from caravanserai.games.araby.state import Box, State


@rule
def pair_of(maker: int, partner: int) -> int:
    """The number of the offer from one player to another."""
    return (SEATS - 1) * maker + partner - (1 if partner > maker else 0)


@rule
def maker_of(pair: int) -> int:
    """Who makes the offer with this number."""
    return pair // (SEATS - 1)


@rule
def partner_of(pair: int) -> int:
    """Who the offer with this number is made to."""
    partner = pair % (SEATS - 1)
    return partner + 1 if partner >= maker_of(pair) else partner


@rule
def giver_of(pair: int, side: int) -> int:
    """Who gives what this side of the offer lists."""
    return maker_of(pair) if side == say.GIVES else partner_of(pair)


@rule
def receiver_of(pair: int, side: int) -> int:
    """Who gets what this side of the offer lists."""
    return partner_of(pair) if side == say.GIVES else maker_of(pair)


@rule
def dated(kind: int, mode: int) -> int:
    """A term's first number."""
    return kind + say.MODE * mode


@rule
def kind_of(term: int) -> int:
    """The kind in a term's first number."""
    return term % say.MODE


@rule
def mode_of(term: int) -> int:
    """When it is due: now, by the end of this turn, or promised."""
    return term // say.MODE


@rule
def promised_copies(s: State, pair: int, side: int, kind: int, what: int) -> int:
    """How often the side lists this for now."""
    count = 0
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        if (
            s.terms[pair][i][say.TERM_KIND] == dated(kind, say.NOW)
            and s.terms[pair][i][say.TERM_WHAT] == what
        ):
            count += 1
    return count


@rule
def committed(s: State, pair: int, side: int, card: int) -> int:
    """How many hand cards of a type the side uses up: passed on, or discarded for a credit."""
    count = 0
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        kind, what, fixed = (
            s.terms[pair][i][say.TERM_KIND],
            s.terms[pair][i][say.TERM_WHAT],
            s.terms[pair][i][say.TERM_FIXED],
        )
        if kind == say.CARD_TERM and (what == card or (what == say.ANY_CARD and fixed == card)):
            count += 1
        elif kind == say.CREDIT_TERM and fixed == card:
            count += 1
    return count


@rule
def free_copies(s: State, pair: int, side: int, card: int) -> int:
    """How many hand cards of a type the giver still has for this side."""
    giver = giver_of(pair, side)
    return copies_in(s, say.HAND + giver, card) - committed(s, pair, side, card)


@rule
def untasked_copies(s: State, player: int, card: int) -> int:
    """How many untasked cards of a type an entourage has."""
    count = 0
    for place in range(s.start[say.ENTOURAGE + player], s.start[say.ENTOURAGE + player + 1]):
        if s.face[place] == card and not s.mark[place] & say.TASKED:
            count += 1
    return count


@rule
def why_not_give(
    box: Box, s: State, giver: int, receiver: int, kind: int, what: int, times: int
) -> int:
    """Why a player could not give this many now, ignoring hand cards."""
    if kind == say.COINS_TERM:
        return say.FINE if s.coins[giver] >= what else say.TOO_FEW_COINS
    if kind == say.ENTOURAGE_TERM:
        return (
            say.FINE if copies_in(s, say.ENTOURAGE + giver, what) >= times else say.NOT_IN_ENTOURAGE
        )
    if kind == say.PRODUCT_TERM:
        return say.FINE if s.pool[giver][what] >= times else say.NO_PRODUCT
    if kind == say.SPACE_TERM or kind == say.SPACES_TERM:
        return why_not_allow(s, giver, receiver, kind, what)
    if kind == say.OWN_TERM:
        return why_not_unlock(s, giver, receiver)
    if kind == say.CAMEL_TERM:
        return why_not_put(box, s, giver, receiver, what, times, 1)
    if kind == say.TASK_TERM:
        return why_not_lend(s, giver, what, times)
    return say.FINE


@rule
def why_not_unlock(s: State, giver: int, receiver: int) -> int:
    """Only the active player opens other players' caravans to their owners."""
    if giver != s.active:
        return say.LOCKED
    if not has_caravan(s, receiver):
        return say.NO_CARAVAN_THERE
    return why_allowed_already(s, giver, receiver, say.OWN_TERM, 0)


@rule
def why_not_allow(s: State, giver: int, receiver: int, kind: int, what: int) -> int:
    """Permission needs a caravan with spaces to allow."""
    if not has_caravan(s, giver):
        return say.NO_CARAVAN_THERE
    if s.board[giver][what] if kind == say.SPACE_TERM else empty_spaces(s, giver) < what:
        return say.SPACE_TAKEN
    return why_allowed_already(s, giver, receiver, kind, what)


@rule
def why_allowed_already(s: State, giver: int, receiver: int, kind: int, what: int) -> int:
    """Permission already held lasts all turn: nobody buys it again."""
    held = False
    if kind == say.SPACE_TERM:
        held = bool(s.leave_space[giver][receiver] >> what & 1)
    elif kind == say.SPACES_TERM:
        leave = int(s.leave_spaces[giver][receiver])
        held = leave > 0 and leave + what > empty_spaces(s, giver)
    elif kind == say.OWN_TERM:
        held = bool(s.leave_own >> receiver & 1)
    return say.ALREADY_ALLOWED if held else say.FINE


@rule
def why_not_put(
    box: Box, s: State, giver: int, receiver: int, place: int, products: int, camels: int
) -> int:
    """Why a deal that takes this many products and camels cannot put a camel on a place."""
    owner, space = place // say.SPACES, place % say.SPACES
    reason = why_no_place_in_deal(s, giver, receiver, owner, space)
    if reason:
        return reason
    if s.pool[giver][product_of(box, s, owner, space)] < products:
        return say.NO_PRODUCT
    return say.FINE if camels_out(box, s, giver) + camels <= say.CAMELS else say.NO_CAMEL


@rule
def products_listed(box: Box, s: State, pair: int, side: int, product: int) -> int:
    """How many of a product the side uses up now: passed on, or carried by a camel."""
    count = 0
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        kind, what = int(s.terms[pair][i][say.TERM_KIND]), int(s.terms[pair][i][say.TERM_WHAT])
        if kind == say.CAMEL_TERM and has_caravan(s, what // say.SPACES):
            what = product_of(box, s, what // say.SPACES, what % say.SPACES)
        if (kind == say.PRODUCT_TERM or kind == say.CAMEL_TERM) and what == product:
            count += 1
    return count


@rule
def camels_listed(s: State, pair: int, side: int) -> int:
    """How many camels the side puts on caravans now."""
    count = 0
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        if s.terms[pair][i][say.TERM_KIND] == say.CAMEL_TERM:
            count += 1
    return count


@rule
def why_not_list_camel(box: Box, s: State, pair: int, side: int, place: int, more: int) -> int:
    """Why a side cannot put a camel on a place, given all it lists and this many more camels."""
    giver, receiver = giver_of(pair, side), receiver_of(pair, side)
    products = more
    if has_caravan(s, place // say.SPACES):
        product = product_of(box, s, place // say.SPACES, place % say.SPACES)
        products += products_listed(box, s, pair, side, product)
    camels = camels_listed(s, pair, side) + more
    return why_not_put(box, s, giver, receiver, place, products, camels)


@rule
def why_not_lend(s: State, giver: int, card: int, times: int) -> int:
    """A card tasked for the partner must be untasked (A15)."""
    if copies_in(s, say.ENTOURAGE + giver, card) < times:
        return say.NOT_IN_ENTOURAGE
    return say.FINE if untasked_copies(s, giver, card) >= times else say.ALREADY_TASKED


@rule
def why_not_hand(s: State, pair: int, side: int, kind: int, what: int, fixed: int) -> int:
    """Are a term's hand cards still there, counting all that the side uses?"""
    card = int(what) if kind == say.CARD_TERM and what != say.ANY_CARD else int(fixed)
    if card >= 0 and free_copies(s, pair, side, card) < 0:
        return say.NOT_IN_HAND
    return say.FINE


@rule
def why_not_side(box: Box, s: State, pair: int, side: int) -> int:
    """Why what is due now on one side of an offer cannot be given, all of it together (A14)."""
    giver, receiver = giver_of(pair, side), receiver_of(pair, side)
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        kind, what = int(s.terms[pair][i][say.TERM_KIND]), int(s.terms[pair][i][say.TERM_WHAT])
        if mode_of(kind) == say.NOW:
            times = promised_copies(s, pair, side, kind, what)
            if kind == say.CAMEL_TERM:
                reason = why_not_list_camel(box, s, pair, side, what, 0)
            else:
                reason = why_not_give(box, s, giver, receiver, kind, what, times)
            if reason == say.FINE and (kind == say.CARD_TERM or kind == say.CREDIT_TERM):
                reason = why_not_hand(s, pair, side, kind, what, s.terms[pair][i][say.TERM_FIXED])
            if reason:
                return reason
    return why_not_unnamed(box, s, pair, side)


@rule
def why_not_unnamed(box: Box, s: State, pair: int, side: int) -> int:
    """Are there enough hand cards left for those still to be named?

    As with payments: every group of icons needs as many cards that show one of it as credits.
    """
    any_cards, groups, credits_asked = 0, 0, 0
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        if is_unnamed(s, pair, i):
            if s.terms[pair][i][say.TERM_KIND] == say.CARD_TERM:
                any_cards += 1
            else:
                credits_asked += 1
                groups |= 1 << s.terms[pair][i][say.TERM_WHAT]
    if any_cards + credits_asked == 0:
        return say.FINE
    if uncommitted(box, s, pair, side, -1) < any_cards + credits_asked:
        return say.NO_SUCH_CARD
    for group in range(1, groups + 1):
        asked = credits_in(s, pair, side, group) if group & ~groups == 0 else 0
        if asked and uncommitted(box, s, pair, side, group) < asked:
            return say.NO_SUCH_CARD
    return say.FINE


@rule
def is_unnamed(s: State, pair: int, i: int) -> bool:
    """Is a hand card of this term still to be named?"""
    kind, what, fixed = (
        s.terms[pair][i][say.TERM_KIND],
        s.terms[pair][i][say.TERM_WHAT],
        s.terms[pair][i][say.TERM_FIXED],
    )
    return bool(
        fixed < 0 and (kind == say.CREDIT_TERM or (kind == say.CARD_TERM and what == say.ANY_CARD))
    )


@rule
def uncommitted(box: Box, s: State, pair: int, side: int, group: int) -> int:
    """Hand cards not used by the side that show an icon of the group (-1: any card)."""
    giver = giver_of(pair, side)
    count = 0
    for place in range(s.start[say.HAND + giver], s.start[say.HAND + giver + 1]):
        if group < 0 or box.icons[s.face[place]] & group:
            count += 1
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        kind = s.terms[pair][i][say.TERM_KIND]
        if (kind == say.CARD_TERM or kind == say.CREDIT_TERM) and not is_unnamed(s, pair, i):
            named = kind == say.CARD_TERM and s.terms[pair][i][say.TERM_WHAT] != say.ANY_CARD
            card = (
                int(s.terms[pair][i][say.TERM_WHAT])
                if named
                else int(s.terms[pair][i][say.TERM_FIXED])
            )
            if group < 0 or box.icons[card] & group:
                count -= 1
    return count


@rule
def credits_in(s: State, pair: int, side: int, group: int) -> int:
    """How many credits of a group of icons still lack a card."""
    count = 0
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        unnamed = s.terms[pair][i][say.TERM_KIND] == say.CREDIT_TERM and is_unnamed(s, pair, i)
        if unnamed and group >> s.terms[pair][i][say.TERM_WHAT] & 1:
            count += 1
    return count


@rule
def hand_over(s: State, giver: int, receiver: int, kind: int, what: int, out: Buffer) -> None:
    """Give what is neither a card nor a task; coins and products were taken before."""
    if kind == say.CAMEL_TERM:
        stand_camel(s, giver, what // say.SPACES, what % say.SPACES, out)
    elif kind == say.COINS_TERM:
        s.coins[receiver] += what
        emit(out, say.COINS_PASSED, giver, receiver, what, 0, EVERYONE)
    elif kind == say.PRODUCT_TERM:
        s.pool[receiver][what] = min(say.MOST_HELD, int(s.pool[receiver][what]) + 1)
        emit(out, say.PRODUCT_PASSED, giver, receiver, what, 0, EVERYONE)
    elif kind == say.CREDIT_TERM:
        s.credit[receiver][what] = min(say.MOST_HELD, int(s.credit[receiver][what]) + 1)
        emit(out, say.CREDIT_GIVEN, giver, receiver, what, 0, EVERYONE)
    elif kind == say.SPACE_TERM:
        s.leave_space[giver][receiver] |= 1 << what
        emit(out, say.SPACE_ALLOWED, giver, receiver, what, 0, EVERYONE)
    elif kind == say.SPACES_TERM:
        leave = int(s.leave_spaces[giver][receiver]) + what
        s.leave_spaces[giver][receiver] = min(say.MOST_HELD, leave)
        emit(out, say.SPACES_ALLOWED, giver, receiver, what, 0, EVERYONE)
    elif kind == say.OWN_TERM:
        s.leave_own |= 1 << receiver
        emit(out, say.OWN_ALLOWED, giver, receiver, 0, 0, EVERYONE)


@rule
def take_out(box: Box, s: State, giver: int, kind: int, what: int) -> None:
    """Coins and products leave their owner, including products a camel carries."""
    if kind == say.COINS_TERM:
        s.coins[giver] -= what
    elif kind == say.PRODUCT_TERM:
        s.pool[giver][what] -= 1
    elif kind == say.CAMEL_TERM:
        s.pool[giver][product_of(box, s, what // say.SPACES, what % say.SPACES)] -= 1


@rule
def close_offer(s: State, pair: int, out: Buffer) -> None:
    """End the offer without a deal; only its two players are told why."""
    emit(out, say.OFFER_CLOSED, maker_of(pair), partner_of(pair), 0, 0, EVERYONE)
    clear_offer(s, pair)


@rule
def clear_offer(s: State, pair: int) -> None:
    """Remove the offer."""
    s.offer[pair] = say.NO_OFFER
    clear_terms(s, pair)


@rule
def clear_terms(s: State, pair: int) -> None:
    """Remove all terms of the offer."""
    for side in range(2):
        s.count[pair][side] = 0
    for i in range(say.OFFER_TERMS):
        for part in range(3):
            s.terms[pair][i][part] = 0
