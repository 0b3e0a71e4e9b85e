"""Where cards lie and how they move (A12, A17): deck, discard pile, hands, entourages."""

from caravanserai.engine.events import EVERYONE, NOBODY, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.knowledge.tracking import (
    about_to_pass,
    about_to_show,
    taken_to_hand,
    top_shown,
)
from caravanserai.games.araby.state import State


@rule
def size(s: State, zone: int) -> int:
    """How many cards a zone holds."""
    return int(s.start[zone + 1]) - int(s.start[zone])


@rule
def find(s: State, zone: int, card: int) -> int:
    """The place of the card of this type that has been in the zone longest, or -1."""
    for place in range(s.start[zone], s.start[zone + 1]):
        if s.face[place] == card:
            return place
    return -1


@rule
def find_untasked(s: State, player: int, card: int) -> int:
    """The place of the untasked card of this type that has been there longest, or -1."""
    for place in range(s.start[say.ENTOURAGE + player], s.start[say.ENTOURAGE + player + 1]):
        if s.face[place] == card and not s.mark[place] & say.TASKED:
            return place
    return -1


@rule
def copies_in(s: State, zone: int, card: int) -> int:
    """How many cards of a type a zone holds."""
    count = 0
    for place in range(s.start[zone], s.start[zone + 1]):
        if s.face[place] == card:
            count += 1
    return count


@rule
def types_in(s: State, zone: int) -> int:
    """The types of the cards in a zone, as a mask."""
    types = 0
    for place in range(s.start[zone], s.start[zone + 1]):
        types |= 1 << int(s.face[place])
    return types


@rule
def copy_place(s: State, source: int, target: int) -> None:
    """Copy a place's card to another place."""
    s.face[target] = s.face[source]
    s.back[target] = s.back[source]
    s.seen[target] = s.seen[source]
    s.back_seen[target] = s.back_seen[source]
    s.mark[target] = s.mark[source]


@rule
def swap_places(s: State, one: int, other: int) -> None:
    """Exchange two cards."""
    face, back = int(s.face[one]), int(s.back[one])
    seen, back_seen, mark = int(s.seen[one]), int(s.back_seen[one]), int(s.mark[one])
    copy_place(s, other, one)
    s.face[other] = face
    s.back[other] = back
    s.seen[other] = seen
    s.back_seen[other] = back_seen
    s.mark[other] = mark


@rule
def move(s: State, place: int, zone: int, to: int) -> int:
    """The card at `place` in `zone` goes to the end of the zone `to`; return its new place."""
    face, back, mark = int(s.face[place]), int(s.back[place]), int(s.mark[place])
    seen, back_seen = int(s.seen[place]), int(s.back_seen[place])
    if to >= zone:
        target = int(s.start[to + 1]) - 1
        for i in range(place, target):
            copy_place(s, i + 1, i)
        for z in range(zone + 1, to + 1):
            s.start[z] -= 1
    else:
        target = int(s.start[to + 1])
        for i in range(place, target, -1):
            copy_place(s, i - 1, i)
        for z in range(to + 1, zone + 1):
            s.start[z] += 1
    s.face[target] = face
    s.back[target] = back
    s.seen[target] = seen
    s.back_seen[target] = back_seen
    s.mark[target] = mark
    return target


@rule
def top_of_deck(s: State) -> int:
    """The place of the deck's top card; the deck must not be empty."""
    return int(s.start[say.DECK + 1]) - 1


@rule
def turn_over_if_empty(s: State, out: Buffer) -> None:
    """When the deck is empty, turn the discard pile over at once, unshuffled (A12)."""
    count = size(s, say.DISCARD)
    if size(s, say.DECK) or not count:
        return
    for _ in range(count):
        move(s, int(s.start[say.DISCARD + 1]) - 1, say.DISCARD, say.DECK)
    emit(out, say.DECK_TURNED, NOBODY, count, 0, 0, EVERYONE)


@rule
def discard(s: State, place: int, zone: int, out: Buffer) -> None:
    """A card that all have seen goes face up on the discard pile."""
    move(s, place, zone, say.DISCARD)
    turn_over_if_empty(s, out)


@rule
def discard_from_hand(s: State, player: int, card: int, out: Buffer) -> None:
    """A card of this type goes from hand to the discard pile."""
    place = find(s, say.HAND + player, card)
    about_to_show(s, place, player)
    emit(out, say.DISCARDED, player, card, s.back[place] + 1, 0, EVERYONE)
    discard(s, place, say.HAND + player, out)


@rule
def draw(s: State, player: int, wanted: int, out: Buffer) -> int:
    """Draw cards to hand as far as possible; return how many."""
    count = 0
    while count < wanted and size(s, say.DECK):
        place = move(s, top_of_deck(s), say.DECK, say.HAND + player)
        taken_to_hand(s, place, player)
        emit(out, say.SAW, player, s.face[place], s.back[place] + 1, 0, 1 << player)
        turn_over_if_empty(s, out)
        count += 1
    emit(out, say.DREW, player, count, 0, 0, EVERYONE)
    return count


@rule
def mill(s: State, wanted: int, out: Buffer) -> None:
    """Discard cards from the top of the deck (A17)."""
    for _ in range(wanted):
        if size(s, say.DECK):
            place = top_of_deck(s)
            top_shown(s, place)
            emit(out, say.MILLED, NOBODY, s.face[place], s.back[place] + 1, 0, EVERYONE)
            discard(s, place, say.DECK, out)


@rule
def pass_card(s: State, place: int, giver: int, receiver: int, out: Buffer) -> None:
    """A hand card changes hands; only these two players see which."""
    both = 1 << giver | 1 << receiver
    emit(out, say.CARD_PASSED, giver, receiver, s.face[place], s.back[place] + 1, both)
    about_to_pass(s, place, giver, receiver)
    move(s, place, say.HAND + giver, say.HAND + receiver)


@rule
def refresh_all(s: State, player: int) -> None:
    """Untask the whole entourage."""
    for place in range(s.start[say.ENTOURAGE + player], s.start[say.ENTOURAGE + player + 1]):
        s.mark[place] &= ~say.TASKED


@rule
def forget_played(s: State) -> None:
    """A new turn: every card may be played again (A8)."""
    for place in range(len(s.mark)):
        s.mark[place] &= say.TASKED
