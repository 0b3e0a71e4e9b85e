"""Positions and actions of Dschunke as text. docs/notation.md explains the form."""

from collections.abc import Iterator

from caravanserai.engine.notation import ANY, NOTHING, counted, folded, total_text, viewer_name
from caravanserai.engine.position import Position
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.data import card_names, in_one_line
from caravanserai.games.dschunke.rules.hold import strips_of
from caravanserai.games.dschunke.state import Box, State


def write(position: Position) -> str:
    """The full position, or view, as text that reads back to the same bytes."""
    box, s = Box.load(position.box), State.load(position.state)
    lines = ["dschunke", *_match(box, s), *_table(box, s), *_turn(s)]
    for player in range(box.players):
        lines += _player(s, player)
    return "\n".join(lines) + "\n"


def action(text: str, position: Position) -> int:
    """The action a text names."""
    return say.ACTIONS.number(text)


def _match(box: Box, s: State) -> Iterator[str]:
    yield f"players: {box.players}"
    if data := in_one_line(box):
        yield f"data: {data}"
    if s.eyes:
        yield f"eyes: {viewer_name(s.eyes - 1)}"
    else:
        yield f"rng: {s.rng[0]} {s.rng[1]}"
    if s.ended:
        yield f"ended: {say.ENDINGS[s.ended]}"
    yield f"round: {s.round}"
    yield f"first: {say.SEAT_NAMES[s.first]}"
    yield f"turn: {say.SEAT_NAMES[s.active]}"
    yield f"decision: {'over' if s.ended else say.DECISIONS[s.decision]}"


def _table(box: Box, s: State) -> Iterator[str]:
    names = card_names(box)
    yield "market: " + folded(names[card] if card >= 0 else ANY for card in s.market)
    yield "merchants: " + " ".join(say.JUNKS[j] if j >= 0 else NOTHING for j in s.merchants)
    for junk in range(say.JUNK_COUNT):
        yield f"{say.JUNKS[junk]}: {_hold(s, junk)}"
    goods = (
        f"{say.GOODS[g]} {s.supply[g] if s.supply[g] >= 0 else ANY}"
        for g in range(1, say.KINDS + 1)
    )
    yield "goods: " + ", ".join(goods)
    for stack in range(say.STACK_COUNT):
        yield f"{say.STACKS[stack]}: {counted(s.stack_cards[stack], say.SPECIALS)}"
    for stack in range(say.STACK_COUNT):
        if s.searched[stack]:
            yield f"{say.STACKS[stack]}.known: {_named(s.searched[stack], say.SEAT_NAMES)}"
    if any(s.removed):
        yield f"removed: {counted(s.removed, say.SPECIALS)}"


def _hold(s: State, junk: int) -> str:
    """The layers, lowest first, each as the letters of its strips."""
    layers = s.hold[junk][: (s.size[junk] + say.LAYER - 1) // say.LAYER]
    seats = list(enumerate(say.SEAT_NAMES))
    return (
        " ".join("".join(name * strips_of(layer, p) for p, name in seats) for layer in layers)
        or NOTHING
    )


def _named(mask: int, names: str | tuple[str, ...]) -> str:
    """The names of the bits of a mask."""
    return " ".join(name for bit, name in enumerate(names) if mask >> bit & 1) or NOTHING


def _turn(s: State) -> Iterator[str]:
    """How far the current round has come, if it matters."""
    if s.stations:
        yield f"stations: {_named(s.stations, say.JUNKS)}"
    if s.placed:
        yield f"placed: {s.placed}"
    if s.acted:
        yield "acted: yes"
    if s.face_down:
        yield f"face-down: {_named(s.face_down, say.WORKERS)}"
    if s.extra_used:
        yield f"extra-played: {_named(s.extra_used, say.SEAT_NAMES)}"
    if s.exchanges:
        yield f"exchanges: {s.exchanges}"
    if any(s.returned):
        yield f"returned: {counted(s.returned, say.GOODS)}"
    if s.owed:
        yield f"owed: {s.owed}"
    if s.decision == say.ONTO:
        yield f"from: {say.JUNKS[s.origin]}"
    if s.decision in (say.KEEP, say.PRIZE_KEEP):
        yield f"stack: {say.STACKS[s.stack]}"
    if s.stacks_taken:
        yield f"stacks-taken: {_named(s.stacks_taken, say.STACKS)}"
    if s.sold:
        yield f"sold: {_named(s.sold, say.GOODS)}"
    if s.prizes:
        yield f"prizes: {_named(s.prizes, say.SEAT_NAMES)}"


def _player(s: State, player: int) -> Iterator[str]:
    name = say.SEAT_NAMES[player]
    yield f"{name}.money: {total_text(s.money[player])}"
    if s.declared[player] != say.UNDECLARED:
        yield f"{name}.declared: {s.declared[player]}"
    yield f"{name}.hand: {counted(s.hand[player], say.GOODS)}"
    if any(s.known[player]):
        yield f"{name}.seen: {counted(s.known[player], say.GOODS)}"
    yield f"{name}.cards: {counted(s.special[player], say.SPECIALS)}"
    if s.decision == say.BID and s.has_bid >> player & 1:
        yield f"{name}.bid: {_bid(s, player)}"
    if s.ended:
        yield f"{name}.score: {s.score[player]}"
        yield f"{name}.rank: {s.rank[player]}"


def _bid(s: State, player: int) -> str:
    """`fish 3`, `none`, a mixed fist such as `spice-fish`, or unknown."""
    fist = s.bid_good[player]
    if fist < 0:
        return ANY
    return (
        f"{say.FISTS[fist]} {s.bid_count[player]}"
        if 0 < fist < say.FIRST_MIXED
        else say.FISTS[fist]
    )
