"""The compiled loop that writes what is new for each audience of a game."""

from typing import Any, Final

from caravanserai.engine.contract import (
    choice,
    details,
    ends,
    event,
    facts,
    gives_up,
    legal,
    prompt,
)
from caravanserai.engine.events import ALL, AUDIENCE, Buffer, Told
from caravanserai.engine.jit import rule
from caravanserai.engine.json_text import (
    CLOSE_MAP,
    COLON,
    COMMA,
    NULL,
    OPENS,
    TRUE,
    Marks,
    Numbers,
    Pen,
    Text,
    put,
    put_details,
    put_fields,
    put_number,
    put_rows,
    put_short,
    put_word,
    short,
)
from caravanserai.engine.sheets import Sheet, clear
from caravanserai.engine.vocabulary import NOBODY_WORD, SEAT_A

SECTIONS: Final = 5  # view, facts, prompt, legal, events
HEAD, PRIVATE, FIRST_FIELD = 0, 1, 2  # columns of the layout of events
NAME, VALUES, SECRET, FIELD_SIZE = 0, 1, 2, 3
MOST_FIELDS: Final = 3  # of an event
AS_NUMBER, AS_SEAT = -1, -2  # what the number in an event field stands for
_FIELDS, _SAY, _ENDS = short(b',"fields'), short(b',"say":'), short(b',"ends":')
_GIVES, _UP = short(b',"gives_'), short(b'up":')


def write_updates(
    boxes: Any,
    views: Any,
    shown: Any,
    found: Any,
    view_bytes: Text,
    shown_bytes: Text,
    found_bytes: Text,
    marks: Marks,
    audiences: int,
    whole: bool,
    asked: int,
    rows: Buffer,
    layout: Numbers,
    facts_layout: Numbers,
    words: Text,
    starts: Numbers,
    heads: int,
    told: Numbers,
    actions: Buffer,
    used: Sheet,
    out: Text,
    stops: Numbers,
) -> int:
    """Write what is new for each audience in a mask, given their views in `views`.

    From then on it counts as shown. Elements of `found` are the facts shown; the last one is room
    for new ones. The three byte arrays are those of the records; for the rest see `Press`. Return
    the length.
    """
    n = 0
    new = len(found) - 1
    box = boxes[0]
    pen = Pen(words, starts, out)
    for viewer in range(len(views)):
        if audiences >> viewer & 1:
            s = views[viewer]
            n = put_fields(shown_bytes[viewer], view_bytes[viewer], whole, layout, pen, n)
            stops[viewer, 0] = n
            found_bytes[new, :] = 0
            facts(box, s, found[new])
            n = put_fields(found_bytes[viewer], found_bytes[new], whole, facts_layout, pen, n)
            found[viewer] = found[new]
            clear(used)
            details(box, s, used)
            n = put_details(used, marks[viewer], whole, stops[viewer, 0], pen, n)
            stops[viewer, 1] = n
            is_asked = asked >> viewer & 1
            if is_asked:
                clear(used)
                prompt(box, s, viewer, used)
                n = put_rows(used, 1, used[0, 0] + 1, pen, n)
            stops[viewer, 2] = n
            if is_asked:
                n = put_choices(box, s, viewer, heads, actions, used, pen, n)
            stops[viewer, 3] = n
            n = put_events(box, s, viewer, rows, told, used, pen, n)
            stops[viewer, 4] = n
            shown[viewer] = s
    return n


@rule
def put_choices(
    box: Any, s: Any, seat: int, heads: int, actions: Buffer, used: Sheet, pen: Pen, n: int
) -> int:
    """Write a seat's legal actions with their labels."""
    for i in range(legal(box, s, seat, actions)):
        if i:
            n = put(pen, n, COMMA)
        n = put_word(pen, n, heads + actions[i])
        clear(used)
        choice(box, s, seat, int(actions[i]), used)
        n = put_rows(used, 1, used[0, 0] + 1, pen, n)
        if ends(box, s, seat, int(actions[i])):
            n = put_short(pen, n, _ENDS)
            n = put_short(pen, n, TRUE)
        if gives_up(box, s, seat, int(actions[i])):
            n = put_short(pen, n, _GIVES)
            n = put_short(pen, n, _UP)
            n = put_short(pen, n, TRUE)
        n = put(pen, n, CLOSE_MAP)
    return n


@rule
def put_events(
    box: Any, s: Any, viewer: int, rows: Buffer, told: Numbers, used: Sheet, pen: Pen, n: int
) -> int:
    """Write the events an audience may know about, without what it may not know."""
    began = n
    for i in range(len(rows)):
        kind = int(rows[i, 0])
        sees = viewer == ALL or rows[i, AUDIENCE] >> viewer & 1
        if sees or not told[kind, PRIVATE]:
            if n > began:
                n = put(pen, n, COMMA)
            hidden = 0 if sees else secrets_of(told, kind)
            n = put_event(rows, i, hidden, told, pen, n)
            clear(used)
            event(box, s, told_of(rows, i, hidden), viewer, used)
            n = put_rows(used, 1, used[0, 0] + 1, pen, n)
            n = put(pen, n, CLOSE_MAP)
    return n


@rule
def secrets_of(told: Numbers, kind: int) -> int:
    """A mask of the fields of this kind of event that only its audience sees."""
    hidden = 0
    for field in range(MOST_FIELDS):
        if told[kind, FIRST_FIELD + FIELD_SIZE * field + SECRET] > 0:
            hidden |= 1 << field
    return hidden


@rule
def told_of(rows: Buffer, i: int, hidden: int) -> Told:
    """An event without its hidden fields."""
    a = 0 if hidden & 1 else int(rows[i, 2])
    b = 0 if hidden & 2 else int(rows[i, 3])
    c = 0 if hidden & 4 else int(rows[i, 4])
    return Told(int(rows[i, 0]), int(rows[i, 1]), a, b, c, hidden)


@rule
def put_event(rows: Buffer, i: int, hidden: int, told: Numbers, pen: Pen, n: int) -> int:
    """Write an event up to its text."""
    kind = int(rows[i, 0])
    n = put_word(pen, n, told[kind, HEAD])
    n = put_seat(pen, n, int(rows[i, 1]), False)
    n = put_short(pen, n, _FIELDS)
    n = put_short(pen, n, OPENS)
    for field in range(MOST_FIELDS):
        place = FIRST_FIELD + FIELD_SIZE * field
        if told[kind, place + NAME] >= 0:
            if field:
                n = put(pen, n, COMMA)
            n = put_word(pen, n, told[kind, place + NAME])
            n = put(pen, n, COLON)
            if hidden >> field & 1:
                n = put_short(pen, n, NULL)
            else:
                n = put_value_of(told[kind, place + VALUES], int(rows[i, 2 + field]), pen, n)
    n = put(pen, n, CLOSE_MAP)
    return put_short(pen, n, _SAY)


@rule
def put_value_of(values: int, value: int, pen: Pen, n: int) -> int:
    """Write what the number in an event field stands for."""
    if values == AS_NUMBER:
        return put_number(pen, n, value)
    if values == AS_SEAT:
        return put_seat(pen, n, value, True)
    return put_word(pen, n, values + value)


@rule
def put_seat(pen: Pen, n: int, seat: int, is_field: bool) -> int:
    """Write a seat; nobody is null, or a dash in a field."""
    if seat >= 0:
        return put_word(pen, n, SEAT_A + seat)
    return put_word(pen, n, NOBODY_WORD) if is_field else put_short(pen, n, NULL)
