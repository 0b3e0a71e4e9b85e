"""Last turns that are worked out: all that may be unknown, all that chance may do, and the mean."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from caravanserai.bots import make_bot
from caravanserai.bots.endings import CERTAIN, prepare, solved
from caravanserai.bots.search import Effort, Search
from caravanserai.engine.kernel_cache import KernelCache
from caravanserai.engine.position import Position
from caravanserai.engine.rng import below, seed
from caravanserai.games import load
from caravanserai.games.dunhuang.mind.endings import ENDING, draws, keys
from caravanserai.games.dunhuang.state import State
from caravanserai.lab.statistics import win_parts

GAME = load("dunhuang")
SEED = 45  # a game at random whose last turn may be won in many ways, none of them surely
STEPS = 3  # random players go no further, so that some coins are left in the end


def at_random(players: int, number: int) -> Position:
    """A game at random, up to where its last turn can be worked out, or its end."""
    position, chance = GAME.new(GAME.box(players), number), random.Random(number)
    while (seat := GAME.turn(position)) is not None:
        legal = GAME.legal(position, seat)
        if len(legal) > 1 and ENDING.worlds(GAME.view(position, seat), seat):
            return position
        near = [a for a in legal if GAME.actions.text(a) not in TOO_FAR]
        GAME.apply(position, seat, chance.choice(near))
    return position


TOO_FAR = {text for text in GAME.actions.texts if text.startswith("move")} - {
    f"move {steps}" for steps in range(1, STEPS + 1)
}


@pytest.fixture(scope="module")
def ending() -> tuple[Position, int]:
    position = at_random(2, SEED)
    seat = GAME.turn(position)
    assert seat is not None
    return GAME.view(position, seat), seat


def hand(state: Any, seat: int) -> tuple[int, ...]:
    return tuple(state["hand"][seat].tolist())


def test_the_unknown_cards_are_dealt_as_views_are_filled(ending: tuple[Position, int]) -> None:
    view, seat = ending
    worlds = ENDING.worlds(view, seat)
    assert worlds is not None
    states, weights = worlds
    drawn = Counter(hand(GAME.determinize(view, n).state[0], 1 - seat) for n in range(600))
    assert set(drawn) == {hand(state, 1 - seat) for state in states}
    for state, weight in zip(states, weights, strict=True):
        assert drawn[hand(state, 1 - seat)] / 600 == pytest.approx(weight / sum(weights), abs=0.06)
        whole = Position(view.box, state.reshape(1))
        assert GAME.view(whole, seat).same_as(view)


def test_only_where_the_game_ends_with_this_turn(ending: tuple[Position, int]) -> None:
    view, seat = ending
    for change in ({"pile_size": 1}, {"active": 1 - seat}, {"first": seat}):
        other = view.copy()
        for name, value in change.items():
            other.state[name] = value
        assert ENDING.worlds(other, seat) is None
    assert GAME.is_over(at_random(3, 1))


@pytest.mark.parametrize("cards", [2, 3, 7])
def test_a_key_for_every_draw(cards: int) -> None:
    assert len(keys(cards)) == cards * (cards - 1)
    for (first, second), key in keys(cards).items():
        state = State.load(GAME.state_class.rows(1))
        seed(state, key)
        assert (below(state, cards), below(state, cards - 1)) == (first, second)


def test_draws_are_as_likely_as_they_are() -> None:
    counts = (2, 0, 1, 3)
    cards = [good for good, count in enumerate(counts) for _ in range(count)]
    pairs = Counter(combinations(cards, 2))
    found = [likely for _, likely in draws(counts)]
    assert sorted(found) == pytest.approx(sorted(n / 15 for n in pairs.values()))
    assert draws((0, 1)) == ()


@pytest.mark.parametrize(
    ("number", "action"), [(SEED, "move 7"), (194, "move 6")], ids=["best", "not-all-is-seen"]
)
def test_what_is_promised_is_won_by_one_who_sees_views_only(number: int, action: str) -> None:
    position = at_random(2, number)
    seat = GAME.turn(position)
    assert seat is not None
    view = GAME.view(position, seat)
    chosen = {view.state.tobytes(): GAME.actions.number(action)}
    branches = solved(GAME, view, seat, GAME.legal(view, seat))
    assert branches is not None
    promised = next(b.chances[seat] for b in branches if b.action == GAME.actions.number(action))
    won = [won_by(seat, GAME.determinize(view, deal), chosen) for deal in range(300)]
    assert 0.2 < promised < 0.9
    assert np.mean(won) == pytest.approx(promised, abs=0.07)


def won_by(seat: int, position: Position, chosen: dict[bytes, int]) -> float:
    """Play on exactly; what each view led to before is chosen again."""
    while (actor := GAME.turn(position)) is not None:
        seen = GAME.view(position, actor)
        key = seen.state.tobytes()
        if key not in chosen:
            branches = solved(GAME, seen, actor, GAME.legal(seen, actor))
            assert branches is not None
            chosen[key] = branches[0].action
        GAME.apply(position, actor, chosen[key])
    outcome = GAME.outcome(position)
    assert outcome is not None
    return win_parts(outcome.ranks)[seat]


def test_the_best_comes_first_and_chances_add_up(ending: tuple[Position, int]) -> None:
    view, seat = ending
    legal = GAME.legal(view, seat)
    branches = solved(GAME, view, seat, legal)
    assert branches is not None
    assert sorted(branch.action for branch in branches) == legal
    tried = [branch for branch in branches if branch.visits]
    assert [branch.visits for branch in tried] == [CERTAIN] + [1] * (len(tried) - 1)
    chances = [branch.chances[seat] for branch in tried]
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) > 3
    assert [sum(branch.chances) for branch in tried] == pytest.approx([1] * len(tried))


def test_bots_play_it_without_a_search(ending: tuple[Position, int]) -> None:
    view, seat = ending
    legal = GAME.legal(view, seat)
    known = solved(GAME, view, seat, legal)
    assert known is not None
    assert Search(0, Effort(iterations=1, exact=True)).study(GAME, view, seat, legal) == known
    for level in ("trader", "master"):
        assert make_bot(level).choose(GAME, view, seat, legal) == known[0].action


def test_nothing_is_left_to_compile_once_prepared(
    ending: tuple[Position, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    view, seat = ending
    find, used = KernelCache.find, set()

    def noted(cache: KernelCache, function: Any, compiled: bool) -> Any:
        used.add(function)
        return find(cache, function, compiled)

    monkeypatch.setattr(KernelCache, "find", noted)
    prepare(GAME)
    prepared = {kernel for kernel in used if kernel.__module__ == prepare.__module__}
    used.clear()
    solved(GAME, view, seat, GAME.legal(view, seat))
    assert {kernel for kernel in used if kernel.__module__ == prepare.__module__} == prepared
