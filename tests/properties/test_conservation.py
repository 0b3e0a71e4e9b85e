"""After every action of random games: nothing is lost or made, and the game goes on to an end."""

import numpy as np
import pytest

from caravanserai import games

from .batch import NO_CHOICE
from .walks import Moment, about, check_walks, for_every_table, many, quickly


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
    most = about(moment.game).most_decisions(int(moment.box["players"][0]))
    moment.require(over | np.full(len(over), moment.made < most), f"not over after {most}")


def check_all(moment: Moment) -> None:
    check_components(moment)
    check_progress(moment)


@for_every_table
def test_components_and_progress(name: str, players: int) -> None:
    check_walks(check_all, name, players, quickly(name))


@pytest.mark.slow
@for_every_table
def test_components_and_progress_at_length(name: str, players: int) -> None:
    check_walks(check_all, name, players, many(about(games.load(name)).AT_LENGTH))
