"""The clock and the rate limit: pure values that are given the time; and a table's clock."""

import random

from caravanserai.engine.events import PUBLIC
from caravanserai.table import entries as e
from caravanserai.table.allowance import Allowance
from caravanserai.table.clock import Clock, steady

from .sitting import Sitting, unseen


def test_only_the_seats_waited_for_lose_time() -> None:
    clock = Clock.new(3, 60.0, 5.0).waiting({0, 2}, 100.0)
    assert [clock.left_at(seat, 110.0) for seat in range(3)] == [50.0, 60.0, 50.0]
    after = clock.waiting({2}, 110.0)
    assert after.left == (55.0, 60.0, 50.0)  # who answered gets the increment
    assert after.left_at(2, 130.0) == 30.0
    assert after.left_at(0, 130.0) == 55.0


def test_only_an_answer_brings_an_increment() -> None:
    clock = Clock.new(2, 60.0, 5.0).waiting({0}, 100.0)
    assert clock.waiting((), 110.0, is_answer=False).left == (50.0, 60.0)


def test_leaving_and_coming_back_brings_no_time() -> None:
    sitting = Sitting(bank=60.0, increment=10.0)
    table, seat = sitting.table, 0
    for _ in range(5):
        sitting.do(e.Left(seat, "random"))
        sitting.do(e.Returned(seat))
    assert table.clock is not None
    assert seat in table.clock.running
    assert table.clock.left_at(seat, sitting.time) <= 60.0


def test_the_clock_does_not_show_that_something_was_done_in_secret() -> None:
    sitting = Sitting("araby", bank=1_000.0)
    table, secrets = sitting.table, 0
    before = table.clock
    for seat in sitting.play(random.Random(0), 60):
        if PUBLIC in unseen(table):
            assert table.clock == before
            secrets += 1
        before = table.clock
        for aside in (e.Muted(seat, 1, True), e.Ordered(seat, ""), e.Revoked(seat)):
            sitting.do(aside)
            assert table.clock == before
    assert secrets > 5


def test_time_is_up() -> None:
    clock = Clock.new(2, 10.0, 0.0).waiting({1}, 0.0)
    assert clock.next_flag() == 10.0
    assert clock.flagged(9.5) == ()
    assert clock.flagged(10.0) == (1,)
    assert clock.left_at(1, 99.0) == 0.0
    assert Clock.new(2, 10.0, 0.0).next_flag() is None


def test_time_out_of_service_counts_for_nobody() -> None:
    clock = Clock.new(2, 10.0, 0.0).waiting({0}, 0.0).resumed(1000.0)
    assert clock.left_at(0, 1001.0) == 9.0


def test_a_clock_that_goes_back_gives_no_time() -> None:
    clock = Clock.new(1, 10.0, 0.0).waiting({0}, 100.0)
    assert clock.left_at(0, 50.0) == 10.0


def test_an_allowance_is_used_up_and_comes_back() -> None:
    allowance = Allowance(rate=1.0, burst=2.0)
    assert [allowance.takes(0.0) for _ in range(3)] == [True, True, False]
    assert not allowance.takes(0.5)
    assert allowance.takes(1.0)
    assert not allowance.is_full(1.5)
    assert allowance.is_full(10.0)


def test_setting_the_wall_clock_takes_nobodys_time() -> None:
    wall, passed = [1_000.0], [50.0]
    now = steady(lambda: wall[0], lambda: passed[0])
    assert now() == 1_000.0
    wall[0] += 3600.0
    passed[0] += 2.0
    assert now() == 1_002.0
    wall[0] -= 7200.0
    assert now() == 1_002.0
