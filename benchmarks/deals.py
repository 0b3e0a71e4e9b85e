"""Deals between bots in Araby: how many are proposed and taken, and what both sides think of them.

python benchmarks/deals.py [--players 3] [--games 50] [--bot trader@200] [--seed 0]

Beside the estimate by which each side agreed stands a second one, from each side's own view
as well, by a search of its own with other chance and ten times the iterations.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field

from caravanserai.bots import make_bot
from caravanserai.bots.bargaining import ITERATIONS, Bargainer, Gain, gain_of
from caravanserai.bots.search import Search
from caravanserai.engine.game import Game
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.position import Position
from caravanserai.games import load

SECOND_THOUGHTS = 10 * ITERATIONS
OTHER_CHANCE = 1 << 41
Pair = tuple[float, float]


@dataclass
class Count:
    """Offers sent, countered, refused; of each deal what its maker and its taker expected of it."""

    words: Counter[str] = field(default_factory=Counter)
    goods: Counter[str] = field(default_factory=Counter)
    own: list[Pair] = field(default_factory=list)
    second: list[Pair] = field(default_factory=list)

    def lines(self) -> list[str]:
        """What to print."""
        said = ", ".join(f"{self.words[word]} {word}" for word in ("send", "counter", "decline"))
        dealt = ", ".join(f"{number} {good}" for good, number in self.goods.most_common())
        return [
            f"{said}; deals made: {len(self.own)} (with {dealt})",
            f"by their own estimate {_both(self.own)}",
            f"by a second, longer one {_both(self.second)}",
        ]


def _both(deals: list[Pair]) -> str:
    both = sum(maker > 0 and taker > 0 for maker, taker in deals)
    means = [100 * sum(deal[side] for deal in deals) / max(len(deals), 1) for side in range(2)]
    gains = f"{means[0]:.1f} for the maker, {means[1]:.1f} for the taker"
    return f"both sides gained in {both} of {len(deals)}; mean points of 100: {gains}"


def second_thoughts(game: Game, position: Position, maker: int, taker: int) -> Pair:
    """What each of the two gains by a deal about to be taken."""
    words = (f"decline {SEAT_NAMES[maker]}", f"accept {SEAT_NAMES[maker]}")
    lines = [[(taker, game.notation.action(word, position))] for word in words]
    gains = []
    for seat in (maker, taker):
        view = game.view(position, seat)
        judge = Bargainer(OTHER_CHANCE, iterations=SECOND_THOUGHTS)
        gain = gain_of(*(judge.weigh(game, view, seat, line) for line in lines))
        gains.append(gain.chances[seat] if gain else 0.0)
    return gains[0], gains[1]


def play(count: Count, players: int, seed: int, name: str) -> None:
    """One game between equal bots."""
    game = load("araby")
    position = game.new(game.box(players), seed)
    bots = [make_bot(name, players * seed + seat) for seat in range(players)]
    offered: dict[int, Gain] = {}
    listed: dict[int, list[str]] = {}
    while (seat := game.turn(position)) is not None:
        bot = bots[seat]
        assert isinstance(bot, Search)
        view = game.view(position, seat)
        action = bot.choose(game, view, seat, game.legal(view, seat))
        word, _, other = game.actions.text(action).partition(" ")
        count.words[word] += 1
        if word in ("offer", "counter"):
            listed[seat] = []
        elif position.state["maker"][0][seat]:
            listed[seat].append(word)
        if word == "send":
            offered[seat] = bot.bargainer.gains[-1]
        elif word == "accept":
            maker = SEAT_NAMES.index(other)
            count.own.append((offered[maker].chances[maker], bot.bargainer.gains[-1].chances[seat]))
            count.second.append(second_thoughts(game, position, maker, seat))
            count.goods.update(set(listed[maker]) - {"coins", "want", "send"})
        game.apply(position, seat, action)


def main() -> None:
    """Count the deals of some games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--bot", default="trader@200")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    count = Count()
    for number in range(options.games):
        play(count, options.players, options.seed + number, options.bot)
    print(f"{options.games} games of {options.players} {options.bot}")
    print("\n".join(count.lines()))


if __name__ == "__main__":
    main()
