"""Leagues: everybody meets equally often, and everything is kept from run to run."""

from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caravanserai.cli import app
from caravanserai.engine.errors import BadOption
from caravanserai.lab.league import League, open_league

OWN_BOT = """
class First:
    def __init__(self, seed):
        pass

    def choose(self, game, view, seat, legal):
        return legal[0]
"""


def league(folder: Path, *bots: str) -> League:
    found = open_league(folder, "dunhuang", 2, 7, {}).with_bots(bots)
    found.save()
    return found


def test_those_who_have_met_least_meet_and_no_deal_comes_twice(tmp_path: Path) -> None:
    *_, _ = league(tmp_path, "random", "greedy").run(2)
    grown = league(tmp_path, "random", "greedy", "learned")
    assert grown.bots == ("random", "greedy", "learned")
    *_, results = grown.run(4)
    assert [result["number"] for result in results] == list(range(6))
    assert Counter(tuple(result["pair"]) for result in results) == {
        (0, 1): 2,
        (0, 2): 2,
        (1, 2): 2,
    }
    lineups = {tuple(result["lineup"]) for result in results}
    assert lineups == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)}
    assert [run["games"] for run in grown.runs()] == [2, 6]
    assert [row["games"] for row in grown.runs()[-1]["standings"]] == [4, 4, 4]


def test_what_was_broken_off_is_dropped(tmp_path: Path) -> None:
    found = league(tmp_path, "random", "learned")
    *_, _ = found.run(1)
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"number": 1, "bro')
    *_, results = found.run(1)
    assert [result["number"] for result in found.results()] == [0, 1]
    assert len(results) == 2


def test_a_bot_from_a_file_stays_as_it_was(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(OWN_BOT)
    folder = tmp_path / "league"
    found = league(folder, "random", f"{own}:First")
    own.write_text(OWN_BOT.replace("legal[0]", "legal[-1]"))
    again = league(folder, f"{own}:First")
    assert len(again.bots) == 3
    assert again.bots[:2] == found.bots
    own.unlink()
    *_, results = again.run(1)
    assert results[0]["pair"] == [0, 1]


def test_refusals(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="league-bots"):
        next(league(tmp_path, "random").run(1))
    with pytest.raises(BadOption, match="other-league"):
        open_league(tmp_path, "dunhuang", 3, 0, {})
    with pytest.raises(BadOption, match="unknown-bot"):
        league(tmp_path, "nobody")
    with pytest.raises(BadOption, match="bot-file"):
        league(tmp_path, str(tmp_path / "none.py:First"))
    (tmp_path / "league.json").write_text("[]")
    with pytest.raises(BadOption, match="other-league"):
        open_league(tmp_path, "dunhuang", 2, 0, {})


def test_the_command_plays_and_draws(tmp_path: Path) -> None:
    given = ["league", "dunhuang", str(tmp_path), "--add", "random", "--add", "learned", "-n", "2"]
    result = CliRunner().invoke(app, given, catch_exceptions=False)
    assert result.exit_code == 0
    assert "learned" in result.stdout
    assert (tmp_path / "ratings.svg").is_file()
    result = CliRunner().invoke(app, ["league", "dunhuang", str(tmp_path), "-n", "0", "--json"])
    assert '"games": 2' in result.stdout
