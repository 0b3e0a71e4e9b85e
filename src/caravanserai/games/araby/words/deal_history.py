"""The deals of a match, from its events: who gave what to whom, and what it brought in the end.

A deal brings the coins that change hands in it and, later, what camels earn that it put on a
caravan, or that were put there with permission it gave.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from caravanserai.engine.bargains import Dealt, Gift, Term
from caravanserai.engine.events import Buffer
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.terms import kind_of, mode_of
from caravanserai.games.araby.state import Box

GIFTS: Final = {
    say.COINS_PASSED: say.COINS_TERM, say.CARD_PASSED: say.CARD_TERM,
    say.ENTOURAGE_PASSED: say.ENTOURAGE_TERM, say.PRODUCT_PASSED: say.PRODUCT_TERM,
    say.CREDIT_GIVEN: say.CREDIT_TERM, say.SPACE_ALLOWED: say.SPACE_TERM,
    say.SPACES_ALLOWED: say.SPACES_TERM, say.OWN_ALLOWED: say.OWN_TERM,
}  # fmt: skip
CARDS: Final = (say.CARD_TERM, say.ENTOURAGE_TERM, say.TASK_TERM)
LEAVE: Final = (say.SPACE_ALLOWED, say.SPACES_ALLOWED, say.OWN_ALLOWED)
Place = tuple[int, int]  # of a camel: the caravan's owner, the space


@dataclass
class _Deal:
    turn: int
    by: int
    to: int
    gifts: list[Gift] = field(default_factory=list)
    coins: dict[int, int] = field(default_factory=dict)  # that each of the two has of it

    def bring(self, seat: int, coins: int) -> None:
        if seat in (self.by, self.to):
            self.coins[seat] = self.coins.get(seat, 0) + coins

    def told(self) -> Dealt:
        by, to = (self.coins.get(seat, 0) for seat in (self.by, self.to))
        return Dealt(self.turn, SEAT_NAMES[self.by], SEAT_NAMES[self.to], self.gifts, by, to)


@dataclass
class _History:
    """leave: the deal that lets a guest onto a caravan. camels: those that stand by a deal."""

    box: Box
    turn: int = 1
    deals: list[_Deal] = field(default_factory=list)
    leave: dict[tuple[int, int], _Deal] = field(default_factory=dict)  # by owner and guest
    camels: dict[Place, tuple[int, _Deal]] = field(default_factory=dict)  # with their owners
    pays: list[int] = field(default_factory=list)  # of the caravan that resolves

    def act(self, rows: Iterable[list[int]]) -> None:
        """The events of one action: a deal is made and settled in the same one."""
        deal: _Deal | None = None
        for kind, seat, one, two, three, *_ in rows:
            if kind == say.DEAL_MADE:
                deal = _Deal(self.turn, seat, one)
                self.deals.append(deal)
            elif deal is not None:
                self._give(deal, kind, seat, one, two, three)
            self._follow(deal, kind, seat, one, two, three)

    def _give(self, deal: _Deal, kind: int, seat: int, one: int, two: int, three: int) -> None:
        if kind in GIFTS:
            deal.gifts.append(_gift(seat, one, GIFTS[kind], two))
        elif kind in (say.OWED, say.PROMISED):
            deal.gifts.append(_gift(seat, one, kind_of(two), three, mode_of(two)))
        elif kind == say.CARD_OWED:
            deal.gifts.append(_gift(seat, one, say.CARD_TERM, two, say.DUE))
        elif kind == say.CARD_TASKED and two != seat:
            deal.gifts.append(_gift(seat, two, say.TASK_TERM, one))
        elif kind == say.CAMEL_PLACED and not self._is_choice(deal, seat):
            partner = deal.to if seat == deal.by else deal.by
            deal.gifts.append(_gift(seat, partner, say.CAMEL_TERM, say.SPACES * one + two))
        if kind == say.COINS_PASSED:
            deal.bring(seat, -two)
            deal.bring(one, two)
        if kind in LEAVE:
            self.leave[one if kind == say.OWN_ALLOWED else seat, one] = deal

    def _is_choice(self, deal: _Deal, seat: int) -> bool:
        """Was the camel placed by a card that was lent?"""
        return any(gift.term.kind == "task" and gift.to == SEAT_NAMES[seat] for gift in deal.gifts)

    def _follow(
        self, deal: _Deal | None, kind: int, seat: int, one: int, two: int, three: int
    ) -> None:
        """Where camels go that stand by a deal, and what they earn."""
        if kind == say.TURN_BEGAN:
            self.turn = one
            self.leave.clear()
        elif kind == say.CAMEL_PLACED:
            by = deal or self.leave.get((one, seat))
            if by is not None:
                self.camels[one, two] = seat, by
        elif kind == say.CAMEL_SHIFTED and (one, two) in self.camels:
            self.camels[one, three] = self.camels.pop((one, two))
        elif kind in (say.CAMEL_RECALLED, say.CAMEL_RETURNED):
            self.camels.pop((one, two), None)
        elif kind == say.CARAVAN_RESOLVES:
            self.pays = list(self.box.pays[two - 1] if two else say.PLAIN_PAYS)
        elif kind == say.CAMELS_PAID:
            self._pay(seat, one)

    def _pay(self, seat: int, owner: int) -> None:
        """A player is paid for all camels on a caravan: some stand there by a deal."""
        for place in [place for place in self.camels if place[0] == owner]:
            if self.camels[place][0] == seat:
                self.camels.pop(place)[1].bring(seat, self.pays[place[1] // say.ROWS])


def _gift(giver: int, receiver: int, kind: int, what: int, when: int = say.NOW) -> Gift:
    term = Term(say.TERMS[kind], _named(kind, what), say.MODES[when])
    return Gift(SEAT_NAMES[giver], SEAT_NAMES[receiver], term)


def _named(kind: int, what: int) -> str | int | None:
    """What a term names, as offers name it."""
    if kind in (say.OWN_TERM, say.WORDS_TERM):
        return None
    if kind in CARDS:
        return "any" if what == say.ANY_CARD else say.CARD_WORDS[what]
    if kind == say.PRODUCT_TERM or kind == say.CREDIT_TERM:
        return say.ICONS[what]
    if kind == say.CAMEL_TERM:
        return say.CAMEL_SPACES[what]
    return what + 1 if kind == say.SPACE_TERM else what


def history(position: Position, actions: Iterable[Buffer]) -> list[Dealt]:
    """All deals of a match, given the events of each action."""
    found = _History(Box.read(position.box))
    for rows in actions:
        found.act(rows.tolist())
    return [deal.told() for deal in found.deals]
