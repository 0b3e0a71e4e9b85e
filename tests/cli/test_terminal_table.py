"""The terminal plays at a table: taking back, standing orders, long choices, and the file."""

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from caravanserai.cli.session import Seating, Session
from caravanserai.engine.errors import BadLog
from caravanserai.engine.log import LogFile, read_log, replayed
from caravanserai.engine.match import Match
from caravanserai.games import load
from caravanserai.locale import LANGUAGES, Texts
from caravanserai.table import entries as e
from caravanserai.table.game_log import as_text


class Scripted(Session):
    """A session whose people answer from a list, and leave at its end."""

    answers: Iterator[str]

    def _input(self, asked: str) -> str:
        answer = next(self.answers, "q")
        self.screen.say(asked + answer)
        return answer


def seated(path: Path, match: Match, people: tuple[int, ...] = (0,), lang: str = "en") -> Scripted:
    console, texts = Console(file=io.StringIO(), width=80), Texts(lang, match.game.name)
    return Scripted(match, Seating(people, "random"), LogFile(path), console, texts)


def said(session: Scripted, *answers: str) -> str:
    """Everything on the screen while these answers were given."""
    out = session.screen.console.file = io.StringIO()
    session.answers = iter(answers)
    session.run()
    return out.getvalue()


def begun(tmp_path: Path, lang: str = "en") -> Scripted:
    session = seated(tmp_path / "game.jsonl", Match(load("dunhuang"), 2, 5), lang=lang)
    session.begin()
    return session


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_action_is_taken_back(lang: str, tmp_path: Path) -> None:
    session = begun(tmp_path, lang)
    before, offered = said(session, "1"), session.screen.texts("play-undo")
    position = session.table.position
    moved = said(session, "move 2")
    assert offered not in before
    assert offered in moved
    assert not session.table.position.same_as(position)
    _, taken_back, after = said(session, "undo").partition(session.screen.texts("play-taken-back"))
    assert taken_back
    assert offered not in after
    assert session.table.position.same_as(position)


def test_what_has_shown_something_is_not_taken_back(tmp_path: Path) -> None:
    session = begun(tmp_path)
    refused = session.screen.texts("error-nothing-to-undo")
    assert refused in said(session, "u")
    assert refused in said(session, "1", "u")  # the others have seen it
    done = len(session.table.match.actions)
    assert refused not in said(session, "move 1", "u")
    assert refused in said(session, "u")
    assert len(session.table.match.actions) == done


def test_what_was_taken_back_stays_in_the_file_and_counts_for_nothing(tmp_path: Path) -> None:
    session = begun(tmp_path)
    said(session, "1", "move 1", "u", "move 2", "hand", "u", "u", "move 1")
    text = session.file.path.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert [line for line in lines if line.get("seat") == "A"][1:] == [
        {"seat": "A", "action": "move 1"},
        {"seat": "A", "undo": 1},
        {"seat": "A", "action": "move 2"},
        {"seat": "A", "action": "hand"},
        {"seat": "A", "undo": 1},
        {"seat": "A", "undo": 1},
        {"seat": "A", "action": "move 1"},
    ]
    log = read_log(text)
    assert [entry.action for entry in log.actions if entry.seat == "A"][1:] == ["move 1"]
    match = replayed(session.game, log)
    assert match.position.same_as(session.table.position)
    again = seated(session.file.path, match)
    assert again.table.position.same_as(session.table.position)
    assert again.table.can_undo(0)
    said(again, "u", "move 3")
    kept = replayed(session.game, read_log(session.file.path.read_text()))
    assert kept.position.same_as(again.table.position)


def test_a_server_writes_the_same_lines_as_the_terminal(tmp_path: Path) -> None:
    session = begun(tmp_path)
    said(session, "1", "move 1", "u", "move 2", *["1"] * 900)
    kept, exported = session.file.path.read_text().splitlines(), as_text(session.table).splitlines()
    assert session.table.phase == "over"
    assert "undo" in "".join(kept[1:])
    assert exported[1:] == kept[1:]
    first = {**json.loads(kept[0]), "table": "", "names": ["A", "random"]}
    del first["people"], first["bots"]
    assert json.loads(exported[0]) == first


@pytest.mark.parametrize("seat", ["A", "B", None])
def test_a_log_that_takes_back_what_it_cannot_is_refused(seat: str | None) -> None:
    header = as_text(seated(Path("unused"), Match(load("dunhuang"), 2, 5)).table).splitlines()[0]
    acted = [json.dumps({"seat": "A", "action": "keep tea"})] if seat else []
    undo = json.dumps({"seat": seat, "undo": 1})
    if seat == "A":
        assert read_log("\n".join([header, *acted, undo])).actions == []
        acted = [*acted, undo]
    with pytest.raises(BadLog, match="log-undo"):
        read_log("\n".join([header, *acted, undo]))


def test_the_next_person_is_not_told_what_was_taken_back(tmp_path: Path) -> None:
    session = seated(tmp_path / "game.jsonl", Match(load("dunhuang"), 2, 5), (0, 1))
    session.begin()
    said(session, "", "1", "", "1", "", "1")  # A keeps, B keeps and sets up the camel
    assert session.table.turn() == 0
    screens = said(session, "", "move 2", "u", "move 1", "hand", "coins", "")
    told = screens.split("Pass the keyboard")[-1]
    assert "A moves the camel 1 step" in told
    assert "A moves the camel 2 steps" not in told


def test_a_standing_order_is_the_tables(tmp_path: Path) -> None:
    session = seated(tmp_path / "game.jsonl", Match(load("araby"), 2, 7, {"start": "A"}), (0, 1))
    session.begin()
    order = "pass-until-turn"
    refused = session.screen.texts("error-order-not-now", order=order)
    assert refused in said(session, "", order)
    assert not session.table.orders
    shown = said(session, "end", "", order)
    entries = [record.entry for record in session.table.log]
    given = entries.index(e.Ordered(1, order))
    assert entries[given + 1] == e.Acted(1, "pass", "order")
    assert order not in session.file.path.read_text()  # it has what was done by it
    assert shown.count("B: press Enter") == 1


def test_of_many_amounts_only_the_ends_are_shown(tmp_path: Path) -> None:
    match = Match(load("araby"), 2, 7, {"start": "A"})
    session = seated(tmp_path / "game.jsonl", match, (0, 1))
    session.begin()
    last = said(session, "", "offer B", "coins 1", "want").split("> want")[-1]
    shown = re.findall(r"coins (\d+)$", last, re.MULTILINE)
    view = session.table.view(0)
    coins = [a for a in session.game.legal(view, 0) if session.game.actions.kind(a) == "coins"]
    assert len(coins) > 10
    assert shown == [str(n) for n in (1, 2, 3, len(coins) - 2, len(coins) - 1, len(coins))]
