"""How well bots play the last turn of a game, beside what it is exactly worth.

python benchmarks/endings.py [--bots trader,master@4000] [--positions 200] [--seed 0]

Games between bots lead to the positions: last turns that can be worked out, in which not every
choice wins or loses. Within the turn the exact best is played; each decision on the way asks every
bot, which searches here too. What its choice gives away is added up.
"""

import argparse
from collections.abc import Iterator

import numpy as np

from caravanserai.bots import EFFORTS, make_bot
from caravanserai.bots.endings import solved
from caravanserai.bots.search import Effort, Search
from caravanserai.bots.trees import Branch
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.games import load

GAME, PLAYERS, GUIDE = "dunhuang", 2, "trader@100"
Exact = tuple[Position, int, list[Branch]]


def searching(name: str, seed: int) -> Search:
    """A bot of this name that does not work out endings."""
    level, _, iterations = name.partition("@")
    effort = EFFORTS[level]
    wanted = int(iterations) if iterations else effort.guided or effort.iterations
    return Search(seed, Effort(iterations=wanted, networks=effort.networks))


def last_turn(game: Game, seed: int) -> Iterator[Exact]:
    """Play a game; every choice of its last turn, on the exact best line."""
    position = game.new(game.box(PLAYERS), seed)
    bots = [make_bot(GUIDE, PLAYERS * seed + seat) for seat in range(PLAYERS)]
    while (seat := game.turn(position)) is not None:
        view = game.view(position, seat)
        legal = game.legal(view, seat)
        branches = solved(game, view, seat, legal) if len(legal) > 1 else None
        if branches is None:
            game.apply(position, seat, bots[seat].choose(game, view, seat, legal))
            continue
        yield view, seat, branches
        game.apply(position, seat, branches[0].action)


def is_open(turn: list[Exact]) -> bool:
    """Does anything depend on its first choice?"""
    if not turn:
        return False
    _, seat, branches = turn[0]
    return len({branch.chances[seat] for branch in branches if branch.visits}) > 1


def given_away(game: Game, turn: list[Exact], name: str, seed: int) -> float:
    """By how much the choices of a bot in a turn are worse than the best."""
    lost = 0.0
    for view, seat, branches in turn:
        legal = sorted(branch.action for branch in branches)
        action = searching(name, seed).choose(game, view, seat, legal)
        worth = {branch.action: branch.chances[seat] for branch in branches if branch.visits}
        lost += branches[0].chances[seat] - worth.get(action, 0.0)
    return lost


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="apprentice,trader,master@4000,plain@4000")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    game, names = load(GAME), given.bots.split(",")
    lost: dict[str, list[float]] = {name: [] for name in names}
    seed = given.seed
    while len(lost[names[0]]) < given.positions:
        turn = list(last_turn(game, seed))
        if is_open(turn):
            for name in names:
                lost[name].append(given_away(game, turn, name, seed))
        seed += 1
    print(f"{given.positions} last turns of {seed - given.seed} games")
    for name in names:
        found = np.array(lost[name])
        error = 1.96 * found.std() / len(found) ** 0.5
        exact = np.mean(found < 1e-6)
        print(f"{name}: gives away {found.mean():.2%} (± {error:.2%}), exact in {exact:.0%}")


if __name__ == "__main__":
    main()
