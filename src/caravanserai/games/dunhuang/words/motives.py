"""What an action of Merchants of Dunhuang brings its player, from the views before and after."""

from collections.abc import Collection, Iterator
from typing import Final

from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.rules.tokens import tokens_held
from caravanserai.games.dunhuang.rules.turn import KINDS_TO_WIN
from caravanserai.games.dunhuang.state import Box, State
from caravanserai.games.dunhuang.words.wording import character_name, good_name, kinds_in

HIDDEN_CARDS: Final = frozenset({"saw", "card-taken"})  # events that bring unknown cards to hand


def motives(before: Position, after: Position, seat: int, told: Collection[str]) -> list[Phrase]:
    """What changed for a player, the most telling first."""
    box, old, new = Box.load(before.box), State.load(before.state), State.load(after.state)
    known = HIDDEN_CARDS.isdisjoint(told)
    if known and new.ended == say.EARLY_WIN and new.rank[seat] == 1:
        return [phrase("motive-wins")]
    return [
        *_tokens(box, old, new, seat),
        *(_kinds(old, new, seat) if known else ()),
        *_protected(old, new, seat),
        *_gained(old, new, seat),
        *_camel(old, new),
    ]


def _tokens(box: Box, old: State, new: State, seat: int) -> Iterator[Phrase]:
    """Majority tokens that were taken, and from whom; and those that were lost."""
    count, needed = tokens_held(new, seat), box.tokens_to_win
    for good in range(1, say.SLOTS):
        name, holder = good_name(good), old.token[good]
        if new.token[good] == seat != holder and holder < 0:
            yield phrase("motive-token", good=name, count=count, needed=needed)
        elif new.token[good] == seat != holder:
            left, other = tokens_held(new, holder), say.SEAT_NAMES[holder]
            yield phrase(
                "motive-token-from", good=name, count=count, needed=needed, holder=other, left=left
            )
        elif holder == seat != new.token[good]:
            yield phrase("motive-token-lost", good=name, count=count, needed=needed)


def _kinds(old: State, new: State, seat: int) -> Iterator[Phrase]:
    kinds = kinds_in(new.hand[seat])
    if kinds > kinds_in(old.hand[seat]):
        yield phrase("motive-kinds", count=kinds, needed=KINDS_TO_WIN)


def _protected(old: State, new: State, seat: int) -> Iterator[Phrase]:
    for good in range(1, say.SLOTS):
        if new.token[good] == seat and new.turned[good] > old.turned[good]:
            yield phrase("motive-protects", good=good_name(good))


def _gained(old: State, new: State, seat: int) -> Iterator[Phrase]:
    """Prestige, and coins won or paid."""
    if new.prestige[seat] > old.prestige[seat]:
        yield phrase("motive-prestige", count=new.prestige[seat] - old.prestige[seat])
    coins, total = new.coins[seat] - old.coins[seat], new.coins[seat]
    if coins > 0:
        yield phrase("motive-coins", count=coins, total=total)
    elif coins < 0:
        yield phrase("motive-pays", count=-coins, total=total)


def _camel(old: State, new: State) -> Iterator[Phrase]:
    if new.steps and not old.steps:
        yield phrase("motive-camel", character=character_name(new.tiles[new.camel]))
