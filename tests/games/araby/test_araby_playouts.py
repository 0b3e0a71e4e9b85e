"""What playouts do with a turn: one case each."""

import numpy as np
import pytest

from caravanserai.games import load
from caravanserai.games.araby.mind.playouts import sketch
from caravanserai.games.araby.mind.thinking import consider
from caravanserai.games.araby.state import Box, State

EARLY = "players: 2; turn: A; offers: 0; B.entourage: -; A.entourage: -; A.caravan: petra; "
FINAL = (
    "players: 2; first: B; turn: A; number: 8; begun: 8; offers: 0; B.entourage: -; "
    "A.entourage: -; A.caravan: petra; B.caravan: aleppo; A.coins: 5; B.coins: 7; "
)
SPICED = EARLY.replace("A.entourage: -", "A.entourage: merchant-prince-of-spices!")

CASES = {
    "fills-a-row": (EARLY + "A.camels: - - - - - - A A -; A.products: spices", "camel A9"),
    "places-no-lone-camel-before-a-merchant": (
        EARLY + "A.products: spices; A.coins: 3; A.hand: spices-merchant",
        "play spices-merchant",
    ),
    "plays-a-merchant-of-a-new-kind-rather-than-one-of-an-old": (
        SPICED + "A.products: spices; A.hand: spices-merchant jewels-merchant jewels-merchant",
        "play jewels-merchant",
    ),
    "takes-coins-in-the-end-rather-than-a-merchant": (
        FINAL + "A.products: spices; A.hand: generosity spices-merchant",
        "play generosity",
    ),
    "fills-a-row-rather-than-pay-with-its-product-in-the-end": (
        FINAL + "A.camels: - - - - - - A A -; A.products: spices; A.hand: hospitality",
        "camel A9",
    ),
    "stops-rather-than-draw-in-the-end": (FINAL + "A.hand: wisdom scribe", "end"),
    "pays-with-what-the-merchant-makes-again": (
        SPICED + "A.products: spices; A.hand: spices-merchant generosity",
        "product spices",
        "play spices-merchant",
    ),
    "drafts-a-merchant-of-a-new-kind": (
        SPICED + "decision: draft; left: 2; passed: A B; "
        "draft: spices-merchant jewels-merchant scout guide",
        "card jewels-merchant",
    ),
    "refreshes-who-makes": (
        EARLY.replace("A.entourage: -", "A.entourage: merchant-prince-of-spices! scout! foreman"),
        "card merchant-prince-of-spices",
        "task foreman",
    ),
}


def sketched(text: str, *moves: str) -> list[str]:
    """What a playout chooses from, after some moves of the same player."""
    game = load("araby")
    position = game.read(f"araby; {text}")
    seat = game.turn(position)
    assert seat is not None
    for move in moves:
        game.apply(position, seat, game.notation.action(move, position))
    box, s = Box.load(position.box), State.load(position.state)
    actions = np.array(game.legal(position, seat), np.int16)
    count = sketch(box, s, seat, actions, consider(box, s, seat, actions, len(actions)))
    return [game.actions.text(int(action)) for action in actions[:count]]


@pytest.mark.parametrize("case", CASES)
def test_playouts_play_sensible_turns(case: str) -> None:
    text, chosen, *moves = CASES[case]
    assert sketched(text, *moves) == [chosen]
