"""What needs a process of its own; prints its answer as JSON.

`alone.py start GAME`: the seconds from before the first import to the first finished game.
`alone.py steps GAME`: whole games through Game.turn, legal and apply.
`alone.py loop GAME`: whole games by Game.play_games.
"""

import time

START = time.perf_counter()

import json  # noqa: E402
import random  # noqa: E402
import sys  # noqa: E402
from dataclasses import asdict  # noqa: E402

from measure import play_for  # noqa: E402

from caravanserai import games  # noqa: E402
from caravanserai.engine.game import Game  # noqa: E402
from caravanserai.engine.many_games import play_games  # noqa: E402

MOMENT = 0.4


def start(game: Game) -> float:
    play_games(game, game.box(game.players[0]), 1, seed=1)
    return time.perf_counter() - START


def steps(game: Game) -> dict[str, float]:
    box = game.box(game.players[-1])

    def play() -> tuple[float, float]:
        position = game.new(box, random.randrange(2**32))
        decisions = 0
        while (seat := game.turn(position)) is not None:
            game.apply(position, seat, random.choice(game.legal(position, seat)))
            decisions += 1
        return decisions, 1

    play()
    return asdict(play_for(MOMENT, play))


def loop(game: Game) -> dict[str, float]:
    box = game.box(game.players[-1])
    return asdict(play_for(MOMENT, lambda: (play_games(game, box, 10, seed=1)[1], 10)))


if __name__ == "__main__":
    measured = {"start": start, "steps": steps, "loop": loop}[sys.argv[1]](games.load(sys.argv[2]))
    print(json.dumps(measured))
