"""Texts nobody would write: each is a playable position, or one of our own errors."""

import random
from contextlib import suppress
from functools import cache

import pytest
from exploring import Given, explore
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from caravanserai.engine.errors import CaravanseraiError
from caravanserai.engine.events import PUBLIC
from caravanserai.engine.many_games import play_out
from caravanserai.engine.position import Position
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.box import LEFT_OUT
from caravanserai.games.dunhuang.game import GAME
from caravanserai.games.dunhuang.words.consistency import ASKED_BY

FUZZ = settings(
    max_examples=300,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
CHARACTERS_TO_TYPE = "²٣:;#[]*-?. 0957\0\u2028\ud800商!ABCDEtea\n\t"
WORDS = (
    *say.GOODS, *say.CHARACTERS, *GAME.decisions, *GAME.endings, *"ABCDE", *"0123456789",
    "?", "-", "...",
    "10", "44", "45", "99", "tea*2", "?*3", "silk*99", "tea商", "!", "yes", "no", "over", "public",
    "all", "[A: tea]", "[B: ?*2]", "[", "]",
)  # fmt: skip


@cache
def written() -> tuple[str, ...]:
    """Texts of positions and views of random games."""
    texts = []
    for seed in range(9):
        chance = random.Random(seed)
        position = GAME.new(GAME.box(2 + seed % 3), seed)
        while not GAME.is_over(position):
            if chance.random() < 0.1:
                viewer = chance.choice([*GAME.seats(position), PUBLIC])
                texts += [GAME.notation.write(p) for p in (position, GAME.view(position, viewer))]
            seat = GAME.turn(position)
            assert seat is not None
            GAME.apply(position, seat, chance.choice(GAME.legal(position, seat)))
        texts.append(GAME.notation.write(position))
    return tuple(texts)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A text of a real position with a few words or characters changed."""
    text = draw(st.sampled_from(written()))
    for _ in range(draw(st.integers(1, 4))):
        if draw(st.booleans()):
            words = text.split(" ")
            words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(WORDS))
            text = " ".join(words)
        else:
            low = draw(st.integers(0, len(text)))
            high = min(len(text), low + draw(st.integers(0, 3)))
            typed = draw(st.text(CHARACTERS_TO_TYPE, max_size=3))
            text = text[:low] + typed + text[high:]
    return text


@st.composite
def plausible(draw: st.DrawFn) -> str:
    """Statements that each make sense; whether they do so together is up to the reader."""
    players = draw(st.integers(2, 4))
    seats, goods = (
        "ABCD"[:players],
        [g for n, g in enumerate(say.GOODS) if n not in LEFT_OUT[players]],
    )
    turned = [f"{good}商" for good in goods[1:]]
    hidden = draw(st.booleans())

    def cards(most: int, *others: str) -> str:
        return (
            " ".join(draw(st.lists(st.sampled_from([*goods[1:], *others]), max_size=most))) or "-"
        )

    decision = draw(st.integers(0, len(GAME.decisions) - 1))
    character = draw(st.sampled_from(ASKED_BY.get(decision, tuple(range(len(say.CHARACTERS))))))
    said = {
        "players": str(players),
        "decision": GAME.decisions[decision],
        "turn": draw(st.sampled_from(seats)),
        "tiles": say.CHARACTERS[character],
        "market": " ".join(draw(st.sampled_from([*goods[1:], "-"])) for _ in range(8)),
        "pile": f"{cards(2, '?')} [{draw(st.sampled_from(seats))}: {cards(2, '?')}] ...",
    }
    if decision > say.MOVE:
        said["steps"] = draw(st.sampled_from("1239"))
    if decision in (say.GIVE, say.RETURN):
        said["opponent"] = draw(st.sampled_from(seats))
        said["owed"] = draw(st.sampled_from("12"))
    if decision in (say.SPACE, say.MAID_HAND):
        said["chosen"] = draw(st.sampled_from([*goods[1:], *"?" * hidden]))
    if decision == say.KEEP:
        said["drawn"] = cards(3, "?")
    if decision in (say.PROTECT, say.PAY):
        said["claim"] = draw(st.sampled_from(goods[1:]))
        said["in-bonus"] = draw(st.sampled_from(["yes", "no"]))
    if hidden:
        said["eyes"] = draw(st.sampled_from([*seats, "public"]))
    for seat in seats:
        said[f"{seat}.hand"] = cards(3, *"?" * hidden)
        said[f"{seat}.shop"] = cards(3)
        said[f"{seat}.seen"] = said[f"{seat}.hand"].replace("?", "")
        said[f"{seat}.tokens"] = draw(st.sampled_from(["-", *goods[1:], *turned]))
    left_out = draw(st.sets(st.sampled_from(sorted(said.keys() - {"players", "market"}))))
    return "\n".join(f"{key}: {value}" for key, value in said.items() if key not in left_out)


DAMAGED = given(st.one_of(damaged(), st.text(max_size=200)), st.integers(0, 2**62 - 1))
PLAUSIBLE = given(plausible(), st.integers(0, 2**62 - 1))
WORDINGS = given(
    st.one_of(
        st.text(max_size=40),
        st.lists(st.sampled_from([*(t.split()[0] for t in GAME.actions.texts), *WORDS])).map(
            " ".join
        ),
        st.sampled_from(GAME.actions.texts),
    )
)
ACTIONS = given(
    st.sampled_from(GAME.actions.texts), st.sampled_from(range(-1, 6)), st.integers(0, 100)
)


@FUZZ
@DAMAGED
def test_damaged_text(text: str, seed: int) -> None:
    refused_or_played(text, seed)


@FUZZ
@PLAUSIBLE
def test_plausible_text(text: str, seed: int) -> None:
    refused_or_played(text, seed)


@FUZZ
@WORDINGS
def test_action_is_known_or_refused(text: str) -> None:
    refused_or_known(text)


@FUZZ
@ACTIONS
def test_any_action_is_carried_out_or_refused(text: str, seat: int, which: int) -> None:
    refused_or_done(text, seat, which)


@pytest.mark.slow
@pytest.mark.parametrize("drawn", [DAMAGED, PLAUSIBLE], ids=["damaged", "plausible"])
def test_other_texts(drawn: Given, exploration: int) -> None:
    explore(FUZZ, drawn, refused_or_played, exploration)


@pytest.mark.slow
def test_other_actions(exploration: int) -> None:
    explore(FUZZ, WORDINGS, refused_or_known, exploration)
    explore(FUZZ, ACTIONS, refused_or_done, exploration)


def refused_or_played(text: str, seed: int) -> None:
    """What can be read reads back, and can be played to its end."""
    try:
        position = GAME.notation.read(text, seed)
    except CaravanseraiError as error:
        event(error.code)
        return
    event("accepted")
    assert GAME.notation.read(GAME.notation.write(position), 0).same_as(position)
    play_to_the_end(position, seed)


def play_to_the_end(position: Position, seed: int) -> None:
    """From a view, play one of its possible positions; no card is lost or made."""
    played = position.copy()
    if position.state["eyes"][0]:
        played = GAME.determinize(position, seed)
    assert cards_in_all(played) == int(played.box["copies"].sum())
    play_out(GAME, played, seed)
    assert GAME.is_over(played)
    assert cards_in_all(played) == int(played.box["copies"].sum())


def cards_in_all(position: Position) -> int:
    state = position.state[0]
    counted = sum(int(state[name].sum()) for name in ("hand", "shop", "drawn", "discarded"))
    return counted + sum(int((state[name] > 0).sum()) for name in ("market", "pile", "aside"))


def refused_or_known(text: str) -> None:
    with suppress(CaravanseraiError):
        number = GAME.notation.action(text, GAME.notation.read("", 0))
        assert 0 <= number < len(GAME.actions)


def refused_or_done(text: str, seat: int, which: int) -> None:
    position = GAME.notation.read(written()[which % len(written())], 0)
    with suppress(CaravanseraiError):
        GAME.apply(position, seat, GAME.actions.number(text))
