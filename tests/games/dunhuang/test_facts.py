"""What screens show beside the view says the same as the rules."""

import random

from caravanserai.engine.events import PUBLIC
from caravanserai.games import load
from caravanserai.games.dunhuang.alphabet import GOODS, SEAT_NAMES
from caravanserai.games.dunhuang.rules.scoring import leads_in_hand
from caravanserai.games.dunhuang.state import Box, State


def test_who_leads_in_hand_is_who_would_score_the_good() -> None:
    game, chance = load("dunhuang"), random.Random(3)
    position = game.new(game.box(4), 3)
    ties = 0
    while (seat := game.turn(position)) is not None:
        game.apply(position, seat, chance.choice(game.legal(position, seat)))
        view = game.view(position, chance.choice((0, 1, 2, 3, PUBLIC)))
        box, s = Box.load(view.box), State.load(view.state)
        for row in game.facts(view)["goods"]:
            good = GOODS.index(row["good"])
            leads = [SEAT_NAMES[p] for p in range(4) if leads_in_hand(box, s, p, good)]
            assert row["leads"] == leads
            assert row["hand"] == [s.hand[p][good] for p in range(4)]
            assert row["shop"] == [s.shop[p][good] for p in range(4)]
            ties += len(leads) > 1
    assert ties
