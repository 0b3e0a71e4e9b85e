"""OpenSpiel's card and bargaining games: driven from Python, and rollouts inside its C++.

Decisions are those of players; chance nodes (the deals) are played but not counted.
"""

import random
import time
from collections.abc import Iterator
from typing import Any

import pyspiel
from measure import Benchmark, Sample, play_for

ENGINE = "OpenSpiel"
GAMES = ("hearts", "euchre", "gin_rummy", "bargaining", "negotiation", "colored_trails")
MOMENT = 0.4


def benchmarks() -> Iterator[Benchmark]:
    for name in GAMES:
        game = pyspiel.load_game(name)
        yield Benchmark(ENGINE, name, "C++ stepped from Python", 1, FromPython(game))
        yield Benchmark(ENGINE, name, "rollouts inside C++", 1, InsideCpp(game))


class FromPython:
    """Whole games, each step a call from Python."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __call__(self) -> Sample:
        """Play for a moment."""
        return play_for(MOMENT, lambda: (play_out(self.game.new_initial_state()), 1))


class InsideCpp:
    """Many random rollouts a call, after the deal: cheaper than our games, which include it.

    pyspiel offers its rollout evaluator through the MCTS bot only. Two simulations of `rollouts`
    each: the first from the root, the second from one of its children.
    """

    def __init__(self, game: Any) -> None:
        self.game = game
        self.rollouts = 50

    def __call__(self) -> Sample:
        """Roll out one deal, with as many rollouts as fill a moment."""
        root = dealt(self.game)
        length = mean_length(root)
        while (sample := self._roll_out(root, length)).seconds < MOMENT / 2:
            self.rollouts *= 2
        return sample

    def _roll_out(self, root: Any, length: float) -> Sample:
        evaluator = pyspiel.RandomRolloutEvaluator(self.rollouts, random.randrange(2**31))
        bot = pyspiel.MCTSBot(self.game, evaluator, 2.0, 2, 100, False, 1, False)
        start = time.perf_counter()
        bot.step(root)
        seconds = time.perf_counter() - start
        return Sample(self.rollouts * (2 * length - 1), 2 * self.rollouts, seconds)


def dealt(game: Any) -> Any:
    """A new game at its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        deal(state)
    return state


def deal(state: Any) -> None:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(actions, chances)[0])


def play_out(state: Any) -> int:
    """Play at random to the end; return the players' decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            deal(state)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def mean_length(root: Any) -> float:
    """Mean decisions of random play from `root`, measured from Python."""
    sample = play_for(MOMENT / 2, lambda: (play_out(root.clone()), 1))
    return sample.decisions / sample.games
