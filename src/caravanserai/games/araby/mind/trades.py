"""Trades that two players of Merchants of Araby may make, by what each gains at a glance.

All is for now: a product, a hand card, a card tasked for the partner, leave for a space or to add
to one's own caravan, a camel that fills a line, for coins; or a hand card for another. Only coins
may be left owing.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.mind.evaluation import turns_to_come
from caravanserai.games.araby.mind.filling import Filling, fillings, idle_makers
from caravanserai.games.araby.mind.worth import cost, gain, has_promised, line_saved
from caravanserai.games.araby.rules.camels import has_caravan
from caravanserai.games.araby.rules.terms import why_not_give
from caravanserai.games.araby.state import Box, State

PROMISED_MORE: Final = 1  # coins, for having to wait
MOST_PROMISED: Final = 5
LEAST_GAIN: Final = 0.25  # coins that a deal must bring each of the two
FILLINGS: Final = 6  # ways to fill one caravan, that are thought about
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
    """What a seat gives its partner, wants and promises.

    least: by which it is chosen, about what each of the two gains. gains: what the seat and its
    partner do, in coins.
    """

    least: float
    gains: tuple[float, float]
    partner: int
    gives: tuple[Thing, ...]
    wants: tuple[Thing, ...]
    promised: int = 0  # coins for later


def trades(box: Box, s: State, seat: int, share: float) -> list[Trade]:
    """All that the seat may offer, best first.

    Between two players there is nothing: what helps one hurts the other.
    """
    if box.players == 2:
        return []
    others = [other for other in range(box.players) if other != seat]
    joint = [trade for other in others for trade in _joint_trades(box, s, seat, other, share)]
    found = [trade for other in others for trade in _trades_with(box, s, seat, other, share)]
    return [trade for trade in (*_best_first(joint), *_best_first(found)) if not _begs(trade)]


def _begs(trade: Trade) -> bool:
    """Does it ask for more than permission, and give nothing?"""
    asks = any(thing.kind not in say.LEAVE for thing in trade.wants)
    return asks and not trade.gives and not trade.promised


def _best_first(trades: list[Trade]) -> list[Trade]:
    """Those that bring each of the two something."""
    good = [trade for trade in trades if trade.least >= LEAST_GAIN]
    return sorted(good, key=lambda trade: -trade.least)


def _joint_trades(box: Box, s: State, seat: int, other: int, share: float) -> Iterator[Trade]:
    """Lines that the two fill together, of the caravan of either."""
    for owner, guest in ((seat, other), (other, seat)):
        for filling in fillings(box, s, owner, guest)[:FILLINGS]:
            sides = {owner: _spaces(s, filling), guest: _help(box, s, filling)}
            gains = {owner: filling.owner_gain, guest: filling.guest_gain}
            gives, wants = sides[seat], sides[other]
            if not (gives or wants):
                continue  # all that it takes is allowed already
            price = round(share * filling.surplus - gains[seat])
            both = gains[seat] + price, gains[other] - price
            if -price <= s.coins[seat]:
                gives, wants = (*some_coins(-price), *gives), (*some_coins(price), *wants)
                yield Trade(filling.surplus / 2, both, other, gives, wants)
            elif may_promise(box, s, seat, other, -price + PROMISED_MORE):
                yield Trade(filling.surplus / 2, both, other, gives, wants, -price + PROMISED_MORE)


def _spaces(s: State, filling: Filling) -> tuple[Thing, ...]:
    """The permissions that the owner of a caravan gives."""
    closed = _closed_spaces(s, filling.owner, filling.guest)
    return tuple(Thing(say.SPACE_TERM, space) for space in filling.spaces if space in closed)


def _help(box: Box, s: State, filling: Filling) -> tuple[Thing, ...]:
    """What the guest gives: products, made already or to be made, and leave if it has to."""
    owner, guest = filling.owner, filling.guest
    pool, idle = list(s.pool[guest]), idle_makers(box, s, guest)
    things = []
    for product in filling.products:
        if pool[product]:
            pool[product] -= 1
            things.append(Thing(say.PRODUCT_TERM, product))
        else:
            card = next(card for card in idle if box.which[card][0] == product)
            idle.remove(card)
            things.append(Thing(say.TASK_TERM, card))
    is_locked = owner != s.active and not s.leave_own >> owner & 1
    if filling.is_owner_adding and is_locked:
        things.append(Thing(say.OWN_TERM, 0))
    return tuple(sorted(things))


def _trades_with(box: Box, s: State, seat: int, other: int, share: float) -> Iterator[Trade]:
    """Sales, purchases, and swaps of hand cards."""
    for thing in _things(box, s, seat, other):
        price, least, mine, theirs = _sale(box, s, seat, other, thing, share)
        if -price <= s.coins[seat]:
            gives = (*some_coins(-price), thing)
            yield Trade(least, (mine, theirs), other, gives, some_coins(price))
    for thing in _things(box, s, other, seat):
        price, least, theirs, mine = _sale(box, s, other, seat, thing, 1.0 - share)
        if price <= s.coins[seat]:
            wants = (*some_coins(-price), thing)
            yield Trade(least, (mine, theirs), other, some_coins(price), wants)
        elif may_promise(box, s, seat, other, price + PROMISED_MORE):
            yield Trade(least, (mine, theirs), other, (), (thing,), price + PROMISED_MORE)
    for own in _hand(s, seat):
        mine, theirs = cost(box, s, seat, *own), gain(box, s, seat, other, *own)
        for card in _hand(s, other):
            both = gain(box, s, other, seat, *card) - mine, theirs - cost(box, s, other, *card)
            yield Trade(min(both), both, other, (own,), (card,))


def may_promise(box: Box, s: State, seat: int, other: int, coins: int) -> bool:
    """May a seat promise so many coins: few, once at a time, with a turn of its own to pay in?"""
    soon = turns_to_come(box, s, seat) > 0 and not has_promised(s, seat, other)
    return 0 < coins <= MOST_PROMISED and soon


def _things(box: Box, s: State, giver: int, receiver: int) -> Iterator[Thing]:
    """What one may sell to the other."""
    makers = sorted(set(idle_makers(box, s, giver)))
    yield from (Thing(say.TASK_TERM, card) for card in makers)
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


def _hand(s: State, player: int) -> list[Thing]:
    """The hand cards of a player that the view tells."""
    hand = s.face[s.start[say.HAND + player] : s.start[say.HAND + player + 1]]
    return [Thing(say.CARD_TERM, card) for card in sorted(set(hand)) if card >= 0]


def _sale(
    box: Box, s: State, giver: int, receiver: int, thing: Thing, share: float
) -> tuple[int, float, float, float]:
    """The coins for a thing that leave its giver this share of what it brings the two.

    Below nothing if the giver gains by it more. With it half of what it brings, and what the giver
    and the receiver gain.
    """
    brings = gain(box, s, giver, receiver, *thing)
    costs = cost(box, s, giver, *thing) if brings > 0.0 else brings
    price = round(costs + share * (brings - costs))
    return price, (brings - costs) / 2, price - costs, brings - price


def some_coins(number: int) -> tuple[Thing, ...]:
    """So many coins, if it is any."""
    return (Thing(say.COINS_TERM, number),) if number > 0 else ()


def price_of(things: Sequence[Thing]) -> int:
    """The coins among some things."""
    return sum(thing.what for thing in things if thing.kind == say.COINS_TERM)


def without_coins(things: Sequence[Thing]) -> tuple[Thing, ...]:
    """Some things, coins aside."""
    return tuple(thing for thing in things if thing.kind != say.COINS_TERM)


def goods_of(things: Sequence[Thing]) -> frozenset[int]:
    """What a deal is about, coins aside, as actions."""
    return frozenset(thing.action for thing in without_coins(things))
