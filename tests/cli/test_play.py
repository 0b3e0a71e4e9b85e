"""The game in the terminal, played through standard input as a script or a person would."""

import io
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from waiting import until

from caravanserai.cli.session import Seating, Session
from caravanserai.engine.events import NOBODY
from caravanserai.engine.log import LogFile, read_log, replayed
from caravanserai.engine.match import Match
from caravanserai.engine.position import Position
from caravanserai.games import load
from caravanserai.locale import LANGUAGES, Texts
from caravanserai.table import entries as e

HAND_OVER = "Pass the keyboard."


def play(
    *words: str, answers: list[str], state: Path, lang: str = "en"
) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "CARAVANSERAI_LANG": lang,
        "XDG_STATE_HOME": str(state),
        "COLUMNS": "80",
    }
    environment.pop("CARAVANSERAI_JIT", None)
    return subprocess.run(
        [sys.executable, "-m", "caravanserai", "play", "dunhuang", *words],
        input="".join(f"{answer}\n" for answer in answers),
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_each_language(lang: str, tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    result = play("--seed", "4", "--save", str(log), answers=["1"] * 900, state=tmp_path, lang=lang)
    assert result.returncode == 0, result.stderr
    texts = Texts(lang, "dunhuang")
    assert texts("title") in result.stdout
    assert texts("play-over") in result.stdout
    lines = [line for line in result.stdout.splitlines() if "jsonl" not in line]
    assert max(cell_len(line.rstrip()) for line in lines) <= 80
    kept = read_log(log.read_text(encoding="utf-8"))
    assert kept.whole
    assert kept.end is not None
    assert replayed(load("dunhuang"), kept)


def test_without_any_arguments_or_input_it_ends_and_says_how_to_go_on(tmp_path: Path) -> None:
    result = play(answers=[], state=tmp_path)
    assert result.returncode == 0
    kept = list(tmp_path.glob("caravanserai/dunhuang-*.jsonl"))
    assert len(kept) == 1
    assert f"caravanserai play dunhuang --resume {kept[0]}" in result.stdout
    assert read_log(kept[0].read_text()).whole


def test_a_kept_game_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.jsonl", tmp_path / "parted.jsonl"
    seed = ("--seed", "11", "--players", "3", "--seat", "B", "--bots", "random")
    play(*seed, "--save", str(whole), answers=["1"] * 900, state=tmp_path)
    play(*seed, "--save", str(parted), answers=["1"] * 7 + ["q"], state=tmp_path)
    first = read_log(parted.read_text())
    assert first.whole
    assert first.end is None
    result = play("--resume", str(parted), answers=["1"] * 900, state=tmp_path)
    assert result.returncode == 0
    assert "You play seat B." in result.stdout
    assert f"after {len(first.actions)} actions" in result.stdout
    again = read_log(parted.read_text())
    assert again.end is not None
    assert again.actions[: len(first.actions)] == first.actions
    assert replayed(load("dunhuang"), again)


def test_a_finished_game_can_only_be_looked_at(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    words = ("--seed", "4", "--players", "2", "--bots", "random")
    play(*words, "--save", str(log), answers=["1"] * 900, state=tmp_path)
    before = log.read_bytes()
    result = play("--resume", str(log), answers=[], state=tmp_path)
    assert result.returncode == 0
    assert "The game is over." in result.stdout
    assert log.read_bytes() == before


def test_refused_answers_say_why_and_ask_again(tmp_path: Path) -> None:
    answers = [
        "99",
        "tea for two",
        "",
        "move 2",
        "keep gold",
        "?",
        "1",
        "move 46",
        "move 44",
        "move 1",
    ]
    result = play("--seed", "5", answers=answers, state=tmp_path)
    said = result.stdout
    assert "There is no choice 99; the choices are 1 to 3." in said
    assert said.count("Type the number of a choice (for example 1)") == 2
    assert '"move 2" isn\'t possible now: there is something else to decide first.' in said
    assert '"keep gold": that is not one of the cards you drew.' in said
    assert "The rules in brief" in said
    assert "What you know" in said
    assert 'After "move" comes a whole number from 1 to 45, not "46".' in said
    assert '"move 44": you don\'t have enough coins' in said
    assert "You move the camel 1 step" in said


def test_choices_tell_what_they_lead_to(tmp_path: Path) -> None:
    result = play("--seed", "5", "--bots", "greedy", answers=["1", "1"], state=tmp_path)
    assert "2 steps to the Farmer (1 coin): tea (7)" in result.stdout
    assert "silk (10) into your shop · takes the silk token" in result.stdout


def test_hot_seat_screens_belong_to_one_person_each(tmp_path: Path) -> None:
    words = ("--players", "2", "--hotseat", "2", "--seed", "3")
    said = play(*words, answers=["", "1"] * 600, state=tmp_path).stdout
    before, *screens, last = said.split(HAND_OVER)
    assert "Your three cards" not in before
    assert "The game is over." in last
    assert len(screens) > 4
    for screen in screens:
        owner = re.search(r"([AB]): press Enter", screen)
        assert owner is not None
        assert set(re.findall(r"([AB]) you", screen)) == {owner[1]}


class Scripted(Session):
    """A session whose people answer from a list; nothing they say is carried out."""

    answers: Iterator[str]

    def _input(self, asked: str) -> str:
        answer = next(self.answers)
        self.screen.say(asked + answer)
        return answer

    def _take(self, entry: e.Entry) -> None:
        self.said = entry


def shown(session: Scripted, seat: int, position: Position, answers: list[str]) -> str:
    """Everything a person sees from the hand-over to their answer."""
    out = io.StringIO()
    session.screen.console = Console(file=out, width=80)
    session.answers = iter(answers)
    session._at_keyboard = NOBODY
    session.table.match.position = position
    session._ask(seat)
    return out.getvalue()


def test_a_hot_seat_screen_tells_only_what_its_person_may_know(tmp_path: Path) -> None:
    """It stays equal, to the letter, when everything the person cannot know is changed."""
    game, chance = load("dunhuang"), random.Random(2)
    seating, texts = Seating((0, 1, 2), "random"), Texts("en", "dunhuang")
    file = LogFile(tmp_path / "game.jsonl")
    session = Scripted(Match(game, 3, 21), seating, file, Console(), texts)
    table = session.table
    for _ in range(60):
        seat = table.turn()
        assert seat is not None
        truth, told = table.position, dict(session.screen.told)
        view = game.view(truth, seat)
        legal = game.legal(view, seat)
        number = chance.randrange(len(legal))
        answers = ["", "?", str(number + 1)]
        true = shown(session, seat, truth, answers)
        session.screen.told = told
        guess = game.determinize(view, chance.randrange(1000))
        assert shown(session, seat, guess, answers) == true
        table.match.position = truth
        assert session.said == e.Acted(seat, game.actions.text(legal[number]))
        table.take(table.draft(session.said, 0.0))


def test_others_who_pass_one_after_the_other_are_one_sentence(tmp_path: Path) -> None:
    game, texts = load("araby"), Texts("en", "araby")
    match, file = Match(game, 4, 3, {"start": "B"}), LogFile(tmp_path / "game.jsonl")
    session = Scripted(match, Seating((0, 1, 2, 3), "random"), file, Console(), texts)
    table, out = session.table, io.StringIO()
    for seat, action in ((1, "end"), (2, "pass"), (3, "pass"), (0, "pass")):
        table.take(table.draft(e.Acted(seat, action), 0.0))
    session.screen.console = Console(file=out, width=200)
    session.screen.tell(0)
    assert "C, D pass. You pass." in out.getvalue()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--players", "5"], "dunhuang is for 2-4 players, not 5."),
        (["--players", "2", "--seat", "C"], 'There is no seat "C" at this table.'),
        (["--players", "2", "--hotseat", "3"], "3 people can't share one keyboard"),
        (["--bots", "oracle"], 'There is no bot called "oracle".'),
        (["--lang", "xx"], 'There are no texts in the language "xx".'),
        (["--option", "order=given"], "must name all eight tiles"),
        (["--option", "order"], "is not of the form name=value"),
        (["--seed", "-1"], "A seed is a whole number from 0"),
        (["--resume", "/nowhere/game.jsonl"], "can't be read"),
        (["--save", "/proc/nowhere/game.jsonl"], "can't be written"),
    ],
)
def test_wishes_that_cannot_be_met(words: list[str], message: str, tmp_path: Path) -> None:
    result = play(*words, answers=[], state=tmp_path)
    assert result.returncode == 2
    assert message in result.stderr
    assert "Traceback" not in result.stderr
    assert not list(tmp_path.glob("**/*.jsonl"))


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    log = tmp_path / "precious.jsonl"
    log.write_text("precious")
    result = play("--save", str(log), answers=[], state=tmp_path)
    assert result.returncode == 2
    assert log.read_text() == "precious"


def test_the_language_of_the_command_line_is_that_of_its_errors(tmp_path: Path) -> None:
    result = play("--lang", "nl", "--players", "7", answers=[], state=tmp_path)
    assert "dunhuang is voor 2-4 spelers" in result.stderr


def test_ctrl_c_at_a_terminal_keeps_the_game(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "caravanserai", "play", "dunhuang", "--save", str(log)]
    process = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "CARAVANSERAI_LANG": "en", "TERM": "xterm"},
        start_new_session=True,
        preexec_fn=lambda: _as_in_a_shell(ours),
    )
    os.close(theirs)
    try:
        said = _read_until(ours, b"> ")
        os.write(ours, b"1\n")
        said += _read_until(ours, b"> ")
        _wait_until_it_reads(process.pid)
        process.send_signal(signal.SIGINT)
        said += _read_until(ours, b"--resume")
        assert process.wait(timeout=20) == 0
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    assert "Traceback" not in said.decode()
    assert read_log(log.read_text()).whole


def _as_in_a_shell(ours: int) -> None:
    """Ctrl-C works even if the tests themselves run in the background and ignore it."""
    os.close(ours)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _wait_until_it_reads(pid: int) -> None:
    """Python misses a signal between its last check and the call that waits for a line."""
    until(lambda: Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "S")


def _read_until(terminal: int, mark: bytes) -> bytes:
    said, deadline = b"", time.monotonic() + 60
    while mark not in said and select.select([terminal], [], [], deadline - time.monotonic())[0]:
        said += os.read(terminal, 4096)
    assert mark in said
    return said
