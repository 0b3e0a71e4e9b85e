"""A lesson at a table: how far it has come, what it takes from the learner, what the others do."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from caravanserai.engine.errors import Refusal
from caravanserai.engine.game import Game
from caravanserai.engine.lessons import LEARNER, SEPARATOR, Lesson, Step
from caravanserai.engine.position import Position
from caravanserai.table import entries as e

_BY_LEARNER: Final = 1  # of the things to do in a step, the first; the others' come after it
DEAL: Final = 0  # always the same


@dataclass(frozen=True)
class Progress:
    """How far a lesson has come. done: how many of a step's things to do are done."""

    game: Game
    lesson: Lesson
    number: int = 0
    done: int = 0

    @property
    def step(self) -> Step:
        """The current step."""
        return self.lesson.steps[self.number][1]

    @property
    def scene(self) -> int:
        """The number of the current scene."""
        return self.lesson.steps[self.number][0]

    @property
    def is_over(self) -> bool:
        """Is this the last step?"""
        return self.number == len(self.lesson.steps) - 1

    @property
    def begins_scene(self) -> bool:
        """Is this the first step of a scene?"""
        return self.done == 0 and self.step is self.lesson.scenes[self.scene].steps[0]

    def position(self) -> Position:
        """The position of the current scene; what a view hides is dealt by chance."""
        laid = self.game.read(self.lesson.scenes[self.scene].position)
        return self.game.determinize(laid, DEAL) if laid.state["eyes"][0] else laid

    def after(self) -> "Progress":
        """When one more thing is done."""
        if self.done < len(self.step.then):
            return replace(self, done=self.done + 1)
        return replace(self, number=self.number + 1, done=0)

    def prepared(self) -> tuple[int, list[str]] | None:
        """The seat that acts next as prepared, and what it does; None if it is the learner."""
        return None if self.done < _BY_LEARNER else self.step.prepared(self.done - _BY_LEARNER)

    def shown(self) -> list[e.Deed] | None:
        """What the learner should do, for those who want to be shown; None if it is to go on."""
        if self.done or not self.step.awaits:
            return None
        return [e.Deed(action) for action in self.step.awaits[0].split(SEPARATOR)]

    def check_read(self, step: int) -> None:
        """Refuse to go on from another step than this, or instead of acting."""
        if step != self.number or self.done or self.step.awaits or self.is_over:
            raise Refusal("lesson-elsewhere")

    def check_done(self, entry: e.Acted) -> None:
        """Refuse what the lesson doesn't wait for, with its reason."""
        if entry.seat != LEARNER:
            return
        if self.done:
            raise Refusal("lesson-wait")
        if not self.step.awaits:
            raise Refusal("lesson-read")
        if not self.step.is_awaited(done := text_of(entry.deeds)):
            raise Refusal("lesson", why=self.lesson.answer(self.step, done))


def text_of(deeds: Sequence[e.Deed]) -> str:
    """Actions done in one step, as lessons name them."""
    return SEPARATOR.join(deed.action for deed in deeds)
