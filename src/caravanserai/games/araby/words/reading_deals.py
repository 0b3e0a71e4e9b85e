"""Reading offers, debts, promises and waiting effects of a position text."""

import re
from collections.abc import Sequence
from typing import Final

from caravanserai.engine.errors import BadNotation
from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.notation import ANY, Statements, whole_number
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.fixing import fixed_of, what_fixes
from caravanserai.games.araby.rules.terms import dated, pair_of
from caravanserai.games.araby.state import Box, State

MOST_TURNS: Final = 127
_PROMISE: Final = re.compile(
    r"(?P<by>\w)>(?P<to>\w):(?P<term>[^@]+)@(?P<turn>-?\d+)=(?P<state>\w+)"
)
_CHOICE_ERRORS: Final = {"action-number": "bad-number", "action-name": "bad-name"}
_DEBT: Final = re.compile(r"(?P<by>\w)>(?P<to>\w):(?P<term>\S+)")
_QUEUED: Final = re.compile(r"(?P<card>[\w-]+)>(?P<you>\w)(?P<fixed>(~-?\d+)*)")


def read_deals(said: Statements, s: State, box: Box, seats: str) -> None:
    """Offers being made and open, debts, promises."""
    for maker in seats:
        for partner in seats:
            if maker != partner and f"offer.{maker}.{partner}" in said:
                _offer(said, s, maker, partner)
        _making(said, s, maker, seats)
    s.deal = _signed(said, "deal")
    s.calling = said.number("calling", 0, 0, say.DEBTS + 1)
    s.paid = said.number("paid", 0, 0, 1)
    for word in _listed(said, "debts", say.DEBTS):
        _debt(said, s, word, seats)
    for place, word in enumerate(_listed(said, "promises", say.PROMISES)):
        s.promises[place] = _promise(said, word, seats)


def _listed(said: Statements, key: str, most: int) -> list[str]:
    words = said.text(key).split()
    if len(words) > most:
        raise said.bad(key, "too-many", count=len(words), most=most)
    return words


def _signed(said: Statements, key: str) -> int:
    text = said.text(key, "0")
    if text.startswith("-") and whole_number(text[1:], 1, say.DEBTS) is not None:
        return int(text)
    if whole_number(text, 0, say.PAIRS) is None:
        raise said.bad(key, "bad-number", value=text, low=-say.DEBTS, high=say.PAIRS)
    return int(text)


def _making(said: Statements, s: State, maker: str, seats: str) -> None:
    words = said.text(f"{maker}.making").split()
    if not words:
        return
    key, seat = f"{maker}.making", say.SEAT_NAMES.index(maker)
    well_formed = 2 <= len(words) <= 3 and words[0] in tuple(seats)
    if not well_formed or words[0] == maker or words[2:] not in ([], ["naming"]):
        raise said.bad(key, "bad-word", value=" ".join(words))
    s.maker[seat] = say.SEAT_NAMES.index(words[0]) + 1
    s.part[seat] = said.in_range(key, words[1], 0, 2 * len(say.MODES) - 1)
    s.naming[seat] = len(words) - 2


def _offer(said: Statements, s: State, maker: str, partner: str) -> None:
    key = f"offer.{maker}.{partner}"
    words = said.text(key).split()
    if words[:1] not in (["making"], ["waiting"]) or words.count("for") != 1:
        raise said.bad(key, "bad-word", value=" ".join(words))
    pair = pair_of(say.SEAT_NAMES.index(maker), say.SEAT_NAMES.index(partner))
    s.offer[pair] = say.BEING_MADE if words[0] == "making" else say.WAITING
    cut = words.index("for")
    for side, terms in enumerate((words[1:cut], words[cut + 1 :])):
        if len(terms) > say.SIDE_TERMS:
            raise said.bad(key, "too-many", count=len(terms), most=say.SIDE_TERMS)
        s.count[pair][side] = len(terms)
        for i, word in enumerate(terms):
            s.terms[pair][side * say.SIDE_TERMS + i] = _term(said, key, word)
    assert say.GIVES == 0


def _term(said: Statements, key: str, word: str) -> list[int]:
    text, _, fixed = word.partition("~")
    if text.startswith("choice="):
        action = _choice(said, key, text.removeprefix("choice=").replace("_", " "))
        return [say.CHOICE_TERM, what_fixes(action), fixed_of(action)]
    mode = next((m for m in range(1, 3) if text.startswith(f"{say.MODES[m]}:")), 0)
    kind, what = read_term(said, key, text.removeprefix(f"{say.MODES[mode]}:"))
    return [dated(kind, mode), what, _card(said, key, fixed) if fixed else say.UNNAMED]


def _choice(said: Statements, key: str, text: str) -> int:
    """A choice fixed for a card: the action that makes it."""
    try:
        return say.ACTIONS.number(text)
    except BadNotation as error:
        code = _CHOICE_ERRORS.get(error.code, "bad-word")
        raise said.bad(key, code, **{"value": text, **error.details}) from error


def _card(said: Statements, key: str, word: str) -> int:
    if word == "any":
        return say.ANY_CARD
    if word == ANY:
        return UNKNOWN
    return _one_of(said, key, word, say.CARD_WORDS)


def _one_of(said: Statements, key: str, word: str, names: Sequence[str]) -> int:
    if word not in names:
        raise said.bad(key, "bad-name", value=word, known=", ".join(names))
    return names.index(word)


def read_term(said: Statements, key: str, text: str) -> tuple[int, int]:
    """`coins=3`, `card=scribe`, `words`: a kind and what it names."""
    name, _, value = text.partition("=")
    kind = _one_of(said, key, name, say.TERMS)
    if kind in (say.CARD_TERM, say.ENTOURAGE_TERM, say.TASK_TERM):
        return kind, _card(said, key, value)
    if kind == say.PRODUCT_TERM:
        return kind, _one_of(said, key, value, say.PRODUCTS)
    if kind == say.CREDIT_TERM:
        return kind, _one_of(said, key, value, say.ICONS)
    if kind == say.CAMEL_TERM:
        return kind, _camel_space(said, key, value)
    most = {
        say.COINS_TERM: say.MOST_COINS,
        say.SPACE_TERM: say.SPACES,
        say.SPACES_TERM: say.CAMELS,
    }.get(kind, 0)
    if not most:
        return kind, 0
    return kind, said.in_range(key, value, 1, most) - (kind == say.SPACE_TERM)


def _camel_space(said: Statements, key: str, text: str) -> int:
    """`B3`: a space of a player's caravan."""
    owner = _one_of(said, key, text[:1], tuple(say.SEAT_NAMES))
    return say.SPACES * owner + said.in_range(key, text[1:], 1, say.SPACES) - 1


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
    state = _one_of(said, "promises", match["state"], say.PROMISE_STATES)
    return [by + 1, to, kind, what, turn, state]


def read_queue(said: Statements, s: State, seats: str) -> None:
    """Cards tasked in a deal whose effects wait: `scribe>B`, with choices fixed after `~`."""
    for word in said.text("queue").split():
        match = _QUEUED.fullmatch(word)
        choices = match["fixed"].split("~")[1:] if match else []
        if match is None or s.queued == say.OFFER_TERMS or len(choices) > say.FIXED:
            raise said.bad("queue", "bad-word", value=word)
        fixed = [said.in_range("queue", choice, 0, len(say.ACTIONS)) for choice in choices]
        card = _one_of(said, "queue", match["card"], say.CARD_WORDS)
        s.queue[s.queued] = [card, _one_of(said, "queue", match["you"], seats)]
        s.fixed[s.queued] = fixed + [0] * (say.FIXED - len(fixed))
        s.queued += 1
