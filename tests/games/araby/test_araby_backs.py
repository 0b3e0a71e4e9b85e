"""With the shipped set a back says nothing about its face."""

import numpy as np

from caravanserai.games.araby.alphabet import DECK_CARDS, PERSONAS, TYPES
from caravanserai.games.araby.game import GAME
from caravanserai.games.araby.state import Box

DEALS = 300


def test_backs_never_tell_faces() -> None:
    """Over many deals every type of card has every back as often as chance predicts."""
    rows = GAME.box(2)
    together = np.zeros((TYPES, DECK_CARDS))
    for seed in range(DEALS):
        state = GAME.new(rows, seed).state[0]
        faces, backs = state["face"], state["back"]
        deck = faces >= PERSONAS
        np.add.at(together, (faces[deck], backs[deck]), 1)
    box = Box.load(rows)
    share = np.outer(box.copies, box.back_copies)[PERSONAS:] / DECK_CARDS
    kept = share > 0
    found, expected = together[PERSONAS:][kept], DEALS * share[kept]
    freedom = kept.sum()
    assert ((found - expected) ** 2 / expected).sum() < freedom + 6 * np.sqrt(2 * freedom)
    assert found.sum() == DEALS * DECK_CARDS
