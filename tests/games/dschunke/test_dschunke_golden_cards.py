"""What the golden games of Dschunke must contain beyond every action and event."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from caravanserai.engine.events import ALL, Event
from caravanserai.engine.log import GameLog, read_log, replay, start_match
from caravanserai.games.dschunke.alphabet import FIRST_END, FIRST_HIDDEN, FISTS, SPECIALS
from caravanserai.games.dschunke.game import GAME

GOLDEN = Path(__file__).parents[2] / "golden" / "dschunke"


@cache
def logs() -> list[GameLog]:
    return [read_log(path.read_text("utf-8")) for path in sorted(GOLDEN.glob("*.jsonl"))]


@cache
def told() -> list[list[Event]]:
    """The events of every action of every game."""
    return [
        GAME.cut(step.rows, ALL) for log in logs() for step in replay(start_match(GAME, log), log)
    ]


def named(kind: str, field: str) -> set[object]:
    return {
        GAME.field_value(field, event.fields[field])
        for events in told()
        for event in events
        if event.kind == kind
    }


def ties() -> Iterator[tuple[int, list[Event]]]:
    """Goods with several equal highest bids, with the events of that bartering."""
    for events in told():
        bids = [e.fields for e in events if e.kind == "bid-shown" and e.fields["count"]]
        for good in {bid["good"] for bid in bids}:
            counts = [bid["count"] or 0 for bid in bids if bid["good"] == good]
            if counts.count(max(counts)) > 1 and good:
                yield good, events


def test_there_are_enough() -> None:
    assert len(logs()) >= 8
    assert {log.players for log in logs()} == {3, 4}
    assert {log.options["setup"] for log in logs()} == {"standard", "variant"}
    assert {log.options["opening_hand"] for log in logs()} == {"printed", "8"}
    assert any(log.data for log in logs())


def test_every_special_card_is_used() -> None:
    assert named("laid-open", "special") == set(SPECIALS[1:FIRST_HIDDEN])
    assert named("kept", "special") == set(SPECIALS[FIRST_HIDDEN:])
    assert named("card-played", "special") == set(SPECIALS[FIRST_HIDDEN:FIRST_END])
    assert named("bonus-met", "special") == set(SPECIALS[FIRST_END:])


def test_a_bonus_for_all_five_junks_is_paid() -> None:
    assert 25 in named("junks-scored", "yuan")


@pytest.mark.parametrize("kind", ["sold", "special-won"])
def test_win_ties_decides_a_tie(kind: str) -> None:
    def single(good: int, events: list[Event]) -> bool:
        won = [e for e in events if e.kind == kind and e.fields["good"] == good]
        return len(won) == 1

    assert any(single(good, events) for good, events in ties())


def test_a_tie_on_the_special_card_and_a_shared_price() -> None:
    assert named("special-tied", "good")
    assert named("sold", "sharers") >= {1, 2}


def bluffs() -> Iterator[tuple[set[str], list[Event]]]:
    """The kinds of events of every bartering with a bluff, and the bluffs."""
    for events in told():
        shown = [event for event in events if event.kind == "bluff-shown"]
        if shown:
            yield {event.kind for event in events}, shown


def test_bluffs_beside_bids_and_alone() -> None:
    sales = {"sold", "special-won", "special-tied"}
    assert any(kinds & sales for kinds, _ in bluffs())
    assert any(kinds.isdisjoint(sales) for kinds, _ in bluffs())


def test_bluffs_of_every_good_and_of_every_pair() -> None:
    assert named("bluff-shown", "good") == set(FISTS[1:])


def test_several_special_cards_won_at_once() -> None:
    won = [[event.kind for event in events].count("special-won") for events in told()]
    assert max(won) > 1
