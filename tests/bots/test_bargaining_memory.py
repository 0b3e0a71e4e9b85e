"""What a bot remembers of a turn's bargaining: its own price, and what others offered."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from caravanserai.bots.bargaining import Bargainer, Gain
from caravanserai.engine.bargains import Proposal

GOODS = frozenset({7})
ME, OTHER = 0, 1
PROPOSAL = Proposal(0, (0,), OTHER, take=1, refuse=2, goods=GOODS, price=-4)
GAME: Any = SimpleNamespace(
    bargaining=SimpleNamespace(at_price=lambda actions, price: (price,), standing=lambda view: b"s")
)
VIEW: Any = None


class Sure(Bargainer):
    """Takes any deal to help both so much that the price may stay as it is."""

    def _is_hopeless(self, *_: Any) -> bool:
        return False

    def _is_sure(self, *_: Any) -> bool:
        return True

    def _gain_of(self, *_: Any) -> Gain:
        return Gain((0.1, 0.1))


def offer(price: int, is_plain: bool = True) -> Any:
    return SimpleNamespace(maker=OTHER, goods=GOODS, price=price, is_plain=is_plain)


@pytest.mark.parametrize(("asked", "pays"), [(-2, -2), (-9, -4)], ids=["for-less", "for-more"])
def test_nobody_pays_more_than_was_asked_of_them_this_turn(asked: int, pays: int) -> None:
    bot = Sure(1)
    bot._hear(offer(asked))
    bot._hear(offer(asked - 1))
    found = bot._priced(GAME, VIEW, ME, PROPOSAL)
    assert found is not None
    assert found.price == pays


def test_what_is_part_of_a_larger_offer_sets_no_price() -> None:
    bot = Sure(1)
    bot._hear(offer(-2, is_plain=False))
    assert bot._priced(GAME, VIEW, ME, PROPOSAL) == PROPOSAL


def test_what_was_turned_down_at_a_price_is_not_asked_for_less_than_was_offered() -> None:
    bot = Sure(1)
    bot._hear(offer(3))
    bot.made[OTHER, GOODS, False] = 3
    assert bot._priced(GAME, VIEW, ME, replace(PROPOSAL, price=5)) is None


def test_who_turns_down_a_change_of_its_own_price_names_it_again() -> None:
    bot = Sure(1)
    assert bot._own_terms(GAME, VIEW, offer(-2)).word == "refused"
    bot._name(GAME, VIEW, replace(PROPOSAL, price=-1))
    verdict = bot._own_terms(GAME, VIEW, offer(-2))
    assert (verdict.word, verdict.price) == ("priced", -1)
