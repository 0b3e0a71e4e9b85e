"""Texts nobody would write: each is a playable position, or one of our own errors."""

import random
from contextlib import suppress
from functools import cache

import pytest
from araby_cases import GAME, busy
from exploring import explore
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from caravanserai.engine.errors import CaravanseraiError
from caravanserai.engine.events import PUBLIC
from caravanserai.engine.position import Position

FUZZ = settings(
    max_examples=100,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
CHARACTERS_TO_TYPE = "²٣:;#*-?/^!+~=>@. 0957\0\u2028\ud800商ABCDE\n\t"
VALUES = {
    "players": "2 | 3 | 4 | 5",
    "offers": "0 | 12",
    "eyes": "A | B | public | all",
    "decision": " | ".join(GAME.decisions),
    "stage": "main | last",
    "actor": "A | B | C",
    "number": "1 | 2 | 16 | 17",
    "begun": "1 | 2 | 16 | 0",
    "ended": "shared | most-coins",
    "passed": "A | B | A B | A B C | A B C D | -",
    "card": "scribe | guide | patience | wisdom | courage | broker | divination | rejuvenation",
    "step": "0 | 1 | 2 | 3",
    "left": "0 | 1 | 2 | 3 | 9",
    "drawn": "0 | 1 | 3 | 99",
    "chosen": "? | 0 | 1 | 2 | 28 | 36 | 61 | 99",
    "chosen-from": "0 | 1 | 9",
    "by-task": "0 | 1 | 2",
    "due": "magics | coin | coin*2 | magics*99 magics*99",
    "deal": "0 | 1 | 2 | 12 | -1 | -2",
    "queue": "scribe>A | scribe>B~300 guide>A | wisdom>A | guide>B~1~2",
    "in-play": "scribe | patience | wisdom | scribe guide | -",
    "debts": "A>B:card=any | A>A:coins=3 | B>A:task=any | A>B:card=? | A>B:choice | A>B:words | "
    "A>B:credit=coin | B>A:coins=3 A>B:card=any | A>B:task=patience",
    "promises": "A>B:words@1=open | A>A:words@1=open | A>B:task=any@1=open | B>A:card=?@1=kept",
    "A.making": "B 0 | B 3 | B 0 naming | B 5 naming",
    "offer.A.B": "making for | waiting for | making card=any for | waiting card=any~scribe for | "
    "waiting credit=magics~guide for | waiting task=scribe choice=card_guide for | "
    "waiting choice=yes for | waiting for task=any | waiting for card=any | "
    "waiting task=broker choice=product_magics choice=product_jewels for coins=3 | "
    "waiting words for | waiting due:own-caravan for promise:words",
    "own-caravan": "A | B | A B",
    "A.hand": "- | ? | scribe | scribe! | scribe+ | scribe:B | scribe:A^AB | patience*2 | ?*9",
    "B.entourage": "wisdom | scribe!+ | - | merchant-prince-of-magics",
    "deck": "- | ... | scribe ... | ?*3 | scribe:AB ...",
    "draft": "- | ?*5 | scribe guide | ?",
    "discard": "- | scribe | scribe:A",
    "aside": "- | ?*3 | scribe",
    "unused": "- | scribe | ?",
    "caravans": "? | basra | ?*16",
    "A.caravan": "- | basra",
    "A.camels": "A A A A A A | B | A A A | - - - - - - - - - A",
    "A.guarded": "1 | all | 9",
    "B.allows.A": "1 | all | 1 9",
    "A.allows-any.A": "3",
    "A.products": "magics | magics*99 | magics*60 magics*60",
}


@cache
def written() -> tuple[str, ...]:
    """Texts of positions and views from random games, mostly in the middle of something."""
    texts = []
    for players in (2, 3, 4):
        chance = random.Random(players)
        position = GAME.new(GAME.box(players, {"offers": "3"}), players)
        for _ in range(400):
            if GAME.is_over(position):
                break
            inside = GAME.decision(position) not in ("main", "last")
            if chance.random() < (0.3 if inside else 0.05):
                viewer = chance.choice([*GAME.seats(position), PUBLIC])
                texts += [GAME.notation.write(p) for p in (position, GAME.view(position, viewer))]
            seat = chance.choice(busy(position))
            GAME.apply(position, seat, chance.choice(GAME.legal(position, seat)))
    return tuple(texts)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A text of a real position with statements, or a few characters, changed."""
    text = draw(st.sampled_from(["", *written()]))
    for _ in range(draw(st.integers(1, 4))):
        if draw(st.integers(0, 3)):
            key = draw(st.sampled_from(sorted(VALUES)))
            value = draw(st.sampled_from(VALUES[key].split(" | ")))
            lines = [line for line in text.splitlines() if not line.startswith(f"{key}:")]
            text = "\n".join([*lines, f"{key}: {value}"])
        else:
            low = draw(st.integers(0, len(text)))
            high = min(len(text), low + draw(st.integers(0, 3)))
            typed = draw(st.text(CHARACTERS_TO_TYPE, max_size=3))
            text = text[:low] + typed + text[high:]
    return text


TEXTS = given(st.one_of(damaged(), damaged(), st.text(max_size=200)), st.integers(0, 2**62 - 1))
ACTIONS = given(
    st.sampled_from(GAME.actions.texts), st.sampled_from(range(-1, 6)), st.integers(0, 999)
)


@FUZZ
@TEXTS
def test_damaged_text(text: str, seed: int) -> None:
    refused_or_played(text, seed)


@FUZZ
@ACTIONS
def test_any_action_is_carried_out_or_refused(text: str, seat: int, which: int) -> None:
    refused_or_done(text, seat, which)


@pytest.mark.slow
def test_other_damaged_texts(exploration: int) -> None:
    explore(FUZZ, TEXTS, refused_or_played, exploration)


@pytest.mark.slow
def test_other_actions(exploration: int) -> None:
    explore(FUZZ, ACTIONS, refused_or_done, exploration)


def refused_or_played(text: str, seed: int) -> None:
    """What can be read reads back, and can be played."""
    try:
        position = GAME.notation.read(text, seed)
    except CaravanseraiError as error:
        event(error.code)
        return
    event("accepted")
    assert GAME.notation.read(GAME.notation.write(position), 0).same_as(position)
    if not GAME.is_over(position):
        play_on(position, seed)


def play_on(position: Position, seed: int) -> None:
    """From a view, play one of its possible positions; every position on the way can be read."""
    played = GAME.determinize(position, seed) if position.state["eyes"][0] else position.copy()
    chance = random.Random(seed)
    for _ in range(8):
        if GAME.is_over(played):
            return
        seat = chance.choice(busy(played))
        GAME.apply(played, seat, chance.choice(GAME.legal(played, seat)))
        assert GAME.notation.read(GAME.notation.write(played), 0).same_as(played)


def refused_or_done(text: str, seat: int, which: int) -> None:
    position = GAME.notation.read(written()[which % len(written())], 0)
    with suppress(CaravanseraiError):
        GAME.apply(position, seat, GAME.actions.number(text))
