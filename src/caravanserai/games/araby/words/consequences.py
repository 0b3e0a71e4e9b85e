"""What an action of Araby brings about, and what to keep in mind before doing it."""

from collections.abc import Iterator

from caravanserai.engine.game import Game
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.terms import pair_of
from caravanserai.games.araby.screen.advice import helpers, in_vain
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.words.vocabulary import card_name, icon_name, some
from caravanserai.games.araby.words.wording import cost, effect


def consequences(game: Game, view: Position, seat: int, action: int) -> list[Phrase]:
    """What a card played or tasked does, what a card to take costs; then what to keep in mind."""
    kind, value = say.ACTIONS.kind(action), say.ACTIONS.parameter(action)
    box, s = Box.read(view.box), State.read(view.state)
    if s.decision in (say.MAIN, say.LAST) and s.maker[seat]:
        return []
    return [
        *_brings(box, s, kind, value),
        *_better_first(box, s, seat, kind, value),
        *_lost(box, s, seat, kind, value),
        *_unused(s, seat, kind),
    ]


def _brings(box: Box, s: State, kind: str, card: int) -> Iterator[Phrase]:
    taken = kind == "card" and s.decision in (say.DRAFTING, say.FETCH, say.SWAP_FOR)
    if kind in ("play", "task") or taken:
        yield from effect(box, card)
    if kind == "play" or taken:
        yield cost(box, card)


def _better_first(box: Box, s: State, seat: int, kind: str, card: int) -> Iterator[Phrase]:
    """Which cards to task before playing a card, so that no hand card pays for it."""
    if kind == "play" and s.decision in (say.MAIN, say.LAST):
        yield from advice(box, s, seat, card)


def advice(box: Box, s: State, seat: int, card: int) -> Iterator[Phrase]:
    """For each icon that would cost a hand card, which cards could make it."""
    for icon in range(say.ICON_COUNT):
        types = helpers(box, s, seat, card, icon)
        named = (card_name(box, maker) for maker in range(say.TYPES) if types >> maker & 1)
        if tasks := tuple(phrase("one-card", card=name) for name in named):
            name = card_name(box, card)
            needs = some(icon, 1)
            yield phrase("advice-task", card=name, icon=needs, tasks=tasks, count=len(tasks))


def _lost(box: Box, s: State, seat: int, kind: str, value: int) -> Iterator[Phrase]:
    """The products an action brings that only a deal could still use."""
    for product in sorted(set(_products(box, s, seat, kind, value))):
        if product != say.ANY_PRODUCT:
            if in_vain(box, s, seat, product):
                yield phrase("warning-lost", product=icon_name(product))
        elif all(in_vain(box, s, seat, any_one) for any_one in range(say.PRODUCT_COUNT)):
            yield phrase("warning-lost-any")


def _products(box: Box, s: State, seat: int, kind: str, value: int) -> Iterator[int]:
    """What an action makes for this seat, or hands to it."""
    if kind in ("task", "play"):
        made = (step for step in range(say.STEPS) if box.op[value][step] == say.MAKE)
        yield from (int(box.which[value][step]) for step in made)
    elif kind == "product" and s.decision == say.PRODUCT:
        yield value
    elif kind == "accept" and value != seat:
        pair = pair_of(value, seat)
        for i in range(s.count[pair][say.GIVES]):
            if s.terms[pair][i][say.TERM_KIND] == say.PRODUCT_TERM:
                yield int(s.terms[pair][i][say.TERM_WHAT])


def _unused(s: State, seat: int, kind: str) -> Iterator[Phrase]:
    """What is left over when a turn is ended, or passed for the last time."""
    left = tuple(some(product, int(n)) for product, n in enumerate(s.pool[seat]) if n)
    if left and (kind == "end" or (kind == "pass" and s.stage == say.LAST)):
        yield phrase(f"warning-unused-{kind}", products=left)
