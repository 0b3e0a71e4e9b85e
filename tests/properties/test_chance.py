"""Chance: known answers, seeds, and guesses that are as uniform as they claim."""

import functools
import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from caravanserai import games
from caravanserai.engine import jit, rng
from caravanserai.engine.game import Game
from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.many_games import record_game
from caravanserai.engine.position import Position
from caravanserai.engine.record import Rows

from . import batch
from .walks import about, box_of, for_every_game, for_every_table, many, sampled

Counts = NDArray[np.int64]


@pytest.mark.parametrize(
    ("counter", "stream", "key", "words"),
    [
        (0, 0, 0, (0x6627E8D5, 0xE169C58D)),
        (-1, -1, -1, (0x408F276D, 0x41C83B0E)),
        (
            0x85A308D3_243F6A88,
            0x03707344_13198A2E,
            0x299F31D0_A4093822,
            (0xD16CFE09, 0x94FDCCEB),
        ),
    ],
)
def test_philox_gives_the_published_words(
    counter: int, stream: int, key: int, words: tuple[int, int]
) -> None:
    assert rng.philox(counter, stream, key) == words


@rule
def shuffle_three(s: Any, order: Any) -> None:
    """So few that a compiler can work out single bits of the generator."""
    three = scratch(3)
    for i in range(3):
        three[i] = i
    rng.shuffle(s, three, 0, 3)
    for i in range(3):
        order[i] = three[i]


def toss(boxes: Any, states: Any, key: int, order: Any) -> None:
    rng.seed(states[0], key)
    shuffle_three(states[0], order)


@pytest.mark.skipif(not jit.ENABLED, reason="compares with compiled rules")
@for_every_game
def test_compiled_chance_is_the_same_to_the_bit(name: str) -> None:
    """Signed overflow in the generator would let compiled code get single bits wrong."""
    game = games.load(name)
    box, states = game.box(game.players[0]), game.state_class.rows()
    for key in range(50):
        compiled, plain = np.zeros((2, 3), np.int16)
        game.kernel(toss, True)(box, states, key, compiled)
        game.kernel(toss, False)(box, states, key, plain)
        assert compiled.tolist() == plain.tolist()


@for_every_table
def test_equal_seeds_give_equal_games(name: str, players: int) -> None:
    game = games.load(name)
    box = box_of(game, players)
    assert game.new(box, 5).same_as(game.new(box, 5))
    (end, record), (end_again, record_again) = (record_game(game, box, 5) for _ in range(2))
    assert end.same_as(end_again)
    assert record.tolist() == record_again.tolist()


@for_every_table
def test_a_recorded_game_replays(name: str, players: int) -> None:
    game = games.load(name)
    box = box_of(game, players)
    end, record = record_game(game, box, 8)
    position = game.new(box, 8)
    for seat, action in record.tolist():
        game.apply(position, seat, action)
    assert position.same_as(end)


@for_every_table
def test_different_seeds_give_different_games(name: str, players: int) -> None:
    game = games.load(name)
    box = box_of(game, players)
    starts = {but_for_the_generator(game.new(box, seed)) for seed in range(200)}
    assert len(starts) == 200
    ends = {record_game(game, box, seed)[1].tobytes() for seed in range(200)}
    assert len(ends) == 200


@for_every_game
def test_guesses_are_made_by_their_seed(name: str) -> None:
    game = games.load(name)
    view = game.view(game.new(game.box(game.players[0]), 1), 0)
    assert game.determinize(view, 3).same_as(game.determinize(view, 3))
    drawn = {but_for_the_generator(game.determinize(view, seed)) for seed in range(50)}
    assert len(drawn) == 50


def but_for_the_generator(position: Position) -> bytes:
    """Everything that can be seen at the table."""
    position.state["rng"] = 0
    return position.state.tobytes()


def guesses(game: Game, view: Position, count: int) -> Rows:
    """This many full states drawn from one view."""
    drawn = np.concatenate([view.state] * count)
    game.kernel(batch.imagine)(view.box, drawn, 12_345)
    return drawn


def too_uneven(found: Counts, expected: NDArray[np.float64]) -> bool:
    """Chi-square, beyond what happens once in millions; rare cells are combined."""
    common = expected >= 5
    found_kept = np.append(found[common], found[~common].sum())
    kept = np.append(expected[common], expected[~common].sum())
    found_kept, kept = found_kept[kept > 0], kept[kept > 0]
    assert found.sum() == pytest.approx(expected.sum())
    freedom = max(1, len(kept) - 1)
    statistic = ((found_kept - kept) ** 2 / kept).sum()
    return bool(statistic > freedom + 6 * np.sqrt(2 * freedom) + 12)


def looks(name: str, players: int) -> Iterator[tuple[Game, Position]]:
    """Views from all along a few games."""
    game = games.load(name)
    for number, position in enumerate(sampled(name, players, 1, seed=4)):
        if number % 4 == 0:
            yield game, game.view(position, number // 4 % players)


@for_every_table
def test_hidden_cards_are_dealt_evenly(name: str, players: int) -> None:
    tested = 0
    for game, view in looks(name, players):
        drawn = guesses(game, view, many(3_000))
        for pool in about(game).pools(view, drawn):
            tested += check_pool(pool)
    assert tested > 100


def check_pool(places: dict[str, Counts]) -> int:
    """Each place gets its share of every kind of card; returns how many places there are."""
    if not places:
        return 0
    cards = functools.reduce(np.add, places.values())
    left = cards[0]
    assert (cards == left).all(), "cards were made or lost"
    for place, counts in places.items():
        size = counts[0].sum()
        assert (counts >= 0).all(), place
        assert (counts.sum(axis=1) == size).all(), place
        share = len(counts) * size * left / left.sum()
        assert not too_uneven(counts.sum(axis=0), share), (place, counts.sum(axis=0), share)
    check_pairs(places, left)
    return len(places)


def check_pairs(places: dict[str, Counts], left: Counts) -> None:
    """Two places with one card each are dealt independently of each other."""
    single = [counts.argmax(axis=1) for counts in places.values() if counts[0].sum() == 1]
    total = left.sum()
    for one, other in itertools.pairwise(single):
        pairs = np.zeros((len(left), len(left)), np.int64)
        np.add.at(pairs, (one, other), 1)
        share = np.outer(left, left) - np.diag(left)
        expected = len(one) * share / (total * (total - 1))
        assert not too_uneven(pairs.ravel(), expected.ravel())
