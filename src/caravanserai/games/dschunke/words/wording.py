"""Dschunke in phrases: what is asked, what a choice does, what happened, what one knows.

Everything is made from a view, so no phrase can tell its reader more than they may know.
"""

from collections.abc import Iterator
from typing import Final

from caravanserai.engine.events import NOBODY, Event
from caravanserai.engine.game import Game, Position
from caravanserai.engine.phrases import Phrase, Value, phrase
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.actions import yield_of
from caravanserai.games.dschunke.rules.fists import (
    cards_bid,
    fist_of,
    is_bluff,
    is_mixed,
    one_of,
    other_of,
)
from caravanserai.games.dschunke.rules.goods import cards_in
from caravanserai.games.dschunke.rules.hold import visible
from caravanserai.games.dschunke.rules.market import value_of
from caravanserai.games.dschunke.rules.scoring import bonus_of
from caravanserai.games.dschunke.rules.setup import owner_of_handed
from caravanserai.games.dschunke.rules.stacks import special_cards_in
from caravanserai.games.dschunke.state import Box, State

_UNKNOWN: Final = "-unknown"
_MIXED: Final = "-mixed"
_EXTRAS: Final = ("load", "collect", "fetch", "move")
_JUNK_CARDS: Final = {say.MONEY_CARD: "money", say.EIGHT: "eight", say.TWELVE: "twelve"}


def good_name(good: int) -> Phrase:
    """The name of a good."""
    return phrase(f"good-{say.GOODS[good]}")


def junk_name(junk: int) -> Phrase:
    """The name of a junk."""
    return phrase(f"junk-{say.JUNKS[junk]}")


def worker_name(worker: int) -> Phrase:
    """The name of a merchant or trainee."""
    return phrase(f"worker-{say.WORKERS[worker]}")


def special_name(special: int, second: int) -> Phrase:
    """The name of a special card; a 12 Yuan card names two junks."""
    for first, name in reversed(_JUNK_CARDS.items()):
        if special >= first:
            junk = junk_name(special - first)
            return phrase(f"special-{name}", junk=junk, second=junk_name(second))
    return phrase(f"special-{say.SPECIALS[special]}")


def card_name(box: Box, special: int) -> Phrase:
    """The name of a special card of this box."""
    return special_name(
        special, box.second[special - say.TWELVE] if special >= say.TWELVE else say.GREY
    )


def goods_in(counts: list[int]) -> tuple[Phrase, ...]:
    """The known goods of a hand, one phrase a good."""
    return tuple(
        phrase("goods-of", good=good_name(good), count=counts[good])
        for good in range(1, say.KINDS + 1)
        if counts[good]
    )


def in_fist(fist: int, count: int) -> tuple[Phrase, ...]:
    """The cards in a fist that is not empty, one phrase a good."""
    if is_mixed(fist):
        return good_name(one_of(fist)), good_name(other_of(fist))
    return (phrase("goods-of", good=good_name(fist), count=count),)


def cards_of(box: Box, counts: list[int], low: int = 1) -> tuple[Phrase, ...]:
    """The known special cards of a hand or stack, one phrase a card."""
    return tuple(
        card_name(box, special)
        for special in range(low, say.SPECIAL_SLOTS)
        for _ in range(counts[special])
    )


def space_name(box: Box, row: int, number: int) -> Phrase:
    """What a trainee does in a round."""
    kind, strips = box.track[row][number - 1], box.track_strips[row][number - 1]
    return phrase(f"space-{say.WORKERS[kind]}", strips=strips)


def worth_of(box: Box, s: State, good: int) -> Phrase:
    """What this round's market card says of a good."""
    worth = value_of(box, s, good)
    return (
        phrase("worth-special") if worth == say.SPECIAL_CARD else phrase("worth-yuan", yuan=worth)
    )


def prompt(view: Position, seat: int) -> Phrase:
    """What `seat` has to decide now, in one sentence."""
    box, s = Box.read(view.box), State.read(view.state)
    return phrase(
        f"prompt-{say.DECISIONS[s.decision]}",
        owed=s.owed,
        owner=_owner(box, s, seat),
        junk=junk_name(s.origin),
        stack=phrase(f"stack-{say.STACKS[s.stack]}"),
        goods=_open_goods(box, s),
        returned=sum(s.returned),
        most=say.EXCHANGED,
        last=_yes(s.round == say.ROUNDS),
        yuan=say.INSTEAD,
        extra=_yes(
            not s.extra_used >> seat & 1 and any(s.special[seat][say.FIRST_HIDDEN : say.EIGHT])
        ),
    )


def _owner(box: Box, s: State, seat: int) -> str:
    return (
        say.SEAT_NAMES[owner_of_handed(box, seat)]
        if s.decision == say.PLACE
        else say.SEAT_NAMES[seat]
    )


def _open_goods(box: Box, s: State) -> tuple[Phrase, ...]:
    """The goods still unsold, with what they bring."""
    return tuple(
        phrase("good-worth", good=good_name(good), worth=worth_of(box, s, good))
        for good in range(1, say.KINDS + 1)
        if not s.sold >> good & 1
    )


def _yes(true: object) -> str:
    return "yes" if true else "no"


def choice(view: Position, seat: int, action: int) -> Phrase:
    """What an action does, as the label of a choice."""
    box, s = Box.read(view.box), State.read(view.state)
    kind, parameter = say.ACTIONS.kind(action), say.ACTIONS.parameter(action)
    if kind in ("station", "place", "onto", *_EXTRAS):
        return phrase(f"choice-{kind}", junk=junk_name(parameter))
    if kind in ("return", "take"):
        return phrase(f"choice-{kind}", good=good_name(parameter))
    if kind == "merchant":
        junk = junk_name(s.merchants[parameter])
        return phrase("choice-merchant", worker=worker_name(parameter), junk=junk)
    if kind in say.ROWS:
        space = space_name(box, say.ROWS.index(kind), s.round)
        return phrase(f"choice-{kind}", space=space, junk=junk_name(parameter))
    if kind == "search":
        count = special_cards_in(s.stack_cards[parameter])
        return phrase("choice-search", stack=phrase(f"stack-{say.STACKS[parameter]}"), count=count)
    if kind == "keep":
        return phrase("choice-keep", special=card_name(box, parameter))
    if kind == "mixed" or kind.startswith("bid-"):
        return _bid(s, kind, fist_of(action), cards_bid(action))
    return phrase(f"choice-{kind}", yuan=say.INSTEAD, returned=sum(s.returned))


def _bid(s: State, kind: str, fist: int, count: int) -> Phrase:
    """A bid, or a bluff, which says that it is one."""
    if not is_bluff(s, fist):
        return phrase(f"choice-{kind}", good=good_name(fist), count=count)
    return phrase("choice-mixed" if is_mixed(fist) else "choice-bluff", cards=in_fist(fist, count))


def consequences(game: Game, view: Position, seat: int, action: int) -> list[Phrase]:
    """What else an action brings about, as far as its player can know."""
    box, s = Box.read(view.box), State.read(view.state)
    kind, parameter = say.ACTIONS.kind(action), say.ACTIONS.parameter(action)
    if kind == "merchant":
        return [_work(s, seat, parameter, s.merchants[parameter], say.MERCHANT_STRIPS)]
    if kind in say.ROWS:
        row = say.ROWS.index(kind)
        work, strips = box.track[row][s.round - 1], box.track_strips[row][s.round - 1]
        return [_work(s, seat, work, parameter, strips)]
    if kind in ("collect", "fetch"):
        work = say.MONEY if kind == "collect" else say.LOWER
        return [_work(s, seat, work, parameter, 0)]
    if kind == "mixed" or kind.startswith("bid-"):
        fist = fist_of(action)
        if is_bluff(s, fist):
            return [phrase("consequence-bluff"), phrase("consequence-bluff-seen")]
        return [phrase("consequence-bid", worth=worth_of(box, s, fist))]
    if kind == "keep":
        return list(_about_card(box, s, seat, parameter))
    if kind == "take":
        return [phrase("consequence-held", count=s.hand[seat][parameter])]
    return []


def _work(s: State, seat: int, work: int, junk: int, strips: int) -> Phrase:
    """What loading, taking goods or earning on a junk would give."""
    if work == say.LOAD:
        count = min(strips, s.strips[seat])
        return phrase("consequence-load", count=count, left=s.strips[seat])
    count, crates = yield_of(s, junk, seat), visible(s, junk, seat)
    if work == say.MONEY:
        return phrase("consequence-money", count=count, crates=crates)
    if junk != say.GREY:
        count = min(count, s.supply[junk])
    return phrase("consequence-goods", count=count, crates=crates)


def _about_card(box: Box, s: State, seat: int, special: int) -> Iterator[Phrase]:
    """What a special card does, and whether an end card would pay now."""
    yield phrase(f"special-{_special_key(special)}-does")
    if special >= say.EIGHT and bonus_of(box, s, seat, special):
        yield phrase("consequence-pays-now")


def _special_key(special: int) -> str:
    found = [name for first, name in _JUNK_CARDS.items() if special >= first]
    return found[-1] if found else say.SPECIALS[special]


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
    if None in event.fields.values():
        key += _UNKNOWN
    elif is_mixed(event.fields.get("good") or 0):
        key += _MIXED
    for name, value in event.fields.items():
        if value is not None:
            args[name] = _field(box, name, value, reader)
    return phrase(key, **args)


def _field(box: Box, name: str, value: int, reader: int) -> Value:
    if name == "owner":
        return phrase("you-object") if value == reader else say.SEAT_NAMES[value]
    if name == "good":
        if is_mixed(value):
            return in_fist(value, say.MIXED_CARDS)
        return good_name(value) if value else phrase("no-good")
    if name in ("junk", "origin"):
        return junk_name(value)
    if name in ("merchant", "trainee"):
        return worker_name(value if name == "merchant" else say.LOWER + value)
    if name == "special":
        return card_name(box, value)
    if name == "left":
        return say.LEFT[value]
    if name == "stack":
        return phrase(f"stack-{say.STACKS[value]}")
    if name == "reason":
        return phrase(f"ending-{say.ENDINGS[value]}")
    return value


def rules_summary(view: Position) -> list[Phrase]:
    """The rules in brief."""
    names = ("aim", "turn", "crates", "bartering", "cards", "end")
    return [phrase(f"rules-{name}", rounds=say.ROUNDS, handed=say.HANDED) for name in names]


def knowledge(view: Position, seat: int) -> list[Phrase]:
    """What `seat` knows beyond what lies open: own cards, stacks searched, goods seen taken."""
    box, s = Box.read(view.box), State.read(view.state)
    told = []
    own = cards_of(box, s.special[seat], say.FIRST_HIDDEN)
    if own:
        told.append(phrase("knows-own-cards", cards=own))
    for stack in range(say.STACK_COUNT):
        if s.searched[stack] >> seat & 1 and special_cards_in(s.stack_cards[stack]):
            cards = cards_of(box, s.stack_cards[stack])
            told.append(
                phrase("knows-stack", stack=phrase(f"stack-{say.STACKS[stack]}"), cards=cards)
            )
    return told + [_known_hand(s, other) for other in range(box.players) if other != seat]


def _known_hand(s: State, other: int) -> Phrase:
    certain = goods_in(s.hand[other])
    size = cards_in(s.hand[other])
    if not certain:
        return phrase("knows-nothing", player=say.SEAT_NAMES[other], count=size)
    return phrase("knows-hand", player=say.SEAT_NAMES[other], goods=certain, count=size)
