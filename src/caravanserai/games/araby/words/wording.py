"""Merchants of Araby in phrases: what is asked, what a choice does, what happened.

Everything is made from a view, so no phrase can tell its reader more than they may know.
"""

from collections.abc import Iterator
from typing import Final

from caravanserai.engine.events import NOBODY, UNKNOWN, Event
from caravanserai.engine.game import Position
from caravanserai.engine.jit import scratch
from caravanserai.engine.phrases import Phrase, Value, phrase
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.data import city_of, name_of
from caravanserai.games.araby.rules.adding import last_kind, term_kind, term_value
from caravanserai.games.araby.rules.fixing import fixed_action
from caravanserai.games.araby.rules.playing_cards import MOST_WAYS, icon_due, ways_to_pay
from caravanserai.games.araby.rules.targets import refreshes
from caravanserai.games.araby.rules.terms import giver_of, kind_of, mode_of, pair_of
from caravanserai.games.araby.state import Box, State

_UNKNOWN: Final = "-unknown"


def card_name(box: Box, card: int) -> Value:
    """The name of a card: translated if it is one of the package's set, else the file's."""
    if card == say.ANY_CARD:
        return phrase("any-card")
    if card < 0:
        return phrase("unknown-card")
    own = card < len(say.CARD_NAMES) and name_of(box, card) == say.CARD_NAMES[card]
    return phrase(f"card-{say.CARD_WORDS[card]}") if own else name_of(box, card)


def icon_name(icon: int) -> Phrase:
    """A product, or a coin."""
    return phrase(f"icon-{say.ICONS[icon]}")


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
    return phrase(key, number=number, product=icon_name(which))


def is_tasked(box: Box, card: int) -> bool:
    """Does a card take effect by being tasked?"""
    return box.kind[card] in (say.PERSONA, say.MERCHANT, say.ALLY)


def _refreshers(box: Box) -> tuple[Phrase, ...]:
    """The cards that one tasked to refresh does not refresh: those that do the same (A8)."""
    cards = [card for card in range(say.TYPES) if box.copies[card] and is_tasked(box, card)]
    same = [card for card in cards if refreshes(box, card)]
    return tuple(phrase("one-card", card=card_name(box, card)) for card in same)


def cost(box: Box, card: int) -> Phrase:
    """What a card costs."""
    icons = [icon for icon in range(say.ICON_COUNT) for _ in range(box.cost[card][icon])]
    return phrase("costs", icons=tuple(icon_name(icon) for icon in icons))


def shows(box: Box, card: int) -> tuple[Phrase, ...]:
    """The icons that a card discarded can pay for."""
    return tuple(icon_name(icon) for icon in range(say.ICON_COUNT) if box.icons[card] >> icon & 1)


def someone(seat: int, reader: int) -> Value:
    """A player as the object of a sentence."""
    return phrase("you-object") if seat == reader else say.SEAT_NAMES[seat]


def _yes(true: object) -> str:
    return "yes" if true else "no"


def prompt(view: Position, seat: int) -> Phrase:
    """What `seat` has to decide now, in one sentence."""
    box, s = Box.read(view.box), State.read(view.state)
    if s.decision in (say.MAIN, say.LAST) and s.maker[seat]:
        other = say.SEAT_NAMES[s.maker[seat] - 1]
        part = phrase(f"part-{s.part[seat]}")
        return phrase("prompt-making", other=other, part=part, naming=_yes(s.naming[seat]))
    if s.decision in (say.MAIN, say.LAST) and s.passed >> seat & 1:
        return phrase("prompt-passed", active=say.SEAT_NAMES[s.active])
    if s.decision == say.CALLED or s.deal < 0:
        _, to, kind, what = s.debts[(s.calling or -s.deal) - 1]
        key = "prompt-called" if s.decision == say.CALLED else "prompt-name-debt"
        return phrase(key, other=say.SEAT_NAMES[to], term=term(box, kind, what))
    icon = icon_due(s)
    return phrase(
        f"prompt-{say.DECISIONS[s.decision]}",
        active=say.SEAT_NAMES[s.active],
        yours=_yes(s.active == seat),
        card=card_name(box, s.card) if s.card else "",
        icon=icon_name(max(icon, 0)),
        left=s.left,
        only=_yes(s.decision == say.PAY and _only_cards_pay(box, s)),
    )


def _only_cards_pay(box: Box, s: State) -> bool:
    ways = scratch(MOST_WAYS)
    return all(say.ACTIONS.kind(way) == "card" for way in ways[: ways_to_pay(box, s, ways)])


def term(box: Box, kind: int, what: int, fixed: int = UNKNOWN) -> Phrase:
    """A term of a deal in words."""
    if kind == say.CHOICE_TERM:
        return phrase("term-choice", choice=fixed_choice(box, fixed_action(what, fixed)))
    name: Value = what
    if kind in (say.CARD_TERM, say.ENTOURAGE_TERM, say.TASK_TERM):
        name = card_name(box, what)
    elif kind in (say.PRODUCT_TERM, say.CREDIT_TERM):
        name = icon_name(what)
    elif kind == say.SPACE_TERM:
        name = what + 1
    elif kind == say.CAMEL_TERM:
        owner, space = divmod(what, say.SPACES)
        name = phrase("fixed-camel", owner=say.SEAT_NAMES[owner], space=space + 1)
    return phrase(f"term-{say.TERMS[kind]}", what=name)


def fixed_choice(box: Box, action: int) -> Phrase:
    """A choice of a card tasked for the partner that the offer fixes (A15)."""
    kind, value = say.ACTIONS.kind(action), say.ACTIONS.parameter(action)
    if kind == "camel":
        owner, space = divmod(value, say.SPACES)
        return phrase("fixed-camel", owner=say.SEAT_NAMES[owner], space=space + 1)
    if kind in ("yes", "no"):
        return phrase(f"fixed-{kind}")
    if kind == "player":
        return phrase("choice-player", other=say.SEAT_NAMES[value])
    return phrase("choice-card", card=card_name(box, value)) if kind == "card" else icon_name(value)


def dated_term(box: Box, first: int, what: int, fixed: int = UNKNOWN) -> Phrase:
    """A term with when it is due."""
    said = term(box, kind_of(first), what, fixed)
    return phrase(f"when-{say.MODES[mode_of(first)]}", term=said)


def offer_terms(box: Box, s: State, pair: int, side: int) -> tuple[Phrase, ...]:
    """One side of an offer, or that it is nothing."""
    low = side * say.SIDE_TERMS
    said = tuple(dated_term(box, *s.terms[pair][low + i]) for i in range(s.count[pair][side]))
    return said or (phrase("term-nothing"),)


def _offered(box: Box, s: State, maker: int, seat: int, side: int) -> tuple[Phrase, ...]:
    """One side of what `maker` offers to a seat; nobody offers themselves anything."""
    if maker == seat:
        return (phrase("term-nothing"),)
    return offer_terms(box, s, pair_of(maker, seat), side)


def choice(view: Position, seat: int, action: int) -> Phrase:
    """What an action does, as the label of a choice."""
    box, s = Box.read(view.box), State.read(view.state)
    kind, parameter = say.ACTIONS.kind(action), say.ACTIONS.parameter(action)
    if s.decision in (say.MAIN, say.LAST) and s.maker[seat] and not s.naming[seat]:
        adds = term_kind(action)
        fixes = last_kind(s, seat) == say.TASK_TERM and adds != say.TASK_TERM
        if adds and not fixes:
            return phrase("choice-term", term=term(box, adds, term_value(action, adds)))
    return phrase(f"choice-{kind}", **_parameter(box, s, seat, kind, parameter))


def _parameter(box: Box, s: State, seat: int, kind: str, value: int) -> dict[str, Value]:
    if kind in ("play", "task", "card", "entourage"):
        return {"card": card_name(box, value)}
    if kind == "camel":
        owner, space = divmod(value, say.SPACES)
        product = box.caravans[s.caravan[owner]][space] if s.caravan[owner] >= 0 else 0
        who = say.SEAT_NAMES[owner]
        return {"owner": who, "space": space + 1, "product": icon_name(product)}
    if kind in ("product", "credit"):
        return {"icon": icon_name(value)}
    if kind in ("player", "offer", "counter", "withdraw"):
        return {"other": say.SEAT_NAMES[value]}
    if kind in ("accept", "decline"):
        gets, gives = (_offered(box, s, value, seat, side) for side in (say.GIVES, 1))
        return {"other": say.SEAT_NAMES[value], "gets": gets, "gives": gives}
    if kind == "settle":
        _, to, owed, what = s.debts[value]
        return {"other": say.SEAT_NAMES[to], "term": term(box, owed, what)}
    if kind in ("kept", "broken"):
        by, _, promised, what, *_ = s.promises[value]
        other = say.SEAT_NAMES[max(by - 1, 0)]
        return {"other": other, "term": term(box, promised or 1, what)}
    return {"number": value + 1 if kind in ("nth", "space") else value}


def event_phrase(view: Position, event: Event, reader: int) -> Phrase:
    """An event as a sentence for `reader`, from the fields that they may see."""
    box = Box.read(view.box)
    key = f"event-{event.kind}"
    args: dict[str, Value] = {}
    if event.seat != NOBODY:
        args["player"] = (
            say.SEAT_NAMES[event.seat] if event.seat != reader else phrase("you-subject")
        )
        args["you"] = _yes(event.seat == reader)
    if event.kind == "tasked" and event.fields["other"] != event.seat:
        key += "-for"
    for name, value in event.fields.items():
        if value is None:
            key = f"event-{event.kind}{_UNKNOWN}"
        elif name == "term":
            first, what = event.fields["term"] or 0, event.fields["value"]
            fixes = first == say.CHOICE_TERM and what is not None
            named = (
                divmod(what or 0, say.ACTION_PART)
                if fixes
                else (UNKNOWN if what is None else what,)
            )
            args["term"] = dated_term(box, first, *named)
        elif name != "value":
            args[name] = _field(box, name, value, reader)
    return phrase(key, **args)


def _field(box: Box, name: str, value: int, reader: int) -> Value:
    if name in ("other", "caravan"):
        return someone(value, reader)
    if name == "card":
        return card_name(box, value)
    if name in ("product", "into", "icon"):
        return icon_name(value)
    if name in ("space", "to"):
        return value + 1
    if name == "city":
        return city(box, value)
    if name == "back":
        return back(box, value - 1)
    if name == "why":
        return say.RETURNS[value]
    return phrase(f"ending-{say.ENDINGS[value]}") if name == "reason" else value


def city(box: Box, caravan: int) -> Value:
    """The city of a caravan, as the file names it."""
    return city_of(box, caravan)


def back(box: Box, number: int) -> Phrase:
    """A back: where bandits strike, what each row pays."""
    if number < 0:
        return phrase("no-back")
    top, middle, bottom = box.pays[number]
    bandit = box.bandit[number] + 1
    return phrase("back", bandit=bandit, top=top, middle=middle, bottom=bottom)


def rules_summary(view: Position) -> list[Phrase]:
    """The rules in brief."""
    box = Box.read(view.box)
    names = ("aim", "turn", "paying", "camels", "caravan", "deals", "end")
    said = [phrase(f"rules-{name}", turns=box.stacks, offers=box.offer_limit) for name in names]
    for card in range(len(say.CARD_WORDS)):
        if box.copies[card]:
            name = card_name(box, card)
            said.append(_about_card(box, card, name))
    return said


def _about_card(box: Box, card: int, name: Value) -> Phrase:
    if card < say.PERSONAS:
        return phrase("rules-persona", name=name, effect=effect(box, card))
    icons = shows(box, card) or (phrase("term-nothing"),)
    return phrase(
        "rules-card",
        name=name,
        effect=effect(box, card),
        cost=cost(box, card),
        icons=icons,
        count=len(icons),
    )


def knowledge(view: Position, seat: int) -> list[Phrase]:
    """Known cards of other hands and of the deck, and the offers that wait."""
    box, s = Box.read(view.box), State.read(view.state)
    return [*_offers(box, s, seat), *_known_hands(box, s, seat), *_known_deck(box, s)]


def _offers(box: Box, s: State, seat: int) -> Iterator[Phrase]:
    for other in range(box.players):
        if other == seat:
            continue
        mine, being_made = pair_of(seat, other), s.offer[pair_of(seat, other)] == say.BEING_MADE
        own = "making" if being_made else "yours"
        for key, pair in (("to-you", pair_of(other, seat)), (own, mine)):
            if s.offer[pair] == say.WAITING or (pair == mine and being_made):
                gives, wants = (offer_terms(box, s, pair, side) for side in range(2))
                maker = say.SEAT_NAMES[giver_of(pair, say.GIVES)]
                who = say.SEAT_NAMES[other]
                key = f"knows-offer-{key}"
                yield phrase(key, other=who, maker=maker, gives=gives, wants=wants)


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
