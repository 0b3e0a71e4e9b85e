"""Dschunke in phrases: the names of things, the rules in brief, what one knows.

Everything is made from a view, so no phrase can tell its reader more than they may know.
"""

from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.fists import is_mixed, one_of, other_of
from caravanserai.games.dschunke.rules.goods import cards_in
from caravanserai.games.dschunke.rules.market import value_of
from caravanserai.games.dschunke.rules.stacks import special_cards_in
from caravanserai.games.dschunke.state import Box, State
from caravanserai.games.dschunke.words.vocabulary import card_name


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
