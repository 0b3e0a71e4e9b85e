"""A puzzle is found on the home page, solved on the real board, and explained."""

from typing import Any, Final

import pytest

from caravanserai.engine.puzzles import Puzzle, puzzles_of
from caravanserai.games import load, names

from .conftest import DESKTOP, PHONE, Open
from .screen import Screen

SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
GAMES: Final = [game for game in names() if puzzles_of(load(game))]
QUICK: Final = {("araby", "phone"), ("dschunke", "desktop"), ("dunhuang", "phone")}
CARD: Final = ".puzzle .words"


def case(game: str, size: str) -> Any:
    slow = () if (game, size) in QUICK else pytest.mark.slow
    return pytest.param(game, size, id=f"{game}-{size}", marks=slow)


def plain(game: str) -> Puzzle:
    """A puzzle whose choices can all be clicked in the bar."""
    found = puzzles_of(load(game)).values()
    return next(one for one in found if "bid-" not in one.best and one.theme != "bargain")


def answered(one: Screen) -> str:
    answer = one.page.locator(f"{CARD} .answer")
    answer.wait_for()
    return answer.inner_text()


@pytest.mark.parametrize(("game", "size"), [case(game, size) for game in GAMES for size in SIZES])
def test_a_puzzle_is_solved_by_clicks(screen: Open, game: str, size: str) -> None:
    """From the list; a wrong answer says what it costs, the right one why it is best."""
    puzzle, one = plain(game), screen(size=SIZES[size])
    one.page.goto(f"{one.url}puzzles/{game}")
    one.page.locator(f"a[href='/puzzles/{game}/{puzzle.id}']").wait_for()
    one.looked_at("the list")
    one.page.locator(f"a[href='/puzzles/{game}/{puzzle.id}']").click()
    one.page.locator(f"{CARD}[data-solved=false]").wait_for()
    assert one.scene["lesson"]["awaits"] == []
    assert not one.page.locator(".taught-ring").count()
    one.looked_at("the question")
    wrong, lost = next(iter(puzzle.lost.items()))
    one.page.locator(f"[data-choice='{wrong}']:visible").first.click()
    assert str(round(100 * lost)) in answered(one)
    one.page.locator(f"[data-choice='{puzzle.best}']:visible").first.click()
    one.page.locator(f"{CARD}[data-solved=true]").wait_for()
    assert str(round(100 * puzzle.chance)) in one.page.locator(CARD).inner_text()
    one.page.locator(".puzzle footer .main:focus").wait_for()
    one.looked_at("the reason")
    one.page.locator(".puzzle header a").click()
    one.page.locator(f"a.solved[href='/puzzles/{game}/{puzzle.id}']").wait_for()


def test_the_puzzle_of_the_day_counts_for_a_streak_unless_it_is_shown(screen: Open) -> None:
    """By keyboard, from the home page."""
    one, game = screen(size=DESKTOP), "dunhuang"
    one.home()
    one.tab_to(f"article[data-game={game}] .daily a")
    one.page.keyboard.press("Enter")
    one.page.locator(f"{CARD}[data-solved=false]").wait_for()
    puzzle = puzzles_of(load(game))[one.scene["lesson"]["name"].removeprefix("puzzle-")]
    one.tab_to(f".prompt [data-choice='{puzzle.best}']")
    one.page.keyboard.press("Enter")
    one.page.locator(".puzzle .streak", has_text="1 day in a row").wait_for()
    one.home()
    one.page.locator(f"article[data-game={game}] .daily", has_text="solved").wait_for()
    other = screen(size=DESKTOP)
    other.page.goto(f"{other.url}puzzles/{game}/daily")
    other.page.locator(".puzzle footer .button").click()
    other.page.locator(f"{CARD}[data-solved=true]").wait_for()
    assert not other.page.locator(".puzzle .streak").count()
    other.home()
    other.page.locator(f"article[data-game={game}] .daily").wait_for()
    assert "solved" not in other.page.locator(f"article[data-game={game}] .daily").inner_text()
