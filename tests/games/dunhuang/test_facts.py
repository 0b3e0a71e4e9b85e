"""What screens show beside the view agrees with the rules."""

import random

from caravanserai.engine.events import PUBLIC
from caravanserai.games import load
from caravanserai.games.dunhuang.alphabet import KINDS
from caravanserai.games.dunhuang.state import State


def test_who_leads_in_hand_is_who_would_score_the_good() -> None:
    """The player with the most of it, at least one; several if they are level."""
    game, chance = load("dunhuang"), random.Random(3)
    position = game.new(game.box(4), 3)
    ties = 0
    while (seat := game.turn(position)) is not None:
        game.apply(position, seat, chance.choice(game.legal(position, seat)))
        view = game.view(position, chance.choice((0, 1, 2, 3, PUBLIC)))
        s, leads = State.load(view.state), game.facts(view)["leads"]
        for good in range(1, KINDS + 1):
            held = [s.hand[player][good] for player in range(4)]
            leading = {player for player in range(4) if held[player] == max(1, *held)}
            assert leads[good] == sum(1 << player for player in leading)
            ties += len(leading) > 1
    assert ties
