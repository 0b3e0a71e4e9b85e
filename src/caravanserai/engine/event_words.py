"""How events are worded: a table that each game declares, and a rule that follows it.

The message of an event is `event-<kind>`, or `event-<kind>-unknown` if the reader may not know all
of it. Its arguments are the player and the fields the reader may know.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine.events import EventKind, Told
from caravanserai.engine.jit import rule
from caravanserai.engine.sheets import EACH, Sheet, number, says, word
from caravanserai.engine.vocabulary import (
    NO,
    PLAYER,
    SEAT_A,
    YES,
    YOU,
    YOU_OBJECT,
    YOU_SUBJECT,
    Vocabulary,
)

EventWords = NDArray[np.int16]

KNOWN, UNKNOWN_FIELD, FIRST_FIELD = 0, 1, 2  # columns: two messages; then key and wording by field
AS_NUMBER, AS_PLAYER, UNSAID = -1, -2, -3  # wording of a field; otherwise the first of its words
_MOST_FIELDS: Final = 3


def event_words(
    vocabulary: Vocabulary, kinds: Sequence[EventKind], how: Mapping[str, int]
) -> EventWords:
    """Build the table. how: wording by field name, for fields not worded as numbers."""
    rows = []
    for kind in kinds:
        messages = vocabulary.add(f"event-{kind.name}", f"event-{kind.name}-unknown")
        fields = [(vocabulary.add(name), how.get(name, AS_NUMBER)) for name in kind.fields]
        fields += [(0, UNSAID)] * (_MOST_FIELDS - len(fields))
        rows.append([messages, messages + 1, *(number for field in fields for number in field)])
    return np.array(rows, np.int16)


@rule
def begin_event(message: int, seat: int, reader: int, out: Sheet) -> None:
    """Begin the phrase of an event with who did it."""
    says(out, EACH, message)
    if seat >= 0:
        word(out, PLAYER, YOU_SUBJECT if seat == reader else SEAT_A + seat)
        word(out, YOU, YES if seat == reader else NO)


@rule
def say_whose(table: EventWords, told: Told, key: int, reader: int, out: Sheet) -> None:
    """Say whether the other player of an event is the reader, if the event has one."""
    for field in range(_MOST_FIELDS):
        if table[told.kind, FIRST_FIELD + 2 * field + 1] == AS_PLAYER:
            word(out, key, YES if field_of(told, field) == reader else NO)


@rule
def field_of(told: Told, field: int) -> int:
    """One of the three values of an event."""
    return told.a if field == 0 else told.b if field == 1 else told.c


@rule
def say_fields(table: EventWords, told: Told, left_out: int, reader: int, out: Sheet) -> None:
    """Say the fields of an event, except those in a mask."""
    for field in range(_MOST_FIELDS):
        if not left_out >> field & 1:
            place = FIRST_FIELD + 2 * field
            key, how = int(table[told.kind, place]), int(table[told.kind, place + 1])
            say_field(key, how, field_of(told, field), reader, out)


@rule
def say_field(key: int, how: int, value: int, reader: int, out: Sheet) -> None:
    """Say a number, a player as the object of a sentence, or one of a row of words."""
    if how == AS_NUMBER:
        number(out, key, value)
    elif how == AS_PLAYER:
        word(out, key, YOU_OBJECT if value == reader else SEAT_A + value)
    elif how != UNSAID:
        word(out, key, how + value)
