"""What a table tells, move by move, equals what a full scene would show."""

import random
from typing import Any

import msgspec
import pytest

from caravanserai.engine.events import PUBLIC
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.games import load, names
from caravanserai.table import entries as e
from caravanserai.table.screens import Screens
from caravanserai.table.table import Setup, Table

from .plain_scene import decode_update as decode
from .plain_scene import plain_scene, scene_of, told
from .sitting import Sitting, merged, plain


def beside(sitting: Sitting, chance: random.Random) -> None:
    """Something that isn't an action, now and then."""
    table, what = sitting.table, chance.random()
    if what < 0.05:
        sitting.do(e.Voted(0, True))
    elif what < 0.1:
        sitting.do(e.Said(1, "hello"))
    elif what < 0.12:
        sitting.do(e.Muted(0, 1, chance.random() < 0.5))
    elif what < 0.3 and table.steps:
        sitting.do(e.Undone(table.steps[-1].seat))


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("bank", [None, 60.0])
def test_updates_lead_from_scene_to_scene(name: str, bank: float | None) -> None:
    players = load(name).players[-1]
    sitting, chance = Sitting(name, players, bank=bank), random.Random(8)
    table = sitting.table
    screens = Screens(table)
    shown: dict[int, Any] = {}
    for viewer in table.streams:
        shown[viewer] = msgspec.json.decode(screens.snapshot(table, viewer))["scene"]
        assert shown[viewer] == plain_scene(table, viewer)
    for _ in sitting.play(chance, 250):
        beside(sitting, chance)
        others = {viewer for viewer in table.streams if chance.random() < 0.8}
        seen = {viewer: screens.seen(viewer) for viewer in others}
        updates = screens.updates(table, others)
        for viewer in others:
            now = plain_scene(table, viewer)
            if viewer not in updates:
                assert (now, seen[viewer]) == (shown[viewer], table.number(viewer))
                continue
            update, sent = decode(updates[viewer]), msgspec.json.decode(updates[viewer])
            assert update.n == table.number(viewer)
            assert update.happenings == told(table, viewer, seen[viewer])
            assert sent["happenings"] == plain(update.happenings)
            changes = sent["changes"]
            assert merged(shown[viewer], changes) == now
            for part in ("view", "facts"):
                old, new = shown[viewer][part], changes.get(part, {})
                assert all(old[name] != value for name, value in new.items())
            assert all(shown[viewer][part] != changes[part] for part in changes)
            shown[viewer] = now


def test_a_whole_game_is_told_to_its_end() -> None:
    sitting = Sitting("dunhuang", 3)
    table, screens = sitting.table, Screens(sitting.table)
    for viewer in table.streams:
        screens.snapshot(table, viewer)
    last: dict[int, bytes] = {}
    for _ in sitting.play(random.Random(5), 2000):
        last = screens.updates(table, set(table.streams))
    assert table.phase == "over"
    for viewer in table.streams:
        changes = decode(last[viewer]).changes
        assert changes.phase == "over"
        now = scene_of(table, viewer)
        assert changes.outcome == now.outcome
        assert isinstance(changes.view, dict)
        assert changes.view["eyes"] == now.view["eyes"]


def test_before_anything_has_happened_there_is_nothing_to_tell() -> None:
    game = load("dunhuang")
    table = Table(Setup("t", "dunhuang", game.ruleset, 2, {}, 7, "guest0"), game)
    screens = Screens(table)
    screens.snapshot(table, PUBLIC)
    assert screens.updates(table, {PUBLIC}) == {}


@pytest.mark.parametrize(
    ("name", "options", "told"),
    [
        ("dunhuang", {}, None),
        ("dschunke", {"start": "C"}, "C"),
        ("dschunke", {"start": "C", "setup": "variant"}, None),
        ("araby", {"start": "C"}, "C"),
    ],
)
def test_whose_turn_a_log_begins_with(name: str, options: dict[str, str], told: str | None) -> None:
    game = load(name)
    start = game.new(game.box(4, options), 1)
    first = game.first_turn(start)
    assert told == (None if first is None else SEAT_NAMES[first])
