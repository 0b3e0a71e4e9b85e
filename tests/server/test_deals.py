"""Servers under test deal the same in every run; no other server does."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from caravanserai.table.seeds import Repeatable

from .harness import Server, open_table

WARNING = "EVERY HAND CAN BE GUESSED"


def dealt(folder: Path) -> tuple[list[int], str]:
    """What a new server deals two guests with a table each, then one of them again; its log."""
    folder.mkdir()
    with Server(folder, workers=0) as server:
        with server.client() as ann, server.client() as ben:
            for client in (ann, ben, ann):
                open_table(client, "dunhuang", "me", "open")
        server.stop()
        with closing(sqlite3.connect(folder / "caravanserai.sqlite")) as db:
            setups = db.execute("SELECT setup FROM matches ORDER BY rowid").fetchall()
        return [json.loads(setup)["seed"] for (setup,) in setups], server.log()


def test_the_deals_of_a_guest_depend_on_nobody_else() -> None:
    seeds, alone = Repeatable(5), Repeatable(5)
    ann = [seeds("ann"), (seeds("ben"), seeds("ann"))[1]]
    assert ann == [alone("eve"), alone("eve")]
    assert ann[0] != ann[1]
    assert Repeatable(6)("ann") != ann[0]


def test_a_server_under_test_deals_alike_and_says_so_loudly(tmp_path: Path) -> None:
    once, log = dealt(tmp_path / "once")
    again, _ = dealt(tmp_path / "again")
    assert once == again
    assert once[0] == once[1] != once[2]
    assert WARNING in log


def test_any_other_server_deals_what_nobody_can_guess(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CARAVANSERAI_TEST_SEED")
    seeds, log = dealt(tmp_path / "once")
    assert len(set(seeds)) == 3
    assert not set(seeds) & set(dealt(tmp_path / "again")[0])
    assert WARNING not in log
