"""Puzzles: positions from games of bots in which one choice is clearly best.

They are JSON lines in `puzzles/` of their game's package; docs/puzzles.md says how they are found.
A puzzle is solved at a table, as a lesson of one step that doesn't tell what it waits for.
"""

import functools
import hashlib
from collections.abc import Mapping
from datetime import date
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from caravanserai.engine.errors import BadLesson
from caravanserai.engine.lessons import Contents, Lesson, Scene, Step, lesson_of
from caravanserai.engine.phrases import Phrase, phrase

if TYPE_CHECKING:
    from caravanserai.engine.game import Game

PREFIX: Final = "puzzle-"  # of the name of a puzzle as a lesson
MOST_REASONS: Final = 3


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position, and the choice that is best there.

    difficulty: 1 if a greedy bot finds it, 2 an apprentice, 3 a trader, 4 a master, 5 if only a
    longer search does.
    position: what A, the solver, sees. best: the action. said: it in words. chance: of winning
    after it. lost: how much of that other choices give away, as far as they were weighed. reasons:
    what it brings. then: how the turn goes on.
    """

    id: str
    players: int
    theme: str
    difficulty: int
    position: str
    best: str
    said: Phrase
    chance: float
    lost: dict[str, float]
    reasons: tuple[Phrase, ...]
    then: tuple[Phrase, ...] = ()

    @property
    def ahead(self) -> float:
        """How much the best leads the next."""
        return min(self.lost.values())


class PuzzleLesson(Lesson):
    """A puzzle as a lesson: one step to solve it, one that explains."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        steps = Step("ask", (puzzle.best,)), Step("solved")
        super().__init__(PREFIX + puzzle.id, Contents(1, (Scene(puzzle.position, steps),)))

    def said(self, step: Step) -> Phrase:
        """The question, or the reason."""
        puzzle = self.puzzle
        if step.awaits:
            return phrase("puzzle-ask", theme=phrase(f"puzzle-theme-{puzzle.theme}"))
        return phrase(
            "puzzle-solved",
            best=puzzle.said,
            why=_why(puzzle),
            percent=percent(puzzle.chance),
            ahead=percent(puzzle.ahead),
        )

    def answer(self, step: Step, done: str) -> Phrase:
        """What another choice gives away."""
        lost = self.puzzle.lost.get(done)
        if lost is None:
            return phrase("puzzle-wrong")
        left = percent(self.puzzle.chance - lost)
        return phrase("puzzle-wrong-by", percent=left, lost=percent(lost))

    @property
    def tells(self) -> bool:
        """It doesn't tell what to do."""
        return False


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)


def _why(puzzle: Puzzle) -> Phrase:
    """The reasons, and how the turn goes on."""
    reasons = functools.reduce(
        lambda one, more: phrase("puzzle-and", one=one, more=more), puzzle.reasons[:MOST_REASONS]
    )
    if not puzzle.then:
        return reasons
    return phrase("puzzle-so", reasons=reasons, choices=puzzle.then)


def puzzle_id(players: int, position: str) -> str:
    """A short name for a position."""
    return f"{players}-{hashlib.sha256(position.encode()).hexdigest()[:8]}"


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles in a file's text."""
    return msgspec.json.Decoder(Puzzle).decode_lines(text)


@functools.cache
def puzzles_of(game: "Game") -> Mapping[str, Puzzle]:
    """The puzzles of a game, by their ids."""
    folder = files(game.package).joinpath("puzzles")
    if not folder.is_dir():
        return {}
    found = sorted((file for file in folder.iterdir()), key=lambda file: file.name)
    texts = (file.read_text(encoding="utf-8") for file in found if file.name.endswith(".jsonl"))
    return {puzzle.id: puzzle for text in texts for puzzle in read_puzzles(text)}


def puzzle_of(game: "Game", name: str) -> Puzzle:
    """A puzzle of a game."""
    found = puzzles_of(game).get(name)
    if found is None:
        raise BadLesson("no-such-puzzle", puzzle=name, game=game.name)
    return found


def prepared(game: "Game", name: str) -> Lesson:
    """The lesson of this name, or the puzzle."""
    if name.startswith(PREFIX):
        return PuzzleLesson(puzzle_of(game, name.removeprefix(PREFIX)))
    return lesson_of(game, name)


def daily(game: "Game", day: date) -> Puzzle | None:
    """The puzzle of a day: all of them in turn, in an order of their own."""
    shuffled = sorted(puzzles_of(game).values(), key=lambda puzzle: puzzle.id[::-1])
    return shuffled[day.toordinal() % len(shuffled)] if shuffled else None
