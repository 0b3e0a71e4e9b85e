"""Every turn ends: the formula, and that no game comes near it."""

import random

import pytest
from araby_cases import GAME, busy

from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.bounds import OFFER_ACTIONS, most_actions_a_turn, most_tasks
from caravanserai.games.araby.state import Box

COST = 3  # of a Foreman
PRODUCTS = 2


def test_an_offer_has_so_many_actions() -> None:
    started_sent_answered = 3
    changes_of_part = 5
    named = 2 * say.SIDE_TERMS
    settled_named_marked = 3 * say.OFFER_TERMS
    terms = say.OFFER_TERMS
    assert (
        started_sent_answered + changes_of_part + named + settled_named_marked + terms
        == OFFER_ACTIONS
    )


def test_how_often_cards_are_tasked() -> None:
    """41 cards can lie in entourages, each fresh three times a turn.

    Two Invigorations refresh all of them, three Diligences three cards each; three Foremen are
    tasked each time they are fresh and refresh one card.
    """
    entourage = 4 + 16 + 21
    played = 2 * entourage + 3 * 3
    foremen = 3 * 3 + played
    assert most_tasks(Box.load(GAME.box(4))) == 3 * entourage + played + foremen


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("offers", [0, 2, say.MOST_OFFERS])
def test_the_formula(players: int, offers: int) -> None:
    box = Box.load(GAME.box(players, {"offers": str(offers)}))
    tasks = most_tasks(box)
    choices = max(
        sum(2 * box.number[card][step] for step in range(4)) for card in range(len(box.kind))
    )
    actions = say.DECK_CARDS * (1 + COST + choices) + tasks * (1 + choices)
    actions += (say.DECK_CARDS + tasks) * PRODUCTS + players * offers * OFFER_ACTIONS
    wanted = (players + 1) * actions + 2 * players + say.DRAFTED + say.PROMISES
    assert most_actions_a_turn(box) == wanted
    assert wanted < 60_000


@pytest.mark.parametrize(("players", "offers", "seeds"), [(2, 2, 2), (3, 2, 1), (4, 2, 1),
                                                          (2, 12, 1), (4, 12, 1)])  # fmt: skip
def test_no_turn_is_longer(players: int, offers: int, seeds: int) -> None:
    """Random seats that may act, not only the next in turn."""
    box = GAME.box(players, {"offers": str(offers)})
    most = most_actions_a_turn(Box.load(box))
    for seed in range(seeds):
        chance = random.Random(seed)
        position = GAME.new(box, seed)
        turn, actions = 1, 0
        while not GAME.is_over(position):
            if int(position.state["turn"][0]) != turn:
                turn, actions = int(position.state["turn"][0]), 0
            seat = chance.choice(busy(position))
            GAME.apply(position, seat, chance.choice(GAME.legal(position, seat)))
            actions += 1
            assert actions <= most
        assert turn == 4 * players


def test_marking_old_promises_is_counted() -> None:
    """24 promises of earlier turns to mark, with offers no longer allowed."""
    ledger = "promises: " + " ".join(["B>A:words@1=open"] * say.PROMISES)
    position = GAME.read(f"araby; players: 2; offers: 0; number: 2; {ledger}")
    for promise in range(1, say.PROMISES + 1):
        GAME.apply(position, 0, GAME.actions.number(f"broken {promise}"))
    assert "=open" not in GAME.notation.write(position)
    assert most_actions_a_turn(Box.load(position.box)) > say.PROMISES


def test_whoever_is_waited_for_has_something_to_do() -> None:
    """Nobody gets stuck: when passes have closed the round, the turn goes on automatically."""
    chance = random.Random(3)
    for seed in range(3):
        position = GAME.new(GAME.box(3, {"offers": "1"}), seed)
        while not GAME.is_over(position):
            waited_for = GAME.waiting_for(position)
            assert waited_for
            assert set(waited_for) <= set(busy(position)) <= set(GAME.may_act(position))
            seat = chance.choice(busy(position))
            GAME.apply(position, seat, chance.choice(GAME.legal(position, seat)))
