"""What bots know about the deals of Merchants of Araby: what to propose, answer, mark and say."""

from typing import Final

from caravanserai.engine.bargains import Bargaining
from caravanserai.engine.position import Position
from caravanserai.engine.record import copy_rows
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.mind.answering import answers
from caravanserai.games.araby.mind.keeping_promises import marks
from caravanserai.games.araby.mind.proposing import at_price, ideas, proposals
from caravanserai.games.araby.mind.remarks import remark
from caravanserai.games.araby.mind.suggesting import idea
from caravanserai.games.araby.mind.thinking import is_stop
from caravanserai.games.araby.rules.terms import pair_of

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
