"""After every action of random games: nothing is lost or made, and the game ends."""

import numpy as np
import pytest

from .batch import NO_CHOICE
from .walks import Moment, about, check_at_length, check_quickly, for_every_table


def check_components(moment: Moment) -> None:
    game = about(moment.game)
    found = moment.numbers()
    moment.run(game.faults, moment.box, moment.states, found)
    broken = game.FAULTS[found[np.argmax(found != 0)]]
    moment.require(found == 0, f"broken invariant: {broken}")


def check_progress(moment: Moment) -> None:
    over = moment.states["ended"] != 0
    moment.require(over | (moment.seats >= 0), "nobody may act")
    moment.require(over | (moment.actions != NO_CHOICE), "nothing to choose")
    most = about(moment.game).most_decisions(moment.box)
    moment.require(over | np.full(len(over), moment.made < most), f"not over after {most}")


def check_all(moment: Moment) -> None:
    check_components(moment)
    check_progress(moment)


@for_every_table
def test_components_and_progress(name: str, players: int) -> None:
    check_quickly(check_all, name, players)


@pytest.mark.slow
@for_every_table
def test_components_and_progress_at_length(name: str, players: int) -> None:
    check_at_length(check_all, name, players)
