"""The table as the fold of its log, in memory: seats, undo, votes, orders, chat, streams."""

import random

import msgspec
import pytest

from caravanserai.engine.errors import Refusal
from caravanserai.engine.events import PUBLIC
from caravanserai.games import load, names
from caravanserai.table import answers, wire
from caravanserai.table import entries as e
from caravanserai.table.errors import Forbidden, Frozen
from caravanserai.table.folding import fold
from caravanserai.table.screens import Screens
from caravanserai.table.seating import seat_names
from caravanserai.table.storage.store import Row
from caravanserai.table.table import Setup, Table

from .plain_scene import scene_of, told
from .sitting import Sitting


def sent(table: Table, viewer: int) -> bytes:
    return Screens(table).snapshot(table, viewer)


@pytest.mark.parametrize("name", names())
def test_a_table_is_the_fold_of_its_log(name: str) -> None:
    sitting = Sitting(name, load(name).players[-1])
    for _ in sitting.play(random.Random(1), 150):
        table = sitting.table
        undoers = [seat for seat in range(table.setup.players) if table.can_undo(seat)]
        if undoers and len(table.log) % 5 == 0:
            sitting.do(e.Undone(undoers[0]), f"undo {len(table.log)}")
    again = fold(sitting.setup, sitting.rows)
    for viewer in again.streams:
        assert sent(again, viewer) == sent(sitting.table, viewer)
    assert again.receipts == sitting.table.receipts
    assert any(isinstance(record.entry, e.Undone) for record in again.log)


def test_a_log_that_leads_elsewhere_is_frozen() -> None:
    sitting = Sitting()
    for _ in sitting.play(random.Random(1), 10):
        pass
    bad = [*sitting.rows[:-1], Row(12, 1.0, sitting.rows[-1].body, "0" * 16)]
    with pytest.raises(Frozen):
        fold(sitting.setup, bad)
    with pytest.raises(Frozen):
        fold(sitting.setup, [sitting.rows[0], *sitting.rows[5:]])
    with pytest.raises(Frozen):
        fold(msgspec.structs.replace(sitting.setup, ruleset="0"), sitting.rows)


@pytest.mark.parametrize("name", names())
def test_streams_have_no_gaps_and_hide_what_others_do(name: str) -> None:
    sitting = Sitting(name, load(name).players[-1])
    for _ in sitting.play(random.Random(3), 200):
        pass
    table = sitting.table
    for viewer in table.streams:
        items = told(table, viewer)
        assert [item.n for item in items] == list(range(1, table.number(viewer) + 1))
        for item in items:
            if isinstance(item, wire.Played) and item.action is not None:
                assert [item.seat] == seat_names([viewer])
    assert told(table, 0, 5) == told(table, 0)[5:]


@pytest.mark.parametrize("name", names())
def test_whatever_is_asked_about_is_explained_or_refused(name: str) -> None:
    players = load(name).players[-1]
    sitting = Sitting(name, players)
    for number, _ in enumerate(sitting.play(random.Random(2), 50)):
        if number % 25 == 0:
            for seat in range(players):
                for text in sitting.table.game.actions.texts:
                    assert answers.explain(sitting.table, seat, "key", text).action == text


def test_undo_goes_back_to_the_last_moment_that_was_final() -> None:
    sitting = Sitting()
    table = sitting.table
    for seat in range(3):
        text = table.game.actions.text(table.game.legal(table.position, seat)[0])
        sitting.act(text, seat)
    sitting.act("camel 1")
    assert not table.can_undo(2)  # the turn has passed
    before = sent(table, 0)
    sitting.act("move 1")
    sitting.act("hand")
    assert table.can_undo(0)
    assert not table.can_undo(1)
    with pytest.raises(Refusal, match="nothing-to-undo"):
        sitting.do(e.Undone(1))
    sitting.do(e.Undone(0))
    sitting.do(e.Undone(0))
    with pytest.raises(Refusal, match="nothing-to-undo"):
        sitting.do(e.Undone(0))
    scenes = [msgspec.json.decode(s)["scene"] for s in (before, sent(table, 0))]
    assert scenes[0] == scenes[1]
    back = [item for item in told(table, 1) if isinstance(item, wire.TakenBack)]
    played = [item for item in told(table, 1) if isinstance(item, wire.Played)]
    assert [item.back for item in back] == [played[-1].n, played[-2].n]


def test_nothing_that_was_revealed_is_taken_back() -> None:
    sitting = Sitting("dunhuang", 3)
    table = sitting.table
    finals = 0
    for seat in sitting.play(random.Random(5), 400):
        rows = table.log[-1].rows
        if any(table.game.events[kind].reveals for kind in rows[:, 0].tolist()):
            finals += 1
            assert not table.can_undo(seat)
    assert finals > 10


def test_a_table_waits_until_it_is_full_and_shows_no_cards_before() -> None:
    game = load("dunhuang")
    table = Table(Setup("t", "dunhuang", game.ruleset, 2, {}, 7, "g"), game)
    table.take(table.draft(e.Sat(0, "g", "Ann"), 0.0))
    assert (table.phase, scene_of(table, 0).view) == ("waiting", None)
    assert msgspec.json.decode(sent(table, 0))["rules"] == []
    with pytest.raises(Refusal, match="table-not-full"):
        table.draft(e.Acted(0, "keep tea"), 0.0)
    told = table.take(table.draft(e.BotSat(1, "random"), 0.0))
    assert table.phase == "playing"
    assert set(told) == {0, 1, PUBLIC}
    assert scene_of(table, 0).legal
    with pytest.raises(Refusal, match="seat-taken"):
        table.draft(e.Sat(1, "h", "Bob"), 0.0)


def test_all_people_who_are_there_can_end_the_game_without_a_result() -> None:
    sitting = Sitting()
    with pytest.raises(Refusal, match="nothing-to-abort"):
        sitting.do(e.Voted(0, False))
    sitting.do(e.Voted(0, True))
    sitting.do(e.Voted(1, False))
    assert sitting.table.votes == set()
    sitting.do(e.Voted(0, True))
    sitting.do(e.Left(2, "random"))
    assert not sitting.table.aborted
    sitting.do(e.Voted(1, True))
    assert sitting.table.phase == "aborted"
    with pytest.raises(Refusal, match="table-aborted"):
        sitting.act("keep tea", 0)
    sitting.do(e.Rematched(0, "next"))
    assert sitting.table.successor == "next"


def test_a_bot_stands_in_for_who_left_until_they_return() -> None:
    sitting = Sitting()
    table = sitting.table
    assert table.automatic() is None
    sitting.do(e.Left(0, "random"))
    assert table.automatic() == 0
    with pytest.raises(Refusal, match="bot-plays-here"):
        sitting.act("keep tea", 0)
    with pytest.raises(Refusal, match="left-already"):
        sitting.do(e.Left(0, "random"))
    sitting.do(e.Returned(0))
    assert table.automatic() is None
    with pytest.raises(Refusal, match="not-left"):
        sitting.do(e.Returned(0))
    for seat in range(3):
        sitting.do(e.Left(seat, "random"))
    assert table.automatic() is None  # bots do not play alone


def test_chat_is_read_by_all_but_those_who_muted_it() -> None:
    sitting = Sitting()
    sitting.do(e.Muted(1, 0, True))
    hearing = sitting.do(e.Said(0, "hello"))
    assert set(hearing) == {0, 2, PUBLIC}
    sitting.do(e.Muted(1, 0, False))
    assert 1 in sitting.do(e.Said(0, "again"))
    lines = [h.text for h in told(sitting.table, 1) if isinstance(h, wire.ChatLine)]
    assert lines == ["again"]


def test_an_order_concerns_nobody_else() -> None:
    sitting = Sitting()
    with pytest.raises(Refusal, match="unknown-order"):
        sitting.do(e.Ordered(0, "sleep"))
    assert sitting.do(e.Ordered(0, "")) == [0]


def test_a_seat_keeps_its_person_on_several_devices() -> None:
    sitting = Sitting()
    chair = sitting.table.chairs[0]
    generation = chair.generation
    sitting.do(e.Sat(0, "phone", "Other"))
    assert chair.owners == {"guest0", "phone"}
    assert (chair.name, chair.generation) == ("Player 0", generation)
    assert sitting.table.seats_of("phone") == [0]


def test_a_bot_has_no_voice() -> None:
    game = load("dunhuang")
    table = Table(Setup("t", "dunhuang", game.ruleset, 2, {}, 7, "g"), game)
    table.take(table.draft(e.BotSat(1, "random"), 0.0))
    for entry in (e.Said(1, "hi"), e.Left(1, "random"), e.Voted(1, True), e.Muted(1, 0, True)):
        with pytest.raises(Forbidden):
            table.draft(entry, 0.0)


def test_the_clock_runs_for_those_the_game_waits_for() -> None:
    sitting = Sitting(bank=60.0)
    clock = sitting.table.clock
    assert clock is not None
    assert clock.running == {0, 1, 2}
    sitting.act(
        sitting.table.game.actions.text(sitting.table.game.legal(sitting.table.position, 1)[0]), 1
    )
    assert sitting.table.clock is not None
    assert sitting.table.clock.running == {0, 2}
    sitting.time = 1000.0
    sitting.do(e.Resumed())
    assert sitting.table.clock.left_at(0, 1001.0) == 59.0


def test_a_table_older_than_an_option_goes_on_as_it_began() -> None:
    """Dschunke began with A before that could be chosen."""
    game = load("dschunke")
    for seed in range(10):
        setup = Setup("t", game.name, game.ruleset, 3, {"setup": "variant"}, seed, "guest0")
        assert Table(setup, game).position.state["first"][0] == 0
