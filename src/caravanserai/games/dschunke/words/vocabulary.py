"""The words of Dschunke's sheets: keys of arguments, messages, names."""

import functools
from typing import Final

import numpy as np

from caravanserai.engine.event_words import AS_PLAYER, event_words
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.vocabulary import Vocabulary, Word
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.state import Box

_vocabulary: Final = Vocabulary()

KEY: Final = _vocabulary.named(
    "good goods cards count worth yuan junk strips space worker stack special owed owner returned"
    " most last extra yours"
)

LEFT: Final = _vocabulary.add(*say.LEFT)

# Names


def _good(good: int) -> Phrase:
    return phrase(f"good-{say.GOODS[good]}")


def _junk(junk: int) -> Phrase:
    return phrase(f"junk-{say.JUNKS[junk]}")


GOOD: Final = _vocabulary.add(*map(_good, range(len(say.GOODS))))
FIST: Final = _vocabulary.add(
    phrase("no-good"),
    *map(_good, range(1, say.SLOTS)),
    *((_good(one), _good(other)) for one, other in say.MIXED),
)
JUNK: Final = _vocabulary.add(*map(_junk, range(say.JUNK_COUNT)))
WORKER: Final = _vocabulary.add(*(phrase(f"worker-{worker}") for worker in say.WORKERS))
STACK: Final = _vocabulary.add(*(phrase(f"stack-{stack}") for stack in say.STACKS))
ENDING: Final = _vocabulary.add(*(phrase(f"ending-{ending}") for ending in say.ENDINGS))
SPECIAL: Final = _vocabulary.add(*say.SPECIALS)  # in each box by its own names: see `words`

# Messages

SAY: Final = _vocabulary.named("goods-of good-worth worth-yuan choice-bluff choice-mixed")
WORTH_SPECIAL: Final = _vocabulary.add(phrase("worth-special"))
SPACE: Final = _vocabulary.add(*(f"space-{worker}" for worker in say.WORKERS))
PROMPT: Final = _vocabulary.add(*(f"prompt-{decision}" for decision in say.DECISIONS))

# For each action its message, what that is about, and the parameter.
_ABOUT: Final = {
    **dict.fromkeys(("station", "place", "onto", "load", "collect", "fetch", "move"), "junk"),
    **dict.fromkeys(("return", "take"), "good"),
    **dict.fromkeys(say.ROWS, "trainee"),
    **dict.fromkeys((f"bid-{good}" for good in say.GOODS), "bid"),
    "mixed": "bid", "merchant": "merchant", "search": "stack", "keep": "card",
}  # fmt: skip
_SUBJECTS: Final = ("junk", "good", "trainee", "bid", "merchant", "stack", "card", "goods returned")
A_JUNK, A_GOOD, A_TRAINEE, A_BID, A_MERCHANT, A_STACK, A_CARD = range(7)
_KINDS: Final = [say.ACTIONS.kind(action) for action in range(say.ACTION_COUNT)]
CHOICE: Final = np.array([_vocabulary.word(f"choice-{kind}") for kind in _KINDS], np.int16)
ABOUT: Final = np.array(
    [_SUBJECTS.index(_ABOUT.get(kind, "goods returned")) for kind in _KINDS], np.int16
)
PARAMETER: Final = say.ACTIONS.parameters()
EVENT: Final = event_words(
    _vocabulary,
    say.EVENTS,
    {
        "owner": AS_PLAYER,
        "good": FIST,
        "junk": JUNK,
        "origin": JUNK,
        "merchant": WORKER,
        "trainee": WORKER + say.LOWER,
        "special": SPECIAL,
        "left": LEFT,
        "stack": STACK,
        "reason": ENDING,
    },
)
EVENT_MIXED: Final = _vocabulary.add(*(f"event-{kind.name}-mixed" for kind in say.EVENTS))

_JUNK_CARDS: Final = {say.MONEY_CARD: "money", say.EIGHT: "eight", say.TWELVE: "twelve"}


def special_name(special: int, second: int) -> Phrase:
    """The name of a special card; a 12 Yuan card names two junks."""
    for first, name in reversed(_JUNK_CARDS.items()):
        if special >= first:
            junk = _junk(special - first)
            return phrase(f"special-{name}", junk=junk, second=_junk(second))
    return phrase(f"special-{say.SPECIALS[special]}")


def card_name(box: Box, special: int) -> Phrase:
    """The name of a special card of this box."""
    is_twelve = special >= say.TWELVE
    return special_name(special, box.second[special - say.TWELVE] if is_twelve else say.GREY)


@functools.lru_cache(maxsize=16)
def words(box: Box) -> tuple[Word, ...]:
    """All words, with the names of the special cards in this box."""
    names = [card_name(box, special) for special in range(say.SPECIAL_SLOTS)]
    made = list(_vocabulary.words)
    made[SPECIAL : SPECIAL + len(names)] = names
    return tuple(made)
