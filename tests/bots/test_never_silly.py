"""Moves that no level may play, whatever its luck."""

import pytest
from silly import ARABY, DSCHUNKE, DUNHUANG, Silly

from caravanserai.bots import make_bot
from caravanserai.games import load

LEVELS = ("apprentice", "trader@300", "master@600")
SEEDS = range(3)
SUITES = {"dunhuang": DUNHUANG, "dschunke": DSCHUNKE, "araby": ARABY}
CASES = [(name, case) for name, cases in SUITES.items() for case in cases]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "case"), CASES, ids=lambda value: getattr(value, "id", value))
def test_no_level_is_silly(name: str, case: Silly, level: str) -> None:
    game = load(name)
    for seed in SEEDS:
        position = game.read(f"{name}; {case.position}", seed)
        seat = game.turn(position)
        assert seat is not None
        view = game.view(position, seat)
        legal = game.legal(view, seat)
        silly = case.never.split(", ")
        assert set(silly) < {game.actions.text(action) for action in legal}
        chosen = make_bot(level, seed).choose(game, view, seat, legal)
        assert game.actions.text(chosen) not in silly


@pytest.mark.parametrize("cases", SUITES.values(), ids=SUITES.keys())
def test_there_are_at_least_twenty_positions(cases: tuple[Silly, ...]) -> None:
    assert len({case.id for case in cases}) >= 20
