"""The words of a promise (A14): with the offer for two, in the ledger for all, kept for good."""

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from caravanserai.cli.session import Seating, Session
from caravanserai.engine.errors import BadLog, Refusal
from caravanserai.engine.events import PUBLIC
from caravanserai.engine.log import LogFile, as_text, read_log, replayed
from caravanserai.engine.match import Match
from caravanserai.engine.notes import MOST_LETTERS, Words
from caravanserai.games import load
from caravanserai.locale import LANGUAGES, Texts
from caravanserai.table import entries as e
from caravanserai.table.folding import fold
from caravanserai.table.game_log import unchecked
from caravanserai.table.screens import Screens

from .plain_scene import plain_scene, scene_of
from .sitting import Sitting, merged

SPARE = "I spare your caravan."


def seated() -> tuple[Sitting, int, int]:
    """A table of three; the active player, and the next."""
    sitting = Sitting("araby")
    active = sitting.table.turn()
    assert active is not None
    return sitting, active, (active + 1) % 3


def acts(sitting: Sitting, seat: int, *actions: str, words: str = "") -> None:
    """One after the other; the words go with the promise."""
    for action in actions:
        sitting.do(e.Acted(seat, action, words=words if action == "words" else ""))


def promise(sitting: Sitting, by: int, to: int, words: str = SPARE) -> None:
    acts(sitting, by, f"offer {'ABC'[to]}", "promise", "words", "send", words=words)


def read_by(sitting: Sitting, viewer: int) -> list[str]:
    return list(scene_of(sitting.table, viewer).words.values())


def test_words_are_for_the_partner_until_the_deal_is_made_then_for_all() -> None:
    sitting, ann, ben = seated()
    cid = 3 - ann - ben
    acts(sitting, ann, f"offer {'ABC'[ben]}", "promise", "words", words=SPARE)
    assert read_by(sitting, ann) == [SPARE]
    assert not read_by(sitting, ben)
    acts(sitting, ann, "send")
    assert read_by(sitting, ben) == [SPARE]
    assert not read_by(sitting, cid)
    assert not read_by(sitting, PUBLIC)
    acts(sitting, ben, f"accept {'ABC'[ann]}")
    for viewer in (ann, ben, cid, PUBLIC):
        assert scene_of(sitting.table, viewer).words == {"promise 1": SPARE}


def test_updates_tell_of_words_to_those_who_may_read_them() -> None:
    sitting, ann, ben = seated()
    table, screens = sitting.table, Screens(sitting.table)
    everybody = set(table.streams)
    shown = {viewer: plain_scene(table, viewer) for viewer in everybody}
    for viewer in everybody:
        screens.snapshot(table, viewer)
    offer = [(ann, f"offer {'ABC'[ben]}"), (ann, "promise"), (ann, "words"), (ann, "send")]
    for seat, action in [*offer, (ben, f"accept {'ABC'[ann]}")]:
        acts(sitting, seat, action, words=SPARE)
        for viewer, update in screens.updates(table, everybody).items():
            shown[viewer] = merged(shown[viewer], json.loads(update)["changes"])
        assert shown == {viewer: plain_scene(table, viewer) for viewer in everybody}
    assert shown[PUBLIC]["words"] == {"promise 1": SPARE}


def test_words_go_with_their_own_promise() -> None:
    """Each of several offers keeps its words; a requested promise is on the other's account."""
    sitting, ann, ben = seated()
    promise(sitting, ben, ann, "mine to you")
    acts(sitting, ann, f"offer {'ABC'[ben]}", "want", "promise", "words", "send", words="yours")
    acts(sitting, ben, f"accept {'ABC'[ann]}")
    assert read_by(sitting, PUBLIC) == ["yours"]
    acts(sitting, ann, f"accept {'ABC'[ben]}")
    found = sitting.table.game.facts(sitting.table.view(PUBLIC))["promises"]
    words = scene_of(sitting.table, PUBLIC).words
    told = {words[f"promise {one['number']}"]: one["by"] for one in found}
    assert told == {"yours": "ABC"[ben], "mine to you": "ABC"[ben]}


def test_words_wait_for_the_cards_that_are_named_on_accepting() -> None:
    sitting, ann, ben = seated()
    acts(
        sitting, ann, f"offer {'ABC'[ben]}", "promise", "words", "want", "any", "send", words=SPARE
    )
    acts(sitting, ben, f"accept {'ABC'[ann]}")
    assert not read_by(sitting, PUBLIC)
    card = next(
        action
        for action in sitting.table.game.legal(sitting.table.view(ben), ben)
        if sitting.table.game.actions.kind(action) == "card"
    )
    acts(sitting, ben, sitting.table.game.actions.text(card))
    assert read_by(sitting, PUBLIC) == [SPARE]


def test_words_of_an_offer_declined_are_gone_and_never_come_back() -> None:
    sitting, ann, ben = seated()
    promise(sitting, ann, ben)
    acts(sitting, ben, f"decline {'ABC'[ann]}")
    promise(sitting, ann, ben, words="")
    acts(sitting, ben, f"accept {'ABC'[ann]}")
    assert not read_by(sitting, PUBLIC)


def test_a_place_of_the_ledger_taken_anew_has_no_old_words() -> None:
    sitting, ann, ben = seated()
    promise(sitting, ann, ben)
    acts(sitting, ben, f"accept {'ABC'[ann]}", "kept 1")
    assert read_by(sitting, PUBLIC) == [SPARE]
    writing = sitting.table.game.writing
    assert writing is not None
    before = sitting.table.position.copy()
    before.state["promises"][0, :, :] = before.state["promises"][0, 0, :]  # all marked
    sitting.table.match.position = before
    acts(sitting, ann, f"offer {'ABC'[ben]}", "promise", "words", "send")
    acts(sitting, ben, f"accept {'ABC'[ann]}")
    assert "promise 1" not in scene_of(sitting.table, PUBLIC).words


def test_words_are_taken_back_with_the_action() -> None:
    sitting, ann, ben = seated()
    match, number = sitting.table.match, sitting.table.game.actions.number
    acts(sitting, ann, f"offer {'ABC'[ben]}", "promise")
    before = match.position, match.written
    match.act(ann, number("words"), SPARE)
    assert list(match.written.values()) == [Words(ann, SPARE)]
    match.go_back(*before)
    assert (match.texts, match.written, len(match.actions)) == ({}, {}, 2)


def test_whoever_is_muted_is_not_read() -> None:
    sitting, ann, ben = seated()
    sitting.do(e.Muted(ben, ann, True))
    promise(sitting, ann, ben)
    assert not read_by(sitting, ben)
    sitting.do(e.Muted(ben, ann, False))
    assert read_by(sitting, ben) == [SPARE]


@pytest.mark.parametrize(
    ("action", "words", "reason"),
    [
        ("pass", SPARE, "no-room-for-words"),
        ("words", "x" * (MOST_LETTERS + 1), "bad-words"),
        ("words", "two\nlines", "bad-words"),
        ("words", "\x1b[2J", "bad-words"),
    ],
)
def test_words_are_refused(action: str, words: str, reason: str) -> None:
    sitting, ann, ben = seated()
    acts(sitting, ann, f"offer {'ABC'[ben]}", "promise")
    with pytest.raises(Refusal, match=reason):
        sitting.do(e.Acted(ann, action, words=words))
    assert not sitting.table.match.written


@pytest.mark.parametrize("name", ["dunhuang", "dschunke"])
def test_a_game_without_promises_has_no_room_for_words(name: str) -> None:
    sitting = Sitting(name)
    game, seat = sitting.table.game, sitting.table.turn()
    assert seat is not None
    action = game.actions.text(game.legal(sitting.table.position, seat)[0])
    with pytest.raises(Refusal, match="no-room-for-words"):
        sitting.do(e.Acted(seat, action, words=SPARE))


def test_words_are_stored_exported_and_replayed() -> None:
    sitting, ann, ben = seated()
    promise(sitting, ann, ben)
    acts(sitting, ben, f"accept {'ABC'[ann]}")
    again = fold(sitting.setup, sitting.rows)
    assert again.match.written == sitting.table.match.written == {"promise 1": Words(ann, SPARE)}
    text = as_text(sitting.table.match)
    replay = replayed(load("araby"), read_log(text))
    assert replay.written == again.match.written
    assert as_text(replay) == text
    recorded = unchecked(sitting.setup, (record.entry for record in sitting.table.log))
    assert [one.words for one in read_log(recorded).actions if one.words] == [SPARE]


def test_a_log_with_words_that_do_not_fit_is_refused() -> None:
    sitting, ann, ben = seated()
    promise(sitting, ann, ben)
    lines = as_text(sitting.table.match).splitlines()
    for wrong in (3, "x" * (MOST_LETTERS + 1)):
        bad = [json.dumps({**json.loads(line), "words": wrong}) for line in lines[1:]]
        with pytest.raises(BadLog):
            replayed(load("araby"), read_log("\n".join([lines[0], *bad])))


class Scripted(Session):
    """A session whose people answer from a list."""

    answers: Iterator[str]

    def _input(self, asked: str) -> str:
        return next(self.answers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_promise_in_the_terminal(language: str, tmp_path: Path) -> None:
    match = Match(load("araby"), 2, 7)
    ann = match.game.turn(match.position)
    assert ann is not None
    said = io.StringIO()
    file = LogFile(tmp_path / "game.jsonl")
    console, texts = Console(file=said, width=80), Texts(language, "araby")
    session = Scripted(match, Seating((0, 1), "random"), file, console, texts)
    session.begin()
    other = "BA"[ann]
    deal = [f"offer {other}", "promise", "words " + "x" * 300, f"words {SPARE}", "send"]
    session.answers = iter(["", *deal, "", f"accept {'AB'[ann]}", "", "q"])
    session.run()
    assert texts("error-bad-words", most=MOST_LETTERS) in said.getvalue()
    pair = f"{'AB'[ann]}{other}"
    assert texts("written-offer", which=pair, words=SPARE) in said.getvalue()
    assert texts("written-promise", which="1", words=SPARE) in said.getvalue()
    kept = replayed(match.game, read_log(file.path.read_text(encoding="utf-8")))
    assert kept.written == {"promise 1": Words(ann, SPARE)}
