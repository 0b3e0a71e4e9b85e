"""Observations: as described, within their bounds, from the view alone, the same in every mode."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from caravanserai import games
from caravanserai.engine import jit
from caravanserai.engine.game import Game
from caravanserai.engine.observation import Layout, Numbers
from caravanserai.engine.position import Position
from caravanserai.games.araby.alphabet import CAMEL_TERM, HAND, SPACES
from caravanserai.games.araby.state import Box, State
from caravanserai.research import kernels
from caravanserai.research.batch import Batch
from caravanserai.research.describe import described

TABLES = [(name, players) for name in games.names() for players in games.load(name).players]
for_every_table = pytest.mark.parametrize(("name", "players"), TABLES)
for_every_game = pytest.mark.parametrize("name", games.names())
GAMES = 64 if jit.ENABLED else 2
STEPS = 400 if jit.ENABLED else 60
PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def walk(name: str, players: int, steps: int = STEPS, every: int = 1) -> Iterator[Batch]:
    batch = Batch(name, GAMES, players, threads=1)
    batch.reset(100 * players)
    for step in range(steps):
        if step % every == 0:
            yield batch
        batch.step(batch.sample())
        assert not batch.illegal.any()


@for_every_table
def test_numbers_lie_within_their_bounds(name: str, players: int) -> None:
    layout = games.load(name).layout(players)
    assert len(set(layout.names)) == layout.size
    for batch in walk(name, players, every=5):
        for seat in range(players):
            seen = np.array([batch.observation(i, seat) for i in range(0, GAMES, 8)])
            wrong = ((seen < layout.low) | (seen > layout.high)).any(axis=0)
            assert not wrong.any(), layout.names[int(np.argmax(wrong))]


@for_every_table
def test_as_many_numbers_are_written_as_described(name: str, players: int) -> None:
    game = games.load(name)
    position = game.new(game.box(players), 1)
    layout = game.layout(players)
    box, state = game.box_class.load(position.box), game.state_class.load(position.state)
    out = np.zeros(layout.size, np.int8)
    assert game.rules.observe(box, state, 0, out) == layout.size


@for_every_table
def test_nothing_hidden_is_told(name: str, players: int) -> None:
    """Whatever else may be true given what a seat knows, it observes the same."""
    changed = 0
    out = Batch(name, 1, players, threads=1)
    for number, batch in enumerate(walk(name, players, every=4)):
        for i in range(number % 4, GAMES, 8):
            seat = (number + i) % players
            position = batch.position(i)
            guess = batch.game.determinize(batch.game.view(position, seat), number)
            changed += not guess.same_as(position)
            out.states[0] = guess.state[0]
            np.testing.assert_array_equal(out.observation(0, seat), batch.observation(i, seat))
    assert changed > (100 if jit.ENABLED else 5)


@for_every_game
def test_an_observation_of_a_view_is_that_of_the_state(name: str) -> None:
    for batch in walk(name, games.load(name).players[0], 60, every=6):
        position = batch.position(0)
        view = batch.game.view(position, 1)
        out = np.zeros(batch.layout.size, np.int8)
        box = batch.game.box_class.load(view.box)
        batch.game.rules.observe(box, batch.game.state_class.load(view.state), 1, out)
        np.testing.assert_array_equal(out, batch.observation(0, 1))


@pytest.mark.skipif(not jit.ENABLED, reason="compares with compiled rules")
@for_every_table
def test_compiled_and_plain_encoders_agree(name: str, players: int) -> None:
    for batch in walk(name, players, every=40):
        out, spare = np.zeros(batch.layout.size, np.int8), batch.game.state_class.rows()
        plain = batch.game.kernel(kernels.observe_at, compiled=False)
        for i in range(3):
            plain(batch.box, batch.states, spare, i, i % players, out)
            np.testing.assert_array_equal(out, batch.observation(i, i % players))


def rotated(layout: Layout, seen: Numbers, name: str, seat: int) -> Numbers:
    """A block with a row for each seat, starting from seat A."""
    part = layout.part(seen, name)
    return np.roll(part, seat, axis=0)


def looked_at(name: str, players: int) -> Iterator[tuple[Game, Position, int, Numbers, Layout]]:
    for number, batch in enumerate(walk(name, players, every=3)):
        i, seat = number % GAMES, number % players
        view = batch.game.view(batch.position(i), seat)
        yield batch.game, view, seat, batch.observation(i, seat), batch.layout


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dunhuang_numbers_are_what_they_are_called(players: int) -> None:
    for _, view, seat, seen, layout in looked_at("dunhuang", players):
        s = view.state[0]
        camel = int(s["camel"])
        np.testing.assert_array_equal(rotated(layout, seen, "hand", seat), s["hand"][:players])
        np.testing.assert_array_equal(rotated(layout, seen, "shop", seat), s["shop"][:players, 1:])
        np.testing.assert_array_equal(rotated(layout, seen, "coins", seat), s["coins"][:players])
        assert layout.part(seen, "seat").tolist() == np.eye(players)[seat].tolist()
        located = s["pile"][: s["pile_size"]]
        returned = np.bincount(located[located > 0], minlength=11)[1:]
        np.testing.assert_array_equal(layout.part(seen, "returned"), returned)
        for ahead in range(8):
            space = (camel + ahead) % 8
            market = layout.part(seen, "market")[ahead]
            assert market.sum() == (s["market"][space] > 0)
            assert s["market"][space] in (0, market.argmax() + 1)
            assert layout.part(seen, "character")[ahead].argmax() == s["tiles"][space]
        for good in range(1, 11):
            token, holder = layout.part(seen, "token")[good - 1], s["token"][good]
            expected = 0 if holder == -1 else 1 + (holder - seat) % players
            assert token.sum() == (holder != -2)
            assert holder == -2 or token[expected] == 1


@pytest.mark.parametrize("players", [3, 4])
def test_dschunke_numbers_are_what_they_are_called(players: int) -> None:
    for _, view, seat, seen, layout in looked_at("dschunke", players):
        s = view.state[0]
        np.testing.assert_array_equal(rotated(layout, seen, "hand", seat), s["hand"][:players])
        np.testing.assert_array_equal(
            rotated(layout, seen, "special", seat), s["special"][:players]
        )
        money = rotated(layout, seen, "money", seat).sum(axis=1)
        np.testing.assert_array_equal(money, s["money"][:players])
        np.testing.assert_array_equal(layout.part(seen, "supply"), s["supply"][1:])
        assert layout.part(seen, "round").argmax() == s["round"] - 1
        to_come = set(range(10)) - set(s["market"].tolist())
        assert set(np.flatnonzero(layout.part(seen, "to_come")).tolist()) == to_come


@pytest.mark.parametrize("players", [2, 3, 4])
def test_araby_numbers_are_what_they_are_called(players: int) -> None:
    for _, view, seat, seen, layout in looked_at("araby", players):
        s = view.state[0]
        coins = rotated(layout, seen, "coins", seat).sum(axis=1)
        np.testing.assert_array_equal(coins, s["coins"][:players])
        hands = rotated(layout, seen, "hand", seat)
        for player in range(players):
            held = s["face"][s["start"][HAND + player] : s["start"][HAND + player + 1]]
            counted = np.bincount(held + 1, minlength=61)
            np.testing.assert_array_equal(hands[player], counted)
        board = layout.part(seen, "camel")
        for k in range(players):
            for space in range(9):
                owner = int(s["board"][(seat + k) % players][space]) - 1
                expected = [0] * players
                if owner >= 0:
                    expected[(owner - seat) % players] = 1
                assert board[k][space].tolist() == expected


@for_every_game
def test_the_page_describes_every_number(name: str) -> None:
    """docs/research.md holds the tables that the layouts give."""
    assert described(games.load(name)) in PAGE.read_text(encoding="utf-8")


def test_a_camel_of_a_deal_is_seen_from_the_observer_on() -> None:
    """The commonest bargain reads the same from every seat."""
    game = games.load("araby")
    position = game.new(game.box(3), 1)
    position.state["owed"] = 1
    position.state["debts"][0, 0] = (0, 1, CAMEL_TERM, 2 * SPACES + 4)
    box, state, layout = Box.load(position.box), State.load(position.state), game.layout(3)
    for seat, caravan in ((0, 2), (1, 1), (2, 0)):
        seen = np.zeros(layout.size, np.int8)
        game.rules.observe(box, state, seat, seen)
        assert layout.part(seen, "debts")[0][3] == caravan * SPACES + 4
