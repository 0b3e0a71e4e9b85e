"""What a finished game adds to its players' statistics."""

import random
from types import SimpleNamespace
from typing import Any

import msgspec

from caravanserai.engine.bargains import Dealt
from caravanserai.engine.phrases import phrase
from caravanserai.table.desk import summary_of
from caravanserai.table.storage.store import Summary
from caravanserai.table.totals import DealTotal, Used, deal_totals, used_in
from table.sitting import Sitting


def test_what_each_player_used_is_counted_and_named() -> None:
    sitting = Sitting("dunhuang", 2)
    for _ in sitting.play(random.Random(1), most=30):
        pass
    assert used_in(sitting.table) == []
    for _ in sitting.play(random.Random(2)):
        pass
    table = sitting.table
    kind = [one.name for one in table.game.events].index("ability-used")
    rows = [row for taken in table.log for row in taken.rows.tolist() if row[0] == kind]
    used = used_in(table)
    assert sum(one.count for one in used) == len(rows) > 0
    first = used[0]
    names = table.game.field_names["character"]
    own = [names[row[2]] for row in rows if row[1] == 0]
    assert first.seat == "A"
    assert first.count == max(map(own.count, own)) == own.count(first.what.key[len("character-") :])


def test_deals_are_added_up_for_both_sides() -> None:
    made = [
        Dealt(1, "A", "B", [], 3, -3),
        Dealt(2, "B", "A", [], 2, 2),
        Dealt(3, "C", "B", [], 0, 1),
    ]
    table: Any = SimpleNamespace(
        game=SimpleNamespace(offers=SimpleNamespace(history=lambda *_: made)),
        phase="over",
        position=None,
        log=[],
        setup=SimpleNamespace(players=4),
    )
    assert deal_totals(table) == [
        DealTotal("A", 2, 2, 5),
        DealTotal("B", 3, 2, 0),
        DealTotal("C", 1, 0, 0),
    ]
    table.phase = "playing"
    assert deal_totals(table) == []


def test_a_summary_keeps_them_and_an_older_one_has_none() -> None:
    summary = summary_of(Sitting("dunhuang", 2).table)
    full = msgspec.structs.replace(summary, used=[Used("A", phrase("character-maid"), 2)])
    assert msgspec.json.decode(msgspec.json.encode(full), type=Summary) == full
    old = msgspec.json.decode(msgspec.json.encode(summary))
    del old["used"], old["deals"]
    assert msgspec.convert(old, Summary) == summary
