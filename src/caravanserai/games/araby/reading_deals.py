"""Reading offers, debts, promises and waiting effects of a position text."""

import re
from collections.abc import Sequence
from typing import Final

from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.notation import ANY, Statements
from caravanserai.games.araby.alphabet import (
    ACTIONS,
    ANY_CARD,
    BEING_MADE,
    CAMEL_SPACES,
    CAMEL_TERM,
    CAMELS,
    CARD_TERM,
    CARD_WORDS,
    CHOICE_TERM,
    COINS_TERM,
    CREDIT_TERM,
    DEBTS,
    ENTOURAGE_TERM,
    FIXED,
    GIVES,
    ICONS,
    MODE,
    MODES,
    MOST_COINS,
    OFFER_TERMS,
    PAIRS,
    PRODUCT_TERM,
    PRODUCTS,
    PROMISE_STATES,
    PROMISES,
    SEAT_NAMES,
    SIDE_TERMS,
    SPACE_TERM,
    SPACES,
    SPACES_TERM,
    TASK_TERM,
    TERMS,
    UNNAMED,
    WAITING,
)
from caravanserai.games.araby.rules.terms import pair_of
from caravanserai.games.araby.state import Box, State

_PROMISE: Final = re.compile(r"(?P<by>\w)>(?P<to>\w):(?P<term>[^@]+)@(?P<turn>\d+)=(?P<state>\w+)")
_DEBT: Final = re.compile(r"(?P<by>\w)>(?P<to>\w):(?P<term>\S+)")
_QUEUED: Final = re.compile(r"(?P<card>[\w-]+)>(?P<you>\w)(?P<fixed>(~\d+)*)")


def read_deals(said: Statements, s: State, box: Box, seats: str) -> None:
    """Offers being made and waiting, debts, promises."""
    for maker in seats:
        for partner in seats:
            if maker != partner and f"offer.{maker}.{partner}" in said:
                _offer(said, s, maker, partner)
        _making(said, s, maker, seats)
    s.deal = _signed(said, "deal")
    s.calling = said.number("calling", 0, 0, DEBTS + 1)
    s.paid = said.number("paid", 0, 0, 1)
    for word in said.text("debts").split():
        _debt(said, s, word, seats)
    for word in said.text("promises").split():
        _promise(said, s, word, seats)


def _signed(said: Statements, key: str) -> int:
    text = said.text(key, "0")
    if not re.fullmatch(r"-?\d{1,2}", text) or not -DEBTS <= int(text) <= PAIRS:
        raise said.bad(key, "bad-number", value=text, low=-DEBTS, high=PAIRS)
    return int(text)


def _making(said: Statements, s: State, maker: str, seats: str) -> None:
    words = said.text(f"{maker}.making").split()
    if not words:
        return
    key, seat = f"{maker}.making", SEAT_NAMES.index(maker)
    well_formed = 2 <= len(words) <= 3 and words[0] in seats and words[1] in "012345"
    if not well_formed or words[0] == maker or words[2:] not in ([], ["naming"]):
        raise said.bad(key, "bad-word", value=" ".join(words))
    s.maker[seat] = SEAT_NAMES.index(words[0]) + 1
    s.part[seat] = int(words[1])
    s.naming[seat] = len(words) - 2


def _offer(said: Statements, s: State, maker: str, partner: str) -> None:
    key = f"offer.{maker}.{partner}"
    words = said.text(key).split()
    if words[:1] not in (["making"], ["waiting"]) or words.count("for") != 1:
        raise said.bad(key, "bad-word", value=" ".join(words))
    pair = pair_of(SEAT_NAMES.index(maker), SEAT_NAMES.index(partner))
    s.offer[pair] = BEING_MADE if words[0] == "making" else WAITING
    cut = words.index("for")
    for side, terms in enumerate((words[1:cut], words[cut + 1 :])):
        if len(terms) > SIDE_TERMS:
            raise said.bad(key, "too-many", count=len(terms), most=SIDE_TERMS)
        s.count[pair][side] = len(terms)
        for i, word in enumerate(terms):
            s.terms[pair][side * SIDE_TERMS + i] = _term(said, key, word)
    assert GIVES == 0


def _term(said: Statements, key: str, word: str) -> list[int]:
    text, _, fixed = word.partition("~")
    if text.startswith("choice="):
        action = ACTIONS.number(text.removeprefix("choice=").replace("_", " "))
        return [CHOICE_TERM, action // 128, action % 128]
    mode = next((m for m in range(1, 3) if text.startswith(f"{MODES[m]}:")), 0)
    kind, what = read_term(said, key, text.removeprefix(f"{MODES[mode]}:"))
    return [kind + MODE * mode, what, _card(said, key, fixed) if fixed else UNNAMED]


def _card(said: Statements, key: str, word: str) -> int:
    if word == "any":
        return ANY_CARD
    if word == ANY:
        return UNKNOWN
    return _one_of(said, key, word, CARD_WORDS)


def _one_of(said: Statements, key: str, word: str, names: Sequence[str]) -> int:
    if word not in names:
        raise said.bad(key, "bad-name", value=word, known=", ".join(names))
    return names.index(word)


def read_term(said: Statements, key: str, text: str) -> tuple[int, int]:
    """`coins=3`, `card=scribe`, `words`: a kind and what it names."""
    name, _, value = text.partition("=")
    kind = _one_of(said, key, name, TERMS)
    if kind in (CARD_TERM, ENTOURAGE_TERM, TASK_TERM):
        return kind, _card(said, key, value)
    if kind == PRODUCT_TERM:
        return kind, _one_of(said, key, value, PRODUCTS)
    if kind == CREDIT_TERM:
        return kind, _one_of(said, key, value, ICONS)
    if kind == CAMEL_TERM:
        return kind, _one_of(said, key, value, CAMEL_SPACES)
    most = {COINS_TERM: MOST_COINS, SPACE_TERM: SPACES, SPACES_TERM: CAMELS}.get(kind, 0)
    if not most:
        return kind, 0
    if not re.fullmatch(r"\d{1,2}", value) or not 1 <= int(value) <= most:
        raise said.bad(key, "bad-number", value=value, low=1, high=most)
    return kind, int(value) - (kind == SPACE_TERM)


def _debt(said: Statements, s: State, word: str, seats: str) -> None:
    match = _DEBT.fullmatch(word)
    if match is None or s.owed == DEBTS:
        raise said.bad("debts", "bad-word", value=word)
    by, to = (_one_of(said, "debts", match[name], seats) for name in ("by", "to"))
    s.debts[s.owed] = [by, to, *read_term(said, "debts", match["term"])]
    s.owed += 1


def _promise(said: Statements, s: State, word: str, seats: str) -> None:
    match = _PROMISE.fullmatch(word)
    free = next((i for i in range(PROMISES) if not s.promises[i][0]), None)
    if match is None or free is None or int(match["turn"]) > 127:
        raise said.bad("promises", "bad-word", value=word)
    by, to = (_one_of(said, "promises", match[name], seats) for name in ("by", "to"))
    kind, what = read_term(said, "promises", match["term"])
    state = _one_of(said, "promises", match["state"], PROMISE_STATES)
    s.promises[free] = [by + 1, to, kind, what, int(match["turn"]), state]


def read_queue(said: Statements, s: State, seats: str) -> None:
    """Cards tasked in a deal whose effects wait: `scribe>B`, with choices fixed after `~`."""
    for word in said.text("queue").split():
        match = _QUEUED.fullmatch(word)
        fixed = [int(n) for n in match["fixed"].split("~")[1:]] if match else []
        wrong = match is None or s.queued == OFFER_TERMS or len(fixed) > FIXED
        if wrong or match is None or any(n > len(ACTIONS) for n in fixed):
            raise said.bad("queue", "bad-word", value=word)
        card = _one_of(said, "queue", match["card"], CARD_WORDS)
        s.queue[s.queued] = [card, _one_of(said, "queue", match["you"], seats)]
        s.fixed[s.queued] = fixed + [0] * (FIXED - len(fixed))
        s.queued += 1
