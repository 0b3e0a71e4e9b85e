"""An offer being put together: when each term could be given, from its maker's view."""

from typing import Final, NamedTuple

from caravanserai.engine.bargains import Offer, Term, WeighedSide, Weight, When
from caravanserai.engine.errors import CaravanseraiError
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.adding import in_the_game, why_not_term
from caravanserai.games.araby.rules.offers import add_term, why_not_begin, why_not_name_own
from caravanserai.games.araby.rules.terms import (
    clear_terms,
    dated,
    giver_of,
    pair_of,
    receiver_of,
    why_not_give,
)
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.words.offer_actions import listing

TIMES: Final[tuple[When, ...]] = ("now", "due", "promise")
NEVER: Final = Weight([], "promise", [])


class Listed(NamedTuple):
    """A term as the rules list it."""

    side: int
    when: int
    kind: int
    what: int
    fixed: int  # the card set aside


def weigh(view: Position, seat: int, offer: Offer) -> tuple[WeighedSide, WeighedSide]:
    """Weigh both sides of an offer, counting what is on them so far."""
    box, s, partner = Box.read(view.box), State.load(view.state), SEAT_NAMES.index(offer.to)
    sides = [[_listed(side, t) for t in terms] for side, terms in enumerate(_terms_of(offer))]
    if why_not_begin(box, s, seat, partner) == say.NOT_AN_OPPONENT:
        sides = [[None for _ in terms] for terms in sides]
    every = [term for terms in sides for term in terms]
    made = []
    for side, terms in enumerate(sides):
        taken = sum(1 + len(term.choices) for term in _terms_of(offer)[side])
        weights = []
        for term in terms:
            others = [one for one in every if one is not None and one is not term]
            weights.append(_weight(box, s, seat, partner, term, others) if term else NEVER)
        made.append(WeighedSide(weights, max(0, say.SIDE_TERMS - taken)))
    return made[say.GIVES], made[say.WANTS]


def _terms_of(offer: Offer) -> tuple[list[Term], list[Term]]:
    return offer.gives, offer.wants


def _listed(side: int, term: Term) -> Listed | None:
    """None for what the alphabet doesn't know."""
    try:
        kind, what, _, _ = listing(term)
        fixed = (
            say.ACTIONS.number(f"card {term.fixed}") - say.DO_CARD if term.fixed else say.UNNAMED
        )
    except CaravanseraiError:
        return None
    return Listed(side, TIMES.index(term.when), kind, what, fixed)


def _weight(
    box: Box, s: State, seat: int, partner: int, term: Listed, others: list[Listed]
) -> Weight:
    """What can be said about a term added to all the others."""
    pair = pair_of(seat, partner)
    clear_terms(s, pair)
    s.maker[seat] = partner + 1
    for other in others:
        if s.count[pair][other.side] < say.SIDE_TERMS - 1:
            _list(s, seat, other)
    times = [when for when in range(len(TIMES)) if _is_possible(box, s, pair, term, when)]
    cards = _cards(box, s, seat, term) if say.NOW in times and _needs_card(term) else []
    if _needs_card(term) and term.fixed not in cards:
        times = [when for when in times if when != say.NOW]
    first = min(times, default=say.PROMISE)
    if say.DUE in times and _is_to_be_made(box, s, pair, term):
        first = say.DUE
    words = [say.CARD_WORDS[card] for card in cards]
    return Weight([TIMES[when] for when in times], TIMES[first], words)


def _list(s: State, seat: int, term: Listed) -> None:
    s.part[seat] = say.MODE_COUNT * term.side + term.when
    add_term(s, seat, dated(term.kind, term.when), term.what, term.fixed)


def _is_possible(box: Box, s: State, pair: int, term: Listed, when: int) -> bool:
    exists = in_the_game(box, term.kind, term.what)
    return exists and not why_not_term(box, s, pair, term.side, when, term.kind, term.what)


def _needs_card(term: Listed) -> bool:
    """Is a card from the maker's hand set aside for it, if it is given now? (A14)"""
    is_any = term.kind == say.CARD_TERM and term.what == say.ANY_CARD
    return term.side == say.GIVES and (is_any or term.kind == say.CREDIT_TERM)


def _cards(box: Box, s: State, seat: int, term: Listed) -> list[int]:
    """The hand cards that could be."""
    _list(s, seat, term._replace(when=say.NOW, fixed=say.UNNAMED))
    types = range(say.PERSONAS, say.TYPES)
    return [card for card in types if why_not_name_own(box, s, seat, card) == say.FINE]


def _is_to_be_made(box: Box, s: State, pair: int, term: Listed) -> bool:
    """Can everyone see that the partner has no such product yet, or none for such a camel?"""
    if term.side == say.GIVES or term.kind not in (say.PRODUCT_TERM, say.CAMEL_TERM):
        return False
    giver, receiver = giver_of(pair, term.side), receiver_of(pair, term.side)
    return why_not_give(box, s, giver, receiver, term.kind, term.what, 1) != say.FINE
