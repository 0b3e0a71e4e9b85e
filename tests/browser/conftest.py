"""A server and a browser for all tests of a process, and screens on them."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from server.harness import Server
from waiting import COLD, until

import caravanserai.server

from .screen import Screen
from .trader import Sit, Trader

Open = Callable[..., Screen]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
UNHINDERED = {"confirm": "never", "guard": False}  # what protects people from slips
STATIC = Path(caravanserai.server.__file__).parent / "static" / "index.html"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Without bot processes, which would choose differently once they have compiled a game."""
    assert STATIC.exists(), "The browser client is not built: make setup"
    running = Server(Path(tmp_path_factory.mktemp("server")), "--no-limits", workers=0)
    yield running
    running.stop()
    running.check_log()


@pytest.fixture
def thinking_server(tmp_path: Path) -> Iterator[Server]:
    """With a bot process that has compiled Dunhuang."""
    with Server(tmp_path, "--no-limits") as running, running.client() as client:
        until(lambda: "dunhuang" in client.get("/healthz").json()["bots_ready"], COLD)
        yield running
        running.stop()
        running.check_log()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "The browser tests need Chromium: apt-get install chromium-headless-shell"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture
def screen(server: Server, browser: Browser) -> Iterator[Open]:
    """Opens screens: screen(size=PHONE, language="ko", dark=True, motion="full").

    kind: a class that knows more about a game. at: a server other than the shared one.
    """
    opened: list[Screen] = []

    def open_screen(
        size: dict[str, int] | None = None,
        language: str = "en",
        dark: bool = False,
        motion: str = "none",
        kind: type[Screen] = Screen,
        at: Server = server,
        **preferences: Any,
    ) -> Screen:
        size = size or DESKTOP
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=size == PHONE,
        )
        kept = json.dumps({"motion": motion, "language": language, **UNHINDERED, **preferences})
        context.add_init_script(
            f"localStorage.caravanserai ??= {json.dumps(kept)}",
        )
        opened.append(kind(context, at.url + "/"))
        return opened[-1]

    yield open_screen
    for one in opened:
        one.context.close()
    for one in opened:
        one.calm()


@pytest.fixture
def trader(screen: Open) -> Sit:
    """Opens screens that can use the deal table."""

    def sit(**how: Any) -> Trader:
        opened = screen(kind=Trader, **how)
        assert isinstance(opened, Trader)
        return opened

    return sit
