"""The choices inside an effect: which are possible, and what each does."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.knowledge.tracking import about_to_show, taken_to_hand
from caravanserai.games.araby.rules.camels import stand_camel
from caravanserai.games.araby.rules.caravans import WHOLE_CARAVAN
from caravanserai.games.araby.rules.cards import (
    discard_from_hand,
    draw,
    find,
    mill,
    move,
    pass_card,
    swap_places,
    top_of_deck,
)
from caravanserai.games.araby.rules.ledger import meet_card_debt
from caravanserai.games.araby.rules.targets import (
    can_guard,
    can_guard_caravan,
    can_shift,
    refreshable,
)
from caravanserai.games.araby.state import Box, State


@rule
def why_not_choice(box: Box, s: State, action: int) -> int:
    """Why this action cannot answer the current effect."""
    d = s.decision
    if say.DO_CARD <= action < say.DO_CARD + say.TYPES:
        return why_not_card(box, s, action - say.DO_CARD)
    if say.DO_CAMEL <= action < say.DO_CAMEL + SEATS * say.SPACES:
        return why_not_camel(
            box, s, (action - say.DO_CAMEL) // say.SPACES, (action - say.DO_CAMEL) % say.SPACES
        )
    if say.DO_PRODUCT <= action < say.DO_PRODUCT + say.PRODUCT_COUNT:
        return why_not_product(s, action - say.DO_PRODUCT)
    if say.DO_PLAYER <= action < say.DO_PLAYER + SEATS:
        return why_not_player(box, s, action - say.DO_PLAYER)
    if say.DO_NTH <= action < say.DO_NTH + say.MOST_LOOKED_AT:
        fits = d == say.ARRANGE and action - say.DO_NTH < s.left
        return say.FINE if fits else say.OTHER_DECISION
    if action == say.DO_DONE:
        return say.FINE if d == say.REFRESHING or d == say.PLACE else say.OTHER_DECISION
    if action == say.DO_YES or action == say.DO_NO:
        return say.FINE if d == say.MILLING else say.OTHER_DECISION
    return say.OTHER_DECISION


@rule
def why_not_card(box: Box, s: State, card: int) -> int:
    """Cards in hand, just drawn, tasked, in the discard pile or in the draft line."""
    d = s.decision
    if d == say.DISCARDING or d == say.SWAP:
        return say.FINE if find(s, say.HAND + s.actor, card) >= 0 else say.NO_SUCH_CARD
    if d == say.GIVE:
        return say.FINE if find_drawn(s, card) >= 0 else say.NO_SUCH_CARD
    if d == say.REFRESHING:
        return say.FINE if find_refreshable(box, s, card) >= 0 else say.NO_SUCH_CARD
    if d == say.FETCH:
        return say.FINE if find(s, say.DISCARD, card) >= 0 else say.NO_SUCH_CARD
    if d == say.SWAP_FOR:
        return say.FINE if find(s, say.DRAFT, card) >= 0 else say.NO_SUCH_CARD
    return say.OTHER_DECISION


@rule
def find_drawn(s: State, card: int) -> int:
    """The place of a card of this type among those just drawn, or -1."""
    end = int(s.start[say.HAND + s.actor + 1])
    for place in range(end - s.drawn, end):
        if s.face[place] == card:
            return place
    return -1


@rule
def find_refreshable(box: Box, s: State, card: int) -> int:
    """The place of a card of this type that the effect can refresh, or -1."""
    for place in range(s.start[say.ENTOURAGE + s.actor], s.start[say.ENTOURAGE + s.actor + 1]):
        if s.face[place] == card and refreshable(box, s, place, s.by_task != 0):
            return place
    return -1


@rule
def why_not_camel(box: Box, s: State, owner: int, space: int) -> int:
    """Camels to shift, recall or guard; empty spaces to stand on."""
    d = s.decision
    if owner >= box.players:
        return say.NO_CARAVAN_THERE
    if d == say.PLACE:
        if owner != s.actor:
            return say.NOT_POSSIBLE
        return say.SPACE_TAKEN if s.board[owner][space] else say.FINE
    if d == say.SHIFT_FROM:
        return say.FINE if can_shift(s, s.actor, owner, space) else say.NO_CAMEL_THERE
    if d == say.SHIFT_TO:
        if owner != (s.chosen - 1) // say.SPACES:
            return say.NOT_POSSIBLE
        return say.SPACE_TAKEN if s.board[owner][space] else say.FINE
    if d == say.RECALLING:
        return say.FINE if s.board[owner][space] == s.actor + 1 else say.NO_CAMEL_THERE
    if d == say.GUARDING:
        return say.FINE if can_guard(s, owner, space) else say.NO_CAMEL_THERE
    return say.OTHER_DECISION


@rule
def why_not_product(s: State, product: int) -> int:
    """Products to make, give up, or convert to."""
    d = s.decision
    if d == say.CONVERT_FROM:
        return say.FINE if s.pool[s.actor][product] else say.NO_PRODUCT
    if d == say.CONVERT_INTO:
        return say.SAME_PRODUCT if product == s.chosen - 1 else say.FINE
    return say.FINE if d == say.PRODUCT else say.OTHER_DECISION


@rule
def why_not_player(box: Box, s: State, player: int) -> int:
    """An opponent, or the owner of a caravan to guard."""
    d = s.decision
    if d == say.OPPONENT:
        return say.NOT_AN_OPPONENT if player == s.actor or player >= box.players else say.FINE
    if d == say.GUARDING_CARAVAN:
        return say.FINE if can_guard_caravan(box, s, player) else say.NO_CARAVAN_THERE
    return say.OTHER_DECISION


@rule
def one_done(s: State) -> None:
    """One of the step's choices is made."""
    s.chosen = 0
    s.left -= 1
    if s.left <= 0:
        all_done(s)


@rule
def all_done(s: State) -> None:
    """The step is over."""
    s.chosen = 0
    s.left = 0
    s.step += 1


@rule
def choose(box: Box, s: State, action: int, out: Buffer) -> None:
    """Carry out a choice for the current effect."""
    d = s.decision
    if say.DO_CARD <= action < say.DO_CARD + say.TYPES:
        choose_card(box, s, action - say.DO_CARD, out)
    elif say.DO_CAMEL <= action < say.DO_CAMEL + SEATS * say.SPACES:
        choose_camel(
            s, (action - say.DO_CAMEL) // say.SPACES, (action - say.DO_CAMEL) % say.SPACES, out
        )
    elif say.DO_PRODUCT <= action < say.DO_PRODUCT + say.PRODUCT_COUNT:
        choose_product(s, action - say.DO_PRODUCT, out)
    elif d == say.GUARDING_CARAVAN:
        s.guarded[action - say.DO_PLAYER] |= 1 << WHOLE_CARAVAN
        emit(out, say.CARAVAN_GUARDED, s.actor, action - say.DO_PLAYER, 0, 0, EVERYONE)
        one_done(s)
    elif d == say.OPPONENT:
        choose_opponent(box, s, action - say.DO_PLAYER, out)
    elif d == say.ARRANGE:
        choose_order(s, action - say.DO_NTH, out)
    else:
        if action == say.DO_YES:
            mill(s, box.number[s.card][s.step], out)
        all_done(s)


@rule
def choose_card(box: Box, s: State, card: int, out: Buffer) -> None:
    """A card was named."""
    d = s.decision
    if d == say.DISCARDING:
        discard_chosen(s, card, out)
    elif d == say.GIVE or d == say.SWAP:
        s.chosen = card + 1
        emit(out, say.CARD_PICKED, s.actor, card, 0, 0, 1 << s.actor)
    elif d == say.REFRESHING:
        s.mark[find_refreshable(box, s, card)] &= ~say.TASKED
        emit(out, say.CARD_REFRESHED, s.actor, card, 0, 0, EVERYONE)
        one_done(s)
    elif d == say.FETCH:
        place = move(s, find(s, say.DISCARD, card), say.DISCARD, say.HAND + s.actor)
        taken_to_hand(s, place, s.actor)
        emit(out, say.FETCHED, s.actor, card, 0, 0, EVERYONE)
        one_done(s)
    else:
        swap_with_draft(s, s.chosen - 1, card, out)
        one_done(s)


@rule
def discard_chosen(s: State, card: int, out: Buffer) -> None:
    """Discard a hand card; it may be one of those just drawn."""
    place = find(s, say.HAND + s.actor, card)
    if place >= s.start[say.HAND + s.actor + 1] - s.drawn:
        s.drawn -= 1
    discard_from_hand(s, s.actor, card, out)
    one_done(s)


@rule
def swap_with_draft(s: State, given: int, taken: int, out: Buffer) -> None:
    """Swap a hand card with one in the draft line, both seen by all."""
    hand = say.HAND + s.actor
    place = find(s, hand, given)
    about_to_show(s, place, s.actor)
    emit(out, say.SWAPPED_OUT, s.actor, given, s.back[place] + 1, 0, EVERYONE)
    emit(out, say.SWAPPED_IN, s.actor, taken, 0, 0, EVERYONE)
    taken_to_hand(s, move(s, find(s, say.DRAFT, taken), say.DRAFT, hand), s.actor)
    move(s, find(s, hand, given), hand, say.DRAFT)


@rule
def choose_camel(s: State, owner: int, space: int, out: Buffer) -> None:
    """A camel or a space was named."""
    d = s.decision
    if d == say.PLACE:
        stand_camel(s, s.actor, owner, space, out)
    elif d == say.SHIFT_FROM:
        s.chosen = owner * say.SPACES + space + 1
        emit(out, say.CAMEL_PICKED, s.actor, owner, space, 0, EVERYONE)
        return
    elif d == say.SHIFT_TO:
        shift_camel(s, owner, (s.chosen - 1) % say.SPACES, space, out)
    elif d == say.RECALLING:
        s.board[owner][space] = 0
        s.guarded[owner] &= ~(1 << space)
        emit(out, say.CAMEL_RECALLED, s.actor, owner, space, 0, EVERYONE)
    else:
        s.guarded[owner] |= 1 << space
        emit(out, say.CAMEL_GUARDED, s.actor, owner, space, 0, EVERYONE)
    one_done(s)


@rule
def shift_camel(s: State, owner: int, space: int, to: int, out: Buffer) -> None:
    """A camel moves to another space of its caravan, with its guard (A19)."""
    s.board[owner][to] = s.board[owner][space]
    s.board[owner][space] = 0
    if s.guarded[owner] >> space & 1:
        s.guarded[owner] = (s.guarded[owner] & ~(1 << space)) | 1 << to
    emit(out, say.CAMEL_SHIFTED, s.actor, owner, space, to, EVERYONE)


@rule
def choose_product(s: State, product: int, out: Buffer) -> None:
    """A product was named."""
    if s.decision == say.CONVERT_FROM:
        s.chosen = product + 1
        emit(out, say.PRODUCT_PICKED, s.actor, product, 0, 0, EVERYONE)
        return
    if s.decision == say.CONVERT_INTO:
        s.pool[s.actor][s.chosen - 1] -= 1
        one_more(s, product)
        emit(out, say.CONVERTED, s.actor, s.chosen - 1, product, 0, EVERYONE)
    else:
        one_more(s, product)
        emit(out, say.MADE, s.actor, product, 1, 0, EVERYONE)
    one_done(s)


@rule
def one_more(s: State, product: int) -> None:
    """Give the chooser one more of a product."""
    s.pool[s.actor][product] = min(say.MOST_HELD, int(s.pool[s.actor][product]) + 1)


@rule
def choose_opponent(box: Box, s: State, other: int, out: Buffer) -> None:
    """An opponent takes coins, draws, or receives the chosen card."""
    op = int(box.op[s.card][s.step])
    number = int(box.number[s.card][s.step])
    if op == say.GIVE_DRAWN:
        card = s.chosen - 1
        pass_card(s, find_drawn(s, card), s.actor, other, out)
        s.drawn -= 1
        meet_card_debt(s, s.actor, other, card, out)
        one_done(s)
        return
    if op == say.OPPONENT_COINS:
        s.coins[other] += number
        emit(out, say.COINS_GAINED, other, number, 0, 0, EVERYONE)
    else:
        draw(s, other, number, out)
    all_done(s)


@rule
def choose_order(s: State, nth: int, out: Buffer) -> None:
    """Of the cards still to be put back, put this one on top."""
    top = top_of_deck(s) - s.chosen_from
    for place in range(top - nth, top):
        swap_places(s, place, place + 1)
    s.left -= 1
    s.chosen_from += 1
    if s.left < 2:
        emit(out, say.ARRANGED, s.actor, s.chosen_from + 1, 0, 0, EVERYONE)
        s.chosen_from = 0
        all_done(s)
