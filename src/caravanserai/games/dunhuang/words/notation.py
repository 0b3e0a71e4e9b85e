"""Positions and actions of Merchants of Dunhuang as text. docs/notation.md explains the form."""

import re
from collections.abc import Iterator

from caravanserai.engine.actions import misread_number
from caravanserai.engine.errors import BadNotation
from caravanserai.engine.events import NOBODY
from caravanserai.engine.notation import ANY, NOTHING, counted, folded, viewer_name, whole_number
from caravanserai.engine.position import Position
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.box import SIZES, is_small
from caravanserai.games.dunhuang.knowledge.tracking import group_low, group_owner
from caravanserai.games.dunhuang.state import Box, State

TURNED = "商"
_OF_GOODS = ("keep", "discard", "swap", "stow", "display", "give", "turn")
_NUMBER = re.compile(r"-?\d+")


def write(position: Position) -> str:
    """The full position, or view, as text that reads back to the same bytes."""
    box, s = Box.load(position.box), State.load(position.state)
    lines = ["dunhuang", *_table(box, s)]
    for player in range(box.players):
        lines += _player(box, s, player)
    return "\n".join(lines) + "\n"


def action(text: str, position: Position) -> int:
    """The action a text names. Instead of a space, its character will do."""
    words = text.lower().split()
    if len(words) == 2 and words[0] in ("camel", "take") and words[1] in say.CHARACTERS:
        tiles = position.state["tiles"][0].tolist()
        character = say.CHARACTERS.index(words[1])
        if character not in tiles:
            raise BadNotation("tile-not-in-game", text=text, name=words[1])
        words[1] = str(tiles.index(character) + 1)
    if len(words) == 2 and words[0] in _OF_GOODS and _NUMBER.fullmatch(words[1]):
        words[1] = _good_of(*words)
    return say.ACTIONS.number(" ".join(words))


def _good_of(word: str, number: str) -> str:
    """A good by its number."""
    good = whole_number(number, 1, say.KINDS)
    if good is None:
        raise misread_number(word, number, 1, say.KINDS)
    return say.GOODS[good]


def _table(box: Box, s: State) -> Iterator[str]:
    yield f"players: {box.players}"
    if is_small(box):
        yield f"size: {SIZES[1]}"
    if box.majority != say.EVERY_SHOP:
        yield f"majority: {say.MAJORITIES[box.majority]}"
    if s.eyes:
        yield f"eyes: {viewer_name(s.eyes - 1)}"
    else:
        yield f"rng: {s.rng[0]} {s.rng[1]}"
    if s.ended:
        yield f"ended: {say.ENDINGS[s.ended]}"
    if s.first != NOBODY:
        yield f"first: {say.SEAT_NAMES[s.first]}"
        yield f"turn: {say.SEAT_NAMES[s.active]}"
    yield f"decision: {'over' if s.ended else say.DECISIONS[s.decision]}"
    yield "tiles: " + " ".join(say.CHARACTERS[c] for c in s.tiles)
    placed = s.decision not in (say.OPENING, say.CAMEL)
    yield f"camel: {say.CHARACTERS[s.tiles[s.camel]] if placed else NOTHING}"
    yield "market: " + " ".join(say.GOODS[g] if g else NOTHING for g in s.market)
    yield f"pile: {_pile(s)}"
    yield f"discarded: {counted(s.discarded, say.GOODS)}"
    yield from _turn(s)


def _turn(s: State) -> Iterator[str]:
    """How far the current turn has come, if it matters."""
    if s.last_round:
        yield "last-round: yes"
    if s.steps:
        yield f"steps: {s.steps}"
    if s.in_bonus:
        yield "in-bonus: yes"
    if s.chosen:
        yield f"chosen: {say.GOODS[s.chosen] if s.chosen > 0 else ANY}"
    if s.exchanged:
        yield f"opponent: {say.SEAT_NAMES[s.opponent]}"
        yield f"exchanged: {s.exchanged}"
        yield f"owed: {s.owed}"
    if s.claim:
        yield f"claim: {say.GOODS[s.claim]}"
    if any(s.drawn):
        yield f"drawn: {counted(s.drawn, say.GOODS)}"


def _player(box: Box, s: State, player: int) -> Iterator[str]:
    name = say.SEAT_NAMES[player]
    yield f"{name}.coins: {s.coins[player]}"
    yield f"{name}.prestige: {s.prestige[player]}"
    yield f"{name}.hand: {counted(s.hand[player], say.GOODS)}"
    yield f"{name}.shop: {counted(s.shop[player], say.GOODS)}"
    held = [g for g in range(1, say.KINDS + 1) if s.token[g] == player]
    yield f"{name}.tokens: " + folded(say.GOODS[g] + TURNED * s.turned[g] for g in held)
    aside = [ANY if g < 0 else say.GOODS[g] for g in s.aside[player] if g]
    yield f"{name}.aside: {folded(aside)}"
    seen = s.known[player][player]
    if any(seen):
        yield f"{name}.seen: {counted(seen, say.GOODS)}"
    for viewer in range(box.players):
        known = s.known[viewer][player]
        if any(known) and known != seen:
            yield f"{say.SEAT_NAMES[viewer]}.knows.{name}: {counted(known, say.GOODS)}"
    if s.ended:
        yield f"{name}.score: {s.score[player]}"
        yield f"{name}.rank: {s.rank[player]}"


def _pile(s: State) -> str:
    """Top first; cards returned by a player in brackets."""
    parts: list[str] = []
    place = s.pile_size - 1
    while place >= 0:
        owner = group_owner(s.group[place])
        low = group_low(s, place) if owner >= 0 else _end_of_unseen(s, place)
        cards = folded(say.GOODS[g] if g > 0 else ANY for g in reversed(s.pile[low : place + 1]))
        parts.append(f"[{say.SEAT_NAMES[owner]}: {cards}]" if owner >= 0 else cards)
        place = low - 1
    return " ".join(parts) or NOTHING


def _end_of_unseen(s: State, place: int) -> int:
    while place > 0 and s.group[place - 1] == 0:
        place -= 1
    return place
