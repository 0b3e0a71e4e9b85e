"""What deals are worth: seats that deal against seats of the same bots that don't.

python benchmarks/dealers.py [--players 4] [--dealers 2] [--games 100] [--bot trader@60]

Every deal of the cards is played once for each way to seat them. A dealer alone among silent bots
has nobody to deal with, so it counts from two dealers on.
"""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from caravanserai.bots import make_bot
from caravanserai.games import load
from caravanserai.lab.statistics import wilson


@dataclass
class Count:
    """What was counted. coins: the mean of a dealer, and of the others."""

    games: int = 0
    wins: float = 0.0
    coins: tuple[float, float] = (0.0, 0.0)
    words: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def line(self, equal: float) -> str:
        """What to print; equal: the share of wins if deals brought nothing."""
        n = self.games
        low, high = wilson(self.wins, n)
        return (
            f"{n} games: dealers won {100 * self.wins / n:.1f} % ({100 * low:.1f} to "
            f"{100 * high:.1f}; equal {100 * equal:.0f}), coins {self.coins[0] / n:.1f} against "
            f"{self.coins[1] / n:.1f}; a game: {self.words['send'] / n:.1f} offers, "
            f"{self.words['accept'] / n:.1f} taken, {self.seconds / n:.1f} s"
        )


def play(count: Count, seed: int, names: list[str], dealers: Sequence[int]) -> None:
    """One game."""
    game, began = load("araby"), time.process_time()
    players = len(names)
    position = game.new(game.box(players), seed)
    bots = [make_bot(name, players * seed + seat) for seat, name in enumerate(names)]
    while (seat := game.turn(position)) is not None:
        view = game.view(position, seat)
        action = bots[seat].choose(game, view, seat, game.legal(view, seat))
        count.words[game.actions.text(action).partition(" ")[0]] += 1
        game.apply(position, seat, action)
    outcome = game.outcome(position)
    assert outcome is not None
    count.games += 1
    count.wins += sum(seat in outcome.winners for seat in dealers) / len(outcome.winners)
    sides = [
        [score for seat, score in enumerate(outcome.scores) if (seat in dealers) == deals]
        for deals in (True, False)
    ]
    means = [sum(side) / len(side) for side in sides]
    count.coins = count.coins[0] + means[0], count.coins[1] + means[1]
    count.seconds += time.process_time() - began


def main() -> None:
    """Play, and print the dealers' share of wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--dealers", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="trader@60")
    parser.add_argument("--seed", type=int, default=200_000)
    options = parser.parse_args()
    level, _, effort = options.bot.partition("@")
    seatings = list(combinations(range(options.players), options.dealers))
    count = Count()
    for number in range(options.games):
        dealers = seatings[number % len(seatings)]
        manners = ["" if seat in dealers else ":silent" for seat in range(options.players)]
        names = [f"{level}{manner}@{effort}" for manner in manners]
        play(count, options.seed + number // len(seatings), names, dealers)
        print(f"\r{count.line(options.dealers / options.players)}", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
