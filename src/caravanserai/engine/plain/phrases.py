"""Wording made from the names of a game's decisions, actions and events.

The messages are `prompt-<decision>`; `choice-<kind>`, with its parameter as `$value`; and
`event-<kind>`, with `$player`, `$you` and its fields. A name among the values is itself a message,
`value-<name>`; numbers and seats are inserted as they are.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from caravanserai.engine.actions import Alphabet
from caravanserai.engine.event_words import (
    AS_NUMBER,
    AS_PLAYER,
    KNOWN,
    UNKNOWN_FIELD,
    UNSAID,
    begin_event,
    event_words,
    say_field,
    say_fields,
)
from caravanserai.engine.events import NOBODY, Told
from caravanserai.engine.jit import rule
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.phrases import phrase
from caravanserai.engine.sheets import EACH, Sheet, ends, says
from caravanserai.engine.vocabulary import SEAT_A, Vocabulary, Word

if TYPE_CHECKING:
    from caravanserai.engine.game import Game

_MESSAGE, _HOW, _VALUE = range(3)  # columns of the table of choices
DECISION: Final = "decision"  # the field of a state that says which decision it is


class Spoken(NamedTuple):
    """Rules that produce phrases, and the words they use."""

    rules: dict[str, Callable[..., Any]]
    words: tuple[Word, ...]


def spoken(game: "Game") -> Spoken:
    """The wording of a game; its own words come first, so that its own rules can use them."""
    vocabulary = Vocabulary()
    if game.words is not None:
        vocabulary.words = list(game.words(None))
    rules = {
        "prompt": _prompt(game, vocabulary),
        "choice": _choice(game.actions, vocabulary),
        "event": _event(game, vocabulary),
    }
    return Spoken(rules, tuple(vocabulary.words))


def _prompt(game: "Game", vocabulary: Vocabulary) -> Callable[..., None]:
    first = vocabulary.add(*(f"prompt-{decision}" for decision in game.decisions))

    @rule
    def only(box: Any, s: Any, seat: int, out: Sheet) -> None:
        says(out, EACH, first)
        ends(out)

    @rule
    def prompt(box: Any, s: Any, seat: int, out: Sheet) -> None:
        says(out, EACH, first + s.decision)
        ends(out)

    return prompt if DECISION in game.state_class.fields else only


def _choice(actions: Alphabet, vocabulary: Vocabulary) -> Callable[..., None]:
    key = vocabulary.word("value")
    table = np.array([_row(actions, a, vocabulary) for a in range(len(actions))], np.int16)

    @rule
    def choice(box: Any, s: Any, seat: int, action: int, out: Sheet) -> None:
        says(out, EACH, int(table[action, _MESSAGE]))
        say_field(key, int(table[action, _HOW]), int(table[action, _VALUE]), NOBODY, out)
        ends(out)

    return choice


def _row(actions: Alphabet, action: int, vocabulary: Vocabulary) -> tuple[int, int, int]:
    """The message of an action, how its parameter is worded, and as what."""
    kind = actions.kind(action)
    message, value = vocabulary.word(f"choice-{kind}"), actions.text(action)[len(kind) + 1 :]
    if not value:
        return message, UNSAID, 0
    if value.isdecimal():
        return message, AS_NUMBER, int(value)
    if value in SEAT_NAMES:
        return message, SEAT_A, SEAT_NAMES.index(value)
    return message, vocabulary.word(phrase(f"value-{value}")), 0


def _event(game: "Game", vocabulary: Vocabulary) -> Callable[..., None]:
    how = dict.fromkeys(game.seat_fields, AS_PLAYER)
    for name, values in game.field_names.items():
        how[name] = vocabulary.add(*(phrase(f"value-{value}") for value in values))
    table = event_words(vocabulary, game.events, how)

    @rule
    def event(box: Any, s: Any, told: Told, reader: int, out: Sheet) -> None:
        message = int(table[told.kind, UNKNOWN_FIELD if told.hidden else KNOWN])
        begin_event(message, told.seat, reader, out)
        say_fields(table, told, told.hidden, reader, out)
        ends(out)

    return event
