"""The words people bargain with in a chat, from the texts of a language.

A text `said-…` lists words that mean the same, with | between them. One that begins with ~ counts
only right after what it belongs to, such as a particle.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from caravanserai.engine.phrases import Phrase
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.state import Box
from caravanserai.games.araby.words.vocabulary import card_name

Texts = Callable[[str], str]
SAID: Final = ("give", "ask", "for", "later", "due", "my", "your", "own", "camel", "use", "skip")
THINGS: Final = ("coins", "product", "card")  # what a particle may follow


class Token(NamedTuple):
    """Something understood: a word of SAID, or a thing with how many of it, or which one."""

    kind: str
    what: str = ""
    number: int = 1


class Lexicon:
    """Finds the tokens of a text."""

    def __init__(self, box: Box, texts: Texts) -> None:
        self._texts = texts
        self._bounded = texts("said-bound") == "yes"
        self._verbs_last = texts("said-verbs") == "last"
        self._suffixes = [w[1:] for w in texts("said-for").casefold().split("|") if w[0] == "~"]
        self._use = re.compile(self._words("use"))
        self._and = re.compile(f"\\s*(?:,|{self._words('and')})\\s*")
        self._numbers = self._counted()
        number = f"(?:\\d{{1,2}}|{_either(self._numbers)})"
        self._one = re.compile(number)
        counter, ordinal = self._words("counter"), self._words("ordinal")
        one = f"(?P<n>{number})\\s*(?:{counter})?"
        space, coin = self._words("space"), self._words("coin")
        listed = f"(?P<n>{number}(?:{self._and.pattern}{number})*)"
        some = f"{one}\\s*(?:{space})|(?:{space})\\s*(?P<m>{number})\\s*(?:{counter})"
        self._patterns = [
            *self._things("coins", {"": coin}, one),
            *self._things("product", {p: self._words(p) for p in say.PRODUCTS}, one),
            ("space", "", self._bound(f"(?P<n>{number})\\s*(?:{ordinal})\\s*(?:{space})")),
            ("space", "", self._bound(f"(?:{space})\\s*{listed}(?!\\s*(?:{counter}))")),
            ("spaces", "", self._bound(some)),
            ("spaces", "", self._bound(f"(?:{self._words('anyspace')})(?:\\s*{one})?")),
            *((kind, "", self._bound(self._words(kind))) for kind in SAID),
            *(("card", word, self._bound(re.escape(name))) for word, name in _cards(box, texts)),
            ("card", "any", self._bound(f"(?:{one}\\s*)?(?:{self._words('card')})")),
        ]

    def tokens(self, text: str) -> tuple[list[Token], list[str]]:
        """What is understood, in order, and the words that are not."""
        text = re.sub(r"\s+", " ", text.casefold())
        found: list[Token] = []
        unknown: list[str] = []
        at, end = 0, -1
        while at < len(text):
            made = self._suffix(text, at, found) if at == end else None
            made = made or (self._longest(text, at) if self._may_begin(text, at) else None)
            if made is not None:
                found, at = [*found, *made[0]], made[1]
                end = at
                continue
            if text[at].isalnum():
                if at == 0 or not text[at - 1].isalnum() or at == end:
                    unknown.append("")
                unknown[-1] += text[at]
            at += 1
        return found, unknown

    def _may_begin(self, text: str, at: int) -> bool:
        """May a word begin here?"""
        return not self._bounded or at == 0 or not text[at - 1].isalnum()

    def _longest(self, text: str, at: int) -> tuple[list[Token], int] | None:
        best, tokens = at, [Token("")]
        for kind, what, pattern in self._patterns:
            match = pattern.match(text, at)
            if match is not None and match.end() > best:
                best, tokens = match.end(), self._made(kind, what, match)
        return None if best == at else (tokens, best)

    def _suffix(self, text: str, at: int, found: list[Token]) -> tuple[list[Token], int] | None:
        """A particle that stands for `for`, right after a thing."""
        after = found and found[-1].kind in THINGS
        for suffix in self._suffixes if after else ():
            if text.startswith(suffix, at):
                return [Token("for")], at + len(suffix)
        return None

    def _made(self, kind: str, what: str, match: "re.Match[str]") -> list[Token]:
        groups = match.groupdict()
        said = groups.get("n") or groups.get("m") or ""
        if kind == "space":
            return [Token(kind, what, number) for number in self._listed(said)]
        if kind in ("give", "ask") and self._use.search(match.group()):
            both = [Token(kind), Token("use")]
            return both[::-1] if self._verbs_last else both
        return [Token(kind, what, self._number(said) if said else 1)]

    def _listed(self, said: str) -> Iterator[int]:
        """Each of several numbers."""
        while match := self._one.match(said):
            yield self._number(match.group())
            said = self._and.sub("", said[match.end() :], count=1)

    def _number(self, said: str) -> int:
        return int(said) if said.isdigit() else self._numbers[said]

    def _counted(self) -> dict[str, int]:
        """The words for numbers, from 1."""
        alternatives = self._texts("said-numbers").casefold().split("|")
        return {word: n for n, words in enumerate(alternatives, 1) for word in words.split("/")}

    def _words(self, name: str) -> str:
        said = self._texts(f"said-{name}").casefold().split("|")
        return _either([word for word in said if word[0] != "~"])

    def _things(
        self, kind: str, names: dict[str, str], one: str
    ) -> list[tuple[str, str, "re.Pattern[str]"]]:
        """So many of something, in either order."""
        after = one.replace("?P<n>", "?P<m>")
        return [
            (kind, what, self._bound(f"(?:{one}\\s*)?(?:{name})(?:(?<![a-z])\\s*{after})?"))
            for what, name in names.items()
        ]

    def _bound(self, pattern: str) -> "re.Pattern[str]":
        """A whole word, where words stand alone."""
        return re.compile(f"(?:{pattern})\\b" if self._bounded else f"(?:{pattern})")


def _either(words: "dict[str, int] | list[str]") -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


def _cards(box: Box, texts: Texts) -> list[tuple[str, str]]:
    """The names of the cards in the game."""
    found = []
    for card in range(say.TYPES):
        if box.copies[card]:
            name = card_name(box, card)
            said = texts(name.key) if isinstance(name, Phrase) else name
            found.append((say.CARD_WORDS[card], said.casefold()))
    return found
