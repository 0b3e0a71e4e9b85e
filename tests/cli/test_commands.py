"""The commands as a shell sees them: output, exit status, files."""

import contextlib
import io
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import caravanserai
from caravanserai.cli import main
from caravanserai.engine.log import read_log, replayed
from caravanserai.games import load

WIN_NEXT = """dunhuang
tiles: dancer
camel: 8
market: gold tea
pile: silk ...
A.hand: silver lapis pottery glass
A.shop: bamboo tea paper wool
A.tokens: bamboo tea paper wool!
"""


@dataclass
class Result:
    returncode: int
    stdout: str
    stderr: str


def run(*words: str, stdin: str = "") -> Result:
    """Run a command in this process."""
    out, err = io.StringIO(), io.StringIO()
    typed = io.TextIOWrapper(io.BytesIO(stdin.encode()))
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        patch.object(sys, "argv", ["caravanserai", *words]),
        patch.object(sys, "stdin", typed),
        pytest.raises(SystemExit) as exit_,
    ):
        main()
    code = exit_.value.code
    assert code is None or isinstance(code, int)
    return Result(code or 0, out.getvalue(), err.getvalue())


def run_alone(language: str, *words: str) -> Result:
    """Run a command in its own process, in another language."""
    environment = {**os.environ, "CARAVANSERAI_LANG": language, "CARAVANSERAI_JIT": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "caravanserai", *words],
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def answer(*words: str, stdin: str = "") -> Any:
    """The JSON a command prints."""
    result = run(*words, "--json", stdin=stdin)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def test_games() -> None:
    listed = {game["name"]: game for game in answer("games")}
    assert listed["dunhuang"]["players"] == [2, 3, 4]
    assert set(listed["dunhuang"]["options"]) == {
        "characters",
        "order",
        "start",
        "majority",
        "size",
    }
    assert listed["dunhuang"]["options"]["start"]["by_players"]["2"] == ["random", "A", "B"]
    assert listed["dunhuang"]["options"]["characters"]["picks"][0] == ["painter", "musician"]
    assert listed["araby"]["options"]["stacks"]["by_players"]["3"] == ["4", "5"]


@pytest.mark.parametrize("language", ["en", "nl", "ko"])
def test_games_and_help_in_every_language(language: str) -> None:
    assert "dunhuang" in run_alone(language, "games").stdout
    assert run_alone(language, "simulate", "--help").returncode == 0
    refused = run_alone(language, *BAD_INPUT["two-holders"])
    assert (refused.returncode, refused.stdout) == (2, "")


def test_simulate_is_repeatable_and_counts_every_game() -> None:
    words = ("simulate", "dunhuang", "--players", "3", "--games", "50", "--seed", "1")
    first, again = answer(*words), answer(*words)
    assert {**first, "seconds": 0} == {**again, "seconds": 0}
    assert sum(first["endings"].values()) == 50
    assert sum(seat["wins"] for seat in first["seats"]) == pytest.approx(50, abs=0.01)


def test_simulate_keeps_logs_that_replay(tmp_path: Path) -> None:
    summary = answer(
        "simulate", "dunhuang", "-p", "2", "-n", "3", "--seed", "5", "--log-dir", str(tmp_path)
    )
    logs = sorted(tmp_path.iterdir())
    assert [log.name for log in logs] == [f"dunhuang-2p-{seed}.jsonl" for seed in (5, 6, 7)]
    wins = dict.fromkeys("AB", 0.0)
    for log in logs:
        match = replayed(load("dunhuang"), read_log(log.read_text()))
        outcome = match.game.outcome(match.position)
        assert outcome is not None
        for seat in outcome.winners:
            wins["AB"[seat]] += 1 / len(outcome.winners)
    assert {seat["seat"]: seat["wins"] for seat in summary["seats"]} == wins


def test_simulate_never_writes_over_a_log(tmp_path: Path) -> None:
    words = ("simulate", "dunhuang", "-n", "2", "--log-dir", str(tmp_path))
    assert run(*words).returncode == 0
    kept = {log: log.read_text() for log in tmp_path.iterdir()}
    result = run(*words)
    assert (result.returncode, "already" in result.stderr) == (2, True)
    assert {log: log.read_text() for log in tmp_path.iterdir()} == kept


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("logs")
    assert run("simulate", "dunhuang", "-n", "1", "--log-dir", str(folder)).returncode == 0
    return next(folder.iterdir())


def test_replay_shows_every_step(log: Path) -> None:
    shown = answer("replay", str(log))
    actions = [json.loads(line) for line in log.read_text().splitlines()[1:-1]]
    assert [{"seat": s["seat"], "action": s["action"]} for s in shown["steps"]] == actions
    for step in shown["steps"]:
        assert step["action"] in step["legal"][step["seat"]]
        assert step["seat"] in step["may_act"]
        assert step["events"] or step["action"].startswith("swap")
        assert step["position"].startswith("dunhuang\n")
    assert shown["end"]["outcome"]["reason"] == json.loads(log.read_text().splitlines()[-1])["end"]


def test_replay_with_a_players_eyes_tells_no_secret(log: Path) -> None:
    steps = answer("replay", str(log), "--eyes", "B")["steps"]
    assert {step["seat"] for step in steps} > {"B"}
    for step in steps:
        assert "rng" not in step["position"]
        assert set(step["legal"]) <= {"B"}
        assert step["action"] is None or step["seat"] == "B"
    assert run("replay", str(log), "--eyes", "public").returncode == 0


def test_a_cut_log_is_refused_and_says_where(log: Path, tmp_path: Path) -> None:
    whole = log.read_text()
    cut = tmp_path / "cut.jsonl"
    for text in (whole[:-40], whole[:500]):
        cut.write_text(text)
        result = run("replay", str(cut))
        assert result.returncode == 2
        assert f"line {len(text.splitlines())}" in result.stderr.lower()
        assert "Traceback" not in result.stderr
    cut.write_text("".join(whole.splitlines(keepends=True)[:10]))
    assert run("replay", str(cut)).returncode == 2
    assert run("replay", str(cut), "--partial").returncode == 0


def test_position_from_argument_file_and_stdin(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(WIN_NEXT)
    shown = [
        answer("position", "show", WIN_NEXT.replace("\n", "; ")),
        answer("position", "show", str(file)),
        answer("position", "show", "-", stdin=WIN_NEXT),
    ]
    assert shown[0] == shown[1] == shown[2]
    assert shown[0]["legal"] == {"A": [f"move {n}" for n in range(1, 9)]}


def test_position_apply_plays_to_a_win() -> None:
    after = answer("position", "apply", WIN_NEXT, "--player", "A", "move", "1", "hand", "nothing")
    assert [event["kind"] for event in after["events"]][:3] == [
        "camel-moved",
        "took",
        "nothing-done",
    ]
    assert after["outcome"] == {
        "reason": "early-win",
        "scores": [0, 0, 0, 0],
        "ranks": [1, 2, 2, 2],
        "winners": ["A"],
    }
    assert answer("position", "show", after["position"])["position"] == after["position"]


def test_position_new_reads_back() -> None:
    text = run("position", "new", "dunhuang", "-p", "2", "--seed", "9").stdout
    assert answer("position", "show", "-", stdin=text)["position"] == text
    assert set(answer("position", "legal", "-", stdin=text)) == {"A", "B"}


def test_options_choose_the_tiles() -> None:
    names = "farmer dancer diplomat general merchant domestic buddhist musician"
    text = run(
        "position", "new", "dunhuang", "-o", f"characters={names}", "-o", "order=given"
    ).stdout
    assert f"tiles: {names}\n" in text


def test_a_lesson_is_checked(tmp_path: Path) -> None:
    folder = Path(load("dunhuang").package.replace(".", "/"))
    text = (Path(caravanserai.__file__).parents[1] / folder / "lessons/first.toml").read_text(
        "utf-8"
    )
    copy = tmp_path / "first.toml"
    copy.write_text(text, "utf-8")
    assert "35 steps in 5 scenes" in run("lesson", "check", "dunhuang", str(copy)).stdout
    copy.write_text(text.replace('await = ["coins"]', 'await = ["camels"]'), "utf-8")
    wrong = run("lesson", "check", "dunhuang", str(copy))
    assert wrong.returncode == 2
    assert 'step "coins": the learner can\'t do "camels" there' in wrong.stderr


def test_perft_sums_its_split() -> None:
    counted = answer("perft", "dunhuang", "--depth", "3", "-p", "2")
    assert counted["leaves"] == sum(counted["split"].values()) > 1
    assert answer("perft", "dunhuang", "-d", "1", "--position", WIN_NEXT)["leaves"] == 8


BAD_INPUT = {
    "unknown-game": ("play", "chess"),
    "unknown-option": ("simulate", "dunhuang", "-n", "1", "-o", "colour=red"),
    "option-without-value": ("simulate", "dunhuang", "-n", "1", "-o", "order"),
    "option-value": ("simulate", "dunhuang", "-n", "1", "-o", "order=backwards"),
    "two-sides-of-a-tile": ("position", "new", "dunhuang", "-o", "characters=maid domestic"),
    "player-count": ("simulate", "dunhuang", "-p", "5", "-n", "1"),
    "no-games": ("simulate", "dunhuang", "-n", "0"),
    "negative-seed": ("simulate", "dunhuang", "-n", "1", "--seed", "-1"),
    "deep-perft": ("perft", "dunhuang", "-d", "99"),
    "no-game-named": ("position", "show", "tea"),
    "empty-position": ("position", "show", ""),
    "too-many-cards": ("position", "show", "dunhuang; A.hand: gold*2"),
    "two-holders": ("position", "show", "dunhuang; A.tokens: tea; B.tokens: tea"),
    "unparsable-action": ("position", "apply", "dunhuang", "jump"),
    "illegal-action": ("position", "apply", "dunhuang; A.coins: 0", "move", "2"),
    "wrong-player": ("position", "apply", "dunhuang", "--player", "B", "move", "1"),
    "no-such-player": ("position", "apply", "dunhuang", "--player", "Z", "move", "1"),
    "no-such-eyes": ("position", "show", "dunhuang", "--eyes", "Q"),
    "all-eyes-too-early": ("position", "show", "dunhuang", "--eyes", "all"),
    "missing-log": ("replay", "no-such-file.jsonl"),
    "folder-as-log": ("replay", "."),
    "unknown-flag": ("simulate", "dunhuang", "--colour", "red"),
}


@pytest.mark.parametrize("words", BAD_INPUT.values(), ids=BAD_INPUT)
def test_bad_input_is_told_and_exits_with_2(words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.returncode == 2
    assert result.stderr.strip()
    assert result.stdout == ""
    assert "Traceback" not in result.stderr


def test_refused_lines_are_named() -> None:
    result = run("position", "show", "-", stdin="dunhuang\nA.coins: 3\nB.coins: lots\n")
    assert result.returncode == 2
    assert "3" in result.stderr
    assert "B.coins" in result.stderr


def test_a_hint_says_what_to_do_how_sure_it_is_and_why() -> None:
    position = (
        "dunhuang; tiles: painter; decision: store; market: tea; A.hand: glass bamboo paper; "
        "A.tokens: gold silver lapis pottery; A.shop: gold silver lapis pottery"
    )
    said = run("hint", position, "--iterations", "100").stdout
    assert "Why this move: Wins on the spot." in said
    plain = answer("hint", position, "--iterations", "100", "--json")
    assert plain["moves"][0]["action"] == "hand"
    assert plain["why"].startswith("Wins on the spot.")
    assert sum(plain["chances"]) == pytest.approx(1)
