"""The words of facts by their numbers: keys, then what they can say."""

from typing import Final

from caravanserai.games.araby import alphabet as say
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
ICON: Final = SEAT_A + len(say.SEAT_NAMES)
CARD_WORD: Final = ICON + len(say.ICONS)  # ANY_CARD comes after the last type
NOW: Final = CARD_WORD + len(say.CARD_WORDS) + 1
NO_TERM: Final = NOW + len(say.MODES)
OPEN_PROMISE: Final = NO_TERM + len(say.TERMS)
NO_QUESTION: Final = OPEN_PROMISE + len(say.PROMISE_STATES)
CAMEL_SPACE: Final = NO_QUESTION + len(QUESTIONS)
REFUSAL: Final = CAMEL_SPACE + len(say.CAMEL_SPACES)
ACTION: Final = REFUSAL + len(say.REFUSALS)

FACT_WORDS: Final = (
    *_KEYS,
    *say.SEAT_NAMES,
    *say.ICONS,
    *say.CARD_WORDS,
    "any",
    *say.MODES,
    *say.TERMS,
    *say.PROMISE_STATES,
    *QUESTIONS,
    *say.CAMEL_SPACES,
    *say.REFUSALS,
    *say.ACTIONS.texts,
)
