"""How much a player gains in Dschunke who has learnt to predict the bids of the bots.

python benchmarks/bids.py [--bot trader@200] [--lessons 200] [--games 400] [--seed 0]

From games between the bots it counts how often each bid is made where the table looks alike. A
player that otherwise plays as they do then answers the bids so predicted: of all its own bids it
makes the one after which its prospects are best on average. For comparison the same player
takes every bid of the others for equally likely, and the bot itself plays in its place.
"""

import argparse
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from caravanserai.bots import Bot, make_bot, mcts
from caravanserai.engine.events import PUBLIC
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.games import load
from caravanserai.games.dschunke.alphabet import BID, DO_NONE, KINDS
from caravanserai.games.dschunke.rules.fists import cards_bid, fist_of, is_bluff
from caravanserai.games.dschunke.rules.market import value_of
from caravanserai.games.dschunke.state import Box, State
from caravanserai.lab.matches import play_through
from caravanserai.lab.statistics import wilson, win_parts

PLAYERS = 4
GUESSES = 24  # of the hidden cards and the others' bids, for one own bid
BACKOFF = 5.0  # lessons that the bids at all tables count as, at one table
SURELY_HELD = 3  # cards of a good; more make no difference to the look of the table

Look = tuple[int, ...]
Bid = tuple[int, int]  # what the good is worth, how many cards; (-1, 0) for none


@dataclass
class Predictor:
    """Counts of bids, by how the table looks to everybody."""

    seen: Counter[tuple[Look, Bid]] = field(default_factory=Counter)
    anywhere: Counter[Bid] = field(default_factory=Counter)

    def learn(self, look: Look, bid: Bid) -> None:
        """One more bid made."""
        self.seen[look, bid] += 1
        self.anywhere[bid] += 1

    def weight(self, look: Look, bid: Bid) -> float:
        """How likely a bid is, up to a factor; all alike before the first lesson."""
        lessons = self.anywhere.total()
        common = self.anywhere[bid] / lessons if lessons else 1.0
        return self.seen[look, bid] + BACKOFF * common + 1e-6


def look_of(box: Box, s: State, seat: int) -> Look:
    """What everybody sees that may tell a bid: what is for sale, the round, the hand."""
    values = sorted((value_of(box, s, g), g) for g in range(1, KINDS + 1) if not s.sold >> g & 1)
    held = [min(s.known[seat][good], SURELY_HELD) for _, good in values]
    return (*(value for value, _ in values), *held, s.round // 4, min(sum(s.hand[seat]), 12) // 3)


def bid_of(box: Box, s: State, action: int) -> Bid:
    """A bid, by what its good is worth; a bluff is none."""
    good = fist_of(action)
    if action == DO_NONE or is_bluff(s, good):
        return -1, 0
    return value_of(box, s, good), cards_bid(action)


def imagine_at(boxes: Any, states: Any, seat: int, key: int) -> None:
    """A whole state as `seat` may imagine it, with no bid made."""
    mcts.imagine(boxes[0], states[0], seat, key)


def judge_at(boxes: Any, states: Any, result: NDArray[np.float64]) -> None:
    """Everybody's chance of winning, at a glance."""
    mcts.judge(boxes[0], states[0], result, margins=False)


class Learner:
    """A bot that writes down its bids."""

    def __init__(self, bot: Bot, predictor: Predictor) -> None:
        self.bot, self.predictor = bot, predictor

    def choose(self, game: Game, view: Position, seat: int, legal: list[int]) -> int:
        """As the bot does."""
        action = self.bot.choose(game, view, seat, legal)
        if view.state["decision"][0] == BID:
            public = game.view(game.determinize(view, 0), PUBLIC)
            box, s = Box.load(public.box), State.load(public.state)
            self.predictor.learn(look_of(box, s, seat), bid_of(box, s, action))
        return action


class Answerer:
    """A bot that answers the bids which a predictor expects of the others."""

    def __init__(self, bot: Bot, predictor: Predictor, seed: int) -> None:
        self.bot, self.predictor, self.chance = bot, predictor, random.Random(seed)

    def choose(self, game: Game, view: Position, seat: int, legal: list[int]) -> int:
        """The best answer to bids, else as the bot does."""
        if view.state["decision"][0] != BID or len(legal) == 1:
            return self.bot.choose(game, view, seat, legal)
        totals = np.zeros(len(legal))
        for _ in range(GUESSES):
            totals += self._chances(game, view, seat, legal)
        return legal[int(np.argmax(totals))]

    def _chances(
        self, game: Game, view: Position, seat: int, legal: list[int]
    ) -> NDArray[np.float64]:
        """The chance of winning after each own bid, with one guess at everything else."""
        guess = view.copy()
        key = self.chance.getrandbits(40)
        game.kernel(imagine_at)(guess.box, guess.state, seat, key)
        others = [other for other in game.seats(view) if other != seat]
        bids = [(other, self._guessed_bid(game, guess, other)) for other in others]
        chances, result = np.zeros(len(legal)), np.zeros(PLAYERS)
        for k, action in enumerate(legal):
            after = guess.copy()
            for bidder, bid in [(seat, action), *bids]:
                game.apply(after, bidder, bid)
            game.kernel(judge_at)(after.box, after.state, result)
            chances[k] = result[seat]
        return chances

    def _guessed_bid(self, game: Game, guess: Position, other: int) -> int:
        public = game.view(guess, PUBLIC)
        box, s = Box.load(public.box), State.load(public.state)
        look = look_of(box, s, other)
        legal = [a for a in game.legal(guess, other) if not is_bluff(s, fist_of(a))]
        weights = [self.predictor.weight(look, bid_of(box, s, action)) for action in legal]
        return self.chance.choices(legal, weights)[0]


def learn(game: Game, name: str, lessons: int, seed: int) -> Predictor:
    """Watch games between bots."""
    predictor = Predictor()
    for number in range(lessons):
        position = game.new(game.box(PLAYERS), seed + number)
        bots = [make_bot(name, PLAYERS * (seed + number) + seat) for seat in range(PLAYERS)]
        play_through(game, position, [Learner(bot, predictor) for bot in bots])
    return predictor


def share_of_wins(
    game: Game, name: str, games: int, seed: int, predictor: Predictor | None
) -> float:
    """Wins of one player among bots, who answers predicted bids or, without a predictor, is one."""
    wins = 0.0
    for number in range(games):
        hero = number % PLAYERS
        position = game.new(game.box(PLAYERS), seed + number)
        bots: list[Bot] = [make_bot(name, PLAYERS * number + seat) for seat in range(PLAYERS)]
        if predictor is not None:
            bots[hero] = Answerer(bots[hero], predictor, number)
        play_through(game, position, bots)
        outcome = game.outcome(position)
        assert outcome is not None
        wins += win_parts(outcome.ranks)[hero]
    return wins


def main() -> None:
    """Learn, then play three times the same deals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="trader@200")
    parser.add_argument("--lessons", type=int, default=200)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    game = load("dschunke")
    predictor = learn(game, options.bot, options.lessons, options.seed)
    print(f"{predictor.anywhere.total()} bids of {options.lessons} games seen")
    players = {"the bot itself": None, "all bids alike": Predictor(), "bids predicted": predictor}
    for who, knows in players.items():
        first = options.seed + options.lessons
        wins = share_of_wins(game, options.bot, options.games, first, knows)
        low, high = wilson(wins, options.games)
        share = wins / options.games
        print(f"{who}: wins {share:.1%} ({low:.1%} to {high:.1%}) against three {options.bot}")


if __name__ == "__main__":
    main()
