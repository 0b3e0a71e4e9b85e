"""Pictures of the browser client: python docs/screenshots.py [OPTIONS] [SITUATION ...]

A picture is named SITUATION-LANGUAGE-SIZE-THEME, as in dunhuang-table-ko-phone-dark. Situations may
be patterns such as 'araby-*'. Pictures go to a folder that git ignores; those that the docs show
are also kept, smaller, beside the docs. What happens in a game is played over the network
(people.py, situations.py): a browser only looks.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from people import People, seated
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from situations import PAGES, READY, ROOMS, SEATED, TOURS, Show, Stop, Tour, as_it_is, decides

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
USUAL = [size for size in SIZES if size != "edge"]
GUESTS = ("Ben", "Cleo", "Dara")
PATIENCE = 20_000  # milliseconds
QUIET = 500  # milliseconds until one's own doings have been shown
MOST_GAMES = 3  # begun for the stops of a tour
STILL = """() => document.getAnimations().every(one =>
    one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""


class Look(NamedTuple):
    """How a browser shows things; light and dark are both taken of each."""

    language: str
    size: str


class Wish(NamedTuple):
    """What was asked for."""

    out: Path
    situations: list[str]
    looks: list[Look]
    themes: list[str]

    def has(self, situation: str) -> bool:
        """Are pictures of it wanted?"""
        return any(fnmatch(situation, wanted) for wanted in self.situations)


@contextmanager
def served() -> Iterator[str]:
    """A server of our own that deals the same in every run, and its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "caravanserai", "serve", "--port", "0", "--no-limits"]
        command += ["--bot-pause", "0", "--workers", "0", "--data-dir", folder]
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "CARAVANSERAI_TEST_SEED": "1", "CARAVANSERAI_JIT": "0"},
        )
        assert process.stdout
        found = re.search(rb"http://\S+", process.stdout.readline())
        assert found
        try:
            yield found[0].decode()
        finally:
            process.terminate()
            process.wait()


def visitor(browser: Browser, look: Look, motion: str) -> BrowserContext:
    """A browser whose owner has these preferences."""
    width, height = SIZES[look.size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale=look.language)
    kept = {"language": look.language, "motion": motion, "speed": 3, "name": "Ann", "guard": False}
    context.add_init_script(f"localStorage.caravanserai ??= {json.dumps(json.dumps(kept))}")
    context.add_init_script("localStorage.removeItem('caravanserai-looked')")  # nothing is news
    context.set_default_timeout(PATIENCE)
    return context


class Studio:
    """One person, seen through as many screens as there are looks."""

    def __init__(self, browser: Browser, url: str, wish: Wish) -> None:
        self._browser, self._url, self._wish = browser, url, wish
        self._player = browser.new_context()
        self._player.request.get(url)
        self._screens: dict[tuple[Look, str], Page] = {}
        self.never: list[str] = []  # situations, or looks at them, that did not come up

    def take_all(self) -> None:
        """Every picture that is wanted."""
        for name, page in PAGES.items():
            self._pictures(name, page.address, page.ready, page.show)
        for name, (game, seats, ready) in ROOMS.items():
            if self._wish.has(name):
                opened = self._open(game, seats, {})
                self._pictures(name, f"table/{opened['table']['id']}", ready, as_it_is)
        for game, tour in TOURS.items():
            self._travel(game, tour)
        self._pictures("lobby", "", "article", as_it_is)
        self._pictures("history", "history", "main", as_it_is)

    # A tour

    def _travel(self, game: str, tour: Tour) -> None:
        """Play on from stop to stop; what did not come up is looked for in another game."""
        stops = [*tour.stops, *(Stop(name, decides(name)) for name in tour.decisions)]
        left = [stop for stop in stops if self._wish.has(f"{game}-{stop.name}")]
        for number in range(MOST_GAMES):
            if left:
                self._play(game, tour, left, watch=number > 0)
        self.never += [f"{game}-{stop.name}" for stop in left]

    def _play(self, game: str, tour: Tour, left: list[Stop], watch: bool) -> None:
        """One game. watch: look on for events too, where nothing else is looked at."""
        opened = self._open(game, tour.seats, tour.options)
        table = opened["table"]["id"]
        with seated(self._url, table, self._tokens(opened), tour.liked) as people:
            people.wait()
            while True:
                due = [stop for stop in left if not stop.event and stop.when(people)]
                for stop in due:
                    left.remove(stop)
                    self._stop(f"{game}-{stop.name}", table, stop, people)
                if people.is_over or not left:
                    return
                events = [stop for stop in left if stop.event and watch and stop.when(people)]
                awaited = next(iter(events), None)
                if not awaited:
                    people.go_on()
                elif self._watch(game, table, awaited, people):
                    left.remove(awaited)

    def _stop(self, name: str, table: str, stop: Stop, people: People) -> None:
        if stop.before:
            stop.before(people)
        ready = READY if people.first.is_asked or people.is_over else SEATED
        self._pictures(name, f"table/{table}", ready, stop.show)

    def _watch(self, game: str, table: str, stop: Stop, people: People) -> bool:
        """Look on while people go on, and stand still where an event is shown, if it comes.

        What people of the first seat do is not held up by a pause: it is where others begin.
        """
        screens = [self._screen(look, "full") for look in self._wish.looks]
        for page in screens:
            self._go(page, f"table/{table}", READY)
            page.keyboard.press("p")
            page.locator(".pacing .pause[aria-pressed=true]").wait_for()
        people.first.events.clear()
        while not people.is_over and stop.event not in people.told:
            people.go_on()
        reached = False
        for look, page in zip(self._wish.looks, screens, strict=True):
            if not people.is_over and step_to(page, people.told[stop.event]):
                self._take(page, f"{game}-{stop.name}", look)
                reached = True
            page.goto("about:blank")
        return reached

    def _open(self, game: str, seats: tuple[str, ...], options: dict[str, str]) -> Any:
        wishes = []
        for seat in seats:
            kind, _, level = seat.partition(" ")
            named = {"name": "Ann"} if kind == "me" else {}
            wishes.append({"kind": kind, **named, **({"level": level} if level else {})})
        wish = {"game": game, "seats": wishes, "options": options}
        return self._player.request.post(f"{self._url}api/tables", data=wish).json()

    def _tokens(self, opened: Any) -> dict[str, str]:
        """A token for each person; guests come in by their invitation."""
        tokens, names = {}, iter(GUESTS)
        for link in opened["links"]:
            token = link["token"]
            if link["kind"] == "invite":
                guest = self._browser.new_context()
                body = {"token": token, "name": next(names)}
                joined = guest.request.post(f"{self._url}api/join", data=body).json()
                token = joined["link"]["token"]
            tokens[link["seat"]] = token
        return tokens

    # Pictures

    def _pictures(self, situation: str, address: str, ready: str, show: Show) -> None:
        if not self._wish.has(situation):
            return
        for look in self._wish.looks:
            page = self._screen(look, "none")
            try:
                self._go(page, address, ready)
                show(page)
                self._take(page, situation, look)
            except PlaywrightTimeout:  # bots may go on meanwhile
                self.never.append("-".join((situation, *look)))
            page.goto("about:blank")

    def _go(self, page: Page, address: str, ready: str) -> None:
        page.context.add_cookies(self._player.cookies())  # type: ignore[arg-type]
        page.goto(self._url + address)
        page.locator(ready).first.wait_for()

    def _screen(self, look: Look, motion: str) -> Page:
        if (look, motion) not in self._screens:
            page = visitor(self._browser, look, motion).new_page()
            self._screens[look, motion] = page
        return self._screens[look, motion]

    def _take(self, page: Page, situation: str, look: Look) -> None:
        for theme in self._wish.themes:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.wait_for_function(STILL)
            keep(page.screenshot(), "-".join((situation, *look, theme)), self._wish.out)


def step_to(page: Page, event: str) -> bool:
    """In a pause, on to where an event has been shown; False if it has gone by."""
    page.wait_for_timeout(QUIET)
    main = page.locator("main")
    while (last := main.get_attribute("data-last")) != event:
        page.keyboard.press("n")
        page.locator(f"main:not([data-last='{last}']), main[data-moving=false]").first.wait_for()
        if main.get_attribute("data-moving") == "false":
            return False
    page.wait_for_function(STILL)
    return True


def keep(shot: bytes, name: str, out: Path) -> None:
    """Into the folder; for the docs in 256 colours, which is a third of the size."""
    (out / f"{name}.png").write_bytes(shot)
    if name in KEPT:
        picture = Image.open(BytesIO(shot)).convert("RGB")
        few = picture.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(KEPT_IN / f"{name}.png", optimize=True)
    print(name, flush=True)


def asked_for() -> Wish:
    """What the command line asks for; several sizes, languages or themes are joined by commas."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--out", type=Path, default=ALL_IN)
    options.add_argument("--sizes", default=",".join(USUAL), help=f"of {', '.join(SIZES)}")
    options.add_argument("--languages", default="en,nl,ko")
    options.add_argument("--themes", default="light,dark")
    options.add_argument("situations", nargs="*", default=["*"])
    asked = options.parse_args()
    sizes, languages = asked.sizes.split(","), asked.languages.split(",")
    if unknown := set(sizes) - set(SIZES):
        options.error(f"no such size: {', '.join(unknown)}")
    looks = [Look(language, size) for language in languages for size in sizes]
    return Wish(asked.out, asked.situations, looks, asked.themes.split(","))


def main() -> None:
    """Take them anew."""
    wish = asked_for()
    for folder in (wish.out, KEPT_IN):
        folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert chromium, "This needs Chromium: apt-get install chromium-headless-shell"
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        studio = Studio(browser, url, wish)
        studio.take_all()
        browser.close()
    if studio.never:
        print("did not come up:", *studio.never)


if __name__ == "__main__":
    main()
