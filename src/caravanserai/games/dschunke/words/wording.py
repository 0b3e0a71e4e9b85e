"""Dschunke in phrases: prompts, choices, events, and what a player knows.

Everything is made from a view, so no phrase can tell its reader more than they may know.
"""

from collections.abc import Iterator
from typing import Final

from caravanserai.engine.game import Game
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.actions import yield_of
from caravanserai.games.dschunke.rules.fists import (
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
from caravanserai.games.dschunke.rules.stacks import special_cards_in
from caravanserai.games.dschunke.state import Box, State
from caravanserai.games.dschunke.words.vocabulary import card_name

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


def goods_in(counts: list[int]) -> tuple[Phrase, ...]:
    """The known goods in a hand, one phrase per good."""
    return tuple(
        phrase("goods-of", good=good_name(good), count=counts[good])
        for good in range(1, say.KINDS + 1)
        if counts[good]
    )


def in_fist(fist: int, count: int) -> tuple[Phrase, ...]:
    """The cards in a fist that isn't empty, one phrase per good."""
    if is_mixed(fist):
        return good_name(one_of(fist)), good_name(other_of(fist))
    return (phrase("goods-of", good=good_name(fist), count=count),)


def cards_of(box: Box, counts: list[int], low: int = 1) -> tuple[Phrase, ...]:
    """The known special cards in a hand or stack, one phrase per card."""
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
    """A good's value on this round's market card."""
    worth = value_of(box, s, good)
    return (
        phrase("worth-special") if worth == say.SPECIAL_CARD else phrase("worth-yuan", yuan=worth)
    )


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


def rules_summary(view: Position) -> list[Phrase]:
    """The rules in brief."""
    names = ("aim", "turn", "crates", "bartering", "cards", "end")
    return [phrase(f"rules-{name}", rounds=say.ROUNDS, handed=say.HANDED) for name in names]


def knowledge(view: Position, seat: int) -> list[Phrase]:
    """What `seat` knows beyond the open table: own cards, stacks searched, goods seen taken."""
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
