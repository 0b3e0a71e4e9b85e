"""A game's rulebook: chapters of entries, positions that illustrate them, and which entry explains
what is asked, chosen, refused and told.

The words are messages of `locale/<language>.rules.ftl`, found by these ids: `chapter-<id>`,
`rule-<entry>` (a title) and `rule-<entry>-text`, `rule-<entry>-example` below its picture,
`ruling-<id>` and `ruling-<id>-why`, `glossary-<term>` and `glossary-<term>-text`. In a text an
empty line parts paragraphs, and lines that begin with `-` are a list.

Which entry explains something is said by a *reference*: ids, of which the first that is an entry
holds. `{card}` is the id of the phrase that a message has for `$card`. `@played,tasked/turn-began`
is what explains the last event of the first kinds, if none of the last kind came after it, and
`@prompt` what explains the present question.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from caravanserai.engine.phrases import Phrase, phrase

PROMPT: Final = "@prompt"


@dataclass(frozen=True)
class Entry:
    """One thing the rulebook explains.

    said: its title and texts, if they are not the messages of its id. rulings: those it follows.
    see: entries to read next. example: a position that shows it, as seen by the player who decides
    there.
    """

    id: str
    rulings: Sequence[str] = ()
    see: Sequence[str] = ()
    example: str = ""
    said: Sequence[Phrase] = ()

    @property
    def title(self) -> Phrase:
        """Its title."""
        return self.said[0] if self.said else phrase(f"rule-{self.id}")

    @property
    def texts(self) -> tuple[Phrase, ...]:
        """Its texts."""
        return tuple(self.said[1:]) if self.said else (phrase(f"rule-{self.id}-text"),)


@dataclass(frozen=True)
class Chapter:
    """A chapter and its entries."""

    id: str
    entries: Sequence[Entry]


@dataclass(frozen=True)
class Rulebook:
    """All chapters, the terms of the glossary with their entries, and what explains what.

    Prompts and choices go by their messages, without `prompt-` and `choice-`, events by kind,
    refusals by code, and the rules in brief by their messages without `rules-`. cover: the entry
    whose example is a picture of the game.
    """

    chapters: Sequence[Chapter] = ()
    terms: Mapping[str, str] = field(default_factory=dict)
    prompts: Mapping[str, str] = field(default_factory=dict)
    choices: Mapping[str, str] = field(default_factory=dict)
    events: Mapping[str, str] = field(default_factory=dict)
    refusals: Mapping[str, str] = field(default_factory=dict)
    brief: Mapping[str, str] = field(default_factory=dict)
    cover: str = ""

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """All entries by id."""
        return {entry.id: entry for chapter in self.chapters for entry in chapter.entries}
