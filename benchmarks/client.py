"""Size and speed of the browser client, measured in Chromium against a server on this machine.

Prints and checks: first load in all (compressed), time to the first board, and how long a click
takes to show in another browser.
"""

import json
import random
import shutil
import statistics
import sys
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "docs"))
from screenshots import served  # the same server
from situations import READY

MOST_BYTES = 200_000
MOST_BOARD_MS = 1_000
MOST_CLICK_MS = 100
CLICKS = 40


def new_page(browser: Browser) -> Page:
    """A page that shows things at once."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    unhindered = {"confirm": "never", "guard": False}
    kept = json.dumps({"language": "en", "motion": "none", "name": "Ann", **unhindered})
    context.add_init_script(f"localStorage.caravanserai ??= {json.dumps(kept)}")
    return context.new_page()


def first_load(browser: Browser, url: str) -> tuple[int, int]:
    """Bytes over the wire of the home page, and of it with a table of Dunhuang."""
    page = new_page(browser)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    sizes: list[int] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(url)
    page.locator("article").first.wait_for()
    page.wait_for_timeout(500)
    home = int(sum(sizes))
    start(page, bots=True)
    page.locator(READY).first.wait_for()
    page.wait_for_timeout(500)
    page.context.close()
    return home, int(sum(sizes))


def start(page: Page, bots: bool) -> None:
    """Open a table of two."""
    page.locator("article[data-game=dunhuang] .button.main").click()
    page.locator("dialog input[type=radio][value='2']").check(force=True)
    if not bots:
        page.locator("dialog ol select").first.select_option("open")
    page.locator("dialog .start").click()
    page.wait_for_url("**/table/*")


def first_board(browser: Browser, url: str) -> list[float]:
    """Milliseconds from an address to the board, with nothing in the cache."""
    taken = []
    page = new_page(browser)
    page.goto(url)
    start(page, bots=True)
    page.locator(READY).first.wait_for()
    address, cookies = page.url, page.context.cookies()
    for _ in range(7):
        fresh = new_page(browser)
        fresh.context.add_cookies(cookies)  # type: ignore[arg-type]
        began = time.perf_counter()
        fresh.goto(address, wait_until="commit")
        fresh.locator(".ring .tile").first.wait_for()
        taken.append((time.perf_counter() - began) * 1000)
        fresh.context.close()
    page.context.close()
    return taken


WATCH = """() => {
  window.seen = []
  new MutationObserver(() => window.seen.push(performance.timeOrigin + performance.now()))
    .observe(document.querySelector('main'), { attributes: true, attributeFilter: ['data-n'] })
}"""
CLICK = """() => {
  const offered = [...document.querySelectorAll('.prompt [data-choice]:not([disabled])')]
  const at = performance.timeOrigin + performance.now()
  offered[Math.floor(Math.random() * offered.length)].click()
  return at
}"""


def clicks(browser: Browser, url: str) -> list[float]:
    """Milliseconds from a click in one browser to its effect in the other."""
    host, guest = new_page(browser), new_page(browser)
    host.goto(url)
    start(host, bots=False)
    link = host.locator(".invite input[readonly]")
    link.wait_for()
    guest.goto(link.input_value())
    guest.locator("form .button.main").click()
    guest.wait_for_url("**/table/*")
    pages = [host, guest]
    for page in pages:
        page.locator(READY).first.wait_for()
        page.evaluate(WATCH)
    taken: list[float] = []
    while len(taken) < CLICKS and not host.locator("main[data-phase=over]").count():
        offered = ".prompt [data-choice]:not([disabled])"
        turn = next((page for page in pages if page.locator(offered).count()), None)
        if turn is None:
            host.wait_for_timeout(5)
            continue
        other = pages[1 - pages.index(turn)]
        other.evaluate("() => { window.seen = [] }")
        at = turn.evaluate(CLICK)
        for _ in range(200):
            seen = other.evaluate("() => window.seen")
            if seen:
                taken.append(seen[0] - at)
                break
            other.wait_for_timeout(2)
        turn.wait_for_timeout(random.choice((10, 20)))
    for page in pages:
        page.context.close()
    return taken


def main() -> None:
    """Measure, print, and fail if a promise is broken."""
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert chromium, "This needs Chromium: apt-get install chromium-headless-shell"
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        home, table = first_load(browser, url)
        board = first_board(browser, url)
        taken = sorted(clicks(browser, url))
        browser.close()
    p95 = taken[int(len(taken) * 0.95)]
    print(f"first load: home {home / 1000:.1f} kB, with a table {table / 1000:.1f} kB")
    print(f"first board: median {statistics.median(board):.0f} ms, worst {max(board):.0f} ms")
    print(
        f"a click in the other browser: median {statistics.median(taken):.0f} ms, p95 {p95:.0f} ms"
    )
    kept = (
        table <= MOST_BYTES and statistics.median(board) <= MOST_BOARD_MS and p95 <= MOST_CLICK_MS
    )
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
