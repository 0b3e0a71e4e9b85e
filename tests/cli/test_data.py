"""Another data file, and Dschunke, in every command."""

import json
from importlib import resources
from pathlib import Path

import pytest
from test_commands import run

STANDARD = resources.files("caravanserai.games.dschunke").joinpath("data.toml").read_text("utf-8")
REVERSED = STANDARD.replace(
    'junks = ["grey", "orange", "purple", "brown", "white"]',
    'junks = ["grey", "white", "brown", "purple", "orange"]',
)


@pytest.fixture
def data(tmp_path: Path) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(REVERSED, "utf-8")
    return str(path)


def test_position_new_and_show(data: str) -> None:
    result = run("position", "new", "dschunke", "--data", data, "--seed", "3")
    assert result.returncode == 0
    assert 'data: {"junks":["grey","white",' in result.stdout
    shown = run("position", "show", result.stdout, "--eyes", "B")
    assert shown.returncode == 0
    assert "Your goods" in shown.stdout
    assert "eyes: B" in shown.stdout


@pytest.mark.parametrize("command", ["show", "legal"])
def test_positions_with_other_data(command: str, data: str) -> None:
    plain = run("position", command, "dschunke; round: 2", "--json")
    other = run("position", command, "dschunke; round: 2", "--data", data, "--json")
    assert (plain.returncode, other.returncode) == (0, 0)
    assert plain.stdout != other.stdout


def test_position_apply(data: str) -> None:
    text = "dschunke; decision: bid; A.bid: none; B.bid: none; C.bid: none"
    result = run("position", "apply", text, "D:", "none", "--data", data)
    assert result.returncode == 0
    assert "merchants: orange purple white" in result.stdout


def test_perft(data: str) -> None:
    words = ("perft", "dschunke", "--depth", "2", "--players", "3", "--json")
    assert json.loads(run(*words).stdout)["leaves"] == 18
    assert json.loads(run(*words, "--data", data).stdout)["leaves"] == 18


def test_simulate_and_replay(data: str, tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    words = ("--games", "2", "--players", "3", "--seed", "5", "--log-dir", str(folder), "--json")
    result = run("simulate", "dschunke", *words, "--data", data)
    assert result.returncode == 0
    assert json.loads(result.stdout)["games"] == 2
    Path(data).unlink()
    for log in sorted(folder.iterdir()):
        replayed = run("replay", str(log), "--json", "--eyes", "A")
        assert replayed.returncode == 0
        assert json.loads(replayed.stdout)["end"]["outcome"]


def test_play_and_resume(data: str, tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    words = ("play", "dschunke", "--players", "3", "--seed", "2", "--bots", "random")
    result = run(*words, "--data", data, "--save", str(log), stdin="1\n1\nq\n")
    assert result.returncode == 0, result.stderr
    assert "Dschunke" in result.stdout
    Path(data).unlink()
    again = run("play", "dschunke", "--resume", str(log), stdin="?\nq\n")
    assert again.returncode == 0, again.stderr
    assert json.loads(log.read_text("utf-8").splitlines()[0])["data"] == REVERSED


def test_a_bad_file_says_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(REVERSED.replace("exchange = 2", "exchange = 3"), "utf-8")
    result = run("position", "new", "dschunke", "--data", str(path))
    assert result.returncode == 2
    assert '"special": there are 31, but there have to be 30' in result.stderr
    missing = run("position", "new", "dschunke", "--data", str(tmp_path / "none.toml"))
    assert missing.returncode == 2


def test_a_game_without_data_refuses_it(data: str) -> None:
    for words in (
        ("position", "new", "dunhuang"),
        ("position", "legal", "dunhuang"),
        ("simulate", "dunhuang", "--games", "1"),
        ("perft", "dunhuang", "--depth", "1"),
        ("play", "dunhuang"),
    ):
        result = run(*words, "--data", data)
        assert result.returncode == 2
        assert "takes no data file" in result.stderr
