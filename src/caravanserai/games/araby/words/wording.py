"""Merchants of Araby in phrases: prompts, choices, events.

Everything is made from a view, so no phrase can tell its reader more than they may know.
"""

from collections.abc import Iterator

from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.phrases import Phrase, Value, phrase
from caravanserai.engine.position import Position
from caravanserai.engine.sheets import EACH, document, sheet, spoken
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.targets import refreshes
from caravanserai.games.araby.rules.terms import pair_of
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.words import phrases
from caravanserai.games.araby.words.vocabulary import KEY, card_name, icon_name, some, words


def effect(box: Box, card: int) -> tuple[Phrase, ...]:
    """What a card does, step by step."""
    steps = (step for step in range(say.STEPS) if box.op[card][step] != say.NO_OP)
    return tuple(_step(box, card, step) for step in steps)


def _step(box: Box, card: int, step: int) -> Phrase:
    op, number = say.OPS[box.op[card][step]], box.number[card][step]
    which = box.which[card][step]
    key = f"effect-{op.replace('_', '-')}"
    if op == "make" and which == say.ANY_PRODUCT:
        key += "-any"
    if op == "refresh" and number == say.ALL_CARDS:
        key += "-all"
    elif op == "refresh" and is_tasked(box, card):
        return phrase(f"{key}-others", number=number, cards=_refreshers(box))
    return phrase(key, number=number, product=some(which, number))


def is_tasked(box: Box, card: int) -> bool:
    """Does a card take effect by being tasked?"""
    return box.kind[card] in (say.PERSONA, say.MERCHANT, say.ALLY)


def _refreshers(box: Box) -> tuple[Phrase, ...]:
    """The cards that a card tasked to refresh doesn't refresh: those that do the same (A8)."""
    cards = [card for card in range(say.TYPES) if box.copies[card] and is_tasked(box, card)]
    same = [card for card in cards if refreshes(box, card)]
    return tuple(phrase("one-card", card=card_name(box, card)) for card in same)


def cost(box: Box, card: int) -> Phrase:
    """What a card costs."""
    icons = [(icon, int(n)) for icon, n in enumerate(box.cost[card]) if n]
    return phrase("costs", icons=tuple(some(icon, n) for icon, n in icons))


def shows(box: Box, card: int) -> tuple[Phrase, ...]:
    """The icons that a discarded card can pay for."""
    return tuple(icon_name(icon) for icon in range(say.ICON_COUNT) if box.icons[card] >> icon & 1)


def term(box: Box, kind: int, what: int, reader: int) -> Phrase:
    """A term of a deal in words."""
    out = sheet()
    phrases.term(EACH, kind, what, UNKNOWN, reader, out)
    return spoken(out, words(box))


def offer_terms(
    box: Box, s: State, maker: int, seat: int, side: int, reader: int
) -> tuple[Phrase, ...]:
    """One side of what `maker` offers a seat, or that it is nothing."""
    out = sheet()
    phrases.offer_terms(KEY.gives, s, maker, seat, side, reader, out)
    return tuple(document(out, words(box))["gives"])


def rules_summary(view: Position) -> list[Phrase]:
    """The rules in brief."""
    box = Box.read(view.box)
    names = ("aim", "turn", "paying", "camels", "caravan", "deals", "end")
    said = [phrase(f"rules-{name}", turns=box.stacks, offers=box.offer_limit) for name in names]
    for card in range(len(say.CARD_WORDS)):
        if box.copies[card]:
            name = card_name(box, card)
            said.append(about_card(box, card, name))
    return said


def about_card(box: Box, card: int, name: Value) -> Phrase:
    """What a card does, costs and pays for."""
    if card < say.PERSONAS:
        return phrase("rules-persona", name=name, effect=effect(box, card))
    icons = shows(box, card)
    return phrase(
        "rules-card",
        name=name,
        effect=effect(box, card),
        cost=cost(box, card),
        icons=icons,
        count=len(icons),
    )


def knowledge(view: Position, seat: int) -> list[Phrase]:
    """Known cards in other hands and the deck, and the open offers."""
    box, s = Box.read(view.box), State.read(view.state)
    return [*_offers(box, s, seat), *_known_hands(box, s, seat), *_known_deck(box, s)]


def _offers(box: Box, s: State, seat: int) -> Iterator[Phrase]:
    for other in range(box.players):
        if other == seat:
            continue
        being_made = s.offer[pair_of(seat, other)] == say.BEING_MADE
        own = "making" if being_made else "yours"
        for key, maker, taker in (("to-you", other, seat), (own, seat, other)):
            if s.offer[pair_of(maker, taker)] == say.WAITING or (maker == seat and being_made):
                gives, wants = (offer_terms(box, s, maker, taker, side, seat) for side in range(2))
                yield phrase(
                    f"knows-offer-{key}",
                    other=say.SEAT_NAMES[other],
                    maker=say.SEAT_NAMES[maker],
                    gives=gives,
                    wants=wants,
                )


def _known_hands(box: Box, s: State, seat: int) -> Iterator[Phrase]:
    for other in range(box.players):
        held = s.face[s.start[say.HAND + other] : s.start[say.HAND + other + 1]]
        if known := [card for card in held if card >= 0 and other != seat]:
            names = tuple(phrase("one-card", card=card_name(box, card)) for card in known)
            yield phrase("knows-hand", player=say.SEAT_NAMES[other], cards=names)


def _known_deck(box: Box, s: State) -> Iterator[Phrase]:
    deck = list(reversed(s.face[s.start[say.DECK] : s.start[say.DECK + 1]]))
    known = [(depth, card) for depth, card in enumerate(deck, 1) if card >= 0]
    if known:
        names = tuple(
            phrase("card-at", depth=depth, card=card_name(box, card)) for depth, card in known
        )
        yield phrase("knows-deck", cards=names)


assert len(say.PRODUCTS) == say.ANY_PRODUCT
