"""Offers to several players at once: the first to take it has it, and the others' are withdrawn.

To the rules they are separate offers. Only the table knows that they are one.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from caravanserai.engine.game import Game
from caravanserai.engine.position import Position

Row = list[int]  # of an event


@dataclass(frozen=True)
class OpenOffer:
    """An offer of which only one of several partners can have the good.

    waiting: the partners who have not answered. is_taken: did another take it?
    """

    maker: int
    waiting: frozenset[int]
    is_taken: bool = False


@dataclass
class OpenOffers:
    """All offers to several partners that wait at a table."""

    game: Game
    offers: list[OpenOffer] = field(default_factory=list)

    def note(self, position: Position, maker: int, offered: Iterable[int], rows: list[Row]) -> None:
        """An action was done: remember what was offered to several, forget what was answered.

        offered: to whom it made an offer.
        """
        made, dealt = frozenset(offered), self._dealt(rows)
        found = [self._after(one, maker, made, dealt, position) for one in self.offers]
        if len(made) > 1:
            found.append(OpenOffer(maker, made))
        self.offers = [one for one in found if one.waiting and (one.is_taken or _is_open(one))]

    def _after(
        self,
        offer: OpenOffer,
        maker: int,
        made: frozenset[int],
        dealt: set[tuple[int, int]],
        position: Position,
    ) -> OpenOffer:
        """An offer after something was done; a new one to the same partner takes its place."""
        waiting, by = offer.waiting, offer.maker
        taken = offer.is_taken or any((by, partner) in dealt for partner in waiting)
        left = waiting - made if by == maker else waiting
        is_open = self.game.bargaining.is_open
        still = frozenset(partner for partner in left if is_open(position, by, partner))
        return OpenOffer(by, still, taken)

    def _dealt(self, rows: list[Row]) -> set[tuple[int, int]]:
        """Who made a deal with whom: its maker first."""
        offers = self.game.offers
        if offers is None:
            return set()
        return {(row[1], row[2]) for row in rows if self.game.events[row[0]].name == offers.made}

    def is_gone(self, action: int, seat: int) -> bool:
        """Would this action take what another took before?"""
        offers = self.game.offers
        if offers is None:
            return False
        gone = [one for one in self.offers if one.is_taken and seat in one.waiting]
        return any(action == offers.accept(one.maker) for one in gone)

    def withdrawal(self) -> tuple[int, int] | None:
        """Who has to withdraw an offer that is gone, and by which action."""
        offers = self.game.offers
        for one in self.offers:
            if offers is not None and one.is_taken:
                return one.maker, offers.withdraw(min(one.waiting))
        return None


def _is_open(offer: OpenOffer) -> bool:
    """Is it still one to several?"""
    return len(offer.waiting) > 1
