"""How long others' turns take to watch: python benchmarks/rounds.py [GAMES [LEVEL]]

Games of Araby against three bots, in Chromium at the default speed; whoever sits here has things
passed until their turn. Printed for each round: the seconds on the wall clock from the end of their
turn on the screen to the beginning of the next, how many of them the page had nothing to show, for
it waited for the server, and how many something moved: more on a busy machine, where events come
one by one. Offers are declined at once, and the wait for that is not counted.
Last, the clicks per turn, and the lines of the log if everything is told and as they are shown.
"""

import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, sync_playwright

LONG = 1_800_000  # milliseconds that a game may take
SIMPLE = "greedy"  # need no bot process
MOST_TASKS = 3  # before a turn is ended

# Adds up how long things on the board should move; what overlaps counts once.
MOTION = """
    window.motion = { total: 0, until: 0 }
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...given) {
        const made = animate.apply(this, given), now = performance.now()
        const takes = Number(given[1]?.duration) || 0
        if (this.matches('.piece, [data-spot]')) queueMicrotask(() => {
            const until = now + takes / (made.playbackRate || 1)
            motion.total += Math.max(0, until - Math.max(now, motion.until))
            motion.until = Math.max(until, motion.until)
        })
        return made
    }
"""
# Plays, and notes when the turn on the screen becomes another's, and one's own again.
PLAY = """async ({ own, most, orders }) => {
    const main = () => document.querySelector('main')
    const all = (what) =>
        [...document.querySelectorAll(what)].filter((one) => one.checkVisibility())
    const offered = (kind) =>
        all('[data-choice]:not([disabled])').find(({ dataset }) => dataset.choice.startsWith(kind))
    const rounds = [], clicks = {}
    let left = 0, waited = 0, asked = 0, moved = 0, done = 0, last = performance.now(), mine = false
    const click = (what, kind) => {
        clicks[kind] = (clicks[kind] ?? 0) + 1
        what.click()
    }
    const choose = () => {
        const rather = all('.prompt .rather [data-choice]')[0]
        if (rather) return click(rather, 'sure')
        if (offered('decline')) return click(offered('decline'), 'decline')
        if (mine && done < most)
            for (const kind of ['camel', 'task', 'play'])
                if (offered(kind)) return done++, click(offered(kind), kind)
        const other = offered('end') ?? offered('pass') ?? offered('')
        if (other) click(other, other.dataset.choice.split(' ')[0])
    }
    while (main().dataset.phase !== 'over') {
        await new Promise((done) => setTimeout(done, 20))
        const now = performance.now(), still = main().dataset.moving === 'false'
        const is = all('.turn .now')[0]?.innerText.endsWith(own)
        if (mine && !is) left = now, waited = asked = done = 0, moved = motion.total
        if (!mine && is && left)
            rounds.push([now - left - asked, waited, motion.total - moved].map(Math.round))
        mine = is
        const order = all('.order').at(-1)
        const wants = orders && !mine && order?.ariaPressed === 'false'
        if (wants) {
            click(order, 'order')
            for (let i = 0; i < 100 && order.isConnected && order.ariaPressed === 'false'; i++)
                await new Promise((done) => setTimeout(done, 10))
        }
        const isAsked = !!offered('')
        if (still && isAsked && order?.ariaPressed !== 'true') asked += now - last
        else if (still) waited += now - last
        last = now
        const passes = !mine && order?.ariaPressed === 'true' && !offered('decline')
        if (!still || wants || !isAsked || passes) continue
        const n = main().dataset.n
        choose()
        for (let i = 0; i < 100 && main().dataset.n === n && main().dataset.moving === 'false'; i++)
            await new Promise((done) => setTimeout(done, 10))
    }
    return { rounds, clicks }
}"""
LINES = """async (table) => {
    const found = await (await fetch(`/api/tables/${table}/replay/public`)).json()
    const events = found.steps.flatMap(({ update }) => update.happenings)
        .flatMap(({ events }) => events ?? [])
    const parts = document.querySelectorAll('.digest').length
    for (const one of document.querySelectorAll('.digest[aria-expanded=false]')) one.click()
    await new Promise((done) => setTimeout(done, 500))
    const passes = events.filter(({ kind }) => kind === 'passed').length
    const lines = document.querySelectorAll('.log li').length
    return { told: events.length, passes, parts, lines }
}"""


@contextmanager
def served() -> Iterator[str]:
    """A server with a bot process that has compiled the game, dealing the same in every run."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "caravanserai", "serve", "--port", "0", "--no-limits"]
        process = subprocess.Popen(
            [*command, "--data-dir", folder],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "CARAVANSERAI_TEST_SEED": "1"},
        )
        assert process.stdout
        found = re.search(rb"http://\S+", process.stdout.readline())
        assert found
        try:
            yield found[0].decode()
        finally:
            process.terminate()
            process.wait()


def opened(page: Page, url: str, level: str) -> None:
    """A table of Araby with three bots that are ready."""
    page.goto(url)
    bots = [{"kind": "bot", "level": level}] * 3
    wish = {"game": "araby", "seats": [{"kind": "me", "name": "Ann"}, *bots], "options": {}}
    made = page.request.post(f"{url}api/tables", data=wish, timeout=LONG).json()
    table = made["table"]["id"]
    page.goto(f"{url}table/{table}")
    page.locator(".prompt .sentence").wait_for()


def wait_for_bots(page: Page, url: str) -> None:
    """Until the bot process has compiled the game; opening a table asks for it."""
    while "araby" not in json.load(urllib.request.urlopen(f"{url}healthz"))["bots_ready"]:
        page.wait_for_timeout(1000)


def played(page: Page, url: str, level: str, orders: bool) -> dict[str, Any]:
    """A whole game."""
    opened(page, url, level)
    found: dict[str, Any] = page.evaluate(
        PLAY, {"own": "Ann", "most": MOST_TASKS, "orders": orders}
    )
    page.keyboard.press("Escape")
    page.wait_for_timeout(1000)
    log = page.evaluate(LINES, page.url.rpartition("/")[2])
    return {**found, "log": log}


def main() -> None:
    """Play and print; the last game without orders, for its clicks."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    level = sys.argv[2] if len(sys.argv) > 2 else "trader"
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert chromium, "This needs Chromium: apt-get install chromium-headless-shell"
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en")
        kept = json.dumps({"language": "en", "name": "Ann", "confirm": "never", "guard": False})
        context.add_init_script(f"localStorage.caravanserai ??= {json.dumps(kept)}")
        context.add_init_script(MOTION)
        page = context.new_page()
        page.set_default_timeout(LONG)
        if level != SIMPLE:
            opened(page, url, level)
            wait_for_bots(page, url)
        rounds: list[list[int]] = []
        for _ in range(games):
            found = played(page, url, level, orders=True)
            rounds += found["rounds"]
            print(json.dumps(found), flush=True)
        print("without orders:", json.dumps(played(page, url, level, orders=False)), flush=True)
        browser.close()
    print(f"{len(rounds)} rounds, in seconds")
    for i, name in enumerate(("whole", "waiting for the server", "moving")):
        seconds = [one[i] / 1000 for one in rounds]
        print(f"{name}: mean {statistics.mean(seconds):.1f}, most {max(seconds):.1f}")


if __name__ == "__main__":
    main()
