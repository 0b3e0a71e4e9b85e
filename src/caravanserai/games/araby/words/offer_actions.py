"""An offer as the actions that make it, in the order the rules want."""

from collections.abc import Iterator, Sequence
from typing import Final

from caravanserai.engine.bargains import Offer, Term, When
from caravanserai.engine.errors import Refusal
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.adding import term_kind, term_value

WHENS: Final[tuple[When, ...]] = ("now", "due", "promise")
BARE = ("own-caravan", "words")  # they name nothing

Action = tuple[int, str]  # with its words


def offer_actions(offer: Offer) -> list[Action]:
    """Who it is for, what is given, what is wanted, and sending it."""
    begin = "counter" if offer.counter else "offer"
    want = [(say.DO_WANT, "")] if offer.wants else []
    return [
        (_number(f"{begin} {offer.to}"), ""),
        *_side(offer.gives),
        *want,
        *_side(offer.wants),
        (say.DO_SEND, ""),
    ]


def offer_of(actions: Sequence[int]) -> Offer:
    """The offer that these actions make."""
    to, counter, side, when = "", False, 0, WHENS[say.NOW]
    terms: tuple[list[Term], list[Term]] = [], []
    for action in actions:
        kind, _, what = say.ACTIONS.text(action).partition(" ")
        if kind in ("offer", "counter"):
            to, counter = what, kind == "counter"
        elif action == say.DO_WANT:
            side, when = 1, WHENS[say.NOW]
        elif kind in say.MODES:
            when = WHENS[say.MODES.index(kind)]
        elif action != say.DO_SEND:
            terms[side].append(Term(kind, int(what) if what.isdigit() else what or None, when))
    return Offer(to, *terms, counter)


def _side(terms: list[Term]) -> Iterator[Action]:
    """What is given now, then what is due this turn, then what is promised."""
    for when in say.MODES:
        found = sorted((listing(term), _chosen(term)) for term in terms if term.when == when)
        if found and when != say.MODES[say.NOW]:
            yield _number(when), ""
        for (_, _, action, words), chosen in found:
            yield action, words
            yield from ((choice, "") for choice in chosen)


def listing(term: Term) -> tuple[int, int, int, str]:
    """The place of a term in an offer (its kind, what it names) and the action that lists it."""
    action = _number(_text(term))
    kind = term_kind(action)
    if kind == say.NO_TERM:
        raise Refusal(say.REFUSALS[say.NOT_POSSIBLE], action=_text(term))
    return kind, term_value(action, kind), action, term.words


def _text(term: Term) -> str:
    if term.kind in BARE:
        return term.kind
    is_any = term.kind == "card" and term.what == "any"
    return "any" if is_any else f"{term.kind} {term.what}"


def _chosen(term: Term) -> list[int]:
    """The card set aside for a term, or the choices fixed for a card to be tasked (A15)."""
    fixed = [f"card {term.fixed}"] if term.fixed else []
    return [_number(text) for text in (*fixed, *term.choices)]


def _number(text: str) -> int:
    return say.ACTIONS.number(text)
