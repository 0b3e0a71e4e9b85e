"""Reading offers, debts, promises and waiting effects of a position text."""

import re
from collections.abc import Sequence
from typing import Final

from caravanserai.engine.errors import BadNotation
from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.notation import ANY, Statements, whole_number
from caravanserai.games.araby.alphabet import (
    ACTIONS,
    ANY_CARD,
    BEING_MADE,
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

MOST_TURNS: Final = 127
_PROMISE: Final = re.compile(
    r"(?P<by>\w)>(?P<to>\w):(?P<term>[^@]+)@(?P<turn>-?\d+)=(?P<state>\w+)"
)
_CHOICE_ERRORS: Final = {"action-number": "bad-number", "action-name": "bad-name"}
_DEBT: Final = re.compile(r"(?P<by>\w)>(?P<to>\w):(?P<term>\S+)")
_QUEUED: Final = re.compile(r"(?P<card>[\w-]+)>(?P<you>\w)(?P<fixed>(~-?\d+)*)")


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
    for word in _listed(said, "debts", DEBTS):
        _debt(said, s, word, seats)
    for place, word in enumerate(_listed(said, "promises", PROMISES)):
        s.promises[place] = _promise(said, word, seats)


def _listed(said: Statements, key: str, most: int) -> list[str]:
    words = said.text(key).split()
    if len(words) > most:
        raise said.bad(key, "too-many", count=len(words), most=most)
    return words


def _signed(said: Statements, key: str) -> int:
    text = said.text(key, "0")
    if text.startswith("-") and whole_number(text[1:], 1, DEBTS) is not None:
        return int(text)
    if whole_number(text, 0, PAIRS) is None:
        raise said.bad(key, "bad-number", value=text, low=-DEBTS, high=PAIRS)
    return int(text)


def _making(said: Statements, s: State, maker: str, seats: str) -> None:
    words = said.text(f"{maker}.making").split()
    if not words:
        return
    key, seat = f"{maker}.making", SEAT_NAMES.index(maker)
    well_formed = 2 <= len(words) <= 3 and words[0] in tuple(seats)
    if not well_formed or words[0] == maker or words[2:] not in ([], ["naming"]):
        raise said.bad(key, "bad-word", value=" ".join(words))
    s.maker[seat] = SEAT_NAMES.index(words[0]) + 1
    s.part[seat] = said.in_range(key, words[1], 0, 2 * len(MODES) - 1)
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
        action = _choice(said, key, text.removeprefix("choice=").replace("_", " "))
        return [CHOICE_TERM, action // 128, action % 128]
    mode = next((m for m in range(1, 3) if text.startswith(f"{MODES[m]}:")), 0)
    kind, what = read_term(said, key, text.removeprefix(f"{MODES[mode]}:"))
    return [kind + MODE * mode, what, _card(said, key, fixed) if fixed else UNNAMED]


def _choice(said: Statements, key: str, text: str) -> int:
    """A choice fixed for a card: the action that makes it."""
    try:
        return ACTIONS.number(text)
    except BadNotation as error:
        code = _CHOICE_ERRORS.get(error.code, "bad-word")
        raise said.bad(key, code, **{"value": text, **error.details}) from error


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
        return kind, _camel_space(said, key, value)
    most = {COINS_TERM: MOST_COINS, SPACE_TERM: SPACES, SPACES_TERM: CAMELS}.get(kind, 0)
    if not most:
        return kind, 0
    return kind, said.in_range(key, value, 1, most) - (kind == SPACE_TERM)


def _camel_space(said: Statements, key: str, text: str) -> int:
    """`B3`: a space of a player's caravan."""
    owner = _one_of(said, key, text[:1], tuple(SEAT_NAMES))
    return SPACES * owner + said.in_range(key, text[1:], 1, SPACES) - 1


def _debt(said: Statements, s: State, word: str, seats: str) -> None:
    match = _DEBT.fullmatch(word)
    if match is None:
        raise said.bad("debts", "bad-word", value=word)
    by, to = (_one_of(said, "debts", match[name], seats) for name in ("by", "to"))
    s.debts[s.owed] = [by, to, *read_term(said, "debts", match["term"])]
    s.owed += 1


def _promise(said: Statements, word: str, seats: str) -> list[int]:
    match = _PROMISE.fullmatch(word)
    if match is None:
        raise said.bad("promises", "bad-word", value=word)
    turn = said.in_range("promises", match["turn"], 0, MOST_TURNS)
    by, to = (_one_of(said, "promises", match[name], seats) for name in ("by", "to"))
    kind, what = read_term(said, "promises", match["term"])
    state = _one_of(said, "promises", match["state"], PROMISE_STATES)
    return [by + 1, to, kind, what, turn, state]


def read_queue(said: Statements, s: State, seats: str) -> None:
    """Cards tasked in a deal whose effects wait: `scribe>B`, with choices fixed after `~`."""
    for word in said.text("queue").split():
        match = _QUEUED.fullmatch(word)
        choices = match["fixed"].split("~")[1:] if match else []
        if match is None or s.queued == OFFER_TERMS or len(choices) > FIXED:
            raise said.bad("queue", "bad-word", value=word)
        fixed = [said.in_range("queue", choice, 0, len(ACTIONS)) for choice in choices]
        card = _one_of(said, "queue", match["card"], CARD_WORDS)
        s.queue[s.queued] = [card, _one_of(said, "queue", match["you"], seats)]
        s.fixed[s.queued] = fixed + [0] * (FIXED - len(fixed))
        s.queued += 1
