"""Deals that a player of Merchants of Araby may propose, the offers to answer, promises to mark.

What is proposed is for now: a product, a hand card, a card tasked for the partner, leave for a
space or to add to one's own caravan, a camel that fills a line, for coins; or a hand card for
another. Nothing is left owing.
All is found anew from the view, an offer begun as well.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from caravanserai.engine.bargains import Answer, Bargaining, Proposal
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.mind.evaluation import turns_to_come
from caravanserai.games.araby.mind.keeping_promises import due_gifts, made_before, marks
from caravanserai.games.araby.mind.remarks import remark
from caravanserai.games.araby.mind.thinking import is_stop
from caravanserai.games.araby.mind.worth import (
    PATIENCE,
    cost,
    gain,
    has_promised,
    is_worth_accepting,
    later,
    line_saved,
    trust,
)
from caravanserai.games.araby.rules.adding import side_of, when_of
from caravanserai.games.araby.rules.camels import has_caravan
from caravanserai.games.araby.rules.decisions import is_open, offer_from
from caravanserai.games.araby.rules.offers import why_not_begin
from caravanserai.games.araby.rules.terms import kind_of, mode_of, pair_of, why_not_give
from caravanserai.games.araby.state import Box, State

PROPOSED: Final = 4  # offers a turn of a seat's own accord
OFFERS_A_TURN: Final = 8  # with answers to others
LADDER: Final = 8  # coins that a counter asks for beyond the offer, at most
PROMISED_MORE: Final = 1  # coins, for having to wait
MOST_PROMISED: Final = 5
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
    """What a seat gives its partner, wants and promises, and the lesser of what the two gain."""

    least: float
    partner: int
    gives: tuple[Thing, ...]
    wants: tuple[Thing, ...]
    promised: int = 0  # coins for later


def proposals(view: Position, seat: int, share: float = 0.5) -> list[Proposal]:
    """Promises to keep, then trades that seem to help both, those that bring most first."""
    box, s = Box.load(view.box), State.load(view.state)
    if not _may_talk(s, seat):
        return []
    found = [_gift(s, seat, partner, coins) for partner, coins in due_gifts(box, s, seat)]
    if made_before(s, seat) < PROPOSED:
        found += [_offer(s, seat, trade, say.DO_OFFER) for trade in _trades(box, s, seat, share)]
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

    A counter is the same thing, at a better price.
    """
    pair = pair_of(maker, seat)
    given, wanted = (_terms(s, maker, seat, side) for side in (say.GIVES, say.WANTS))
    is_plain = len(given) + len(wanted) == sum(s.count[pair])
    talks = _may_talk(s, seat) and made_before(s, seat) < OFFERS_A_TURN
    listens = s.offers_made[maker] <= PATIENCE
    price = _price(given) - _price(wanted)
    ladder = _ladder(box, s, seat, maker, given, wanted) if talks and listens and is_plain else ()
    return Answer(
        maker,
        say.DO_ACCEPT + maker if is_worth_accepting(box, s, maker, seat) else None,
        say.DO_DECLINE + maker,
        goods_of((*given, *wanted)),
        price,
        is_plain,
        later(s, pair, seat),
        ladder,
    )


def _ladder(
    box: Box, s: State, seat: int, maker: int, given: list[Thing], wanted: list[Thing]
) -> tuple[Proposal, ...]:
    """What is offered, for ever more coins; nothing if it isn't about anything, or helps nobody."""
    gives, wants = _goods(wanted), _goods(given)
    if box.players == 2 or not (gives or wants) or any(_is_unnamed(one) for one in gives):
        return ()
    if not any(gain(box, s, giver, to, *thing) > 0.0 for giver, to, thing in (
        *((seat, maker, thing) for thing in gives), *((maker, seat, thing) for thing in wants)
    )):  # fmt: skip
        return ()
    first = _price(given) - _price(wanted) + 1
    trades = [
        Trade(0.0, maker, (*_coins(-price), *gives), (*_coins(price), *wants))
        for price in range(first, first + LADDER)
        if -price <= s.coins[seat]
    ]
    return tuple(_offer(s, seat, trade, say.DO_COUNTER) for trade in trades)


def _is_unnamed(thing: Thing) -> bool:
    """Would a card have to be set aside for it?"""
    return thing.kind == say.CREDIT_TERM or thing == Thing(say.CARD_TERM, say.ANY_CARD)


def _price(things: Sequence[Thing]) -> int:
    """The coins among some things."""
    return sum(thing.what for thing in things if thing.kind == say.COINS_TERM)


def _goods(things: Sequence[Thing]) -> tuple[Thing, ...]:
    """Some things, coins aside."""
    return tuple(thing for thing in things if thing.kind != say.COINS_TERM)


def goods_of(things: Sequence[Thing]) -> frozenset[int]:
    """What a deal is about, coins aside, as actions."""
    return frozenset(thing.action for thing in _goods(things))


def _terms(s: State, maker: int, partner: int, side: int) -> list[Thing]:
    """What one side of an offer lists for now."""
    pair, low = pair_of(maker, partner), side * say.SIDE_TERMS
    terms = s.terms[pair][low : low + s.count[pair][side]]
    return [Thing(kind, what) for kind, what, _ in terms if kind in ACTION_OF and kind < say.MODE]


def _trades(box: Box, s: State, seat: int, share: float) -> list[Trade]:
    """All that the seat may offer, best first.

    Between two players there is nothing: what helps one hurts the other.
    """
    if box.players == 2:
        return []
    others = [other for other in range(box.players) if other != seat]
    found = [trade for other in others for trade in _trades_with(box, s, seat, other, share)]
    good = [trade for trade in found if trade.least >= LEAST_GAIN]
    return sorted(good, key=lambda trade: -trade.least)


def _trades_with(box: Box, s: State, seat: int, other: int, share: float) -> Iterator[Trade]:
    """Sales, purchases, and swaps of hand cards."""
    for thing in _things(box, s, seat, other):
        for price, least in _prices(box, s, seat, other, thing, share):
            if -price <= s.coins[seat]:
                yield Trade(least, other, (*_coins(-price), thing), _coins(price))
    for thing in _things(box, s, other, seat):
        for price, least in _prices(box, s, other, seat, thing, 1.0 - share):
            if price <= s.coins[seat]:
                yield Trade(least, other, _coins(price), (*_coins(-price), thing))
            elif may_promise(box, s, seat, other, price + PROMISED_MORE):
                yield Trade(least, other, (), (thing,), price + PROMISED_MORE)
    for own in _hand(s, seat):
        mine, theirs = cost(box, s, seat, *own), gain(box, s, seat, other, *own)
        for card in _hand(s, other):
            swapped = gain(box, s, other, seat, *card) - mine
            yield Trade(min(swapped, theirs - cost(box, s, other, *card)), other, (own,), (card,))


def may_promise(box: Box, s: State, seat: int, other: int, coins: int) -> bool:
    """May a seat promise so many coins: few, once at a time, with a turn of its own to pay in?"""
    soon = turns_to_come(box, s, seat) > 0 and not has_promised(s, seat, other)
    return 0 < coins <= MOST_PROMISED and soon


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
    box: Box, s: State, giver: int, receiver: int, thing: Thing, share: float
) -> Iterator[tuple[int, float]]:
    """Coins between what a thing costs its giver and what it brings the other.

    First the price that leaves the giver this share of the difference. Below nothing if the giver
    gains by it more. With each, what it leaves whom it leaves less.
    """
    brings = gain(box, s, giver, receiver, *thing)
    costs = cost(box, s, giver, *thing) if brings > 0.0 else brings
    if brings - costs >= 2 * LEAST_GAIN:
        steps = (costs + part * (brings - costs) for part in (share, 0.5, 0.25, 0.75))
        for price in dict.fromkeys(round(step) for step in steps):
            yield price, min(price - costs, brings - price)


def _offer(s: State, seat: int, trade: Trade, begin: int) -> Proposal:
    """A trade as an offer, or as a counter-offer."""
    gives, wants = ([thing.action for thing in side] for side in (trade.gives, trade.wants))
    if trade.promised:
        gives += [say.DO_PROMISE, say.DO_COINS + trade.promised]
    terms = (*gives, say.DO_WANT, *wants) if wants else tuple(gives)
    return Proposal(
        s.turn,
        (begin + trade.partner, *terms, say.DO_SEND),
        trade.partner,
        say.DO_ACCEPT + seat,
        say.DO_DECLINE + seat,
        goods=goods_of((*trade.gives, *trade.wants)),
        price=_price(trade.wants) - _price(trade.gives),
        promised=trade.promised,
        trust=trust(s, seat, say.PROMISE),
    )


def _gift(s: State, seat: int, partner: int, coins: int) -> Proposal:
    """Promised coins, for nothing."""
    actions = (say.DO_OFFER + partner, say.DO_COINS + coins, say.DO_SEND)
    return Proposal(
        s.turn, actions, partner, say.DO_ACCEPT + seat, say.DO_DECLINE + seat, owed=True
    )


def _possible(box: Box, s: State, seat: int, found: list[Proposal]) -> list[Proposal]:
    """The proposals to players to whom the seat may make an offer."""
    return [p for p in found if why_not_begin(box, s, seat, p.partner) == say.FINE]


def _going_on(s: State, seat: int, found: list[Proposal]) -> list[Proposal]:
    """What is left of the proposals that begin like the offer being made."""
    partner = s.maker[seat] - 1
    begun = (say.DO_OFFER + partner, *_listed(s, seat, partner))
    return [
        replace(p, actions=p.actions[len(begun) :])
        for p in found
        if p.actions[: len(begun)] == begun
    ]


def _listed(s: State, seat: int, partner: int) -> Iterator[int]:
    """The actions that made an offer as far as it goes."""
    pair = pair_of(seat, partner)
    for side in range(side_of(s, seat) + 1):
        if side == say.WANTS:
            yield say.DO_WANT
        when, low = say.NOW, side * say.SIDE_TERMS
        for term, what, _ in s.terms[pair][low : low + s.count[pair][side]]:
            if mode_of(term) != when:
                when = mode_of(term)
                yield say.DO_PROMISE if when == say.PROMISE else say.DO_DUE
            if kind_of(term) in ACTION_OF:
                yield ACTION_OF[kind_of(term)] + what
        if side == side_of(s, seat) and when != when_of(s, seat):
            yield say.DO_PROMISE if when_of(s, seat) == say.PROMISE else say.DO_DUE


TALK: Final = (
    "offers_made", "maker", "part", "naming", "offer", "count", "terms", "deal", "passed",
    "decision", "actor", "seen", "rng",
)  # fmt: skip


def standing(view: Position) -> bytes:
    """The position without offers, passes, and what they showed."""
    state = view.state.copy()
    for name in TALK:
        state[name] = 0
    return bytes(state.tobytes())


def moment(view: Position) -> int:
    """The number of the turn."""
    return int(view.state["turn"][0])


def is_open_offer(view: Position, maker: int, partner: int) -> bool:
    """Is an offer being made, or waiting?"""
    return bool(view.state["offer"][0][pair_of(maker, partner)] != say.NO_OFFER)


BARGAINING: Final = Bargaining(
    proposals, answers, marks, remark, standing, moment, is_open_offer, is_stop
)
