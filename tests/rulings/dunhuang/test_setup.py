"""Set-up: what is on the table, by player count and options, and the two opening decisions."""

from collections import Counter

import numpy as np
import pytest
from dunhuang_cases import Case, check, each, facts_of
from numpy.typing import NDArray

from caravanserai.engine.errors import BadOption
from caravanserai.engine.events import PUBLIC
from caravanserai.engine.position import Position
from caravanserai.engine.record import Rows
from caravanserai.games.dunhuang.alphabet import CHARACTERS, GOODS
from caravanserai.games.dunhuang.game import GAME
from caravanserai.games.dunhuang.state import Box, State

CASES = [
    Case(
        id="opening-all-at-once",
        position="decision: opening; first: B; A.aside: gold tea silk; B.aside: tea paper paper;"
        "C.aside: silver silver lapis; D.aside: wool wool wool",
        legal="A: keep gold, keep tea, keep silk; B: keep tea, keep paper;"
        "C: keep silver, keep lapis; D: keep wool",
        refused="A keep wool: not-drawn; A camel 1: other-decision; A hand: other-decision",
    ),
    Case(
        id="opening-in-any-order",
        position="decision: opening; A.aside: gold tea silk; C.aside: silver silver lapis",
        moves="C keep silver; A keep gold",
        after="decision: opening; C.hand: silver; C.aside: silver lapis; A.hand: gold;"
        "A.aside: tea silk; B.hand: -",
        legal="A:; C:",
        refused="A keep tea: not-your-decision; C keep silver: not-your-decision",
    ),
    Case(
        id="opening-one-is-kept-two-leave-the-game",
        position="decision: opening; players: 2; A.aside: silver tea paper; B.aside: tea tea glass",
        moves="B keep tea; A keep paper",
        after="decision: camel; A.hand: paper; A.aside: silver tea; B.hand: tea;"
        "B.aside: glass tea; discarded: -; A.shop: -; B.shop: -",
    ),
    Case(
        id="opening-first-player-drawn-once-all-have-kept",
        position="decision: opening; players: 2; A.aside: silver tea paper; B.aside: tea tea glass",
        moves="B keep tea; A keep paper",
        events="B kept tea; A kept paper; B start-player",
        after="decision: camel; first: B; turn: B",
        legal="A: camel 1-8; B:",
        seed=1,
    ),
    Case(
        id="opening-nobody-is-first-before",
        position="decision: opening; players: 2; A.aside: silver tea paper; B.aside: tea tea glass",
        moves="B keep tea",
        without="start-player",
        after="first: -; turn: -",
        views=dict.fromkeys(("A", "B", "public"), "first: -; turn: -; rng: -"),
    ),
    Case(
        id="opening-first-player-named",
        position="decision: opening; players: 2; first: A; turn: A; A.aside: silver tea paper;"
        "B.aside: tea tea glass",
        moves="B keep tea; A keep paper",
        events="A start-player",
        after="decision: camel; first: A; turn: A",
        legal="A:; B: camel 1-8",
        seed=1,
    ),
    Case(
        id="camel-placed-by-the-last-player",
        position="decision: camel; first: C",
        legal="A:; B: camel 1-8; C:; D:",
        refused="C camel 1: not-your-decision; B move 1: other-decision",
    ),
    Case(
        id="camel-on-any-tile-then-the-first-player",
        position="decision: camel; first: C",
        moves="B camel 6",
        events="B camel-placed 6; C turn-began",
        after="camel: maid; turn: C; decision: move",
    ),
    Case(
        id="camel-named-by-its-character",
        position="decision: camel",
        moves="D camel soldier",
        after="camel: soldier; turn: A",
    ),
    Case(
        id="camel-last-of-two-players",
        position="decision: camel; players: 2; first: B",
        moves="A camel 1",
        after="turn: B",
    ),
    Case(
        id="opening-goods-of-this-game-only",
        position="decision: opening; players: 3; A.aside: silver tea wool",
        refused="A keep gold: good-not-in-game; A keep silk: good-not-in-game;"
        "A keep paper: not-drawn",
    ),
]

LEFT_OUT = {2: {"gold", "wool", "silk"}, 3: {"gold", "silk"}, 4: set()}
CARDS = {2: 35, 3: 44, 4: 55}
COINS = {2: 5, 3: 6, 4: 7}
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@each(CASES)
def test_opening(case: Case) -> None:
    check(case)


@PLAYERS
def test_goods_left_out(players: int) -> None:
    position = GAME.new(GAME.box(players), 1)
    s = position.state[0]
    cards = Counter([*s["pile"].tolist(), *s["market"].tolist(), *s["aside"].ravel().tolist()])
    expected = {g: g for g in range(1, 11) if GOODS[g] not in LEFT_OUT[players]}
    assert {good: count for good, count in cards.items() if good} == expected
    assert sum(expected.values()) == CARDS[players]
    in_middle = {GOODS[g] for g in range(1, 11) if s["token"][g] == -1}
    assert in_middle == set(GOODS[1:]) - LEFT_OUT[players]


@PLAYERS
def test_table_at_the_beginning(players: int) -> None:
    facts = facts_of(GAME.new(GAME.box(players), 1))
    assert facts["decision"] == "opening"
    assert len(facts["market"].split()) == 8
    assert "-" not in facts["market"].split()
    assert facts["supply.coins"] == str(44 - players * COINS[players])
    assert facts["supply.prestige"] == "28"
    assert facts["supply.pile"] == str(CARDS[players] - 8 - 3 * players)
    for seat in "ABCD"[:players]:
        assert facts[f"{seat}.coins"] == str(COINS[players])
        assert facts[f"{seat}.prestige"] == "0"
        assert facts[f"{seat}.hand"] == facts[f"{seat}.shop"] == facts[f"{seat}.tokens"] == "-"


@PLAYERS
def test_three_cards_drawn_each(players: int) -> None:
    aside = GAME.new(GAME.box(players), 1).state["aside"][0]
    assert (aside[:players] > 0).all()
    assert not aside[players:].any()


@PLAYERS
def test_all_decide_in_the_opening(players: int) -> None:
    position = GAME.new(GAME.box(players), 1)
    assert GAME.may_act(position) == GAME.waiting_for(position) == tuple(range(players))


def opened(box: Rows, seed: int) -> Position:
    """A game in which everybody has kept a card."""
    position = GAME.new(box, seed)
    for seat in GAME.may_act(position):
        GAME.apply(position, seat, GAME.legal(position, seat)[0])
    return position


@PLAYERS
def test_first_player_at_random(players: int) -> None:
    box = GAME.box(players)
    firsts = {int(opened(box, seed).state["first"][0]) for seed in range(60)}
    assert firsts == set(range(players))


@PLAYERS
def test_first_player_chosen(players: int) -> None:
    for seat in range(players):
        box = GAME.box(players, {"start": "ABCD"[seat]})
        for seed in range(5):
            assert facts_of(GAME.new(box, seed))["first"] == "ABCD"[seat]
            position = opened(box, seed)
            assert facts_of(position)["first"] == "ABCD"[seat]
            assert GAME.turn(position) == (seat - 1) % players


@PLAYERS
def test_nothing_tells_the_first_player_before_the_draw(players: int) -> None:
    """Games that differ only in their generator: everything anybody is shown is the same."""
    start = GAME.new(GAME.box(players), 1)
    shown, firsts = set(), set()
    for key in range(40):
        position = start.copy()
        position.state["rng"][0] = key, 0
        shown.add(str([told(position, viewer) for viewer in (*range(players), PUBLIC)]))
        for seat in range(players):
            GAME.apply(position, seat, GAME.legal(position, seat)[0])
        firsts.add(int(position.state["first"][0]))
    assert len(shown) == 1
    assert firsts == set(range(players))


def told(position: Position, viewer: int) -> list[object]:
    """Everything a viewer is told about a position."""
    view = GAME.view(position, viewer)
    said: list[object] = [
        GAME.notation.write(view),
        GAME.facts(view),
        view.state.tobytes(),
        GAME.asked(position),
    ]
    if viewer == PUBLIC:
        return said
    return [*said, observed(view, viewer).tolist(), GAME.prompt(view, viewer)]


@PLAYERS
def test_nobody_is_first_in_the_numbers_before_the_draw(players: int) -> None:
    for seat in range(players):
        for options, expected in (({}, []), ({"start": "A"}, [-seat % players])):
            position = GAME.new(GAME.box(players, options), 1)
            numbers = observed(GAME.view(position, seat), seat)
            for block in ("first", "active"):
                told = numbers[GAME.layout(players).places[block]]
                assert np.flatnonzero(told).tolist() == expected


def observed(view: Position, seat: int) -> NDArray[np.int8]:
    numbers = np.zeros(GAME.layout(len(GAME.seats(view))).size, np.int8)
    GAME.rules.observe(Box.load(view.box), State.load(view.state), seat, numbers)
    return numbers


@PLAYERS
def test_guesses_draw_the_first_player_anew(players: int) -> None:
    view = GAME.view(GAME.new(GAME.box(players), 1), 0)
    firsts = set()
    for seed in range(40):
        guess = GAME.determinize(view, seed)
        for seat in range(players):
            GAME.apply(guess, seat, GAME.legal(guess, seat)[0])
        firsts.add(int(guess.state["first"][0]))
    assert firsts == set(range(players))


def test_tiles_at_random() -> None:
    box = GAME.box(4)
    layouts = [GAME.new(box, seed).state["tiles"][0].tolist() for seed in range(60)]
    assert all(sorted(c // 2 for c in tiles) == list(range(8)) for tiles in layouts)
    assert {c for tiles in layouts for c in tiles} == set(range(16))
    assert len({tuple(tiles) for tiles in layouts}) == 60


def test_sides_chosen() -> None:
    box = GAME.box(4, {"characters": "musician buddhist"})
    for seed in range(20):
        tiles = GAME.new(box, seed).state["tiles"][0].tolist()
        assert {CHARACTERS.index("musician"), CHARACTERS.index("buddhist")} <= set(tiles)


def test_order_chosen() -> None:
    names = "farmer painter buddhist diplomat general maid merchant dancer"
    box = GAME.box(3, {"characters": names, "order": "given"})
    for seed in range(5):
        assert facts_of(GAME.new(box, seed))["tiles"] == names


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"characters": "painter musician"}, "same-tile"),
        ({"characters": "painter painter"}, "same-tile"),
        ({"characters": "wizard"}, "unknown-character"),
        ({"characters": "painter", "order": "given"}, "order-needs-all-tiles"),
        ({"order": "given"}, "order-needs-all-tiles"),
        ({"order": "backwards"}, "option-value"),
        ({"start": "E"}, "option-value"),
        ({"majority": "most"}, "option-value"),
        ({"camel": "1"}, "unknown-option"),
    ],
)
def test_bad_options(options: dict[str, str], code: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.box(4, options)
    assert error.value.code == code


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 99])
def test_bad_player_counts(players: int) -> None:
    with pytest.raises(BadOption) as error:
        GAME.box(players)
    assert error.value.code == "player-count"
