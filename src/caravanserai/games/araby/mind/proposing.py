"""Offers that a player of Merchants of Araby may make: trades as actions, and promises to keep.

All is found anew from the view, an offer begun as well.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from caravanserai.engine.bargains import Proposal
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.mind.keeping_promises import due_gifts, made_before
from caravanserai.games.araby.mind.trades import (
    ACTION_OF,
    Trade,
    goods_of,
    price_of,
    some_coins,
    trades,
)
from caravanserai.games.araby.mind.worth import trust
from caravanserai.games.araby.rules.adding import side_of, when_of
from caravanserai.games.araby.rules.decisions import is_open
from caravanserai.games.araby.rules.offers import why_not_begin
from caravanserai.games.araby.rules.terms import kind_of, mode_of, pair_of
from caravanserai.games.araby.state import Box, State

PROPOSED: Final = 4  # offers a turn of a seat's own accord
PERMISSIONS: Final = frozenset(
    (
        *range(say.DO_SPACE, say.DO_SPACE + say.SPACES),
        *range(say.DO_SPACES, say.DO_SPACES + say.CAMELS + 1),
        say.DO_OWN,
    )
)


def proposals(view: Position, seat: int, share: float = 0.5) -> list[Proposal]:
    """Promises to keep, then trades that seem to help both, those that bring most first."""
    box, s = Box.load(view.box), State.load(view.state)
    if not may_talk(s, seat):
        return []
    found = [_gift(s, seat, partner, coins) for partner, coins in due_gifts(box, s, seat)]
    if made_before(s, seat) < PROPOSED:
        found += [offer_of(s, seat, trade, say.DO_OFFER) for trade in trades(box, s, seat, share)]
    return _going_on(s, seat, found) if s.maker[seat] else _possible(box, s, seat, found)


def ideas(view: Position, seat: int) -> list[Proposal]:
    """The same for a person, as at the beginning of the turn."""
    fresh = view.copy()
    fresh.state["offers_made"][0][seat] = 0
    return proposals(fresh, seat)


def may_talk(s: State, seat: int) -> bool:
    """May a seat make an offer, or go on with it, without being in another's way?"""
    others = any(maker for other, maker in enumerate(s.maker) if other != seat)
    return is_open(s) and s.stage == say.MAIN and not others


def offer_of(s: State, seat: int, trade: Trade, begin: int) -> Proposal:
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
        price=price_of(trade.wants) - price_of(trade.gives),
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


def at_price(actions: tuple[int, ...], price: int) -> tuple[int, ...]:
    """The actions of an offer, with another price for its maker; none if that would be begging."""
    first, *terms, last = (action for action in actions if not _is_coins(action))
    cut = terms.index(say.DO_WANT) if say.DO_WANT in terms else len(terms)
    gives, wants = terms[:cut], terms[cut + 1 :]
    gives = [thing.action for thing in some_coins(-price)] + gives
    wants = [thing.action for thing in some_coins(price)] + wants
    if not gives and not all(action in PERMISSIONS for action in wants):
        return ()
    return (first, *gives, *((say.DO_WANT, *wants) if wants else ()), last)


def _is_coins(action: int) -> bool:
    return say.DO_COINS < action <= say.DO_COINS + say.MOST_COINS
