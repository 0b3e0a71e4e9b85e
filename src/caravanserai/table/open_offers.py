"""Offers to several players at once, of whom one can have the good.

That is the first to accept; or the maker chooses among all who do. To the rules they are separate
offers. Only the table knows that they are one. As soon as one has it, the others' are withdrawn.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from caravanserai.engine.game import Game
from caravanserai.engine.position import Position

Row = list[int]  # of an event


@dataclass(frozen=True)
class OpenOffer:
    """An offer of which only one of several partners can have the good.

    waiting: the partners to whom it is open. is_taken: did another take it? chooses: does the maker
    choose among those who say yes? agreed: who did, the first one first, and what stood then.
    """

    maker: int
    waiting: frozenset[int]
    is_taken: bool = False
    chooses: bool = False
    agreed: tuple[tuple[int, bytes], ...] = ()

    def takers(self, standing: bytes) -> tuple[int, ...]:
        """Whose yes is good: it is as long as nothing but talk has happened since."""
        good = [seat for seat, before in self.agreed if before == standing]
        return tuple(seat for seat in good if seat in self.waiting)


@dataclass
class OpenOffers:
    """All offers to several partners that wait at a table."""

    game: Game
    offers: list[OpenOffer] = field(default_factory=list)

    def note(
        self,
        position: Position,
        maker: int,
        offered: Iterable[int],
        rows: list[Row],
        chooses: bool = False,
    ) -> None:
        """An action was done: remember what was offered to several, forget what was answered.

        offered: to whom it made an offer.
        """
        made, dealt = frozenset(offered), self._dealt(rows)
        found = [self._after(one, maker, made, dealt, position) for one in self.offers]
        if len(made) > 1:
            found.append(OpenOffer(maker, made, chooses=chooses))
        self.offers = [one for one in found if _is_one(one)]

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
        return replace(offer, waiting=still, is_taken=taken)

    def _dealt(self, rows: list[Row]) -> set[tuple[int, int]]:
        """Who made a deal with whom: its maker first."""
        offers = self.game.offers
        if offers is None:
            return set()
        return {(row[1], row[2]) for row in rows if self.game.events[row[0]].name == offers.made}

    def is_gone(self, action: int, seat: int) -> bool:
        """Would this action take what another took before?"""
        gone = [one for one in self.offers if one.is_taken and seat in one.waiting]
        return any(action == self.accept(one.maker) for one in gone)

    def withdrawal(self) -> tuple[int, int] | None:
        """Who has to withdraw an offer that is gone, and by which action."""
        offers = self.game.offers
        for one in self.offers:
            if offers is not None and one.is_taken:
                return one.maker, offers.withdraw(min(one.waiting))
        return None

    # Offers whose maker chooses

    def accept(self, maker: int) -> int:
        """The action that accepts an offer."""
        assert self.game.offers is not None
        return self.game.offers.accept(maker)

    def choosing(self) -> list[OpenOffer]:
        """The offers whose makers still have a choice."""
        return [one for one in self.offers if one.chooses and not one.is_taken]

    def maker_choosing(self, action: int, seat: int) -> int | None:
        """Who chooses whether this seat gets the offer it accepts; the only one left just does."""
        for one in self.choosing():
            is_open = seat in one.waiting and len(one.waiting) > 1
            if is_open and action == self.accept(one.maker):
                return one.maker
        return None

    def agree(self, position: Position, maker: int, seat: int) -> None:
        """A partner says yes, or does so again because the position has changed."""
        standing = self.game.bargaining.standing(position)
        self.offers = [
            replace(one, agreed=(*_without(one, seat), (seat, standing)))
            if one in self.choosing() and one.maker == maker and seat in one.waiting
            else one
            for one in self.offers
        ]

    def takers(self, position: Position, maker: int) -> tuple[int, ...]:
        """Among whom a maker can choose now."""
        found = [one for one in self.choosing() if one.maker == maker and one.agreed]
        if not found:
            return ()
        standing = self.game.bargaining.standing(position)
        return tuple(seat for one in found for seat in one.takers(standing))

    def held(self, position: Position) -> list[OpenOffer]:
        """The offers to which somebody has said yes, so that their makers are to choose."""
        return [one for one in self.choosing() if self.takers(position, one.maker)]


def _without(offer: OpenOffer, seat: int) -> list[tuple[int, bytes]]:
    return [(other, standing) for other, standing in offer.agreed if other != seat]


def _is_one(offer: OpenOffer) -> bool:
    """Does it still matter that it was made to several?"""
    return len(offer.waiting) > (0 if offer.is_taken or offer.chooses else 1)
