"""What two players of Merchants of Araby could fill of a caravan together, in coins at a glance.

A caravan pays whoever has camels in full rows and columns. Its owner lacks products or camels that
a guest may have, whose merchants lie idle in another's turn.
"""

from collections.abc import Iterator
from functools import reduce
from itertools import combinations
from typing import Final, NamedTuple

from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.mind.evaluation import PAID, is_maker, turns_to_come
from caravanserai.games.araby.rules.camels import camels_out, has_caravan, product_of
from caravanserai.games.araby.state import Box, State

Spaces = frozenset[int]

MOST_TERMS: Final = 4  # spaces and products in one deal
OWNERS_CAMEL: Final = 0.3  # coins that a camel is worth elsewhere: it is home for the next turn
GUESTS_CAMEL: Final = 1.2  # it is missing in the guest's own turn
IDLE_PRODUCT: Final = 0.3
SPARE_PRODUCT: Final = 0.8  # of the active player, who might pay for a card with it
LINES: Final = (
    *(frozenset(range(say.ROWS * i, say.ROWS * i + say.ROWS)) for i in range(say.ROWS)),
    *(frozenset(range(i, say.SPACES, say.ROWS)) for i in range(say.ROWS)),
)
UNIONS: Final = tuple(
    dict.fromkeys(
        reduce(frozenset.union, some)
        for count in range(1, len(LINES) + 1)
        for some in combinations(LINES, count)
    )
)


class Means(NamedTuple):
    """What a player can fill spaces with."""

    products: tuple[int, ...]  # of each kind, made or to be made by idle cards
    camels: int
    camel: float  # what one is worth elsewhere
    product: float


class Filling(NamedTuple):
    """Lines that the owner of a caravan and a guest fill together, and what each gains by it."""

    owner: int
    guest: int
    spaces: tuple[int, ...]  # for camels of the guest
    products: tuple[int, ...]  # that the guest makes for camels of the owner
    is_owner_adding: bool
    owner_gain: float
    guest_gain: float

    @property
    def surplus(self) -> float:
        """What both gain together."""
        return self.owner_gain + self.guest_gain


def fillings(box: Box, s: State, owner: int, guest: int) -> list[Filling]:
    """What the two could fill and the owner alone couldn't, by what it brings, the most first."""
    if not has_caravan(s, owner):
        return []
    board = Board(box, s, owner)
    mine, theirs = means(box, s, owner, False), means(box, s, guest, True)
    is_free = _may_add(s, owner)
    alone = board.best_alone(mine) if is_free else frozenset()
    before = board.worth(owner, alone, mine), board.paid(guest, alone, frozenset())
    found: dict[tuple[tuple[int, ...], ...], Filling] = {}
    for lines in UNIONS:
        for filling in board.shared(
            lines, mine, theirs, guest, is_free or guest == s.active, before
        ):
            goods = filling.spaces, filling.products
            if goods not in found or found[goods].surplus < filling.surplus:
                found[goods] = filling
    return sorted(found.values(), key=lambda filling: -filling.surplus)


def means(box: Box, s: State, player: int, is_spare: bool) -> Means:
    """What a player has for a caravan; if it is spare, without what the player's own one takes."""
    products = list(s.pool[player])
    for card in idle_makers(box, s, player):
        products[box.which[card][0]] += 1
    camels = say.CAMELS - camels_out(box, s, player)
    if player != s.active:
        value = GUESTS_CAMEL if turns_to_come(box, s, player) else 0.0
        return Means(tuple(products), camels, value if is_spare else OWNERS_CAMEL, IDLE_PRODUCT)
    own = Means(tuple(products), camels, OWNERS_CAMEL, SPARE_PRODUCT)
    return _left_over(box, s, player, own) if is_spare else own


def idle_makers(box: Box, s: State, player: int) -> list[int]:
    """The untasked cards that make one product; all of them may be used for another."""
    places = range(s.start[say.ENTOURAGE + player], s.start[say.ENTOURAGE + player + 1])
    idle = [s.face[place] for place in places if not s.mark[place] & say.TASKED]
    return [card for card in idle if is_maker(box, card)]


def _may_add(s: State, player: int) -> bool:
    """May a player add to their own caravan now?"""
    return bool(player == s.active or s.leave_own >> player & 1)


def _left_over(box: Box, s: State, player: int, own: Means) -> Means:
    """What the best lines of a player's own caravan leave."""
    if not has_caravan(s, player):
        return own
    board = Board(box, s, player)
    filled = board.empty & board.best_alone(own)
    left = list(own.products)
    for space in filled:
        left[board.product[space]] -= 1
    return own._replace(products=tuple(left), camels=own.camels - len(filled))


class Board:
    """A caravan with its camels."""

    def __init__(self, box: Box, s: State, owner: int) -> None:
        self.owner, self.camels = owner, list(s.board[owner])
        self.product = [product_of(box, s, owner, space) for space in range(say.SPACES)]
        self.empty = frozenset(space for space in range(say.SPACES) if not self.camels[space])

    def can_fill(self, lines: Spaces, own: Means) -> bool:
        """Can these lines be filled with what one player has?"""
        return len(self.empty & lines) <= own.camels and not any(self._short(lines, own))

    def best_alone(self, own: Means) -> Spaces:
        """The lines that bring the owner most, filled alone; none if none can be."""
        can = [lines for lines in UNIONS if self.can_fill(lines, own)]
        return max(can, key=lambda lines: self.worth(self.owner, lines, own), default=frozenset())

    def worth(self, player: int, lines: Spaces, own: Means) -> float:
        """What the player has of it to fill these lines alone."""
        return self.paid(player, lines, self.empty & lines) - own.camel * len(self.empty & lines)

    def paid(self, player: int, lines: Spaces, added: Spaces) -> float:
        """What camels of a player in full lines are paid, if these lines are full."""
        taken = (frozenset(range(say.SPACES)) - self.empty) | lines
        full = frozenset[int]().union(*(line for line in LINES if line <= taken))
        own = {space for space in full if self.camels[space] == player + 1} | (added & full)
        return PAID * sum(say.PLAIN_PAYS[space // say.ROWS] for space in own)

    def _short(self, lines: Spaces, own: Means) -> list[int]:
        """Which products a player lacks to fill these lines, and how many."""
        need = [0] * say.PRODUCT_COUNT
        for space in self.empty & lines:
            need[self.product[space]] += 1
        return [max(0, n - has) for n, has in zip(need, own.products, strict=True)]

    def shared(
        self,
        lines: Spaces,
        mine: Means,
        theirs: Means,
        guest: int,
        may_add: bool,
        before: tuple[float, float],
    ) -> Iterator[Filling]:
        """Ways to fill these lines together; `before` is what the two get if they don't."""
        empty, short = self.empty & lines, self._short(lines, mine)
        least = max(0, len(empty) - (mine.camels if may_add else 0))
        if not empty or any(n > has for n, has in zip(short, theirs.products, strict=True)):
            return
        for spaces in self._guest_spaces(empty, short, theirs):
            products = self._products_for(spaces, short)
            if len(spaces) < least or not 0 < len(spaces) + len(products) <= MOST_TERMS:
                continue
            added = empty - set(spaces)
            paid = self.paid(self.owner, lines, added) - mine.camel * len(added) - before[0]
            brings = self.paid(guest, lines, frozenset(spaces)) - before[1]
            given = len(spaces) + len(products)
            costs = theirs.camel * len(spaces) + theirs.product * given
            yield Filling(self.owner, guest, spaces, products, bool(added), paid, brings - costs)

    def _guest_spaces(
        self, empty: Spaces, short: list[int], theirs: Means
    ) -> Iterator[tuple[int, ...]]:
        """Ever more spaces for a guest's camels: first those whose product the owner lacks."""
        left, chosen = list(theirs.products), list[int]()
        yield ()
        order = sorted(empty, key=lambda space: (not short[self.product[space]], -space))
        for space in order:
            product = self.product[space]
            if len(chosen) < theirs.camels and left[product] > 0:
                left[product] -= 1
                chosen.append(space)
                yield tuple(sorted(chosen))

    def _products_for(self, spaces: tuple[int, ...], short: list[int]) -> tuple[int, ...]:
        """What is still lacking for the rest."""
        lacking = list(short)
        for space in spaces:
            lacking[self.product[space]] -= 1
        return tuple(p for p, n in enumerate(lacking) for _ in range(max(0, n)))
