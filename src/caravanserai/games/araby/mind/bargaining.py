"""Deals that a player of Merchants of Araby may propose, the offers to answer, promises to mark.

What is proposed is for now: a product, a hand card, a card tasked for the partner, leave for a
space or to add to one's own caravan, a camel that fills a line, for coins; or a hand card for
another. Nothing is left owing.
All is found anew from the view, an offer begun as well.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from caravanserai.engine.bargains import Answer, Bargaining, Proposal
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.mind.keeping_promises import due_gifts, made_before, marks
from caravanserai.games.araby.mind.worth import cost, gain, is_worth_accepting, line_saved
from caravanserai.games.araby.rules.adding import side_of
from caravanserai.games.araby.rules.camels import has_caravan
from caravanserai.games.araby.rules.decisions import is_open, offer_from
from caravanserai.games.araby.rules.offers import why_not_begin
from caravanserai.games.araby.rules.terms import pair_of, why_not_give
from caravanserai.games.araby.state import Box, State

OFFERS_A_TURN: Final = 2
LEAST_GAIN: Final = 0.25  # coins that a deal must bring each of the two
ACTION_OF: Final = {
    say.COINS_TERM: say.DO_COINS,
    say.CARD_TERM: say.DO_CARD,
    say.ENTOURAGE_TERM: say.DO_ENTOURAGE,
    say.PRODUCT_TERM: say.DO_PRODUCT,
    say.CREDIT_TERM: say.DO_CREDIT,
    say.SPACE_TERM: say.DO_SPACE,
    say.SPACES_TERM: say.DO_SPACES,
    say.OWN_TERM: say.DO_OWN,
    say.CAMEL_TERM: say.DO_CAMEL,
    say.TASK_TERM: say.DO_TASK,
}


class Thing(NamedTuple):
    """What may be given: the kind of term and what it names."""

    kind: int
    what: int

    @property
    def action(self) -> int:
        """The action that puts it into an offer."""
        return ACTION_OF[self.kind] + self.what


class Trade(NamedTuple):
    """What a seat gives its partner and what it wants, and the lesser of what the two gain."""

    least: float
    partner: int
    gives: tuple[Thing, ...]
    wants: tuple[Thing, ...]


def proposals(view: Position, seat: int) -> list[Proposal]:
    """Promises to keep, then trades that seem to help both, those that bring most first."""
    box, s = Box.load(view.box), State.load(view.state)
    if not _may_talk(s, seat):
        return []
    found = [_gift(s, seat, partner, coins) for partner, coins in due_gifts(box, s, seat)]
    if made_before(s, seat) < OFFERS_A_TURN:
        found += [_offer(s, seat, trade, say.DO_OFFER) for trade in _trades(box, s, seat)]
    return _going_on(s, seat, found) if s.maker[seat] else _possible(box, s, seat, found)


def answers(view: Position, seat: int) -> list[Answer]:
    """The offers that wait for a seat."""
    box, s = Box.load(view.box), State.load(view.state)
    if not is_open(s) or s.maker[seat]:
        return []
    makers = [maker for maker in range(box.players) if offer_from(s, maker, seat)]
    return [_answer(box, s, maker, seat) for maker in makers]


def _may_talk(s: State, seat: int) -> bool:
    """May a seat make an offer, or go on with it, without being in another's way?"""
    others = any(maker for other, maker in enumerate(s.maker) if other != seat)
    return is_open(s) and s.stage == say.MAIN and not others


def _answer(box: Box, s: State, maker: int, seat: int) -> Answer:
    """Taking an offer is worth a thought only if it seems to give more than it takes.

    A counter is the same thing, at the price that seems fair.
    """
    worth_it = is_worth_accepting(box, s, maker, seat)
    talks = _may_talk(s, seat) and made_before(s, seat) < OFFERS_A_TURN
    listed = {
        term.action for side in (say.GIVES, say.WANTS) for term in _terms(s, maker, seat, side)
    }
    counters = [
        _offer(s, seat, trade, say.DO_COUNTER)
        for trade in (_trades(box, s, seat) if talks else [])
        if trade.partner == maker and _goods(trade) <= listed
    ]
    take = say.DO_ACCEPT + maker if worth_it else None
    return Answer(take, say.DO_DECLINE + maker, tuple(counters))


def _goods(trade: Trade) -> set[int]:
    """What a trade is about, coins aside."""
    return {thing.action for thing in trade.gives + trade.wants if thing.kind != say.COINS_TERM}


def _terms(s: State, maker: int, partner: int, side: int) -> list[Thing]:
    """What one side of an offer lists for now."""
    pair, low = pair_of(maker, partner), side * say.SIDE_TERMS
    terms = s.terms[pair][low : low + s.count[pair][side]]
    return [Thing(kind, what) for kind, what, _ in terms if kind in ACTION_OF and kind < say.MODE]


def _trades(box: Box, s: State, seat: int) -> list[Trade]:
    """All that the seat may offer, best first.

    Between two players there is nothing: what helps one hurts the other.
    """
    if box.players == 2:
        return []
    others = [other for other in range(box.players) if other != seat]
    found = [trade for other in others for trade in _trades_with(box, s, seat, other)]
    good = [trade for trade in found if trade.least >= LEAST_GAIN]
    return sorted(good, key=lambda trade: -trade.least)


def _trades_with(box: Box, s: State, seat: int, other: int) -> Iterator[Trade]:
    """Sales, purchases, and swaps of hand cards."""
    for thing in _things(box, s, seat, other):
        for price, least in _prices(box, s, seat, other, thing):
            if -price <= s.coins[seat]:
                yield Trade(least, other, (*_coins(-price), thing), _coins(price))
    for thing in _things(box, s, other, seat):
        for price, least in _prices(box, s, other, seat, thing):
            if price <= s.coins[seat]:
                yield Trade(least, other, _coins(price), (*_coins(-price), thing))
    for own in _hand(s, seat):
        mine, theirs = cost(box, s, seat, *own), gain(box, s, seat, other, *own)
        for card in _hand(s, other):
            swapped = gain(box, s, other, seat, *card) - mine
            yield Trade(min(swapped, theirs - cost(box, s, other, *card)), other, (own,), (card,))


def _coins(number: int) -> tuple[Thing, ...]:
    """So many coins, if it is any."""
    return (Thing(say.COINS_TERM, number),) if number > 0 else ()


def _things(box: Box, s: State, giver: int, receiver: int) -> Iterator[Thing]:
    """What one may sell to the other."""
    yield from (Thing(say.TASK_TERM, card) for card in _idle_makers(box, s, giver))
    yield from (Thing(say.PRODUCT_TERM, p) for p in range(say.PRODUCT_COUNT) if s.pool[giver][p])
    yield from _hand(s, giver)
    if has_caravan(s, giver):
        yield from (Thing(say.SPACE_TERM, space) for space in _closed_spaces(s, giver, receiver))
    if giver == s.active and has_caravan(s, receiver) and not s.leave_own >> receiver & 1:
        yield Thing(say.OWN_TERM, 0)
    yield from _camels(box, s, giver, receiver)


def _camels(box: Box, s: State, giver: int, receiver: int) -> Iterator[Thing]:
    """Where one may put a camel, now, that saves camels of the other (A20)."""
    for owner in (giver, receiver):
        for place in range(say.SPACES * owner, say.SPACES * (owner + 1)):
            saves = (
                has_caravan(s, owner) and line_saved(s, receiver, owner, place % say.SPACES) > 0.0
            )
            if (
                saves
                and why_not_give(box, s, giver, receiver, say.CAMEL_TERM, place, 1) == say.FINE
            ):
                yield Thing(say.CAMEL_TERM, place)


def _closed_spaces(s: State, owner: int, guest: int) -> list[int]:
    """The empty spaces of a caravan for which a guest has no leave."""
    if s.leave_spaces[owner][guest]:
        return []
    empty = [space for space in range(say.SPACES) if s.board[owner][space] == 0]
    return [space for space in empty if not s.leave_space[owner][guest] >> space & 1]


def _idle_makers(box: Box, s: State, player: int) -> set[int]:
    """The untasked cards that make a product; all of them may be used for another."""
    places = range(s.start[say.ENTOURAGE + player], s.start[say.ENTOURAGE + player + 1])
    idle = {s.face[place] for place in places if not s.mark[place] & say.TASKED}
    return {card for card in idle if box.op[card][0] == say.MAKE}


def _hand(s: State, player: int) -> list[Thing]:
    """The hand cards of a player that the view tells."""
    hand = s.face[s.start[say.HAND + player] : s.start[say.HAND + player + 1]]
    return [Thing(say.CARD_TERM, card) for card in sorted(set(hand)) if card >= 0]


def _prices(
    box: Box, s: State, giver: int, receiver: int, thing: Thing
) -> Iterator[tuple[int, float]]:
    """Coins between what a thing costs its giver and what it brings the other, the middle first.

    Below nothing if the giver gains by it more. With each, what it leaves whom it leaves less.
    """
    brings = gain(box, s, giver, receiver, *thing)
    costs = cost(box, s, giver, *thing) if brings > 0.0 else brings
    if brings - costs >= 2 * LEAST_GAIN:
        steps = (costs + part * (brings - costs) for part in (0.5, 0.25, 0.75))
        for price in dict.fromkeys(round(step) for step in steps):
            yield price, min(price - costs, brings - price)


def _offer(s: State, seat: int, trade: Trade, begin: int) -> Proposal:
    """A trade as an offer, or as a counter-offer."""
    gives, wants = ([thing.action for thing in side] for side in (trade.gives, trade.wants))
    terms = (*gives, say.DO_WANT, *wants) if wants else tuple(gives)
    return _proposal(s, seat, trade.partner, (begin + trade.partner, *terms, say.DO_SEND))


def _gift(s: State, seat: int, partner: int, coins: int) -> Proposal:
    """Promised coins, for nothing."""
    actions = (say.DO_OFFER + partner, say.DO_COINS + coins, say.DO_SEND)
    return _proposal(s, seat, partner, actions, owed=True)


def _proposal(
    s: State, seat: int, partner: int, actions: tuple[int, ...], owed: bool = False
) -> Proposal:
    return Proposal(s.turn, actions, partner, say.DO_ACCEPT + seat, say.DO_DECLINE + seat, owed)


def _possible(box: Box, s: State, seat: int, found: list[Proposal]) -> list[Proposal]:
    """The proposals to players to whom the seat may make an offer."""
    return [p for p in found if why_not_begin(box, s, seat, p.partner) == say.FINE]


def _going_on(s: State, seat: int, found: list[Proposal]) -> list[Proposal]:
    """What is left of the proposals that begin like the offer being made."""
    partner = s.maker[seat] - 1
    given, wanted = (_terms(s, seat, partner, side) for side in (say.GIVES, say.WANTS))
    listed = [say.DO_OFFER + partner, *(term.action for term in given)]
    if side_of(s, seat) == say.WANTS:
        listed += [say.DO_WANT, *(term.action for term in wanted)]
    begun = tuple(listed)
    return [
        _proposal(s, seat, partner, p.actions[len(begun) :], p.owed)
        for p in found
        if p.actions[: len(begun)] == begun
    ]


BARGAINING: Final = Bargaining(proposals, answers, marks)
