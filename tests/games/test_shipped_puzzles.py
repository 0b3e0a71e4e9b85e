"""Every puzzle can be solved, gives away nothing hidden, and is explained in all languages."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Final

import pytest

from caravanserai.engine.errors import BadLesson, Refusal
from caravanserai.engine.game import Game
from caravanserai.engine.lessons import LEARNER
from caravanserai.engine.phrases import Phrase
from caravanserai.engine.puzzles import (
    PREFIX,
    Puzzle,
    PuzzleLesson,
    daily,
    prepared,
    puzzle_id,
    puzzle_of,
    puzzles_of,
)
from caravanserai.games import load, names
from caravanserai.locale import LANGUAGES, Texts
from caravanserai.table import entries as e
from caravanserai.table.scene import PARTS
from caravanserai.table.seating import TEACHER
from caravanserai.table.table import Setup, Table

GAMES: Final = [name for name in names() if puzzles_of(load(name))]
FEW: Final = 12  # of each game, for what takes longer
every_game = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled for a few positions."""
    monkeypatch.setattr(Game, "kernel", lambda self, function: self.kernels.find(function, False))


def few(game: Game) -> list[Puzzle]:
    found = list(puzzles_of(game).values())
    return found[:: max(1, len(found) // FEW)]


def keys_of(said: object) -> Iterator[str]:
    """The ids of all texts in a phrase."""
    if isinstance(said, Phrase):
        yield said.key
        for value in said.args.values():
            yield from keys_of(value)
    elif isinstance(said, tuple | list):
        for one in said:
            yield from keys_of(one)


def table_of(game: Game, puzzle: Puzzle) -> Table:
    """A puzzle at a table."""
    name = PREFIX + puzzle.id
    setup = Setup("t", game.name, game.ruleset, puzzle.players, {}, 7, "guest", lesson=name)
    table = Table(setup, game)
    others = (e.BotSat(seat, TEACHER) for seat in range(LEARNER + 1, puzzle.players))
    for entry in (e.Sat(LEARNER, "guest", "Ann"), *others):
        table.take(table.draft(entry, 0.0))
    return table


@every_game
def test_every_puzzle_is_in_order(name: str) -> None:
    game = load(name)
    for puzzle in puzzles_of(game).values():
        assert puzzle.id == puzzle_id(puzzle.players, puzzle.position)
        assert puzzle.difficulty in range(1, 6)
        assert puzzle.lost
        assert puzzle.ahead >= 0.05
        assert puzzle.best not in puzzle.lost
        assert puzzle.chance - max(puzzle.lost.values()) >= 0
        assert puzzle.reasons


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_is_explained(name: str, language: str) -> None:
    texts = Texts(language, name)
    for puzzle in puzzles_of(load(name)).values():
        lesson = PuzzleLesson(puzzle)
        wrong = [lesson.answer(lesson.steps[0][1], one) for one in (*puzzle.lost, "?")]
        for said in (*(lesson.said(step) for _, step in lesson.steps), *wrong):
            assert [key for key in keys_of(said) if not texts.has(key)] == []
        assert texts.has(f"puzzle-level-{puzzle.difficulty}")


@every_game
def test_a_puzzle_is_the_view_of_its_solver_and_no_more(name: str) -> None:
    """Whatever is hidden could be anything else: dealt anew, A sees the same."""
    game = load(name)
    for puzzle in few(game):
        view = game.read(puzzle.position)
        assert view.state["eyes"][0] == LEARNER + 1
        for seed in (0, 1):
            again = game.view(game.determinize(view, seed), LEARNER)
            assert game.notation.write(again) == puzzle.position
        legal = {game.actions.text(action) for action in game.legal(view, LEARNER)}
        assert {puzzle.best, *puzzle.lost} <= legal


@every_game
def test_a_puzzle_is_solved_at_a_table(name: str) -> None:
    """It doesn't tell what it waits for; a wrong choice is answered and changes nothing."""
    game = load(name)
    part = next(part for part in PARTS if part.name == "lesson")
    for puzzle in few(game)[:4]:
        table = table_of(game, puzzle)
        asked = part.make(table, LEARNER)
        assert (asked.awaits, asked.waits_for, asked.steps) == ([], "action", 2)
        before = table.position.state.tobytes()
        wrong, lost = next(iter(puzzle.lost.items()))
        with pytest.raises(Refusal) as refused:
            table.draft(e.acted(LEARNER, [e.Deed(wrong)]), 0.0)
        assert refused.value.details["why"].args["lost"] == round(100 * lost)
        assert table.position.state.tobytes() == before
        table.take(table.draft(e.acted(LEARNER, [e.Deed(puzzle.best)]), 0.0))
        assert table.phase == "over"
        assert part.make(table, LEARNER).say.key == "puzzle-solved"
        assert table.automatic() is None


@every_game
def test_every_day_has_its_puzzle(name: str) -> None:
    game, first = load(name), date(2026, 11, 18)
    count = len(puzzles_of(game))
    days = [daily(game, first + timedelta(days=k)) for k in range(count)]
    assert {day.id for day in days if day} == set(puzzles_of(game))
    assert daily(game, first) == days[0]


def test_what_does_not_exist_is_refused() -> None:
    game = load(GAMES[0])
    for wrong in ("x", "../2", ""):
        with pytest.raises(BadLesson) as error:
            puzzle_of(game, wrong)
        assert error.value.code == "no-such-puzzle"
    with pytest.raises(BadLesson):
        prepared(game, PREFIX + "x")
