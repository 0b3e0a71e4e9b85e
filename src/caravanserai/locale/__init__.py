"""Texts in every language, from Fluent files: shared ones here, a game's own with the game.

A missing text, or a text with a missing value, is an error: nobody ever reads a raw key.
"""

import functools
import os
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from caravanserai import games
from caravanserai.engine.errors import BadOption, CaravanseraiError
from caravanserai.engine.phrases import Phrase
from caravanserai.locale.korean import with_particles

LANGUAGES: Final = ("en", "nl", "ko")
LIST_SEPARATOR: Final = ", "
MOST_INSERTED: Final = 500
RULEBOOK: Final = ".rules"  # in the name of a file
LESSONS: Final = ".lessons"


class MissingText(LookupError):
    """A text that doesn't exist, or can't be formatted with the values given."""


def preferred_language(chosen: str | None = None) -> str:
    """The language asked for, or from CARAVANSERAI_LANG, LC_ALL or LANG, or English."""
    if chosen is not None:
        if chosen not in LANGUAGES:
            raise BadOption("unknown-language", name=chosen, known=", ".join(LANGUAGES))
        return chosen
    for variable in ("CARAVANSERAI_LANG", "LC_ALL", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


class Texts:
    """The texts of one language, with those of a game if given."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = preferred_language(language)
        self.game = game
        self._bundle = _bundle(self.language, game)

    def __call__(self, key: str, /, **args: Any) -> str:
        """The text of this key with these values."""
        if not self.has(key):
            raise MissingText(f"no text {key!r} in {self.language!r} (game: {self.game})")
        values = {name: self._value(value) for name, value in args.items()}
        message = self._bundle.get_message(key)
        said, problems = self._bundle.format_pattern(message.value, values)
        if problems:
            raise MissingText(f"text {key!r} in {self.language!r}: {problems}")
        return with_particles(said) if self.language == "ko" else str(said)

    def has(self, key: str) -> bool:
        """Is there a text with this key?"""
        return bool(self._bundle.has_message(key))

    def say(self, said: Phrase) -> str:
        """A phrase in words."""
        return self(said.key, **said.args)

    def error(self, error: CaravanseraiError) -> str:
        """An error in words: an `error-` text, or a game's `refusal-`."""
        for speaker in (self, *_other_games(self.language, self.game)):
            for key in (f"error-{error.code}", f"refusal-{error.code}"):
                if speaker.has(key):
                    return speaker(key, **error.details)
        raise MissingText(f"no text for the error {error.code!r} in {self.language!r}")

    def _value(self, value: Any) -> Any:
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, tuple):
            return LIST_SEPARATOR.join(self.say(part) for part in value)
        if isinstance(value, CaravanseraiError):
            return self.error(value)
        return value if isinstance(value, int | float) else _shortened(str(value))


def _shortened(text: str) -> str:
    """Shorten what was typed: it may be of any length, a message may not."""
    return text if len(text) <= MOST_INSERTED else text[:MOST_INSERTED] + "…"


def _other_games(language: str, game: str | None) -> Iterator[Texts]:
    """An error raised before its game is known may have its text in any game."""
    for name in games.names():
        if name != game:
            yield Texts(language, name)


@functools.cache
def _bundle(language: str, game: str | None) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language, game):
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def sources(language: str, game: str | None) -> list[Traversable]:
    """The files with the texts of a language, and of a game if given."""
    shared = files("caravanserai.locale").joinpath(language).iterdir()
    found = sorted((f for f in shared if f.name.endswith(".ftl")), key=lambda f: f.name)
    return found if game is None else [*found, *game_sources(language, game)]


def game_sources(language: str, game: str) -> list[Traversable]:
    """The files of a game: its texts at a table, its rulebook and its lessons if it has them."""
    folder = files(games.package(game)).joinpath("locale")
    named = (folder.joinpath(f"{language}{part}.ftl") for part in ("", RULEBOOK, LESSONS))
    return [file for file in named if file.is_file()]
