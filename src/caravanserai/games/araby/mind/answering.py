"""Offers that wait for a player of Merchants of Araby: what they are about, and prices to ask."""

from typing import Final

from caravanserai.engine.bargains import Answer, Proposal
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.mind.keeping_promises import made_before
from caravanserai.games.araby.mind.proposing import may_talk, offer_of
from caravanserai.games.araby.mind.trades import (
    ACTION_OF,
    Thing,
    Trade,
    goods_of,
    price_of,
    some_coins,
    without_coins,
)
from caravanserai.games.araby.mind.worth import (
    PATIENCE,
    balance,
    can_keep,
    gain,
    is_worth_accepting,
    later,
)
from caravanserai.games.araby.rules.decisions import is_open, offer_from
from caravanserai.games.araby.rules.terms import pair_of
from caravanserai.games.araby.state import Box, State

OFFERS_A_TURN: Final = 8  # with answers to others
LADDER: Final = 8  # coins that a counter asks for beyond the offer, at most
DOUBT: Final = 4.0  # coins by which the worth of an offer may be misjudged at a glance


def answers(view: Position, seat: int) -> list[Answer]:
    """The offers that wait for a seat."""
    box, s = Box.load(view.box), State.load(view.state)
    if not is_open(s) or s.maker[seat]:
        return []
    makers = [maker for maker in range(box.players) if offer_from(s, maker, seat)]
    return [_answer(box, s, maker, seat) for maker in makers]


def _answer(box: Box, s: State, maker: int, seat: int) -> Answer:
    """An offer as the seat sees it. A counter is the same thing, at a better price."""
    pair = pair_of(maker, seat)
    given, wanted = (_terms(s, maker, seat, side) for side in (say.GIVES, say.WANTS))
    is_plain = len(given) + len(wanted) == sum(s.count[pair])
    talks = may_talk(s, seat) and made_before(s, seat) < OFFERS_A_TURN
    listens = s.offers_made[maker] <= PATIENCE
    price = price_of(given) - price_of(wanted)
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
    given = without_coins(_terms(s, maker, seat, say.GIVES))
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
    gives, wants = without_coins(wanted), without_coins(given)
    if box.players == 2 or not (gives or wants) or any(_is_unnamed(one) for one in gives):
        return ()
    if not any(gain(box, s, giver, to, *thing) > 0.0 for giver, to, thing in (
        *((seat, maker, thing) for thing in gives), *((maker, seat, thing) for thing in wants)
    )):  # fmt: skip
        return ()
    first = price_of(given) - price_of(wanted) + 1
    trades = [
        Trade(0.0, (0.0, 0.0), maker, (*some_coins(-price), *gives), (*some_coins(price), *wants))
        for price in range(first, first + LADDER)
        if -price <= s.coins[seat]
    ]
    return tuple(offer_of(s, seat, trade, say.DO_COUNTER) for trade in trades)


def _is_unnamed(thing: Thing) -> bool:
    """Would a card have to be set aside for it?"""
    return thing.kind == say.CREDIT_TERM or thing == Thing(say.CARD_TERM, say.ANY_CARD)


def _terms(s: State, maker: int, partner: int, side: int) -> list[Thing]:
    """What one side of an offer lists for now."""
    pair, low = pair_of(maker, partner), side * say.SIDE_TERMS
    terms = s.terms[pair][low : low + s.count[pair][side]]
    return [Thing(kind, what) for kind, what, _ in terms if kind in ACTION_OF and kind < say.MODE]
