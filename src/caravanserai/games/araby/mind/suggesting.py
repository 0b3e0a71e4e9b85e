"""A deal that a person might propose, as that person reads it."""

from collections.abc import Iterator
from typing import NamedTuple

from caravanserai.engine.bargains import Idea, Offer, Proposal
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.caravans import in_full_line
from caravanserai.games.araby.state import State
from caravanserai.games.araby.words.offer_actions import listing, offer_of


class Gift(NamedTuple):
    """A term of a deal, by its numbers."""

    giver: int
    receiver: int
    kind: int
    what: int


class Placed(NamedTuple):
    """A camel that comes to a caravan by a deal."""

    player: int
    owner: int
    space: int


def idea(view: Position, seat: int, proposal: Proposal) -> Idea:
    """A proposal in coins, and whether they are sure."""
    offer = offer_of(proposal.actions)
    mine, theirs = (round(gained) for gained in proposal.gains)
    gifts = list(_gifts(seat, proposal.partner, offer))
    is_sure = _is_sure(State.load(view.state), gifts)
    return Idea(SEAT_NAMES[proposal.partner], offer.gives, offer.wants, mine, theirs, is_sure)


def _gifts(seat: int, partner: int, offer: Offer) -> Iterator[Gift]:
    for giver, receiver, terms in (
        (seat, partner, offer.gives),
        (partner, seat, offer.wants),
    ):
        for term in terms:
            kind, what, _, _ = listing(term)
            yield Gift(giver, receiver, kind, what)


def _is_sure(s: State, gifts: list[Gift]) -> bool:
    """Will all lines be full that camels come to by it?"""
    placed = [camel for gift in gifts for camel in _placed(gift)]
    for camel in placed:
        s.board[camel.owner][camel.space] = camel.player + 1
    is_open = any(gift.kind in (say.OWN_TERM, say.SPACES_TERM) for gift in gifts)
    return not is_open and all(in_full_line(s, camel.owner, camel.space) for camel in placed)


def _placed(gift: Gift) -> Iterator[Placed]:
    """The camel that a term is about: a guest's, by permission, or the giver's own."""
    if gift.kind == say.CAMEL_TERM:
        yield Placed(gift.giver, gift.what // say.SPACES, gift.what % say.SPACES)
    elif gift.kind == say.SPACE_TERM:
        yield Placed(gift.receiver, gift.giver, gift.what)
