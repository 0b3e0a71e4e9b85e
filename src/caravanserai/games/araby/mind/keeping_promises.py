"""How bots keep promises in Merchants of Araby, and mark those made to them in the open ledger.

They promise coins they have, to each player one promise at a time, and pay in their first turn
afterwards. Paid once it is not paid again, marked or not.
"""

from typing import Final, NamedTuple

from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.decisions import is_open, offer_from
from caravanserai.games.araby.rules.terms import kind_of, mode_of, pair_of
from caravanserai.games.araby.state import Box, State

ROUNDS_TO_KEEP: Final = 2  # after that a promise counts as broken


class Promise(NamedTuple):
    """A line of the ledger, and its number there."""

    number: int
    giver: int
    receiver: int
    kind: int
    what: int
    turn: int
    state: int


def ledger(s: State) -> list[Promise]:
    """All promises, open or marked."""
    lines = [(number, line) for number, line in enumerate(s.promises) if line[say.PROMISE_BY]]
    return [Promise(number, line[0] - 1, *line[1:]) for number, line in lines]


def made_before(s: State, seat: int) -> int:
    """How many offers a seat has made this turn, one being made not counted."""
    return s.offers_made[seat] - (1 if s.maker[seat] else 0)


def due_gifts(box: Box, s: State, seat: int) -> list[tuple[int, int]]:
    """To whom a seat now pays how many coins, as promised; each is offered once."""
    if s.active != seat:
        return []
    due = [p for p in ledger(s) if p.giver == seat and 0 < s.turn - p.turn <= box.players]
    coins = [promise for promise in due if promise.kind == say.COINS_TERM]
    return [
        (promise.receiver, promise.what)
        for number, promise in enumerate(coins)
        if promise.state == say.OPEN and made_before(s, seat) <= number and can_pay(s, promise)
    ]


def can_pay(s: State, promise: Promise) -> bool:
    """Has who promised coins as many?"""
    return s.coins[promise.giver] >= promise.what


def marks(view: Position, seat: int) -> list[int]:
    """Promises to a seat: kept by a gift that waits to be taken, or broken when long overdue."""
    box, s = Box.load(view.box), State.load(view.state)
    if not is_open(s) or s.maker[seat]:
        return []
    mine = [p for p in ledger(s) if p.receiver == seat and p.state == say.OPEN]
    real = [promise for promise in mine if promise.kind != say.WORDS_TERM]
    kept = [say.DO_KEPT + p.number for p in real if given(s, p) >= promised(real, p)]
    overdue = ROUNDS_TO_KEEP * box.players
    return kept or [say.DO_BROKEN + p.number for p in real if s.turn - p.turn > overdue]


def given(s: State, promise: Promise) -> int:
    """How much of what was promised the giver now offers for nothing."""
    if not offer_from(s, promise.giver, promise.receiver):
        return 0
    pair = pair_of(promise.giver, promise.receiver)
    if s.count[pair][say.WANTS]:
        return 0
    now = [
        term
        for term in s.terms[pair][: s.count[pair][say.GIVES]]
        if mode_of(term[say.TERM_KIND]) == say.NOW
    ]
    alike = [what for kind, what, _ in now if is_alike(kind_of(kind), what, promise)]
    return sum(alike) if promise.kind == say.COINS_TERM else len(alike)


def promised(promises: list[Promise], promise: Promise) -> int:
    """How much of this the giver has promised in all."""
    same = [p for p in promises if p.giver == promise.giver and is_alike(p.kind, p.what, promise)]
    return sum(p.what for p in same) if promise.kind == say.COINS_TERM else len(same)


def is_alike(kind: int, what: int, promise: Promise) -> bool:
    """Is a term what was promised, coins of any number?"""
    return kind == promise.kind and (kind == say.COINS_TERM or what == promise.what)
