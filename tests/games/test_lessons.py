"""Every lesson can be played to its end, and no choice in it goes without an answer."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from caravanserai.engine.errors import BadLesson, Refusal
from caravanserai.engine.game import Game
from caravanserai.engine.lessons import LEARNER, SEPARATOR, Lesson, lesson_of, read_lesson
from caravanserai.engine.phrases import Phrase
from caravanserai.games import load, names
from caravanserai.locale import LANGUAGES, LESSONS, Texts, game_sources
from caravanserai.table import entries as e
from caravanserai.table import requests
from caravanserai.table.commands import entry_for
from caravanserai.table.folding import fold
from caravanserai.table.lesson_check import check_lesson, check_texts
from caravanserai.table.seating import TEACHER
from caravanserai.table.storage.store import Row
from caravanserai.table.table import Setup, Table

MOST_LETTERS: Final = {"en": 210, "nl": 230, "ko": 130}  # what fits on the card of a phone
LESSON_NAMES: Final = [(game, name) for game in names() for name in load(game).lessons]

every_lesson = pytest.mark.parametrize(("game", "name"), LESSON_NAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled for a few positions."""
    monkeypatch.setattr(Game, "kernel", lambda self, function: self.kernels.find(function, False))


class Taught:
    """A lesson at a table in memory, and the rows its log would have."""

    def __init__(self, game: str, name: str) -> None:
        loaded = load(game)
        players = len(loaded.seats(loaded.read(lesson_of(loaded, name).scenes[0].position)))
        setup = Setup("t", game, loaded.ruleset, players, {}, 7, "guest", lesson=name)
        self.table, self.rows = Table(setup, loaded), list[Row]()
        self.do(e.Sat(LEARNER, "guest", "Ann"))
        for seat in range(LEARNER + 1, players):
            self.do(e.BotSat(seat, TEACHER))

    def do(self, entry: e.Entry) -> None:
        draft = self.table.draft(entry, 0.0)
        self.rows.append(Row(len(self.table.log), 0.0, e.encode(draft.entry), draft.digest))
        self.table.take(draft)

    def teach(self) -> None:
        """Let the others do what is prepared."""
        lesson = self.table.lesson
        while lesson is not None and (prepared := lesson.prepared()) is not None:
            seat, actions = prepared
            assert self.table.automatic() == seat
            self.do(e.acted(seat, [e.Deed(action) for action in actions], "bot"))
            lesson = self.table.lesson

    def go_on(self) -> None:
        assert self.table.lesson is not None
        message = requests.GoOn("key", self.table.lesson.number)
        self.do(entry_for(self.table, LEARNER, message))
        self.teach()

    def steps(self) -> Iterator[Table]:
        """At each step, before it is done; it is then done as the lesson would show it."""
        while not self.table.is_over or not self.lesson_over:
            yield self.table
            self.go_on()

    @property
    def lesson_over(self) -> bool:
        return self.table.lesson is not None and self.table.lesson.is_over


@every_lesson
def test_it_is_playable_by_every_awaited_action(game: str, name: str) -> None:
    check_lesson(load(game), lesson_of(load(game), name))


@every_lesson
def test_its_texts_exist_in_all_languages(game: str, name: str) -> None:
    check_texts(load(game), lesson_of(load(game), name))


@each_language
@pytest.mark.parametrize("game", sorted({game for game, _ in LESSON_NAMES}))
def test_its_texts_fit_the_card_and_are_all_used(game: str, language: str) -> None:
    (file,) = [file for file in game_sources(language, game) if LESSONS in file.name]
    written = re.findall(r"^(lesson-[\w-]+) =", file.read_text("utf-8"), re.MULTILINE)
    used = {key for name in load(game).lessons for key in lesson_of(load(game), name).texts()}
    assert set(written) == used
    assert len(written) == len(used)
    texts = Texts(language, game)
    long = {key: len(texts(key)) for key in written if len(texts(key)) > MOST_LETTERS[language]}
    assert not long


@every_lesson
def test_it_ends_and_its_log_leads_to_the_same_table(game: str, name: str) -> None:
    taught = Taught(game, name)
    count = sum(1 for _ in taught.steps())
    assert taught.table.lesson is not None
    assert count == len(taught.table.lesson.lesson.steps) - 1
    assert taught.table.phase == "over"
    again = fold(taught.table.setup, taught.rows)
    assert again.position.state.tobytes() == taught.table.position.state.tobytes()
    assert again.lesson == taught.table.lesson or again.phase == "over"


@every_lesson
def test_every_other_legal_choice_is_answered_and_changes_nothing(game: str, name: str) -> None:
    """Where it waits for an action with the lesson's reason; where it waits for reading, too."""
    tried = 0
    for table in Taught(game, name).steps():
        assert table.lesson is not None
        step = table.lesson.step
        before, length = table.position.state.tobytes(), len(table.log)
        for action in table.game.legal(table.position, LEARNER):
            text = table.game.actions.text(action)
            if step.is_awaited(text):
                continue
            with pytest.raises(Refusal) as refused:
                table.draft(e.Acted(LEARNER, text), 0.0)
            assert refused.value.code == ("lesson" if step.awaits else "lesson-read"), text
            if step.awaits:
                check_answer(game, refused.value.details["why"])
            tried += 1
        assert (table.position.state.tobytes(), len(table.log)) == (before, length)
    assert tried > 10


def check_answer(game: str, why: Phrase) -> None:
    for language in LANGUAGES:
        assert Texts(language, game).say(why)


@every_lesson
def test_each_answer_is_given_to_some_choice(game: str, name: str) -> None:
    """A reason that no legal choice gets was meant for something else."""
    for table in Taught(game, name).steps():
        assert table.lesson is not None
        lesson, step = table.lesson.lesson, table.lesson.step
        legal = [table.game.actions.text(a) for a in table.game.legal(table.position, LEARNER)]
        whole = [pattern for pattern in step.why_not if SEPARATOR in pattern]
        others = [text for text in (*legal, *whole) if not step.is_awaited(text)]
        given = {lesson.answer(step, text).key for text in others}
        wanted = {f"lesson-{name}-not-{answer}" for answer in step.why_not.values()}
        assert wanted <= given, step.id


# What is wrong with a lesson is said

GOOD: Final = """
minutes = 1
[[scenes]]
position = "dunhuang; players: 3; turn: A; camel: 1; A.coins: 3"
[[scenes.steps]]
id = "move"
await = ["move 1"]
[[scenes.steps]]
id = "store"
await = ["hand", "shop"]
[[scenes.steps]]
id = "bonus"
await = ["coins"]
then = ["B: move 1"]
[[scenes.steps]]
id = "end"
"""
BAD: Final = (
    ("minutes = 1", "minutes =", "lesson-form"),
    ("minutes = 1", "hours = 1", "lesson-form"),
    ('id = "end"', 'id = "end"\nwait = ["hand"]', "lesson-form"),
    ('["B: move 1"]', '["move 1"]', "lesson-seat"),
    ('["B: move 1"]', '["A: move 1"]', "lesson-seat"),
    ('["B: move 1"]', '["E: move 1"]', "lesson-seat"),
    ('["B: move 1"]', '["C: move 1"]', "lesson-action"),
    ('["B: move 1"]', '["B: fly 1"]', "lesson-action"),
    ('["B: move 1"]', '["B: move 1; hand; shop"]', "lesson-action"),
    ('["move 1"]', '["move 40"]', "lesson-awaits"),
    ('["move 1"]', '["hand"]', "lesson-awaits"),
    ('["move 1"]', '["move *"]', "lesson-awaits"),
    ('id = "store"', 'id = "move"', "lesson-step-twice"),
    ('[[scenes.steps]]\nid = "end"\n', "", "lesson-scene-end"),
    ("camel: 1", "camel: 77", "lesson-position"),
)


def check(text: str) -> Lesson:
    lesson = read_lesson("test", text)
    check_lesson(load("dunhuang"), lesson)
    return lesson


def test_a_good_lesson_has_nothing_wrong_but_its_texts() -> None:
    lesson = check(GOOD)
    assert lesson.steps[1][1].awaits == ("hand", "shop")
    with pytest.raises(BadLesson, match="lesson-text"):
        check_texts(load("dunhuang"), lesson)


@pytest.mark.parametrize(("old", "new", "code"), BAD)
def test_a_bad_lesson_is_told_from_a_good_one(old: str, new: str, code: str) -> None:
    assert old in GOOD
    with pytest.raises(BadLesson) as wrong:
        check(GOOD.replace(old, new, 1))
    assert wrong.value.code == code
    for language in LANGUAGES:
        assert "test" in Texts(language, "dunhuang").error(wrong.value)


def test_scenes_have_the_same_number_of_players() -> None:
    other = GOOD[GOOD.index("[[scenes]]") :].replace("players: 3", "players: 4")
    other = re.sub(r'id = "(\w+)"', r'id = "\1-again"', other)
    with pytest.raises(BadLesson, match="lesson-players"):
        check(GOOD + other)


def test_actions_in_one_step_are_awaited_as_one_text() -> None:
    lesson = read_lesson("test", GOOD.replace('["move 1"]', '["move 1; hand"]'))
    assert lesson.steps[0][1].is_awaited(SEPARATOR.join(("move 1", "hand")))


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(BadLesson, match="no-such-lesson"):
        lesson_of(load("dunhuang"), "second")
