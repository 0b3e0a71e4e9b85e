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
from caravanserai.engine.record import copy_rows
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.mind.evaluation import turns_to_come
from caravanserai.games.araby.mind.filling import Filling, fillings, idle_makers
from caravanserai.games.araby.mind.keeping_promises import due_gifts, made_before, marks
from caravanserai.games.araby.mind.remarks import remark
from caravanserai.games.araby.mind.suggesting import idea
from caravanserai.games.araby.mind.thinking import is_stop
from caravanserai.games.araby.mind.worth import (
    PATIENCE,
    balance,
    can_keep,
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
DOUBT: Final = 4.0  # coins by which the worth of an offer may be misjudged at a glance
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

PERMISSIONS: Final = frozenset(
    (
        *range(say.DO_SPACE, say.DO_SPACE + say.SPACES),
        *range(say.DO_SPACES, say.DO_SPACES + say.CAMELS + 1),
        say.DO_OWN,
    )
)


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


def proposals(view: Position, seat: int, share: float = 0.5) -> list[Proposal]:
    """Promises to keep, then trades that seem to help both, those that bring most first."""
    box, s = Box.load(view.box), State.load(view.state)
    if not _may_talk(s, seat):
        return []
    found = [_gift(s, seat, partner, coins) for partner, coins in due_gifts(box, s, seat)]
    if made_before(s, seat) < PROPOSED:
        found += [_offer(s, seat, trade, say.DO_OFFER) for trade in _trades(box, s, seat, share)]
    return _going_on(s, seat, found) if s.maker[seat] else _possible(box, s, seat, found)


def ideas(view: Position, seat: int) -> list[Proposal]:
    """The same for a person, as at the beginning of the turn."""
    fresh = view.copy()
    fresh.state["offers_made"][0][seat] = 0
    return proposals(fresh, seat)


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
    """An offer as the seat sees it. A counter is the same thing, at a better price."""
    pair = pair_of(maker, seat)
    given, wanted = (_terms(s, maker, seat, side) for side in (say.GIVES, say.WANTS))
    is_plain = len(given) + len(wanted) == sum(s.count[pair])
    talks = _may_talk(s, seat) and made_before(s, seat) < OFFERS_A_TURN
    listens = s.offers_made[maker] <= PATIENCE
    price = _price(given) - _price(wanted)
    ladder = _ladder(box, s, seat, maker, given, wanted) if talks and listens and is_plain else ()
    return Answer(
        maker,
        say.DO_ACCEPT + maker if listens and _may_help(box, s, maker, seat) else None,
        say.DO_DECLINE + maker,
        goods_of((*given, *wanted)),
        price,
        is_plain,
        later(s, pair, seat),
        ladder,
        say.DO_ACCEPT + maker,
    )


def _may_help(box: Box, s: State, maker: int, seat: int) -> bool:
    """Is an offer worth a search? Several things together may bring more than each of them."""
    if is_worth_accepting(box, s, maker, seat):
        return True
    pair = pair_of(maker, seat)
    given = _goods(_terms(s, maker, seat, say.GIVES))
    brings = [gain(box, s, maker, seat, *thing) for thing in given]
    return (
        any(worth > 0.0 for worth in brings)
        and can_keep(box, s, pair, seat)
        and balance(box, s, pair, seat) > -DOUBT
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
        Trade(0.0, (0.0, 0.0), maker, (*_coins(-price), *gives), (*_coins(price), *wants))
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
                gives, wants = (*_coins(-price), *gives), (*_coins(price), *wants)
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
            gives = (*_coins(-price), thing)
            yield Trade(least, (mine, theirs), other, gives, _coins(price))
    for thing in _things(box, s, other, seat):
        price, least, theirs, mine = _sale(box, s, other, seat, thing, 1.0 - share)
        if price <= s.coins[seat]:
            wants = (*_coins(-price), thing)
            yield Trade(least, (mine, theirs), other, _coins(price), wants)
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


def _coins(number: int) -> tuple[Thing, ...]:
    """So many coins, if it is any."""
    return (Thing(say.COINS_TERM, number),) if number > 0 else ()


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
        gains=trade.gains,
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
    """What is left of the proposals that begin like the offer being made, at its price."""
    partner = s.maker[seat] - 1
    begun = (say.DO_OFFER + partner, *_listed(s, seat, partner))
    same = [_as_begun(proposal, begun) for proposal in found]
    return [
        replace(p, actions=p.actions[len(begun) :])
        for p in same
        if p.actions[: len(begun)] == begun
    ]


def _as_begun(proposal: Proposal, begun: tuple[int, ...]) -> Proposal:
    """A proposal at the price that an offer names already, if it does."""
    coins = [place for place, action in enumerate(begun) if _is_coins(action)]
    if not coins or proposal.promised or proposal.owed:
        return proposal
    number = begun[coins[0]] - say.DO_COINS
    price = number if say.DO_WANT in begun[: coins[0]] else -number
    return replace(proposal, actions=at_price(proposal.actions, price), price=price)


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
    state = copy_rows(view.state)
    for name in TALK:
        state[name] = 0
    return bytes(state.tobytes())


def moment(view: Position) -> int:
    """The number of the turn."""
    return int(view.state["turn"][0])


def is_open_offer(view: Position, maker: int, partner: int) -> bool:
    """Is an offer being made, or waiting?"""
    return bool(view.state["offer"][0][pair_of(maker, partner)] != say.NO_OFFER)


def at_price(actions: tuple[int, ...], price: int) -> tuple[int, ...]:
    """The actions of an offer, with another price for its maker; none if that would be begging."""
    first, *terms, last = (action for action in actions if not _is_coins(action))
    cut = terms.index(say.DO_WANT) if say.DO_WANT in terms else len(terms)
    gives, wants = terms[:cut], terms[cut + 1 :]
    gives = [thing.action for thing in _coins(-price)] + gives
    wants = [thing.action for thing in _coins(price)] + wants
    if not gives and not all(action in PERMISSIONS for action in wants):
        return ()
    return (first, *gives, *((say.DO_WANT, *wants) if wants else ()), last)


def _is_coins(action: int) -> bool:
    return say.DO_COINS < action <= say.DO_COINS + say.MOST_COINS


BARGAINING: Final = Bargaining(
    proposals,
    answers,
    marks,
    remark,
    standing,
    moment,
    is_open_offer,
    is_stop,
    ideas,
    idea,
    at_price,
)
