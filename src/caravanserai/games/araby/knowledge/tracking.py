"""Who certainly knows what, kept with each card as it moves.

Each card has two masks of viewers: who knows its face, and who knows its back. Everyone knows both
sides of an open card; only the holder knows the back of a hand card. When a card passes from hand
to hand unseen, the others keep a lower bound: one card fewer of each type is certain. That forgets
some inferences, and never knows more than a player with perfect memory.
"""

from typing import Final

from caravanserai.engine.events import PUBLIC
from caravanserai.engine.jit import rule, scratch
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.alphabet import TYPES
from caravanserai.games.araby.state import State

ALL_EYES: Final = (1 << (PUBLIC + 1)) - 1


@rule
def top_shown(s: State, place: int) -> None:
    """The deck's top card is turned face up: everybody has seen both sides."""
    s.seen[place] = ALL_EYES
    s.back_seen[place] = ALL_EYES


@rule
def back_shown(s: State, place: int) -> None:
    """Everybody knows this back, and knew it as the deck's top."""
    s.back_seen[place] = ALL_EYES


@rule
def taken_to_hand(s: State, place: int, player: int) -> None:
    """A card enters a hand: only its player can still tell its back from the others."""
    s.seen[place] |= 1 << player
    s.back_seen[place] = 1 << player


@rule
def about_to_show(s: State, place: int, holder: int) -> None:
    """A card leaves a hand for all to see, both sides.

    A viewer who knew of another one like it there can't tell the two apart.
    """
    for viewer in range(PUBLIC, -1, -1):
        if viewer != holder and not s.seen[place] >> viewer & 1:
            forget_one_like(s, place, holder, viewer)
    top_shown(s, place)


@rule
def forget_one_like(s: State, place: int, holder: int, viewer: int) -> None:
    """`viewer` is certain of one card fewer of this type; first one that not everybody knows."""
    found = -1
    for other in range(s.start[say.HAND + holder], s.start[say.HAND + holder + 1]):
        alike = s.face[other] == s.face[place] and s.seen[other] >> viewer & 1
        if alike and (found < 0 or s.seen[other] != ALL_EYES):
            found = other
    if found >= 0:
        s.seen[found] &= ~(1 << viewer)


@rule
def looked_at(s: State, place: int, player: int) -> None:
    """A player sees both sides of a card in the deck."""
    s.seen[place] |= 1 << player
    s.back_seen[place] |= 1 << player


@rule
def rearranged(s: State, low: int, high: int, player: int) -> None:
    """Only `player` now knows which of these cards is which."""
    if high - low > 1:
        for place in range(low, high):
            s.seen[place] &= 1 << player
            s.back_seen[place] &= 1 << player


@rule
def about_to_pass(s: State, place: int, giver: int, receiver: int) -> None:
    """The card at `place` goes from hand to hand; only these two see which it is."""
    for viewer in range(PUBLIC + 1):
        if viewer != giver and viewer != receiver:
            forget_one_of_each(s, place, giver, viewer)
    if not s.seen[place] >> receiver & 1:
        forget_one_like(s, place, giver, receiver)
    s.seen[place] = 1 << giver | 1 << receiver
    s.back_seen[place] = 1 << receiver


@rule
def forget_one_of_each(s: State, place: int, giver: int, viewer: int) -> None:
    """Any card that `viewer` knew in this hand may be the one that left."""
    bit = 1 << viewer
    gone = scratch(TYPES)
    if s.seen[place] & bit:
        gone[s.face[place]] = 1
        s.seen[place] &= ~bit
    for other in range(s.start[say.HAND + giver + 1] - 1, s.start[say.HAND + giver] - 1, -1):
        if s.seen[other] & bit and not gone[s.face[other]]:
            gone[s.face[other]] = 1
            s.seen[other] &= ~bit
