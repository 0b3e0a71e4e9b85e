"""What a screen shows beside the raw view: which rows would pay, who may go where, the books."""

from typing import Any

from caravanserai.engine.game import Position
from caravanserai.games.araby.alphabet import (
    CARD_WORDS,
    DECK,
    DISCARD,
    DRAFT,
    ENTOURAGE,
    HAND,
    MODE,
    OPEN,
    PRODUCTS,
    ROWS,
    SEAT_NAMES,
    SPACES,
    TASKED,
)
from caravanserai.games.araby.data import city_of, name_of
from caravanserai.games.araby.notation import term_text
from caravanserai.games.araby.rules.camels import camels_out, has_caravan
from caravanserai.games.araby.rules.caravans import WHOLE_CARAVAN, in_full_line
from caravanserai.games.araby.rules.cards import size, top_of_deck
from caravanserai.games.araby.state import Box, State


def facts(position: Position) -> dict[str, Any]:
    """Derived from the view alone."""
    box, s = Box.load(position.box), State.load(position.state)
    seats = range(box.players)
    return {
        "turn": s.turn,
        "turns": box.stacks * box.players,
        "deck": size(s, DECK),
        "discard": size(s, DISCARD),
        "top": _back(box, s),
        "draft": [CARD_WORDS[c] for c in s.face[s.start[DRAFT] : s.start[DRAFT + 1]]],
        "players": [_player(box, s, player) for player in seats],
        "caravans": [_caravan(box, s, owner) for owner in seats if has_caravan(s, owner)],
        "debts": [_debt(debt) for debt in s.debts[: s.owed]],
        "promises": [_promise(promise) for promise in s.promises if promise[0]],
        "names": {w: name_of(box, c) for c, w in enumerate(CARD_WORDS) if box.copies[c]},
    }


def _back(box: Box, s: State) -> dict[str, Any] | None:
    """The back of the deck's top card: where bandits strike, what the rows pay."""
    if not size(s, DECK) or s.back[top_of_deck(s)] < 0:
        return None
    back = s.back[top_of_deck(s)]
    return {"bandit": box.bandit[back] + 1, "pays": box.pays[back]}


def _player(box: Box, s: State, player: int) -> dict[str, Any]:
    entourage = range(s.start[ENTOURAGE + player], s.start[ENTOURAGE + player + 1])
    return {
        "seat": SEAT_NAMES[player],
        "hand_size": size(s, HAND + player),
        "camels": 5 - camels_out(box, s, player),
        "untasked": sum(not s.mark[place] & TASKED for place in entourage),
        "defaults": s.defaults[player],
    }


def _caravan(box: Box, s: State, owner: int) -> dict[str, Any]:
    caravan = s.caravan[owner]
    full = [in_full_line(s, owner, space) for space in range(SPACES)]
    return {
        "owner": SEAT_NAMES[owner],
        "city": city_of(box, caravan),
        "spaces": [PRODUCTS[p] for p in box.caravans[caravan]],
        "camels": [SEAT_NAMES[c - 1] if c else None for c in s.board[owner]],
        "paid": [bool(s.board[owner][n]) and full[n] for n in range(SPACES)],
        "guarded": [bool(s.guarded[owner] >> n & 1) for n in range(SPACES)],
        "all_guarded": bool(s.guarded[owner] >> WHOLE_CARAVAN & 1),
        "rows": ROWS,
    }


def _debt(debt: list[int]) -> dict[str, Any]:
    debtor, creditor = SEAT_NAMES[debt[0]], SEAT_NAMES[debt[1]]
    return {"debtor": debtor, "creditor": creditor, "term": term_text(debt[2] % MODE, debt[3])}


def _promise(promise: list[int]) -> dict[str, Any]:
    return {
        "by": SEAT_NAMES[promise[0] - 1],
        "to": SEAT_NAMES[promise[1]],
        "term": term_text(promise[2], promise[3]),
        "turn": promise[4],
        "open": promise[5] == OPEN,
    }
