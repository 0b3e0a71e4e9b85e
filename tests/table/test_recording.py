"""A game told again tells each audience what it was told, and no more."""

import asyncio
import json
import random
from typing import Any

import pytest

from caravanserai.engine.events import ALL, PUBLIC
from caravanserai.games import names
from caravanserai.table import entries as e
from caravanserai.table.recording import record, standing

from .plain_scene import plain_scene
from .sitting import Sitting, merged


def recorded(sitting: Sitting, viewer: int, counts_all: bool = True) -> bytes:
    table = sitting.table
    told = standing(table.log)
    return asyncio.run(record(sitting.setup, table.game, told, viewer, counts_all))


def scenes(recording: dict[str, Any]) -> list[dict[str, Any]]:
    found = [recording["first"]["scene"]]
    for step in recording["steps"]:
        found.append(merged(found[-1], step["update"]["changes"]))
    return found


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_a_recording_shows_what_was_shown(name: str, viewer: int) -> None:
    sitting = Sitting(name, 3)
    shown = [plain_scene(sitting.table, viewer)]
    shown += [plain_scene(sitting.table, viewer) for _ in sitting.play(random.Random(3), 60)]
    recording = json.loads(recorded(sitting, viewer))
    moves = [step["move"] for step in recording["steps"]]
    assert scenes(recording) == [shown[0], *(shown[move] for move in moves)]
    assert recording["moves"] == len(shown) - 1


def test_what_was_taken_back_or_said_is_left_out() -> None:
    sitting = Sitting("dunhuang", 2)
    table = sitting.table
    while not table.steps:
        seat = table.turn()
        assert seat is not None
        sitting.act(table.game.actions.text(table.game.legal(table.position, seat)[-1]))
    before = recorded(sitting, PUBLIC)
    seat = table.steps[-1].seat
    sitting.do(e.Said(0, "psst"))
    sitting.do(e.Undone(seat))
    undone = json.loads(recorded(sitting, PUBLIC))
    assert undone["moves"] == json.loads(before)["moves"] - 1
    assert b"psst" not in recorded(sitting, PUBLIC)


@pytest.mark.parametrize("name", names())
def test_with_all_cards_open_nothing_is_hidden(name: str) -> None:
    sitting = Sitting(name, 3)
    positions = [sitting.table.position]
    positions += [sitting.table.position for _ in sitting.play(random.Random(4), 60)]
    game = sitting.table.game
    for scene, position in zip(scenes(json.loads(recorded(sitting, ALL))), positions, strict=True):
        whole = game.state_class.read(game.laid_open(position).state).named()
        assert scene["view"] == json.loads(json.dumps(whole))


def test_in_a_running_game_it_tells_nothing_of_what_others_did_in_secret() -> None:
    """Bids that a player cannot tell apart lead to the same bytes."""
    sitting, viewer = Sitting("dschunke", 3), 2
    table = sitting.table
    compared = 0
    for _ in sitting.play(random.Random(5)):
        if table.game.decision(table.position) == "bid" and table.turn() == 0:
            texts = [table.game.actions.text(a) for a in table.game.legal(table.position, 0)]
            bids = [text for text in texts if text.startswith("bid-")][:2]
            after = {recorded(_after(sitting, bid), viewer, counts_all=False) for bid in bids}
            compared += len(bids)
            assert len(after) == 1
            break
    assert compared == 2


def test_in_a_running_game_its_numbers_count_no_secret_moves() -> None:
    sitting, viewer = Sitting("araby", 3), 2
    made = sum(1 for _ in sitting.play(random.Random(6), 60))
    recording = json.loads(recorded(sitting, viewer, counts_all=False))
    told = [item for step in recording["steps"] for item in step["update"]["happenings"]]
    assert recording["moves"] == recording["steps"][-1]["move"] == len(told) < made


def _after(sitting: Sitting, bid: str) -> Sitting:
    """The same table again, one move later."""
    again = Sitting(sitting.setup.game, sitting.setup.players)
    for row in sitting.rows[len(again.rows) :]:
        again.do(e.decode(row.body))
    again.act(bid)
    return again
