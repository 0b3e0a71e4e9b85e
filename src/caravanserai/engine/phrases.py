"""What to say, before it is said in any language.

A phrase is the key of a text and the values it inserts, which may be phrases themselves. Games make
phrases; a screen turns them into words, and a server sends them as they are.
"""

from typing import Protocol, Union

import msgspec

Value = Union[int, float, str, "Phrase", tuple["Phrase", ...]]


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True, rename={"key": "id"}):
    """A Fluent message id and its arguments; a list is said with commas in between."""

    key: str
    args: dict[str, Value] = {}


def phrase(key: str, /, **args: Value) -> Phrase:
    """A phrase, written like a call."""
    return Phrase(key, args)


class Speaker(Protocol):
    """Says texts and phrases in one language."""

    def __call__(self, key: str, /, **args: Value) -> str:
        """The text of this key with these values."""

    def has(self, key: str) -> bool:
        """Is there a text with this key?"""

    def say(self, said: Phrase) -> str:
        """A phrase in words."""
