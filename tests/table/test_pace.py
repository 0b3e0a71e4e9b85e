"""What the time of a bot tells: nothing."""

import pytest

from caravanserai.table.pace import LONGEST, SPREAD, Pace


def test_a_choice_of_one_takes_as_long_as_the_last_real_one_of_the_seat() -> None:
    pace = Pace(0.3)
    assert pace.wait(0, took=0.001, is_forced=True) == pytest.approx(0.299)
    assert pace.wait(0, took=1.5, is_forced=False) == 0
    for _ in range(20):
        assert pace.wait(0, took=0.0, is_forced=True) == pytest.approx(1.5, rel=SPREAD)
    assert pace.wait(1, took=0.0, is_forced=True) == 0.3


def test_nobody_waits_longer_than_need_be_and_real_thoughts_not_at_all() -> None:
    pace = Pace(0.3)
    assert pace.wait(0, took=0.1, is_forced=False) == pytest.approx(0.2)
    assert pace.wait(0, took=0.0, is_forced=True) == 0.3
    assert pace.wait(0, took=40.0, is_forced=False) == 0
    assert pace.wait(0, took=0.0, is_forced=True) == LONGEST


def test_without_a_pause_everything_is_answered_at_once() -> None:
    pace = Pace(0.0)
    assert pace.wait(0, took=1.0, is_forced=False) == 0
    assert pace.wait(0, took=0.0, is_forced=True) == 0
