"""The words of Dunhuang's sheets: keys of arguments, messages, names."""

from typing import Final

import numpy as np

from caravanserai.engine.event_words import AS_PLAYER, event_words
from caravanserai.engine.phrases import phrase
from caravanserai.engine.vocabulary import Vocabulary, Word
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.state import Box

_vocabulary: Final = Vocabulary()

KEY: Final = _vocabulary.named(
    "steps price tile card coins good ability character first other owed usable place count yours"
)

GOOD: Final = _vocabulary.add(*(phrase(f"good-{good}") for good in say.GOODS))
CARD: Final = _vocabulary.add(
    phrase("no-card"),
    *(
        phrase("card", good=phrase(f"good-{good}"), number=number)
        for number, good in enumerate(say.GOODS[1:], 1)
    ),
)
CHARACTER_WORD: Final = _vocabulary.add(*say.CHARACTERS)
CHARACTER: Final = _vocabulary.add(*(phrase(f"character-{name}") for name in say.CHARACTERS))
ABILITY: Final = _vocabulary.add(*(phrase(f"character-{n}-ability") for n in say.CHARACTERS))
PLACE: Final = _vocabulary.add(*say.PLACES)
ENDING: Final = _vocabulary.add(*(phrase(f"ending-{ending}") for ending in say.ENDINGS))

PROMPT: Final = _vocabulary.add(*(f"prompt-{decision}" for decision in say.DECISIONS))

# For each action its message, what that is about, and the parameter.
_ABOUT: Final = {
    "move": "steps", "camel": "space", "take": "space", "hand": "market", "shop": "market",
    "opponent": "player", "keep": "good", "discard": "good", "swap": "good", "stow": "good",
    "display": "good", "give": "good", "turn": "good",
}  # fmt: skip
_SUBJECTS: Final = ("steps", "space", "market", "player", "good", "decision")
STEPS, A_SPACE, MARKET, A_PLAYER, A_GOOD, DECISION = range(6)
_KINDS: Final = [say.ACTIONS.kind(action) for action in range(say.ACTION_COUNT)]
CHOICE: Final = np.array([_vocabulary.word(f"choice-{kind}") for kind in _KINDS], np.int16)
ABOUT: Final = np.array(
    [_SUBJECTS.index(_ABOUT.get(kind, "decision")) for kind in _KINDS], np.int16
)

EVENT: Final = event_words(
    _vocabulary,
    say.EVENTS,
    {
        "holder": AS_PLAYER,
        "other": AS_PLAYER,
        "good": GOOD,
        "place": PLACE,
        "character": CHARACTER,
        "reason": ENDING,
    },
)
CLAIMED_FROM_MIDDLE: Final = _vocabulary.add("event-token-claimed-middle")

_words: Final = tuple(_vocabulary.words)


def words(box: Box) -> tuple[Word, ...]:
    """All words, the same in every box."""
    return _words
