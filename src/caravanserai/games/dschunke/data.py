"""The data file: market cards, tracks, starting strips and special cards of one edition of the box.

data.toml comes with the package and explains the format. A file given instead is checked in full;
errors name the entry.
"""

import functools
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from caravanserai.engine import documents
from caravanserai.engine.errors import BadOption
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.state import Box

Document = Mapping[str, Any]

PLAIN_CARDS: Final = say.SPECIALS[1 : say.MONEY_CARD]
VALUES: Final = (*map(str, range(say.MOST_WORTH + 1)), "S")
SPACES: Final = {"load 1": (say.LOAD, 1), "load 2": (say.LOAD, 2), "goods": (say.GOODS_MERCHANT, 0),
                 "money": (say.MONEY, 0)}  # fmt: skip
_KEYS: Final = ("junks", "market", "merchants", "trainees", "strips", "special")


@functools.cache
def standard() -> Document:
    """The document of the package's own data file."""
    return parse(documents.standard(__package__))


def parse(text: str) -> Document:
    """Parse a document from TOML, or from the one-line JSON in position texts and logs."""
    return _table(documents.parse(text), "", _KEYS)


def fill_box(box: Box, document: Document) -> None:
    """Write a document into a box, checking everything."""
    box.clockwise = _clockwise(document["junks"])
    box.market = _market(document["market"])
    box.merchants = _merchants(document["merchants"])
    _trainees(box, document["trainees"])
    strips = _table(document["strips"], "strips", ("3", "4"))
    box.strips = [_strips(strips[count], f"strips.{count}", int(count)) for count in ("3", "4")]
    _specials(box, document["special"])


def document_of(box: Box) -> Document:
    """The document that fills a box like this."""
    junks = [0]
    while len(junks) < say.JUNK_COUNT:
        junks.append(box.clockwise[junks[-1]])
    return {
        "junks": [say.JUNKS[junk] for junk in junks],
        "market": [
            {
                say.JUNKS[g]: "S" if card[g] == say.SPECIAL_CARD else card[g]
                for g in range(1, say.SLOTS)
            }
            for card in box.market
        ],
        "merchants": {say.WORKERS[m]: say.JUNKS[box.merchants[m]] for m in range(say.MERCHANTS)},
        "trainees": {
            **{row: _spaces(box, number) for number, row in enumerate(say.ROWS)},
            **{
                say.TRACK_EVENTS[event]: _rounds(box, event) for event in (say.S_EVENT, say.Y_EVENT)
            },
        },
        "strips": {str(3 + i): _placed(layout) for i, layout in enumerate(box.strips)},
        "special": {
            **{name: box.copies[1 + i] for i, name in enumerate(PLAIN_CARDS)},
            "money": {junk: box.copies[say.MONEY_CARD + i] for i, junk in enumerate(say.JUNKS)},
            "eight": {junk: box.copies[say.EIGHT + i] for i, junk in enumerate(say.JUNKS)},
            "twelve": {junk: say.JUNKS[box.second[i]] for i, junk in enumerate(say.JUNKS)},
        },
    }


def in_one_line(box: Box) -> str:
    """A box's document on one line, or nothing if it is the package's own."""
    ours = Box()
    fill_box(ours, standard())
    mine = document_of(box)
    return "" if mine == document_of(ours) else json.dumps(mine, separators=(",", ":"))


# Checks: each names the entry it is about.


def _table(value: object, key: str, names: Sequence[str]) -> Document:
    """A table with exactly these names."""
    if not isinstance(value, dict):
        raise BadOption("data-form", key=key or "-", wanted=", ".join(names))
    for name in names:
        if name not in value:
            raise BadOption("data-missing", key=_inside(key, name))
    for name in value:
        if name not in names:
            raise BadOption("data-unknown", key=_inside(key, str(name)), known=", ".join(names))
    return value


def _inside(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name


def _list(value: object, key: str, count: int) -> list[Any]:
    """A list of exactly this many entries."""
    if not isinstance(value, list):
        raise BadOption("data-form", key=key, wanted="[ … ]")
    if len(value) != count:
        raise BadOption("data-count", key=key, count=len(value), wanted=count)
    return value


def _number(value: object, key: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadOption("data-number", key=key, value=str(value), low=low, high=high)
    return value


def _one_of(value: object, key: str, names: Iterable[str]) -> str:
    """One of the names."""
    known = list(names)
    if value not in known:
        raise BadOption("data-name", key=key, value=str(value), known=", ".join(known))
    return str(value)


def _junk(value: object, key: str) -> int:
    return say.JUNKS.index(_one_of(value, key, say.JUNKS))


def _once_each(listed: Sequence[object], key: str) -> None:
    """Nothing may be listed twice."""
    for item in listed:
        if list(listed).count(item) > 1:
            raise BadOption("data-twice", key=key, value=str(item))


# Parts of a document


def _clockwise(value: object) -> list[int]:
    names = _list(value, "junks", say.JUNK_COUNT)
    order = [_junk(name, "junks") for name in names]
    _once_each(names, "junks")
    after = [0] * say.JUNK_COUNT
    for place, junk in enumerate(order):
        after[junk] = order[(place + 1) % say.JUNK_COUNT]
    return after


def _market(value: object) -> list[list[int]]:
    return [
        _card(card, f"market.{number}")
        for number, card in enumerate(_list(value, "market", say.ROUNDS), 1)
    ]


def _card(value: object, key: str) -> list[int]:
    """One card: for each good a number of Yuan, or S."""
    card = _table(value, key, say.JUNKS[1:])
    worth = [_one_of(_written(card[junk]), _inside(key, junk), VALUES) for junk in say.JUNKS[1:]]
    return [0] + [VALUES.index(text) for text in worth]


def _written(value: object) -> object:
    """A market value as text; a boolean is not a number."""
    return str(value) if type(value) is int else value


def _merchants(value: object) -> list[int]:
    table = _table(value, "merchants", say.WORKERS[: say.MERCHANTS])
    junks = [_junk(table[name], f"merchants.{name}") for name in say.WORKERS[: say.MERCHANTS]]
    _once_each([say.JUNKS[junk] for junk in junks], "merchants")
    return junks


def _trainees(box: Box, value: object) -> None:
    table = _table(value, "trainees", (*say.ROWS, "S", "Y"))
    tracks = [
        [SPACES[_one_of(space, f"trainees.{row}", SPACES)]
         for space in _list(table[row], f"trainees.{row}", say.ROUNDS)]
        for row in say.ROWS
    ]  # fmt: skip
    box.track = [[kind for kind, _ in track] for track in tracks]
    box.track_strips = [[strips for _, strips in track] for track in tracks]
    box.events = [say.NO_EVENT] * say.ROUNDS
    for event, name in ((say.S_EVENT, "S"), (say.Y_EVENT, "Y")):
        key = f"trainees.{name}"
        if not isinstance(table[name], list):
            raise BadOption("data-form", key=key, wanted="[ … ]")
        for entry in table[name]:
            number = _number(entry, key, 1, say.ROUNDS)
            if box.events[number - 1] != say.NO_EVENT:
                raise BadOption("data-twice", key=key, value=str(number))
            box.events[number - 1] = event


def _strips(value: object, key: str, players: int) -> list[list[int]]:
    """How many strips each seat has on each junk."""
    table = _table(value, key, say.JUNKS)
    return [_layer(table[junk], _inside(key, junk), players) for junk in say.JUNKS]


def _layer(value: object, key: str, players: int) -> list[int]:
    if not isinstance(value, str):
        raise BadOption("data-form", key=key, wanted='"A B C"')
    names = [_one_of(name, key, say.SEAT_NAMES[:players]) for name in value.split()]
    if len(names) > say.LAYER:
        raise BadOption("data-number", key=key, value=str(len(names)), low=0, high=say.LAYER)
    return [names.count(seat) for seat in say.SEAT_NAMES]


def _specials(box: Box, value: object) -> None:
    table = _table(value, "special", (*PLAIN_CARDS, "money", "eight", "twelve"))
    copies = [0]
    copies += [_copies(table[name], f"special.{name}") for name in PLAIN_CARDS]
    for name in ("money", "eight"):
        by_junk = _table(table[name], f"special.{name}", say.JUNKS)
        copies += [_copies(by_junk[junk], f"special.{name}.{junk}") for junk in say.JUNKS]
    pairs = _table(table["twelve"], "special.twelve", say.JUNKS)
    box.second = [_junk(pairs[junk], f"special.twelve.{junk}") for junk in say.JUNKS]
    for junk, second in enumerate(box.second):
        if second == junk:
            raise BadOption(
                "data-twice", key=f"special.twelve.{say.JUNKS[junk]}", value=say.JUNKS[junk]
            )
    box.copies = copies + [1] * say.JUNK_COUNT
    assert len(box.copies) == say.TWELVE + say.JUNK_COUNT
    if sum(box.copies) != say.SPECIAL_CARDS:
        raise BadOption(
            "data-count", key="special", count=sum(box.copies), wanted=say.SPECIAL_CARDS
        )


def _copies(value: object, key: str) -> int:
    return _number(value, key, 0, say.SPECIAL_CARDS)


# Back from a box


def _spaces(box: Box, row: int) -> list[str]:
    named = {meaning: name for name, meaning in SPACES.items()}
    spaces = zip(box.track[row], box.track_strips[row], strict=True)
    return [named[kind, strips] for kind, strips in spaces]


def _rounds(box: Box, event: int) -> list[int]:
    return [number for number, found in enumerate(box.events, 1) if found == event]


def _placed(layout: list[list[int]]) -> dict[str, str]:
    return {
        junk: " ".join(say.SEAT_NAMES[seat] for seat, n in enumerate(counts) for _ in range(n))
        for junk, counts in zip(say.JUNKS, layout, strict=True)
    }


def card_names(box: Box) -> list[str]:
    """A name for each market card: its values for brown, white, orange, purple, such as 214S.

    The second of two equal cards is called 214Sb, and so on.
    """
    names: list[str] = []
    for card in box.market:
        plain = "".join(VALUES[card[g]] for g in _PRINTED_ORDER)
        earlier = sum(name[:4] == plain for name in names)
        names.append(plain + " bcdefghij"[earlier].strip())
    return names


_PRINTED_ORDER: Final = tuple(
    say.JUNKS.index(junk) for junk in ("brown", "white", "orange", "purple")
)
assert len(say.GOODS) == say.SLOTS == len(say.JUNKS)
assert VALUES[say.SPECIAL_CARD] == "S"
