"""A finished game looked back at: what a review makes of what was found out about its moves."""

import random

import pytest

from caravanserai.bots.review import Judged, Looked
from caravanserai.engine.phrases import phrase
from caravanserai.games import names
from caravanserai.table import entries as e
from caravanserai.table.review import MOST_LESSONS, Story, position_after, steps

from .sitting import Sitting

SAID = phrase("x")


def story(seats: list[int], lost: dict[int, float], chances: list[float]) -> Story:
    """A story of two players. chances: the first player's, before each move."""
    made = Story(2, len(seats), [1.0, 0.0])
    made.seats = seats
    made.chances = [(chance, 1 - chance) for chance in chances]
    made.luck = [(0.0, 0.0) for _ in seats]
    made.judged = {move: Judged(SAID, SAID, one, 0.5) for move, one in lost.items()}
    return made


@pytest.mark.parametrize("name", names())
def test_steps_lead_through_the_game(name: str) -> None:
    sitting = Sitting(name, 3)
    before = [sitting.table.position]
    before += [sitting.table.position for _ in sitting.play(random.Random(3), 60)]
    found = list(steps(sitting.table))
    game = sitting.table.game
    assert len(found) == len(before) - 1
    for step, position, after in zip(found, before, before[1:], strict=False):
        assert step.done.before.same_as(game.laid_open(position))
        assert step.done.after.same_as(game.laid_open(after))
        assert position_after(sitting.table, step.number).same_as(position)
    assert position_after(sitting.table, 1000).same_as(before[-1])


def test_only_choices_of_people_are_judged() -> None:
    sitting = Sitting("dunhuang", 2)
    game, seat = sitting.table.game, sitting.table.turn()
    assert seat is not None
    text = game.actions.text(game.legal(sitting.table.position, seat)[0])
    sitting.do(e.Acted(seat, text, "bot"))
    assert [step.done.view for step in steps(sitting.table)] == [None]


def test_lessons_are_few_the_largest_first_and_one_a_turn() -> None:
    lost = {0: 0.1, 1: 0.2, 2: 0.3, 4: 0.05, 6: 0.01, 8: 0.04}
    told = story([0, 0, 1, 1, 0, 1, 0, 1, 0], lost, [0.5] * 9)
    first, second = told.review().accounts
    assert [lesson.move for lesson in first.lessons] == [1, 4, 8]
    assert [lesson.move for lesson in second.lessons] == [2]
    assert len(first.lessons) == MOST_LESSONS
    assert first.judged == 5
    assert first.lost == pytest.approx(0.4)


def test_what_turned_the_game_is_told_by_turns_with_the_part_of_chance() -> None:
    told = story([0, 0, 1, 0], {}, [0.5, 0.52, 0.8, 0.78])
    told.luck[1] = (0.2, -0.2)
    review = told.review()
    assert [(one.move, one.seat, one.change[0], one.luck[0]) for one in review.turned] == [
        (1, "A", 0.3, 0.2),
        (3, "A", 0.22, 0.0),
    ]
    assert [point.chances[0] for point in review.points] == [0.5, 0.52, 0.8, 0.78, 1.0]
    assert review.complete


def test_a_review_can_be_read_while_it_is_made() -> None:
    sitting = Sitting("dunhuang", 2)
    for _ in sitting.play(random.Random(1)):
        pass
    made = Story.of(sitting.table)
    assert made.review().points == []
    step = next(steps(sitting.table))
    made.add(step, Looked((0.4, 0.6), (0.0, 0.0)))
    review = made.review()
    assert (review.done, review.complete) == (1, False)
    assert review.of > made.moves
    assert [point.chances for point in review.points] == [[0.4, 0.6]]
