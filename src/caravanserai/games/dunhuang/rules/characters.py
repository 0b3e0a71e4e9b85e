"""The sixteen characters: when an ability can be used, and what it does."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.engine.rng import below, shuffle
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.knowledge.tracking import (
    drawn_unseen,
    group_mark,
    passed,
    seen_entering,
    seen_leaving,
)
from caravanserai.games.dunhuang.rules.supply import cards_in, draw, gain_prestige, nth_card
from caravanserai.games.dunhuang.rules.tokens import (
    add_to_shop,
    remove_from_shop,
    tokens_held,
)
from caravanserai.games.dunhuang.rules.turn import take_to_hand
from caravanserai.games.dunhuang.state import Box, State

DISCARD_PRESTIGE = 3
DANCER_PRESTIGE = 2
MERCHANT_PRESTIGE = 1
DIPLOMAT_CARDS = 2
EXCHANGED_CARDS = 2


@rule
def use_ability(s: State, out: Buffer) -> None:
    """Begin the ability of the camel's tile: carry it out, or ask for what it needs."""
    c = s.tiles[s.camel]
    s.decision = say.ASKS[c]
    emit(out, say.ABILITY_USED, s.active, c, 0, 0, EVERYONE)
    if c == say.PRINCESS:
        gain_prestige(s, s.active, tokens_held(s, s.active), out)
    elif c == say.DANCER:
        gain_prestige(s, s.active, DANCER_PRESTIGE, out)
    elif c == say.INTERPRETER or c == say.DIPLOMAT:
        draw_to_keep_one(s, out)


@rule
def discard(box: Box, s: State, good: int, out: Buffer) -> None:
    """Painter: a card from hand leaves the game. Musician: one from the shop. +3 prestige."""
    player = s.active
    s.decision = say.TURN_END
    s.discarded[good] += 1
    if s.tiles[s.camel] == say.PAINTER:
        s.hand[player][good] -= 1
        seen_leaving(s, player, good)
        emit(out, say.DISCARDED, player, good, say.IN_HAND, 0, EVERYONE)
    else:
        emit(out, say.DISCARDED, player, good, say.IN_SHOP, 0, EVERYONE)
        remove_from_shop(box, s, player, good, out)
    gain_prestige(s, player, DISCARD_PRESTIGE, out)


@rule
def cards_to_draw(s: State) -> int:
    """Interpreter: as many as steps. Diplomat: two. As far as the pile lasts (D8)."""
    wanted = s.steps if s.tiles[s.camel] == say.INTERPRETER else DIPLOMAT_CARDS
    return min(wanted, s.pile_size)


@rule
def draw_to_keep_one(s: State, out: Buffer) -> None:
    """Interpreter, diplomat: draw; a single card goes straight to hand."""
    player = s.active
    count = cards_to_draw(s)
    emit(out, say.DREW, player, count, 0, 0, EVERYONE)
    drawn_unseen(s, player, count)
    for _ in range(count):
        good = draw(s)
        s.drawn[good] += 1
        emit(out, say.SAW, player, good, 0, 0, 1 << player)
    if count == 1:
        keep_drawn(s, good, out)


@rule
def keep_drawn(s: State, good: int, out: Buffer) -> None:
    """Keep one of the drawn cards in hand; the others go under the pile in random order."""
    player = s.active
    s.decision = say.TURN_END
    s.drawn[good] -= 1
    s.hand[player][good] += 1
    emit(out, say.KEPT, player, good, 0, 0, 1 << player)
    count = cards_in(s.drawn)
    if count == 0:
        return
    for i in range(s.pile_size - 1, -1, -1):
        s.pile[i + count] = s.pile[i]
        s.group[i + count] = s.group[i]
    s.pile_size += count
    place = 0
    for any_good in range(1, say.KINDS + 1):
        while s.drawn[any_good]:
            s.drawn[any_good] -= 1
            s.pile[place] = any_good
            s.group[place] = group_mark(player, place == 0)
            place += 1
    shuffle(s, s.pile, 0, count)
    emit(out, say.RETURNED, player, count, 0, 0, EVERYONE)


@rule
def choose_own_for_swap(s: State, good: int) -> None:
    """Soldier: a card from the shop. General: a card from hand."""
    s.chosen = good
    s.decision = say.SPACE


@rule
def choose_space(box: Box, s: State, space: int, out: Buffer) -> None:
    """Soldier, general: the market card to swap for. Shepherd, farmer: the one to take."""
    if s.tiles[s.camel] == say.SOLDIER:
        swap_shop_with_market(box, s, space, out)
    elif s.tiles[s.camel] == say.GENERAL:
        swap_hand_with_market(s, space, out)
    else:
        s.decision = say.TURN_END
        good = s.market[space]
        s.market[space] = 0
        take_to_hand(s, good, space, out)


@rule
def swap_shop_with_market(box: Box, s: State, space: int, out: Buffer) -> None:
    """Soldier: first the removal and its check, then the addition and its check (D4, D6, D6a)."""
    given = s.chosen
    gained = s.market[space]
    s.chosen = 0
    s.decision = say.TURN_END
    emit(out, say.SWAPPED_OUT, s.active, given, space, say.IN_SHOP, EVERYONE)
    remove_from_shop(box, s, s.active, given, out)
    s.market[space] = given
    emit(out, say.MOVED_CARD, s.active, gained, say.IN_SHOP, 0, EVERYONE)
    add_to_shop(box, s, s.active, gained, out)


@rule
def swap_hand_with_market(s: State, space: int, out: Buffer) -> None:
    """General: both cards are seen by all."""
    given = s.chosen
    gained = s.market[space]
    s.chosen = 0
    s.decision = say.TURN_END
    s.hand[s.active][given] -= 1
    seen_leaving(s, s.active, given)
    emit(out, say.SWAPPED_OUT, s.active, given, space, say.IN_HAND, EVERYONE)
    s.market[space] = given
    take_to_hand(s, gained, space, out)


@rule
def choose_opponent(s: State, other: int, out: Buffer) -> None:
    """Trader: take 2 at random. Merchant: the other chooses 2. With 1 card, 1 is exchanged (D7)."""
    count = min(EXCHANGED_CARDS, cards_in(s.hand[other]))
    s.opponent = other
    s.exchanged = count
    s.owed = count
    emit(out, say.OPPONENT_CHOSEN, s.active, other, 0, 0, EVERYONE)
    if s.tiles[s.camel] == say.MERCHANT:
        s.decision = say.GIVE
        return
    for _ in range(count):
        take_at_random(s, other, out)
    s.decision = say.RETURN


@rule
def take_at_random(s: State, other: int, out: Buffer) -> None:
    """Trader: one unseen card from the other player's hand goes to the active player."""
    good = nth_card(s.hand[other], below(s, cards_in(s.hand[other])))
    pass_card(s, other, s.active, good)
    audience = 1 << other | 1 << s.active
    emit(out, say.CARD_TAKEN, s.active, other, good, 0, audience)


@rule
def pass_card(s: State, giver: int, receiver: int, good: int) -> None:
    """A card goes from hand to hand; only these two see it."""
    s.hand[giver][good] -= 1
    s.hand[receiver][good] += 1
    passed(s, giver, receiver, good)


@rule
def give_card(s: State, giver: int, good: int, out: Buffer) -> None:
    """Merchant: the target gives. Trader, merchant: the active player gives as many back."""
    receiver = s.opponent if giver == s.active else s.active
    pass_card(s, giver, receiver, good)
    emit(out, say.CARD_GIVEN, giver, receiver, good, 0, 1 << giver | 1 << receiver)
    s.owed -= 1
    if s.owed > 0:
        return
    if s.decision == say.GIVE:
        s.decision = say.RETURN
        s.owed = s.exchanged
    else:
        finish_exchange(s, out)


@rule
def finish_exchange(s: State, out: Buffer) -> None:
    """All cards are back; the merchant's user gains 1 prestige."""
    s.opponent = 0
    s.exchanged = 0
    s.decision = say.TURN_END
    if s.tiles[s.camel] == say.MERCHANT:
        gain_prestige(s, s.active, MERCHANT_PRESTIGE, out)


@rule
def stow(box: Box, s: State, good: int, out: Buffer) -> None:
    """A card goes from the shop to the hand, seen by all."""
    emit(out, say.MOVED_CARD, s.active, good, say.IN_HAND, 0, EVERYONE)
    remove_from_shop(box, s, s.active, good, out)
    s.hand[s.active][good] += 1
    seen_entering(s, s.active, good)


@rule
def display(box: Box, s: State, good: int, out: Buffer) -> None:
    """A card goes from the hand to the shop, as if it were new."""
    s.hand[s.active][good] -= 1
    seen_leaving(s, s.active, good)
    emit(out, say.MOVED_CARD, s.active, good, say.IN_SHOP, 0, EVERYONE)
    add_to_shop(box, s, s.active, good, out)


@rule
def maid_takes(box: Box, s: State, good: int, out: Buffer) -> None:
    """Maid: the shop card comes to hand first (D4)."""
    s.chosen = good
    s.decision = say.MAID_HAND
    stow(box, s, good, out)


@rule
def maid_displays(box: Box, s: State, good: int, out: Buffer) -> None:
    """Maid: then a different good goes from the hand to the shop."""
    s.chosen = 0
    s.decision = say.TURN_END
    display(box, s, good, out)


@rule
def turn_token(s: State, good: int, out: Buffer) -> None:
    """Manichean, buddhist: one of your tokens now shows 商."""
    s.decision = say.TURN_END
    s.turned[good] = 1
    emit(out, say.TOKEN_TURNED, s.active, good, 0, 0, EVERYONE)
