"""How far somebody new has to go: python benchmarks/newcomer.py

In Chromium, from the home page into the guided first game of each kind, doing what its card asks
for, until the first majority (Dunhuang), bid (Dschunke) and deal (Araby). Printed for each: the
clicks, the words on the cards up to there, and the seconds on the wall clock at the default speed,
without any time to read them.
"""

import shutil
import sys
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from caravanserai.engine.lessons import Step, lesson_of
from caravanserai.games import load

sys.path.insert(0, str(Path(__file__).parents[1] / "docs"))
from screenshots import served  # the same server

PATIENCE = 120_000  # milliseconds
WAYS = (
    ("dunhuang", "a majority", "shop"),
    ("dschunke", "a bid", "bid"),
    ("araby", "a deal", "counter"),
)


class Went(NamedTuple):
    """How long a way was."""

    clicks: int
    words: int
    seconds: float


class Newcomer:
    """Somebody who does what the card says."""

    def __init__(self, page: Page) -> None:
        self._page, self._clicks, self._words = page, 0, 0

    def go(self, url: str, game: str, last: str) -> Went:
        """From the home page until a step of the lesson is done."""
        self._page.goto(url)
        learn = self._page.locator(f"article[data-game={game}] .learn")
        learn.wait_for()
        began = time.perf_counter()
        self._click(f"article[data-game={game}] .learn")
        for number, (_, step) in enumerate(lesson_of(load(game), "first").steps):
            self._read(number)
            self._do(step)
            if step.id == last:
                break
        self._arrive(number + 1)
        return Went(self._clicks, self._words, time.perf_counter() - began)

    def _read(self, number: int) -> None:
        self._arrive(number)
        self._words += len(self._page.locator(".lesson .words").inner_text().split())

    def _arrive(self, number: int) -> None:
        here = f".lesson .words[data-step='{number}']:not([data-waits=others])"
        self._page.locator(here).wait_for()

    def _do(self, step: Step) -> None:
        if not step.awaits:
            return self._click(".lesson footer .main")
        action = step.awaits[0]
        kind, _, count = action.partition(" ")
        if kind.startswith("bid-"):
            for _ in range(int(count)):
                self._click(f"[data-spot~='{kind}']:visible")
            return self._click(f".tray .go[data-choice='{action}']")
        if ";" in action:
            for point in step.points:
                self._click(f"[data-spot~='{point}']:visible")
            return None
        return self._click(f":is(main, .prompt) [data-choice='{action}']:visible")

    def _click(self, what: str) -> None:
        self._page.locator(what).first.click()
        self._clicks += 1


def main() -> None:
    """Go all ways, each as somebody else."""
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert chromium, "This needs Chromium: apt-get install chromium-headless-shell"
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game, reached, last in WAYS:
            context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en")
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            went = Newcomer(page).go(url, game, last)
            print(
                f"{game}, {reached}: {went.clicks} clicks, {went.words} words, {went.seconds:.1f} s"
            )
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
