"""Who certainly knows what: updated whenever a card moves.

For each viewer and holder, a lower bound per good. Cards that pass between two players unseen
reduce what the others know of the giver's hand; that forgets some inferences, and never knows more
than a player with perfect memory.
"""

from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.state import State


@rule
def seen_entering(s: State, holder: int, good: int) -> None:
    """Everybody saw this card go to the hand of `holder`."""
    for viewer in range(SEATS):
        s.known[viewer][holder][good] += 1


@rule
def seen_leaving(s: State, holder: int, good: int) -> None:
    """Everybody saw this card leave the hand of `holder`."""
    for viewer in range(SEATS):
        forget(s, viewer, holder, good)


@rule
def passed(s: State, giver: int, receiver: int, good: int) -> None:
    """A card went from hand to hand; only these two saw which."""
    s.known[giver][receiver][good] += 1
    forget(s, receiver, giver, good)
    for viewer in range(SEATS):
        if viewer != receiver:  # the giver's own row is what everybody knows about that hand
            for any_good in range(1, say.KINDS + 1):
                forget(s, viewer, giver, any_good)


@rule
def forget(s: State, viewer: int, holder: int, good: int) -> None:
    """One card fewer of `good` is certain."""
    if s.known[viewer][holder][good] > 0:
        s.known[viewer][holder][good] -= 1


@rule
def hand_shown(s: State, holder: int) -> None:
    """The whole hand was shown."""
    for viewer in range(SEATS):
        for good in range(1, say.KINDS + 1):
            s.known[viewer][holder][good] = s.hand[holder][good]


@rule
def group_owner(mark: int) -> int:
    """Who returned a card under the pile, by its group mark; -1 for a card nobody has seen."""
    return (mark - 1) % SEATS if mark > 0 else -1


@rule
def group_mark(owner: int, lowest: bool) -> int:
    """The mark of a card returned by `owner`; the lowest card of a group closes it."""
    return owner + 1 + SEATS if lowest else owner + 1


@rule
def group_low(s: State, index: int) -> int:
    """The place of the lowest card of the group containing `index`."""
    while s.group[index] <= SEATS:
        index -= 1
    return index


@rule
def drawn_unseen(s: State, drawer: int, count: int) -> None:
    """`drawer` is about to draw `count` cards that only they see.

    A single card known by its place is then known in the drawer's hand. A group drawn only in part
    is no longer known to the player who returned it, unless that is the drawer.
    """
    top = s.pile_size - 1
    owner = group_owner(s.group[top])
    if count == 1 and owner >= 0 and owner != drawer and group_low(s, top) == top:
        s.known[owner][drawer][s.pile[top]] += 1
    deepest = s.pile_size - count
    owner = group_owner(s.group[deepest])
    if owner >= 0 and owner != drawer:
        for i in range(group_low(s, deepest), deepest):
            s.group[i] = 0
