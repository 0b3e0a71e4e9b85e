"""The words of promises: next to the offer that makes one, then in the open ledger (A14).

A place is `offer AB gives`, for what A offers B to promise, or `promise 3` of the ledger.
"""

from collections.abc import Iterator, Mapping

from caravanserai.engine.notes import Words, Writing
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.adding import pair_being_made, side_of
from caravanserai.games.araby.rules.terms import giver_of, kind_of, maker_of, pair_of, partner_of
from caravanserai.games.araby.state import State

SIDES = ("gives", "wants")


def place(position: Position, seat: int, action: int) -> str | None:
    """Words go with a promise in words."""
    s = State.read(position.state)
    if say.ACTIONS.kind(action) != "words" or not s.maker[seat]:
        return None
    return _offer(pair_being_made(s, seat), side_of(s, seat))


def places(position: Position) -> tuple[str, ...]:
    """Promises in words in visible offers, and in the ledger."""
    s = State.read(position.state)
    return (*_in_offers(s), *(_promise(i) for i in _promised(s)))


def moved(before: Position, seat: int, action: int, after: Position) -> Mapping[str, str]:
    """A deal moves its promises in words from the offer into the ledger."""
    was, now = State.read(before.state), State.read(after.state)
    new = [i for i in _promised(now) if _is_open(now, i) and not _is_same(was, now, i)]
    if not new:
        return {}
    pair = was.deal - 1 if was.deal else pair_of(say.ACTIONS.parameter(action), seat)
    return {_promise(i): _offer(pair, _side(pair, now, i)) for i in new}


def said(name: str, words: Words) -> Phrase:
    """`promise 3` with its words, in a sentence."""
    kind, which, *_ = name.split()
    return phrase(f"written-{kind}", which=which, words=words.text)


def _offer(pair: int, side: int) -> str:
    return f"offer {say.SEAT_NAMES[maker_of(pair)]}{say.SEAT_NAMES[partner_of(pair)]} {SIDES[side]}"


def _promise(i: int) -> str:
    return f"promise {i + 1}"


def _in_offers(s: State) -> Iterator[str]:
    for pair in range(say.PAIRS):
        if s.offer[pair] == say.NO_OFFER:
            continue
        for side in range(len(SIDES)):
            low = side * say.SIDE_TERMS
            terms = s.terms[pair][low : low + s.count[pair][side]]
            if any(kind_of(term[say.TERM_KIND]) == say.WORDS_TERM for term in terms):
                yield _offer(pair, side)


def _promised(s: State) -> list[int]:
    """The places in the ledger that hold a promise in words."""
    return [
        i
        for i, promise in enumerate(s.promises)
        if promise[say.PROMISE_BY] and promise[say.PROMISE_KIND] == say.WORDS_TERM
    ]


def _is_open(s: State, i: int) -> bool:
    return bool(s.promises[i][say.PROMISE_STATE] == say.OPEN)


def _is_same(was: State, now: State, i: int) -> bool:
    """A marked promise whose place was reused is open again."""
    return list(was.promises[i]) == list(now.promises[i])


def _side(pair: int, now: State, i: int) -> int:
    giver = int(now.promises[i][say.PROMISE_BY]) - 1
    return say.GIVES if giver_of(pair, say.GIVES) == giver else 1 - say.GIVES


WRITING = Writing(place, places, moved, said)
