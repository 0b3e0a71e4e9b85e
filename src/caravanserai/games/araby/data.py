"""The data file: personas, deck cards, backs and caravans of one edition of the box.

data.toml comes with the package and explains the format. A file given instead is checked in full;
errors name the entry.
"""

import functools
import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from caravanserai.engine import documents
from caravanserai.engine.errors import BadOption
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.state import NAME_BYTES, Box

Document = Mapping[str, Any]
Step = tuple[int, int, int]

_LISTS: Final = ("persona", "card", "back", "caravan")
_STEP: Final = re.compile(r"(?P<op>[a-z_]+)\((?P<args>[a-z0-9, ]*)\)")
_CITY: Final = re.compile(r"\w[^\s,;:#*?]*")  # one word in the statements of a position
_MOST_COST: Final = 6
_MOST_PAY: Final = 20
_MOST_NUMBER: Final = 9


@functools.cache
def standard() -> Document:
    """The document of the package's own data file."""
    return parse(documents.standard(__package__))


def parse(text: str) -> Document:
    """Parse a document from TOML, or from the one-line JSON in position texts and logs."""
    return _table(documents.parse(text), "", _LISTS)


def fill_box(box: Box, document: Document) -> None:
    """Write a document into a box, checking everything."""
    _clear(box)
    _personas(box, _list(document["persona"], "persona", say.PERSONAS))
    cards = _list(document["card"], "card")
    _cards(box, cards)
    _backs(box, _list(document["back"], "back"))
    _pairing(box, cards)
    _caravans(box, _list(document["caravan"], "caravan", say.CARAVANS))


def document_of(box: Box) -> Document:
    """The document that fills a box like this."""
    return {
        "persona": [
            {"name": name_of(box, card), "effect": effect_text(box, card)}
            for card in range(say.PERSONAS)
        ],
        "card": [
            _card_document(box, c)
            for c in range(say.PERSONAS, say.TYPES)
            if box.kind[c] != say.NO_KIND
        ],
        "back": [
            {"bandit": box.bandit[b] + 1, "pays": box.pays[b], "copies": box.back_copies[b]}
            for b in range(box.backs)
        ],
        "caravan": [
            {"city": _decoded(box.city[c]), "spaces": [say.PRODUCTS[p] for p in box.caravans[c]]}
            for c in range(say.CARAVANS)
        ],
    }


def in_one_line(box: Box) -> str:
    """A box's document on one line, or nothing if it is the package's own."""
    mine = document_of(box)
    return "" if mine == _standard_document() else json.dumps(mine, separators=(",", ":"))


@functools.cache
def standard_box() -> Box:
    """A box with the cards of the package's set, for nobody in particular."""
    ours = Box.load(Box.rows())
    fill_box(ours, standard())
    return ours


@functools.cache
def _standard_document() -> Document:
    return document_of(standard_box())


def name_of(box: Box, card: int) -> str:
    """The name of a card type, as the file gives it."""
    return _decoded(box.name[card])


def city_of(box: Box, caravan: int) -> str:
    """The city of a caravan card."""
    return _decoded(box.city[caravan])


def city_word(box: Box, caravan: int) -> str:
    """The city of a caravan card as one word."""
    return "-".join(city_of(box, caravan).lower().split())


def effect_text(box: Box, card: int) -> str:
    """The effect of a card type as the file writes it."""
    steps = zip(box.op[card], box.which[card], box.number[card], strict=True)
    return "; ".join(_step_text(*step) for step in steps if step[0] != say.NO_OP)


def _step_text(op: int, which: int, number: int) -> str:
    word = say.OPS[op]
    if word in say.BARE_OPS:
        return f"{word}()"
    if word == "make":
        return f"make({(*say.PRODUCTS, 'any')[which]},{number})"
    return f"{word}({'all' if word == 'refresh' and number == say.ALL_CARDS else number})"


def _card_document(box: Box, card: int) -> Document:
    cost = [say.ICONS[i] for i in range(say.ICON_COUNT) for _ in range(box.cost[card][i])]
    document: dict[str, Any] = {
        "name": name_of(box, card),
        "kind": say.CARD_KINDS[box.kind[card]],
        "cost": cost,
        "icons": [say.ICONS[i] for i in range(say.ICON_COUNT) if box.icons[card] >> i & 1],
        "effect": effect_text(box, card),
        "copies": box.copies[card],
    }
    if box.pairing[0] >= 0:
        first = sum(box.copies[say.PERSONAS : card])
        document["backs"] = [b + 1 for b in box.pairing[first : first + box.copies[card]]]
    return document


# Reading, with every check; each names the entry it is about.


def _clear(box: Box) -> None:
    empty = Box.load(Box.rows())
    for name in Box.fields:
        if name not in ("players", "stacks", "personas", "offer_limit", "start"):
            setattr(box, name, getattr(empty, name))


def _personas(box: Box, personas: Sequence[object]) -> None:
    for card, persona in enumerate(personas):
        key = f"persona.{card + 1}"
        entry = _table(persona, key, ("name", "effect"), ("text",))
        box.kind[card], box.copies[card] = say.PERSONA, 1
        name = _encoded(entry["name"], f"{key}.name")
        if name in box.name:
            raise BadOption("data-twice", key=key, value=entry["name"])
        box.name[card] = name
        _effect(box, card, entry["effect"], f"{key}.effect", tasked=True)


def _cards(box: Box, cards: Sequence[object]) -> None:
    """Cards named as in the package's set keep their numbers; others get free ones."""
    spare = iter(range(len(say.CARD_NAMES), say.TYPES))
    counts: Counter[str] = Counter()
    for number, item in enumerate(cards, 1):
        known = ("name", "kind", "cost", "icons", "effect", "copies")
        entry = _table(item, f"card.{number}", known, ("text", "backs"))
        key = f"card.{entry['name']}"
        name = _encoded(entry["name"], f"card.{number}.name")
        shipped = entry["name"] in say.CARD_NAMES[say.PERSONAS :]
        card = say.CARD_NAMES.index(entry["name"]) if shipped else next(spare, say.TYPES)
        if card == say.TYPES:
            raise BadOption("data-too-many-names", key=key, most=say.TYPES - len(say.CARD_NAMES))
        if name in box.name:
            raise BadOption("data-twice", key=f"card.{number}", value=entry["name"])
        box.name[card] = name
        _card(box, card, entry, key)
        counts[entry["kind"]] += box.copies[card]
    for kind, wanted in say.KIND_COUNTS.items():
        if counts[kind] != wanted:
            raise BadOption("data-count", key=f"card.{kind}", count=counts[kind], wanted=wanted)


def _card(box: Box, card: int, entry: Document, key: str) -> None:
    kind = _one_of(entry["kind"], f"{key}.kind", say.KIND_COUNTS)
    box.kind[card] = say.CARD_KINDS.index(kind)
    box.copies[card] = _number(entry["copies"], f"{key}.copies", 1, say.DECK_CARDS)
    cost = _list(entry["cost"], f"{key}.cost")
    if len(cost) > _MOST_COST:
        raise BadOption("data-count", key=f"{key}.cost", count=len(cost), wanted=_MOST_COST)
    for icon in cost:
        box.cost[card][say.ICONS.index(_one_of(icon, f"{key}.cost", say.ICONS))] += 1
    icons = [
        _one_of(icon, f"{key}.icons", say.ICONS) for icon in _list(entry["icons"], f"{key}.icons")
    ]
    if not icons or len(set(icons)) < len(icons):
        raise BadOption("data-form", key=f"{key}.icons", wanted=", ".join(say.ICONS))
    box.icons[card] = sum(1 << say.ICONS.index(icon) for icon in icons)
    _effect(box, card, entry["effect"], f"{key}.effect", tasked=kind in ("merchant", "ally"))


def _effect(box: Box, card: int, effect: object, key: str, tasked: bool) -> None:
    if not isinstance(effect, str):
        raise BadOption("data-form", key=key, wanted="make(any,1)")
    parts = [part.strip() for part in effect.split(";")]
    if not 1 <= len(parts) <= say.STEPS:
        raise BadOption("data-count", key=key, count=len(parts), wanted=say.STEPS)
    for step, part in enumerate(parts):
        op, which, number = _step(part, key)
        if tasked and say.OPS[op] == "refresh" and number == say.ALL_CARDS:
            raise BadOption("data-endless", key=key, effect=part)
        box.op[card][step], box.which[card][step], box.number[card][step] = op, which, number
    _order(box, card, key)


def _order(box: Box, card: int, key: str) -> None:
    """`give_drawn` must follow a draw, before any other card comes to hand."""
    drawn = False
    for op in box.op[card]:
        if say.OPS[op] == "give_drawn" and not drawn:
            raise BadOption("data-effect", key=key, effect="give_drawn")
        drawn = say.OPS[op] == "draw" or (
            drawn and say.OPS[op] not in ("from_discard", "swap_draft")
        )


def _step(text: str, key: str) -> Step:
    match = _STEP.fullmatch(text)
    if match is None or match["op"] not in say.OPS[1:]:
        raise BadOption("data-effect", key=key, effect=text)
    word, arguments = match["op"], [a.strip() for a in match["args"].split(",")]
    op, which = say.OPS.index(word), 0
    if word == "make" and arguments and arguments[0] in (*say.PRODUCTS, "any"):
        which = say.ANY_PRODUCT if arguments[0] == "any" else say.PRODUCTS.index(arguments[0])
        arguments = arguments[1:]
    elif word == "make":
        raise BadOption("data-effect", key=key, effect=text)
    if word in say.BARE_OPS:
        if arguments != [""]:
            raise BadOption("data-effect", key=key, effect=text)
        return op, which, 1
    if word == "refresh" and arguments == ["all"]:
        return op, which, say.ALL_CARDS
    most = say.MOST_LOOKED_AT if word in ("peek", "arrange_top") else _MOST_NUMBER
    most = 1 if word in ("convert", "swap_draft") else most
    if len(arguments) != 1 or not arguments[0].isdecimal() or not 1 <= int(arguments[0]) <= most:
        raise BadOption("data-effect", key=key, effect=text)
    return op, which, int(arguments[0])


def _backs(box: Box, backs: Sequence[object]) -> None:
    if len(backs) > say.DECK_CARDS:
        raise BadOption("data-count", key="back", count=len(backs), wanted=say.DECK_CARDS)
    for back, item in enumerate(backs):
        key = f"back.{back + 1}"
        entry = _table(item, key, ("bandit", "pays", "copies"))
        box.bandit[back] = _number(entry["bandit"], f"{key}.bandit", 1, say.SPACES) - 1
        pays = _list(entry["pays"], f"{key}.pays", say.ROWS)
        box.pays[back] = [_number(pay, f"{key}.pays", 0, _MOST_PAY) for pay in pays]
        box.back_copies[back] = _number(entry["copies"], f"{key}.copies", 1, say.DECK_CARDS)
    box.backs = len(backs)
    total = sum(box.back_copies)
    if total != say.DECK_CARDS:
        raise BadOption("data-count", key="back.copies", count=total, wanted=say.DECK_CARDS)


def _pairing(box: Box, cards: Sequence[Any]) -> None:
    """The back of each card, if the file gives it: `backs`, indices into the list of backs."""
    box.pairing = [-1] * say.DECK_CARDS
    given = [card["name"] for card in cards if "backs" in card]
    if not given:
        return
    by_name = {_decoded(box.name[c]): c for c in range(say.PERSONAS, say.TYPES) if box.kind[c]}
    paired: list[list[int]] = [[] for _ in range(say.TYPES)]
    for card in cards:
        key, number = f"card.{card['name']}.backs", by_name[card["name"]]
        backs = _list(card.get("backs"), key, box.copies[number])
        paired[number] = [_number(back, key, 1, box.backs) - 1 for back in backs]
    box.pairing = [back for backs in paired for back in backs]
    used = Counter(box.pairing)
    for back in range(box.backs):
        if used[back] != box.back_copies[back]:
            wanted = box.back_copies[back]
            raise BadOption("data-count", key=f"back.{back + 1}", count=used[back], wanted=wanted)


def _caravans(box: Box, caravans: Sequence[object]) -> None:
    words: set[str] = set()
    for caravan, item in enumerate(caravans):
        key = f"caravan.{caravan + 1}"
        entry = _table(item, key, ("city", "spaces"))
        box.city[caravan] = _encoded(entry["city"], f"{key}.city")
        word = city_word(box, caravan)
        if not _CITY.fullmatch(word):
            raise BadOption("data-form", key=f"{key}.city", wanted="Samarkand")
        if word in words:
            raise BadOption("data-twice", key=f"{key}.city", value=entry["city"])
        words.add(word)
        spaces = _list(entry["spaces"], f"{key}.spaces", say.SPACES)
        box.caravans[caravan] = [
            say.PRODUCTS.index(_one_of(product, f"{key}.spaces", say.PRODUCTS))
            for product in spaces
        ]


def _table(value: object, key: str, names: Sequence[str], optional: Sequence[str] = ()) -> Document:
    """A table with these names, and no others except the optional ones."""
    if not isinstance(value, dict):
        raise BadOption("data-form", key=key or "-", wanted=", ".join(names))
    for name in names:
        if name not in value:
            raise BadOption("data-missing", key=f"{key}.{name}".strip("."))
    for name in value:
        if name not in (*names, *optional):
            raise BadOption("data-unknown", key=f"{key}.{name}".strip("."), known=", ".join(names))
    return value


def _list(value: object, key: str, count: int | None = None) -> list[Any]:
    """A list, with exactly this many entries if given."""
    if not isinstance(value, list):
        raise BadOption("data-form", key=key, wanted="[ … ]")
    if count is not None and len(value) != count:
        raise BadOption("data-count", key=key, count=len(value), wanted=count)
    return value


def _number(value: object, key: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadOption("data-number", key=key, value=str(value), low=low, high=high)
    return value


def _one_of(value: object, key: str, names: Iterable[str]) -> str:
    known = list(names)
    if not isinstance(value, str) or value not in known:
        raise BadOption("data-name", key=key, value=str(value), known=", ".join(known))
    return value


def _encoded(value: object, key: str) -> list[int]:
    """A name as the signed bytes of its UTF-8, padded with zeros."""
    data = value.encode(errors="surrogatepass") if isinstance(value, str) else b""
    if not 1 <= len(data) <= NAME_BYTES or not str(value).isprintable():
        raise BadOption("data-name-length", key=key, most=NAME_BYTES)
    signed = [byte - 256 if byte > 127 else byte for byte in data]
    return signed + [0] * (NAME_BYTES - len(signed))


def _decoded(row: Sequence[int]) -> str:
    return bytes(byte & 255 for byte in row).rstrip(b"\0").decode()
