"""Lessons: prepared positions with steps, in which the learner at seat A learns a game by playing.

A lesson is a file `lessons/<name>.toml` in its game's package; docs/lessons.md says how to write
one. Its words are messages of `locale/<language>.lessons.ftl`: `lesson-<name>-<step>` is what a
step says, `lesson-<name>-not-<answer>` what a choice is answered that the step doesn't wait for.
"""

import tomllib
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import msgspec

from caravanserai.engine.errors import BadLesson
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.phrases import Phrase, phrase

if TYPE_CHECKING:
    from caravanserai.engine.game import Game

LEARNER: Final = 0  # the seat
SEPARATOR: Final = "; "  # between actions done in one step, such as the parts of an offer
_INSTEAD: Final = phrase("lesson-instead")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"awaits": "await"}):
    """One idea: something to read, and then perhaps something to do.

    awaits: the actions to wait for, `*` standing for anything; without any, the learner reads and
    goes on. why_not: what other choices are answered. then: what the others do next, each with its
    seat: `B: move 1`. points: parts of the board to look at, by the names the board has for them.
    """

    id: str
    awaits: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    why_not: dict[str, str] = {}

    def is_awaited(self, done: str) -> bool:
        """Is this what the learner should do?"""
        return any(fnmatchcase(done, pattern) for pattern in self.awaits)

    def prepared(self, number: int) -> tuple[int, list[str]]:
        """A seat, and what it does in one step."""
        seat, _, actions = self.then[number].partition(":")
        return SEAT_NAMES.index(seat), [action.strip() for action in actions.split(";")]


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what is learned from it."""

    position: str
    steps: tuple[Step, ...]


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file says. minutes: about how long the lesson takes."""

    minutes: int
    scenes: tuple[Scene, ...]


class Lesson:
    """A lesson as read from its file."""

    def __init__(self, name: str, contents: Contents) -> None:
        self.name, self.minutes, self.scenes = name, contents.minutes, contents.scenes

    @cached_property
    def steps(self) -> Sequence[tuple[int, Step]]:
        """All steps, each with the number of its scene."""
        return [(number, step) for number, scene in enumerate(self.scenes) for step in scene.steps]

    def said(self, step: Step) -> Phrase:
        """What a step says."""
        return phrase(f"lesson-{self.name}-{step.id}")

    def answer(self, step: Step, done: str) -> Phrase:
        """What a choice is answered that the step doesn't wait for."""
        patterns = step.why_not.items()
        found = next((answer for pattern, answer in patterns if fnmatchcase(done, pattern)), None)
        return _INSTEAD if found is None else phrase(f"lesson-{self.name}-not-{found}")

    @property
    def tells(self) -> bool:
        """Does it tell what it waits for?"""
        return True

    def texts(self) -> list[str]:
        """The ids of all its texts."""
        said = [self.said(step).key for _, step in self.steps]
        answers = {answer for _, step in self.steps for answer in step.why_not.values()}
        return [*said, *(f"lesson-{self.name}-not-{answer}" for answer in sorted(answers))]


def read_lesson(name: str, text: str) -> Lesson:
    """The lesson in a file's text; whether it can be played is another question."""
    try:
        found: Mapping[str, Any] = tomllib.loads(text)
        lesson = Lesson(name, msgspec.convert(found, Contents))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson("lesson-form", lesson=name, reason=str(error)) from error
    for _, step in lesson.steps:
        for prepared in step.then:
            if prepared.partition(":")[0] not in list(SEAT_NAMES[LEARNER + 1 :]):
                raise BadLesson("lesson-seat", lesson=name, step=step.id, action=prepared)
    return lesson


def lesson_of(game: "Game", name: str) -> Lesson:
    """A lesson of a game."""
    if name not in game.lessons:
        raise BadLesson("no-such-lesson", lesson=name, game=game.name)
    file = files(game.package).joinpath("lessons", f"{name}.toml")
    return read_lesson(name, file.read_text(encoding="utf-8"))
