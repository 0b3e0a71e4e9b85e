"""A person at a browser: what they can see, click and press, and what their browser is sent."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Position, WebSocket
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from server.harness import changed

PATIENCE = 30_000
HASTE = 3_000
STEP = 25
IMPATIENCE = 100
MOST_TABS = 120
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RAW_KEY = re.compile(
    r"\b(?:client|prompt|choice|event|consequence|refusal|error|option|character|good)-[a-z]+"
)
READY = "main[data-phase=over][data-moving=false], .prompt [data-choice]:not([disabled])"
ASKED_BACK = ".prompt .rather"
SPEAK = """async (language) => {
    const until = async (found) => {
        while (!found()) await new Promise(requestAnimationFrame)
        return found()
    }
    const buttons = document.querySelectorAll('header .button')
    buttons[buttons.length - 1].click()
    const select = await until(() => document.querySelector('dialog select'))
    select.value = language
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => document.documentElement.lang === language)
    document.querySelector('dialog').close()
}"""
IS_STILL = """() => document.getAnimations().every(one =>
    one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""


class Screen:
    """One page. complaints: what the console said.

    frames: every message its sockets received; sent: every message it sent. scene: what it was
    shown last; told: its number.
    """

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}
        self.told = 0
        self.last = ""
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)
        self.page.on("websocket", self._listen)

    def _hear(self, message: Any) -> None:
        expected = "WebSocket" in message.text or "net::ERR" in message.text
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._note)
        socket.on("framesent", lambda payload: self.sent.append(json.loads(payload)))

    def _note(self, payload: Any) -> None:
        self.frames.append(json.loads(payload))
        if self.frames[-1]["type"] in ("snapshot", "update"):
            self.scene, self.told = changed(self.scene, self.frames[-1]), self.frames[-1]["n"]

    # Coming in

    def home(self) -> None:
        self.page.goto(self.url)
        self.page.locator("article").first.wait_for()

    def start(self, game: str, *others: str, name: str = "Ann") -> None:
        """Open a table from the home page. others: values of the seats' menus."""
        self.home()
        self.page.locator(f"article[data-game={game}] .button.main").click()
        dialog = self.page.locator("dialog")
        dialog.locator(f"input[type=radio][value='{len(others) + 1}']").check(force=True)
        dialog.locator("ol input").first.fill(name)
        for i, other in enumerate(others):
            dialog.locator("ol select").nth(i).select_option(other)
        dialog.locator(".start").click()
        self.page.wait_for_url("**/table/*")

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def impatient(self) -> None:
        """From the next page on, animations are skipped after a while."""
        self.page.add_init_script(
            f"setInterval(() => document.querySelector('.prompt .skip')?.click(), {IMPATIENCE})"
        )

    def stop_motion(self) -> None:
        """From now on nothing flies: without a graphics card animations are slow."""
        kept = "{...JSON.parse(localStorage.caravanserai), motion: 'none'}"
        self.page.evaluate(f"localStorage.caravanserai = JSON.stringify({kept})")
        self.page.reload()

    # Playing

    def ready(self) -> bool:
        """Wait until something is asked; False once the game is over."""
        self.page.locator(READY).first.wait_for()
        return not self.over

    @property
    def over(self) -> bool:
        return self.page.locator("main[data-phase=over][data-moving=false]").count() > 0

    def choices(self, where: str = ".prompt") -> Locator:
        return self.page.locator(f"{where} [data-choice]:not([disabled]):visible")

    def actions(self, where: str = ".prompt") -> list[str]:
        found = self.choices(where).evaluate_all("all => all.map(one => one.dataset.choice)")
        return [str(action) for action in found]

    @property
    def legal(self) -> list[str]:
        """What this person may do, as the browser was last told, wherever it offers that."""
        return [choice["action"] for choice in self.scene["legal"]]

    def choose(self, action: str) -> None:
        """Choose in the bar; in the tray for bids, a number of goods."""
        if action.startswith("bid-"):
            good, count = action.removeprefix("bid-").split()
            for _ in range(int(count)):
                self.page.locator(f".tray [data-good={good}]").click()
            self.page.locator(f".tray .go[data-choice='{action}']").click()
        else:
            self.page.locator(f".prompt [data-choice='{action}']").click()

    def take(self, action: str) -> None:
        """Choose, and wait for what comes of it: until then the old choices may still be seen."""
        before = self.number()
        self.choose(action)
        self.moved_on(before)

    def open_tray(self) -> None:
        """On a phone the player's own area may be slid down."""
        handle = self.page.locator(".handle[aria-expanded=false]:visible")
        if handle.count():
            handle.click()

    def play_on(self, chance: random.Random, most: int = 500) -> int:
        """Click at random, on the board if possible, until the end."""
        for count in range(most):
            if not self.ready():
                return count
            self.click_any(chance)
        return most

    def click_any(self, chance: random.Random) -> None:
        before, goods = self.number(), self.page.locator(".tray .good:not([disabled])")
        if chance.random() < 0.5 and goods.count():
            goods.nth(chance.randrange(goods.count())).click()
        on_board = chance.random() < 0.7 and self.actions("main")
        where = ASKED_BACK if self.asked_back else "main" if on_board else ".prompt"
        offered = on_board if where == "main" else self.actions(where)
        if not offered:  # the table has just changed: look again
            return
        action = chance.choice(offered)
        self.last = f"{where}: {action}"
        self.press(self.page.locator(f"{where} [data-choice='{action}']").first, before)

    def press(self, one: Locator, before: int) -> None:
        """Click, unless it has gone or the table changes first: then look again."""
        edge: Position = {"x": 6, "y": 12}  # of a card in a fan, partly covered by the next
        for _ in range(PATIENCE // HASTE):
            try:
                fanned = "fan" in str(one.get_attribute("class", timeout=HASTE)).split()
                one.click(position=edge if fanned else None, timeout=HASTE)
            except PlaywrightTimeout:
                if self.number() != before or not one.is_visible():
                    return
            else:
                break
        self.moved_on(before, or_asked=True)

    def number(self) -> int:
        return int(self.page.locator("main").get_attribute("data-n") or 0)

    def settled(self) -> None:
        """Wait until the page shows everything its browser was sent."""
        shown = "main[data-n='{}'][data-moving=false]"
        self.until(lambda: self.page.locator(shown.format(self.told)).count())

    def still(self) -> None:
        """Wait until nothing on the page fades or slides any more."""
        self.page.wait_for_function(IS_STILL)

    @property
    def asked_back(self) -> bool:
        """Does the page ask whether that was meant, because something else should come first?"""
        return self.page.locator(ASKED_BACK).count() > 0

    def moved_on(self, before: int, or_asked: bool = False) -> None:
        """Wait until the table tells something new, or asks whether that was meant."""
        awaited = f"main:not([data-n='{before}'])" + (f", {ASKED_BACK}" if or_asked else "")
        try:
            self.page.locator(awaited).first.wait_for()
        except PlaywrightTimeout as error:
            raise AssertionError(f"nothing happened after {self.last}: {self.text()}") from error

    def until(self, is_so: Callable[[], object]) -> None:
        """Ask again and again, while the browser runs."""
        for _ in range(PATIENCE // STEP):
            if is_so():
                return
            self.page.wait_for_timeout(STEP)
        raise AssertionError(f"in vain, at {self.number()} of {self.told}: {self.text()}")

    def tab_to(self, target: str, key: str = "Tab") -> None:
        """Press Tab, or backwards Shift+Tab, until the focus is there."""
        for _ in range(MOST_TABS):
            self.page.keyboard.press(key)
            if self.page.evaluate("to => document.activeElement.matches(to)", target):
                return
        raise AssertionError(f"{target} cannot be reached by keyboard")

    # Looking

    def resize(self, size: dict[str, int]) -> None:
        """Resize the window; `Looks` waits until everything is laid out."""
        width, height = size["width"], size["height"]
        self.page.set_viewport_size({"width": width, "height": height})

    def speak(self, language: str) -> None:
        """Change the language in the settings."""
        self.page.evaluate(SPEAK, language)
        self.page.locator("dialog").wait_for(state="detached")

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def no_raw_keys(self) -> None:
        found = RAW_KEY.findall(self.text())
        labels = self.page.locator("[aria-label]").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label'))"
        )
        found += [label for label in labels if RAW_KEY.search(label or "")]
        assert not found, found
        assert "(을/를)" not in self.text()

    def accessible(self, where: str) -> None:
        """axe-core finds nothing."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
        found = self.page.evaluate(
            "() => axe.run(document, {resultTypes: ['violations'], preload: false})"
        )
        said = [
            (problem["id"], node["target"], node.get("failureSummary"))
            for problem in found["violations"]
            for node in problem["nodes"]
        ]
        assert not said, (where, said)

    def accessible_in_any_light(self, where: str) -> None:
        """The same, light and dark."""
        for light in ("dark", "light"):
            self.page.emulate_media(color_scheme=light)
            self.accessible(f"{where}, {light}")

    def fits(self) -> None:
        """Nothing makes the page scroll sideways."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, wide

    def looked_at(self, where: str) -> None:
        """What is on the screen is complete, accessible and within it."""
        self.no_raw_keys()
        self.accessible(where)
        self.fits()

    def calm(self) -> None:
        """The console is empty."""
        assert not self.complaints, self.complaints
