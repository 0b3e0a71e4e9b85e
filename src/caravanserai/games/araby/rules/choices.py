"""The choices inside an effect: which are possible, and what each does."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.games.araby.alphabet import (
    ARRANGE,
    ARRANGED,
    CAMEL_GUARDED,
    CAMEL_PICKED,
    CAMEL_RECALLED,
    CAMEL_SHIFTED,
    CARAVAN_GUARDED,
    CARD_PICKED,
    CARD_REFRESHED,
    COINS_GAINED,
    CONVERT_FROM,
    CONVERT_INTO,
    CONVERTED,
    DISCARD,
    DISCARDING,
    DO_CAMEL,
    DO_CARD,
    DO_DONE,
    DO_NO,
    DO_NTH,
    DO_PLAYER,
    DO_PRODUCT,
    DO_YES,
    DRAFT,
    ENTOURAGE,
    FETCH,
    FETCHED,
    FINE,
    GIVE,
    GIVE_DRAWN,
    GUARDING,
    GUARDING_CARAVAN,
    HAND,
    MADE,
    MILLING,
    MOST_HELD,
    MOST_LOOKED_AT,
    NO_CAMEL_THERE,
    NO_CARAVAN_THERE,
    NO_PRODUCT,
    NO_SUCH_CARD,
    NOT_AN_OPPONENT,
    NOT_POSSIBLE,
    OPPONENT,
    OPPONENT_COINS,
    OTHER_DECISION,
    PLACE,
    PRODUCT,
    PRODUCT_COUNT,
    PRODUCT_PICKED,
    RECALLING,
    REFRESHING,
    SAME_PRODUCT,
    SHIFT_FROM,
    SHIFT_TO,
    SPACE_TAKEN,
    SPACES,
    SWAP,
    SWAP_FOR,
    SWAPPED_IN,
    SWAPPED_OUT,
    TASKED,
    TYPES,
)
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
    """Why an effect under way cannot be answered by this action."""
    d = s.decision
    if DO_CARD <= action < DO_CARD + TYPES:
        return why_not_card(box, s, action - DO_CARD)
    if DO_CAMEL <= action < DO_CAMEL + SEATS * SPACES:
        return why_not_camel(box, s, (action - DO_CAMEL) // SPACES, (action - DO_CAMEL) % SPACES)
    if DO_PRODUCT <= action < DO_PRODUCT + PRODUCT_COUNT:
        return why_not_product(s, action - DO_PRODUCT)
    if DO_PLAYER <= action < DO_PLAYER + SEATS:
        return why_not_player(box, s, action - DO_PLAYER)
    if DO_NTH <= action < DO_NTH + MOST_LOOKED_AT:
        fits = d == ARRANGE and action - DO_NTH < s.left
        return FINE if fits else OTHER_DECISION
    if action == DO_DONE:
        return FINE if d == REFRESHING or d == PLACE else OTHER_DECISION
    if action == DO_YES or action == DO_NO:
        return FINE if d == MILLING else OTHER_DECISION
    return OTHER_DECISION


@rule
def why_not_card(box: Box, s: State, card: int) -> int:
    """Cards of the hand, of those just drawn, tasked, of the discard pile or the draft line."""
    d = s.decision
    if d == DISCARDING or d == SWAP:
        return FINE if find(s, HAND + s.actor, card) >= 0 else NO_SUCH_CARD
    if d == GIVE:
        return FINE if find_drawn(s, card) >= 0 else NO_SUCH_CARD
    if d == REFRESHING:
        return FINE if find_refreshable(box, s, card) >= 0 else NO_SUCH_CARD
    if d == FETCH:
        return FINE if find(s, DISCARD, card) >= 0 else NO_SUCH_CARD
    if d == SWAP_FOR:
        return FINE if find(s, DRAFT, card) >= 0 else NO_SUCH_CARD
    return OTHER_DECISION


@rule
def find_drawn(s: State, card: int) -> int:
    """The place of a card of this type among those just drawn, or -1."""
    end = int(s.start[HAND + s.actor + 1])
    for place in range(end - s.drawn, end):
        if s.face[place] == card:
            return place
    return -1


@rule
def find_refreshable(box: Box, s: State, card: int) -> int:
    """The place of a card of this type that the effect can refresh, or -1."""
    for place in range(s.start[ENTOURAGE + s.actor], s.start[ENTOURAGE + s.actor + 1]):
        if s.face[place] == card and refreshable(box, s, place, s.by_task != 0):
            return place
    return -1


@rule
def why_not_camel(box: Box, s: State, owner: int, space: int) -> int:
    """Camels to shift, recall or guard; empty spaces to stand on."""
    d = s.decision
    if owner >= box.players:
        return NO_CARAVAN_THERE
    if d == PLACE:
        if owner != s.actor:
            return NOT_POSSIBLE
        return SPACE_TAKEN if s.board[owner][space] else FINE
    if d == SHIFT_FROM:
        return FINE if can_shift(s, s.actor, owner, space) else NO_CAMEL_THERE
    if d == SHIFT_TO:
        if owner != (s.chosen - 1) // SPACES:
            return NOT_POSSIBLE
        return SPACE_TAKEN if s.board[owner][space] else FINE
    if d == RECALLING:
        return FINE if s.board[owner][space] == s.actor + 1 else NO_CAMEL_THERE
    if d == GUARDING:
        return FINE if can_guard(s, owner, space) else NO_CAMEL_THERE
    return OTHER_DECISION


@rule
def why_not_product(s: State, product: int) -> int:
    """Products to make, to give up, or to turn one into."""
    d = s.decision
    if d == CONVERT_FROM:
        return FINE if s.pool[s.actor][product] else NO_PRODUCT
    if d == CONVERT_INTO:
        return SAME_PRODUCT if product == s.chosen - 1 else FINE
    return FINE if d == PRODUCT else OTHER_DECISION


@rule
def why_not_player(box: Box, s: State, player: int) -> int:
    """An opponent, or the owner of a caravan to guard."""
    d = s.decision
    if d == OPPONENT:
        return NOT_AN_OPPONENT if player == s.actor or player >= box.players else FINE
    if d == GUARDING_CARAVAN:
        return FINE if can_guard_caravan(box, s, player) else NO_CARAVAN_THERE
    return OTHER_DECISION


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
    """Carry out a choice of the effect under way."""
    d = s.decision
    if DO_CARD <= action < DO_CARD + TYPES:
        choose_card(box, s, action - DO_CARD, out)
    elif DO_CAMEL <= action < DO_CAMEL + SEATS * SPACES:
        choose_camel(s, (action - DO_CAMEL) // SPACES, (action - DO_CAMEL) % SPACES, out)
    elif DO_PRODUCT <= action < DO_PRODUCT + PRODUCT_COUNT:
        choose_product(s, action - DO_PRODUCT, out)
    elif d == GUARDING_CARAVAN:
        s.guarded[action - DO_PLAYER] |= 1 << WHOLE_CARAVAN
        emit(out, CARAVAN_GUARDED, s.actor, action - DO_PLAYER, 0, 0, EVERYONE)
        one_done(s)
    elif d == OPPONENT:
        choose_opponent(box, s, action - DO_PLAYER, out)
    elif d == ARRANGE:
        choose_order(s, action - DO_NTH, out)
    else:
        if action == DO_YES:
            mill(s, box.number[s.card][s.step], out)
        all_done(s)


@rule
def choose_card(box: Box, s: State, card: int, out: Buffer) -> None:
    """A card was named."""
    d = s.decision
    if d == DISCARDING:
        discard_chosen(s, card, out)
    elif d == GIVE or d == SWAP:
        s.chosen = card + 1
        emit(out, CARD_PICKED, s.actor, card, 0, 0, 1 << s.actor)
    elif d == REFRESHING:
        s.mark[find_refreshable(box, s, card)] &= ~TASKED
        emit(out, CARD_REFRESHED, s.actor, card, 0, 0, EVERYONE)
        one_done(s)
    elif d == FETCH:
        place = move(s, find(s, DISCARD, card), DISCARD, HAND + s.actor)
        taken_to_hand(s, place, s.actor)
        emit(out, FETCHED, s.actor, card, 0, 0, EVERYONE)
        one_done(s)
    else:
        swap_with_draft(s, s.chosen - 1, card, out)
        one_done(s)


@rule
def discard_chosen(s: State, card: int, out: Buffer) -> None:
    """Discard a hand card; it may be one of those just drawn."""
    place = find(s, HAND + s.actor, card)
    if place >= s.start[HAND + s.actor + 1] - s.drawn:
        s.drawn -= 1
    discard_from_hand(s, s.actor, card, out)
    one_done(s)


@rule
def swap_with_draft(s: State, given: int, taken: int, out: Buffer) -> None:
    """A hand card and one of the draft line change places, both seen by all."""
    hand = HAND + s.actor
    place = find(s, hand, given)
    about_to_show(s, place, s.actor)
    emit(out, SWAPPED_OUT, s.actor, given, s.back[place] + 1, 0, EVERYONE)
    emit(out, SWAPPED_IN, s.actor, taken, 0, 0, EVERYONE)
    taken_to_hand(s, move(s, find(s, DRAFT, taken), DRAFT, hand), s.actor)
    move(s, find(s, hand, given), hand, DRAFT)


@rule
def choose_camel(s: State, owner: int, space: int, out: Buffer) -> None:
    """A camel or a space was named."""
    d = s.decision
    if d == PLACE:
        stand_camel(s, s.actor, owner, space, out)
    elif d == SHIFT_FROM:
        s.chosen = owner * SPACES + space + 1
        emit(out, CAMEL_PICKED, s.actor, owner, space, 0, EVERYONE)
        return
    elif d == SHIFT_TO:
        shift_camel(s, owner, (s.chosen - 1) % SPACES, space, out)
    elif d == RECALLING:
        s.board[owner][space] = 0
        s.guarded[owner] &= ~(1 << space)
        emit(out, CAMEL_RECALLED, s.actor, owner, space, 0, EVERYONE)
    else:
        s.guarded[owner] |= 1 << space
        emit(out, CAMEL_GUARDED, s.actor, owner, space, 0, EVERYONE)
    one_done(s)


@rule
def shift_camel(s: State, owner: int, space: int, to: int, out: Buffer) -> None:
    """A camel goes to another space of its caravan, its guard with it (A19)."""
    s.board[owner][to] = s.board[owner][space]
    s.board[owner][space] = 0
    if s.guarded[owner] >> space & 1:
        s.guarded[owner] = (s.guarded[owner] & ~(1 << space)) | 1 << to
    emit(out, CAMEL_SHIFTED, s.actor, owner, space, to, EVERYONE)


@rule
def choose_product(s: State, product: int, out: Buffer) -> None:
    """A product was named."""
    if s.decision == CONVERT_FROM:
        s.chosen = product + 1
        emit(out, PRODUCT_PICKED, s.actor, product, 0, 0, EVERYONE)
        return
    if s.decision == CONVERT_INTO:
        s.pool[s.actor][s.chosen - 1] -= 1
        one_more(s, product)
        emit(out, CONVERTED, s.actor, s.chosen - 1, product, 0, EVERYONE)
    else:
        one_more(s, product)
        emit(out, MADE, s.actor, product, 1, 0, EVERYONE)
    one_done(s)


@rule
def one_more(s: State, product: int) -> None:
    """The one who chooses has one more of a product."""
    s.pool[s.actor][product] = min(MOST_HELD, int(s.pool[s.actor][product]) + 1)


@rule
def choose_opponent(box: Box, s: State, other: int, out: Buffer) -> None:
    """An opponent takes coins, draws, or is given the card chosen."""
    op = int(box.op[s.card][s.step])
    number = int(box.number[s.card][s.step])
    if op == GIVE_DRAWN:
        card = s.chosen - 1
        pass_card(s, find_drawn(s, card), s.actor, other, out)
        s.drawn -= 1
        meet_card_debt(s, s.actor, other, card, out)
        one_done(s)
        return
    if op == OPPONENT_COINS:
        s.coins[other] += number
        emit(out, COINS_GAINED, other, number, 0, 0, EVERYONE)
    else:
        draw(s, other, number, out)
    all_done(s)


@rule
def choose_order(s: State, nth: int, out: Buffer) -> None:
    """Of the cards still to be put back, this one goes on top of the rest."""
    top = top_of_deck(s) - s.chosen_from
    for place in range(top - nth, top):
        swap_places(s, place, place + 1)
    s.left -= 1
    s.chosen_from += 1
    if s.left < 2:
        emit(out, ARRANGED, s.actor, s.chosen_from + 1, 0, 0, EVERYONE)
        s.chosen_from = 0
        all_done(s)
