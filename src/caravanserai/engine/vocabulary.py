"""A game's words by number, so that compiled rules can write them.

A word is a key, a text, a number, or whole phrases such as the name of a card. Every vocabulary
begins with the words that all games need.
"""

from collections import namedtuple
from typing import Any, Final

from caravanserai.engine.phrases import Phrase, phrase

Word = str | int | Phrase | tuple[Phrase, ...]

_COMMON: Final[tuple[Word, ...]] = (
    "A", "B", "C", "D", "yes", "no", "-", phrase("you-subject"), phrase("you-object"),
    "player", "you",
)  # fmt: skip
SEAT_A, YES, NO, NOBODY_WORD, YOU_SUBJECT, YOU_OBJECT, PLAYER, YOU = 0, 4, 5, 6, 7, 8, 9, 10


class Vocabulary:
    """A growing list of words."""

    def __init__(self) -> None:
        self.words: list[Word] = list(_COMMON)

    def add(self, *words: Word) -> int:
        """Add words; return the number of the first."""
        first = len(self.words)
        self.words += words
        return first

    def word(self, word: Word) -> int:
        """The number of a word, adding it if it is new."""
        return self.words.index(word) if word in self.words else self.add(word)

    def named(self, words: str) -> Any:
        """Add words and return their numbers by name: `choice-move` is `.choice_move`."""
        texts = words.split()
        names = [text.replace("-", "_") for text in texts]
        first = self.add(*texts)
        return namedtuple("Numbers", names)(*range(first, first + len(texts)))
