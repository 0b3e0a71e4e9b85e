"""Positions and actions of Dschunke as text. docs/notation.md explains the form."""

from collections.abc import Iterator

from caravanserai.engine.game import Position
from caravanserai.engine.notation import ANY, NOTHING, counted, folded, total_text, viewer_name
from caravanserai.games.dschunke.alphabet import (
    ACTIONS,
    BID,
    DECISIONS,
    ENDINGS,
    FIRST_MIXED,
    FISTS,
    GOODS,
    JUNK_COUNT,
    JUNKS,
    KEEP,
    KINDS,
    LAYER,
    ONTO,
    PRIZE_KEEP,
    SEAT_NAMES,
    SPECIALS,
    STACK_COUNT,
    STACKS,
    UNDECLARED,
    WORKERS,
)
from caravanserai.games.dschunke.data import card_names, in_one_line
from caravanserai.games.dschunke.rules.hold import strips_of
from caravanserai.games.dschunke.state import Box, State


def write(position: Position) -> str:
    """The whole position, or view, as text that reads back to the same bytes."""
    box, s = Box.load(position.box), State.load(position.state)
    lines = ["dschunke", *_match(box, s), *_table(box, s), *_turn(s)]
    for player in range(box.players):
        lines += _player(s, player)
    return "\n".join(lines) + "\n"


def action(text: str, position: Position) -> int:
    """The action a text names."""
    return ACTIONS.number(text)


def _match(box: Box, s: State) -> Iterator[str]:
    yield f"players: {box.players}"
    if data := in_one_line(box):
        yield f"data: {data}"
    if s.eyes:
        yield f"eyes: {viewer_name(s.eyes - 1)}"
    else:
        yield f"rng: {s.rng[0]} {s.rng[1]}"
    if s.ended:
        yield f"ended: {ENDINGS[s.ended]}"
    yield f"round: {s.round}"
    yield f"first: {SEAT_NAMES[s.first]}"
    yield f"turn: {SEAT_NAMES[s.active]}"
    yield f"decision: {'over' if s.ended else DECISIONS[s.decision]}"


def _table(box: Box, s: State) -> Iterator[str]:
    names = card_names(box)
    yield "market: " + folded(names[card] if card >= 0 else ANY for card in s.market)
    yield "merchants: " + " ".join(JUNKS[j] if j >= 0 else NOTHING for j in s.merchants)
    for junk in range(JUNK_COUNT):
        yield f"{JUNKS[junk]}: {_hold(s, junk)}"
    goods = (f"{GOODS[g]} {s.supply[g] if s.supply[g] >= 0 else ANY}" for g in range(1, KINDS + 1))
    yield "goods: " + ", ".join(goods)
    for stack in range(STACK_COUNT):
        yield f"{STACKS[stack]}: {counted(s.stack_cards[stack], SPECIALS)}"
    for stack in range(STACK_COUNT):
        if s.searched[stack]:
            yield f"{STACKS[stack]}.known: {_named(s.searched[stack], SEAT_NAMES)}"
    if any(s.removed):
        yield f"removed: {counted(s.removed, SPECIALS)}"


def _hold(s: State, junk: int) -> str:
    """The layers, lowest first, each as the letters of its strips."""
    layers = s.hold[junk][: (s.size[junk] + LAYER - 1) // LAYER]
    seats = list(enumerate(SEAT_NAMES))
    return (
        " ".join("".join(name * strips_of(layer, p) for p, name in seats) for layer in layers)
        or NOTHING
    )


def _named(mask: int, names: str | tuple[str, ...]) -> str:
    """The names of the bits of a mask."""
    return " ".join(name for bit, name in enumerate(names) if mask >> bit & 1) or NOTHING


def _turn(s: State) -> Iterator[str]:
    """What the round under way has come to, where it matters."""
    if s.stations:
        yield f"stations: {_named(s.stations, JUNKS)}"
    if s.placed:
        yield f"placed: {s.placed}"
    if s.acted:
        yield "acted: yes"
    if s.face_down:
        yield f"face-down: {_named(s.face_down, WORKERS)}"
    if s.extra_used:
        yield f"extra-played: {_named(s.extra_used, SEAT_NAMES)}"
    if s.exchanges:
        yield f"exchanges: {s.exchanges}"
    if any(s.returned):
        yield f"returned: {counted(s.returned, GOODS)}"
    if s.owed:
        yield f"owed: {s.owed}"
    if s.decision == ONTO:
        yield f"from: {JUNKS[s.origin]}"
    if s.decision in (KEEP, PRIZE_KEEP):
        yield f"stack: {STACKS[s.stack]}"
    if s.stacks_taken:
        yield f"stacks-taken: {_named(s.stacks_taken, STACKS)}"
    if s.sold:
        yield f"sold: {_named(s.sold, GOODS)}"
    if s.prizes:
        yield f"prizes: {_named(s.prizes, SEAT_NAMES)}"


def _player(s: State, player: int) -> Iterator[str]:
    name = SEAT_NAMES[player]
    yield f"{name}.money: {total_text(s.money[player])}"
    if s.declared[player] != UNDECLARED:
        yield f"{name}.declared: {s.declared[player]}"
    yield f"{name}.hand: {counted(s.hand[player], GOODS)}"
    if any(s.known[player]):
        yield f"{name}.seen: {counted(s.known[player], GOODS)}"
    yield f"{name}.cards: {counted(s.special[player], SPECIALS)}"
    if s.decision == BID and s.has_bid >> player & 1:
        yield f"{name}.bid: {_bid(s, player)}"
    if s.ended:
        yield f"{name}.score: {s.score[player]}"
        yield f"{name}.rank: {s.rank[player]}"


def _bid(s: State, player: int) -> str:
    """`fish 3`, `none`, a mixed fist such as `spice-fish`, or what is not known."""
    fist = s.bid_good[player]
    if fist < 0:
        return ANY
    return f"{FISTS[fist]} {s.bid_count[player]}" if 0 < fist < FIRST_MIXED else FISTS[fist]
