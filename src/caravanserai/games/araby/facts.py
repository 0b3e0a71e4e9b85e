"""What a screen shows beside the raw view: which rows would pay, who may go where, who has what."""

import functools
from typing import Any

from caravanserai.engine.events import ALL
from caravanserai.engine.game import Position
from caravanserai.games.araby.alphabet import (
    CAMELS,
    CARD_WORDS,
    DECK,
    DISCARD,
    DRAFT,
    ENTOURAGE,
    FINE,
    HAND,
    ICONS,
    LAST,
    MAIN,
    PLAIN_PAYS,
    PLAYED,
    PRODUCTS,
    ROWS,
    SEAT_NAMES,
    SPACES,
    TASKED,
)
from caravanserai.games.araby.data import city_of, name_of
from caravanserai.games.araby.facts_deals import deal_facts
from caravanserai.games.araby.rules.camels import camels_out, has_caravan, why_no_leave
from caravanserai.games.araby.rules.caravans import WHOLE_CARAVAN, in_full_line
from caravanserai.games.araby.rules.cards import size, top_of_deck
from caravanserai.games.araby.state import Box, State


def facts(position: Position) -> dict[str, Any]:
    """Derived from the view alone; coins of others are there but not for display (see `coins`)."""
    box, s = Box.read(position.box), State.read(position.state)
    seats, turns = range(box.players), box.stacks * box.players
    return {
        "turn": s.turn,
        "turns": turns,
        "last_round": s.turn > turns - box.players,
        "active": SEAT_NAMES[s.active],
        "stage": "last" if s.stage == LAST else "main",
        "deck": size(s, DECK),
        "top": _back(box, s, top_of_deck(s)) if size(s, DECK) else None,
        "deck_known": _deck_known(box, s),
        "discard": _words(s, DISCARD),
        "draft": _words(s, DRAFT),
        "due": {ICONS[icon]: n for icon, n in enumerate(s.due) if n},
        "players": [_player(box, s, player) for player in seats],
        "caravans": [_caravan(box, s, owner) for owner in seats if has_caravan(s, owner)],
        **deal_facts(box, s),
        "names": _names(box),
    }


@functools.lru_cache(maxsize=16)  # they are fixed for a match
def _names(box: Box) -> dict[str, str]:
    return {w: name_of(box, c) for c, w in enumerate(CARD_WORDS) if box.copies[c]}


# Cards


def _words(s: State, zone: int) -> list[str]:
    """The cards of a zone that lies open."""
    return [CARD_WORDS[card] for card in s.face[s.start[zone] : s.start[zone + 1]]]


def _back(box: Box, s: State, place: int) -> dict[str, Any] | None:
    """A back, if it is known: where bandits strike, what the rows pay."""
    back = s.back[place]
    return {"bandit": box.bandit[back] + 1, "pays": box.pays[back]} if back >= 0 else None


def _both_sides(box: Box, s: State, place: int) -> dict[str, Any]:
    return {"card": CARD_WORDS[s.face[place]], "back": _back(box, s, place)}


def _deck_known(box: Box, s: State) -> list[dict[str, Any]]:
    """The cards of the deck whose faces the reader knows, with how deep they lie."""
    top = s.start[DECK + 1]
    return [
        {"depth": top - place, **_both_sides(box, s, place)}
        for place in range(top - 1, s.start[DECK] - 1, -1)
        if s.face[place] >= 0
    ]


# Players


def coins_shown(s: State, player: int) -> bool:
    """Are a player's coins on display? One's own are, and everybody's when the game is over."""
    return bool(s.ended) or s.eyes in (0, player + 1, ALL + 1)


def _player(box: Box, s: State, player: int) -> dict[str, Any]:
    hand = range(s.start[HAND + player], s.start[HAND + player + 1])
    entourage = range(s.start[ENTOURAGE + player], s.start[ENTOURAGE + player + 1])
    return {
        "seat": SEAT_NAMES[player],
        "coins": s.coins[player] if coins_shown(s, player) else None,
        "hand_size": len(hand),
        "hand": [
            {**_both_sides(box, s, place), "played": bool(s.mark[place] & PLAYED)}
            for place in hand
            if s.face[place] >= 0
        ],
        "entourage": [
            {"card": CARD_WORDS[s.face[place]], "tasked": bool(s.mark[place] & TASKED)}
            for place in entourage
        ],
        "products": {PRODUCTS[p]: n for p, n in enumerate(s.pool[player]) if n},
        "credits": {ICONS[icon]: n for icon, n in enumerate(s.credit[player]) if n},
        "camels": CAMELS - camels_out(box, s, player),
        "passed": s.decision in (MAIN, LAST) and bool(s.passed >> player & 1),
        "making": SEAT_NAMES[s.maker[player] - 1] if s.maker[player] else None,
        "defaults": s.defaults[player],
    }


# Caravans


def _caravan(box: Box, s: State, owner: int) -> dict[str, Any]:
    """A caravan with what each camel would earn if it arrived now, under the visible back."""
    caravan, earns = s.caravan[owner], _earnings(box, s, owner)
    board = s.board[owner]
    return {
        "owner": SEAT_NAMES[owner],
        "city": city_of(box, caravan),
        "spaces": [PRODUCTS[p] for p in box.caravans[caravan]],
        "camels": [SEAT_NAMES[c - 1] if c else None for c in board],
        "full": [bool(board[n]) and in_full_line(s, owner, n) for n in range(SPACES)],
        "guarded": [bool(s.guarded[owner] >> n & 1) for n in range(SPACES)],
        "all_guarded": bool(s.guarded[owner] >> WHOLE_CARAVAN & 1),
        "earns": earns,
        "pays": {
            SEAT_NAMES[player]: sum(earns[n] for n in range(SPACES) if board[n] == player + 1)
            for player in range(box.players)
            if player + 1 in board
        },
        "guests": [_guest(s, owner, guest) for guest in range(box.players) if guest != owner],
        "open": [_is_open(box, s, owner, n) for n in range(SPACES)],
    }


def _earnings(box: Box, s: State, owner: int) -> list[int]:
    """What each space would earn: its row's pay, but for camels stranded or taken by bandits."""
    back = s.back[top_of_deck(s)] if size(s, DECK) else -1
    pays = box.pays[back] if back >= 0 else PLAIN_PAYS
    bandit = box.bandit[back] if back >= 0 else -1
    guarded = s.guarded[owner] >> WHOLE_CARAVAN & 1 or s.guarded[owner] >> max(bandit, 0) & 1
    return [
        pays[n // ROWS]
        if s.board[owner][n] and in_full_line(s, owner, n) and (n != bandit or guarded)
        else 0
        for n in range(SPACES)
    ]


def _guest(s: State, owner: int, guest: int) -> dict[str, Any]:
    """The leave that an owner has given another for this turn."""
    named = [n + 1 for n in range(SPACES) if s.leave_space[owner][guest] >> n & 1]
    return {"seat": SEAT_NAMES[guest], "spaces": named, "any": s.leave_spaces[owner][guest]}


def _is_open(box: Box, s: State, owner: int, space: int) -> bool:
    """Is the reader given leave for this space, by the rules or by a deal?"""
    reader = s.eyes - 1
    if not 0 <= reader < box.players:
        return False
    return why_no_leave(s, reader, owner, space) == FINE
