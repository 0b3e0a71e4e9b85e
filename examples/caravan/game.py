"""Caravan of Three: guess what the others load, and load something else.

Each round its leader calls the good that pays double. Then everybody loads a card in secret, and
all are sold at once: the fewer players load a good, the more it pays each of them.
"""

from typing import Final

from caravanserai.engine.actions import Alphabet, Kind
from caravanserai.engine.contract import Rules
from caravanserai.engine.events import EVERYONE, UNKNOWN, Buffer, EventKind, emit
from caravanserai.engine.game import TO_THE_END, Game, Taste, Wording
from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.phrases import phrase
from caravanserai.engine.plain.box import PlainBox as Box
from caravanserai.engine.record import SEATS, Grid, MatchState, Row, int8
from caravanserai.engine.rng import shuffle

# The words of the game, and their numbers

GOODS: Final = ("none", "dates", "salt", "silk")
COUNTED: Final = ("hidden", *GOODS[1:])  # in counts, 0 stands for unknown cards
KINDS: Final = 3
COPIES: Final = 8
CARDS: Final = KINDS * COPIES

CALL, LOAD = range(2)
CALLED, LOADED, SOLD = range(3)
EVENTS: Final = (
    EventKind("called", ("good",)),
    EventKind("loaded", ("good",), secret=("good",)),
    EventKind("sold", ("good", "price"), reveals=True),
)
ACTIONS: Final = Alphabet(Kind("call", GOODS[1:], 1), Kind("load", GOODS[1:], 1))
DO_CALL, DO_LOAD = ACTIONS.base("call"), ACTIONS.base("load")


class State(MatchState):
    """Everything that changes."""

    decision: int = int8()
    round: int = int8()
    leader: int = int8()
    called: int = int8()
    coins: Row = int8(SEATS)
    loaded: Row = int8(SEATS)  # 0: not yet; UNKNOWN: a card the viewer may not see
    sold: Row = int8(KINDS + 1)  # cards of each good sold so far
    hand: Grid = int8(SEATS, KINDS + 1)


# The rules


@rule
def rounds(box: Box) -> int:
    """Everybody leads equally often."""
    return 6 if box.players == 3 else 4


@rule
def set_up(box: Box, s: State, out: Buffer) -> None:
    """Deal one card more than there are rounds; nobody sees the rest of the deck."""
    deck = scratch(CARDS)
    for i in range(CARDS):
        deck[i] = 1 + i % KINDS
    shuffle(s, deck, 0, CARDS)
    size = rounds(box) + 1
    for player in range(box.players):
        for i in range(size):
            s.hand[player][int(deck[player * size + i])] += 1


@rule
def may_act(box: Box, s: State) -> int:
    """The leader calls; then all who have not loaded yet."""
    if s.decision == CALL:
        return 1 << s.leader
    seats = 0
    for player in range(box.players):
        if s.loaded[player] == 0:
            seats |= 1 << player
    return seats


@rule
def legal(box: Box, s: State, seat: int, out: Buffer) -> int:
    """Call any good; load one that you have."""
    count = 0
    if s.ended or not may_act(box, s) >> seat & 1:
        return 0
    for good in range(1, KINDS + 1):
        if s.decision == CALL or s.hand[seat][good]:
            out[count] = good + (DO_CALL if s.decision == CALL else DO_LOAD)
            count += 1
    return count


@rule
def apply(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """Call, or load; when all have loaded, sell."""
    if s.decision == CALL:
        s.called = action - DO_CALL
        s.decision = LOAD
        emit(out, CALLED, seat, s.called, 0, 0, EVERYONE)
        return
    good = action - DO_LOAD
    s.hand[seat][good] -= 1
    s.loaded[seat] = good
    emit(out, LOADED, seat, good, 0, 0, 1 << seat)
    if may_act(box, s) == 0:
        sell(box, s, out)


@rule
def sell(box: Box, s: State, out: Buffer) -> None:
    """Pay everybody for what they loaded, and go on to the next round."""
    for player in range(box.players):
        good = int(s.loaded[player])
        price = price_of(box, s, good)
        s.coins[player] += price
        s.sold[good] += 1
        emit(out, SOLD, player, good, price, 0, EVERYONE)
    for player in range(box.players):
        s.loaded[player] = 0
    s.round += 1
    s.leader = s.round % box.players
    s.called = 0
    s.decision = CALL
    if s.round == rounds(box):
        finish(box, s)


@rule
def price_of(box: Box, s: State, good: int) -> int:
    """One coin, plus one for each player who did not load it; double if it was called."""
    price = box.players + 1
    for player in range(box.players):
        if s.loaded[player] == good:
            price -= 1
    return 2 * price if good == s.called else price


@rule
def finish(box: Box, s: State) -> None:
    """The most coins win."""
    s.ended = 1
    for player in range(box.players):
        s.score[player] = s.coins[player]
        s.rank[player] = 1
        for other in range(box.players):
            if s.coins[other] > s.coins[player]:
                s.rank[player] += 1


# Who knows what


@rule
def hide(box: Box, s: State, seat: int) -> None:
    """Of other players' cards you only know how many there are."""
    for player in range(box.players):
        if player != seat:
            if s.loaded[player]:
                s.loaded[player] = UNKNOWN
            for good in range(1, KINDS + 1):
                s.hand[player][0] += s.hand[player][good]
                s.hand[player][good] = 0


@rule
def determinize(box: Box, s: State, seat: int) -> None:
    """Deal the cards the view doesn't show, in random order."""
    deck = scratch(CARDS)
    left = unseen(box, s, deck)
    shuffle(s, deck, 0, left)
    for player in range(box.players):
        if s.loaded[player] == UNKNOWN:
            left -= 1
            s.loaded[player] = int(deck[left])
        while s.hand[player][0]:
            left -= 1
            s.hand[player][0] -= 1
            s.hand[player][int(deck[left])] += 1


@rule
def unseen(box: Box, s: State, deck: Row) -> int:
    """Write the cards that are neither sold nor in the viewer's own hand; return how many."""
    left = 0
    for good in range(1, KINDS + 1):
        count = COPIES - s.sold[good]
        for player in range(box.players):
            count -= s.hand[player][good] + (1 if s.loaded[player] == good else 0)
        for _ in range(count):
            deck[left] = good
            left += 1
    return left


# What bots need to know


@rule
def seen_as(box: Box, s: State, seat: int, action: int) -> int:
    """What is loaded is secret."""
    return action if s.decision == CALL else DO_LOAD + 1


@rule
def standing(box: Box, s: State, seat: int) -> float:
    """The coins so far."""
    return float(s.coins[seat])


GAME = Game(
    name="caravan",
    ruleset="1",
    players=(2, 3, 4),
    package=__package__,
    state_class=State,
    rules=Rules(
        set_up=set_up,
        may_act=may_act,
        legal=legal,
        apply=apply,
        hide=hide,
        determinize=determinize,
        seen_as=seen_as,
        standing=standing,
    ),
    actions=ACTIONS,
    decisions=("call", "load"),
    events=EVENTS,
    endings=("", "most-coins"),
    field_names={"good": GOODS, "called": GOODS, "loaded": GOODS},
    seat_fields=frozenset({"leader"}),
    places={"hand": COUNTED, "sold": COUNTED},
    wording=Wording(rules=lambda _: [phrase("rules-aim"), phrase("rules-turn")]),
    taste=Taste(turns=TO_THE_END),
)
