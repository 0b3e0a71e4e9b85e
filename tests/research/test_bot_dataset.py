"""Datasets of bots' games: the arena's games, and what the search found out."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from caravanserai.bots import make_bot
from caravanserai.bots.search import Search
from caravanserai.cli import app
from caravanserai.engine.errors import BadOption
from caravanserai.engine.workers import each
from caravanserai.games import load
from caravanserai.lab.arena import Arena, here
from caravanserai.lab.matches import Pairing
from caravanserai.research import bot_dataset
from caravanserai.research.bot_dataset import BotDataset, Source, from_log
from caravanserai.research.dataset import read
from caravanserai.research.single import SingleGame

pytest.importorskip("pyarrow.parquet")
PAIRING = Pairing("dunhuang", 2, ("trader@20", "greedy"), seed=3)


def written(path: Path, source: Source, games: int) -> dict[str, Any]:
    done = list(BotDataset(source, games, path).write())
    assert done[-1][0] == games
    groups = list(read(path))
    return {name: np.concatenate([group[name] for group in groups]) for name in groups[0]}


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return written(tmp_path_factory.mktemp("rows") / "rows", Source(PAIRING), 2)


def test_the_games_are_those_of_the_arena(rows: dict[str, Any]) -> None:
    for number in range(2):
        result, here = PAIRING.play(number), rows["number"] == number
        assert rows["action"][here].tolist() == result["actions"]
        assert set(rows["seed"][here]) == {3}
        seats = rows["seat"][here]
        assert rows["bot"][here].tolist() == [result["lineup"][seat] for seat in seats]
        assert rows["rank"][here].tolist() == [result["ranks"][seat] for seat in seats]
        assert rows["move"][here].tolist() == list(range(len(seats)))


def test_observations_and_masks_are_what_the_player_saw(rows: dict[str, Any]) -> None:
    table = SingleGame("dunhuang", 2)
    table.reset(3)
    for row in np.flatnonzero(rows["number"] == 0):
        seat = int(rows["seat"][row])
        np.testing.assert_array_equal(rows["observation"][row], table.observation(seat))
        np.testing.assert_array_equal(rows["mask"][row], table.mask(seat))
        table.act(int(rows["action"][row]))


def test_visits_and_values_are_those_of_the_search(rows: dict[str, Any]) -> None:
    visits, values = rows["visits"], rows["values"]
    greedy = rows["bot"] == 1
    assert not visits[greedy].any()
    assert np.isnan(values[greedy]).all()
    assert np.isnan(rows["chances"][greedy]).all()
    searched = visits.any(axis=1)
    assert searched.sum() > 10
    assert (visits[searched].sum(axis=1) >= 15).all()
    assert not visits[~rows["mask"]].any()
    np.testing.assert_array_equal(np.isnan(values), visits == 0)
    np.testing.assert_allclose(rows["chances"][searched].sum(axis=1), 1, atol=1e-3)
    taken = visits[np.arange(len(visits)), rows["action"]]
    first = searched & (rows["move"] > 1)  # nobody chooses in secret there
    np.testing.assert_array_equal(taken[first], visits[first].max(axis=1))


def test_logs_of_the_arena_are_written_with_what_a_teacher_finds(tmp_path: Path) -> None:
    pairing = Pairing("dunhuang", 2, ("greedy", "random"), seed=4)
    *_, results = Arena(pairing, 2, tmp_path).run(here)
    read_back, logged = from_log(tmp_path, "dunhuang")
    assert read_back == pairing
    rows = written(tmp_path / "rows", Source(read_back, "trader@10", logged), 2)
    actions = [action for result in results for action in result["actions"]]
    assert rows["action"].tolist() == actions
    choices = rows["mask"].sum(axis=1) > 1
    np.testing.assert_array_equal(rows["visits"].any(axis=1), choices)


def test_blocks_come_in_order_whoever_is_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_dataset, "BLOCK", 1)
    monkeypatch.setattr(bot_dataset, "each", lambda *given: reversed(list(each(*given))))
    pairing = Pairing("dunhuang", 2, ("random",), seed=4)
    rows = written(tmp_path / "rows", Source(pairing), 3)
    assert rows["number"].tolist() == sorted(rows["number"])


@pytest.mark.parametrize("given", [["--bots", "greedy", "--log", "."], ["--teacher", "trader"]])
def test_bots_or_a_log(given: list[str]) -> None:
    with pytest.raises(BadOption, match="bots-or-log"):
        CliRunner().invoke(app, ["dataset", "dunhuang", *given], catch_exceptions=False)


def test_refusals(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no-teacher"):
        Source(PAIRING, "greedy")
    with pytest.raises(BadOption, match="no-arena-log"):
        from_log(tmp_path, "dunhuang")
    (tmp_path / "games.jsonl").write_text("{}\n")
    with pytest.raises(BadOption, match="no-arena-log"):
        from_log(tmp_path, "dunhuang")


def test_the_command_writes_bots(tmp_path: Path) -> None:
    path = tmp_path / "rows"
    given = ["--players", "2", "--games", "1", "--bots", "trader@5,random", "--out", str(path)]
    result = CliRunner().invoke(app, ["dataset", "dunhuang", *given], catch_exceptions=False)
    assert result.exit_code == 0
    (group,) = read(path)
    assert group["visits"].any()


def test_a_search_forgets_what_it_found_for_the_choice_before() -> None:
    game = load("dunhuang")
    position, bot = game.new(game.box(2), 1), make_bot("trader@5")
    assert isinstance(bot, Search)
    view = game.view(position, 0)
    legal = game.legal(view, 0)
    bot.choose(game, view, 0, legal)
    assert bot.found
    bot.choose(game, view, 0, legal[:1])
    assert not bot.found
