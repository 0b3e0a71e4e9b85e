"""What a player of Merchants of Araby says to an offer: a reason, and a price that would do.

The reason is what weighs most by `worth`: the term that brings most if the offer is taken, the one
that costs most, or is too little, if it isn't.
"""

from typing import Final, NamedTuple

from caravanserai.engine.bargains import Verdict
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.mind.worth import (
    PATIENCE,
    balance,
    can_keep,
    cost,
    gain,
    saved_by,
    trust,
)
from caravanserai.games.araby.rules.terms import giver_of, kind_of, mode_of, pair_of, receiver_of
from caravanserai.games.araby.state import Box, State

VARIANTS: Final = 2  # of every text
BRINGS: Final = {
    say.COINS_TERM: "coins", say.CARD_TERM: "card", say.ENTOURAGE_TERM: "worker",
    say.PRODUCT_TERM: "product", say.CREDIT_TERM: "payment", say.SPACE_TERM: "space",
    say.SPACES_TERM: "space", say.OWN_TERM: "space", say.CAMEL_TERM: "row", say.TASK_TERM: "worker",
}  # fmt: skip
COSTS: Final = {**BRINGS, say.CAMEL_TERM: "camel"}


class Item(NamedTuple):
    """A term of an offer: what it is worth to the seat, and its kind."""

    worth: float
    kind: int
    what: int


def remark(view: Position, seat: int, maker: int, verdict: Verdict, variant: int) -> Phrase:
    """The reason and the price, in one of several ways."""
    box, s = Box.load(view.box), State.load(view.state)
    why = _taking(box, s, seat, maker) if verdict.word == "taken" else _refusing(
        box, s, seat, maker, verdict
    )  # fmt: skip
    nth = variant % VARIANTS + 1
    reason = phrase(f"reason-{why}-{nth}")
    if verdict.word == "taken":
        return phrase(f"remark-taken-{nth}", reason=reason)
    if verdict.price is None:
        return phrase(f"remark-refused-{nth}", reason=reason)
    if verdict.price > 0:
        return phrase(f"remark-asks-{nth}", reason=reason, coins=verdict.price)
    if verdict.price < 0:
        return phrase(f"remark-pays-{nth}", reason=reason, coins=-verdict.price)
    return phrase(f"remark-even-{nth}", reason=reason)


def _items(box: Box, s: State, seat: int, maker: int) -> tuple[list[Item], list[Item]]:
    """What an offer brings the seat and what it takes, the most first."""
    pair = pair_of(maker, seat)
    brings, takes = [], []
    for side in (say.GIVES, say.WANTS):
        giver, receiver, low = giver_of(pair, side), receiver_of(pair, side), side * say.SIDE_TERMS
        for term, what, _ in s.terms[pair][low : low + s.count[pair][side]]:
            kind = kind_of(term)
            if receiver == seat:
                share = trust(s, giver, mode_of(term))
                brings.append(Item(share * gain(box, s, giver, seat, kind, what), kind, what))
            else:
                takes.append(Item(cost(box, s, seat, kind, what), kind, what))
    return sorted(brings, reverse=True), sorted(takes, reverse=True)


def _taking(box: Box, s: State, seat: int, maker: int) -> str:
    """What an offer that is taken brings most of."""
    brings, takes = _items(box, s, seat, maker)
    helped = [item for item in takes if item.kind == say.SPACE_TERM]
    if any(saved_by(s, seat, seat, item.what) > 0.0 for item in helped):
        return "gets-row"
    return f"gets-{BRINGS.get(brings[0].kind, 'goodwill')}" if brings else "gets-goodwill"


def _refusing(box: Box, s: State, seat: int, maker: int, verdict: Verdict) -> str:
    """What stands in the way of an offer."""
    pair = pair_of(maker, seat)
    if s.offers_made[maker] > PATIENCE:
        return "enough"
    brings, takes = _items(box, s, seat, maker)
    modes = {mode_of(term[say.TERM_KIND]) for term in s.terms[pair][: s.count[pair][say.GIVES]]}
    if modes - {say.NOW} and trust(s, maker, say.DUE) == 0.0:
        return "trust"
    if not can_keep(box, s, pair, seat):
        return "cannot"
    if not takes or balance(box, s, pair, seat) > 0.0:
        return "ahead"
    if not brings:
        return "nothing"
    if brings[0].worth <= 0.0:
        return f"useless-{BRINGS.get(brings[0].kind, 'words')}"
    return f"keeps-{COSTS.get(takes[0].kind, 'worker')}"
