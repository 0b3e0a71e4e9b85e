"""Somebody who knows nothing takes a lesson: on any screen, in any language, or by keyboard."""

from typing import Any, Final

import pytest
from playwright.sync_api import Locator

from caravanserai.engine.lessons import lesson_of
from caravanserai.games import load, names
from caravanserai.locale import LANGUAGES

from .conftest import DESKTOP, PHONE, Open
from .screen import Screen

LAPTOP: Final = {"width": 1366, "height": 768}
SIZES: Final = {"laptop": LAPTOP, "phone": PHONE}
GAMES: Final = [game for game in names() if load(game).lessons]
QUICK: Final = {("araby", "en", "phone"), ("dschunke", "nl", "laptop"), ("dunhuang", "ko", "phone")}
WORDS: Final = ".lesson .words"
SOON: Final = 1_500  # milliseconds
COVERING: Final = """() => {
  const [card, board] = ['.lesson', 'main'].map(
    (name) => document.querySelector(name).getBoundingClientRect())
  return card.left < board.right && card.right > board.left
    && card.top < board.bottom && card.bottom > board.top
}"""
FOCUSED: Final = """([to, patience]) => new Promise((done) => {
  const end = Date.now() + patience
  const look = () => {
    const found = document.activeElement.matches(to)
    if (found || Date.now() > end) done(found)
    else requestAnimationFrame(look)
  }
  look()
})"""


def case(game: str, language: str, size: str) -> Any:
    slow = () if (game, language, size) in QUICK else pytest.mark.slow
    return pytest.param(game, language, size, id=f"{game}-{language}-{size}", marks=slow)


class Learner(Screen):
    """Does what a lesson asks for."""

    def begin(self, game: str) -> None:
        self.home()
        self.page.locator(f"article[data-game={game}] .learn").click()
        self.at(0)

    @property
    def lesson(self) -> dict[str, Any]:
        return dict(self.scene["lesson"])

    @property
    def on(self) -> Locator:
        """The button to go on, or to be shown what to do."""
        return self.page.locator(".lesson footer .button:not(.quiet)")

    def at(self, step: int) -> None:
        """Wait until the card is at a step and nobody else acts."""
        here = f"{WORDS}[data-step='{step}']"
        self.page.locator(f"{here}:not([data-waits=others])").wait_for()
        assert self.lesson["step"] == step

    def do(self) -> None:
        """On the board if it can be clicked there, else in the bar; an offer part by part."""
        for action in self.lesson["awaits"][:1]:
            if action.startswith("bid-"):
                self.bid(action)
                return
            for where in ("main", "aside", ".prompt"):
                found = self.page.locator(f"{where} [data-choice='{action}']:visible")
                if found.count():
                    found.first.click()
                    return
        if not self.lesson["points"]:
            self.on.click()
        for point in self.lesson["points"]:
            self.part(point).click()

    def bid(self, action: str) -> None:
        """The ring stays on the good until there are enough of it, and then says: bid."""
        good, _, count = action.partition(" ")
        for _ in range(int(count)):
            self.rings(self.part(good))
            self.part(good).click()
        go = self.page.locator(f".tray .go[data-choice='{action}']")
        self.rings(go)
        go.click()

    def part(self, point: str) -> Locator:
        """A part of the board or of a dialog that is pointed at."""
        return self.page.locator(f"[data-spot~='{point}']:visible").first

    def type(self) -> None:
        """Make an offer part by part, by keyboard."""
        for point in self.lesson["points"]:
            spot = f"[data-spot~='{point}']"
            if not self.page.evaluate(FOCUSED, [spot, SOON]):
                self.tab_to(spot)
            self.page.keyboard.press("Enter")

    @property
    def ring(self) -> Locator:
        """What a lesson marks; on the deal table, there."""
        dialog = "dialog " if self.page.locator("dialog").count() else ""
        return self.page.locator(f"{dialog}.taught-ring")

    def rings(self, part: Locator) -> None:
        """Wait until the only ring is around a part, which can be seen."""

        def box(one: Locator) -> list[int]:
            found = one.bounding_box() if one.count() == 1 else None
            if found is None:
                return []
            return [
                round(side) for side in (found["x"], found["y"], found["width"], found["height"])
            ]

        def is_so() -> bool:
            return bool(box(self.ring)) and box(self.ring) == box(part)

        self.until(is_so)

    def skip_to(self, step: int) -> None:
        """Be shown everything before a step."""
        while (now := self.lesson["step"]) < step:
            self.at(now)
            self.on.click()
            self.at(now + 1)

    def board(self) -> Any:
        return self.page.locator("main").bounding_box()

    @property
    def covers_the_board(self) -> bool:
        """Only on a phone, where it lies at the bottom and what it points at is scrolled up."""
        return bool(self.page.evaluate(COVERING))


def learner(screen: Open, size: dict[str, int], language: str) -> Learner:
    opened = screen(size=size, language=language, kind=Learner)
    assert isinstance(opened, Learner)
    return opened


def look_twice(one: Learner, step: int) -> None:
    """At a few steps, look closely."""
    if step in (0, one.lesson["steps"] // 2, one.lesson["steps"] - 1):
        one.looked_at(f"step {step}")
    assert "lesson-" not in one.page.locator(WORDS).inner_text()
    reading = one.lesson["waits_for"] == "reading"  # otherwise doing it brings up the next part
    for point in one.lesson["points"] if reading else one.lesson["points"][:1]:
        assert one.page.locator(f"[data-spot~='{point}']").count(), point
    if one.lesson["points"]:
        one.page.locator(".taught-ring").first.wait_for()


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [case(game, lang, size) for game in GAMES for lang in LANGUAGES for size in SIZES],
)
def test_a_lesson_is_taken_by_clicks(screen: Open, game: str, language: str, size: str) -> None:
    """To its end and on to a real game; the board stays where it is."""
    one = learner(screen, SIZES[size], language)
    one.begin(game)
    board, steps = one.board(), one.lesson["steps"]
    for step in range(steps - 1):
        one.at(step)
        look_twice(one, step)
        if size == "laptop":
            assert one.board() == board, step
            assert not one.covers_the_board
        if one.lesson["waits_for"] == "reading":
            one.on.click()
        else:
            one.do()
    one.at(steps - 1)
    look_twice(one, steps - 1)
    lesson = one.table
    one.on.click()
    one.page.wait_for_url(lambda url: "/table/" in url and lesson not in url)
    one.page.locator("main[data-phase=playing]").wait_for()
    assert not one.page.locator(".lesson").count()


@pytest.mark.parametrize(
    "game", [pytest.param(g, marks=() if g == "dunhuang" else pytest.mark.slow) for g in GAMES]
)
def test_a_lesson_is_taken_by_keyboard_alone(screen: Open, game: str) -> None:
    """Enter goes on, and takes what the focus is put on; where choosing needs more, it is shown."""
    one = learner(screen, DESKTOP, "en")
    one.home()
    one.tab_to(f"article[data-game={game}] .learn")
    one.page.keyboard.press("Enter")
    one.at(0)
    shown = 0
    for step in range(one.lesson["steps"] - 1):
        one.at(step)
        acts = one.lesson["waits_for"] == "action"
        if acts and not one.lesson["awaits"] and one.lesson["points"]:
            one.type()
            continue
        wanted = "[data-choice]" if acts else ".lesson footer .main"
        if not one.page.evaluate(FOCUSED, [wanted, SOON]):
            one.tab_to(".lesson footer .button:not(.quiet)")
            shown += 1
        one.page.keyboard.press("Enter")
    one.at(one.lesson["steps"] - 1)
    assert shown <= one.lesson["steps"] // 4
    one.page.locator(f"{WORDS} + footer .main:focus").wait_for()


def test_a_wrong_click_is_answered_and_nothing_happens(screen: Open) -> None:
    one = learner(screen, LAPTOP, "en")
    one.begin("dunhuang")
    one.page.locator(".prompt [data-choice='move 1']").click()
    one.page.locator(".lesson .answer", has_text="First read").wait_for()
    one.on.click()
    one.at(1)
    said = one.page.locator(WORDS).inner_text()
    one.page.locator("main [data-choice='move 4']").first.click()
    one.page.locator(".lesson .answer", has_text="each further step").wait_for()
    assert one.lesson["step"] == 1
    assert not one.page.locator(".notice").count()
    one.page.locator(".lesson footer .quiet").first.click()
    one.page.locator(".lesson .answer").wait_for(state="detached")
    assert one.page.locator(WORDS).inner_text() == said
    one.page.locator(".lesson footer .quiet").first.click()
    one.page.locator(WORDS, has_text="Welcome").wait_for()
    one.looked_at("an earlier text")


@pytest.mark.slow
def test_an_offer_is_pointed_at_part_by_part_and_a_wrong_one_answered(screen: Open) -> None:
    """On the deal table, which covers the card: its words and one ring at a time."""
    one = learner(screen, PHONE, "ko")
    one.begin("araby")
    steps = lesson_of(load("araby"), "first").steps
    offer = next(n for n, (_, step) in enumerate(steps) if step.id == "offer")
    one.skip_to(offer)
    said = one.page.locator(WORDS).inner_text()
    partner, *parts, send = one.lesson["points"]
    one.part(partner).click()
    for point in parts[:2]:
        one.rings(one.part(point))
        one.part(point).click()
    one.part(send).click()
    one.page.locator("dialog .answer").wait_for()
    assert one.page.locator("dialog .reminder p").first.inner_text() in said
    assert one.lesson["points"][-1] == send
    one.looked_at("a wrong offer")
    for point in (*parts[2:], send):
        one.rings(one.part(point))
        assert one.ring.count() == 1
        one.part(point).click()
    one.page.locator("dialog").wait_for(state="detached")
    one.at(offer + 1)


def test_a_lesson_is_left_and_resumed(screen: Open) -> None:
    one = learner(screen, PHONE, "en")
    one.begin("dunhuang")
    one.on.click()
    one.at(1)
    lesson = one.table
    one.page.locator(".lesson header a").click()
    one.page.locator("article[data-game=dunhuang] a.learn").click()
    one.page.wait_for_url(f"**/table/{lesson}")
    one.at(1)
    one.page.reload()
    one.at(1)
