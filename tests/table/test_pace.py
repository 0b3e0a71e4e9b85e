"""What a bot's timing reveals: nothing."""

import pytest

from caravanserai.table.pace import LONGEST, Pace


def test_a_choice_of_one_takes_as_long_as_the_last_real_one_of_the_seat() -> None:
    pace = Pace(0.3)
    assert pace.wait(0, "bid", took=0.001, is_forced=True) == pytest.approx(0.299)
    assert pace.wait(0, "bid", took=1.5, is_forced=False) == 0
    assert pace.wait(0, "bid", took=0.0, is_forced=True) == 1.5
    assert pace.wait(0, "bid", took=0.2, is_forced=True) == pytest.approx(1.3)
    assert pace.wait(1, "bid", took=0.0, is_forced=True) == 0.3


def test_a_choice_of_one_is_held_against_real_ones_of_its_kind() -> None:
    pace = Pace(0.3)
    pace.wait(0, "bid", took=1.0, is_forced=False)
    pace.wait(0, "load", took=0.5, is_forced=False)
    assert pace.wait(0, "bid", took=0.0, is_forced=True) == 1.0
    assert pace.wait(0, "load", took=0.0, is_forced=True) == 0.5
    assert pace.wait(0, "pass", took=0.0, is_forced=True) == 0.5


def test_nobody_waits_longer_than_need_be_and_real_thoughts_not_at_all() -> None:
    pace = Pace(0.3)
    assert pace.wait(0, "bid", took=0.1, is_forced=False) == pytest.approx(0.2)
    assert pace.wait(0, "bid", took=0.0, is_forced=True) == 0.3
    assert pace.wait(0, "bid", took=40.0, is_forced=False) == 0
    assert pace.wait(0, "bid", took=0.0, is_forced=True) == LONGEST


def test_without_a_pause_everything_is_answered_at_once() -> None:
    pace = Pace(0.0)
    assert pace.wait(0, "bid", took=1.0, is_forced=False) == 0
    assert pace.wait(0, "bid", took=0.0, is_forced=True) == 0
