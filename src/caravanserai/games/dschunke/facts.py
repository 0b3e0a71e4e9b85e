"""What a screen shows beside the raw view: visible crates, bonuses, what comes next round."""

from typing import Any

from caravanserai.engine.events import ALL, no_events
from caravanserai.engine.game import Position
from caravanserai.games.dschunke.alphabet import (
    EXTRA_SUPPLY,
    FIRST_END,
    GOODS,
    JUNK_COUNT,
    JUNKS,
    KINDS,
    LOAD,
    MERCHANTS,
    PLACE,
    ROUNDS,
    ROWS,
    SEAT_NAMES,
    SPECIAL_SLOTS,
    SPECIALS,
    STACK_COUNT,
    STACKS,
    SUPPLY_CARDS,
    TRACK_EVENTS,
    UNDECLARED,
    WORKERS,
)
from caravanserai.games.dschunke.rules.goods import cards_in
from caravanserai.games.dschunke.rules.hold import strips_of, top_layer, visible
from caravanserai.games.dschunke.rules.market import value_of
from caravanserai.games.dschunke.rules.scoring import (
    bonus_of,
    card_bonus,
    junk_bonus,
    junks_shown_on,
)
from caravanserai.games.dschunke.rules.stacks import hidden_cards, special_cards_in
from caravanserai.games.dschunke.state import Box, State


def facts(position: Position) -> dict[str, Any]:
    """Derived from the view alone; money of others is there but not for display (see `shown`)."""
    box, s = Box.read(position.box), State.read(position.state)
    return {
        "round": s.round,
        "last_round": s.round == ROUNDS,
        "event": TRACK_EVENTS[box.events[s.round - 1]],
        "market": _market(box, s),
        "junks": [_junk(box, s, junk) for junk in range(JUNK_COUNT)],
        "merchants": [_merchant(box, s, merchant) for merchant in range(MERCHANTS)],
        "trainees": [_trainee(box, s, row) for row in range(box.players - 2)],
        "track": [_track(box, number) for number in range(1, ROUNDS + 1)],
        "stacks": [_stack(s, stack) for stack in range(STACK_COUNT)],
        "players": [_player(box, s, player) for player in range(box.players)],
    }


def _market(box: Box, s: State) -> dict[str, Any]:
    """What each good is worth this round; nothing before the first card is turned up."""
    if s.decision <= PLACE:
        return {}
    return {
        GOODS[good]: {"worth": value_of(box, s, good) or "S", "sold": bool(s.sold >> good & 1)}
        for good in range(1, KINDS + 1)
    }


def _junk(box: Box, s: State, junk: int) -> dict[str, Any]:
    return {
        "junk": JUNKS[junk],
        "clockwise": JUNKS[box.clockwise[junk]],
        "strips": s.size[junk],
        "layers": [_layer(box, layer) for layer in s.hold[junk][: top_layer(s, junk) + 1]],
        "face_down": bool(s.stations >> junk & 1) and s.decision <= PLACE,
        "goods": None if s.supply[junk] < 0 or junk == 0 else s.supply[junk],
        "any_goods": s.supply[junk] != 0,
        "visible": [visible(s, junk, player) for player in range(box.players)],
    }


def _layer(box: Box, layer: int) -> str:
    """Whose strips lie in a layer; those of one player lie together."""
    return "".join(SEAT_NAMES[p] * strips_of(layer, p) for p in range(box.players))


def _merchant(box: Box, s: State, merchant: int) -> dict[str, Any]:
    now = s.merchants[merchant]
    return {
        "merchant": WORKERS[merchant],
        "junk": JUNKS[now] if now >= 0 else None,
        "next": JUNKS[box.clockwise[now]] if now >= 0 and s.round < ROUNDS else None,
        "face_down": bool(s.face_down >> merchant & 1),
    }


def _trainee(box: Box, s: State, row: int) -> dict[str, Any]:
    return {
        "trainee": ROWS[row],
        "action": _space(box, row, s.round),
        "next": _space(box, row, s.round + 1) if s.round < ROUNDS else None,
        "face_down": bool(s.face_down >> (MERCHANTS + row) & 1),
    }


def _track(box: Box, number: int) -> dict[str, Any]:
    """What a round brings: each trainee's action, and the event."""
    return {
        "spaces": [_space(box, row, number) for row in range(box.players - 2)],
        "event": TRACK_EVENTS[box.events[number - 1]],
    }


def _space(box: Box, row: int, number: int) -> str:
    """What a trainee does in a round."""
    kind = box.track[row][number - 1]
    return f"{WORKERS[kind]} {box.track_strips[row][number - 1]}" if kind == LOAD else WORKERS[kind]


def _stack(s: State, stack: int) -> dict[str, Any]:
    return {
        "stack": STACKS[stack],
        "cards": special_cards_in(s.stack_cards[stack]),
        "known": s.stack_cards[stack][0] == 0,
    }


def money_shown(s: State, player: int) -> bool:
    """Is a player's money on display? One's own is, and everybody's when the game is over."""
    return bool(s.ended) or s.eyes in (0, player + 1, ALL + 1)


def _player(box: Box, s: State, player: int) -> dict[str, Any]:
    declared = s.declared[player]
    return {
        "seat": SEAT_NAMES[player],
        "money": s.money[player],
        "money_shown": money_shown(s, player),
        "declared": None if declared == UNDECLARED else declared,
        "has_bid": bool(s.has_bid >> player & 1),
        "strips": s.strips[player],
        "hand_size": cards_in(s.hand[player]),
        "supply": SUPPLY_CARDS + s.special[player][EXTRA_SUPPLY],
        "hidden_cards": hidden_cards(s, player),
        "junks": junks_shown_on(s, player),
        "junk_bonus": junk_bonus(junks_shown_on(s, player)),
        "card_bonus": card_bonus(box, s, player, no_events()),
        "end_cards": [
            {"card": SPECIALS[special], "pays": bonus_of(box, s, player, special)}
            for special in range(FIRST_END, SPECIAL_SLOTS)
            if s.special[player][special]
        ],
    }
