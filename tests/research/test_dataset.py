"""Datasets: the same games as everywhere, whole files or none, and errors with names."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from caravanserai import games
from caravanserai.engine.errors import BadOption
from caravanserai.engine.many_games import record_game
from caravanserai.research import dataset
from caravanserai.research.dataset import Dataset, read
from caravanserai.research.single import SingleGame

parquet = pytest.importorskip("pyarrow.parquet")


def written(path: Path, count: int, seed: int = 5, threads: int = 1) -> tuple[int, int]:
    game = games.load("dunhuang")
    return list(Dataset(game, 2, count, seed, path, {}, threads).write())[-1]


def test_rows_are_what_the_players_saw_and_did(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    count, rows = written(path, 30)
    assert count == 30
    (group,) = read(path)
    assert len(group["seed"]) == rows
    table, game = SingleGame("dunhuang", 2), games.load("dunhuang")
    n = 0
    for seed in range(5, 35):
        table.reset(seed)
        record = record_game(game, table.position.box, seed)[1]
        first = n
        for move, (seat, action) in enumerate(record.tolist()):
            assert (group["seed"][n], group["move"][n]) == (seed, move)
            assert (group["seat"][n], group["action"][n]) == (seat, action)
            np.testing.assert_array_equal(group["observation"][n], table.observation(seat))
            np.testing.assert_array_equal(group["mask"][n], table.mask(seat))
            table.act(action)
            n += 1
        outcome = game.outcome(table.position)
        assert outcome is not None
        for row in range(first, n):
            seat = group["seat"][row]
            assert group["rank"][row] == outcome.ranks[seat]
            assert group["score"][row] == outcome.scores[seat]
            assert group["reward"][row] == np.float32(table.rewards[seat])
            assert game.endings[group["ending"][row]] == outcome.reason
    assert n == rows


def test_threads_and_groups_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path / "one", 200)
    monkeypatch.setattr(dataset, "GROUP_BYTES", 500_000)
    written(tmp_path / "two", 200, threads=2)
    whole, parts = parquet.read_table(tmp_path / "one"), parquet.read_table(tmp_path / "two")
    assert parquet.ParquetFile(tmp_path / "two").num_row_groups > 5
    assert whole.equals(parts)


def test_games_longer_than_expected_get_more_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path / "one", 20)
    monkeypatch.setattr(dataset, "GROUP_BYTES", 20_000)
    written(tmp_path / "two", 20)
    assert parquet.read_table(tmp_path / "one").equals(parquet.read_table(tmp_path / "two"))


def test_a_file_says_what_is_in_it(tmp_path: Path) -> None:
    written(tmp_path / "games", 3)
    told = parquet.ParquetFile(tmp_path / "games").schema_arrow.metadata
    game = games.load("dunhuang")
    assert json.loads(told[b"observation"]) == list(game.layout(2).names)
    assert json.loads(told[b"actions"]) == list(game.actions.texts)
    assert (told[b"game"], told[b"players"], told[b"seed"]) == (b"dunhuang", b"2", b"5")


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("game-count", {"games": 0}),
        ("seed", {"seed": -1}),
        ("thread-count", {"threads": -1}),
        ("file-exists", {"path": Path(__file__)}),
    ],
)
def test_bad_input_has_a_name(code: str, changes: dict[str, object], tmp_path: Path) -> None:
    given = {"games": 3, "seed": 0, "threads": 1, "path": tmp_path / "x", **changes}
    with pytest.raises(BadOption) as caught:
        Dataset(games.load("dunhuang"), 2, options={}, **given)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_a_file_that_cannot_be_written_is_told_and_not_left(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as caught:
        written(tmp_path / "nowhere" / "games", 3)
    assert caught.value.code == "file-unwritable"
    assert not list(tmp_path.iterdir())


def test_the_command(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "caravanserai", "dataset", "dunhuang", "-p", "2", "-n", "50"]
    done = subprocess.run(
        [*command, "--out", "games.parquet"],
        cwd=tmp_path,
        env={**os.environ, "CARAVANSERAI_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "50 games" in done.stdout
    assert parquet.ParquetFile(tmp_path / "games.parquet").metadata.num_rows > 1000
    again = subprocess.run(
        [*command, "--out", "games.parquet"],
        cwd=tmp_path,
        env={**os.environ, "CARAVANSERAI_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert again.returncode == 2
    assert "already exists" in again.stderr
