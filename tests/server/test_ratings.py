"""A person's rating against bots."""

from typing import Any

import pytest

from caravanserai.server.ratings import rated, strengths
from caravanserai.table.storage.store import Listed, Summary
from caravanserai.table.wire import Result, SeatInfo

BEGINNING = 1000


def game(rank: int, level: str = "trader", **more: Any) -> Listed:
    """A game for two that one ended at this rank."""
    kind: Any = "bot" if level else "person"
    seats = [SeatInfo("A", "person", "Ann", None, None, True)]
    seats.append(SeatInfo("B", kind, "", level or None, None, False))
    result = Result("most-points", [1, 1], [rank, 3 - rank], ["A" if rank == 1 else "B"])
    summary = Summary("dunhuang", 2, "over", [], seats, **{"outcome": result, **more})
    return Listed("id", False, 0.0, "over", summary, [0])


def after(*games: Listed) -> list[int]:
    found = rated(games).ratings
    return [one.mean for one in found[0].games] if found else []


def test_wins_raise_a_rating_and_losses_lower_it() -> None:
    (first,) = after(game(1))
    assert first > BEGINNING
    assert after(game(2))[0] < BEGINNING
    assert after(game(2), game(1))[0] == first  # the newest comes first


def test_beating_a_stronger_bot_counts_more() -> None:
    assert after(game(1, "trader")) > after(game(1, "apprentice")) > after(game(1, "random"))
    assert after(game(1, "trader:loyal")) == after(game(1, "trader"))


def test_few_games_leave_much_open() -> None:
    gives = [one.give for one in rated([game(1)] * 30).ratings[0].games]
    assert gives[0] > 500
    assert gives[-1] < 0.6 * gives[0]


@pytest.mark.parametrize(
    "past",
    [game(1, ""), game(1, played_on=True), game(1, outcome=None), game(1, "nobody")],
    ids=["people", "played on", "no result", "unknown bot"],
)
def test_what_says_nothing_does_not_count(past: Listed) -> None:
    assert rated([past]).ratings == []


def test_a_game_without_measured_bots_has_no_ratings() -> None:
    assert strengths("nowhere") == {}
