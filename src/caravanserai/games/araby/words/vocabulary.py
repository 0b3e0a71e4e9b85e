"""The words of Araby's sheets: keys of details and arguments, messages, names."""

import functools
from typing import Final

import numpy as np

from caravanserai.engine.event_words import AS_PLAYER, UNSAID, event_words
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.vocabulary import Vocabulary, Word
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.data import city_of, name_of
from caravanserai.games.araby.rules.fixing import QUESTIONS
from caravanserai.games.araby.state import Box

_vocabulary: Final = Vocabulary()

KEY: Final = _vocabulary.named(
    "offers debts promises asks partners advice by to sent gives wants when kind what fixed number"
    " term called tasks missing turn state seat free opens card icon"
    " active other part naming yours only left choice space product count gets caravan to-you"
)

# Words

ICON: Final = _vocabulary.add(*say.ICONS)
CARD_WORD: Final = _vocabulary.add(*say.CARD_WORDS, "any")  # ANY_CARD comes after the last type
NOW: Final = _vocabulary.add(*say.MODES)
NO_TERM: Final = _vocabulary.add(*say.TERMS)
OPEN_PROMISE: Final = _vocabulary.add(*say.PROMISE_STATES)
NO_QUESTION: Final = _vocabulary.add(*QUESTIONS)
CAMEL_SPACE: Final = _vocabulary.add(*say.CAMEL_SPACES)
REFUSAL: Final = _vocabulary.add(*say.REFUSALS)
ACTION: Final = _vocabulary.add(*say.ACTIONS.texts)
RETURN: Final = _vocabulary.add(*say.RETURNS)
SPACE_NUMBER: Final = _vocabulary.add(*range(1, say.SPACES + 1))
NO_WORD: Final = _vocabulary.add("")

# Names


def icon_name(icon: int) -> Phrase:
    """A product, or a coin."""
    return phrase(f"icon-{say.ICONS[icon]}")


def some(icon: int, count: int) -> Phrase:
    """A number of a product, or of coins."""
    return phrase(f"some-{say.ICONS[icon]}", count=count)


def city_name(box: Box, caravan: int) -> str | Phrase:
    """The city of a caravan: translated if it is in the package's set, else as in the file."""
    city = city_of(box, caravan)
    return phrase(f"city-{say.slug(city)}") if city in say.CITY_NAMES else city


ICON_NAME: Final = _vocabulary.add(*map(icon_name, range(say.ICON_COUNT)))
ONE_NAME: Final = _vocabulary.add(*(some(icon, 1) for icon in range(say.ICON_COUNT)))
YOUR_CARAVAN: Final = _vocabulary.add(phrase("caravan-yours"))
THEIR_OWN_CARAVAN: Final = _vocabulary.add(phrase("caravan-own"))
CARAVAN_OF: Final = _vocabulary.add(*(phrase("caravan-of", owner=name) for name in say.SEAT_NAMES))
ENDING: Final = _vocabulary.add(*(phrase(f"ending-{ending}") for ending in say.ENDINGS))
PART: Final = _vocabulary.add(*(phrase(f"part-{part}") for part in range(2 * len(say.MODES))))
NOTHING_GIVEN: Final = _vocabulary.add((phrase("term-nothing"),))

# Names that depend on the box: see `words`.

UNKNOWN_CARD: Final = _vocabulary.add(phrase("unknown-card"))
CARD_NAME: Final = _vocabulary.add(*("",) * say.TYPES, phrase("any-card"))
CITY: Final = _vocabulary.add(*("",) * say.CARAVANS)
BACK: Final = _vocabulary.add(phrase("no-back"), *("",) * say.DECK_CARDS)  # 1 + the back
FIXED_CHOICE: Final = _vocabulary.add(*("",) * say.ACTION_COUNT)

# Messages

SAY: Final = _vocabulary.named(
    "prompt-making prompt-passed prompt-called prompt-name-debt term-choice choice-term"
    " event-tasked-for fixed-camel"
)
SOME: Final = _vocabulary.add(*(f"some-{icon}" for icon in say.ICONS))
PROMPT: Final = _vocabulary.add(*(f"prompt-{decision}" for decision in say.DECISIONS))
TERM: Final = _vocabulary.add(*(f"term-{term}" for term in say.TERMS))
WHEN: Final = _vocabulary.add(*(f"when-{mode}" for mode in say.MODES))

# For each action its message, what that is about, and the parameter.
_ABOUT: Final = {
    **dict.fromkeys(("play", "task", "card", "entourage"), "card"),
    **dict.fromkeys(("player", "offer", "counter", "withdraw"), "player"),
    **dict.fromkeys(("accept", "decline"), "offer"),
    **dict.fromkeys(("kept", "broken"), "promise"),
    **dict.fromkeys(("nth", "space"), "number from 0"),
    "camel": "camel", "settle": "debt", "product": "icon", "credit": "payment",
}  # fmt: skip
_SUBJECTS: Final = (
    "card", "icon", "player", "offer", "promise", "number from 0", "camel", "debt", "payment",
    "number",
)  # fmt: skip
A_CARD, AN_ICON, A_PLAYER, AN_OFFER, A_PROMISE, FROM_0, A_CAMEL, A_DEBT, A_PAYMENT = range(9)
_KINDS: Final = [say.ACTIONS.kind(action) for action in range(say.ACTION_COUNT)]
CHOICE: Final = np.array([_vocabulary.word(f"choice-{kind}") for kind in _KINDS], np.int16)
ABOUT: Final = np.array([_SUBJECTS.index(_ABOUT.get(kind, "number")) for kind in _KINDS], np.int16)
PARAMETER: Final = say.ACTIONS.parameters()
EVENT: Final = event_words(
    _vocabulary,
    say.EVENTS,
    {
        "other": AS_PLAYER,
        "caravan": UNSAID,
        "card": CARD_NAME,
        "product": ONE_NAME,
        "into": ONE_NAME,
        "icon": ONE_NAME,
        "space": SPACE_NUMBER,
        "to": SPACE_NUMBER,
        "city": CITY,
        "back": BACK,
        "why": RETURN,
        "reason": ENDING,
        "term": UNSAID,
        "value": UNSAID,
    },
)
# Which events name a term, and which of them when it is due.
_DATED: Final = ("offer-term", "owed")
TELLS_TERM: Final = np.array([int("term" in kind.fields) for kind in say.EVENTS], np.int16)
TELLS_WHEN: Final = np.array([int(kind.name in _DATED) for kind in say.EVENTS], np.int16)
# Where the first field is the owner of a caravan, or of the sentence's subject.
_ABOUT_CARAVAN: Final = ("own-caravan-allowed",)
_ABOUT_OTHER: Final = ("offer-declined", "promise-kept", "promise-broken")
TELLS_CARAVAN: Final = np.array(
    [int("caravan" in kind.fields or kind.name in _ABOUT_CARAVAN) for kind in say.EVENTS], np.int16
)
TELLS_WHOSE: Final = np.array([int(kind.name in _ABOUT_OTHER) for kind in say.EVENTS], np.int16)


def card_name(box: Box, card: int) -> str | Phrase:
    """The name of a card: translated if it is in the package's set, else as in the file."""
    if card == say.ANY_CARD:
        return phrase("any-card")
    if card < 0:
        return phrase("unknown-card")
    own = card < len(say.CARD_NAMES) and name_of(box, card) == say.CARD_NAMES[card]
    return phrase(f"card-{say.CARD_WORDS[card]}") if own else name_of(box, card)


def back(box: Box, number: int) -> Phrase:
    """A back: where bandits strike, and what each row pays."""
    if number < 0:
        return phrase("no-back")
    top, middle, bottom = box.pays[number]
    bandit = box.bandit[number] + 1
    return phrase("back", bandit=bandit, top=top, middle=middle, bottom=bottom)


def fixed_choice(box: Box, action: int) -> Word:
    """A choice of a card tasked for the partner that the offer fixes (A15); not of a camel."""
    kind, value = say.ACTIONS.kind(action), say.ACTIONS.parameter(action)
    if kind in ("yes", "no"):
        return phrase(f"fixed-{kind}")
    if kind == "player":
        return phrase("choice-player", other=say.SEAT_NAMES[value])
    if kind == "card":
        return phrase("choice-card", card=card_name(box, value))
    return icon_name(value) if kind == "product" else ""


@functools.lru_cache(maxsize=16)
def words(box: Box) -> tuple[Word, ...]:
    """All words, with this box's names for cards, cities and backs."""
    made = list(_vocabulary.words)
    for first, names in (
        (CARD_NAME, [card_name(box, card) for card in range(say.TYPES)]),
        (CITY, [city_name(box, caravan) for caravan in range(say.CARAVANS)]),
        (BACK + 1, [back(box, number) for number in range(say.DECK_CARDS)]),
        (FIXED_CHOICE, [fixed_choice(box, action) for action in range(say.ACTION_COUNT)]),
    ):
        made[first : first + len(names)] = names
    return tuple(made)
