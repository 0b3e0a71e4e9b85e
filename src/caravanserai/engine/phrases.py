"""What is to be said, before it is said in any language.

A phrase is the key of a text and the values it inserts, which may be phrases themselves. Games
make phrases; a screen turns them into words.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, Union

Value = Union[int, str, "Phrase", tuple["Phrase", ...]]


@dataclass(frozen=True)
class Phrase:
    """A text's key and its values. A tuple of phrases is said as a list."""

    key: str
    args: Mapping[str, Value]


def phrase(key: str, /, **args: Value) -> Phrase:
    """A phrase, written like a call."""
    return Phrase(key, args)


class Speaker(Protocol):
    """Says texts and phrases in one language."""

    def __call__(self, key: str, /, **args: Value) -> str:
        """The text of this key with these values."""

    def say(self, said: Phrase) -> str:
        """A phrase in words."""
