"""Who decides now, and what they may choose."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule, scratch
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.alphabet import ACTION_COUNT
from caravanserai.games.araby.rules.calling import makers_for_debt
from caravanserai.games.araby.rules.camels import has_camel_left, has_caravan, why_no_camel
from caravanserai.games.araby.rules.cards import types_in
from caravanserai.games.araby.rules.choices import (
    why_not_camel,
    why_not_card,
    why_not_player,
    why_not_product,
)
from caravanserai.games.araby.rules.deals import why_not_accept, why_not_name
from caravanserai.games.araby.rules.debts import why_not_name_for_debt, why_not_settle
from caravanserai.games.araby.rules.ledger import why_not_mark
from caravanserai.games.araby.rules.making import making_choices
from caravanserai.games.araby.rules.offers import why_not_begin
from caravanserai.games.araby.rules.playing_cards import ways_to_pay, why_not_play
from caravanserai.games.araby.rules.targets import has_product, usable
from caravanserai.games.araby.rules.terms import pair_of
from caravanserai.games.araby.state import Box, State


@rule
def is_open(s: State) -> bool:
    """May everyone act, because no effect, payment or draft is in progress?"""
    return bool(s.decision == say.MAIN or s.decision == say.LAST)


@rule
def may_act(box: Box, s: State) -> int:
    """Mask of all who may act now: everybody while a turn is open, passed or not (A9).

    A player who has passed may have nothing left to do; saying so would reveal their hand.
    """
    if s.ended:
        return 0
    return (1 << box.players) - 1 if is_open(s) else 1 << s.actor


@rule
def waiting_for(box: Box, s: State) -> int:
    """Mask of the seats that must act before the game can go on."""
    if s.ended:
        return 0
    if not is_open(s):
        return 1 << s.actor
    if s.stage == say.MAIN and not s.passed >> s.active & 1:
        return 1 << s.active
    return (1 << box.players) - 1 & ~s.passed


@rule
def turn(box: Box, s: State) -> int:
    """One at a time: offers being made, answers to offers, the active player, passes clockwise."""
    if not is_open(s):
        return int(s.actor)
    for i in range(box.players):
        seat = (s.active + i) % box.players
        if s.maker[seat]:
            return seat
    for i in range(box.players):
        seat = (s.active + i) % box.players
        if not s.passed >> seat & 1 and is_offered(box, s, seat):
            return seat
    for i in range(box.players):
        seat = (s.active + i) % box.players
        if not s.passed >> seat & 1:
            return seat
    return int(s.active)


@rule
def is_offered(box: Box, s: State, seat: int) -> bool:
    """Is an offer waiting for this seat's answer?"""
    for maker in range(box.players):
        if maker != seat and s.offer[pair_of(maker, seat)] == say.WAITING:
            return True
    return False


@rule
def legal(box: Box, s: State, seat: int, out: Buffer) -> int:
    """Write the legal actions of `seat`, ascending, into `out`; return how many."""
    if not may_act(box, s) >> seat & 1:
        return 0
    if is_open(s):
        if s.maker[seat]:
            return making_choices(box, s, seat, out)
        return open_choices(box, s, seat, out)
    d = s.decision
    if d == say.DRAFTING:
        return write_types(types_in(s, say.DRAFT), say.DO_CARD, 0, out)
    if d == say.PAY:
        return ways_to_pay(box, s, out)
    if d == say.NAME:
        return name_choices(box, s, out)
    if d == say.CALLED:
        return write_types(makers_for_debt(box, s, s.calling - 1), say.DO_TASK, 0, out)
    return effect_choices(box, s, out)


@rule
def write_types(types: int, base: int, n: int, out: Buffer) -> int:
    """Write one choice for each type in the mask, after the n already written."""
    card = 0
    while types:
        if types & 1:
            out[n] = base + card
            n += 1
        types >>= 1
        card += 1
    return n


@rule
def open_choices(box: Box, s: State, seat: int, out: Buffer) -> int:
    """What a player may do while the turn is open to all."""
    n = 0
    if not s.passed >> seat & 1:
        ends = s.stage == say.MAIN and seat == s.active
        out[0] = say.DO_END if ends else say.DO_PASS
        n = 1
    n = write_types(playable_types(box, s, seat), say.DO_PLAY, n, out)
    n = write_types(taskable_types(box, s, seat), say.DO_TASK, n, out)
    n = camel_choices(box, s, seat, n, out)
    n = deal_choices(box, s, seat, n, out)
    for debt in range(s.owed):
        if s.debts[debt][say.DEBT_BY] == seat and why_not_settle(box, s, seat, debt) == say.FINE:
            out[n] = say.DO_SETTLE + debt
            n += 1
    return promise_choices(s, seat, n, out)


@rule
def playable_types(box: Box, s: State, seat: int) -> int:
    """The types of hand cards that can be played now."""
    types = 0
    tried = 0
    for place in range(s.start[say.HAND + seat], s.start[say.HAND + seat + 1]):
        card = int(s.face[place])
        if not tried >> card & 1:
            tried |= 1 << card
            if why_not_play(box, s, seat, card) == say.FINE:
                types |= 1 << card
    return types


@rule
def taskable_types(box: Box, s: State, seat: int) -> int:
    """The types of untasked cards that have something to do."""
    types = 0
    for place in range(s.start[say.ENTOURAGE + seat], s.start[say.ENTOURAGE + seat + 1]):
        card = int(s.face[place])
        ready = not types >> card & 1 and not s.mark[place] & say.TASKED
        if ready and usable(box, s, card, seat, True):
            types |= 1 << card
    return types


@rule
def camel_choices(box: Box, s: State, seat: int, n: int, out: Buffer) -> int:
    """Spaces where a product and a camel can go."""
    if not has_product(s, seat) or not has_camel_left(box, s, seat):
        return n
    for owner in range(box.players):
        if has_caravan(s, owner):
            for space in range(say.SPACES):
                if why_no_camel(box, s, seat, owner, space) == say.FINE:
                    out[n] = say.DO_CAMEL + say.SPACES * owner + space
                    n += 1
    return n


@rule
def deal_choices(box: Box, s: State, seat: int, n: int, out: Buffer) -> int:
    """Offers to begin, to answer, to withdraw."""
    offers_left = s.offers_made[seat] < box.offer_limit
    for other in range(box.players):
        if offers_left and why_not_begin(box, s, seat, other) == say.FINE:
            out[n] = say.DO_OFFER + other
            n += 1
    for other in range(box.players):
        if offer_from(s, other, seat) and why_not_accept(box, s, seat, other) == say.FINE:
            out[n] = say.DO_ACCEPT + other
            n += 1
    for other in range(box.players):
        if offer_from(s, other, seat):
            out[n] = say.DO_DECLINE + other
            n += 1
    for other in range(box.players):
        free = offer_from(s, other, seat) and offers_left
        if free and s.offer[pair_of(seat, other)] == say.NO_OFFER:
            out[n] = say.DO_COUNTER + other
            n += 1
    for other in range(box.players):
        if offer_from(s, seat, other):
            out[n] = say.DO_WITHDRAW + other
            n += 1
    return n


@rule
def offer_from(s: State, maker: int, partner: int) -> bool:
    """Is an offer from one to the other waiting for an answer?"""
    return maker != partner and bool(s.offer[pair_of(maker, partner)] == say.WAITING)


@rule
def promise_choices(s: State, seat: int, n: int, out: Buffer) -> int:
    """Promises made to this seat, to mark as kept or broken."""
    count = 0
    for i in range(say.PROMISES):
        if s.promises[i][say.PROMISE_BY] == 0:
            break
        if why_not_mark(s, seat, i) == say.FINE:
            out[n + count] = say.DO_KEPT + i
            count += 1
    for i in range(count):
        out[n + count + i] = out[n + i] - say.DO_KEPT + say.DO_BROKEN
    return n + 2 * count


@rule
def name_choices(box: Box, s: State, out: Buffer) -> int:
    """Hand cards that can be named for an accepted offer or a debt."""
    types = types_in(s, say.HAND + s.actor)
    n = 0
    for card in range(say.TYPES):
        if types >> card & 1:
            for_debt = s.deal < 0
            reason = why_not_name_for_debt(box, s, card) if for_debt else why_not_name(box, s, card)
            if reason == say.FINE:
                out[n] = say.DO_CARD + card
                n += 1
    return n


@rule
def effect_choices(box: Box, s: State, out: Buffer) -> int:
    """What the current effect asks for."""
    d = s.decision
    if say.PLACE <= d <= say.GUARDING:
        return effect_camel_choices(box, s, out)
    if (
        d == say.DISCARDING
        or d == say.GIVE
        or d == say.REFRESHING
        or say.FETCH <= d <= say.SWAP_FOR
    ):
        return card_choices(box, s, out)
    n = 0
    for product in range(say.PRODUCT_COUNT):
        if why_not_product(s, product) == say.FINE:
            out[n] = say.DO_PRODUCT + product
            n += 1
    for player in range(box.players):
        if why_not_player(box, s, player) == say.FINE:
            out[n] = say.DO_PLAYER + player
            n += 1
    if d == say.ARRANGE:
        for nth in range(s.left):
            out[n] = say.DO_NTH + nth
            n += 1
    if d == say.MILLING:
        out[n] = say.DO_YES
        out[n + 1] = say.DO_NO
        n += 2
    return n


@rule
def effect_camel_choices(box: Box, s: State, out: Buffer) -> int:
    """Camels and spaces; placing may stop before all are placed."""
    n = 0
    for place in range(box.players * say.SPACES):
        if why_not_camel(box, s, place // say.SPACES, place % say.SPACES) == say.FINE:
            out[n] = say.DO_CAMEL + place
            n += 1
    if s.decision == say.PLACE:
        out[n] = say.DO_DONE
        n += 1
    return n


@rule
def card_choices(box: Box, s: State, out: Buffer) -> int:
    """Cards; refreshing may stop before all are refreshed."""
    zone = say.HAND + int(s.actor)
    if s.decision == say.REFRESHING:
        zone = say.ENTOURAGE + int(s.actor)
    elif s.decision == say.FETCH:
        zone = say.DISCARD
    elif s.decision == say.SWAP_FOR:
        zone = say.DRAFT
    types = types_in(s, zone)
    n = 0
    for card in range(say.TYPES):
        if types >> card & 1 and why_not_card(box, s, card) == say.FINE:
            out[n] = say.DO_CARD + card
            n += 1
    if s.decision == say.REFRESHING:
        out[n] = say.DO_DONE
        n += 1
    return n


@rule
def default(box: Box, s: State, seat: int) -> int:
    """Out of time: drop an offer being made, decline one, pass or end; else the first choice.

    When paying it is the last way, which discards no hand card if there is another way. Players who
    have passed don't run out of time.
    """
    if is_open(s):
        if s.maker[seat]:
            return say.DO_DROP
        for maker in range(box.players):
            if is_offered(box, s, seat) and offer_from(s, maker, seat):
                return say.DO_DECLINE + maker
        return say.DO_END if s.stage == say.MAIN and seat == s.active else say.DO_PASS
    choices = scratch(ACTION_COUNT)
    count = legal(box, s, seat, choices)
    return int(choices[count - 1 if s.decision == say.PAY else 0])
