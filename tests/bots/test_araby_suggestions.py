"""Deals suggested to a person: legal, good for both at a glance, and from what the person sees."""

import random
from typing import Final

from caravanserai.bots.suggestions import MOST, suggest, suggest_at_a_glance
from caravanserai.engine.bargains import Idea, Offer
from caravanserai.engine.position import Position
from caravanserai.games import load
from caravanserai.games.araby.words.offer_actions import offer_actions, offer_of

GAME: Final = load("araby")


def positions(steps: int, seed: int) -> list[Position]:
    """Some positions of a game without offers."""
    chance, position, found = random.Random(seed), GAME.new(GAME.box(3), seed), []
    for step in range(steps):
        seat = GAME.turn(position)
        assert seat is not None
        legal = GAME.legal(position, seat)
        busy = [a for a in legal if GAME.actions.kind(a) in ("task", "camel", "play")]
        quiet = [a for a in legal if GAME.actions.kind(a) != "offer"]
        GAME.apply(position, seat, chance.choice(busy or quiet))
        if step % 4 == 0:
            found.append(position.copy())
    return found


def ideas(position: Position, seat: int) -> list[Idea]:
    return suggest_at_a_glance(GAME, GAME.view(position, seat), seat)


def test_each_could_be_proposed_and_seems_to_help_both() -> None:
    found = 0
    for position in positions(60, 5):
        for seat in range(3):
            for idea in ideas(position, seat):
                offer = Offer(idea.to, idea.gives, idea.wants)
                actions = [action for action, _ in offer_actions(offer)]
                GAME.check_all(GAME.view(position, seat), seat, actions)
                assert offer_of(actions) == offer
                assert min(idea.mine, idea.theirs) >= 0
                found += 1
    assert found > 20


def test_nothing_hidden_changes_them() -> None:
    compared = 0
    for position in positions(40, 5):
        view = GAME.view(position, 0)
        for seed in range(2):
            other = GAME.determinize(view, seed)
            assert ideas(other, 0) == ideas(position, 0)
            compared += len(ideas(position, 0))
    assert compared > 10


def test_those_who_have_offered_a_lot_still_get_some() -> None:
    position = next(p for p in positions(60, 5) if ideas(p, 0))
    before = ideas(position, 0)
    position.state["offers_made"][0][0] = 9
    assert ideas(position, 0) == before


def test_a_search_confirms_them() -> None:
    position = next(p for p in positions(60, 5) if ideas(p, 0))
    view = GAME.view(position, 0)
    found = suggest(GAME, view, 0, seed=1)
    assert len(found) <= MOST
    assert found == suggest(GAME, view, 0, seed=1)
