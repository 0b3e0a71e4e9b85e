"""The browser client's sources: what they name, and that they agree with the server."""

import re
from importlib.resources.abc import Traversable
from pathlib import Path

from caravanserai.games import names
from caravanserai.locale import LANGUAGES, sources
from caravanserai.server.typescript import files

WEB = Path(__file__).parents[2] / "web"
SOURCES = [*WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.svelte")]


def test_the_lock_names_no_registry() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in lock
    assert not re.search(r"https?://[^/\"]*(registry|npm)", lock)


def test_the_types_are_up_to_date() -> None:
    """The wire types, and those of every game with a board."""
    made = files(WEB / "src")
    assert len(made) == 1 + len(names())
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, "run: make types"


def keys(*paths: Traversable) -> set[str]:
    """The messages of these Fluent files."""
    return {
        key
        for path in paths
        for key in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    }


def test_every_text_that_the_client_names_exists() -> None:
    """A board names messages of its own game; everything else only names shared messages."""
    known = {game: keys(*sources("en", game)) for game in names()}
    shared, count = set.intersection(*known.values()), 0
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        named = set(re.findall(r"'((?:client|table)-[a-zA-Z-]+)'", text))
        count += len(named)
        missing = named - known.get(path.parent.name, shared)
        assert not missing, (path.name, missing)
    assert count > 100
    assert LANGUAGES[0] == "en"


def test_no_words_stand_in_the_client_itself() -> None:
    """Text between tags is a name of ours, a sign or a number; everything else is a message."""
    allowed = {"Caravanserai", "商"}
    boards = [path for path in SOURCES if path.suffix == ".svelte"]
    assert len(boards) > 30
    for path in boards:
        markup = re.sub(
            r"<(script|style)\b.*?</\1>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL
        )
        markup = re.sub(
            r"<!--.*?-->|{[^{}]*(?:{[^{}]*(?:{[^{}]*}[^{}]*)*}[^{}]*)*}",
            "",
            markup,
            flags=re.DOTALL,
        )
        for text in re.findall(r">([^<>]*)<", markup):
            words = set(re.findall(r"[^\W\d_]{2,}", text)) - allowed
            assert not words, (path.name, words)


def test_no_game_is_named_outside_its_folder() -> None:
    """A game is added by a folder alone."""
    for path in [*SOURCES, *WEB.glob("src/**/*.css")]:
        folder = path.parent.name if path.parents[1].name == "games" else None
        others = set(names()) - {folder}
        text = path.read_text(encoding="utf-8").lower()
        named = {game for game in others if re.search(rf"\b{game}\b", text)}
        assert not named, (path.name, named)
