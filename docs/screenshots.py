"""Pictures of the browser client for README and docs: python docs/screenshots.py [names]

Every game and language, at the size of a desk and of a phone, in light and dark; or only those
named, such as dschunke-en-desktop-light.
"""

import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

FOLDER = Path(__file__).parent / "images" / "browser"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
LANGUAGES = ("en", "nl", "ko")
NAMES = {"en": "Ann", "nl": "Anna", "ko": "지우"}
PROMISES = {
    "en": "I keep off your bottom row.",
    "nl": "Ik blijf van je onderste rij af.",
    "ko": "맨 아랫줄에는 낙타를 놓지 않을게요.",
}
READY = "main[data-phase=over][data-moving=false], .prompt [data-choice]:not([disabled])"
TURNS = {  # the choice that begins a turn, and how many turns go before the picture
    "dunhuang": ("[data-choice='move 1']", 6),
    "dschunke": ("[data-choice^='merchant ']", 4),
}
GAMES = (*TURNS, "araby")


@contextmanager
def served() -> Iterator[str]:
    """A server of our own, and its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "caravanserai", "serve", "--port", "0", "--no-limits"]
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


def new_page(browser: Browser, size: tuple[int, int], language: str, theme: str) -> Page:
    """A page whose owner has these preferences."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=language)
    kept = {"language": language, "theme": theme, "motion": "none", "name": NAMES[language]}
    context.add_init_script(f"localStorage.caravanserai ??= {json.dumps(json.dumps(kept))}")
    return context.new_page()


def play(page: Page, chance: random.Random, turn: str, turns: int) -> bool:
    """Click at random up to the beginning of a turn; False if the game ended before."""
    while True:
        page.locator(READY).first.wait_for()
        if page.locator("main[data-phase=over]").count():
            return False
        if page.locator(f".prompt {turn}").count():
            turns -= 1
            if turns < 0:
                return True
        offered = page.locator(".prompt [data-choice]:not([disabled])")
        before = page.locator("main").get_attribute("data-n")
        count = offered.count()
        if count:  # else one's last bid is still on its way, while others bid
            offered.nth(chance.randrange(count)).click()
            page.locator(f"main:not([data-n='{before}'])").wait_for()


def pictures(browser: Browser, url: str, only: list[str]) -> Iterator[Path]:
    """All of them, or those named."""
    for game, language, size, theme in product(GAMES, LANGUAGES, SIZES, ("light", "dark")):
        look = f"{language}-{size}-{theme}"
        if only and f"{game}-{look}" not in only:
            continue
        page = new_page(browser, SIZES[size], language, theme)
        page.goto(url)
        page.locator("article").first.wait_for()
        if game == next(iter(TURNS)):
            yield picture(page, FOLDER / f"home-{look}.png")
        yield from (of_deals(page, look) if game == "araby" else of_a_game(page, url, game, look))
        page.context.close()


def of_a_game(page: Page, url: str, game: str, look: str) -> Iterator[Path]:
    """The table in the middle of a game, and the result."""
    chance = random.Random(4)
    start(page, game)
    while not play(page, chance, *TURNS[game]):
        page.goto(url)
        start(page, game)
    page.locator(".prompt [data-choice]").nth(-1).hover()
    page.locator(".about").wait_for()
    yield picture(page, FOLDER / f"{game}-table-{look}.png")
    if game == "dschunke":
        play(page, chance, "[data-choice='none']", 0)
        for _ in range(2):
            page.locator(".tray .good").first.click()
        yield picture(page, FOLDER / f"{game}-bid-{look}.png")
    play(page, chance, TURNS[game][0], 1000)
    page.locator("dialog tbody tr:last-child.shown").wait_for()
    yield picture(page, FOLDER / f"{game}-result-{look}.png")


def of_deals(page: Page, look: str) -> Iterator[Path]:
    """Araby in the middle of a game, with an offer of a friend's that waits; the deal table."""
    friend = friends_at_araby(page)
    people, chance = (page, friend), random.Random(4)
    while not is_lively(page):
        for one in people:
            go_on(one, chance)
    friend.locator(".partner").first.click()
    lay(friend, "gives", "coins", "2")
    lay(friend, "gives", "words", "words")
    friend.locator(".tray.gives li[data-term=words] input").fill(PROMISES[look[:2]])
    lay(friend, "wants", "leave", "1")
    friend.locator("dialog .send").click()
    page.locator(".offer.to-me").wait_for()
    yield picture(page, FOLDER / f"araby-table-{look}.png")
    page.locator(".offer .counter").click()
    lay(page, "gives", "card", "any")
    yield picture(page, FOLDER / f"araby-deal-{look}.png")
    friend.context.close()


def friends_at_araby(page: Page) -> Page:
    """A table for three: whoever looks, a friend on a page of their own, and a bot."""
    page.locator("article[data-game=araby] .button.main").click()
    page.locator("dialog input[type=radio][value='3']").check(force=True)
    for seat, who in zip(
        page.locator("dialog ol select").all(), ("open", "bot greedy"), strict=True
    ):
        seat.select_option(who)
    page.locator("dialog .start").click()
    invitation = page.locator(".invite input[readonly]").input_value()
    assert page.context.browser
    friend = new_page(page.context.browser, SIZES["desktop"], "en", "light")
    friend.goto(invitation)
    friend.locator("form input").fill("Ben")
    friend.locator("form .button.main").click()
    friend.wait_for_url("**/table/*")
    return friend


def is_lively(page: Page) -> bool:
    """Is it one's own turn, late enough for an entourage?"""
    turn = int(page.locator(".souk progress").get_attribute("value") or 0)
    return bool(page.locator(".prompt [data-choice='end']").count() and turn > 3)


def go_on(page: Page, chance: random.Random) -> None:
    """One click, if any is asked for: rather a camel, a card or a task than anything else."""
    offered = page.locator(
        "main [data-choice]:not([disabled]), .prompt [data-choice]:not([disabled])"
    )
    actions = offered.evaluate_all("all => all.map(one => one.dataset.choice)")
    if not page.locator(".bar.yours").count() or not actions:
        page.wait_for_timeout(30)
        return
    better = [i for i, action in enumerate(actions) if action.startswith(("camel", "play", "task"))]
    before = page.locator("main").get_attribute("data-n")
    offered.nth(chance.choice(better or range(len(actions)))).click()
    page.locator(f"main:not([data-n='{before}'])").wait_for()


def lay(page: Page, side: str, kind: str, what: str) -> None:
    """Lay something on a tray of the deal table."""
    page.locator(f".tray.{side} [data-kind={kind}]").click()
    page.locator(f".tray.{side} [data-what='{what}']:not([disabled])").first.click()


def start(page: Page, game: str) -> None:
    """A game of four, against bots that answer at once."""
    page.locator(f"article[data-game={game}] .button.main").click()
    page.locator("dialog input[type=radio][value='4']").check(force=True)
    for seat in page.locator("dialog ol select").all():
        seat.select_option("bot greedy")
    page.locator("dialog .start").click()
    page.wait_for_url("**/table/*")


def picture(page: Page, path: Path) -> Path:
    """Keep what is on the screen, in 256 colours: a third of the size."""
    page.wait_for_timeout(700)
    shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
    shot.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    return path


def main() -> None:
    """Make the folder's pictures anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium")
    assert chromium, "This needs Chromium: apt-get install chromium fonts-noto-cjk"
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for path in pictures(browser, url, sys.argv[1:]):
            print(path, flush=True)


if __name__ == "__main__":
    main()
