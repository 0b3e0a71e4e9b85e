"""Pictures of the browser client: python docs/screenshots.py [--out FOLDER] [PATTERN ...]

A picture is named SITUATION-LANGUAGE-SIZE-THEME, as in dunhuang-table-ko-phone-dark. All that fit
a pattern go to FOLDER (without one, all but those of the narrowest desk); those that the docs show
are also kept, smaller, beside the docs.
"""

import argparse
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

KEPT_IN = Path(__file__).parent / "images" / "browser"
ALL_IN = Path(__file__).parent / "images" / "all"  # git does not see it
KEPT = (
    "home-en-desktop-light",
    "dunhuang-table-en-desktop-light",
    "dunhuang-table-ko-phone-dark",
    "dunhuang-result-nl-desktop-dark",
    "dschunke-table-en-desktop-light",
    "dschunke-bid-en-desktop-light",
    "araby-turn-en-desktop-light",
    "araby-deal-en-desktop-light",
    "araby-deal-nl-phone-dark",
)
SIZES = {
    "desktop": (1440, 900),
    "laptop": (1366, 768),
    "small": (1280, 720),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "edge": (1100, 800),
}
USUAL = tuple(f"*-{size}-*" for size in SIZES if size != "edge")
LOOKS = [
    (language, size, theme)
    for language in ("en", "nl", "ko")
    for size in SIZES
    for theme in ("light", "dark")
]
READY = "main[data-phase=over][data-moving=false], .prompt [data-choice]:not([disabled])"
OFFERED = ".prompt [data-choice]:not([disabled])"
CLICK = """choice => {
    const found = document.querySelector(`.prompt [data-choice="${choice}"]:not([disabled])`)
    found?.click()
    return !!found
}"""
OVER = "over"
PATIENCE = 60_000  # milliseconds


def as_it_is(_page: Page) -> None:
    """Nothing to do."""


def point_at_last(page: Page) -> None:
    """What the last choice would bring, where there is a pointer."""
    if page.evaluate("innerWidth") > SIZES["phone"][0]:
        page.locator(OFFERED).last.hover()


def whole_result(page: Page) -> None:
    """The scoring, up to its last line."""
    page.locator("dialog tbody tr:last-child.shown").wait_for()
    page.wait_for_timeout(400)


def two_in_the_fist(page: Page) -> None:
    """A bid that is being made."""
    for _ in range(2):
        page.locator(".tray .good").first.click()


def answer_with_another(page: Page) -> None:
    """The deal table, with another's offer on it."""
    page.locator(".offer .counter").first.click()
    page.locator("dialog .trays").wait_for()


def new_game(game: str) -> Callable[[Page], None]:
    """The dialog that opens a table."""

    def show(page: Page) -> None:
        page.locator(f"article[data-game={game}] .button.main").click()
        page.locator("dialog .start").wait_for()

    return show


class Stop(NamedTuple):
    """A moment of a game: when a choice like `asked` is offered for the so-manieth time."""

    name: str
    asked: str
    times: int = 1
    show: Callable[[Page], None] = as_it_is


class Tour(NamedTuple):
    """A game of four with its stops; liked: the choices that are taken mostly."""

    stops: tuple[Stop, ...]
    liked: str
    bots: str = "greedy"


HOME: dict[str, Callable[[Page], None]] = {
    "home": as_it_is,
    "dunhuang-new": new_game("dunhuang"),
    "dschunke-new": new_game("dschunke"),
    "araby-new": new_game("araby"),
}
RESULT = Stop("result", OVER, show=whole_result)
TOURS = {
    "dunhuang": Tour(
        (
            Stop("opening", "keep *"),
            Stop("table", "move 4", 4, point_at_last),
            Stop("store", "shop", 1),
            RESULT,
        ),
        liked="shop|coins|ability|move 1$",
    ),
    "dschunke": Tour(
        (
            Stop("table", "merchant *", 5, point_at_last),
            Stop("bid", "none", show=two_in_the_fist),
            RESULT,
        ),
        liked=".",
    ),
    "araby": Tour(
        (
            Stop("turn", "end", 3),
            Stop("table", "accept *"),
            Stop("deal", "accept *", show=answer_with_another),
            RESULT,
        ),
        liked="camel|play|task|end|pass",
        bots="trader",  # who make offers
    ),
}
LOBBY = "lobby"  # home again, with tables of one's own


@contextmanager
def served() -> Iterator[str]:
    """A server of our own, and its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "caravanserai", "serve", "--port", "0", "--no-limits"]
        command += ["--bot-pause", "0"]
        process = subprocess.Popen(
            [*command, "--data-dir", folder], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert process.stdout
        found = re.search(rb"http://\S+", process.stdout.readline())
        assert found
        try:
            yield found[0].decode()
        finally:
            process.terminate()
            process.wait()


def visitor(browser: Browser, size: tuple[int, int], language: str, theme: str) -> BrowserContext:
    """A browser whose owner has these preferences."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=language)
    kept: dict[str, str | bool] = {
        "language": language,
        "theme": theme,
        "motion": "none",
        "name": "Ann",
    }
    kept |= {"confirm": "never", "guard": False}
    context.add_init_script(f"localStorage.caravanserai ??= {json.dumps(json.dumps(kept))}")
    context.add_init_script("localStorage.removeItem('caravanserai-looked')")  # nothing is news
    context.set_default_timeout(PATIENCE)
    return context


class Studio:
    """One person, seen through as many screens as there are looks."""

    def __init__(self, browser: Browser, url: str, patterns: tuple[str, ...], out: Path) -> None:
        self._browser, self._url, self._patterns, self._out = browser, url, patterns, out
        self._player = visitor(browser, SIZES["desktop"], "en", "light").new_page()
        self._player.goto(url)
        self._screens: dict[tuple[str, str, str], Page] = {}

    def take_all(self) -> None:
        """Every picture that is wanted."""
        for name, show in HOME.items():
            self._pictures(name, self._url, "article", show)
        for game, tour in TOURS.items():
            if any(self._wanted(f"{game}-{stop.name}") for stop in tour.stops):
                self._travel(game, tour)
        self._pictures(LOBBY, self._url, "article", as_it_is)

    def _wanted(self, situation: str) -> list[tuple[str, str, str]]:
        return [
            look
            for look in LOOKS
            if any(fnmatch("-".join((situation, *look)), pattern) for pattern in self._patterns)
        ]

    def _pictures(
        self, situation: str, address: str, ready: str, show: Callable[[Page], None]
    ) -> None:
        for look in self._wanted(situation):
            page = self._screen(look)
            page.context.add_cookies(self._player.context.cookies())  # type: ignore[arg-type]
            page.goto(address)
            page.locator(ready).first.wait_for()
            show(page)
            page.wait_for_timeout(250)
            keep(page.screenshot(), "-".join((situation, *look)), self._out)
            page.goto("about:blank")

    def _screen(self, look: tuple[str, str, str]) -> Page:
        if look not in self._screens:
            language, size, theme = look
            self._screens[look] = visitor(self._browser, SIZES[size], language, theme).new_page()
        return self._screens[look]

    def _travel(self, game: str, tour: Tour) -> None:
        """Play on from stop to stop; a game that ends too soon is begun again."""
        chance = random.Random(4)
        left = list(tour.stops)
        while left:
            start(self._player, self._url, game, tour.bots)
            while left and go_on(self._player, chance, tour.liked, left[0]):
                stop = left.pop(0)
                self._pictures(f"{game}-{stop.name}", self._player.url, READY, stop.show)


def start(page: Page, url: str, game: str, level: str) -> None:
    """A game of four, against bots of a level."""
    seats = [{"kind": "me", "name": "Ann"}, *({"kind": "bot", "level": level},) * 3]
    wish = {"game": game, "seats": seats, "options": {}}
    opened = page.request.post(f"{url}api/tables", data=wish).json()
    page.goto(f"{url}table/{opened['table']['id']}")


def go_on(page: Page, chance: random.Random, liked: str, stop: Stop) -> bool:
    """Choose up to this stop; False if the game was over before."""
    times = stop.times
    while True:
        page.locator(READY).first.wait_for()
        if page.locator("main[data-phase=over]").count():
            return stop.asked == OVER
        offered = page.locator(OFFERED).evaluate_all("all => all.map(one => one.dataset.choice)")
        if any(fnmatch(choice, stop.asked) for choice in offered):
            times -= 1
            if not times:
                return True
        choose(page, chance, liked, offered)


def choose(page: Page, chance: random.Random, liked: str, offered: list[str]) -> None:
    """Take one of the choices, mostly one that is liked."""
    likely = [choice for choice in offered if re.match(liked, choice)]
    if not offered:  # one's last choice is still on its way
        return
    before = page.locator("main").get_attribute("data-n")
    choice = chance.choice(likely if likely and chance.random() < 0.8 else offered)
    if not page.evaluate(CLICK, choice):  # it may be gone by now
        return
    moved_on, advice = page.locator(f"main:not([data-n='{before}'])"), page.locator(".rather")
    moved_on.or_(advice).first.wait_for()
    if advice.count():
        advice.locator("[data-choice]").first.click()
        moved_on.wait_for()


def keep(shot: bytes, name: str, out: Path) -> None:
    """Into the folder; for the docs in 256 colours, which is a third of the size."""
    (out / f"{name}.png").write_bytes(shot)
    if name in KEPT:
        picture = Image.open(BytesIO(shot)).convert("RGB")
        few = picture.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(KEPT_IN / f"{name}.png", optimize=True)
    print(name, flush=True)


def main() -> None:
    """Make them anew."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--out", type=Path, default=ALL_IN)
    asked.add_argument("patterns", nargs="*", default=USUAL)
    wanted = asked.parse_args()
    for folder in (wanted.out, KEPT_IN):
        folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert chromium, "This needs Chromium: apt-get install chromium-headless-shell"
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        Studio(browser, url, tuple(wanted.patterns), wanted.out).take_all()
        browser.close()


if __name__ == "__main__":
    main()
