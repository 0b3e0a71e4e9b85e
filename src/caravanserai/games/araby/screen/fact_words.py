"""The words of facts by their numbers: keys, then what they can say."""

from typing import Final

from caravanserai.games.araby.alphabet import (
    ACTIONS,
    CAMEL_SPACES,
    CARD_WORDS,
    ICONS,
    MODES,
    PROMISE_STATES,
    REFUSALS,
    SEAT_NAMES,
    TERMS,
)
from caravanserai.games.araby.rules.fixing import QUESTIONS

_KEYS: Final = (
    "turn", "last_round", "active", "stage", "deck", "top", "deck_known", "discard", "draft",
    "due", "players", "caravans", "offers", "debts", "promises", "offers_left", "asks", "partners",
    "bandit", "pays", "depth", "card", "back", "played", "tasked", "seat", "coins", "hand_size",
    "hand", "entourage", "products", "credits", "camels", "passed", "making", "defaults", "owner",
    "city", "spaces", "full", "guarded", "all_guarded", "earns", "guests", "any", "open", "by",
    "to", "sent", "gives", "wants", "when", "kind", "what", "fixed", "number", "term", "state",
    "free", "tasks", "opens", "main", "last", "advice", "icon", "lost", "locked", "unlocked",
    "until", "called", "missing",
)  # fmt: skip
(
    TURN, LAST_ROUND, ACTIVE, STAGE, DECK, TOP, DECK_KNOWN, DISCARD, DRAFT,
    DUE, PLAYERS, CARAVANS, OFFERS, DEBTS, PROMISES, OFFERS_LEFT, ASKS, PARTNERS,
    BANDIT, PAYS, DEPTH, CARD, BACK, PLAYED, TASKED, SEAT, COINS, HAND_SIZE,
    HAND, ENTOURAGE, PRODUCTS, CREDITS, CAMELS, PASSED, MAKING, DEFAULTS, OWNER,
    CITY, SPACES, FULL, GUARDED, ALL_GUARDED, EARNS, GUESTS, ANY, OPEN, BY,
    TO, SENT, GIVES, WANTS, WHEN, KIND, WHAT, FIXED, NUMBER, TERM, STATE,
    FREE, TASKS, OPENS, MAIN, LAST, ADVICE, OF_ICON, LOST, LOCKED, UNLOCKED,
    UNTIL, CALLED, MISSING,
) = range(71)  # fmt: skip

# Where the words of each kind begin, in the order of the alphabet.
SEAT_A: Final = len(_KEYS)
ICON: Final = SEAT_A + len(SEAT_NAMES)
CARD_WORD: Final = ICON + len(ICONS)  # ANY_CARD comes after the last type
NOW: Final = CARD_WORD + len(CARD_WORDS) + 1
NO_TERM: Final = NOW + len(MODES)
OPEN_PROMISE: Final = NO_TERM + len(TERMS)
NO_QUESTION: Final = OPEN_PROMISE + len(PROMISE_STATES)
CAMEL_SPACE: Final = NO_QUESTION + len(QUESTIONS)
REFUSAL: Final = CAMEL_SPACE + len(CAMEL_SPACES)
ACTION: Final = REFUSAL + len(REFUSALS)

FACT_WORDS: Final = (
    *_KEYS,
    *SEAT_NAMES,
    *ICONS,
    *CARD_WORDS,
    "any",
    *MODES,
    *TERMS,
    *PROMISE_STATES,
    *QUESTIONS,
    *CAMEL_SPACES,
    *REFUSALS,
    *ACTIONS.texts,
)
