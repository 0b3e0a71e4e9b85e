"""Every card of the package's set as an entry of the rulebook, with its printed words."""

from collections.abc import Iterator
from typing import Final

from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.rulebook import Entry
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.data import standard_box
from caravanserai.games.araby.state import Box
from caravanserai.games.araby.words.vocabulary import card_name
from caravanserai.games.araby.words.wording import cost, effect, shows

_OF_KIND: Final = {"merchant": "merchants", "ally": "allies", "virtue": "virtues", "djinn": "djinn"}
_RULINGS: Final = {
    "foreman": ("A8",), "patience": ("A18",), "rejuvenation": ("A16",), "guard": ("A19",),
}  # fmt: skip


def _printed(box: Box, card: int) -> Iterator[Phrase]:
    """What a card says it does, costs and pays for."""
    yield phrase("rule-card-does", effect=effect(box, card))
    if card < say.PERSONAS:
        return  # it is never paid for and never in a hand
    icons = shows(box, card)
    yield phrase("rule-card-costs", cost=cost(box, card))
    yield phrase("rule-card-pays", icons=icons, count=len(icons))


def _entries() -> Iterator[Entry]:
    box = standard_box()
    for card, word in enumerate(say.CARD_WORDS[: len(say.CARD_NAMES)]):
        name = card_name(box, card)
        assert isinstance(name, Phrase)
        kind = say.CARD_KINDS[box.kind[card]]
        said = (name, phrase(f"rule-as-{kind}"), *_printed(box, card))
        see = (_OF_KIND[kind],) if kind in _OF_KIND else ("tasking",)
        yield Entry(f"card-{word}", _RULINGS.get(word, ()), see, said=said)


CARDS: Final = tuple(_entries())
