"""A game's static action alphabet: kinds, each with one small parameter.

An action is a number (for rules and research) and a text (for people, logs and tests): the kind's
word, then the parameter's name.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine.errors import BadNotation


@dataclass(frozen=True)
class Kind:
    """A word and the names of its parameter values."""

    word: str
    values: tuple[str, ...] = ("",)
    low: int = 0  # the number of the first one
    is_amount: bool = False  # its smallest and largest value describe all of them


class Alphabet:
    """All actions of a game, numbered in the order of their kinds."""

    def __init__(self, *kinds: Kind) -> None:
        self._bases: dict[str, int] = {}
        self._kind_of: list[Kind] = []
        for kind in kinds:
            self._bases[kind.word] = len(self._kind_of) - kind.low
            self._kind_of += [kind] * len(kind.values)
        self.texts: Final[Sequence[str]] = tuple(
            f"{kind.word} {value}".strip() for kind in kinds for value in kind.values
        )
        self._numbers: Final = {text.lower(): n for n, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def base(self, word: str) -> int:
        """The number to add to a parameter to get the action's number."""
        return self._bases[word]

    def span(self, first: str, last: str = "") -> tuple[int, int]:
        """From the first action of one kind to the end of another, by default the same kind."""
        words = [kind.word for kind in self._kind_of]
        return words.index(first), len(words) - words[::-1].index(last or first)

    def kind(self, action: int) -> str:
        """The word of an action's kind."""
        return self._kind_of[action].word

    def is_amount(self, action: int) -> bool:
        """Does the action name an amount of something?"""
        return self._kind_of[action].is_amount

    def parameter(self, action: int) -> int:
        """The parameter of an action, as the rules number it."""
        return action - self._bases[self.kind(action)]

    def parameters(self) -> NDArray[np.int16]:
        """The parameters of all actions, for use in rules."""
        return np.array([self.parameter(action) for action in range(len(self))], np.int16)

    def text(self, action: int) -> str:
        """The canonical text of an action."""
        return self.texts[action]

    def split(self, words: Sequence[str]) -> list[str]:
        """Split the words of several actions in a row into one text per action."""
        with_parameter = {kind.word for kind in self._kind_of if kind.values != ("",)}
        texts: list[str] = []
        rest = list(words)
        while rest:
            size = 2 if rest[0].lower() in with_parameter else 1
            texts.append(" ".join(rest[:size]))
            del rest[:size]
        return texts

    def find(self, text: str) -> int | None:
        """The action with this text, if there is one."""
        found = self._numbers.get(text)
        return self._numbers.get(" ".join(text.lower().split())) if found is None else found

    def number(self, text: str) -> int:
        """The action with this text."""
        found = self.find(text)
        if found is None:
            raise self._misread(text)
        return found

    def _misread(self, text: str) -> BadNotation:
        """Say what is wrong with a text that isn't an action: its first word, or what follows."""
        word, _, value = " ".join(text.lower().split()).partition(" ")
        values = next((kind.values for kind in self._kind_of if kind.word == word), ("",))
        if values == ("",):
            return BadNotation("unknown-action", text=text, kinds=", ".join(self._bases))
        if all(value.isdecimal() for value in values):
            return misread_number(word, value, int(values[0]), int(values[-1]))
        return BadNotation("action-name", word=word, value=value, known=", ".join(values))


def misread_number(word: str, value: str, low: int, high: int) -> BadNotation:
    """The error for an action whose number is missing or out of range."""
    return BadNotation("action-number", word=word, value=value, low=low, high=high)
